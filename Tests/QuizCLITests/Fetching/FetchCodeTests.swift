import Words
import XCTest

/// Tests the message for each answer of the service: its documented codes, and answers that are none.
final class FetchCodeTests: FetchTestCase {
  func testQuestionsAreKeptAndDecoded() throws {
    let server = try server { request, _ in .questions(0..<request.amount) }
    let outcome = try fetch(
      server, ["--amount", "3", "--category", "film", "--difficulty", "easy", "--type", "multiple"])
    XCTAssertEqual(
      outcome.output, "3 questions: 3 new, 0 already there; the bank holds 3 (Open Trivia Database, CC BY-SA 4.0)\n")
    XCTAssertEqual(server.requests.count, 1)
    XCTAssertEqual(
      server.requests.first?.parameters,
      ["amount": "3", "category": "11", "difficulty": "easy", "type": "multiple"])
    let question = try XCTUnwrap(place.play(["--category", "film", "--limit", "1"]).first("question"))
    XCTAssert(["Who said \"0\"?", "Who said \"1\"?", "Who said \"2\"?"].contains(question.string("text")))
    XCTAssertEqual(question.texts("answers").sorted(), ["Bob", "Carol & Ted", "Dan", "Rémy"])
  }

  func testFetchingAgainAddsNothing() throws {
    let server = try server { request, _ in .questions(0..<request.amount) }
    try fetch(server, ["--amount", "3"])
    let outcome = try fetch(server, ["--amount=5"])
    XCTAssert(outcome.output.hasPrefix("5 questions: 2 new, 3 already there; the bank holds 5 "), outcome.output)
    XCTAssertEqual(try count(), 5)
    place.environment["LANG"] = "de_DE.UTF-8"
    let german = try fetch(server, ["--amount=6"]).output
    XCTAssert(german.hasPrefix("6 Fragen: 1 neu, 5 schon da; in der Sammlung sind 6 (Open Trivia"), german)
  }

  func testNothingFits() throws {
    let none = try server { _, _ in .code(1) }
    try fetch(none, ["--amount", "4"], code: 66, says: "no such questions, or fewer")
    XCTAssertEqual(none.requests("api.php").count, 1)
  }

  /// Fewer than were asked for: as many as there are.
  func testFewerThanAskedFor() throws {
    let server = try server { request, _ in
      if request.path == "api_count.php" {
        return .json("{\"category_id\":11,\"category_question_count\":{\"total_easy_question_count\":7}}")
      }
      return request.amount > 7 ? .code(1) : .questions(0..<request.amount)
    }
    try fetch(
      server, ["--category", "11", "--difficulty", "easy", "--amount", "20"],
      says: "the service has only 7 such questions")
    XCTAssertEqual(try count(), 7)
  }

  func testInvalidParameter() throws {
    try fetch(try server { _, _ in .code(2) }, code: 2, says: "code 2, invalid parameter")
  }

  /// A token that the service does not know any more is replaced, once.
  func testTokenNotFound() throws {
    let renewing = try server { request, before in
      if request.path == "api_token.php" { return .token("t\(before)") }
      return request.parameters["token"] == "t1" ? .questions(0..<request.amount) : .code(3)
    }
    try fetch(renewing, ["--amount", "60"])
    let stubborn = try server { request, _ in request.path == "api_token.php" ? .token("t") : .code(3) }
    try fetch(stubborn, ["--amount", "60"], code: 69, says: "does not know the session token")
    XCTAssertEqual(stubborn.requests.count { $0.path == "api_token.php" }, 2, "one at first, one anew")
  }

  /// A used-up token is started over, once; in the middle of a fetch it means that there is no more.
  func testTokenExhausted() throws {
    let full = try server { request, _ in
      switch (request.path, request.parameters["command"], request.parameters["token"]) {
      case ("api_token.php", "request", _): return .token("old")
      case ("api_token.php", "reset", "old"): return .json("{\"response_code\":0,\"token\":\"new\"}")
      case ("api.php", _, "new"): return .questions(0..<request.amount)
      default: return .code(4)
      }
    }
    try fetch(full, ["--amount", "51"])
    let drained = try server { request, before in
      if request.path == "api_token.php" { return .token("t") }
      return before == 0 ? .questions(0..<50) : .code(4)
    }
    let outcome = try fetch(drained, ["--amount", "70"], says: "the service has only 50 such questions")
    XCTAssert(outcome.output.hasPrefix("50 questions"), outcome.output)
    let stubborn = try server { request, _ in request.path == "api_token.php" ? .token("t") : .code(4) }
    try fetch(stubborn, code: 69, says: "code 4")
  }

