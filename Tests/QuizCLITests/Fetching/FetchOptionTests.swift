import Foundation
import XCTest

/// Tests the requests that can be made, in parts, encodings and categories, and what is kept when it stops early.
final class FetchOptionTests: FetchTestCase {
  /// Above 50 it takes several requests under one token, each as late as the service wants.
  func testManyQuestions() throws {
    let server = try server { request, before in
      request.path == "api_token.php" ? .token("a b/c") : .questions(before * 50..<before * 50 + request.amount)
    }
    try fetch(server, ["--amount", "120"], ["QUIZRUN_FETCH_PAUSE": "0.3"])
    XCTAssertEqual(try count(), 120)
    let asked = server.requests("api.php")
    XCTAssertEqual(asked.map(\.amount), [50, 50, 20])
    XCTAssertEqual(Set(asked.map { $0.parameters["token"] }), ["a b/c"])
    for (earlier, later) in zip(asked, asked.dropFirst()) { XCTAssertGreaterThanOrEqual(later.at - earlier.at, 0.29) }
  }

  func testAServerWithoutTokens() throws {
    let server = try server { request, before in
      request.path == "api_token.php" ? .json("", status: 404) : .questions(before * 50..<before * 50 + request.amount)
    }
    try fetch(server, ["--amount", "60"])
    XCTAssertEqual(try count(), 60)
  }

  func testTheServiceItselfIsNeverHurried() throws {
    let server = try server { request, _ in .questions(0..<request.amount) }
    try fetch(server, ["--amount", "1"], ["QUIZRUN_FETCH_PAUSE": nil])
    XCTAssertEqual(server.requests.count, 1, "one request needs no waiting and no token")
  }

