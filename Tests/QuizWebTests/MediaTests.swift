import QuizWeb
import XCTest

/// Nothing but names of the engine's own making is opened.
final class MediaTests: XCTestCase {
  private let hash = String(repeating: "0a", count: 32)

  func testNamesOfPictures() {
    let types = [
      "png": "image/png", "jpg": "image/jpeg", "webp": "image/webp", "ogg": "audio/ogg", "opus": "audio/ogg",
      "m4a": "audio/mp4", "aac": "audio/aac", "flac": "audio/flac", "weba": "audio/webm",
    ]
    for (ending, type) in types {
      guard case .media(let name) = Asked(target: "/media/\(hash).\(ending)").decision else { return XCTFail(ending) }
      XCTAssertEqual(name.name, "\(hash).\(ending)")
      XCTAssertEqual(name.type, type)
    }
  }

  func testWaysOut() {
    let names = [
      "..", "../\(hash).png", "%2e%2e", "..%2f\(hash).png", "%2e%2e%2f%2e%2e%2fetc%2fpasswd", "..%5cx.png", "\(hash)",
      "\(hash).",
      "\(hash).svg", "\(hash).html", "\(hash).png.html", "\(hash).PNG", "\(hash.uppercased()).png", "\(hash)0.png",
      "\(hash.dropLast()).png", "\(hash.dropLast())/.png", "\(hash.dropLast())%00.png", "\(hash).png%00",
      "\(hash).png/",
      "./\(hash).png", "%252e%252e", "\(hash).png%0a", "", "/\(hash).png", "../media/\(hash).png",
      "\(hash.dropLast(2))é.png",
    ]
    for name in names { XCTAssertEqual(Asked(target: "/media/\(name)").status, 404, name) }
    for path in [
      "/../etc/passwd", "/..", "/./quizzes", "/quizzes/../key", "/quizzes/..", "/quizzes/.", "//quizzes", "/quizzes//",
    ] {
      XCTAssertEqual(Asked(target: path).status, 404, path)
    }
  }
}