  /// Three tries, as far apart as the service wants.
  func testTooManyRequests() throws {
    for reply in [
      TriviaServer.Reply.code(5), .json("{\"response_code\":5}", status: 429), .json("slow down", status: 429),
    ] {
      let server = try server { _, _ in reply }
      try fetch(server, ["--amount", "2"], ["QUIZRUN_FETCH_PAUSE": "0.3"], code: 75, says: "3 times")
      XCTAssertEqual(server.requests.count, 3)
      for (earlier, later) in zip(server.requests, server.requests.dropFirst()) {
        XCTAssertGreaterThanOrEqual(later.at - earlier.at, 0.29)
      }
    }
    let patient = try server { request, before in before < 2 ? .code(5) : .questions(0..<request.amount) }
    try fetch(patient, ["--amount", "2"], says: "trying again")
    XCTAssertEqual(try count(), 2)
  }

  func testTheServerNamesATimeToWait() throws {
    let server = try server { request, before in
      before == 0 ? .json("", status: 429, headers: ["Retry-After: 1"]) : .questions(0..<request.amount)
    }
    try fetch(server, ["--amount", "1"], says: "trying again in 1 s (2 of 3)")
    XCTAssertGreaterThanOrEqual(server.requests[1].at - server.requests[0].at, 0.99)
  }

  func testOtherCodes() throws {
    try fetch(try server { _, _ in .code(9) }, code: 69, says: "code 9, which is not documented")
    try fetch(try server { _, _ in .json("{}") }, code: 69, says: "'response_code'")
    try fetch(try server { _, _ in .code(0) }, code: 66, says: "no such questions")
  }

  func testWhatIsNoAnswer() throws {
    let cases: [(TriviaServer.Reply, String)] = [
      (.json("{\"response_code\":0,", status: 200), "no JSON"), (.json("<html>", status: 200), "no JSON"),
      (.json("", status: 200), "no JSON"), (.json("{\"response_code\":0}"), "a list 'results'"),
      (.json("[]"), "'response_code'"),
      (.json("{\"response_code\":0,\"results\":[{\"type\":\"multiple\"}]}"), "'difficulty'"),
      (.json("{\"response_code\":0,\"results\":[{\"type\":\"essay\"}]}"), "'type' as one of multiple, boolean"),
      (.json("{}", status: 500), "HTTP status 500"), (.json("{}", status: 503), "HTTP status 503"),
      (.json("{}", status: 404), "HTTP status 404"), (.raw(""), "cut off"),
      (.raw("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{\"response_code\":0,"), "cut off"),
      (.raw("hello\r\n"), "cannot be reached"),
      (.json(String(repeating: " ", count: 9 << 20)), "larger than 8 MB"),
      (.json("", status: 302, headers: ["Location: /api.php"]), "from one address to the next"),
      (.json("", status: 302, headers: ["Location: file:///etc/passwd"]), "cannot be reached"),
    ]
    for (reply, words) in cases {
      let outcome = try fetch(try server { _, _ in reply }, code: 69, says: words)
      XCTAssertEqual(outcome.output, "", words)
    }
    XCTAssertEqual(try count(), 0)
  }

  func testARedirectIsFollowed() throws {
    let server = try server { request, _ in
      request.path == "api.php" ? .json("", status: 301, headers: ["Location: /moved.php?amount=2"]) : .questions(0..<2)
    }
    try fetch(server, ["--amount", "2"])
  }

  func testASlowServer() throws {
    let server = try server { _, _ in .silence(5) }
    try fetch(server, [], ["QUIZRUN_FETCH_TIMEOUT": "0.3"], code: 69, says: "did not answer within")
  }

  func testNobodyListens() throws {
    let server = try server { _, _ in .code(0) }
    server.stop()
    try fetch(server, code: 69, says: "cannot be reached")
  }
}
