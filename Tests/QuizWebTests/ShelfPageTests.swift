import QuizWeb
import XCTest

/// Tests home, the list of quizzes, and the ways in.
final class ShelfPageTests: XCTestCase {
  private static let quizzes = [
    #"{"id":"a b","title":"Sea","description":"Salt.","category":"Nature","tags":[],"questions":3,"daily":false,"best":66.7}"#,
    #"{"id":"c","title":"Cards","tags":[],"questions":1,"daily":true,"due":5,"learnt":true,"continue":{"done":1,"of":3}}"#,
  ]

  private static func home(_ more: String = "") -> String {
    #"{"type":"home","player":"Ada","owner":true,"day":"2026-11-22","zone":"Europe/Berlin","#
      + #""streak":{"current":5,"best":9,"alive":true,"today":false},"#
      + #""week":[{"day":"2026-11-21","mark":"done"},{"day":"2026-11-22","mark":"open"}],"#
      + #""continue":[{"sitting":"\#(Asked.sitting)","quiz":"c","title":"Cards","settled":1,"of":3,"#
      + #""started":"2026-11-21T18:40:00+01:00"}],"categories":["Nature"],"all":2\#(more)}"#
  }

  private func page(_ target: String, _ reply: String, _ headers: [String: String] = [:]) -> String {
    let visit = Pages("GET", target, headers).visit([reply])
    XCTAssertEqual(visit.answer.status, 200, target)
    return visit.text
  }

  private func assert(_ text: String, has pieces: String..., line: UInt = #line) {
    for piece in pieces { XCTAssert(text.contains(piece), "no \(piece) in \(text)", line: line) }
  }

  private var reply: String { Pages.reply(Self.home(), Self.quizzes[0], Self.quizzes[1]) }

