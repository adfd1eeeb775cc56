import QuizWeb
import XCTest

/// Pages of rooms, and the forms on them.
final class RoomPageTests: XCTestCase {
  private func page(_ path: String, _ reply: String, _ headers: [String: String] = [:]) -> String {
    Pages("GET", path, headers).visit([reply]).text
  }

  private func player(_ phase: String, _ more: [String]) -> String {
    page("/rooms/123456", Rooms.player(phase, more))
  }

  private func contains(_ page: String, _ pieces: String..., line: UInt = #line) {
    for piece in pieces { XCTAssertTrue(page.contains(piece), "\(piece) in \(page)", line: line) }
  }

  private func lacks(_ page: String, _ pieces: String..., line: UInt = #line) {
    for piece in pieces { XCTAssertFalse(page.contains(piece), "\(piece) in \(page)", line: line) }
  }

  /// Right ones among typed answers are marked for all, and the host alone can hide one.
  func testTypedAnswersAtTheReveal() {
    let typed = [
      #""question":{"type":"question","step":3,"of":5,"id":"q3","kind":"text","text":"Where?","answers":[]}"#,
      #""counts":{"Istanbul":3,"Rude <word>":1}"#, #""right":["Istanbul"]"#, #""answered":4"#,
    ]
    let screen = page("/rooms/123456/screen", Rooms.reply("screen", Rooms.join("reveal", typed)))
    let host = page("/rooms/123456/host", Rooms.reply("host", Rooms.join("reveal", typed)))
    for text in [screen, host, player("reveal", typed)] {
      contains(text, "option right", "Rude &lt;word&gt;")
      XCTAssertEqual(text.components(separatedBy: "option right").count, 2, "one of the two")
    }
    contains(host, #"name="answer" value="Rude &lt;word&gt;""#, #"name="do" value="hide""#)
    for text in [screen, player("reveal", typed)] { lacks(text, "value=\"hide\"") }
    let sent = Pages("POST", "/rooms/123456/host", body: "do=hide&answer=Rude+%3Cword%3E").visit([])
    XCTAssertEqual(sent.command, #"{"do":"hide","answer":"Rude <word>"}"#)
  }

  /// A quiz whose answers are neither right nor wrong has no winners, on no page.
  func testARoomWithoutPointsNamesNoWinners() {
    let none = Rooms.board.replacing(#""points":3,"#, with: #""points":0,"#).replacing("2.5", with: "0")
    let place = #""place_of":{"place":1,"of":2,"points":0,"moved":0}"#
    for (board, hasWinners) in [(none, false), (Rooms.board, true)] {
      let screen = page("/rooms/123456/screen", Rooms.reply("screen", Rooms.join("over", [board])))
      XCTAssertEqual(screen.contains("podium"), hasWinners)
      XCTAssertEqual(screen.contains("The winners"), hasWinners)
      let phone = player("over", [board, place])
      XCTAssertEqual(phone.contains("finale"), hasWinners)
      XCTAssertEqual(phone.contains("Place 1 of 2"), hasWinners)
      XCTAssertEqual(phone.contains("class=\"board\""), hasWinners)
    }
  }

  /// A voice for the quiz's language reads its texts, and that of the page all others.
  func testTextsOfAQuizHaveItsLanguage() {
    let arabic = Rooms.asked + [#""language":"ar""#]
    let screen = page("/rooms/123456/screen", Rooms.reply("screen", Rooms.join("open", arabic)))
    let host = page("/rooms/123456/host", Rooms.reply("host", Rooms.join("open", arabic)))
    for text in [screen, host, player("open", arabic), player("locked", arabic), player("reveal", arabic)] {
      contains(text, #"<html lang="en""#, #"dir="auto" lang="ar">Why"#)
    }
    lacks(player("open", arabic), #"lang="ar">Ada"#)
    for text in [screen, host, player("board", arabic)] { contains(text, #"dir="auto" lang="ar">Rivers"#) }
    let several = Rooms.player("lobby", arabic).replacing(#""title":"Rivers""#, with: #""title":"Rivers · Capitals""#)
    lacks(page("/rooms/123456", several), #"lang="ar">Rivers"#)
  }

  /// The words for true and false are English where the program has none in the language of the quiz.
  func testWordsForTrueAndFalseHaveTheirLanguage() {
    let sides = [#"{"id":"true","text":"True"}"#, #"{"id":"false","text":"False"}"#].joined(separator: ",")
    let asked = [
      #""question":{"type":"question","step":1,"of":5,"id":"q1","kind":"truefalse","text":"Vero?","answers":[\#(sides)]}"#,
      #""counts":{"true":1}"#, #""language":"it""#,
    ]
    for phase in ["open", "locked", "reveal"] {
      let host = page("/rooms/123456/host", Rooms.reply("host", Rooms.join(phase, asked)))
      let screen = page("/rooms/123456/screen", Rooms.reply("screen", Rooms.join(phase, asked)))
      for text in [screen, host, player(phase, asked)] {
        contains(text, #"dir="auto" lang="it""#, ">Vero?", #"class="text" dir="auto" lang="en">True<"#)
        lacks(text, #"lang="it" lang="#)
      }
    }
  }

  /// What was chosen on a slider without a right answer is seen by all, from low to high.
  func testASliderWithoutARightAnswerShowsItsSpread() throws {
    let asked = [
      #""question":{"type":"question","step":1,"of":5,"id":"q1","kind":"range","text":"How much?","answers":[],"min":0,"max":20}"#,
      #""counts":{"2":1,"10":4,"9":2}"#, #""right":[]"#, #""answered":7"#, #""verdict":{"type":"verdict"}"#,
    ]
    let host = page("/rooms/123456/host", Rooms.reply("host", Rooms.join("reveal", asked)))
    let screen = page("/rooms/123456/screen", Rooms.reply("screen", Rooms.join("reveal", asked)))
    for text in [screen, host, player("reveal", asked)] {
      let rows = text.components(separatedBy: #"<span class="text" dir="auto">"#).dropFirst()
      XCTAssertEqual(rows.map { $0.prefix { $0 != "<" } }, ["2", "9", "10"])
      lacks(text, "option right")
    }
  }

  func testTheHostGivesAPlayerMoreTime() {
    let people = #""people":[{"player":1,"name":"Ada","here":true,"device":true,"time_factor":1.5}]"#
    let host = page("/rooms/123456/host?view=people", Rooms.reply("host", Rooms.join("lobby", [people])))
    contains(host, "Time × 1.5", #"name="factor""#, #"value="1.5" selected"#, #"name="do" value="time""#)
    let sent = Pages("POST", "/rooms/123456/host", body: "do=time&view=people&player=1&factor=2").visit([])
    XCTAssertEqual(sent.command, #"{"do":"time","player":1,"factor":2}"#)
    contains(player("open", Rooms.asked + [#""time_factor":1.5"#]), "data-slow")
    lacks(player("open", Rooms.asked), "data-slow")
  }

  func testTheHostSeesWhoNeverJoined() {
    let homework = Rooms.object("over", #""absent":["Ada","Bo"]"#).replacingOccurrences(of: "together", with: "own")
    contains(page("/rooms/123456/host", Rooms.reply("host", homework)), "Never joined: Ada, Bo")
  }

  func testTheWayIn() {
    contains(Pages("GET", "/join").visit([#"{"id":1,"status":200,"player":null}"#]).text, "name=\"code\"")
    for typed in ["123456", "123%20456", "123-456"] {
      let visit = Pages("GET", "/join?code=\(typed)").visit([])
      XCTAssertEqual(visit.answer.status, 303, typed)
      XCTAssertEqual(visit.answer.header("Location"), "/rooms/123456")
    }
    let wrong = Pages("GET", "/join?code=12345").visit([])
    XCTAssertEqual(wrong.answer.status, 422)
    contains(wrong.text, "value=\"12345\"")
    contains(
      page("/rooms/123456", Rooms.reply("visitor", Rooms.object("lobby"))), "action=\"/rooms/123456/players\"",
      "name=\"name\"", "Rivers")
    let joined = Pages("POST", "/rooms/123456/players", body: "name=+Ada+").visit([
      #"{"id":1,"status":201,"player":7,"token":"abc"}"#
    ])
    XCTAssertEqual(joined.lines, [#"{"id":1,"op":"room-join","code":"123456","name":"Ada","lang":"en"}"#])
    XCTAssertEqual(joined.answer.header("Location"), "/rooms/123456")
    XCTAssertNotNil(joined.answer.header("Set-Cookie"))
    let taken = Pages("POST", "/rooms/123456/players", body: "name=Ada").visit([
      Rooms.refusal(409, "taken"), Rooms.reply("visitor", Rooms.object("lobby")),
    ])
    XCTAssertEqual(taken.answer.status, 409)
    contains(taken.text, "Somebody has this name already", "value=\"Ada\"")
  }

  func testAPlayersPages() {
    contains(player("lobby", []), "You are Ada.", "data-events=\"/rooms/123456/events\"", "data-place=\"17\"")
    // New players are not told to phones: a number would soon be wrong.
    lacks(player("lobby", []), "3 players")
    let open = player("open", Rooms.asked)
    contains(
      open, "Why &lt;b&gt;?", "Two &amp; more", "action=\"/rooms/123456/answer\"", "name=\"epoch\" value=\"4\"",
      "data-left=\"12000\"", "Question 3 of 5")
    lacks(open, "is kept", "checked")
    let kept = player("open", Rooms.asked + [#""mine":{"answer":["b"],"kept":true}"#])
    contains(kept, "Your answer is kept", "value=\"b\" checked", "Change the answer")
    contains(player("open", []), "next question")
    let locked = player("locked", [Rooms.question, #""mine":{"answer":["b"],"kept":true}"#])
    contains(locked, "The question is closed", "Your answer")
    lacks(locked, "<form", "class=\"option right\"")
    contains(player("locked", [Rooms.question]), "You did not answer")
    let verdict = #""verdict":{"type":"verdict","points":1,"of":1,"correct":true,"answer":["b"],"given":["b"]}"#
    let reveal = player("reveal", [Rooms.question, verdict, #""counts":{"a":2,"b":1}"#])
    contains(reveal, "Right, your answer", "1 of 1 point", "2 players")
    let board = player("board", [Rooms.board, #""place_of":{"place":2,"of":3,"points":2.5,"moved":-1}"#])
    contains(board, "Place 2 of 3", "class=\"mine\"", "1 down", "1 up")
    let corrected = Rooms.board.replacingOccurrences(
      of: #""moved":1}"#, with: #""moved":1,"corrections":[{"points":-1.5,"why":"Called <out>"}]}"#)
    contains(player("board", [corrected]), "−1.5: Called &lt;out&gt;")
    let over = player("over", [Rooms.board])
    contains(over, "That was it", "Bo")
    lacks(over, "data-events", "http-equiv")
    contains(player("paused", []), "A short break")
    let removed = page(
      "/rooms/123456", Rooms.reply("visitor", Rooms.join("open", [#""reason":"kicked","left_ms":9000"#])))
    contains(removed, "taken out")
    lacks(removed, "data-events", "countdown")
  }

  /// The screen and the host's page take no answers: they show the right answer, and nothing of one that is missing.
  func testTheScreenShowsWhatIsRight() {
    let number =
      #""question":{"type":"question","step":3,"of":5,"id":"q3","kind":"number","text":"How many?","answers":[]}"#
    let match =
      #""question":{"type":"question","step":3,"of":5,"id":"q3","kind":"match","text":"Where?","answers":[],"left":[{"id":"1","text":"Cairo"}],"right":[{"id":"2","text":"Nile"}]}"#
    let verdict = { (answer: String) in
      #""verdict":{"type":"verdict","points":0,"of":1,"correct":false,"answer":\#(answer)}"#
    }
    for role in ["screen", "host"] {
      let told = page("/rooms/123456/\(role)", Rooms.reply(role, Rooms.join("reveal", [number, verdict("42")])))
      contains(told, "<dt>The right answer</dt>", "<b dir=\"auto\">42</b>")
      let paired = page(
        "/rooms/123456/\(role)", Rooms.reply(role, Rooms.join("reveal", [match, verdict(#"{"1":"2"}"#)])))
      contains(paired, "class=\"option right\"", "<b dir=\"auto\">Nile</b>")
      for text in [told, paired] { lacks(text, "You gave no answer", "Your answer", "option wrong") }
    }
    contains(player("reveal", [number, verdict("42")]), "You gave no answer")
  }

  func testPointsAreCounted() {
    for (points, text) in [("1", "1 point<"), ("2.5", "2.5 points<"), ("0", "0 points<")] {
      let place = #""place_of":{"place":2,"of":3,"points":\#(points)}"#
      contains(player("board", [Rooms.board, place]), text)
    }
  }

  func testInputsThatWereGivenStayGiven() {
    let question = Rooms.question.replacingOccurrences(
      of: #","limit":20}"#,
      with:
        #","limit":20,"inputs":{"joker":{"type":"bool","default":false},"stake":{"type":"int","min":0,"max":100,"default":5}}}"#
    )
    let mine = #""mine":{"answer":["b"],"inputs":{"joker":true,"stake":40},"kept":true}"#
    contains(
      player("open", [question, mine]), #"name="input.joker" value="true" checked"#, #"value="40""#,
      "value=\"b\" checked")
    lacks(player("open", [question]), #"value="true" checked"#)
  }

  func testPagesStandAboveTheirQuestion() {
    let question = Rooms.question.replacingOccurrences(
      of: #","limit":20}"#, with: #","limit":20,"pages":[{"title":"Round <2>","body":"Rivers.\n\nAnd lakes."}]}"#)
    for phase in ["open", "locked"] {
      contains(
        player(phase, [question, #""number":3"#]), #"<h2 dir="auto">Round &lt;2&gt;</h2>"#, "Rivers.", "And lakes.",
        "Why &lt;b&gt;?")
    }
  }

  func testWithoutScriptsPagesLookAgain() {
    let refresh = { (seconds: Int) in
      "<noscript><meta http-equiv=\"refresh\" content=\"\(seconds)\">"
    }
    contains(player("lobby", []), refresh(5))
    contains(player("open", Rooms.asked), refresh(14))
    // Without a limit too, but late: what was being filled in is lost.
    contains(player("open", [Rooms.question]), refresh(60), #"<noscript><p><a href="/rooms/123456">Look again</a>"#)
    contains(player("open", [Rooms.question, #""mine":{"answer":["b"],"kept":true}"#]), refresh(5))
  }

  func testAnswersAreSent() {
    let sent = Pages("POST", "/rooms/123456/answer", body: "epoch=4&kind=single&request=r17&answer=b").visit([
      #"{"id":1,"status":200,"kept":true,"epoch":4}"#
    ])
    XCTAssertEqual(sent.command, #"{"epoch":4,"answer":["b"]}"#)
    XCTAssertEqual(sent.answer.status, 303)
    XCTAssertEqual(sent.answer.header("Location"), "/rooms/123456")
    var german = Pages("POST", "/rooms/123456/answer", body: "epoch=4&kind=number&answer=3%2C5")
    german.asked.headers["Accept-Language"] = "de"
    XCTAssertEqual(german.visit([]).command, #"{"epoch":4,"answer":3.5}"#)
    XCTAssertEqual(
      Pages("POST", "/rooms/123456/answer", body: "epoch=4&kind=match&left.a=y&left.b=&asItIs=1").visit([]).command,
      #"{"epoch":4,"answer":{"a":"y"}}"#)
    let late = Pages("POST", "/rooms/123456/answer", body: "epoch=4&kind=single&answer=b").visit([
      Rooms.refusal(409, "too late"), Rooms.player("locked", [Rooms.question]),
    ])
    XCTAssertEqual(late.answer.status, 409)
    contains(late.text, "This came too late", "You did not answer")
    let empty = Pages("POST", "/rooms/123456/answer", body: "epoch=4&kind=single").visit([
      Rooms.player("open", Rooms.asked)
    ])
    XCTAssertEqual(empty.answer.status, 422)
    contains(empty.text, "Choose an answer first")
  }

  func testTheScreenHasNothingToPress() {
    let people = #""people":[{"player":1,"name":"Ada <i>","here":true}]"#
    let lobby = page("/rooms/123456/screen", Rooms.reply("screen", Rooms.join("lobby", [people])))
    contains(lobby, "<svg class=\"qr\"", "127.0.0.1:8420/join", "123 456", "Ada &lt;i&gt;", "main\" class=\"screen\"")
    let open = page("/rooms/123456/screen", Rooms.reply("screen", Rooms.join("open", Rooms.asked + [#""answered":2"#])))
    contains(open, "2 of 3 have answered", "One", "data-left")
    let late = Rooms.asked + [#""answered":2,"asked":2"#]
    contains(page("/rooms/123456/screen", Rooms.reply("screen", Rooms.join("open", late))), "2 of 2 have answered")
    let slider =
      #""question":{"type":"question","step":1,"try":1,"id":"k","kind":"range","text":"Keys?","answers":[],"#
      + #""left":[],"right":[],"min":20,"max":120,"labels":["20 keys","a <lot>"]}"#
    let ranged = page("/rooms/123456/screen", Rooms.reply("screen", Rooms.join("open", [slider])))
    contains(ranged, "From 20 keys to 120 (a &lt;lot&gt;)")
    let over = page("/rooms/123456/screen", Rooms.reply("screen", Rooms.join("over", [Rooms.board])))
    contains(over, "class=\"podium\"", "Bo")
    for page in [lobby, open, over] { lacks(page, "<button", "<input", "<nav", "<form") }
  }

  /// Where teams play, teams win: they stand on the podium, and all players on the board behind it.
  func testTeamsStandOnThePodium() {
    let rows = #""board":[{"place":1,"player":1,"name":"Ada","points":9,"of":9,"moved":0}]"#
    let teams = [("Red", 4.5, 2), ("Blue", 4.5, 2), ("Green", 3, 1), ("Grey", 1, 1), ("Nobody", 0, 0)].map {
      #"{"name":"\#($0)","points":\#($1),"players":\#($2)}"#
    }
    let object = Rooms.join("over", [rows, #""teams":[\#(teams.joined(separator: ","))]"#])
    let screen = page("/rooms/123456/screen", Rooms.reply("screen", object))
    let parts = screen.components(separatedBy: "</ol>")
    XCTAssertEqual(parts[0].components(separatedBy: "place1\"").count, 3, "two share the first place: \(parts[0])")
    contains(parts[0], "Red", "Blue", "place3", "Green", "4.5 points")
    lacks(parts[0], "Ada", "Grey")
    contains(parts[1], "Grey", "Nobody", "Ada")
    lacks(parts[1], "Red", "Green")
  }

  /// Players who are not on the projector's board are counted below it.
  func testABoardThatIsCutSaysHowManyAreMissing() {
    let rows = (1...50).map { #"{"place":\#($0),"player":\#($0),"name":"P\#($0)","points":1,"of":3,"moved":0}"# }
    let board = [#""board":[\#(rows.joined(separator: ","))]"#, #""players":90"#]
    for (phase, more) in [("board", "and 40 more"), ("over", "and 76 more")] {
      let object = Rooms.object(phase, board[0]).replacing(#""players":3"#, with: board[1])
      contains(page("/rooms/123456/screen", Rooms.reply("screen", object)), more)
    }
    lacks(page("/rooms/123456/screen", Rooms.reply("screen", Rooms.join("over", [Rooms.board]))), " more</p>")
  }

  /// A text to be marked by hand has more room than a line, and keeps its own lines.
  func testAnEssayHasRoom() {
    let essay =
      #""question":{"type":"question","step":3,"try":1,"id":"q3","kind":"text","text":"Why?","answers":[],"byHand":true}"#
    contains(page("/rooms/123456", Rooms.player("open", [essay])), "<textarea")
    let mine = #""mine":{"answer":"One\nTwo","kept":true}"#
    contains(page("/rooms/123456", Rooms.player("open", [essay, mine])), "One\nTwo</textarea>")
    contains(page("/rooms/123456", Rooms.player("locked", [essay, mine])), "One<br>Two")
  }

  /// Behind an essay nothing was right or wrong: the page says what becomes of it, and is not empty.
  func testAnEssayThatIsRevealed() {
    let essay =
      #""question":{"type":"question","step":3,"try":1,"id":"q3","kind":"text","text":"Why?","answers":[],"byHand":true}"#
    let all = Rooms.join("reveal", [essay, #""counts":{}"#, #""answered":2"#])
    for role in ["screen", "host"] {
      contains(
        page("/rooms/123456/\(role)", Rooms.reply(role, all)), "2 of 3 have answered",
        "The answers will be read, and marked by hand.")
    }
    let mine = #""mine":{"answer":"One","kept":true}"#
    contains(player("reveal", [essay, mine]), "It will be read, and marked by hand.")
    lacks(player("reveal", [essay]), "marked by hand")
    contains(page("/rooms/123456/screen", Rooms.reply("screen", all), ["Accept-Language": "de"]), "von Hand gewertet")
    lacks(page("/rooms/123456/screen", Rooms.reply("screen", Rooms.join("reveal", Rooms.asked))), "by hand")
  }

  func testARoomThatIsOverStaysToBeLookedAt() {
    let id = "01JD0000000000000000000000"
    let list = page(
      "/rooms",
      #"{"id":1,"status":200,"objects":[{"room":"\#(id)","quizzes":["rivers"],"started":"2026-11-23T18:00:00Z","players":2,"phase":"over"}]}"#
    )
    contains(list, "<a href=\"/rooms/\(id)\">rivers</a>")
    let past =
      #"{"room":"\#(id)","title":"Rivers","started":"2026-11-23T18:00:00Z","over":true,"board":[{"place":1,"player":2,"name":"Bo <i>","points":3,"of":3,"right":2,"answered":3,"questions":3,"corrected":1}],"corrections":[{"player":2,"points":1,"why":"also right"}]}"#
    let text = page("/rooms/\(id)", #"{"id":1,"status":200,"objects":[\#(past)]}"#)
    contains(text, "Bo &lt;i&gt;", "2 of 3", "+1: also right", "quizrun rooms \(id) --feedback", "href=\"/rooms\"")
    contains(text, "href=\"/rooms/\(id)/csv\" download>")
    lacks(text, "by hand")
    let waiting = past.replacing(#""over":true"#, with: #""over":true,"waiting":["why","how"]"#)
    contains(
      page("/rooms/\(id)", #"{"id":1,"status":200,"objects":[\#(waiting)]}"#),
      "2 questions are still to be marked by hand.")
    XCTAssertEqual(Pages("GET", "/rooms/\(id)").visit([Rooms.refusal(403, "no")]).answer.status, 403)
    XCTAssertEqual(Pages("GET", "/rooms/\(id)").visit([Rooms.refusal(404, "no")]).answer.status, 404)
  }

  func testTheTableOfARoomIsAFile() throws {
    let path = "/rooms/01JD0000000000000000000000/csv"
    let csv = #"{"id":1,"status":200,"csv":"place,name\n1,Zoë\n"}"#
    for accept in ["text/html", "application/json", "*/*"] {
      var pages = Pages("GET", path)
      pages.asked.headers["Accept"] = accept
      let visit = pages.visit([csv])
      XCTAssertEqual(String(decoding: visit.answer.body, as: UTF8.self), "\u{FEFF}place,name\n1,Zoë\n")
      let headers = visit.answer.headers.map { "\($0.name): \($0.value)" }
      XCTAssertEqual(
        headers,
        [
          "Content-Type: text/csv; charset=utf-8",
          "Content-Disposition: attachment; filename=\"quizrun-01JD0000000000000000000000.csv\"",
        ])
      XCTAssertTrue(visit.lines.first?.contains(#""op":"room-past","#) ?? false)
    }
    XCTAssertEqual(Pages("GET", path).visit([Rooms.refusal(403, "no")]).answer.status, 403)
    var hosted = Pages("GET", path)
    hosted.asked.settings.isRoomOnly = true
    XCTAssertEqual(hosted.visit([csv]).answer.status, 404)
  }

  /// Missing points are named below every board.
  func testBoardsSayThatEssaysWait() {
    let waiting = [Rooms.board, #""waiting":1"#]
    for (role, path) in [("player", ""), ("screen", "/screen"), ("host", "/host")] {
      for phase in ["board", "over"] {
        let text = page("/rooms/123456\(path)", Rooms.reply(role, Rooms.join(phase, waiting)))
        contains(text, "1 question is still to be marked by hand.")
        lacks(page("/rooms/123456\(path)", Rooms.reply(role, Rooms.join(phase, [Rooms.board]))), "by hand")
      }
    }
  }

  /// The address that is shown is the one that was given, not the one that the host's browser used.
  func testPlayersAreToldTheGivenAddress() {
    var pages = Pages("GET", "/rooms/123456/screen")
    pages.asked.settings.origin = "http://192.168.1.20:8420"
    let text = pages.visit([Rooms.reply("screen", Rooms.object("lobby"))]).text
    contains(text, "192.168.1.20:8420/join", "aria-label=\"http://192.168.1.20:8420/rooms/123456\"")
    lacks(text, "127.0.0.1")
  }

  func testTheHostSeesTheVerbsOfThePhase() {
    let verbs: [(String, [String], [String])] = [
      ("lobby", [], ["open", "lock-joining", "end"]),
      ("open", Rooms.asked + [#""answered":1"#, #""missing":["Bo"]"#], ["lock", "extend", "pause", "again", "end"]),
      ("locked", [Rooms.question, #""counts":{"a":1,"b":0}"#], ["reveal", "again", "end"]),
      ("reveal", [Rooms.question], ["board", "next", "end"]),
      ("board", [Rooms.board], ["next", "lock-joining", "end"]),
      ("paused", [], ["resume", "end"]), ("over", [Rooms.board], []),
    ]
    for (phase, more, expected) in verbs {
      let text = page("/rooms/123456/host", Rooms.reply("host", Rooms.join(phase, more)))
      let found = text.matches(of: /name="do" value="([a-z-]+)"/).map { String($0.1) }
      XCTAssertEqual(found, expected, phase)
    }
    XCTAssertEqual(Pages("GET", "/rooms/123456/host").visit([Rooms.refusal(403, "no")]).answer.status, 403)
  }

  func testTheHostsForms() {
    let path = "/rooms/123456/host"
    let done = Pages("POST", path, body: "do=extend&seconds=30").visit([Rooms.reply("host", Rooms.object("open"))])
    XCTAssertEqual(done.command, #"{"do":"extend","seconds":30}"#)
    XCTAssertEqual(done.answer.header("Location"), path)
    let cases = [
      "do=correct&view=people&player=2&points=-1.5&why=late":
        #"{"do":"correct","player":2,"points":-1.5,"why":"late"}"#,
      "do=rename&player=2&name=Bo": #"{"do":"rename","player":2,"name":"Bo"}"#,
      "do=enter&name=Table+4": #"{"do":"enter","name":"Table 4"}"#,
      "do=enter&player=3&kind=single&answer=b&epoch=4": #"{"do":"enter","player":3,"epoch":4,"answer":["b"]}"#,
    ]
    for (body, command) in cases { XCTAssertEqual(Pages("POST", path, body: body).visit([]).command, command) }
    let people = Pages("POST", path, body: "do=kick&view=people&player=2").visit([
      Rooms.reply("host", Rooms.object("open"))
    ])
    XCTAssertEqual(people.answer.header("Location"), "\(path)?view=people")
    let late = Pages("POST", path, body: "do=lock").visit([
      Rooms.refusal(409, "no question is open"), Rooms.reply("host", Rooms.object("lobby")),
    ])
    XCTAssertEqual(late.answer.status, 409)
    contains(late.text, "No question is open.")
  }

  func testEveryPageInGerman() {
    for (path, role) in [("", "player"), ("/screen", "screen"), ("/host", "host"), ("/host?view=people", "host")] {
      for phase in ["lobby", "open", "locked", "reveal", "board", "paused", "over"] {
        let object = Rooms.join(phase, Rooms.asked + [Rooms.board, #""answered":1"#])
        let text = page("/rooms/123456\(path)", Rooms.reply(role, object), ["Accept-Language": "de"])
        contains(text, "<html lang=\"de\"")
        lacks(text, "have answered", "Scores", "Players<", "Join", "Show the", "Question ")
      }
    }
  }
}
