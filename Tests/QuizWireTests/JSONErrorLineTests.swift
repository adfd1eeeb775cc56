import JSONText
import QuizCore
import QuizPlay
import QuizTesting
import QuizWire
import XCTest

/// A line that cannot be taken gets an error, and the step stays open.
final class JSONErrorLineTests: JSONTranscripts {
  /// Every line gets exactly this error, and the question stays open as it was.
  func testErrors() throws {
    let table: [(line: String, message: String)] = [
      ("x", #"not JSON at column 1: 'x' is no JSON value: did you mean "x"?"#),
      ("[1]", #"an object like {"answer":["a"]} is expected, found a list"#),
      ("{}", "exactly one of answer, select, skip, back, goto, finish, hint, action, continue, quit, wait is expected"),
      (
        #"{"answer":["a"],"skip":true}"#,
        "exactly one of answer, select, skip, back, goto, finish, hint, action, continue, quit, wait is expected"
      ),
      (#"{"anwser":["a"]}"#, "unknown key 'anwser': did you mean 'answer'?"),
      (#"{"answer":[1]}"#, "a list of answer ids is expected"),
      (#"{"answer":null}"#, "an answer is a list of ids, a number, a text or an object"),
      (#"{"answer":{"l1":1}}"#, "single expects one answer (a list of ids)"),
      (#"{"answer":3}"#, "single expects one answer (a list of ids)"),
      (#"{"answer":"a"}"#, "single expects one answer (a list of ids)"),
      (#"{"answer":["z"]}"#, "there is no answer 'z'"),
      (#"{"answer":[]}"#, "exactly one answer is expected"),
      (#"{"answer":["a","b"]}"#, "exactly one answer is expected"),
      (#"{"select":["z"]}"#, "there is no answer 'z'"),
      (#"{"answer":["a"],"step":2}"#, "step 2 is not open: step 1 is"),
      (#"{"skip":true,"step":0}"#, "step 0 is not open: step 1 is"),
      (#"{"answer":["a"],"step":1,"try":2}"#, "try 2 is not open: try 1 is"),
      (#"{"answer":["a"],"step":"1"}"#, #""step" expects a whole number, found the text '1'"#),
      (#"{"answer":["a"],"inputs":{"w":1}}"#, "there is no input 'w'"),
      (#"{"answer":["a"],"inputs":[1]}"#, #""inputs" expects an object, found a list"#),
      (#"{"skip":false}"#, #""skip" expects true, found false"#),
      (#"{"skip":true}"#, "this question cannot be skipped"),
      (#"{"hint":true}"#, "this question has no hint"),
      (#"{"back":true}"#, "this quiz does not go back"),
      (#"{"goto":1}"#, "this quiz asks its questions one after the other"),
      (#"{"goto":-9223372036854775808}"#, "this quiz asks its questions one after the other"),
      (#"{"goto":"1"}"#, #""goto" expects a whole number, found the text '1'"#),
      (#"{"finish":true}"#, "this quiz asks its questions one after the other"),
      (#"{"continue":true}"#, "no page is open: a question wants an answer"),
      (#"{"action":"fifty"}"#, "there is no action 'fifty'"),
      (#"{"action":5}"#, #""action" expects the id of an action, found the number 5"#),
      (#"{"quit":"now"}"#, #""quit" expects "keep" or "discard", found the text 'now'"#),
      (#"{"wait":-1}"#, #""wait" expects whole milliseconds from 0, found the number -1"#),
      (#"{"wait":"5"}"#, #""wait" expects whole milliseconds from 0, found the text '5'"#),
    ]
    for row in table {
      let sitting = Sitting.of(
        Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b")) { $0.navigation.skip = false })
      let lines = inShort(try play(sitting, row.line, ending: .kept))
      XCTAssertEqual(lines.count, 3, row.line)
      let message = (try? JSONParser.parse(lines.last ?? ""))?["message"]?.string
      XCTAssertEqual(message, row.message, row.line)
      XCTAssertEqual(sitting.state.openQuestion?.id, "q1")
      XCTAssertEqual(sitting.state.turns, [])
    }
  }

  func testErrorsOfOtherKinds() throws {
    let table: [(question: Question, line: String, message: String)] = [
      (.multiple("q", "*a", "b"), #"{"answer":["a","a"]}"#, "the answer 'a' is given twice"),
      (
        .range("q", scale: Scale(min: 1, max: 4, step: 1)), #"{"answer":4.5}"#,
        "4.5 is outside the range: a number from 1 to 4 is expected"
      ),
      (.number("q", 1), #"{"answer":"1"}"#, "number expects a number"),
      (.text("q", accept: "a"), #"{"answer":1}"#, "text expects a text"),
      (.order("q", "x", "y"), #"{"answer":["1"]}"#, "all items are expected, each once"),
      (.order("q", "x", "y"), #"{"answer":["1","3"]}"#, "there is no item '3'"),
      (.order("q", "x", "y"), #"{"answer":["-9223372036854775808"]}"#, "there is no item '-9223372036854775808'"),
      (.match("q", [("x", "y")]), #"{"answer":{"l2":"r1"}}"#, "there is no item 'l2'"),
      (.match("q", [("x", "y")]), #"{"answer":{"l1":"r9"}}"#, "there is no item 'r9'"),
      (.match("q", [("x", "y")]), #"{"answer":["l1"]}"#, "match expects a right for each left"),
      (.info("q"), #"{"answer":["a"]}"#, "no question is open: leave the page with continue"),
      (.info("q"), #"{"skip":true,"step":1}"#, "no question is open"),
    ]
    for row in table {
      let lines = try play(.of(Quiz.of(row.question)), row.line)
      XCTAssertEqual((try? JSONParser.parse(lines.last ?? ""))?["message"]?.string, row.message, row.line)
    }
  }

  func testInputErrors() throws {
    let table: [(line: String, message: String)] = [
      (#"{"answer":["a"]}"#, "the input 'wager' is missing: it expects a whole number from 1 to 10"),
      (
        #"{"answer":["a"],"inputs":{"wager":11}}"#,
        "that does not fit the input 'wager': it expects a whole number from 1 to 10"
      ),
      (
        #"{"answer":["a"],"inputs":{"wager":2,"side":"x"}}"#,
        "'x' does not fit the input 'side': it expects one of 'l', 'r'"
      ),
      (#"{"answer":["a"],"inputs":{"wagr":2}}"#, "there is no input 'wagr'; did you mean 'wager'?"),
      (#"{"action":"fifti"}"#, "there is no action 'fifti'; did you mean 'fifty'?"),
    ]
    for row in table {
      let lines = try play(.of(Quiz.of(.single("q1", "*a", "b")), rich), row.line)
      XCTAssertEqual((try? JSONParser.parse(lines.last ?? ""))?["message"]?.string, row.message, row.line)
    }
  }
}
