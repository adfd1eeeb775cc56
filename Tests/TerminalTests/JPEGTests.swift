import Foundation
import Terminal
import TerminalTesting
import XCTest

/// The pictures in `fuzz/pictures`: 16 by 8 pixels, the left half red, the right one blue.
final class JPEGTests: XCTestCase {
  private func file(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("fuzz/pictures")
    return Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// The letters of the colours at the corners' quarters of a picture: `RB/RB`.
  private func quarters(_ picture: Picture) -> String {
    [1, 3].map { y in
      [1, 3].map { x in
        let colour = picture.colour(x: picture.width * x / 4, y: picture.height * y / 4)
        return colour.red > 180 && colour.blue < 90 ? "R" : colour.blue > 180 && colour.red < 90 ? "B" : "."
      }.joined()
    }.joined(separator: "/")
  }

  func testEveryKind() throws {
    for name in ["colours.jpg", "progressive.jpg", "inks.jpg"] {
      let picture = try Picture(file: file(name))
      XCTAssertEqual([picture.width, picture.height], [16, 8], name)
      XCTAssertEqual(quarters(picture), "RB/RB", name)
    }
    let grey = try Picture(file: file("grey.jpg"))
    let (dark, light) = (grey.colour(x: 12, y: 4), grey.colour(x: 4, y: 4))
    XCTAssertEqual([dark.red, light.red], [dark.blue, light.blue])
    XCTAssertLessThan(dark.red, light.red)
  }

  /// The eight ways in which rows can lie.
  func testEXIFTurnsItUpright() throws {
    let tall = ["RR/BB", "RR/BB", "BB/RR", "BB/RR"]
    let upright = ["RB/RB", "BR/BR", "BR/BR", "RB/RB"] + tall
    var bytes = try file("colours.jpg")
    // The tag's number, its type, one value, and the value.
    let tag: [UInt8] = [0x12, 0x01, 0x03, 0x00, 0x01, 0x00, 0x00, 0x00]
    let big: [UInt8] = [0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01]
    let isBig = bytes.firstRange(of: big) != nil
    let place = try XCTUnwrap(bytes.firstRange(of: isBig ? big : tag)).upperBound + (isBig ? 1 : 0)
    for orientation in 1...8 {
      bytes[place] = UInt8(orientation)
      let picture = try Picture(file: bytes)
      XCTAssertEqual(picture.width, orientation < 5 ? 16 : 8, "\(orientation)")
      XCTAssertEqual(quarters(picture), upright[orientation - 1], "\(orientation)")
    }
    for value in [0, 9, 255] as [UInt8] {
      bytes[place] = value
      XCTAssertEqual(try Picture(file: bytes).width, 16)
    }
  }

  func testWhatCannotBeShownSaysWhy() throws {
    var bytes = try file("progressive.jpg")
    let frame = try XCTUnwrap(bytes.firstRange(of: [0xFF, 0xC2] as [UInt8])).lowerBound
    bytes[frame + 7] = 0x20
    bytes[frame + 8] = 0x01
    XCTAssertThrowsError(try Picture(file: bytes)) { error in
      XCTAssertEqual("\(error)", "the picture has 8193 × 8 pixels, at most 8192 × 8192 can be shown; scale it down")
    }
    XCTAssertThrowsError(try Picture(file: Array(file("colours.jpg").prefix(40)))) { error in
      XCTAssertTrue("\(error)".hasPrefix("the picture is damaged ("), "\(error)")
    }
  }

  /// Damaged files give a picture or an error, and nothing worse.
  func testDamagedFiles() throws {
    var random = SplitMix(state: 5)
    var errors = 0
    for name in ["colours.jpg", "progressive.jpg", "grey.jpg", "inks.jpg"] {
      let whole = try file(name)
      for _ in 0..<300 {
        var bytes = whole
        for _ in 0...Int(random.next() % 3) {
          bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        if random.next() % 4 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
        if (try? Picture(file: bytes)) == nil { errors += 1 }
      }
    }
    XCTAssertGreaterThan(errors, 100)
  }
}

extension Picture {
  /// The red and blue of one pixel.
  fileprivate func colour(x: Int, y: Int) -> (red: UInt8, blue: UInt8) {
    let start = (y * width + x) * 4
    return (pixels[start], pixels[start + 2])
  }
}
