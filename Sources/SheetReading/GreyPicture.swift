package import SheetLayout

/// Grey pixels, rows from above, 0 is black.
package struct GreyPicture: Sendable {
  package let width: Int
  package let height: Int
  package let pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height, "a byte a pixel")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// True where next to nothing is darker than the paper, as on the back of a page; the table around a photographed page is.
  package var isBlank: Bool {
    let step = max(1, min(width, height) / 400)
    var counts = [Int](repeating: 0, count: 256)
    for y in stride(from: 0, to: height, by: step) {
      for x in stride(from: 0, to: width, by: step) { counts[Int(pixels[y * width + x])] += 1 }
    }
    let all = counts.reduce(0, +)
    func share(_ share: Double) -> Int {
      var sum = 0
      return counts.firstIndex { count in
        sum += count
        return Double(sum) > share * Double(all)
      } ?? 255
    }
    return share(0.95) - share(0.0008) < 40
  }
}

/// The plane of a sheet in a picture: places on paper, in millimetres, to places among pixels.
package struct SheetPlane: Sendable {
  /// The eight numbers of the projection; the ninth is 1.
  private let h: [Double]

  /// The plane that fits pairs of paper and picture best; nil where they fix none, or lie far from it.
  package init?(_ pairs: [(paper: SheetPoint, pixel: SheetPoint)]) {
    guard pairs.count >= 4 else { return nil }
    var equations = LeastSquares(8)
    for (paper, pixel) in pairs {
      let (x, y) = (paper.x / 100, paper.y / 100)
      equations.add([x, y, 1, 0, 0, 0, -x * pixel.x, -y * pixel.x], pixel.x)
      equations.add([0, 0, 0, x, y, 1, -x * pixel.y, -y * pixel.y], pixel.y)
    }
    guard let h = equations.solution else { return nil }
    self.h = h
    let scale = pixels(perMillimetreAt: SheetPoint(105, 148))
    guard scale.isFinite, scale > 1 else { return nil }
    for (paper, pixel) in pairs {
      let found = self[paper]
      let distance = ((found.x - pixel.x) * (found.x - pixel.x) + (found.y - pixel.y) * (found.y - pixel.y))
      if !(distance < 9 * scale * scale) { return nil }
    }
  }

  package subscript(_ paper: SheetPoint) -> SheetPoint {
    let (x, y) = (paper.x / 100, paper.y / 100)
    let depth = h[6] * x + h[7] * y + 1
    return SheetPoint((h[0] * x + h[1] * y + h[2]) / depth, (h[3] * x + h[4] * y + h[5]) / depth)
  }

  func pixels(perMillimetreAt place: SheetPoint) -> Double {
    let (here, beside) = (self[place], self[SheetPoint(place.x + 1, place.y)])
    return ((here.x - beside.x) * (here.x - beside.x) + (here.y - beside.y) * (here.y - beside.y)).squareRoot()
  }

  /// A rectangle of paper as flat pixels, `scale` of them a millimetre; what lies outside of the picture is white.
  package func flattened(
    _ picture: GreyPicture, left: Double, top: Double, width: Double, height: Double, scale: Double
  ) -> GreyPicture {
    let (columns, rows) = (max(1, Int((width * scale).rounded())), max(1, Int((height * scale).rounded())))
    let (w, h) = (picture.width, picture.height)
    let pixels = [UInt8](unsafeUninitializedCapacity: columns * rows) { to, count in
      picture.pixels.withUnsafeBufferPointer { from in
        for row in 0..<rows {
          for column in 0..<columns {
            let place = self[
              SheetPoint(left + (Double(column) + 0.5) / scale, top + (Double(row) + 0.5) / scale)]
            let (x, y) = (place.x - 0.5, place.y - 0.5)
            guard x >= 0, y >= 0, x < Double(w - 1), y < Double(h - 1) else {
              to[row * columns + column] = 255
              continue
            }
            let (left, above) = (Int(x), Int(y))
            let (fx, fy) = (Int((x - Double(left)) * 256), Int((y - Double(above)) * 256))
            let at = above * w + left
            let upper = Int(from[at]) * (256 - fx) + Int(from[at + 1]) * fx
            let lower = Int(from[at + w]) * (256 - fx) + Int(from[at + w + 1]) * fx
            to[row * columns + column] = UInt8((upper * (256 - fy) + lower * fy) >> 16)
          }
        }
      }
      count = columns * rows
    }
    return GreyPicture(width: columns, height: rows, pixels: pixels)
  }
}

/// Linear equations with more rows than unknowns.
struct LeastSquares {
  private let count: Int
  private var matrix: [[Double]]

  init(_ count: Int) {
    self.count = count
    matrix = Array(repeating: Array(repeating: 0, count: count + 1), count: count)
  }

  mutating func add(_ row: [Double], _ value: Double, weight: Double = 1) {
    for i in 0..<count {
      for j in 0..<count { matrix[i][j] += weight * row[i] * row[j] }
      matrix[i][count] += weight * row[i] * value
    }
  }

  /// The unknowns with the least squares of errors; nil where the equations leave some open.
  var solution: [Double]? {
    var m = matrix
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(m[$0][column]) < abs(m[$1][column]) }),
        abs(m[pivot][column]) > 1e-12
      else { return nil }
      m.swapAt(pivot, column)
      for row in 0..<count where row != column {
        let factor = m[row][column] / m[column][column]
        if factor == 0 { continue }
        for i in column...count { m[row][i] -= factor * m[column][i] }
      }
    }
    return (0..<count).map { m[$0][count] / m[$0][$0] }
  }
}
