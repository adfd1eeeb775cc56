import QuizWeb
import XCTest

/// Tests pages of the record, players and settings.
final class RecordPageTests: XCTestCase {
  private static let id = Asked.sitting

  private static func entry(_ more: String = "") -> String {
    #"{"sitting":"\#(id)","quiz":"sea","title":"Sea","mode":"default","player":"Ada","#
      + #""started":"2026-11-22T18:40:00+01:00","day":"2026-11-22","points":2,"of":3,"percent":66.7,"headline":"2 of 3","#
      + #""ms":192000,"status":"finished"\#(more)}"#
  }

  private func visit(_ target: String, _ object: String, _ headers: [String: String] = [:]) -> Pages.Visit {
    Pages("GET", target, headers).visit([Pages.reply(object)])
  }

  private func assert(_ text: String, has pieces: String..., line: UInt = #line) {
    for piece in pieces { XCTAssert(text.contains(piece), "no \(piece) in \(text)", line: line) }
  }

  func testHistory() {
    let open = Self.entry().replacing(#""finished""#, with: #""in_progress""#).replacing("Sea", with: "Lake")
      .replacing(#""quiz":"sea""#, with: #""quiz":"lake""#)
    let both = Pages("GET", "/history").visit([Pages.reply(Self.entry(), open)])
    XCTAssert(both.lines[0].contains(#""op":"history","limit":500,"lang":"en""#), both.lines[0])
    assert(
      both.text,
      has: #"<a href="/sittings/\#(Self.id)/review" dir="auto" "#
        + #"aria-label="Sea, 22 November 2026, 18:40, 3:12">Sea</a>"#,
      "22 November 2026, 18:40 · 3:12", "2 of 3, 67 %",
      #"<a class="button" href="/sittings/\#(Self.id)" aria-label="Go on: Lake, 22 November 2026, "#
        + #"18:40, in progress">Go on</a>"#,
      #"<option value="lake">Lake</option>"#, "in progress")
    let exam = open.replacing(#""mode":"default""#, with: #""mode":"exam","modeName":"Exam","settled":3,"length":10"#)
    assert(
      Pages("GET", "/history").visit([Pages.reply(exam)]).text,
      has: "22 November 2026, 18:40 · Exam · Question 4 of 10<")
    let one = Pages("GET", "/history?quiz=sea").visit([Pages.reply(Self.entry(), open)])
    assert(one.text, has: #"<option value="sea" selected>Sea</option>"#)
    XCTAssertFalse(one.text.contains("Go on"))
    assert(Pages("GET", "/history", ["Accept-Language": "de"]).visit([Pages.reply()]).text, has: "noch nichts gespielt")
    // A day's quiz has its date as on home, in whatever language it was begun.
    for (title, language, shown) in [
      ("Quiz of the day, 2026-11-22", "en", "Quiz of the day, 22 November 2026"),
      ("Quiz of the day, 2026-11-22", "de", "Quiz des Tages, 22. November 2026"),
      ("Quiz du jour, 2026-11-22", "en", "Quiz of the day, 22 November 2026"), ("In 2026-11-22", "en", "In 2026-11-22"),
    ] {
      let daily = Self.entry().replacing(#""title":"Sea""#, with: #""title":"\#(title)""#)
      let history = Pages("GET", "/history", ["Accept-Language": language]).visit([Pages.reply(daily)])
      assert(history.text, has: ">\(shown)</a>")
    }
    let many = Pages("GET", "/history?count=60").visit([
      Pages.reply(Array(repeating: Self.entry(), count: 200).joined(separator: ","))
    ])
    XCTAssertEqual(many.text.components(separatedBy: "/review").count, 61)
    assert(many.text, has: #"<a class="button" href="/history?count=160">Show older ones</a>"#)
  }

  private static let asked =
    #"{"type":"question","step":1,"try":1,"id":"q1","kind":"single","text":"Salt?",\#(Pages.abc),"left":[],"right":[]}"#

  private static func answer(_ marks: String, verdict: String) -> String {
    #"{"type":"answered","step":1,"try":1,"player":"Ada","question":"q1","text":"Salt?","given":"One","ms":4210\#(marks),"#
      + #""asked":\#(asked),"verdict":{"type":"verdict","step":1,\#(verdict)}}"#
  }

  func testReview() {
    let answer = Self.answer(
      #","points":0,"of":1,"correct":false"#,
      verdict: #""points":0,"of":1,"correct":false,"answer":["b"],"given":["a"],"explanation":"Because.""#)
    let explanation =
      #"{"questions":[{"step":1,"try":1,"question":"q1","points":0,"of":1,"rule":"right or wrong","counts":true}],"#
      + #""sum":{"points":2,"of":3},"unasked":1,"own":-0.5}"#
    let review = Self.entry(
      #","type":"review","modeName":"Default","players":["Ada"],"seed":7,"again":{"quiz":"sea","limit":5},"answers":[\#(answer)],"explanation":\#(explanation)"#
    )
    .replacing(#""headline":"2 of 3""#, with: #""headline":"Nearly""#)
    let text = visit("/sittings/\(Self.id)/review", review).text
    assert(
      text, has: "<title>Answers: Sea · quizrun</title>", "Nearly (2 of 3, 67 %)", "Question 1 · 4.2 s",
      #"<li class="option wrong"><span class="text" dir="auto">One</span>"#, "Because.", "0 of 1 point",
      "<summary>Why this score</summary>",
      "<p>Marked by the rule: <span>right or wrong</span></p>", "The questions together: 2 of 3 points",
      "Possible in questions never asked: 1", "Added by the mode itself: −0.5",
      #"name="as" value="{&quot;quiz&quot;:&quot;sea&quot;,&quot;limit&quot;:5}""#,
      #"<button name="seed" value="7">The same questions again</button>"#)
    let german = visit("/sittings/\(Self.id)/review", review, ["Accept-Language": "de"]).text
    assert(
      german, has: "Warum diese Punkte", "<p>Gewertet nach der Regel: <span>richtig oder falsch</span></p>",
      "4,2 s", "Vom Modus selbst dazu: −0,5")
    for (rule, written) in [
      ("within 3.5 of the right number", "<span>höchstens 3,5 neben der richtigen Zahl</span>"),
      ("within 5 % of the right number", "<span>höchstens 5 % neben der richtigen Zahl</span>"),
      ("within a factor of 2 from the right number", "<span>höchstens um den Faktor 2 neben der richtigen Zahl</span>"),
      ("by a rule of tomorrow", #"<span lang="en">by a rule of tomorrow</span>"#),
    ] {
      let other = review.replacing("right or wrong", with: rule)
      assert(visit("/sittings/\(Self.id)/review", other, ["Accept-Language": "de"]).text, has: written)
    }
  }

  /// Marks that the engine does not tell are not on the page, in no colour either.
  func testAReviewWithoutMarks() {
    let answer = Self.answer("", verdict: #""points":0,"of":0,"given":["a"]"#)
    let review = Self.entry(
      #","type":"review","players":["Ada","Bo"],"answers":[\#(answer)],"explanation":{"questions":[]}"#)
    let text = visit("/sittings/\(Self.id)/review", review).text
    assert(text, has: "Whether the answers were right is not shown", #"<li class="option given">"#, "played by Ada, Bo")
    for word in ["option right", "option wrong", "Wrong", "Why this score", "of 1 point"] {
      XCTAssertFalse(text.contains(word), word)
    }
    let outcome = review.replacing(#""points":2,"of":3,"percent":66.7,"headline":"2 of 3""#, with: #""headline":"Dog""#)
    XCTAssertFalse(
      visit("/sittings/\(Self.id)/review", outcome).text.contains("Whether the answers"), "nothing can be right there")
    let open = review.replacing(#""status":"finished""#, with: #""status":"in_progress""#)
    assert(visit("/sittings/\(Self.id)/review", open).text, has: "is shown at the end", ">Go on</a>")
  }

  func testStatistics() {
    let statistics =
      #"{"type":"statistics","sittings":3,"percent":50,"best":100,"ms":600000,"answers":9,"marked":8,"right":4,"accuracy":50,"#
      + #""mean_ms":8400,"by":"month","periods":[{"from":"2026-10-01","to":"2026-10-31","sittings":1,"percent":20},"#
      + #"{"from":"2026-11-01","to":"2026-11-30","sittings":2,"percent":65}],"categories":["#
      + #"{"category":"A&B","answers":5,"marked":5,"right":4,"accuracy":80},{"answers":4,"marked":3,"right":0,"accuracy":0}],"#
      + #""hardest":[{"question":"sea/q3","text":"Dry?","answers":3,"marked":3,"right":0,"accuracy":0}],"#
      + #""scores":[{"day":"2026-10-03","percent":20},{"day":"2026-11-05","percent":100},{"day":"2026-11-22","percent":60}],"#
      + #""quizzes":[{"id":"sea","title":"Sea","sittings":2,"percent":40},{"id":"lake","title":"Lake","sittings":1,"percent":70}],"#
      + #""played":[{"id":"lake","title":"Lake"},{"id":"sea","title":"Sea"}]}"#
    let text = visit("/statistics?from=2026-10-01", statistics).text
    assert(
      text, has: "<dt>Average</dt>\n<dd>50 %</dd>", "<dd>4 of 8</dd>", "<dd>8.4 s</dd>", "<dd>10:00</dd>",
      #"<polyline points="0,72 160,0 320,36"></polyline>"#,
      #"aria-label="From 20 % on 3 October 2026 to 60 % on 22 November 2026; the lowest is 20 %, the highest 100 %.""#,
      "October 2026", "65 %", "A&amp;B", "80 % of 5", "without a category", #"<rect width="80%""#, "40 % · 2×",
      "Dry?", "0 of 3 right")
    XCTAssertFalse(text.contains("style="))
    let german = visit("/statistics", statistics, ["Accept-Language": "de"]).text
    assert(german, has: "Durchschnitt", "8,4 s", "Von 20 % am 3. Oktober 2026")
    let hidden =
      #"{"type":"statistics","sittings":1,"ms":1,"scores":[],"quizzes":[],"played":[{"id":"a","title":"A"}]}"#
    assert(visit("/statistics", hidden).text, has: "Figures for single questions are hidden")
    assert(
      visit("/statistics", #"{"type":"statistics","sittings":0,"played":[]}"#).text, has: "Nothing has been played")
    let bad = Pages("GET", "/statistics?from=soon").visit([#"{"id":1,"status":422,"message":"'from' expects a day"}"#])
    XCTAssertEqual(bad.answer.status, 422)
    assert(bad.text, has: "&#39;from&#39; expects a day")
  }

  func testLeaderboard() {
    let row =
      #"{"place":1,"player":"<Jo>","points":3,"of":3,"percent":100,"quiz":"sea","title":"Sea","day":"2026-11-20"}"#
    let board =
      #"{"type":"leaderboard","period":"week","rows":[\#(row),\#(row.replacing("\"day\"", with: "\"friend\":true,\"day\""))],"#
      + #""quizzes":[{"id":"sea","title":"Sea"},{"id":"a b","title":"Lake"}],"leftOut":2}"#
    let shown = visit("/leaderboard?period=week", board)
    XCTAssert(shown.lines[0].contains(#""op":"leaderboard","quiz":"","period":"week""#), shown.lines[0])
    assert(
      shown.text, has: "&lt;Jo&gt; (challenge)", "3 of 3, 100 %", "20 Nov", "2 scores are not ranked",
      #"<a href="/leaderboard?period=week" aria-current="true">This week</a>"#, #"<option value="a b">Lake</option>"#)
    let guest = Pages("GET", "/leaderboard").visit([#"{"id":1,"status":403,"message":"no"}"#])
    XCTAssertEqual(guest.answer.status, 403)
    assert(guest.text, has: #"href="/key""#, "for the player of this machine")
  }

  func testAchievementsAndStreak() {
    let rows =
      #"{"id":"a","title":"Early","emoji":"🌱","plugin":"p","earned":"2026-11-22"},"#
      + #"{"id":"b","title":"<Late>","plugin":"p","earned":null,"progress":{"have":2.5,"need":10}}"#
    let text = visit("/achievements", #"{"type":"achievements","rows":[\#(rows)],"problems":["x.lua: broken"]}"#).text
    assert(
      text, has: "1 of 2 earned.", "earned on 22 November 2026", "&lt;Late&gt;", "not yet, 2.5 of 10",
      #"<progress max="10" value="2.5""#, "x.lua: broken")
    let days = (9...22).map {
      #"{"day":"2026-11-\#($0 < 10 ? "0" : "")\#($0)","mark":"\#($0 == 22 ? "open" : $0 < 15 ? "before" : "done")"}"#
    }
    let streak =
      #"{"type":"streak","current":5,"best":9,"alive":true,"today":false,"day":"2026-11-22","calendar":[\#(days.joined(separator: ","))],"#
      + #""days":[{"day":"2026-11-21","length":5,"missed":0,"continues":true},"#
      + #"{"day":"2026-11-15","length":1,"missed":3,"continues":false}]}"#
    let page = visit("/streak", streak, ["Accept-Language": "de"]).text
    assert(
      page, has: "<dd>5 Tage</dd>", "Heute ist noch offen.", #"<th scope="row"><small>9. Nov</small></th>"#,
      "Tag 5 in Folge", "eine neue Serie: davor 3 Tage ausgelassen", #"<th scope="col">Di</th>"#)
    XCTAssertEqual(page.components(separatedBy: ">✓</span>").count, 9, "seven days and the legend")
    XCTAssertFalse(page.contains(">·</span>"), "nothing was missed before the first day")
    XCTAssertFalse(page.contains("Wochen in Folge"), "no goal was set")
  }

  /// The goal of the week stands first; the month's quizzes of the day lead to their answers, or to the cover of a past day.
  func testGoalAndMonth() {
    let month =
      #"{"day":"2026-12-01","square":"some","sitting":"S1"},{"day":"2026-12-02","square":"open","quiz":"daily-2026-12-02"},"#
      + #"{"day":"2026-12-03","square":"open"}"#
    let streak =
      #"{"type":"streak","current":1,"best":2,"alive":true,"today":true,"day":"2026-12-03","calendar":[],"days":[],"#
      + #""week":{"done":1,"goal":3,"weeks":4},"month":[\#(month)]}"#
    let page = visit("/streak", streak).text
    assert(
      page, has: "<dt>This week</dt>\n<dd>1 of 3 days</dd>", "<dt>Weeks in a row</dt>\n<dd>4</dd>",
      "<h2>The quiz of the day in December 2026</h2>",
      #"<tr><td></td><td><a class="square" href="/sittings/S1/review" title="1 December 2026: some right">"#,
      #"<span class="cell some" aria-hidden="true"><span>1</span><span>~</span></span>"#,
      #"<a class="square" href="/quizzes/daily-2026-12-02" title="2 December 2026: not played">"#,
      #"<span class="square"><span class="cell open" aria-hidden="true"><span>3</span><span></span></span>"#,
      #"<span class="sr">3 December 2026: not played</span></span>"#)
    XCTAssertLessThan(
      page.firstRange(of: "This week")?.lowerBound ?? page.endIndex,
      page.firstRange(of: "Current")?.lowerBound ?? page.startIndex)
    assert(visit("/streak", streak, ["Accept-Language": "de"]).text, has: "1 von 3 Tagen", "manches richtig")
  }

  func testPlayers() {
    let players =
      #"{"type":"players","players":[{"player":"Ada","finished":3,"unfinished":0,"default":true,"id":"1"},"#
      + #"{"player":"\"><b>","finished":0,"unfinished":0,"default":false,"id":"2"}]}"#
    let text = visit("/players", players).text
    assert(
      text, has: "plays now · 3 finished", #"<input type="hidden" name="name" value="2">"#,
      "Choose &quot;&gt;&lt;b&gt;", #"name="do" value="rename""#, #"name="do" value="add""#)
    let added = Pages("POST", "/players", body: "do=add&name=Bo").visit([Pages.reply(players)])
    XCTAssert(added.lines[0].contains(#""op":"players","do":"add","name":"Bo""#), added.lines[0])
    XCTAssertEqual(added.answer.header("Location"), "/players")
    let refused = Pages("POST", "/players", body: "do=add&name=Ada").visit([
      #"{"id":1,"status":422,"message":"there is","said":"Somebody is called that."}"#, Pages.reply(players),
    ])
    XCTAssertEqual(refused.answer.status, 422)
    assert(refused.text, has: "Somebody is called that.", #"name="name" value="Ada""#)
    let guest = Pages("POST", "/players", body: "do=add&name=Ada").visit([
      #"{"id":1,"status":403,"message":"no"}"#, #"{"id":1,"status":403,"message":"no"}"#,
    ])
    XCTAssertEqual(guest.answer.status, 403)
  }

  func testSettings() {
    let settings =
      #"{"type":"settings","values":{},"keys":[{"key":"player","value":"Ada"},"#
      + #"{"key":"seconds","value":"20\"","standard":"20","about":"for a question","expected":"seconds"},"#
      + #"{"key":"daily-counts","value":"best","about":"which","choices":["best","first"]},"#
      + #"{"key":"theme","value":"dark","about":"colours","choices":["auto","dark"]}]}"#
    let text = visit("/settings?saved=1", settings).text
    assert(
      text, has: "Saved.", #"<input id="s-seconds" type="text" name="seconds" value="20&quot;""#,
      #"<option value="best" selected>The best</option>"#, #"<option value="dark" selected>Dark</option>"#,
      #"data-setting="keys""#)
    XCTAssertFalse(text.contains(#"name="player""#))
    let saved = Pages("POST", "/settings", body: "seconds=30&theme=dark").visit([Pages.reply(settings)])
    XCTAssert(saved.lines[0].contains(#""op":"settings","set":{"seconds":"30","theme":"dark"}"#), saved.lines[0])
    XCTAssertEqual(saved.answer.header("Location"), "/settings?saved=1")
    let refused = Pages("POST", "/settings", body: "seconds=x").visit([
      #"{"id":1,"status":422,"message":"'x' does not fit"}"#, Pages.reply(settings),
    ])
    XCTAssertEqual(refused.answer.status, 422)
    assert(refused.text, has: "&#39;x&#39; does not fit")
    let guest = Pages("GET", "/settings", ["Accept-Language": "de"]).visit([#"{"id":1,"status":403,"message":"no"}"#])
    XCTAssertEqual(guest.answer.status, 200)
    assert(guest.text, has: "Du spielst als Gast", #"data-setting="swipes""#, #"href="/key""#)
    XCTAssertFalse(guest.text.contains(#"action="/settings""#))
  }

  func testEveryPageIsWhole() {
    let paths = [
      "/", "/quizzes", "/history", "/statistics", "/leaderboard", "/achievements", "/streak", "/players", "/settings",
      "/key", "/join", "/challenge", "/sittings/\(Self.id)/review",
    ]
    for path in paths {
      for language in ["en", "de"] {
        let page = Pages("GET", path, ["Accept-Language": language]).visit([Pages.reply("{}")])
        XCTAssertEqual(page.answer.status, 200, path)
        assert(
          page.text, has: "<html lang=\"\(language)\">", "<h1", #"<main id="main""#, "</html>",
          #"<footer class="foot">"#)
        XCTAssertEqual(page.text.components(separatedBy: "<h1").count, 2, path)
        XCTAssertFalse(page.text.contains("style="), path)
      }
      let program = Asked(target: path)
      if !["/quizzes", "/history", "/settings", "/key"].contains(path) { XCTAssertEqual(program.status, 406, path) }
    }
  }
}
