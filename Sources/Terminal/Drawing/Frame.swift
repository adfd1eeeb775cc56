internal import TextLayout

/// The content of one screen: a grid of cells, and the cursor's place.
///
/// Text outside the grid is clipped, so that a view may draw without knowing the size.
package struct Frame: Equatable, Sendable {
  package static func == (one: Frame, other: Frame) -> Bool {
    one.size == other.size && one.cursor == other.cursor && one.takesMouse == other.takesMouse
      && one.cells == other.cells
  }

  /// One cell: a cluster and its look. A wide cluster owns the cells to its right, which are `covered`.
  struct Cell: Equatable, Sendable {
    var character: Character = " "
    var style: Style = .plain
    /// The cells of the cluster, or 0 when the cell belongs to the cluster on its left.
    var width = 1
    /// Which text it came with, counted from 1 in the order of writing; 0 for none. It makes no difference to look at.
    var text = 0
    /// Which piece of its text reads from left to right by itself, counted from 1; 0 for none. Neither does this.
    var isolate = 0
    /// Which picture it is a part of, counted from 1 in the order of drawing; 0 for none. Neither does this.
    var picture = 0

    static func == (one: Cell, other: Cell) -> Bool {
      one.character == other.character && one.style == other.style && one.width == other.width
    }

    var isCovered: Bool { width == 0 }
  }

  package let size: Size
  /// The place of the hardware cursor, for typing and for screen readers; nil hides it.
  package var cursor: Position?
  /// True when the terminal reports the mouse while this is shown; else the mouse marks text.
  package var takesMouse = false
  private(set) var cells: [Cell]
  /// The drawn pictures, beneath later drawing.
  var pictures: [PlacedPicture] = []
  /// How many texts were written.
  private var texts = 0
  /// How many pieces of them read by themselves, and whether the last one written is such a piece.
  private var isolates = (count: 0, isLast: false)

  package init(_ size: Size) {
    self.size = size
    cells = Array(repeating: Cell(), count: size.rows * size.columns)
  }

  subscript(row: Int, column: Int) -> Cell {
    cells[row * size.columns + column]
  }

  /// Writes one line of text and returns the column behind it.
  ///
  /// The text is cleaned; newlines and tabs count as spaces. At most `width` cells are used, none outside the frame. A wide
  /// cluster that does not fit whole leaves spaces. A text that continues the one before is ordered with it, and an isolated
  /// one, such as a formula, reads from left to right whatever stands around it.
  @discardableResult
  package mutating func put(
    _ text: some StringProtocol, row: Int, column: Int, style: Style = .plain, width: Int = .max,
    continues: Bool = false, isIsolated: Bool = false
  ) -> Int {
    let room = min(size.columns, column.addingClamped(width))
    var next = column
    if !continues { texts += 1 }
    if isIsolated, !(continues && isolates.isLast) { isolates.count += 1 }
    isolates.isLast = isIsolated
    for character in String(text).cleaned where next < room {
      let shown = character.isNewline || character == "\t" ? " " : character
      let cells = shown.cells
      // A stray mark or a zero-width space has no cell of its own.
      guard cells > 0 else { continue }
      put(shown, cells: cells, at: Position(row: row, column: next), before: room, style: style)
      next += cells
    }
    return next
  }

  /// Fills a box with one cluster of one cell, by default a space.
  package mutating func fill(
    row: Int, column: Int, rows: Int, columns: Int, with character: Character = " ", style: Style = .plain
  ) {
    let right = min(size.columns, column.addingClamped(columns))
    let bottom = min(size.rows, row.addingClamped(rows))
    for row in max(0, row)..<max(0, row, bottom) {
      for column in max(0, column)..<max(0, column, right) {
        set(Cell(character: character, style: style), row: row, column: column)
      }
    }
  }

  /// Changes the look of what already stands in a box, such as a selected line.
  package mutating func restyle(row: Int, column: Int, columns: Int, _ change: (inout Style) -> Void) {
    guard 0..<size.rows ~= row else { return }
    let right = min(size.columns, column.addingClamped(columns))
    for column in max(0, column)..<max(0, column, right) { change(&cells[row * size.columns + column].style) }
  }

  /// Puts other clusters, of one cell each, in the places of some; a wide one leaves spaces behind it.
  package mutating func replace(by twin: (Character) -> Character?) {
    for index in cells.indices where !cells[index].isCovered {
      guard let twin = twin(cells[index].character) else { continue }
      let width = cells[index].width
      cells[index].character = twin
      for covered in index..<(index + width) { cells[covered].width = 1 }
      for covered in (index + 1)..<max(index + 1, index + width) { cells[covered].character = " " }
    }
  }

  /// Puts one cluster, or spaces where it would be cut.
  private mutating func put(_ character: Character, cells: Int, at place: Position, before room: Int, style: Style) {
    let end = place.column + cells
    guard 0..<size.rows ~= place.row else { return }
    if place.column >= 0 && end <= room {
      for column in place.column..<end { detach(row: place.row, column: column) }
      for column in place.column..<end {
        self.cells[place.row * size.columns + column] = Cell(
          character: character, style: style, width: 0, text: texts, isolate: isolates.isLast ? isolates.count : 0)
      }
      self.cells[place.row * size.columns + place.column].width = cells
    } else {
      fill(row: place.row, column: place.column, rows: 1, columns: min(end, room) - place.column, style: style)
    }
  }

  mutating func set(_ cell: Cell, row: Int, column: Int) {
    detach(row: row, column: column)
    cells[row * size.columns + column] = cell
  }

  /// Sets one cell as it is, whatever stands beside it.
  mutating func setCell(_ cell: Cell, at index: Int) {
    cells[index] = cell
  }

  /// Turns the wide cluster that a cell is part of, if it is, into spaces: half a cluster cannot be shown.
  private mutating func detach(row: Int, column: Int) {
    var start = row * size.columns + column
    guard cells[start].width != 1 else { return }
    while cells[start].isCovered { start -= 1 }
    for index in start..<(start + cells[start].width) {
      cells[index].character = " "
      cells[index].width = 1
    }
  }
}

extension Frame {
  /// The rows as plain text without trailing spaces, for tests and for reading aloud.
  package var lines: [String] {
    (0..<size.rows).map { row in
      let cells = cells[(row * size.columns)..<((row + 1) * size.columns)]
      let line = String(cells.filter { !$0.isCovered }.map(\.character))
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The rows of the frame, joined by newlines.
  package var text: String { lines.joined(separator: "\n") }
}

extension Int {
  /// The sum, stopped at the largest number: widths may be `Int.max`, for "as far as it goes".
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }
}
