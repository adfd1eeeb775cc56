import QuizWorkshop
import XCTest

/// How large pictures are, by their first bytes.
final class PictureSizeTests: XCTestCase {
  private func size(_ bytes: [UInt8]) -> [Int]? { PictureSize(bytes).map { [$0.width, $0.height] } }

  func testEveryFormat() {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 44, 0, 0, 0, 200]
    XCTAssertEqual(size(png), [300, 200])
    XCTAssertEqual(size(Array("GIF89a".utf8) + [44, 1, 200, 0]), [300, 200])
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 44, 3, 1]
    XCTAssertEqual(size(jpeg), [300, 200])
    let tiff: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
    let exif = [0xFF, 0xE1, 0, UInt8(8 + tiff.count)] + Array("Exif\0\0".utf8) + tiff
    XCTAssertEqual(size(Array(jpeg.prefix(2)) + exif + jpeg.dropFirst(2)), [200, 300])
    for count in 0..<exif.count { _ = size(Array(jpeg.prefix(2)) + exif.prefix(count) + jpeg.dropFirst(2)) }
    let riff = Array("RIFF    WEBP".utf8)
    let rest: [UInt8] = [0, 0, 0, 0]
    XCTAssertEqual(size(riff + Array("VP8X".utf8) + rest + [0, 0, 0, 0, 43, 1, 0, 199, 0, 0, 0]), [300, 200])
    XCTAssertEqual(
      size(riff + Array("VP8 ".utf8) + rest + [0, 0, 0, 0x9D, 1, 0x2A, 44, 1, 200, 0, 0]), [300, 200])
    let bits = UInt32(299) | UInt32(199) << 14
    let packed = [0, 8, 16, 24].map { UInt8(bits >> $0 & 255) }
    XCTAssertEqual(size(riff + Array("VP8L".utf8) + rest + [0x2F] + packed + [0, 0, 0, 0, 0, 0]), [300, 200])
    for broken in [
      [], Array(png.prefix(20)), Array(jpeg.prefix(9)), riff, [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 40),
    ] {
      XCTAssertNil(size(broken))
    }
    XCTAssertNil(size(Array(png.prefix(20)) + [0, 0, 0, 0]))
  }

  /// Pictures of strangers are looked at by the program itself: whatever their first bytes are, they have a size or none.
  func testChangedPictures() {
    let tiff: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0x12, 1, 3, 0]
    let exif = [0xFF, 0xE1, 0, UInt8(8 + tiff.count)] + Array("Exif\0\0".utf8) + tiff
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 44, 3, 1, 0, 0, 0]
    let good: [[UInt8]] = [
      [0xFF, 0xD8] + exif + frame, Array("RIFF    WEBPVP8L".utf8) + [UInt8](repeating: 0x2F, count: 20),
      Array("GIF89a".utf8) + [44, 1, 200, 0], [0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 1, count: 20),
    ]
    var state: UInt64 = 5
    func draw(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for round in 0..<40_000 {
      var bytes = good[round % good.count]
      for _ in 0...draw(4) {
        let place = 2 + draw(bytes.count - 2)
        switch draw(3) {
        case 0: bytes[place] = UInt8(draw(256))
        case 1: bytes[place] = [0, 1, 0x7F, 0xFF][draw(4)]
        default: bytes = Array(bytes.prefix(max(4, place)))
        }
      }
      if let size = PictureSize(bytes) { XCTAssertTrue(size.width > 0 && size.height > 0) }
    }
  }
}
