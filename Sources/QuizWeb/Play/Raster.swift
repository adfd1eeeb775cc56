internal import CZlib

/// A picture of coloured dots, drawn with round pens.
struct Raster {
  let width: Int
  let height: Int
  /// Rows from the top, three bytes a dot.
  private var dots: [UInt8]

  /// Red, green and blue, and how much they cover.
  struct Ink {
    var red, green, blue: UInt8
    var cover = 1.0

    static let white = Ink(red: 255, green: 255, blue: 255)

    /// A colour such as `0x1d5fa8`.
    init(_ code: UInt32, cover: Double = 1) {
      (red, green, blue) = (UInt8(code >> 16 & 255), UInt8(code >> 8 & 255), UInt8(code & 255))
      self.cover = cover
    }

    private init(red: UInt8, green: UInt8, blue: UInt8) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    func covering(_ share: Double) -> Ink {
      var ink = self
      ink.cover = share
      return ink
    }
  }

  private typealias Point = (x: Double, y: Double)

  init(width: Int, height: Int, _ paper: Ink) {
    (self.width, self.height) = (width, height)
    dots = (0..<width * height).flatMap { _ in [paper.red, paper.green, paper.blue] }
  }

  /// Draws an outline with a pen; `scale` is the length of one of its units.
  mutating func draw(_ outline: String, x: Double, y: Double, scale: Double, pen: Double, _ ink: Ink) {
    let lines: [[Point]] = Self.lines(outline).map { line in line.map { (x + $0.x * scale, y + $0.y * scale) } }
    stroke(lines, pen: pen, ink)
  }

  /// A part of a circle, clockwise from the top, in hundredths.
  mutating func arc(x: Double, y: Double, radius: Double, percent: Double, pen: Double, _ ink: Ink) {
    // A turn by one degree.
    let (cosine, sine) = (0.999_847_695_156, 0.017_452_406_437)
    var (across, down) = (0.0, -radius)
    var line: [Point] = [(x, y - radius)]
    for _ in 0..<Int((min(100, max(0, percent)) * 3.6).rounded()) {
      (across, down) = (across * cosine - down * sine, across * sine + down * cosine)
      line.append((x + across, y + down))
    }
    stroke([line], pen: pen, ink)
  }

  /// A square with round corners.
  mutating func square(x: Double, y: Double, side: Double, _ ink: Ink) {
    let pen = side / 2.5
    let (inner, rows) = (side - pen, 6)
    let lines = (0...rows).map { row -> [Point] in
      let height = y + pen / 2 + inner * Double(row) / Double(rows)
      return [(x + pen / 2, height), (x + pen / 2 + inner, height)]
    }
    stroke(lines, pen: pen, ink)
  }

  /// Covers each dot as far as it lies under the pen, and once where lines cross.
  private mutating func stroke(_ lines: [[Point]], pen: Double, _ ink: Ink) {
    guard var cover = Cover(lines, pen: pen, width: width, height: height) else { return }
    for line in lines {
      for (from, to) in zip(line, line.count > 1 ? Array(line.dropFirst()) : line) { cover.add(from, to) }
    }
    for (place, share) in cover.shares.enumerated() where share > 0 {
      let (row, column) = (cover.rows.lowerBound + place / cover.columns.count, place % cover.columns.count)
      blend((row * width + cover.columns.lowerBound + column) * 3, share * ink.cover, ink)
    }
  }

  /// How far each dot of a box lies under a pen.
  private struct Cover {
    let rows: Range<Int>
    let columns: Range<Int>
    let pen: Double
    private(set) var shares: [Double]

