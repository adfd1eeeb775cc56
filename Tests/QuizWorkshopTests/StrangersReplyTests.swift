import JSONText
import QuizCoding
import QuizCore
import QuizPlay
import XCTest

@testable import QuizWorkshop

/// Replies of cells are read as those of strangers: changed bytes are refused or are such replies, and nothing crashes.
final class StrangersReplyTests: XCTestCase {
  private let piece = InputPiece(
    block: RecordBlock(bytes: Array("{\"participant\":\"a\"}\n\n{\"participant\":\"b\"}\n".utf8), firstLine: 5),
    offset: 40, line: 8)

  private func marked(_ text: String) -> MarkedPiece? {
    guard let node = try? JSONParser.parse(Array(text.utf8)), let marked = try? MarkedPiece(stored: node) else {
      return nil
    }
    return marked.isOf(piece, records: piece.block.records(), questions: 2) ? marked : nil
  }

  func testMarks() {
    let rest = #""errors":1,"problems":[[7,"no"]],"warnings":[]}"#
    XCTAssertEqual(marked(#"{"marks":[[[1,0.5,1,["x"],true,[]]]],"# + rest)?.marks.first?.first?.given, ["x"])
    for marks in [
      "[]", "[[],[]]", #"[[[2,0.5,1,["x"],true,[]]]]"#, #"[[[-1,0.5,1,["x"],true,[]]]]"#, "[[[1,0.5,1,[],1,[]]]]",
      #"[[[1,"7ff0000000000000",1,[],true,[]]]]"#, "[[[1,0,-1,[],true,[]]]]",
      "[[[9223372036854775807,0,1,[],true,[]]]]", "[[[-9223372036854775808,0,1,[],true,[]]]]",
      "[[[0,0,1,[],true,[]],[0,0,1,[],true,[]],[0,0,1,[],true,[]]]]",
    ] { XCTAssertNil(marked(#"{"marks":\#(marks),"# + rest), marks) }
    for rest in [
      #""errors":1,"problems":[],"warnings":[]}"#,
      #""errors":1,"problems":[[9,"no"]],"warnings":[]}"#,
      #""errors":-1,"problems":[],"warnings":[]}"#,
      #""errors":9223372036854775807,"problems":[[7,"no"]],"warnings":[]}"#,
      #""errors":1,"problems":[[9223372036854775807,"no"]],"warnings":[]}"#,
      #""errors":1,"problems":[[7,"no"]],"warnings":[["w",9223372036854775807,1]]}"#,
    ] { XCTAssertNil(marked(#"{"marks":[[[1,0.5,1,["x"],true,[]]]],"# + rest), rest) }
  }

  func testSimulatedSittings() {
    func sittings(_ text: String) -> [SimulatedSitting]? { SimulationWork.sittings(Array(text.utf8), of: 0..<2) }
    XCTAssertEqual(sittings(#"[{"result":{"ms":0,"points":1}},{"problem":"no\u001b"}]"#)?.last?.problem, "no\u{FFFD}")
    for text in [
      "[]", #"[{"result":{"ms":0}}]"#, #"[{},{}]"#, #"[{"result":{"ms":0},"problem":"x"},{"result":{"ms":0}}]"#,
      #"[{"result":{"ms":0,"points":"7ff0000000000000"}},{"result":{"ms":0}}]"#,
      #"[{"result":{"ms":0}},{"result":{"ms":0}},{"result":{"ms":0}}]"#,
    ] { XCTAssertNil(sittings(text), text) }
  }

  func testTellings() {
    func telling(_ text: String, _ form: PluginTelling.Form) -> PluginTelling? { PluginTelling(Array(text.utf8), form) }
    XCTAssertEqual(telling(#"{"code":1,"text":"a\u001b[2J\n"}"#, .lines), PluginTelling("a\u{FFFD}[2J\n", code: 1))
    XCTAssertEqual(telling(#"{"code":0,"text":"{\"a\":1}\n{}\n"}"#, .objects)?.code, 0)
    for text in [
      #"{"code":2,"text":""}"#, #"{"code":0}"#, #"{"code":0,"text":"{"}"#, #"{"code":0,"text":"[1]"}"#,
      #"{"code":0,"text":"{\"a\":\"\u001b\"}"}"#, #"{"code":0,"text":"{\"a\":\"\\u001b\"}"}"#,
    ] { XCTAssertNil(telling(text, .objects), text) }
  }

  func testACountThatNoReplyHas() {
    for count in [Int.max, Int.min, -1] {
      var bytes = Array("{\"errors\":\(count),\"warnings\":[]}".utf8)
      XCTAssertNil(GradedReply(&bytes), "\(count)")
    }
  }

  /// A message of some megabytes does not become a thousand times as much.
  func testRepliesHaveSoManyValues() {
    let zeros = String(repeating: "0,", count: 8_000_001)
    XCTAssertNil(SimulationWork.sittings(Array("[\(zeros)0]".utf8), of: 0..<8_000_002))
  }

  func testGradedReplies() {
    let check = GradedLineCheck(
      ParticipantReader(Quiz(id: "q", title: "Q", questions: []), takesOtherIDs: false), details: false)
    func graded(_ text: String) -> GradedPiece? {
      var bytes = Array(text.utf8)
      return GradedReply(&bytes).flatMap { GradedPiece($0, piece, check) }
    }
    let lines = "{\"participant\":\"a\",\"points\":1}\n{\"participant\":\"b\",\"error\":\"no\",\"line\":7}\n"
    XCTAssertEqual(graded(lines + #"{"errors":1,"warnings":[["w\u001b",5,2]]}"#)?.lines.graded, 1)
    for head in [
      #"{"errors":0,"warnings":[]}"#, #"{"errors":1,"warnings":[["w",0,2]]}"#,
      #"{"errors":1,"warnings":[["w",5,-2]]}"#, #"{"errors":1}"#, "",
    ] { XCTAssertNil(graded(lines + head), head) }
  }

  /// Bytes changed at random in honest replies.
  func testMutatedReplies() {
    var random = SplitMix64(seed: 4)
    let samples = [
      #"{"marks":[[[1,0.5,1,["x"],true]]],"errors":1,"problems":[[7,"no"]],"warnings":[["w",5,2]]}"#,
      #"[{"result":{"ms":0,"points":1,"bars":[{"label":"a","value":1,"of":2}]}},{"problem":"no","failures":[]}]"#,
      #"{"different":{"why":"x","difference":{"event":1,"step":2,"question":"q","what":"w"}}}"#,
      #"{"result":{"ms":0,"points":1,"of":2,"percent":50,"headline":"h"}}"#, #"{"code":1,"text":"{\"a\":[1,2]}"}"#,
    ]
    for _ in 0..<20_000 {
      var bytes = Array(samples[Int(random.below(UInt64(samples.count)))].utf8)
      for _ in 0...Int(random.below(4)) {
        let place = Int(random.below(UInt64(bytes.count)))
        if random.below(2) == 0 { bytes[place] = UInt8(random.below(256)) } else { bytes.remove(at: place) }
      }
      _ = SimulationWork.sittings(bytes, of: 0..<2)
      _ = PluginTelling(bytes, .objects)
      var reply = bytes
      _ = GradedReply(&reply)
      guard let node = try? JSONParser.parse(bytes) else { continue }
      if let marked = try? MarkedPiece(stored: node) { _ = marked.isOf(piece, records: 2, questions: 2) }
      _ = try? SittingReplay.Outcome(stored: node)
      _ = try? Scored(stored: node)
    }
  }
}
