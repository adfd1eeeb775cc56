import Foundation
import JSONText
import QuizCore
import QuizLibrary
import QuizPlay
import XCTest

@testable import QuizEngine

/// The stage for comparing rooms with `grade`: a quiz of many kinds and every shipped mode, and answers by chance.
enum GradedRoom {
  /// `QUIZRUN_TEST_ROOMS` asks for more.
  static let count = ProcessInfo.processInfo.environment["QUIZRUN_TEST_ROOMS"].flatMap(Int.init) ?? 30

  private static let quiz = """
    {"title":"Mix","timing":{"question":20},"questions":[
      {"id":"q1","kind":"truefalse","text":"Salt?","correct":true,"points":2},
      {"id":"q2","kind":"single","text":"One?","answers":[{"id":"a","text":"A","correct":true},{"id":"b","text":"B"},
        {"id":"c","text":"C"}]},
      {"id":"q3","kind":"multiple","text":"Some?","answers":[{"id":"a","text":"A","correct":true},
        {"id":"b","text":"B","correct":true},{"id":"c","text":"C"}]},
      {"id":"q4","kind":"number","text":"Six?","correct":6},
      {"id":"q5","kind":"text","text":"Town?","accept":["Oslo"]}]}
    """

  static func stage() throws -> (stage: EngineStage, modes: [String]) {
    let stage = try EngineStage()
    try stage.quiz("mix", quiz)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appendingPathComponent("plugins").path
    try FileManager.default.removeItem(atPath: stage.home + "/plugins")
    try FileManager.default.copyItem(atPath: folder, toPath: stage.home + "/plugins")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".lua") }.sorted()
    return (stage, [""] + files.map { String($0.dropLast(4)) })
  }

  /// By the names of what a mode asks for beside the answer.
  static func inputs(to question: JSONNode, _ chance: inout SplitMix64) -> [(String, PlainValue)] {
    (question["inputs"]?.object ?? []).map { ($0.key, input($0.value, &chance)) }
  }

  private static func input(_ spec: JSONNode, _ chance: inout SplitMix64) -> PlainValue {
    spec["type"]?.string == "bool" ? .bool(chance.below(2) == 0) : .int(spec["min"]?.int ?? 1)
  }

  /// The answer as it is sent, and as responses have it.
  static func answer(to question: JSONNode, _ chance: inout SplitMix64) -> (String, PlainValue) {
    let ids = (question["answers"]?.array ?? []).compactMap { $0["id"]?.string }
    switch question["kind"]?.string {
    case "number":
      let value = 5 + Int(chance.below(3))
      return ("\(value)", .int(value))
    case "text":
      let text = chance.below(2) == 0 ? "oslo" : "Rome"
      return ("\"\(text)\"", .text(text))
    case "multiple":
      let chosen = ids.filter { _ in chance.below(2) == 0 }
      return ("[\(chosen.map { "\"\($0)\"" }.joined(separator: ","))]", .list(chosen.map(PlainValue.text)))
    default:
      let id = ids[Int(chance.below(UInt64(ids.count)))]
      return ("[\"\(id)\"]", .list([.text(id)]))
    }
  }
}
