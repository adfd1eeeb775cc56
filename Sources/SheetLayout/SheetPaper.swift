/// The paper of an answer sheet, and the places on it that every sheet has. All lengths are millimetres.
package enum SheetPaper: String, CaseIterable, Sendable {
  case a4, letter

  package var width: Double { self == .a4 ? 210 : 215.9 }
  package var height: Double { self == .a4 ? 297 : 279.4 }

  /// From the paper's edge to whatever is printed; no printer needs more.
  package static let margin = 10.0
  /// The black square of a corner mark.
  package static let tagSide = 10.0
  /// The code beside the title.
  package static let codeSide = 24.0

  /// The upper left corner of the code.
  package var code: SheetPoint {
    SheetPoint(width - Self.margin - Self.tagSide - 4 - Self.codeSide, Self.margin)
  }

  /// The upper left corner of the black square of each corner mark: above left, above right, below right, below left.
  package var tags: [SheetPoint] {
    let (right, below) = (width - Self.margin - Self.tagSide, height - Self.margin - Self.tagSide)
    return [
      SheetPoint(Self.margin, Self.margin), SheetPoint(right, Self.margin), SheetPoint(right, below),
      SheetPoint(Self.margin, below),
    ]
  }

  /// The corners of a black square, in the order in which AprilTag's detector names them.
  package func corners(ofTag id: Int) -> [SheetPoint] {
    let (x, y) = (tags[id].x, tags[id].y)
    return [
      SheetPoint(x, y + Self.tagSide), SheetPoint(x + Self.tagSide, y + Self.tagSide),
      SheetPoint(x + Self.tagSide, y), SheetPoint(x, y),
    ]
  }

  /// The bounds of the bubbles, from the code down to the lower corner marks.
  package var top: Double { Self.margin + Self.codeSide + 5 }
  package var bottom: Double { height - Self.margin - Self.tagSide - 4 }
}

/// A place on paper, in millimetres from its upper left corner.
package struct SheetPoint: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    (self.x, self.y) = (x, y)
  }
}

/// The corner marks: tags 0 to 3 of AprilTag's family 36h11, eight squares a side with their black border.
package enum SheetTag {
  /// The inner six rows of each tag, from above; a one is white.
  private static let rows: [[UInt8]] = [
    [0b110101, 0b011101, 0b011000, 0b101000, 0b010110, 0b000100],
    [0b110110, 0b010111, 0b111100, 0b011000, 0b101101, 0b001001],
    [0b110111, 0b010010, 0b100000, 0b001001, 0b000100, 0b001110],
    [0b111001, 0b000111, 0b100111, 0b101001, 0b110010, 0b011000],
  ]

  /// True where the tag is black, row by row, with its border.
  package static func isBlack(_ id: Int) -> [[Bool]] {
    let border = [Bool](repeating: true, count: 8)
    let inner = rows[id].map { row in [true] + (0..<6).map { row >> (5 - $0) & 1 == 0 } + [true] }
    return [border] + inner + [border]
  }
}