  func testEncodings() throws {
    let text = "Pokémon & Co: 100% \"½\" 日本?"
    let cases: [(String, String, @Sendable (String) -> String)] = [
      ("base64", "base64", { Data($0.utf8).base64EncodedString() }),
      ("url3986", "url3986", { $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }),
      (
        "urlLegacy", "urlLegacy",
        {
          ($0.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union([" "])) ?? "")
            .replacingOccurrences(of: " ", with: "+")
        }
      ),
    ]
    for (index, (name, parameter, encode)) in cases.enumerated() {
      let server = try server { request, _ in
        let fields = [
          "type": "boolean", "difficulty": "hard", "category": "Science & \(index)", "question": text,
          "correct_answer": "True",
        ].map { "\"\($0.key)\":\"\(encode($0.value))\"" }
        return .json(
          "{\"response_code\":0,\"results\":[{\(fields.joined(separator: ",")),\"incorrect_answers\":[\"\(encode("False"))\"]}]}"
        )
      }
      try FileManager.default.createDirectory(atPath: place.root + "/data\(index)", withIntermediateDirectories: true)
      place.environment["QUIZRUN_DATA"] = place.root + "/data\(index)"
      try fetch(server, ["--encode", name, "--amount", "1"])
      XCTAssertEqual(server.requests.first?.parameters["encode"], parameter)
      let question = try XCTUnwrap(place.play(["--category", "science & \(index)"]).first("question"))
      XCTAssertEqual(question.string("text"), text)
      XCTAssertEqual(question.string("kind"), "truefalse")
    }
  }

  func testABrokenEncoding() throws {
    let server = try server { _, _ in .questions(0..<1) }
    try fetch(server, ["--encode", "base64"], code: 69, says: "in the encoding 'base64'")
  }

  func testCategories() throws {
    let cases = [
      ("Film", "11"), ("entertainment: film", "11"), ("MUSICALS & THEATRES", "13"), ("9", "9"), ("32", "32"),
      ("computers", "18"), ("New Things", "40"), ("40", "40"),
    ]
    for (word, number) in cases {
      let server = try server { request, _ in
        request.path == "api_category.php"
          ? .json(
            "{\"trivia_categories\":[{\"id\":11,\"name\":\"Entertainment: Film\"},{\"id\":40,\"name\":\"X: New Things\"}]}"
          )
          : .questions(0..<request.amount)
      }
      try fetch(server, ["--category", word, "--amount", "1"])
      XCTAssertEqual(server.requests("api.php").first?.parameters["category"], number, word)
      XCTAssertEqual(server.requests("api_category.php").count, number == "40" ? 1 : 0)
    }
    let server = try server { _, _ in .json("{}", status: 404) }
    try fetch(server, ["--category", "flim"], code: 2, says: "no category 'flim'; did you mean 'film'?")
    try fetch(server, ["--category", "99"], code: 2, says: "no category '99'")
  }

  func testUsage() throws {
    let server = try server { _, _ in .code(0) }
    let cases: [([String], String)] = [
      (["--amount", "0"], "--amount"), (["--amount", "many"], "'many'"),
      (["--difficulty", "brutal"], "easy, medium or hard"),
      (["--type", "essay"], "multiple or boolean"), (["--encode", "rot13"], "url3986"),
      (["--category", ""], "--category"),
      (["--server", "ftp://x"], "https://"), (["--server", "http://"], "https://"), (["--amount"], "--amount"),
      (["--nonsense"], "--nonsense"), (["extra"], "extra"), (["--from", "x", "--amount", "3"], "--from"),
    ]
    for (arguments, words) in cases {
      let outcome = try place.run(["fetch"] + arguments)
      XCTAssertEqual(outcome.code, 2, "\(arguments)")
      XCTAssert(outcome.errors.contains(words), "'\(words)' is not in '\(outcome.errors)'")
    }
    XCTAssertEqual(server.requests.count, 0)
  }

  /// Questions that came before the service failed are kept, and the exit code tells of the failure.
  func testFailureInTheMiddle() throws {
    let server = try server { request, before in
      if request.path == "api_token.php" { return .token("t") }
      return before == 0 ? .questions(0..<50) : .json("{}", status: 503)
    }
    let outcome = try fetch(server, ["--amount", "80"], code: 69, says: "HTTP status 503")
    XCTAssert(outcome.output.hasPrefix("50 questions: 50 new"), outcome.output)
    XCTAssertEqual(try count(), 50)
  }

  func testInterruption() throws {
    for signal in [SIGINT, SIGTERM] {
      let server = try server { request, before in
        if request.path == "api_token.php" { return .token("t") }
        return before == 0 ? .questions(0..<50) : .silence(20)
      }
      let program = try place.start(["fetch", "--server", server.address, "--amount", "90"])
      let deadline = Date().addingTimeInterval(20)
      while server.requests("api.php").count < 2, deadline.timeIntervalSinceNow > 0 { usleep(20_000) }
      program.kill(signal)
      let outcome = program.finish()
      XCTAssertEqual(outcome.code, 128 + signal)
      XCTAssert(outcome.output.hasPrefix("50 questions"), outcome.output)
      XCTAssertEqual(try count(), 50)
    }
  }

  func testAProxy() throws {
    let proxy = try server { request, _ in .questions(0..<request.amount) }
    let far = ["fetch", "--server", "http://trivia.invalid", "--amount", "3"]
    let through = try place.run(far, [], ["http_proxy": proxy.address, "no_proxy": nil])
    XCTAssertEqual(through.code, 0, through.errors)
    XCTAssertEqual(proxy.requests("api.php").map(\.host), ["trivia.invalid"])
    XCTAssertEqual(try count(), 3)
    let around = try place.run(far, [], ["http_proxy": proxy.address, "no_proxy": "trivia.invalid"])
    XCTAssertEqual(around.code, 69)
    XCTAssert(around.errors.contains("cannot be reached"), around.errors)
    let broken = try place.run(far, [], ["http_proxy": "http://127.0.0.1:1", "no_proxy": nil])
    XCTAssertEqual(broken.code, 69)
    XCTAssert(broken.errors.contains("the proxy"), broken.errors)
    XCTAssertEqual(proxy.requests.count, 1)
  }

  func testAFile() throws {
    let questions = (0..<3).map(TriviaServer.question).joined(separator: ",")
    try place.write("{\"response_code\":0,\"results\":[\(questions)]}", to: "dump.json")
    let whole = try place.run(["fetch", "--from", "dump.json"])
    XCTAssertEqual(whole.code, 0, whole.errors)
    XCTAssertEqual(try count(), 3)
    try place.write(
      "[\(questions),{\"type\":\"multiple\",\"question\":\"?\"},\(TriviaServer.question(7))]", to: "part.json")
    let part = try place.run(["fetch", "--from", "part.json"])
    XCTAssertEqual(part.code, 65)
    XCTAssert(part.errors.contains("1 of the questions could not be imported, the first is number 4"), part.errors)
    XCTAssertEqual(try count(), 4)
    try place.write("{\"results\":[\(TriviaServer.question(8)),\n oops]}", to: "broken.json")
    let broken = try place.run(["fetch", "--from", "broken.json"])
    XCTAssertEqual(broken.code, 65)
    XCTAssert(broken.errors.contains("broken.json:2:2: "), broken.errors)
    XCTAssertEqual(try count(), 4, "all of a file or nothing")
    try place.write("{\"questions\":[]}", to: "quiz.json")
    XCTAssertEqual(try place.run(["fetch", "--from", "quiz.json"]).code, 65)
    XCTAssertEqual(try place.run(["fetch", "--from", "missing.json"]).code, 66)
  }

  /// The other program can be used alone: a decoded question on each line.
  func testTheOtherProgramAlone() throws {
    let server = try server { request, _ in .questions(0..<request.amount) }
    let program = try Program(
      ["--server", server.address, "--amount", "2"], environment: place.environment, folder: place.root,
      path: Program.path + "-fetch")
    let outcome = program.finish()
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let lines = Message.all(outcome.output)
    XCTAssertEqual(lines.map { $0.string("correct_answer") }, ["Rémy", "Rémy"])
    XCTAssertEqual(
      lines.first?.keys, ["type", "difficulty", "category", "question", "correct_answer", "incorrect_answers"])
  }

  func testTheOtherProgramIsMissing() throws {
    try FileManager.default.copyItem(atPath: Program.path, toPath: place.root + "/quizrun")
    let program = try Program(
      ["fetch"], environment: place.environment, folder: place.root, path: place.root + "/quizrun")
    let outcome = program.finish()
    XCTAssertEqual(outcome.code, 69)
    XCTAssert(outcome.errors.contains("quizrun-fetch', is missing"), outcome.errors)
  }
}
