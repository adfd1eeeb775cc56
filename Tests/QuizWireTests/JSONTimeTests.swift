import QuizCore
import QuizPlay
import QuizTesting
import QuizWire
import XCTest

/// The virtual clock, real time, and the ends of the wire.
final class JSONTimeTests: JSONTranscripts {
  private var timed: Quiz {
    Quiz.of(.multiple("q1", "*a", "*b", "c"), .single("q2", "*a", "b"), .single("q3", "*a", "b") { $0.limit = 2.5 }) {
      $0.timing = Timing(question: 5, quiz: 60)
    }
  }

  func testAWaitStopsAtTheLimitFirstAndGoesOnAfterItsEvent() throws {
    let lines = try play(
      .of(timed), #"{"wait":1500}"#, #"{"select":["b","a"]}"#, #"{"wait":5000}"#, #"{"answer":["a"],"step":1}"#,
      #"{"hint":true}"#, #"{"answer":["a"],"step":2}"#, #"{"wait":60000}"#)
    XCTAssertEqual(
      inShort(lines),
      [
        "question 1.1 q1 left 5000", #"< {"wait":1500}"#, #"< {"select":["b","a"]}"#, #"< {"wait":5000}"#,
        #"{"type":"timeout","step":1}"#,
        #"{"type":"verdict","step":1,"points":1,"of":1,"correct":true,"answer":["a","b"],"given":["a","b"]}"#,
        "question 2.1 q2 left 5000", #"< {"answer":["a"],"step":1}"#,
        #"{"type":"error","message":"step 1 is not open: step 2 is"}"#, #"< {"hint":true}"#,
        #"{"type":"error","message":"this question has no hint"}"#, #"< {"answer":["a"],"step":2}"#,
        #"{"type":"verdict","step":2,"points":1,"of":1,"correct":true,"answer":["a"],"given":["a"]}"#,
        "question 3.1 q3 left 2500",
        #"< {"wait":60000}"#, #"{"type":"timeout","step":3}"#,
        #"{"type":"verdict","step":3,"points":0,"of":1,"correct":false,"answer":["a"]}"#,
        #"{"type":"result","headline":"2 of 3","emoji":"👍","points":2,"of":3,"percent":66.66666666666667,"#
          + #""bars":[],"share":[],"ranking":[],"ms":9000}"#,
      ])
  }

  func testTheRestOfAWaitRunsOnTheNextClock() throws {
    let lines = inShort(try play(.of(timed), #"{"wait":6500}"#, #"{"wait":3499}"#, #"{"wait":1}"#))
    XCTAssertEqual(lines.filter { $0.hasPrefix("<") || $0.contains("timeout") }.count, 5)
    XCTAssertEqual(lines.suffix(3).first, #"{"type":"timeout","step":2}"#)
    XCTAssertEqual(lines.suffix(4).first, #"< {"wait":1}"#)
  }

  func testTheWholeQuizsTime() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b")) { $0.timing.quiz = 3 }
    XCTAssertEqual(
      inShort(try play(.of(quiz), #"{"wait":9000}"#, ending: .finished)),
      [
        "question 1.1 q1", #"< {"wait":9000}"#, #"{"type":"timeout","step":1}"#,
        #"{"type":"verdict","step":1,"points":0,"of":1,"correct":false,"answer":["a"]}"#,
        #"{"type":"result","headline":"0 of 2","emoji":"🌱","points":0,"of":2,"percent":0,"#
          + #""bars":[],"share":[],"ranking":[],"ms":3000}"#,
      ])
  }

  func testNothingElseMovesTheVirtualClock() throws {
    let clock = ManualClock()
    let slow = ScriptedMode("slow") { mode in
      mode.onStart = { _ in
        clock.advance(300)
        return .empty
      }
      mode.onStatus = { _ in
        clock.advance(70)
        return []
      }
    }
    let lines = ScriptedLines(
      [.wait(4000), .line(#"{"answer":[]}"#), .line(#"{"answer":["a"]}"#)], echo: .marked, clock: clock)
    _ = try JSONLinesFace(.of(timed, slow), lines.io, virtualClock: true).play(resumed: false)
    let text = lines.transcript.split(separator: "\n").map(String.init)
    XCTAssertEqual(inShort(text).filter { $0.hasPrefix("question") }.map { $0.suffix(4) }, ["5000", "5000", "2500"])
  }

  func testRealTime() throws {
    let acts: [ScriptedLines.Act] = [
      .line(#"{"wait":5}"#), .wait(1200), .line(#"{"answer":["a"]}"#), .wait(5100),
      .line(#"{"answer":["a"],"step":2}"#),
      .wait(900), .line(#"{"answer":["a"]}"#),
    ]
    XCTAssertEqual(
      inShort(try play(.of(timed), acts, virtualClock: false, ending: .finished)),
      [
        "question 1.1 q1 left 5000", #"< {"wait":5}"#, #"{"type":"error","message":"wait needs --virtual-clock"}"#,
        #"< {"answer":["a"]}"#,
        #"{"type":"verdict","step":1,"points":0.5,"of":1,"correct":false,"answer":["a","b"],"given":["a"]}"#,
        "question 2.1 q2 left 5000", #"{"type":"timeout","step":2}"#,
        #"{"type":"verdict","step":2,"points":0,"of":1,"correct":false,"answer":["a"]}"#, "question 3.1 q3 left 2500",
        #"< {"answer":["a"],"step":2}"#, #"{"type":"error","message":"step 2 is not open: step 3 is"}"#,
        #"< {"answer":["a"]}"#,
        #"{"type":"verdict","step":3,"points":1,"of":1,"correct":true,"answer":["a"],"given":["a"]}"#,
        #"{"type":"result","headline":"1.5 of 3","emoji":"📈","points":1.5,"of":3,"percent":50,"#
          + #""bars":[],"share":[],"ranking":[],"ms":7200}"#,
      ])
  }

  // MARK: Ends of the wire

  func testEndOfInputKeeps() throws {
    let record = RecordDouble()
    let sitting = Sitting.of(Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b")), record: record)
    _ = try play(sitting, #"{"answer":["a"]}"#, ending: .kept)
    XCTAssertEqual(try record.unfinished(player: "Ann").map(\.settled), [1])
  }

  func testAnOutputThatNobodyReadsKeeps() throws {
    let lines = ScriptedLines(#"{"answer":["a"]}"#, echo: .marked)
    lines.isClosed = true
    let sitting = Sitting.of(Quiz.of(.single("q1", "*a", "b")))
    XCTAssertEqual(try JSONLinesFace(sitting, lines.io, virtualClock: true).play(resumed: false), .outputClosed)
  }

  func testAStartThatIsRefusedThrowsBeforeAnythingIsKept() throws {
    let record = RecordDouble()
    let mode = ScriptedMode { $0.onStart = { _ in throw Broken("not today") } }
    let sitting = Sitting.of(Quiz.of(.single("q1", "*a", "b")), mode, record: record)
    XCTAssertThrowsError(try play(sitting)) { XCTAssertEqual(($0 as? Refusal)?.sentence, "not today") }
    XCTAssertTrue(record.sittings.isEmpty)
  }

  func testFailedHooksAreToldInWarnings() throws {
    let mode = ScriptedMode("mode") { $0.onStatus = { _ in throw Broken("mode.lua:3: oops") } }
    let quiz = Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b")) { $0.reveal = .never }
    XCTAssertEqual(
      inShort(try play(.of(quiz, mode), #"{"answer":["a"]}"#)),
      [
        #"{"type":"warning","message":"mode.lua:3: oops (status of 'mode' failed: the default was used)"}"#,
        "question 1.1 q1", #"< {"answer":["a"]}"#,
        #"{"type":"warning","message":"mode.lua:3: oops (status of 'mode' failed: it is off for the rest of this sitting)"}"#,
        "question 2.1 q2",
      ])
  }
}
