internal import CImage
internal import Glibc
internal import TextLayout

/// Pixels to be drawn into cells: rows from the top, sRGB, transparency not multiplied in.
package struct Picture: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Four bytes a pixel: red, green, blue, alpha.
  package let pixels: [UInt8]

  /// A picture from its pixels; nil when their number does not fit the sides.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixels.count / 4 == count, pixels.count % 4 == 0 else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A picture from the bytes of a file: a PNG of at most 4096 by 4096 pixels, or a JPEG of at most 8192 by 8192.
  ///
  /// A JPEG is turned upright, and reduced if it is large.
  package init(file bytes: [UInt8]) throws(PictureError) {
    var image = cimage()
    let code = bytes.withUnsafeBufferPointer { cimage_read($0.baseAddress, $0.count, &image) }
    defer { cimage_free(&image) }
    width = Int(image.width)
    height = Int(image.height)
    switch Int(code) {
    case CIMAGE_OK: pixels = Array(UnsafeBufferPointer(start: image.pixels, count: width * height * 4))
    case CIMAGE_UNKNOWN: throw .unknown
    case CIMAGE_TOO_LARGE: throw .tooLarge(width: width, height: height, most: Int(image.side))
    case CIMAGE_NO_MEMORY: throw .noMemory
    default: throw .damaged(image.reason)
    }
  }
}

/// Why a picture cannot be shown.
package enum PictureError: Error, Equatable {
  /// Neither a PNG nor a JPEG.
  case unknown
  /// More pixels on a side than there may be; no pixels at all where the file itself is too large.
  case tooLarge(width: Int, height: Int, most: Int)
  /// The decoder's own message.
  case damaged(String)
  case noMemory
}

extension cimage {
  /// The decoder's message, which ends at its first zero byte.
  fileprivate var reason: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension PictureError: CustomStringConvertible {
  /// The problem, as the rest of a sentence that names the file.
  package var description: String {
    switch self {
    case .unknown: "neither a PNG nor a JPEG picture"
    case .tooLarge(0, 0, _): "the file is larger than 64 MiB; use a smaller picture"
    case .tooLarge(let width, let height, let most):
      "the picture has \(width) × \(height) pixels, at most \(most) × \(most) can be shown; scale it down"
    case .damaged(let reason): "the picture is damaged (\(reason.cleaned))"
    case .noMemory: "there is not enough memory for the picture"
    }
  }
}

extension Picture {
  /// The most pixels of a picture, as no box of cells shows more sharply.
  private static let largest = (width: 800, height: 480)

  /// The picture as a PNG, reduced to the largest useful size; nil without memory.
  func fileToSend() -> (bytes: [UInt8], width: Int, height: Int)? {
    let scale = min(1, Double(Self.largest.width) / Double(width), Double(Self.largest.height) / Double(height))
    let columns = max(1, Int((Double(width) * scale).rounded()))
    let rows = max(1, Int((Double(height) * scale).rounded()))
    let pixels = scale == 1 ? pixels : scaled(columns: columns, rows: rows)
    var count = 0
    guard let file = cimage_write_png(pixels, UInt32(columns), UInt32(rows), 0, &count) else { return nil }
    defer { free(file) }
    return (Array(UnsafeBufferPointer(start: file, count: count)), columns, rows)
  }

  private func scaled(columns: Int, rows: Int) -> [UInt8] {
    var scaled: [UInt8] = []
    scaled.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      for column in 0..<columns {
        let mean = average(column: column, of: columns, row: row, of: rows)
        scaled += [mean.red, mean.green, mean.blue, mean.alpha]
      }
    }
    return scaled
  }
}

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
