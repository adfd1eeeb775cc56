/// The eight patterns that keep codewords from looking like finders or large areas.
enum QRMask: Int, CaseIterable {
  case chess, rows, thirds, diagonals, bricks, crosses, blots, checks

  func inverts(_ row: Int, _ column: Int) -> Bool {
    switch self {
    case .chess: (row + column) % 2 == 0
    case .rows: row % 2 == 0
    case .thirds: column % 3 == 0
    case .diagonals: (row + column) % 3 == 0
    case .bricks: (row / 2 + column / 3) % 2 == 0
    case .crosses: row * column % 2 + row * column % 3 == 0
    case .blots: (row * column % 2 + row * column % 3) % 2 == 0
    case .checks: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }

  /// Level M (00) and the mask, with ten bits that correct them.
  var format: Int { (rawValue << 10 | QRMask.remainder(rawValue << 10, 0x537)) ^ 0x5412 }

  /// The remainder of dividing polynomials whose coefficients are bits.
  static func remainder(_ value: Int, _ divisor: Int) -> Int {
    var rest = value
    let width = Int.bitWidth - divisor.leadingZeroBitCount
    for shift in (0..<Int.bitWidth - width).reversed() where rest >> (shift + width - 1) & 1 == 1 {
      rest ^= divisor << shift
    }
    return rest
  }
}
