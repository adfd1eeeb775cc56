import QuizCore
import Terminal
import XCTest

@testable import QuizScreens

/// Tests the bytes that a key press sends to the terminal; all of them are one write.
final class WritingTests: XCTestCase {
  func testAKeyPressSendsFewBytes() throws {
    let space = Key.character(" ")
    let steps: [(Question, [(String, Key, Int)])] = [
      (
        Samples.single,
        [("to the next answer", .down, 150), ("and back", .up, 150), ("a digit", .character("2"), 160)]
      ),
      (
        Samples.multiple,
        [
          ("a tick", space, 120), ("to the next answer", .down, 150), ("another tick", space, 120),
          ("to the buttons", .tab, 260), ("to the next button", .right, 200),
        ]
      ),
    ]
    for (question, keys) in steps {
      var player = try Player(Samples.quiz([question]))
      player.depth = .indexed256
      var painter = FramePainter(depth: .indexed256)
      XCTAssertGreaterThan(painter.bytes(for: player.frame).count, 400)
      for (name, key, most) in keys {
        player.press(key)
        let bytes = painter.bytes(for: player.frame)
        XCTAssertLessThanOrEqual(
          bytes.count, most, "\(question.kind): \(name): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
        XCTAssertGreaterThan(bytes.count, 20, name)
      }
    }
  }
}
