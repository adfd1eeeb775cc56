/// A picture as cells: each holds two pixels by two in two colours, as the foreground and background of a quadrant block.
package struct CellPicture: Equatable, Sendable {
  package let size: Size
  /// The picture behind the cells, for a terminal that draws pictures itself.
  let source: Picture
  fileprivate let cells: [Frame.Cell]
}

extension Picture {
  /// The picture scaled into a box of cells, with its proportions kept (a cell is twice as high as wide) and never enlarged.
  ///
  /// Nil when the box is empty or the terminal has too few colours: show the alternative text then.
  package func fitted(to box: Size, depth: ColourDepth) -> CellPicture? {
    guard box.rows > 0, box.columns > 0, depth >= .indexed256 else { return nil }
    let scale = min(1, Double(box.columns) / Double(width), 2 * Double(box.rows) / Double(height))
    let columns = max(1, Int((Double(width) * scale).rounded()))
    let halves = max(1, Int((Double(height) * scale).rounded()))
    let size = Size(rows: (halves + 1) / 2, columns: columns)
    var cells: [Frame.Cell] = []
    cells.reserveCapacity(size.rows * size.columns)
    for row in 0..<size.rows {
      for column in 0..<columns {
        let quarters = [(0, 0), (0, 1), (1, 0), (1, 1)].map { down, across -> Quadrants.Colour? in
          let half = 2 * row + down
          guard half < halves else { return nil }
          return Quadrants.Colour(average(column: 2 * column + across, of: 2 * columns, row: half, of: halves))
        }
        cells.append(Quadrants(quarters).cell)
      }
    }
    return CellPicture(size: size, source: self, cells: cells)
  }
}

/// Four quarters of a cell in the two colours that come nearest to them.
private struct Quadrants {
  /// The quarters: top left, top right, then those below.
  private let quarters: [Colour?]

  struct Colour: Equatable {
    let red: Int
    let green: Int
    let blue: Int

    /// Nil where less than half of it can be seen: the terminal's background shows there.
    init?(_ mean: Picture.Mean) {
      guard mean.isSeen else { return nil }
      (red, green, blue) = (Int(mean.red), Int(mean.green), Int(mean.blue))
    }

    init(mean colours: [Colour]) {
      let count = max(1, colours.count)
      red = colours.reduce(0) { $0 + $1.red } / count
      green = colours.reduce(0) { $0 + $1.green } / count
      blue = colours.reduce(0) { $0 + $1.blue } / count
    }

    func distance(to other: Colour) -> Int {
      let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
      return red * red + green * green + blue * blue
    }

    var drawn: Terminal.Colour { .rgb(UInt8(red), UInt8(green), UInt8(blue)) }
  }

  init(_ quarters: [Colour?]) { self.quarters = quarters }

  /// The blocks by the quarters that have the foreground: 1, 2, 4 and 8.
  private static let blocks = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
  /// Every way to part four quarters, the top left one in front; of equals the first is taken.
  private static let partings = [3, 5, 9, 1, 7, 11, 13]

  var cell: Frame.Cell {
    let opaque = quarters.indices.reduce(0) { quarters[$1] == nil ? $0 : $0 | 1 << $1 }
    guard opaque == 15 else {
      let style = opaque == 0 ? Style.plain : Style(Colour(mean: colours(opaque)).drawn)
      return Frame.Cell(character: Self.blocks[opaque], style: style)
    }
    let best = Self.partings.min { error($0) < error($1) } ?? 3
    let (front, back) = (Colour(mean: colours(best)), Colour(mean: colours(15 - best)))
    return Frame.Cell(character: Self.blocks[best], style: Style(front.drawn, on: back.drawn))
  }

  private func colours(_ mask: Int) -> [Colour] {
    quarters.enumerated().compactMap { mask & 1 << $0.offset != 0 ? $0.element : nil }
  }

  /// How far the quarters are from the colours that they get.
  private func error(_ front: Int) -> Int {
    [front, 15 - front].reduce(0) { sum, mask in
      let group = colours(mask)
      let mean = Colour(mean: group)
      return group.reduce(sum) { $0 + $1.distance(to: mean) }
    }
  }
}

extension CellPicture {
  /// The cell at a place of the picture.
  subscript(row: Int, column: Int) -> Frame.Cell { cells[row * size.columns + column] }
}
