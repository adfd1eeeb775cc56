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
      (#"{"participant":1.5,"responses":{}}"#, "'participant' must be a text or a whole number, found the number 1.5"),
      (#"{"participant":"","responses":{}}"#, "'participant' is empty"),
      (
        #"{"participant":"p","responses":[]}"#,
        "'responses' must be an object from questions to responses, found a list"
      ),
      (#"{"participant":"p","responses":{"ss":["a"]}}"#, "there is no question 'ss'"),
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
    XCTAssertNil(participant.responses["i"])
    XCTAssertEqual(participant.responses["p"]?.first?.answer?["answer"], .text("Paris"))
    let tries = read(
      #"{"participant":"p","responses":{"s":{"tries":[["b"],null,{"answer":["a"],"inputs":{"w":1}}]},"t":{"inputs":{}}}}"#
    )
    let mixed = try tries.get()
    let given = mixed.responses
    XCTAssertEqual(given["s"]?.count, 3)
    XCTAssertEqual(given["s"]?[1], GivenResponse(nil))
    XCTAssertEqual(given["s"]?[2].inputs, [PlainField("w", .int(1))])
    XCTAssertNil(given["t"])
    XCTAssertEqual(mixed.pages["t"], [GivenResponse(nil)])
  }

  func testIDsOfTheModeAreKnownLater() throws {
    XCTAssertNoThrow(try read(#"{"participant":"p","responses":{"bet s":{"inputs":{"wager":5}}}}"#, open: true).get())
  }

  /// Inputs or a button alone are a page's, also under the id of a question, whose tries go by them.
  func testWhatIsOfAPage() throws {
    let cases: [(String, questions: Int, pages: Int)] = [
      (#"["a"]"#, 1, 0), (#"{"inputs":{"w":1}}"#, 0, 1), (#"{"action":"good"}"#, 0, 1),
      (#"{"action":"good","inputs":{}}"#, 0, 1), (#"{"answer":null,"inputs":{"w":1}}"#, 1, 0), (#"{"ms":5}"#, 1, 0),
      (#"{"tries":[{"inputs":{"w":1}},["a"],{"action":"x"},null]}"#, 2, 2), ("null", 0, 0),
    ]
    for (response, questions, pages) in cases {
      let given = try read(#"{"participant":"p","responses":{"s":\#(response)}}"#).get()
      XCTAssertEqual(given.responses["s"]?.count ?? 0, questions, response)
      XCTAssertEqual(given.pages["s"]?.count ?? 0, pages, response)
    }
    guard case .failure(let problem) = read(#"{"participant":"p","responses":{"s":{"action":1}}}"#) else {
      return XCTFail("taken")
    }
    XCTAssertEqual(problem.sentence, "'action' must be the id of a button, found a number")
  }

  /// Points are taken for questions that are marked by hand, and no more than they are worth.
  func testPointsByHand() throws {
    var essay = Question(id: "e", kind: .text, text: "Why?")
    essay.marked = .byHand
    essay.points = 3
    let reader = ParticipantReader(
      Quiz(id: "q", title: "Q", questions: [essay, Question(id: "o", kind: .text, text: "?")]), takesOtherIDs: false)
    func sentence(_ marks: String) -> String? {
      var id: JSONValue?
      let line = Array("{\"participant\":\"p\",\"responses\":{},\"marks\":\(marks)}".utf8)
      do throws(GradingProblem) {
        _ = try line.withUnsafeBufferPointer { (bytes) throws(GradingProblem) in
          try reader.participant(json: UnsafeRawBufferPointer(bytes), id: &id)
        }
      } catch {
        return error.sentence
      }
      return nil
    }
    XCTAssertNil(sentence("{\"e\":2.5}"))
    XCTAssertNil(sentence("null"))
    XCTAssertEqual(sentence("{\"e\":3.5}"), "'marks' must be points from 0 to 3 for 'e', found the number 3.5")
    XCTAssertEqual(sentence("{\"o\":1}"), "'o' is not marked by hand: it takes no points")
    XCTAssertEqual(sentence("{\"x\":1}"), "there is no question 'x'")
    XCTAssertEqual(sentence("[]"), "'marks' must be an object from questions to points, found a list")
  }
}
