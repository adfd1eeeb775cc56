import JSONText
import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// Lines and rows: what they mean, and what is said about wrong ones.
final class ParticipantReaderTests: XCTestCase {
  private let quiz = Quiz.of(
    .single("s", "*A", "B"), .multiple("m", "*A", "*B", "C"), .truefalse("t", true), .range("r", correct: 0.5),
    .number("n", 7)
  ) {
    $0.questions.append(Question(id: "x", kind: .text, text: "?"))
    $0.questions.append(
      Question(id: "o", kind: .order, text: "?", answers: ["a", "b", "c"].map { Answer(id: $0, text: $0) }))
    var match = Question(id: "p", kind: .match, text: "?")
    match.pairs = [Pair("France", "Paris"), Pair("answer", "Rome")]
    $0.questions.append(match)
    $0.questions.append(Question(id: "i", kind: .info, text: "Page"))
  }

  private func read(_ line: String, open: Bool = false) -> Result<Participant, GradingProblem> {
    var id: JSONValue?
    return Result { () throws(GradingProblem) in
      try Array(line.utf8).withUnsafeBufferPointer { (bytes) throws(GradingProblem) in
        try ParticipantReader(quiz, takesOtherIDs: open).participant(json: UnsafeRawBufferPointer(bytes), id: &id)
      }
    }
  }

