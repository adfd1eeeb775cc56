import JSONText
import QuizWeb
import XCTest

/// An untouched response is asked about once, on a sitting's page and on a phone in a room.
final class UntouchedFormTests: XCTestCase {
  private struct Row {
    let kind: String
    let question: String
    /// The text that an untouched form sends.
    let untouched: String
    let changed: String
    let answer: String
  }

  private static let pairs =
    #""left":[{"id":"l1","text":"L"},{"id":"l2","text":"M"}],"right":[{"id":"r1","text":"R"},{"id":"r2","text":"S"}]"#
  private let rows = [
    Row(kind: "multiple", question: Pages.abc, untouched: "", changed: "answer=a", answer: "[]"),
    Row(
      kind: "order", question: Pages.abc, untouched: "answer=a&answer=b&answer=c",
      changed: "answer=b&answer=a&answer=c", answer: #"["a","b","c"]"#),
    Row(
      kind: "range", question: #""min":0,"max":10,"step_size":1"#, untouched: "answer=5&slider=1",
      changed: "answer=6&slider=1", answer: "5"),
    Row(
      kind: "match", question: pairs, untouched: "left.l1=&left.l2=", changed: "left.l1=r1&left.l2=r2", answer: "{}"),
  ]
  private let sentence = "Nothing is changed here yet."

  private func post(_ body: String, _ row: Row, _ more: String = "") -> Pages.Visit {
    let open = Pages.reply(Pages.begin, Pages.scene(), Pages.question(row.kind, row.question + more))
    return Pages("POST", "/sittings/\(Asked.sitting)", body: "step=3&try=1&\(body)").visit(form: open)
  }

  func testASittingsPageAsksOnce() {
    for row in rows {
      let asked = post(row.untouched, row)
      XCTAssertEqual(asked.answer.status, 422, row.kind)
      XCTAssertEqual(asked.commands, [], "\(row.kind): nothing was handed in")
      XCTAssert(asked.text.contains(sentence), row.kind)
      XCTAssert(asked.text.contains(#"<button name="asItIs" value="1">Hand in as it is</button>"#), row.kind)
      let meant = post(row.untouched + "&asItIs=1", row)
      XCTAssertEqual(meant.command, #"{"answer":\#(row.answer),"step":3,"try":1}"#)
      XCTAssertEqual(post(row.changed, row).commands.count, 1, "\(row.kind): changed")
    }
  }

  /// An answer that was touched before says so by its draft.
  func testADraftIsNotAskedAbout() {
    for row in rows {
      let draft = post(row.untouched, row, #","selected":\#(row.answer)"#)
      let asksForPairs = row.kind == "match"
      XCTAssertEqual(draft.commands.count, asksForPairs ? 0 : 1, row.kind)
    }
  }

  /// An untouched form leaves no draft behind a hint, which would say that it was touched.
  func testAHintKeepsNoUntouchedDraft() {
    for row in rows {
      XCTAssertEqual(post(row.untouched + "&do=hint", row).command, #"{"hint":true,"step":3,"try":1}"#, row.kind)
      XCTAssert(post(row.changed + "&do=hint", row).commands.first?.contains("select") == true, row.kind)
    }
  }

  func testMissingPairsAreAskedFor() {
    let one = post("left.l1=r1&left.l2=", rows[3])
    XCTAssertEqual(one.answer.status, 422)
    XCTAssert(one.text.contains("1 pair is missing."))
    XCTAssert(one.text.contains(#"value="r1" selected"#), "what was chosen stays")
    XCTAssertEqual(
      post("left.l1=r1&left.l2=&asItIs=1", rows[3]).command, #"{"answer":{"l1":"r1"},"step":3,"try":1}"#)
  }

  func testAPhoneInARoomAsksOnce() {
    for row in rows {
      let question =
        #""question":{"type":"question","step":3,"try":1,"of":5,"id":"q3","kind":"\#(row.kind)","text":"Why?",\#(row.question)}"#
      let room = Rooms.player("open", [question, #""number":3"#, #""questions":5"#])
      let form = { (body: String) in
        Pages("POST", "/rooms/123456/answer", body: "epoch=4&kind=\(row.kind)&\(body)").visit([room, room])
      }
      let asked = form(row.untouched)
      XCTAssertEqual(asked.answer.status, 422, row.kind)
      XCTAssert(asked.text.contains(sentence), row.kind)
      XCTAssert(asked.text.contains("Hand in as it is"), row.kind)
      let meant = Pages("POST", "/rooms/123456/answer", body: "epoch=4&kind=\(row.kind)&\(row.untouched)&asItIs=1")
      XCTAssertEqual(meant.visit([]).command, #"{"epoch":4,"answer":\#(row.answer)}"#)
      XCTAssert(form(row.changed).lines.last?.contains("room-answer") == true, row.kind)
    }
  }

  /// A program's command says what it means.
  func testACommandOfAProgramIsNotAskedAbout() {
    for row in rows {
      let asked = Asked(
        method: "POST", target: "/sittings/\(Asked.sitting)", body: #"{"answer":\#(row.answer)}"#)
      XCTAssert(asked.line?.contains(#""op":"do""#) == true, row.kind)
    }
  }
}
