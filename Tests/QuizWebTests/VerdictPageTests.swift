import QuizWeb
import Words
import XCTest

/// Tests pages of verdicts and results.
final class VerdictPageTests: XCTestCase {
  private let path = "/sittings/\(Asked.sitting)"

  private func page(_ question: String, _ verdict: String, _ headers: [String: String] = [:]) -> String {
    let scene = #"{"type":"scene","place":18,"of":5,"settled":3,"questions":[\#(question)]}"#
    let told = #"{"type":"verdict","step":3,\#(verdict)}"#
    return Pages("GET", path, headers).visit([Pages.reply(Pages.begin, scene, told)]).text
  }

  func testMarksStandWhereTheAnswersStood() {
    let question = Pages.question("single", Pages.abc)
    let wrong = page(question, #""points":0,"of":1,"correct":false,"given":["a"],"answer":["b"],"explanation":"So.""#)
    XCTAssert(wrong.contains(#"<li class="option wrong"><span class="text" dir="auto">One</span>"#), wrong)
    XCTAssert(wrong.contains(#"<li class="option right"><span class="text" dir="auto">Two</span>"#))
    XCTAssert(wrong.contains(#"<li class="option"><span class="text" dir="auto">Three</span></li>"#))
    for word in ["Your answer", "The right answer", "0 of 1 point", "So.", #"value="continue""#, #"value="p18""#] {
      XCTAssert(wrong.contains(word), word)
    }
    let hidden = page(question, #""points":0,"of":1,"correct":false,"given":["a"]"#)
    XCTAssertFalse(hidden.contains("The right answer"))
    let unmarked = page(question, #""points":0,"of":0,"given":["a"]"#, ["Accept-Language": "de"])
    XCTAssert(unmarked.contains("Beantwortet"))
    XCTAssert(unmarked.contains(#"<li class="option given">"#))
  }

  func testOtherKinds() {
    let order = page(
      Pages.question("order", Pages.abc),
      #""points":0.5,"of":1,"correct":false,"given":["a","c","b"],"answer":["a","b","c"]"#)
    XCTAssert(order.contains("Right place"))
    XCTAssert(order.contains("Belongs at place 3"))
    XCTAssert(order.contains("Partly right"))
    let match = page(
      Pages.question("match", #""left":[{"id":"l","text":"L"}],"right":[{"id":"r","text":"R"},{"id":"s","text":"S"}]"#),
      #""points":0,"of":1,"correct":false,"given":{"l":"s"},"answer":{"l":"r"}"#)
    XCTAssert(match.contains(#"<b dir="auto">S</b>"#))
    XCTAssert(match.contains(#"The right answer: <span dir="auto">R</span>"#))
    let number = page(
      Pages.question("number", #""answers":[]"#), #""points":0,"of":1,"correct":false,"given":2.5,"answer":3"#,
      ["Accept-Language": "de"])
    XCTAssert(number.contains("2,5"))
    XCTAssert(number.contains("Die richtige Antwort"))
  }

  func testResult() {
    let result =
      #"{"type":"result","headline":"Good","points":7,"of":10,"percent":70,"passed":true,"ms":61000,"#
      + #""bars":[{"label":"Physics","value":4,"of":5}],"ranking":[{"player":"A","points":3},{"player":"B","points":3}]}"#
    let extras =
      #"{"type":"extras","headline":"Gut","earned":["First"],"share":"quizrun Water 7/10","streak":{"current":3,"best":9},"#
      + #""again":{"quiz":"q","limit":3},"challenge":{"player":"Eve","points":8,"of":10,"outcome":"lost"}}"#
    let text = Pages("GET", path, ["Accept-Language": "de"]).visit([
      Pages.reply(Pages.begin, Pages.scene(), result, extras)
    ]).text
    for piece in [
      ">Gut<", "7 von 10 Punkten, 70 %", "Bestanden", "First", "quizrun Water 7/10", "Serie: 3 Tage", "1:01",
      #"width="80%""#, "Eve gewinnt.", #"value="{&quot;quiz&quot;:&quot;q&quot;,&quot;limit&quot;:3}""#,
      "\(path)/review",
    ] {
      XCTAssert(text.contains(piece), piece)
    }
    XCTAssertEqual(text.components(separatedBy: "<td>1</td>").count, 3, "equal points share a place")
  }

  /// Money of a ladder has no most: its amount is told all the same, once.
  func testPointsWithoutAMostAreTold() {
    for (result, score) in [
      (#""headline":"Broke","points":105"#, "105 points"), (#""headline":"Broke","points":1"#, "1 point"),
      (#""headline":"Broke","points":3,"percent":75"#, "3 points, 75 %"), (#""headline":"Fair","percent":75"#, "75 %"),
      (#""headline":"10","points":105"#, "105 points"), (#""headline":"105 points","points":105"#, nil),
      (#""headline":"7 of 10","points":7,"of":10,"percent":70"#, "70 %"),
    ] as [(String, String?)] {
      let text = Pages("GET", path).visit([
        Pages.reply(Pages.begin, Pages.scene(), #"{"type":"result",\#(result),"ms":0,"bars":[],"ranking":[]}"#)
      ]).text
      // A percentage alone is seen in the ring, and stands there for those who hear the page.
      let kind = score?.contains("point") == false ? "sr" : "score"
      XCTAssertEqual(text.contains(#"<p class="score">"#), score != nil && kind == "score", result)
      if let score { XCTAssert(text.contains(#"<p class="\#(kind)">\#(score)</p>"#), "\(result): \(text)") }
    }
  }

  /// A bar is compared on its page and behind its value; a bar without a total has its value alone.
  func testBarsSayWhatTheModeSays() {
    let result =
      #"{"type":"result","headline":"Good","ms":0,"ranking":[],"#
      + #""bars":[{"label":"Calm","value":4,"of":5,"mark":3},{"label":"Free","value":2.5}]}"#
    let text = Pages("GET", path, [:]).visit([Pages.reply(Pages.begin, Pages.scene(), result)]).text
    for piece in ["4 of 5 (mark 3)", #"x1="60%""#, "<span>2.5</span>", #"width="50%""#] {
      XCTAssert(text.contains(piece), piece)
    }
    XCTAssertFalse(text.contains("2.5 of"))
  }

  /// Columns that a mode makes of spaces stay columns; other lines wrap as text does.
  func testABodyKeepsItsColumns() {
    let result =
      #"{"type":"result","headline":"Good","ms":0,"ranking":[],"bars":[],"body":"Two words.\n\nAda     3\nBo     12"}"#
    let text = Pages("GET", path, [:]).visit([Pages.reply(Pages.begin, Pages.scene(), result)]).text
    XCTAssert(text.contains(">Two words.</p>"))
    XCTAssert(text.contains("Ada     3\nBo     12</pre>"))
  }
}