  func testWrongLines() {
    let cases: [(String, String)] = [
      ("nope", "this is no JSON: column 1: 'nope' is no JSON value: did you mean \"nope\"?"),
      ("[]", "a line like {\"participant\":\"p1\",\"responses\":{…}} is expected, found a list"),
      (#"{"responses":{}}"#, "'participant' is missing"),
      (#"{"participant":"p"}"#, "'responses' is missing"),
      (#"{"participant":"p","response":{}}"#, "'responses' is missing; did you mean it by 'response'?"),
      (#"{"participant":1.5,"responses":{}}"#, "'participant' must be a text or a whole number, found a number"),
      (#"{"participant":"","responses":{}}"#, "'participant' is empty"),
      (
        #"{"participant":"p","responses":[]}"#,
        "'responses' must be an object from questions to responses, found a list"
      ),
      (#"{"participant":"p","responses":{"ss":["a"]}}"#, "there is no question 'ss'; did you mean 's'?"),
      (#"{"participant":"p","responses":{"s":["z"]}}"#, "the response to 's': there is no answer 'z'"),
      (
        #"{"participant":"p","responses":{"s":7}}"#,
        "the response to 's' must be one answer (a list of ids), found a number"
      ),
      (#"{"participant":"p","responses":{"s":["a","b"]}}"#, "the response to 's': exactly one answer is expected"),
      (
        #"{"participant":"p","responses":{"r":7}}"#,
        "the response to 'r': 7 is outside the range: a number from 0 to 1 is expected"
      ),
      (#"{"participant":"p","responses":{"n":"x"}}"#, "the response to 'n' must be a number (as in 0.5), found a text"),
      (#"{"participant":"p","responses":{"x":1}}"#, "the response to 'x' must be a text (in quotes), found a number"),
      (#"{"participant":"p","responses":{"o":["a"]}}"#, "the response to 'o': all items are expected, each once"),
      (
        #"{"participant":"p","responses":{"p":{"Frankreich":"Paris"}}}"#,
        "the response to 'p': there is no item 'Frankreich'"
      ),
      (#"{"participant":"p","responses":{"i":["a"]}}"#, "'i' is a page, which takes no response"),
      (
        #"{"participant":"p","responses":{"s":{"answr":["a"]}}}"#,
        "the response to 's' has an unknown key 'answr'; did you mean 'answer'?"
      ),
      (#"{"participant":"p","responses":{"s":{"tries":1}}}"#, "'tries' must be a list of responses, found a number"),
      (
        #"{"participant":"p","responses":{"s":{"answer":["a"],"inputs":1}}}"#,
        "'inputs' must be an object, found a number"
      ),
      (
        #"{"participant":"p","seed":-1,"responses":{}}"#,
        "'seed' must be a whole number from 0 to 9007199254740991, found another number"
      ),
    ]
    for (line, expected) in cases {
      guard case .failure(let problem) = read(line) else {
        XCTFail("taken: \(line)")
        continue
      }
      XCTAssertEqual(problem.sentence, expected, line)
    }
  }

  func testEveryForm() throws {
    let line = #"""
      {"participant":7,"seed":5,"group":"A","responses":{"s":"a","m":[],"t":true,"r":0.5,"n":7,"x":"Paris","o":["c","b","a"],
      "p":{"France":"Rome","answer":"Paris"},"i":null}}
      """#
    let participant = try read(line.replacing("\n", with: "")).get()
    XCTAssertEqual(participant.id, .int(7))
    XCTAssertEqual(participant.name, "7")
    XCTAssertEqual(participant.seed, 5)
    XCTAssertEqual(participant.responses["m"], [GivenResponse(.empty)])
    XCTAssertEqual(participant.responses["i"], [])
    XCTAssertEqual(participant.responses["p"]?.first?.answer?["answer"], .text("Paris"))
    let tries = read(
      #"{"participant":"p","responses":{"s":{"tries":[["b"],null,{"answer":["a"],"inputs":{"w":1}}]},"t":{"inputs":{}}}}"#
    )
    let given = try tries.get().responses
    XCTAssertEqual(given["s"]?.count, 3)
    XCTAssertEqual(given["s"]?[1], GivenResponse(nil))
    XCTAssertEqual(given["s"]?[2].inputs, [PlainField("w", .int(1))])
    XCTAssertEqual(given["t"], [GivenResponse(nil)])
  }

  func testIDsOfTheModeAreKnownLater() throws {
    XCTAssertNoThrow(try read(#"{"participant":"p","responses":{"bet s":{"inputs":{"wager":5}}}}"#, open: true).get())
  }

  // MARK: CSV

  private func rows(_ text: String) throws -> [Result<Participant, GradingProblem>] {
    let bytes = Array(text.utf8)
    let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")).map {
      text.utf8.distance(from: text.utf8.startIndex, to: $0)
    }
    let reader = ParticipantReader(quiz, takesOtherIDs: false)
    let columns = try bytes[..<(end ?? bytes.count)].withUnsafeBytes { try CSVColumns(header: $0, reader) }
    var records: [Result<Participant, GradingProblem>] = []
    var rest = Array(bytes[((end ?? 0) + 1)...])
    while !rest.isEmpty {
      let length = rest.withUnsafeBytes { columns.records.end(in: $0) } ?? rest.count
      let record = Array(rest[..<length].filter { _ in true })
      rest.removeFirst(length)
      let content = record.last == UInt8(ascii: "\n") ? Array(record.dropLast()) : record
      records.append(
        Result { () throws(GradingProblem) in
          var id: JSONValue?
          return try content.withUnsafeBufferPointer { (bytes) throws(GradingProblem) in
            try reader.participant(csv: UnsafeRawBufferPointer(bytes), columns, id: &id)
          }
        })
    }
    return records
  }

  func testCells() throws {
    let text = #"""
      participant,s,m,t,r,n,x,o,p
      "Ann, ""A""",a,a;b,TRUE,0.5,7,"two
      lines",c|b|a,France=Paris;answer=Rome
      Bob,,[],false,,,,c b a,"{""France"":""Rome""}"
      """#
    let rows = try rows(text)
    let ann = try rows[0].get()
    XCTAssertEqual(ann.name, "Ann, \"A\"")
    XCTAssertEqual(ann.responses["m"], [GivenResponse(.list([.text("a"), .text("b")]))])
    XCTAssertEqual(ann.responses["t"], [GivenResponse(.text("true"))])
    XCTAssertEqual(ann.responses["x"], [GivenResponse(.text("two\nlines"))])
    XCTAssertEqual(ann.responses["o"], [GivenResponse(.list(["c", "b", "a"].map(PlainValue.text)))])
    let bob = try rows[1].get()
    XCTAssertNil(bob.responses["s"])
    XCTAssertEqual(bob.responses["m"], [GivenResponse(.empty)])
    XCTAssertEqual(bob.responses["p"]?.first?.answer?["France"], .text("Rome"))
  }

  func testWrongRowsAndHeaders() throws {
    let found = try rows("participant;s\na;z\nb\n;a\nc;\"x\n").map { result -> String in
      if case .failure(let problem) = result { return problem.sentence }
      return "taken"
    }
    XCTAssertEqual(
      found,
      [
        "the response to 's': there is no answer 'z'", "the row has 1 cell, the header 2", "'participant' is empty",
        "a quote is opened and never closed",
      ])
    for (header, sentence) in [
      ("participant,sx\n", "the column 'sx' is no question of the quiz; did you mean 's'?"),
      ("participant,s,s\n", "two columns are called 's'"),
      ("name,s\n", "the first line of a CSV must name the columns: participant, then one a question"),
    ] {
      XCTAssertThrowsError(try rows(header)) { XCTAssertEqual(($0 as? GradingProblem)?.sentence, sentence) }
    }
  }
}