    /// The box around lines, as far as it is on the picture; nil where none of it is.
    init?(_ lines: [[Point]], pen: Double, width: Int, height: Int) {
      let all = lines.joined()
      guard let first = all.first else { return nil }
      let ends = all.reduce((first.x, first.y, first.x, first.y)) {
        (min($0.0, $1.x), min($0.1, $1.y), max($0.2, $1.x), max($0.3, $1.y))
      }
      let half = pen / 2 + 1
      let (left, right) = (max(0, Int(ends.0 - half)), min(width, Int(ends.2 + half) + 1))
      let (top, bottom) = (max(0, Int(ends.1 - half)), min(height, Int(ends.3 + half) + 1))
      guard left < right, top < bottom else { return nil }
      (rows, columns, self.pen) = (top..<bottom, left..<right, pen)
      shares = Array(repeating: 0, count: (bottom - top) * (right - left))
    }

    mutating func add(_ from: Point, _ to: Point) {
      let half = pen / 2 + 1
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx * dx + dy * dy
      let near = { (a: Double, b: Double, box: Range<Int>) in
        stride(
          from: max(box.lowerBound, Int(min(a, b) - half)), to: min(box.upperBound, Int(max(a, b) + half) + 1), by: 1)
      }
      for row in near(from.y, to.y, rows) {
        for column in near(from.x, to.x, columns) {
          let (x, y) = (Double(column) - from.x, Double(row) - from.y)
          let part = length > 0 ? min(1, max(0, (x * dx + y * dy) / length)) : 0
          let (restX, restY) = (x - part * dx, y - part * dy)
          let distance = (restX * restX + restY * restY).squareRoot()
          let place = (row - rows.lowerBound) * columns.count + column - columns.lowerBound
          shares[place] = max(shares[place], min(1, max(0, pen / 2 + 0.5 - distance)))
        }
      }
    }
  }

  private mutating func blend(_ place: Int, _ share: Double, _ ink: Ink) {
    for (offset, value) in [ink.red, ink.green, ink.blue].enumerated() {
      let old = Double(dots[place + offset])
      dots[place + offset] = UInt8(old + (Double(value) - old) * share)
    }
  }

  /// The lines of an outline of `M`, `L`, `Q` and `Z`; a curve becomes eight.
  private static func lines(_ outline: String) -> [[Point]] {
    var lines: [[Point]] = []
    var rest = outline[...]
    while let command = rest.popFirst() {
      let end = rest.firstIndex { "MLQZ".contains($0) } ?? rest.endIndex
      let numbers = rest[..<end].split(separator: " ").compactMap { Double($0) }
      rest = rest[end...]
      if command == "M", numbers.count == 2 { lines.append([]) }
      guard let last = lines.indices.last else { return [] }
      switch (command, numbers.count) {
      case ("Q", 4):
        guard let from = lines[last].last else { return [] }
        for step in 1...8 {
          let (to, left) = (Double(step) / 8, 1 - Double(step) / 8)
          let between = { (a: Double, b: Double, c: Double) in left * left * a + 2 * left * to * b + to * to * c }
          lines[last].append((between(from.x, numbers[0], numbers[2]), between(from.y, numbers[1], numbers[3])))
        }
      case (_, 2): lines[last].append((numbers[0], numbers[1]))
      case (_, _): if let first = lines[last].first { lines[last].append(first) }
      }
    }
    return lines
  }

  // MARK: The file

  /// The picture as a PNG; nil without memory for it.
  var png: [UInt8]? {
    // Each row begins with the number of its filter: none.
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (width * 3 + 1))
    for row in 0..<height {
      rows.append(0)
      rows += dots[row * width * 3..<(row + 1) * width * 3]
    }
    var count = compressBound(UInt(rows.count))
    var packed = [UInt8](repeating: 0, count: Int(count))
    guard compress2(&packed, &count, rows, UInt(rows.count), 6) == Z_OK else { return nil }
    let sizes = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height))
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    png += Self.chunk("IHDR", sizes + [8, 2, 0, 0, 0])
    png += Self.chunk("IDAT", Array(packed.prefix(Int(count))))
    png += Self.chunk("IEND", [])
    return png
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + bytes
    return Self.bytes(UInt32(bytes.count)) + body
      + Self.bytes(UInt32(truncatingIfNeeded: crc32(0, body, UInt32(body.count))))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
