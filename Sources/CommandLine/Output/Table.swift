internal import TextLayout

/// Rows in columns as wide as their widest cell, two spaces apart.
///
/// With a limited width, flexible columns are shortened and a wrapping one continues on further lines; if that is not
/// enough, dispensable columns are dropped. No line ever exceeds the limit.
package struct Table {
  /// Above the columns; empty for none.
  package var header: [String] = []
  package var rows: [[String]]
  /// The columns aligned to the right.
  package var numbers: Set<Int> = []
  /// Columns that may be cut off where the width is limited.
  package var flexible: Set<Int> = []
  /// The cells that such a column keeps while others can still be left out; 12 unless set.
  package var comfort: [Int: Int] = [:]
  /// The columns that can be dropped, the least important first.
  package var dispensable: [Int] = []
  /// The last column, if its cells wrap to further lines instead of being cut; nil otherwise.
  package var wrapping: Int?

  package init(
    header: [String] = [], rows: [[String]], numbers: Set<Int> = [], flexible: Set<Int> = [],
    comfort: [Int: Int] = [:], dispensable: [Int] = [], wrapping: Int? = nil
  ) {
    self.header = header
    self.rows = rows
    self.numbers = numbers
    self.flexible = flexible
    self.comfort = comfort
    self.dispensable = dispensable
    self.wrapping = wrapping
  }

  /// Lines of the table; with a width, none is wider.
  package func text(width: Int? = nil) -> String {
    let lines = ((header.isEmpty ? [] : [header]) + rows).map { $0.map(Cell.init) }
    let natural = (0..<(lines.first?.count ?? 0)).map { column in lines.map { $0[column].width }.max() ?? 0 }
    let columns = fitting(natural, width)
    return lines.map { line($0, columns) }.joined()
  }

  private func line(_ cells: [Cell], _ columns: [Column]) -> String {
    var line = ""
    var start = 0
    for (place, column) in columns.enumerated() {
      if place > 0 { line += "  " }
      let cell = cells[column.index]
      if column.index == wrapping, cell.width > column.width {
        let further = "\n" + String(repeating: " ", count: start)
        line += wrapped(cell.text, width: column.width).joined(separator: further)
        continue
      }
      let text = cell.width > column.width ? Cell(cell.text.truncated(to: column.width)) : cell
      let padding = String(repeating: " ", count: max(0, column.width - text.width))
      line += numbers.contains(column.index) ? padding + text.text : text.text + padding
      start += column.width + 2
    }
    let end = line.utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return (end.map { line[...$0] } ?? "") + "\n"
  }

  /// A cell on one line, with the columns of the terminal that it takes; most are ASCII and measured at once.
  private struct Cell {
    let text: String
    let width: Int

    init(_ text: String) {
      if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
        (self.text, width) = (text, text.utf8.count)
      } else {
        self.text = text.cleaned.replacing("\n", with: " ").replacing("\t", with: " ")
        width = self.text.cells
      }
    }
  }

  // MARK: Widths

  private struct Column {
    let index: Int
    var width: Int
  }

  /// The columns that are shown, narrowed until they fit.
  private func fitting(_ natural: [Int], _ limit: Int?) -> [Column] {
    var columns = natural.indices.map { Column(index: $0, width: natural[$0]) }
    guard let limit else { return columns }
    for dropped in dispensable.map(Optional.some) + [nil] {
      let narrowed = narrowed(columns, limit, least: comfortable)
      if Self.width(narrowed) <= limit { return narrowed }
      if let dropped { columns.removeAll { $0.index == dropped } }
    }
    let narrow = narrowed(columns, limit) { comfortable($0).map { _ in Self.narrowest } }
    return narrowed(narrow, limit) { _ in 1 }
  }

  /// The cells that a column keeps while others can still be left out; nil for one that is not shortened.
  private func comfortable(_ column: Int) -> Int? {
    if column == wrapping { return 24 }
    return flexible.contains(column) ? comfort[column] ?? 12 : nil
  }

  /// The cells that it keeps after that, until nothing else helps.
  private static let narrowest = 8

  /// Takes from the widest of the columns that have something to give until everything fits.
  private func narrowed(_ columns: [Column], _ limit: Int, least: (Int) -> Int?) -> [Column] {
    var columns = columns
    while Self.width(columns) > limit {
      let giving = columns.indices.filter { place in
        least(columns[place].index).map { columns[place].width > $0 } == true
      }
      guard let widest = giving.max(by: { (columns[$0].width, $1) < (columns[$1].width, $0) }) else { break }
      columns[widest].width -= 1
    }
    return columns
  }

  private static func width(_ columns: [Column]) -> Int { columns.reduce(2 * (columns.count - 1)) { $0 + $1.width } }

  /// A line of CSV, safe in spreadsheets.
  package static func csvLine(_ row: [String]) -> String { CSVLine.text(row) }
}
