internal import Terminal

/// A code of dark and light squares as rows of half blocks, two squares to a cell, with light around it.
struct CodePicture {
  private let modules: [[Bool]]
  /// Squares of light on each side; readers ask for four and do with two where the terminal is light around it.
  private static let quiet = 2

  init(_ modules: [[Bool]]) {
    self.modules = modules
  }

  private var side: Int { modules.count + 2 * Self.quiet }
  var columns: Int { side }
  var rowCount: Int { (side + 1) / 2 }

  /// Black on white where there are colours. Without, light is drawn as blocks in the colour of the text, which is bright
  /// on a dark screen; on a light one dark is.
  func rows(_ canvas: Canvas) -> [Row] {
    let hasColours = canvas.depth != .none
    let style = hasColours ? Style(.rgb(0, 0, 0), on: .rgb(255, 255, 255)) : .plain
    let inked = hasColours || canvas.settings.theme == .light
    return (0..<rowCount).map { row in
      let cells = (0..<side).map { column in
        Self.block(isDark(2 * row, column) == inked, isDark(2 * row + 1, column) == inked)
      }
      return Row(String(cells), style)
    }
  }

  private static func block(_ upper: Bool, _ lower: Bool) -> Character {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }

  private func isDark(_ row: Int, _ column: Int) -> Bool {
    let (row, column) = (row - Self.quiet, column - Self.quiet)
    guard modules.indices.contains(row), modules[row].indices.contains(column) else { return false }
    return modules[row][column]
  }
}
