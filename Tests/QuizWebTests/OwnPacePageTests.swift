import QuizWeb
import XCTest

/// Pages of rooms in which people go on by themselves, and of those that are over.
final class OwnPacePageTests: XCTestCase {
  /// Homework is opened on the cover, by the player of the machine alone; what cannot be read stands beside its field.
  func testHomeworkIsOpenedOnTheCover() {
    let cover = { (more: String) in
      Pages.reply(
        #"{"type":"cover"\#(more),"quiz":{"id":"sea","title":"Sea"},"mode":"","modes":[{"name":""}]}"#)
    }
    let text = Pages("GET", "/quizzes/sea").visit([cover(#","owner":true"#)]).text
    XCTAssertTrue(text.contains(#"<input type="checkbox" name="pace" value="own">"#), text)
    XCTAssertTrue(text.contains(#"name="until""#), text)
    XCTAssertFalse(Pages("GET", "/quizzes/sea").visit([cover("")]).text.contains(#"name="until""#))
    let sent = Pages("POST", "/rooms", body: "quiz=sea&pace=own&until=18%3A61")
    let refused =
      #"{"id":1,"status":422,"objects":[],"message":"no","said":"“18:61” is no time.","field":"until"}"#
    let visit = sent.visit([refused, cover(#","owner":true"#)])
    XCTAssertTrue(visit.lines[0].contains(#"\"pace\":\"own\",\"until\":\"18:61\""#), visit.lines[0])
    XCTAssertTrue(visit.text.contains(#"value="own" checked"#), visit.text)
    XCTAssertTrue(visit.text.contains("value=\"18:61\""), visit.text)
    XCTAssertTrue(visit.text.contains("is no time."), visit.text)
  }

  /// A player who has handed in reads that points are missing.
  func testEssaysWaitForWhoHasHandedIn() {
    let page = { (more: [String]) in
      let own = Rooms.player("open", more).replacing(#""pace":"together""#, with: #""pace":"own""#)
      return Pages("GET", "/rooms/123456").visit([own]).text
    }
    let standing = #""done":true"#
    let sentence = "1 question is still to be marked by hand."
    XCTAssertTrue(page([standing, #""waiting":1"#]).contains(sentence))
    XCTAssertFalse(page([#""waiting":1"#]).contains(sentence))
    XCTAssertFalse(page([standing]).contains("by hand"))
    XCTAssertTrue(page([standing]).contains("What your answers are worth is shown when the room closes."))
  }

  /// The projector shows how far everybody has come, those who have come furthest first.
  func testTheScreenShowsHowFarAllHaveCome() throws {
    let own = Rooms.object(
      "open", #""progress":[{"player":1,"name":"Ada","settled":1},{"player":2,"name":"Bob","settled":3}]"#
    ).replacing(#""pace":"together""#, with: #""pace":"own""#)
    let text = Pages("GET", "/rooms/123456/screen").visit([Rooms.reply("screen", own)]).text
    let (ada, bob) = (try XCTUnwrap(text.range(of: "Ada")), try XCTUnwrap(text.range(of: "Bob")))
    XCTAssertLessThan(bob.lowerBound, ada.lowerBound)
    XCTAssertTrue(text.contains(">3</td>"), text)
  }

  /// The host locks the room, or ends it, and neither is what comes next.
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
