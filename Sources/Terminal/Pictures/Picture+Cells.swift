/// A picture as cells: each holds two pixels, one above the other, as the foreground and background of a half block.
package struct CellPicture: Equatable, Sendable {
  package let size: Size
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
        let top = average(column: column, of: columns, row: 2 * row, of: halves)
        let bottom =
          2 * row + 1 < halves ? average(column: column, of: columns, row: 2 * row + 1, of: halves) : .standard
        cells.append(Frame.Cell(top: top, bottom: bottom))
      }
    }
    return CellPicture(size: size, cells: cells)
  }

  /// The mean colour of the pixels under one of `columns` by `rows` boxes; transparent boxes show the terminal's background.
  private func average(column: Int, of columns: Int, row: Int, of rows: Int) -> Colour {
    let left = column * width / columns
    let right = max(left + 1, ((column + 1) * width + columns - 1) / columns)
    let top = row * height / rows
    let bottom = max(top + 1, ((row + 1) * height + rows - 1) / rows)
    var red = 0
    var green = 0
    var blue = 0
    var alpha = 0
    pixels.withUnsafeBufferPointer { pixels in
      for y in top..<bottom {
        for index in stride(from: (y * width + left) * 4, to: (y * width + right) * 4, by: 4) {
          let weight = Int(pixels[index + 3])
          red += Int(pixels[index]) * weight
          green += Int(pixels[index + 1]) * weight
          blue += Int(pixels[index + 2]) * weight
          alpha += weight
        }
      }
    }
    guard alpha * 2 >= 255 * (right - left) * (bottom - top) else { return .standard }
    return .rgb(UInt8(red / alpha), UInt8(green / alpha), UInt8(blue / alpha))
  }
}

extension Frame.Cell {
  /// Two pixels in one cell; a transparent one is the terminal's own background.
  fileprivate init(top: Colour, bottom: Colour) {
    switch (top, bottom) {
    case (.standard, .standard): self.init()
    case (.standard, _): self.init(character: "▄", style: Style(bottom))
    default: self.init(character: "▀", style: Style(top, on: bottom))
    }
  }
}

extension Frame {
  /// Draws a picture with its top left corner in a cell; what lies outside the frame is clipped.
  package mutating func put(_ picture: CellPicture, row: Int, column: Int) {
    for (index, cell) in picture.cells.enumerated() {
      let (down, across) = index.quotientAndRemainder(dividingBy: picture.size.columns)
      fill(
        row: row + down, column: column + across, rows: 1, columns: 1, with: cell.character, style: cell.style)
    }
  }
}