  func testHome() {
    let today = #","today":{"day":"2026-11-22","quiz":"c","state":"new","title":"Cards","streak":{},"retriesLeft":1}"#
    let text = page("/", Pages.reply(Self.home(today), Self.quizzes[0], Self.quizzes[1]))
    assert(
      text, has: "<title>Home · quizrun</title>", #"<main id="main" class="wide">"#,
      "Quiz of the day, 22 November 2026", #"<input type="hidden" name="daily" value="true">"#, "Play today&#39;s quiz",
      #"<span aria-hidden="true">Sa</span><span class="day done" aria-hidden="true">✓</span>"#,
      #"<span class="sr">Su: today is still open</span>"#, "<b>5 days</b>, longest 9",
      #"<a href="/sittings/\#(Asked.sitting)" dir="auto" aria-label="Cards, Question 2 of 3, begun 21 November 2026, "#
        + #"18:40">Cards</a>"#, "Question 2 of 3 · begun 21 November 2026, 18:40",
      #"<progress max="3" value="1" aria-hidden="true"></progress>"#, "<b>5 cards are due.</b>",
      #"<a class="tile" href="/quizzes/a%20b"><svg class="banner hue3""#,
      #"<strong dir="auto">Sea</strong><span dir="auto">Salt.</span>"#,
      "3 questions · best 67 %", "1 question · 5 due · begun, 1 of 3",
      "Date in Europe/Berlin: 22 November 2026.", #"<a href="/achievements">Achievements</a>"#)
    XCTAssertFalse(text.contains("style="))
  }

  /// A deck that was never begun is an offer: it says what is due, and does not stand among what is learnt.
  func testWhatNobodyLearnsIsNoDuty() {
    let quizzes = Self.quizzes.map { $0.replacing(#","learnt":true"#, with: "") }
    let text = page("/", Pages.reply(Self.home(), quizzes[0], quizzes[1]))
    XCTAssertFalse(text.contains("of what you learn"), text)
    assert(text, has: "1 question · 5 due")
    let deck = #"{"type":"cover","quiz":{"id":"c","title":"Cards"},"due":5}"#
    assert(page("/quizzes/c", Pages.reply(deck)), has: "5 due")
    let learnt = deck.replacing(#""Cards""#, with: #""Cards","learnt":true"#)
    assert(page("/quizzes/c", Pages.reply(learnt)), has: "5 due")
  }

  /// Sittings of one quiz are told apart by mode, place and time; those that have no room are a step away.
  func testWhatWasBegun() {
    let home = Self.home(#","unfinished":7"#)
      .replacing(#""settled":1"#, with: #""modeName":"Exam","settled":2"#).replacing(
        "2026-11-21T18", with: "2026-11-22T09")
    assert(
      page("/", Pages.reply(home)), has: "Exam · Question 3 of 3 · begun today, 09:40",
      #"<a href="/history">6 more in the history</a>"#)
    assert(
      page("/", Pages.reply(home), ["Accept-Language": "de"]), has: "Exam · Frage 3 von 3 · heute um 09:40 begonnen",
      "6 weitere im Verlauf")
  }

  /// A long shelf is shown in part: what is new first, the rest a step away.
  func testHomeShowsSomeOfMany() {
    let quizzes = (1...14).map { #"{"id":"q\#($0)","title":"Quiz \#($0)"\#($0 < 3 ? #","best":50"# : "")}"# }
    let text = page("/", Pages.reply((["" + Self.home()] + quizzes).joined(separator: ",")))
    XCTAssertEqual(text.components(separatedBy: #"class="tile""#).count, 10)
    XCTAssertFalse(text.contains("/quizzes/q1\""), "played before others that were not")
    assert(text, has: "All quizzes (14)", #"<a href="/quizzes?category=Nature" dir="auto">Nature</a>"#)
  }

  func testTheDayThatIsDone() {
    let done =
      #","today":{"day":"2026-11-22","quiz":"c","state":"completed","points":4,"of":5,"percent":80,"retriesLeft":2,"#
      + #""sitting":"\#(Asked.sitting)","title":"Cards"}"#
    let text = page("/", Pages.reply(Self.home(done)), ["Accept-Language": "de"])
    assert(
      text, has: "Quiz des Tages, 22. November 2026", "Geschafft: 4 von 5, 80 %.",
      #"href="/sittings/\#(Asked.sitting)/review""#, #"name="retry" value="true""#, "Noch einmal spielen (2 übrig)",
      "<html lang=\"de\">")
    let open = #","today":{"day":"2026-11-22","quiz":"c","state":"in_progress","sitting":"\#(Asked.sitting)"}"#
    assert(page("/", Pages.reply(Self.home(open))), has: "Go on with today&#39;s quiz")
  }

  func testADrawnQuizIsNamedOnce() {
    let drawn =
      #","today":{"day":"2026-11-22","quiz":"daily-2026-11-22","title":"Quiz of the day, 2026-11-22","#
      + #""questions":5,"state":"new"}"#
    let text = page("/", Pages.reply(Self.home(drawn)))
    assert(text, has: "<h2>Quiz of the day, 22 November 2026</h2>", "<p>5 questions</p>")
    XCTAssertEqual(text.components(separatedBy: "Quiz of the day").count, 2)
  }

  func testQuizzesThatWereLookedFor() {
    let visit = Pages("GET", "/quizzes?search=%3Csea%3E&category=nature").visit([reply])
    XCTAssert(visit.lines[0].contains(#""op":"home","search":"<sea>","category":"nature","lang":"en""#), visit.lines[0])
    assert(
      visit.text, has: #"value="&lt;sea&gt;""#, #"<p role="status">2 quizzes match “&lt;sea&gt;”.</p>"#,
      #"<a href="/quizzes?search=%3Csea%3E" dir="auto">All</a>"#,
      #"<a href="/quizzes?search=%3Csea%3E&amp;category=Nature" dir="auto" aria-current="true">Nature</a>"#,
      #"<input type="hidden" name="category" value="nature">"#)
    assert(page("/quizzes?search=x", Pages.reply(Self.home())), has: "No quiz matches “x”.")
    assert(page("/quizzes?category=x", Pages.reply(Self.home())), has: "No quiz is in the category “x”.")
  }

  func testHostileTextsAreTexts() {
    let evil = #"\"><script>alert(1)</script><b onx='"#
    let quiz =
      #"{"id":"\#(evil)","title":"\#(evil)","description":"\#(evil)","category":"\#(evil)","language":"\#(evil)"}"#
    let today = #","today":{"quiz":"\#(evil)","title":"\#(evil)","state":"\#(evil)","sitting":"javascript:alert(1)"}"#
    let home = Self.home(today).replacing(#"["Nature"]"#, with: #"["\#(evil)"]"#)
    for target in ["/", "/quizzes?search=%22%3E%3Cscript%3E"] {
      let text = page(target, Pages.reply(home, quiz))
      XCTAssertFalse(text.contains("<script>"), text)
      XCTAssertFalse(text.contains("<b onx"), text)
      XCTAssert(text.contains("&lt;script&gt;alert(1)"), text)
    }
  }

  // MARK: The ways in

  func testTheKey() {
    let me = #"{"id":1,"status":200,"player":null}"#
    assert(page("/key", me), has: #"<form class="card" method="post" action="/key">"#, #"type="password" name="key""#)
    let wrong = Pages("POST", "/key", body: "key=no").visit([
      #"{"id":1,"status":403,"message":"this key is wrong"}"#, me,
    ])
    XCTAssertEqual(wrong.answer.status, 403)
    assert(wrong.text, has: "That is not the key.")
    let right = Pages("POST", "/key", body: "key=+yes%0A").visit([#"{"id":1,"status":200,"token":"\#(Asked.token)"}"#])
    XCTAssert(right.lines[0].contains(#""op":"key""#), right.lines[0])
    XCTAssertEqual(right.answer.status, 303)
    XCTAssertEqual(right.answer.header("Location"), "/")
    XCTAssert(right.answer.header("Set-Cookie")?.contains(Asked.token) == true)
    var program = Asked(method: "POST", target: "/key", headers: ["Accept": "*/*"], body: "key=yes")
    XCTAssertEqual(program.answer(to: #"{"id":1,"status":200,"token":"\#(Asked.token)"}"#)?.status, 204)
    program.headers["X-Quizrun"] = "page"
    XCTAssertEqual(program.answer(to: #"{"id":1,"status":200,"token":"\#(Asked.token)"}"#)?.status, 303)
  }

  func testTheNameOfAGuest() {
    let me = #"{"id":1,"status":200,"player":"<Ada>","owner":false}"#
    assert(page("/join", me), has: "You play as &lt;Ada&gt;.", #"name="name" value="&lt;Ada&gt;""#)
    let nobody = #"{"id":1,"status":200,"player":null,"owner":false}"#
    assert(page("/join", nobody, ["Accept-Language": "de"]), has: "Du spielst als Gast")
    assert(page("/join", #"{"id":1,"status":200,"player":"Bo","owner":true}"#), has: #"href="/players""#)
    let joined = Pages("POST", "/join", body: "name=Bea").visit([#"{"id":1,"status":200,"player":"Bea"}"#])
    XCTAssert(joined.lines[0].contains(#""op":"guest","name":"Bea""#), joined.lines[0])
    XCTAssertEqual(joined.answer.header("Location"), "/")
    let refused = Pages("POST", "/join", body: "name=a%2Cb").visit([
      #"{"id":1,"status":422,"message":"'a,b' does not fit"}"#, nobody,
    ])
    XCTAssertEqual(refused.answer.status, 422)
    assert(refused.text, has: "&#39;a,b&#39; does not fit", #"value="a,b""#, #"role="alert""#)
  }

  func testOptionsOfAModeAndModifiers() {
    let cover =
      #"{"type":"cover","quiz":{"id":"sea","title":"Sea"},"mode":"exam","modes":[{"name":"","title":"Default"},"#
      + #"{"name":"exam","title":"Exam"}],"modifiers":[{"name":"late","title":"Late <1>","about":"Hard last.","isChosen":true}],"#
      + #""options":{"pass":{"type":"percent","default":62.5,"min":0,"max":100,"about":"Enough"},"strict":{"type":"bool","default":false},"#
      + #""by":{"type":"choice","of":["time","luck"],"default":"luck"},"also":{"type":"list","default":["a","b"]}}}"#
    let asked = Pages("GET", "/quizzes/sea?plugin=exam&plugin=late&x=1", ["Accept-Language": "de"])
      .visit([Pages.reply(cover)])
    XCTAssert(asked.lines[0].contains(#""plugin":["exam","late"]"#), asked.lines[0])
    assert(
      asked.text, has: "<details open>", #"<input type="checkbox" name="plugin" value="late" checked>"#,
      "Late &lt;1&gt;: Hard last.",
      #"name="number.pass" value="" autocomplete="off" placeholder="62,5" inputmode="decimal""#,
      #"<option value="">nein (Standard)</option>"#, #"<option value="true">ja</option>"#,
      #"<option value="">luck (Standard)</option>"#, #"<option value="time">time</option>"#, #"placeholder="a,b""#,
      #"name="options-of" value="exam""#, #"formmethod="get" formaction="/quizzes/sea""#)
    let body = "quiz=sea&options-of=exam&plugin=exam&plugin=late&number.pass=70%2C5&set.strict=&set.by=time"
    let sent = Pages("POST", "/sittings", body: body, ["Accept-Language": "de"]).visit([])
    XCTAssertEqual(sent.command, #"{"quiz":"sea","plugin":["exam","late"],"set":{"by":"time","pass":70.5}}"#)
    let other = Pages("POST", "/sittings", body: body.replacing("plugin=exam", with: "plugin=trivia")).visit([])
    XCTAssertEqual(other.command, #"{"quiz":"sea","plugin":["trivia","late"]}"#)
  }

  func testWhatWasBegunInOtherModes() {
    let cover =
      #"{"type":"cover","quiz":{"id":"sea","title":"Sea"},"mode":"","modes":[{"name":"","title":"Default"}],"#
      + #""others":[{"sitting":"\#(Asked.sitting)","modeName":"Wager","settled":1,"of":3}]}"#
    assert(
      page("/quizzes/sea", Pages.reply(cover)), has: "Wager: You are at question 2 of 3",
      #"href="/sittings/\#(Asked.sitting)""#, #"<input type="hidden" name="new" value="true">"#, ">Start</button>")
    let several = cover.replacing(
      #""others""#, with: #""unfinished":{"sitting":"\#(Asked.sitting)","settled":0,"of":3},"others""#)
    assert(
      page("/quizzes/sea", Pages.reply(several)), has: "<h2>You have begun this quiz</h2>",
      ">Default<br><small>You are at question 1 of 3</small></a>",
      ">Wager<br><small>You are at question 2 of 3</small></a>")
  }

  func testAChallenge() {
    let me = #"{"id":1,"status":200,"player":null}"#
    assert(page("/challenge", me), has: #"<textarea id="code" name="code""#)
    let cover =
      #"{"type":"cover","code":"quizrun1-x","quiz":{"id":"q","title":"Sea"},"of":3,"asked":3,"#
      + #""toBeat":{"player":"Eve","points":2,"of":3,"percent":66}}"#
    for (visit, code) in [
      (Pages("GET", "/challenge?code=quizrun1-x"), "quizrun1-x"),
      (Pages("POST", "/challenge", body: "code=quizrun1-%0D%0Ax"), "quizrun1-x"),
      (Pages("POST", "/challenge", body: "code=Beat+2+of+3:%0D%0Aquizrun1-x"), "quizrun1-x"),
    ] {
      let shown = visit.visit([Pages.reply(cover)])
      XCTAssert(shown.lines[0].contains(#""op":"cover","code":"\#(code)""#), shown.lines[0])
      assert(shown.text, has: "Score to beat, of Eve", #"name="challenge" value="quizrun1-x""#)
    }
    let bad = Pages("POST", "/challenge", body: "code=no").visit([
      #"{"id":1,"status":422,"message":"no","said":"This is no code."}"#
    ]
    )
    XCTAssertEqual(bad.answer.status, 422)
    assert(bad.text, has: "This is no code.", ">no</textarea>")
    let none = Pages("POST", "/challenge", body: "code=+").visit([me])
    assert(none.text, has: #"<textarea id="code""#)
  }
}
