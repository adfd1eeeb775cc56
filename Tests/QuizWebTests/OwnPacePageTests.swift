import QuizWeb
import XCTest

/// Pages of rooms in which people go on by themselves, and of those that are over.
final class OwnPacePageTests: XCTestCase {
  /// The host lets nobody in, or ends it, and neither is what comes next.
  func testWhatTheHostCanDo() {
    for (phase, expected) in [
      ("lobby", ["open", "lock-joining", "end"]), ("open", ["lock-joining", "end"]), ("over", []),
    ] {
      let own = Rooms.object(phase, #""board":[]"#).replacing(#""pace":"together""#, with: #""pace":"own""#)
      let text = Pages("GET", "/rooms/123456/host").visit([Rooms.reply("host", own)]).text
      XCTAssertEqual(text.matches(of: /name="do" value="([a-z-]+)"/).map { String($0.1) }, expected, phase)
      XCTAssertFalse(text.contains(#"value="lock-joining" class="main""#), phase)
    }
    let over = Pages("GET", "/rooms/123456/host").visit([Rooms.reply("host", Rooms.join("over", [Rooms.board]))]).text
    XCTAssertTrue(over.contains(#"class="button main" href="/rooms/01JD0000000000000000000000">Results</a>"#), over)
  }
}
