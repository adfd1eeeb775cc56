/// The width and height of a picture in pixels, read from its first bytes.
package struct PictureSize: Equatable {
  package var width: Int
  package var height: Int

  /// Nil for other files than PNG, JPEG, GIF or WebP, and for an empty size.
  package init?(_ bytes: [UInt8]) {
    guard let (width, height) = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webp(bytes) ?? Self.jpeg(bytes),
      width > 0, height > 0
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  private typealias Sides = (Int, Int)

  private static func number(_ bytes: [UInt8], _ places: [Int]) -> Int? {
    guard places.allSatisfy(bytes.indices.contains) else { return nil }
    return places.reduce(0) { $0 << 8 | Int(bytes[$1]) }
  }

  private static func sides(_ bytes: [UInt8], _ width: [Int], _ height: [Int], more: Int = 0, mask: Int = .max)
    -> Sides?
  {
    guard let width = number(bytes, width), let height = number(bytes, height) else { return nil }
    return ((width & mask) + more, (height & mask) + more)
  }

  /// The chunk IHDR (https://www.w3.org/TR/png/#11IHDR).
  private static func png(_ bytes: [UInt8]) -> Sides? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return sides(bytes, [16, 17, 18, 19], [20, 21, 22, 23])
  }

  private static func gif(_ bytes: [UInt8]) -> Sides? {
    bytes.starts(with: Array("GIF8".utf8)) ? sides(bytes, [7, 6], [9, 8]) : nil
  }

  /// The three forms of a first chunk (https://developers.google.com/speed/webp/docs/riff_container).
  private static func webp(_ bytes: [UInt8]) -> Sides? {
    guard bytes.starts(with: Array("RIFF".utf8)), bytes.count > 30 else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return sides(bytes, [26, 25, 24], [29, 28, 27], more: 1)
    case "VP8 ": return sides(bytes, [27, 26], [29, 28], mask: 0x3FFF)
    case "VP8L":
      guard let bits = number(bytes, [24, 23, 22, 21]) else { return nil }
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    default: return nil
    }
  }

  private static func jpeg(_ bytes: [UInt8]) -> Sides? { JPEGHeader(bytes).map { ($0.width, $0.height) } }
}
