import Foundation
import Words
import XCTest

/// Plain play and JSON play are the same play: same questions, same order, same result for the same seed and answers.
final class FacesAgreeTests: XCTestCase {
  func testTheSameSittingInBothFaces() throws {
    let place = try Place()
    try place.plugin("lives", Samples.lives.replacing("lives = 3", with: "lives = 4"))
    try place.quiz("kinds", Samples.kinds)
    try place.quiz("long", Samples.statements(12, #""shuffle":{"questions":true,"answers":true},"pick":9,"#))
    for (quiz, plugin) in [("kinds", nil), ("kinds", "lives"), ("long", nil), ("long", "lives")] {
      for seed in 1...4 {
        let arguments = [quiz, "--seed", String(seed), "--new"] + (plugin.map { ["--plugin", $0] } ?? [])
        try assertEqualPlay(place, arguments, seed)
      }
    }
  }

  private func assertEqualPlay(_ place: Place, _ arguments: [String], _ seed: Int) throws {
    let program = try place.start(arguments + ["--json"])
    var shown: [String] = []
    var typed: [String] = []
    var result: Message?
    while let message = program.readLine().flatMap(Message.init) {
      switch message.type {
      case "question":
        let (json, plain) = answer(message, seed)
        shown.append(
          ([message.string("text") ?? ""] + message.texts("answers") + message.texts("left") + message.texts("right"))
            .joined(separator: "|"))
        typed.append(plain)
        program.send(json)
      case "page":
        shown.append(message.string("body") ?? "")
        typed.append("")
        program.send(#"{"continue":true}"#)
      case "result": result = message
      case "error": XCTFail(message.text)
      default: break
      }
    }
    XCTAssertEqual(program.finish().code, 0)
    let plain = try place.run(arguments + ["--plain"], typed)
    XCTAssertEqual(plain.code, 0, plain.errors)
    assertShows(plain.output, shown, "\(arguments)")
    let headline = try XCTUnwrap(result?.string("headline"))
    XCTAssertTrue(plain.output.contains(headline), "\(arguments): no '\(headline)' in \(plain.output)")
    let percent = (result?.number("percent") ?? 0).rounded()
    XCTAssertTrue(plain.output.contains("\(Int(percent)) %"), "\(arguments): no \(percent) % in \(plain.output)")
  }

  /// An answer that depends on the seed and the step, in both languages.
  private func answer(_ question: Message, _ seed: Int) -> (json: String, plain: String) {
    let step = (question.int("step") ?? 0) + seed
    let ids = question.ids("answers")
    switch question.string("kind") {
    case "single", "truefalse":
      let place = step % ids.count
      return (#"{"answer":["\#(ids[place])"]}"#, String(place + 1))
    case "multiple": return (#"{"answer":["\#(ids[0])","\#(ids[1])"]}"#, "1,2")
    case "order":
      let all = ids.map { "\"\($0)\"" }.joined(separator: ",")
      return (#"{"answer":[\#(all)]}"#, ids.indices.map { String($0 + 1) }.joined(separator: " "))
    case "match":
      let (lefts, rights) = (question.ids("left"), question.ids("right"))
      return (#"{"answer":{"\#(lefts[0])":"\#(rights[0])","\#(lefts[1])":"\#(rights[1])"}}"#, "1a 2b")
    case "text": return (#"{"answer":"Paris"}"#, "Paris")
    default: return (#"{"answer":5}"#, "5")
    }
  }

  /// The texts stand in the output, in their order.
  private func assertShows(_ output: String, _ shown: [String], _ name: String) {
    var rest = Substring(output)
    for text in shown.flatMap({ $0.split(separator: "|") }) {
      guard let range = rest.range(of: text) else {
        return XCTFail("\(name): '\(text)' is missing or elsewhere in \(output)")
      }
      rest = rest[range.upperBound...]
    }
  }

  func testAWrongLineNamesWhatIsAllowed() throws {
    let place = try Place()
    try place.quiz(
      "four",
      Samples.quiz(
        #"{"kind":"single","text":"?","answers":[{"text":"a","correct":true},{"text":"b"},{"text":"c"},{"text":"d"}]}"#)
    )
    for bad in ["0", "5", "x", "", "-1", "1.5", "99999999999999999999", "1 2", "٥"] {
      let outcome = try place.run(["four", "--plain", "--new"], [bad, "1"])
      XCTAssertEqual(outcome.code, 0, bad)
      let parts = outcome.output.components(separatedBy: "1 to 4")
      XCTAssertGreaterThan(parts.count, 3, "'\(bad)': \(outcome.output)")
      XCTAssertTrue(outcome.output.contains("100 %"), "'\(bad)': \(outcome.output)")
    }
  }
}
