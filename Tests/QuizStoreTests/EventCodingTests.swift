import QuizCoding
import QuizCore
import QuizStore
import QuizTesting
import XCTest

final class EventCodingTests: XCTestCase {
  /// Equal to the last bit: texts by their bytes, numbers by their sign and kind.
  private func exact(_ value: Any) -> [UInt8] {
    Array(String(reflecting: value).utf8)
  }

  func testEveryEventComesBackExactly() throws {
    for seed in 1...300 as ClosedRange<UInt64> {
      var samples = RecordSamples(seed: seed)
      for (kind, event) in samples.events() {
        let text = EventCoding.text(event)
        let back = try EventCoding.event(text)
        XCTAssertEqual(exact(back), exact(event), "\(kind), seed \(seed): \(text)")
      }
    }
  }

  func testEveryBeginningComesBackExactly() throws {
    for seed in 1...300 as ClosedRange<UInt64> {
      var samples = RecordSamples(seed: seed)
      let beginning = samples.beginning()
      let text = EventCoding.text(beginning)
      XCTAssertEqual(exact(try EventCoding.beginning(text)), exact(beginning), "seed \(seed): \(text)")
    }
  }

  func testPlainValuesComeBackExactly() throws {
    for seed in 1...3000 as ClosedRange<UInt64> {
      var samples = RecordSamples(seed: seed)
      let value = samples.plain(6)
      let text = EventCoding.text(value)
      XCTAssertEqual(exact(try EventCoding.plainValue(text)), exact(value), "seed \(seed): \(text)")
    }
  }

  func testNumbersComeBackBitForBit() throws {
    var chance = SplitMix64(seed: 1)
    let special: [Double] = [0, -0.0, 1, -1, .nan, .signalingNaN, .infinity, -.infinity, .pi, 1e15, 1e16, 1e19, -1e19]
    for value in special + (0..<20_000).map({ _ in Double(bitPattern: chance.next()) }) {
      let event = try EventCoding.event(EventCoding.text(.selected(.value(value))))
      guard case .selected(.value(let back)) = event else { return XCTFail("\(event)") }
      XCTAssertEqual(back.bitPattern, value.bitPattern, "\(value)")
      guard case .number(let plain) = try EventCoding.plainValue(EventCoding.text(.number(value))) else {
        return XCTFail("\(value) is no number any more")
      }
      XCTAssertEqual(plain.bitPattern, value.bitPattern, "\(value)")
    }
  }

  /// No sitting began on them, and arithmetic on them would overflow.
  func testDatesThatNoCalendarHasAreRefused() throws {
    var samples = RecordSamples(seed: 1)
    var beginning = samples.beginning()
    for day in [
      (Int.max, 11, 28), (Int.min, 1, 1), (0, 1, 1), (10000, 1, 1), (2026, 13, 1), (2026, 2, 29), (2026, 1, 0),
    ] {
      beginning.day = CivilDay(year: day.0, month: day.1, day: day.2)
      XCTAssertThrowsError(try EventCoding.beginning(EventCoding.text(beginning)), "\(day)")
    }
    beginning.day = CivilDay(year: 2024, month: 2, day: 29)
    XCTAssertEqual(try EventCoding.beginning(EventCoding.text(beginning)).day, beginning.day)
  }

  /// Deeper than any quiz file or hook may nest (64), in the form that takes most levels, where most levels are above it.
  func testDeepDataComesBack() throws {
    var value = PlainValue.text("deep")
    for level in 1...100 { value = .map([PlainField(.int(level), value)]) }
    var answer = Answer(id: "a", text: "")
    answer.data = value
    let question = Question(id: "made", kind: .single, text: "", answers: [answer])
    let step = OpenStep(content: .question(.made(question), Asking()), number: 1, attempt: 1, player: "")
    let event = SittingEvent.opened(step, status: [], rest: [step])
    XCTAssertEqual(try EventCoding.event(EventCoding.text(event)), event)
  }

  func testEveryTextOfPlainValues() {
    let samples: [(PlainValue, String)] = [
      (.null, "null"),
      (.bool(true), "true"),
      (.int(3), "3"),
      (.number(0.5), "0.5"),
      (.number(3), #"{"$number":3}"#),
      (.number(-0.0), #"{"$number":"8000000000000000"}"#),
      (.number(.infinity), #"{"$number":"7ff0000000000000"}"#),
      (.text("a"), #""a""#),
      (.question("q1"), #"{"$question":"q1"}"#),
      (.empty, "[]"),
      (.list([.int(1), .null]), "[1,null]"),
      (.map([]), #"{"$map":[]}"#),
      (.record([PlainField("a", .int(1)), PlainField("b", .empty)]), #"{"a":1,"b":[]}"#),
      (.record([PlainField(.int(2), .text("two")), PlainField("a", .int(1))]), #"{"$map":[2,"two","a",1]}"#),
      (.record([PlainField("$map", .int(1))]), #"{"$map":["$map",1]}"#),
      (.map([PlainField("a", .int(1)), PlainField("a", .int(2))]), #"{"$map":["a",1,"a",2]}"#),
    ]
    for (value, text) in samples { XCTAssertEqual(EventCoding.text(value), text) }
  }

  func testWhatCannotBeReadSaysWhy() {
    let samples: [(text: String, version: Int, kind: RecordFailure.Kind, message: String)] = [
      (
        #"{"teleported":true}"#, 1, .newer,
        "the event was written by a newer quizrun (it says 'teleported'): update quizrun to open it"
      ),
      (
        #"{"discarded":true}"#, 2, .newer,
        "the event was written by a newer quizrun (it says 'version 2'): update quizrun to open it"
      ),
      (
        #"{"hookFailed":{"plugin":"p","hook":"dream","message":"m"}}"#, 1, .newer,
        "the event was written by a newer quizrun (it says 'dream'): update quizrun to open it"
      ),
      (#"{"rewound":"x"}"#, 1, .damaged, "the event cannot be read: a whole number was expected"),
      (#"{"hookFailed":{"hook":"next"}}"#, 1, .damaged, "the event cannot be read: 'plugin' was expected"),
      (
        #"{"rewound":1,"discarded":true}"#, 1, .damaged, "the event cannot be read: an object with one key was expected"
      ),
      (#"{"rewound":"#, 1, .damaged, "the event cannot be read: JSON was expected"),
      (
        #"{"stateChanged":{"$date":"x"}}"#, 1, .newer,
        "the event was written by a newer quizrun (it says '$date'): update quizrun to open it"
      ),
      (
        #"{"stateChanged":{"$map":[1]}}"#, 1, .damaged,
        "the event cannot be read: a list of keys and values was expected"
      ),
    ]
    for sample in samples {
      XCTAssertThrowsError(try EventCoding.event(sample.text, version: sample.version), sample.text) { error in
        XCTAssertEqual(error as? RecordFailure, RecordFailure(sample.kind, sample.message))
      }
    }
  }
}
