/// A picture with its top left corner in a cell, which may lie outside the frame.
struct PlacedPicture: Sendable {
  let picture: CellPicture
  let row: Int
  let column: Int
}

/// The part of a picture that can be seen: a box of cells, and where in the picture it lies.
struct SeenPicture: Equatable, Sendable {
  let picture: Picture
  /// The place on the screen.
  let place: Position
  /// The size in cells.
  let size: Size
  /// The cells of the picture above it and to its left.
  let offset: Position
  /// The cells of the whole picture.
  let whole: Size
}

extension Frame {
  /// Draws a picture with its top left corner in a cell; parts outside the frame are clipped.
  package mutating func put(_ picture: CellPicture, row: Int, column: Int) {
    pictures.append(PlacedPicture(picture: picture, row: row, column: column))
    for down in 0..<picture.size.rows where 0..<size.rows ~= row + down {
      for across in 0..<picture.size.columns where 0..<size.columns ~= column + across {
        var cell = picture[down, across]
        cell.picture = pictures.count
        set(cell, row: row + down, column: column + across)
      }
    }
  }

  /// The pictures with a visible box, without those overwritten in their middle.
  var seenPictures: [SeenPicture] {
    if pictures.isEmpty { return [] }
    var boxes = Array(repeating: Box(), count: pictures.count)
    for (index, cell) in cells.enumerated() where cell.picture > 0 {
      boxes[cell.picture - 1].add(row: index / size.columns, column: index % size.columns)
    }
    return zip(pictures, boxes).compactMap { placed, box in
      guard box.isFull else { return nil }
      return SeenPicture(
        picture: placed.picture.source, place: Position(row: box.top, column: box.left), size: box.size,
        offset: Position(row: box.top - placed.row, column: box.left - placed.column), whole: placed.picture.size)
    }
  }

  /// The frame for a terminal that draws these pictures itself: the cells under them are empty.
  func without(_ seen: [SeenPicture]) -> Frame {
    var frame = self
    frame.pictures = []
    for picture in seen {
      let place = picture.place
      frame.fill(row: place.row, column: place.column, rows: picture.size.rows, columns: picture.size.columns)
    }
    return frame
  }

  /// The cells of one picture that nothing was written over.
  private struct Box {
    var top = Int.max
    var left = Int.max
    private var bottom = 0
    private var right = 0
    private var count = 0

    mutating func add(row: Int, column: Int) {
      (top, left) = (min(top, row), min(left, column))
      (bottom, right) = (max(bottom, row + 1), max(right, column + 1))
      count += 1
    }

    var size: Size { Size(rows: bottom - top, columns: right - left) }

    var isFull: Bool { count > 0 && count == size.rows * size.columns }
  }
}
