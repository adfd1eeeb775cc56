import QuizWeb
import XCTest

/// Tests the page of an open question.
final class QuestionPageTests: XCTestCase {
  private let path = "/sittings/\(Asked.sitting)"

  private func page(_ kind: String, _ more: String, scene: String = "", _ headers: [String: String] = [:]) -> String {
    Pages("GET", path, headers).visit([
      Pages.reply(Pages.begin, Pages.scene(scene), Pages.question(kind, more))
    ]).text
  }

  private func assert(_ text: String, has pieces: String..., line: UInt = #line) {
    for piece in pieces { XCTAssert(text.contains(piece), "no \(piece) in \(text)", line: line) }
  }

  func testChoices() {
    let single = page("single", Pages.abc + #","selected":["b"],"skip":true,"hint":true,"back":true"#)
    assert(
      single, has: "<title>Question 3 of 5 · quizrun</title>", #"<input type="radio" name="answer" value="a">"#,
      #"<input type="radio" name="answer" value="b" checked>"#, #"name="step" value="3""#, #"name="try" value="1""#,
      #"name="request" value="p17""#, #"name="do" value="skip""#, #"name="do" value="hint""#,
      #"name="do" value="back""#)
    let multiple = page("multiple", Pages.abc + #","selected":["a","c"]"#)
    assert(
      multiple, has: #"type="checkbox" name="answer" value="a" checked"#, #"value="b"><span"#, "Choose all that fit.")
    XCTAssertFalse(multiple.contains(#"value="skip""#))
  }

  /// Practice that is left is gone, so nothing offers to keep it.
  func testPracticeSaysSoAndKeepsNothing() {
    let practice = page("single", Pages.abc, scene: #","practice":true"#)
    assert(practice, has: "Practice: nothing is saved", #"value="quit:discard""#)
    XCTAssertFalse(practice.contains("quit:keep"))
    let played = page("single", Pages.abc)
    assert(played, has: #"value="quit:keep""#)
    XCTAssertFalse(played.contains("Practice"))
  }

  func testWarningsAreSentences() {
    for (warning, sentence) in [
      ("no try is left", "No try is left."), ("plugins/k.lua:1: it failed", "plugins/k.lua:1: it failed."),
      ("'k.lua' hides the mode", "'k.lua' hides the mode."), ("3 questions left out", "3 questions left out."),
      ("für heute ist Schluss!", "Für heute ist Schluss!"),
    ] {
      let told = #"{"type":"warning","message":"\#(warning)"}"#
      let text = Pages("GET", path).visit([
        Pages.reply(Pages.begin, Pages.scene(), told, Pages.question("single", Pages.abc))
      ]).text
      assert(text.replacing("&#39;", with: "'"), has: ">\(sentence)</p>")
    }
  }

  func testASoundOrAWordAboutIt() {
    let path = "/media/" + String(repeating: "0", count: 64) + ".flac"
    assert(page("single", Pages.abc + #","audio":"\#(path)""#), has: "<audio src=\"\(path)\" controls")
    let lacking = page("single", Pages.abc + #","problem":"the sound is not there""#)
    assert(lacking, has: "A sound belongs here that is missing or cannot be played.")
    XCTAssertFalse(lacking.contains("<audio"))
    let film = page("single", Pages.abc + #","problem":"the film is not there, or is of a kind that cannot be played""#)
    assert(film, has: "A film belongs here that is missing or cannot be played.")
    XCTAssertFalse(film.contains("A sound belongs here"))
  }

  /// A question of a sound or a picture alone has a heading all the same.
  func testAHeadingWithoutAText() {
    let path = "/media/" + String(repeating: "0", count: 64) + ".png"
    let silent = { (more: String) in
      let question = Pages.question("single", Pages.abc + ",\(more)").replacing(#""Why?""#, with: #""""#)
      return Pages("GET", self.path).visit([Pages.reply(Pages.begin, Pages.scene(), question)]).text
    }
    assert(silent(#""image":"\#(path)""#), has: ">Look and answer</h1>")
    assert(silent(#""problem":"the sound is not there""#), has: ">Listen and answer</h1>")
  }

  func testOrderAndMatch() {
    let order = page("order", Pages.abc + #","selected":["b","a","c"]"#)
    assert(order, has: #"aria-label="Place 1"><option value="a">One</option>"#, #"<option value="b" selected>"#)
    let match = page(
      "match",
      #""left":[{"id":"l","text":"L"}],"right":[{"id":"r","text":"R"},{"id":"s","text":"S"}],"selected":{"l":"s"}"#)
    assert(match, has: #"<select id="left.l" name="left.l">"#, #"<option value="s" selected>S</option>"#)
  }

  func testLines() {
    assert(page("text", #""selected":"ab\"c""#), has: #"name="answer" value="ab&quot;c""#)
    assert(page("number", #""selected":2.5"#, ["Accept-Language": "de"]), has: #"value="2,5""#, "Antworten")
    let range = page("range", #""min":0,"max":10,"step_size":0.5,"labels":["0 °C","hot"]"#)
    assert(range, has: #"type="range" name="answer" min="0" max="10" step="0.5" value="5""#, ">0 °C<", ">10 · hot<")
  }

  func testWhatModesAdd() {
    let inputs = #""inputs":{"bet":{"type":"int","min":1,"max":50,"default":10,"about":"Your bid"},"#
    let more = #""code":{"type":"text","secret":true},"on":{"type":"bool","about":"Double"}}"#
    let status = #","status":["2 lives"],"status_values":[{"text":"2 lives","kind":"hearts","value":2,"of":3}]"#
    let text = page("single", Pages.abc + "," + inputs + more + status + #","actions":[{"id":"x","label":"50:50"}]"#)
    assert(
      text, has: #"<label for="input.bet" dir="auto">Your bid</label>"#, #"name="input.bet""#, "From 1 to 50",
      #"type="password" name="input.code""#, #"type="checkbox" name="input.on" value="true""#,
      #"name="do" value="action:x""#, "2 lives")
    XCTAssertEqual(text.components(separatedBy: "icon full").count, 3)
  }

  /// A ladder has the names of its ends where the mode names each step.
  func testALadderAndItsAmounts() {
    func ladder(_ labels: String) -> String {
      page(
        "single",
        Pages.abc + #","status":["rung 2"],"status_values":[{"text":"rung 2","kind":"ladder","value":1,"of":3"# + labels
          + "}]")
    }
    assert(
      ladder(#","labels":["50 €","100 €","1,000 €"]"#), has: #"<span dir="auto">50 €</span>"#,
      #"<span dir="auto">1,000 €</span>"#)
    XCTAssertFalse(ladder("").contains("rungs"))
  }

  /// Handing in with open questions takes a second press.
  func testTheOverviewAsksBeforeHandingIn() {
    func overview(_ isOpen: Bool) -> String {
      let place = #"{"step":1,"text":"Why?","open":true},{"step":2,"text":"How?"\#(isOpen ? #","open":true"# : "")}"#
      let scene = isOpen ? place : place.replacing(#","open":true"#, with: "")
      return Pages("GET", path + "?view=all").visit([
        Pages.reply(Pages.begin, Pages.scene(#","overview":[\#(scene)]"#), Pages.question("single", Pages.abc))
      ]).text
    }
    assert(
      overview(true), has: #"<summary class="button quiet">Hand in</summary>"#, "Hand in all the same",
      #"<a class="button main" href="\#(path)">"#)
    assert(overview(false), has: #"<button name="do" value="finish" class="main" formnovalidate>Hand in</button>"#)
    XCTAssertFalse(overview(false).contains("all the same"))
  }

  func testFewNumbersAreButtons() {
    let inputs = #","inputs":{"sure":{"type":"int","min":1,"max":3,"about":"How sure?"}},"skip":true"#
    let text = page("single", Pages.abc + inputs)
    assert(
      text, has: #"<legend dir="auto">How sure?</legend>"#,
      #"<input type="radio" name="input.sure" value="1" required>"#,
      #"<input type="radio" name="input.sure" value="3" required>"#, #"value="skip" class="quiet" formnovalidate"#)
    XCTAssertFalse(text.contains(#"value="4""#))
    XCTAssertFalse(text.contains(#"value="answer" class="main" formnovalidate"#))
  }

  func testATitleStandsInPlaceOfTheNumber() {
    let text = page("single", Pages.abc + #","title":"Scene 3""#)
    assert(text, has: "<title>Scene 3 · quizrun</title>")
    XCTAssertFalse(text.contains("Question 3"))
  }

  func testTimeAndHints() {
    let text = page(
      "single", Pages.abc + #","limit":15,"left_ms":11001,"quiz_left_ms":61000"#, scene: #","hints":["Look up."]"#)
    assert(text, has: #"data-left="11001" data-limit="15000""#, ">12 s<", ">1:01<", "Look up.")
  }

  func testHostileTexts() {
    let evil = #"</title><script>alert(1)</script>\"'&lt;"#
    let text = page(
      "single",
      #""answers":[{"id":"\#(evil)","text":"\#(evil)"}],"note":"\#(evil)","image":"javascript:x","imageAlt":"\#(evil)","#
        + #""status":["\#(evil)"],"player":"\#(evil)","actions":[{"id":"\#(evil)","label":"\#(evil)"}]"#)
    XCTAssertFalse(text.contains("<script>alert"))
    XCTAssertFalse(text.contains("javascript:x"))
    XCTAssertEqual(text.components(separatedBy: "<script ").count, 4)
    assert(text, has: "&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;lt;")
  }

  func testAWholeReplyOfOneQuestionIsSmall() {
    let text = page("single", Pages.abc + #","selected":["b"],"skip":true,"hint":true,"back":true"#)
    XCTAssertLessThan(text.utf8.count, 8 << 10)
  }
}
