internal import CImage

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
