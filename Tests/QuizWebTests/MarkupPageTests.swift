import QuizWeb
import XCTest

/// Texts with markup on the pages: drawn by the server, in elements that may hold them.
final class MarkupPageTests: XCTestCase {
  private let path = "/sittings/\(Asked.sitting)"
  private let square = "<msup><mi>x</mi><mn>2</mn></msup>"
  private let choices =
    #""answers":[{"id":"a","text":"$x^2$"},{"id":"b","text":"```py\n\tif 1:\n```"},{"id":"c","text":"![dot](dot.png)"}]"#
  private let markup =
    #","markup":"markdown","pictures":{"dot.png":"/media/\#(String(repeating: "0", count: 64)).png"}"#

  private func page(_ kind: String, _ more: String, scene: String = "", _ objects: String...) -> String {
    Pages("GET", path).visit([
      Pages.reply(Pages.begin, Pages.scene(scene), Pages.question(kind, more), objects.joined(separator: ","))
        .replacing(",]", with: "]")
    ]).text
  }

  private func assert(_ text: String, has pieces: String..., line: UInt = #line) {
    for piece in pieces { XCTAssert(text.contains(piece), "no \(piece) in \(text)", line: line) }
  }

  func testAnswersAreLabelsWithoutBlocks() throws {
    let text = page("single", choices + markup)
    assert(
      text, has: square, #"value="a" aria-label="x²""#,
      #"<code class="markup-code language-py" dir="ltr">"# + "\t<span",
      #"<img class="markup-picture" src="/media/0000"#, #"<span class="text" dir="auto"><math dir="ltr">"#)
    let field = try XCTUnwrap(
      text.components(separatedBy: "<fieldset").last?.components(separatedBy: "</fieldset>").first)
    for block in ["<pre", "<p>", "<p ", "<div", "<table", "tabindex"] { XCTAssertFalse(field.contains(block), block) }
    XCTAssertEqual(field.components(separatedBy: #"<input type="radio""#).count, 4)
  }

  func testPlainAnswersStayAsTheyWere() {
    let text = page("single", choices)
    assert(text, has: #"<span class="text" dir="auto">$x^2$</span>"#, "```py<br>\tif 1:<br>```", "![dot](dot.png)")
    XCTAssertFalse(text.contains("markup-"))
  }

  /// A list to choose from has plain texts; what they look like stands beside it, where they say less.
  func testOrderAndMatch() {
    let order = page("order", choices + markup)
    assert(
      order, has: #"<option value="a" selected>x²</option>"#, #"<ul class="rich">"#,
      #"<span class="text" dir="auto" data-choice="a"><math"#)
    XCTAssertFalse(page("order", Pages.abc + markup).contains("rich"))
    let match = page(
      "match",
      #""left":[{"id":"l1","text":"$y^2$"}],"right":[{"id":"r1","text":"$x^2$"},{"id":"r2","text":"b"}]"# + markup)
    assert(
      match, has: #"name="left.l1" aria-label="y²""#, #"<label for="left.l1" dir="auto"><math"#,
      #"<option value="r1">x²</option>"#,
      #"data-choice="r1"><math"#)
  }

  /// The picture of a side stands above its words in one element, with their markup.
  func testPicturesOfSidesStandAboveTheirWords() {
    let picture = "/media/\(String(repeating: "0", count: 64)).png"
    let match = page(
      "match",
      #""left":[{"id":"l1","text":"a"}],"right":[{"id":"r1","text":"$x^2$","image":"\#(picture)"},"#
        + #"{"id":"r2","text":"","image":"\#(picture)","imageAlt":"a dot"}]"# + markup)
    assert(
      match,
      has: #"<figure class="option"><span class="text" dir="auto"><img class="shot" src="\#(picture)" alt=""><math"#,
      #"alt="a dot"><span class="soft">a dot</span></span></figure>"#)
  }

  func testAHintAndANoteHaveTheirOwnMarkup() {
    let hints = #","hints":["Use $x^2$."],"hintMarkup":"markdown""#
    assert(page("text", #""note":"a **b**""# + markup, scene: hints), has: square, "a <strong>b</strong>")
    let plain = page("text", #""note":"a **b**","plain":["note"]"# + markup, scene: #","hints":["Use $x^2$."]"#)
    assert(plain, has: "Use $x^2$.", ">a **b**</pre>")
    XCTAssertFalse(plain.contains("<math"))
  }

  func testVerdicts() {
    let question = Pages.question("single", choices + markup)
    let verdict =
      #"{"type":"verdict","step":3,"points":1,"of":1,"correct":true,"given":["a"],"answer":["a"],"feedback":"**f**","#
      + #""explanation":"- $x^2$","markup":"markdown"}"#
    let scene = #","questions":[\#(question)],"settled_by":["answered"]"#
    let text = Pages("GET", path).visit([
      Pages.reply(
        Pages.begin, Pages.scene().replacing(#","questions":[]"#, with: scene), verdict)
    ]).text
    assert(
      text, has: #"<div class="markup" dir="auto"><strong>f</strong></div>"#, #"<div class="markup" dir="auto"><ul>"#,
      #"<span class="text" dir="auto"><math"#)
    let plain = Pages("GET", path).visit([
      Pages.reply(
        Pages.begin, Pages.scene().replacing(#","questions":[]"#, with: scene),
        verdict.replacing(#""markup":"markdown""#, with: #""markup":"markdown","plain":["feedback"]"#))
    ]).text
    assert(plain, has: #"<p dir="auto">**f**</p>"#, #"<div class="markup" dir="auto"><ul>"#)
  }

  /// What a player typed is never markup, whatever the question is.
  func testTypedAnswersAreTexts() {
    let question = Pages.question("text", #""answers":[]"# + markup)
    let verdict =
      #"{"type":"verdict","step":3,"points":0,"of":1,"correct":false,"given":"**x** <u>y</u>","answer":"$2$","markup":"markdown"}"#
    let text = Pages("GET", path).visit([
      Pages.reply(
        Pages.begin,
        Pages.scene().replacing(#","questions":[]"#, with: #","questions":[\#(question)],"settled_by":["answered"]"#),
        verdict)
    ]).text
    assert(text, has: "**x** &lt;u&gt;y&lt;/u&gt;", ">$2$</b>")
  }

  func testPagesAndResults() {
    let step =
      #"{"type":"page","id":"p","title":"*T*","body":"| a |\n|---|\n| $x^2$ |","markup":"markdown","actions":[]}"#
    let text = Pages("GET", path).visit([Pages.reply(Pages.begin, Pages.scene(), step)]).text
    assert(text, has: #"<table class="markup">"#, square, ">*T*</h1>")
    let result =
      #"{"type":"result","headline":"**H**","body":"```\n  a\n```","markup":"markdown","ms":0,"ranking":[],"bars":[]}"#
    let end = Pages("GET", path).visit([Pages.reply(Pages.begin, Pages.scene(), result)]).text
    assert(end, has: #"<pre dir="ltr" tabindex="0"><code>  a</code></pre>"#, ">**H**</h1>")
  }

  func testRoomsDrawWhatTheEngineSends() {
    let rich = Rooms.question.replacing(#""limit":20"#, with: #""limit":20,"markup":"markdown""#)
      .replacing("Two & more", with: "$x^2$")
    let asked = [rich, #""number":3"#, #""questions":5"#]
    for (target, role, phase) in [
      ("/rooms/123456", "player", "open"), ("/rooms/123456/screen", "screen", "open"),
      ("/rooms/123456/host", "host", "open"), ("/rooms/123456/screen", "screen", "locked"),
    ] {
      let own = role == "player" ? [#""player":1"#, #""name":"Ada""#] : []
      let text = Pages("GET", target).visit([Rooms.reply(role, Rooms.join(phase, own + asked))]).text
      assert(text, has: square, "Why &lt;b&gt;?")
    }
    let verdict = #""verdict":{"type":"verdict","answer":["b"],"explanation":"So: $x^2$","markup":"markdown"}"#
    let text = Pages("GET", "/rooms/123456/screen").visit([
      Rooms.reply("screen", Rooms.join("reveal", asked + [verdict, #""counts":{"a":1,"b":2}"#]))
    ]).text
    assert(text, has: #"<div class="markup" dir="auto">So: <math"#, #"<span class="text" dir="auto"><math"#)
  }

  func testTheCoverAndTheShelf() {
    let quiz =
      #"{"id":"q","title":"*Q*","description":"A **b** $x^2$","markup":"markdown","tags":[],"questions":3,"daily":false}"#
    let cover = #"{"type":"cover","quiz":\#(quiz),"modes":[],"modifiers":[],"timings":[],"begun":[]}"#
    let text = Pages("GET", "/quizzes/q").visit([Pages.reply(cover)]).text
    assert(text, has: #"<div class="markup" dir="auto">A <strong>b</strong> <math"#, ">*Q*</h1>")
    let home =
      #"{"type":"home","day":"2026-11-22","streak":{"current":0,"best":0,"alive":false,"today":false},"week":[],"all":1}"#
    let shelf = Pages("GET", "/").visit([Pages.reply(home, quiz)]).text
    assert(shelf, has: #"<span dir="auto">A b x²</span>"#)
  }

  func testHostileMarkup() {
    let evil = #"<script>alert(1)</script> ![x](javascript:y) $\\text{</math><script>}$ [x](javascript:z)"#
    let text = page("single", #""answers":[{"id":"a","text":"\#(evil)"}]"# + markup)
    XCTAssertFalse(text.contains("<script>"))
    XCTAssertFalse(text.contains(#"="javascript"#))
    XCTAssertEqual(text.components(separatedBy: "<script ").count, 4)
  }
}
