package import SheetLayout
package import SheetReading

/// A page of paper as grey pixels, on which printers and pupils draw; all lengths are millimetres.
package struct SheetCanvas {
  package let paper: SheetPaper
  package let scale: Double
  package private(set) var pixels: [UInt8]
  private let width: Int
  private let height: Int

  package init(_ paper: SheetPaper, scale: Double = 6) {
    (self.paper, self.scale) = (paper, scale)
    (width, height) = (Int(paper.width * scale), Int(paper.height * scale))
    pixels = [UInt8](repeating: 250, count: width * height)
  }

  package var picture: GreyPicture { GreyPicture(width: width, height: height, pixels: pixels) }

  /// The page as a file.
  package var pgm: [UInt8] { Array("P5\n\(width) \(height)\n255\n".utf8) + pixels }

  /// Makes pixels of a box darker, up to `ink` where `covers` gives 1.
  private mutating func darken(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ ink: Double, covers: (Double, Double) -> Double
  ) {
    for row in max(0, Int(top * scale) - 1)...min(height - 1, Int(bottom * scale) + 1) {
      for column in max(0, Int(left * scale) - 1)...min(width - 1, Int(right * scale) + 1) {
        let share = covers((Double(column) + 0.5) / scale, (Double(row) + 0.5) / scale)
        if share <= 0 { continue }
        let old = Double(pixels[row * width + column])
        let new = 250 * (1 - ink)
        pixels[row * width + column] = UInt8(min(old, old + (new - old) * min(1, share)))
      }
    }
  }

  package mutating func square(_ x: Double, _ y: Double, _ side: Double) {
    let scale = scale
    darken(x, y, x + side, y + side, 0.95) { column, row in
      min(1, min(column - x, x + side - column) * scale + 0.5) * min(1, min(row - y, y + side - row) * scale + 0.5)
    }
  }

  package mutating func disc(_ x: Double, _ y: Double, _ radius: Double, ink: Double) {
    let scale = scale
    darken(x - radius, y - radius, x + radius, y + radius, ink) { column, row in
      let distance = ((column - x) * (column - x) + (row - y) * (row - y)).squareRoot()
      return (radius - distance) * scale + 0.5
    }
  }

  package mutating func ring(_ x: Double, _ y: Double) {
    let (scale, middle) = (scale, SheetLayout.radius - 0.125)
    darken(x - 2.3, y - 2.3, x + 2.3, y + 2.3, 0.9) { column, row in
      let distance = ((column - x) * (column - x) + (row - y) * (row - y)).squareRoot()
      return (0.125 - abs(distance - middle)) * scale + 0.5
    }
  }

  package mutating func line(_ from: (Double, Double), _ to: (Double, Double), width: Double = 0.45, ink: Double) {
    let (scale, half) = (scale, width / 2)
    let (dx, dy) = (to.0 - from.0, to.1 - from.1)
    let square = max(1e-9, dx * dx + dy * dy)
    darken(
      min(from.0, to.0) - half, min(from.1, to.1) - half, max(from.0, to.0) + half, max(from.1, to.1) + half, ink
    ) { column, row in
      let along = max(0, min(1, ((column - from.0) * dx + (row - from.1) * dy) / square))
      let (x, y) = (column - from.0 - along * dx, row - from.1 - along * dy)
      return (half - (x * x + y * y).squareRoot()) * scale + 0.5
    }
  }

  /// Grey over a box, as from a smudge or a rubber.
  package mutating func veil(_ x: Double, _ y: Double, _ side: Double, _ share: Double) {
    for row in Int((y - side / 2) * scale)..<Int((y + side / 2) * scale) {
      for column in Int((x - side / 2) * scale)..<Int((x + side / 2) * scale) {
        pixels[row * width + column] = UInt8(Double(pixels[row * width + column]) * (1 - share))
      }
    }
  }

  /// A crease across the page: a dark line, below it everything is shifted sideways.
  package mutating func crease(at y: Double, by shift: Double) {
    let pixelShift = Int(shift * scale)
    for row in max(1, Int(y * scale))..<height {
      let line = Array(pixels[row * width..<(row + 1) * width])
      for column in 0..<width { pixels[row * width + column] = line[max(0, min(width - 1, column - pixelShift))] }
    }
    line((0, y), (paper.width, y + 1), width: 0.5, ink: 0.35)
  }

  // MARK: What pupils draw

  package enum Mark: CaseIterable {
    case filling, cross, heavyCross, tick, crossedOut
  }

  package mutating func mark(_ mark: Mark, _ x: Double, _ y: Double, ink: Double = 0.8, width: Double = 0.45) {
    let r = SheetLayout.radius
    switch mark {
    case .filling: disc(x, y, r * 0.9, ink: ink)
    case .cross:
      line((x - 1.4, y - 1.5), (x + 1.5, y + 1.4), width: width, ink: ink)
      line((x + 1.5, y - 1.4), (x - 1.4, y + 1.5), width: width, ink: ink)
    case .heavyCross:
      line((x - 2.6, y - 2.6), (x + 2.6, y + 2.6), width: 1.2, ink: ink)
      line((x + 2.6, y - 2.6), (x - 2.6, y + 2.6), width: 1.2, ink: ink)
    case .tick:
      line((x - 1.3, y), (x - 0.3, y + 1.4), width: width, ink: ink)
      line((x - 0.3, y + 1.4), (x + 2, y - 2), width: width, ink: ink)
    case .crossedOut:
      disc(x, y, r * 0.95, ink: ink)
      line((x - 3.8, y - 0.8), (x + 3.8, y - 0.6), width: width, ink: ink)
      line((x - 3.8, y + 0.9), (x + 3.8, y + 0.7), width: width, ink: ink)
    }
  }

  // MARK: Cameras

  /// The page as a camera sees it, and where its plane lies in that picture. Each corner is moved by a share of the width;
  /// light falls off to the right and below; noise has a standard deviation.
  package func photographed(
    _ numbers: inout SheetNumbers, corners: Double, scale: Double = 1, dimming: Double = 0, noise: Double = 0,
    isTurned: Bool = false
  ) -> (picture: GreyPicture, plane: SheetPlane)? {
    let margin = 40.0
    let (w, h) = (Double(width), Double(height))
    var places = [(0, 0), (w, 0), (w, h), (0, h)].map { x, y in
      SheetPoint(
        (x + numbers.between(-1, 1) * corners * w) * scale + margin,
        (y + numbers.between(-1, 1) * corners * w) * scale + margin)
    }
    if isTurned { places = Array(places[2...] + places[..<2]) }
    let left = places.map(\.x).min() ?? 0
    let top = places.map(\.y).min() ?? 0
    places = places.map { SheetPoint($0.x - left + margin, $0.y - top + margin) }
    let columns = Int((places.map(\.x).max() ?? 0) + margin)
    let rows = Int((places.map(\.y).max() ?? 0) + margin)
    let paperCorners = [(0, 0), (paper.width, 0), (paper.width, paper.height), (0, paper.height)].map {
      SheetPoint($0.0, $0.1)
    }
    let canvasCorners = [(0, 0), (w, 0), (w, h), (0, h)].map { SheetPoint($0.0, $0.1) }
    guard let plane = SheetPlane(zip(paperCorners, places).map { ($0, $1) }),
      let back = SheetPlane(zip(places, canvasCorners).map { (SheetPoint($0.x / 10, $0.y / 10), $1) })
    else { return nil }
    var seen = [UInt8](repeating: 120, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let place = back[SheetPoint((Double(column) + 0.5) / 10, (Double(row) + 0.5) / 10)]
        let (x, y) = (place.x - 0.5, place.y - 0.5)
        guard x >= 0, y >= 0, x < w - 1, y < h - 1 else { continue }
        let (cx, cy) = (Int(x), Int(y))
        let (fx, fy) = (x - Double(cx), y - Double(cy))
        let at = cy * width + cx
        let upper = Double(pixels[at]) * (1 - fx) + Double(pixels[at + 1]) * fx
        let lower = Double(pixels[at + width]) * (1 - fx) + Double(pixels[at + width + 1]) * fx
        let light = 1 - dimming * (Double(column) / Double(columns) + Double(row) / Double(rows)) / 2
        let value = (upper * (1 - fy) + lower * fy) * light + numbers.between(-1, 1) * noise * 1.73
        seen[row * columns + column] = UInt8(max(0, min(255, value)))
      }
    }
    return (GreyPicture(width: columns, height: rows, pixels: seen), plane)
  }
}

/// Numbers from a seed, the same on every machine (SplitMix64).
package struct SheetNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(next() >> 11) / Double(1 << 53)
  }
}
