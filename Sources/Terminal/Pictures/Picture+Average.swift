extension Picture {
  /// The mean of the pixels under one of `columns` by `rows` boxes.
  func average(column: Int, of columns: Int, row: Int, of rows: Int) -> Mean {
    let left = column * width / columns
    let right = max(left + 1, ((column + 1) * width + columns - 1) / columns)
    let top = row * height / rows
    let bottom = max(top + 1, ((row + 1) * height + rows - 1) / rows)
    var mean = Mean(pixels: (right - left) * (bottom - top))
    pixels.withUnsafeBufferPointer { pixels in
      for y in top..<bottom {
        for index in stride(from: (y * width + left) * 4, to: (y * width + right) * 4, by: 4) {
          mean.add(pixels[index], pixels[index + 1], pixels[index + 2], alpha: pixels[index + 3])
        }
      }
    }
    return mean
  }

  /// Colours of some pixels, each counted as much as it can be seen.
  struct Mean {
    private let pixels: Int
    private var sums = (red: 0, green: 0, blue: 0, alpha: 0)

    init(pixels: Int) { self.pixels = pixels }

    mutating func add(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8) {
      let weight = Int(alpha)
      sums.red += Int(red) * weight
      sums.green += Int(green) * weight
      sums.blue += Int(blue) * weight
      sums.alpha += weight
    }

    /// Whether at least half of it can be seen.
    var isSeen: Bool { sums.alpha * 2 >= 255 * pixels }

    var red: UInt8 { of(sums.red) }
    var green: UInt8 { of(sums.green) }
    var blue: UInt8 { of(sums.blue) }
    var alpha: UInt8 { UInt8(sums.alpha / pixels) }

    private func of(_ sum: Int) -> UInt8 { sums.alpha > 0 ? UInt8(sum / sums.alpha) : 0 }
  }
}
