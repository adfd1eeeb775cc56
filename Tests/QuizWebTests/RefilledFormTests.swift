import QuizWeb
import Words
import XCTest

/// Given a form that was refused, when it comes back, then it is filled in as it was, and says beside the field what is wrong.
final class RefilledFormTests: XCTestCase {
  private let path = "/sittings/\(Asked.sitting)"
  private let input = Pages.abc + #","inputs":{"bet":{"type":"int","min":1,"max":50},"on":{"type":"bool"}}"#

  private func assert(_ text: String, has pieces: String..., line: UInt = #line) {
    for piece in pieces { XCTAssertTrue(text.contains(piece), "no \(piece) in \(text)", line: line) }
  }

  private func refusal(_ field: String? = nil, _ message: String = "no such thing", status: Int = 422) -> String {
    #"{"id":1,"status":\#(status),"message":"\#(message)""# + (field.map { #","field":"\#($0)""# } ?? "") + "}"
  }

  /// A page of the engine behind a form that was refused.
  private func refused(_ page: String, _ field: String?, _ message: String, status: Int = 422) -> String {
    let named = field.map { #","field":"\#($0)""# } ?? ""
    return page.replacing(#""status":200"#, with: #""status":\#(status),"message":"\#(message)"\#(named)"#)
  }

  func testAQuestionKeepsWhatWasChosen() {
    let open = Pages.reply(Pages.begin, Pages.scene(), Pages.question("multiple", input))
    let text = Pages("POST", path, body: "answer=a&answer=c&input.bet=x&input.on=true&step=3&try=1")
      .visit(form: open).text
    assert(
      text, has: #"value="a" checked"#, #"value="c" checked"#, #"name="input.on" value="true" checked"#,
      #"value="x" inputmode="decimal" required aria-invalid="true" aria-describedby="amiss""#,
      #"<p class="amiss" id="amiss" role="alert">Bet: a whole number from 1 to 50 is expected.</p>"#)
    XCTAssertFalse(text.contains(#"value="b" checked"#) || text.contains("message grave"), text)
  }

  func testWhatTheEngineRefusesIsBesideItsFieldToo() {
    let open = Pages.reply(Pages.begin, Pages.scene(), Pages.question("single", input))
    let body = "answer=b&input.bet=7&step=3&try=1"
    let text = Pages("POST", path, body: body)
      .visit(form: open, [refused(open, "input.bet", "only 5 are left")]).text
    assert(text, has: #"value="b" checked"#, #"value="7""#, #"role="alert">Only 5 are left.</p>"#)
    let gone = Pages("POST", path, body: body).visit(form: open, [refused(open, "other", "no such thing")])
      .text
    assert(gone, has: #"<p class="message grave" role="alert">No such thing.</p>"#)
  }

  /// The answer to a question that is over fills in no other.
  func testAnotherQuestionIsEmpty() {
    let open = Pages.reply(Pages.begin, Pages.scene(), Pages.question("single", input))
    let late = Pages("POST", path, body: "answer=b&step=2&try=1&input.bet=7")
      .visit(form: open, [refused(open, nil, "late", status: 409)]).text
    XCTAssertFalse(late.contains("checked"), late)
    XCTAssertFalse(late.contains(#"value="7""#), late)
    let other = Pages("POST", path, body: "answer=b&step=2&try=1&input.bet=x").visit(form: open).text
    assert(other, has: "message grave")
    XCTAssertFalse(other.contains("checked") || other.contains(#"value="x""#), other)
  }

  func testPairsAndOrdersStay() {
    let match = #""left":[{"id":"l","text":"L"}],"right":[{"id":"r","text":"R"}],"inputs":{"bet":{"type":"int"}}"#
    let pairs = Pages.reply(Pages.begin, Pages.scene(), Pages.question("match", match))
    assert(
      Pages("POST", path, body: "left.l=r&input.bet=x&step=3&try=1").visit(form: pairs).text,
      has: #"<option value="r" selected>"#)
    let order = Pages.reply(Pages.begin, Pages.scene(), Pages.question("order", input))
    let text = Pages("POST", path, body: "answer=c&answer=a&answer=b&input.bet=x&step=3&try=1").visit(form: order).text
    XCTAssertEqual(text.ranges(of: "selected").count, 3)
    assert(text, has: #"<option value="c" selected>"#)
  }

  func testACoverKeepsAllThatWasChosen() {
    let cover = Pages.reply(
      #"{"type":"cover","owner":true,"quiz":{"id":"sea","title":"Sea"},"mode":"exam","modes":[{"name":"","title":"Default","#
        + #""players":{"min":1,"max":3}},{"name":"exam","title":"Exam"}],"timings":[{"key":"untimed","isChosen":true},"#
        + #"{"key":"written"}],"options":{"pass":{"type":"percent","default":60},"by":{"type":"choice","of":["a","b"],"default":"a"}}}"#
    )
    let body =
      "quiz=sea&plugin=exam&options-of=exam&timing=written&number.pass=70&set.by=b&limit=x&timeFactor=2&missed=true&players=Ada%0ABo"
    let text = Pages("POST", "/sittings", body: body).visit([cover]).text
    assert(
      text, has: "<details open>", #"value="written" checked"#, #"<option value="b" selected>"#, #"value="70""#,
      #"<option value="2" selected>"#, #"name="missed" value="true" checked"#, "Ada\nBo</textarea>",
      #"name="limit" value="x" autocomplete="off" aria-invalid="true" aria-describedby="amiss""#, #"id="amiss""#)
    XCTAssertFalse(text.contains(#"name="practice" value="true" checked"#))
    let refused = Pages("POST", "/sittings", body: body.replacing("limit=x", with: "limit=2"))
      .visit([refusal("set.pass", "too much"), cover]).text
    assert(refused, has: #"placeholder="60" inputmode="decimal" aria-invalid="true""#, ">Too much.</p>")
    let room = Pages("POST", "/rooms", body: body).visit([cover]).text
    assert(room, has: #"id="amiss""#, #"value="70""#)
  }

  /// The host's form for a player without a device is open again, for the same player, unless another question is open.
  func testAnAnswerThatTheHostEntersComesBack() {
    let question =
      #""question":{"type":"question","step":3,"try":1,"id":"q3","kind":"number","text":"How many?","answers":[]}"#
    let people = [1, 2].map { #"{"player":\#($0),"name":"Table \#($0)","here":true,"device":false}"# }
    let open = Rooms.reply("host", Rooms.join("open", [question, #""people":[\#(people.joined(separator: ","))]"#]))
    let body = "view=people&do=enter&kind=number&player=2&answer=many&epoch="
    let text = Pages("POST", "/rooms/123456/host", body: body + "4").visit([open]).text
    assert(
      text, has: #"<details class="card" open>"#, #"<option value="2" selected>"#, #"name="epoch" value="4""#,
      #"value="many""#, #"aria-invalid="true" aria-describedby="amiss""#, #"id="amiss""#)
    let other = Pages("POST", "/rooms/123456/host", body: body + "3").visit([open]).text
    assert(other, has: #"<details class="card">"#, "message grave")
    XCTAssertFalse(other.contains(#"value="many""#), other)
  }

  /// Typed text is text, wherever it comes again.
  func testWhatComesBackIsNoMarkup() {
    let hostile = #""><script>alert(1)</script>"#
    let sent = hostile.utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
    let cover = Pages.reply(
      #"{"type":"cover","owner":true,"quiz":{"id":"sea","title":"Sea"},"mode":"","modes":[{"name":"","players":{"min":1,"max":3}}]}"#
    )
    let open = Pages.reply(Pages.begin, Pages.scene(), Pages.question("text", input))
    let texts = [
      Pages("POST", "/sittings", body: "quiz=sea&limit=\(sent)&players=\(sent)").visit([cover]).text,
      Pages("POST", path, body: "answer=\(sent)&input.bet=\(sent)&step=3&try=1").visit(form: open).text,
      Pages("POST", "/players", body: "do=add&name=\(sent)").visit([refusal("name"), Pages.reply(#"{"players":[]}"#)])
        .text,
    ]
    for text in texts {
      assert(text, has: "&quot;&gt;&lt;script&gt;alert(1)", #"id="amiss""#)
      XCTAssertFalse(text.contains("<script>"), text)
    }
  }

  func testSettingsAndPlayersComeBack() {
    let settings = Pages.reply(
      #"{"type":"settings","keys":[{"key":"seconds","value":"20"},{"key":"daily-counts","value":"best","choices":["best","first"]}]}"#
    )
    let text = Pages("POST", "/settings", body: "seconds=soon&daily-counts=first").visit([
      refusal("seconds", "no"), settings,
    ]).text
    assert(text, has: #"value="soon""#, #"<option value="first" selected>"#, #"aria-describedby="amiss""#)
    let players = Pages.reply(#"{"type":"players","players":[{"player":"Ada","id":"1"},{"player":"Bo","id":"2"}]}"#)
    let renamed = Pages("POST", "/players", body: "do=rename&name=2&new=a%2Cb").visit([refusal("name"), players]).text
    assert(
      renamed, has: #"id="new-2" type="text" name="new" value="a,b""#, #"id="new-1" type="text" name="new" value="Ada""#
    )
    XCTAssertEqual(renamed.ranges(of: "<details open>").count, 1)
    XCTAssertEqual(renamed.ranges(of: "amiss\"").count, 3, "said once, beside one field")
  }

  /// The code of a challenge, to be sent: an address where others find the server.
  func testWhatAFriendIsSent() {
    let reply = Pages.reply(
      #"{"type":"challenge","sitting":"\#(Asked.sitting)","title":"Sea","code":"quizrun1-abc","share":["quizrun Sea 2/3","🟩🟩🟥"]}"#
    )
    let here = Pages("GET", "\(path)/challenge").visit([reply])
    XCTAssertTrue(here.lines[0].contains(#""op":"challenge""#), here.lines[0])
    assert(here.text, has: "quizrun Sea 2/3\n🟩🟩🟥\nquizrun1-abc</textarea>", #"data-share="share""#)
    var far = Pages("GET", "\(path)/challenge")
    far.asked.settings.origin = "http://quiz.example"
    assert(far.visit([reply]).text, has: "\nhttp://quiz.example/challenge?code=quizrun1-abc</textarea>")
    XCTAssertEqual(Pages("POST", "\(path)/challenge").visit([]).answer.status, 405)
  }
}
