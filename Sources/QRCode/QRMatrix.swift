/// The squares of one code, while it is drawn.
struct QRMatrix {
  private(set) var modules: [[Bool]]
  /// Squares of patterns, which hold no codewords and are under no mask.
  private var isPattern: [[Bool]]
  private let side: Int

  init(_ version: QRVersion) {
    side = version.side
    modules = Array(repeating: Array(repeating: false, count: side), count: side)
    isPattern = modules
    drawPatterns(version)
  }

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    guard modules.indices.contains(row), modules.indices.contains(column) else { return }
    modules[row][column] = isDark
    isPattern[row][column] = true
  }

  private mutating func drawPatterns(_ version: QRVersion) {
    for place in 0..<side {
      set(6, place, place.isMultiple(of: 2))
      set(place, 6, place.isMultiple(of: 2))
    }
    for (row, column) in [(3, 3), (3, side - 4), (side - 4, 3)] {
      drawRings(row, column, reach: 4) { $0 != 2 && $0 != 4 }
    }
    let corners = [(6, 6), (6, side - 7), (side - 7, 6)]
    for row in version.alignment {
      for column in version.alignment where !corners.contains(where: { $0 == (row, column) }) {
        drawRings(row, column, reach: 2) { $0 != 1 }
      }
    }
    drawFormat(0)
    if version.number >= 7 { drawVersion(version.number) }
  }

  /// Squares around a centre, dark by their distance.
  private mutating func drawRings(_ row: Int, _ column: Int, reach: Int, isDark: (Int) -> Bool) {
    for down in -reach...reach {
      for right in -reach...reach { set(row + down, column + right, isDark(max(abs(down), abs(right)))) }
    }
  }

  /// The fifteen bits of the format, once around the first finder and once at the two others.
  private mutating func drawFormat(_ bits: Int) {
    let isDark = { (place: Int) in bits >> place & 1 == 1 }
    for place in 0..<6 { set(place, 8, isDark(place)) }
    set(7, 8, isDark(6))
    set(8, 8, isDark(7))
    set(8, 7, isDark(8))
    for place in 9..<15 { set(8, 14 - place, isDark(place)) }
    for place in 0..<8 { set(8, side - 1 - place, isDark(place)) }
    for place in 8..<15 { set(side - 15 + place, 8, isDark(place)) }
    set(side - 8, 8, true)
  }

  /// The eighteen bits of versions from 7 on.
  private mutating func drawVersion(_ number: Int) {
    let bits = number << 12 | QRMask.remainder(number << 12, 0x1F25)
    for place in 0..<18 {
      let isDark = bits >> place & 1 == 1
      set(place / 3, side - 11 + place % 3, isDark)
      set(side - 11 + place % 3, place / 3, isDark)
    }
  }

  /// Codewords in columns of two from the right, up and down by turns, around the patterns.
  mutating func draw(_ codewords: [UInt8], under mask: QRMask) {
    var bit = 0
    for (turn, right) in [Array(stride(from: side - 1, to: 6, by: -2)), [5, 3, 1]].joined().enumerated() {
      for step in 0..<side {
        let row = turn.isMultiple(of: 2) ? side - 1 - step : step
        for column in [right, right - 1] where !isPattern[row][column] {
          let isDark = bit / 8 < codewords.count && codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
          modules[row][column] = isDark != mask.inverts(row, column)
          bit += 1
        }
      }
    }
    drawFormat(mask.format)
  }
}

extension QRMatrix {
  /// How hard it is to read: runs, areas, what looks like a finder, and too much of one colour.
  var penalty: Int {
    let columns = modules.indices.map { column in modules.map { $0[column] } }
    let lines = modules + columns
    let dark = modules.joined().count { $0 }
    let count = modules.count * modules.count
    let unbalanced = abs(dark * 20 - count * 10) / count * 10
    return lines.reduce(0) { $0 + runs(in: $1) + finders(in: $1) } + areas + unbalanced
  }

  private func runs(in line: [Bool]) -> Int {
    var sum = 0
    var length = 0
    for (place, isDark) in line.enumerated() {
      length = place > 0 && line[place - 1] == isDark ? length + 1 : 1
      if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
    }
    return sum
  }

  private func finders(in line: [Bool]) -> Int {
    let core = [true, false, true, true, true, false, true]
    let light = [Bool](repeating: false, count: 4)
    return [core + light, light + core].reduce(0) { sum, pattern in
      sum + 40 * (0...line.count - pattern.count).count { line[$0..<$0 + pattern.count].elementsEqual(pattern) }
    }
  }

  private var areas: Int {
    var sum = 0
    for row in 1..<modules.count {
      for column in 1..<modules.count {
        let isDark = modules[row][column]
        if modules[row - 1][column] == isDark, modules[row][column - 1] == isDark,
          modules[row - 1][column - 1] == isDark
        {
          sum += 3
        }
      }
    }
    return sum
  }
}

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
