import JSONText
import QuizCore
import QuizPlay
import QuizTesting
import QuizWire
import XCTest

/// Transcripts of the JSON lines: what goes in, after `< `, and what comes out.
class JSONTranscripts: XCTestCase {
  static let begin =
    #"{"type":"begin","sitting":"01ARZ3NDEKTSV4RRFFQ69G5FAV","quiz":{"id":"quiz","title":"quiz"},"#
    + #""plugin":{"name":"Default"},"seed":1,"rules":9,"resumed":false}"#

  func play(
    _ sitting: Sitting, _ acts: [ScriptedLines.Act], virtualClock: Bool = true, ending: Ending? = nil
  ) throws -> [String] {
    let lines = ScriptedLines(acts, echo: .marked)
    let ended = try JSONLinesFace(sitting, lines.io, virtualClock: virtualClock).play(resumed: false)
    if let ending { XCTAssertEqual(ended, ending) }
    return lines.transcript.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  func play(_ sitting: Sitting, _ lines: String..., ending: Ending? = nil) throws -> [String] {
    try play(sitting, lines.map(ScriptedLines.Act.line), ending: ending)
  }

  /// Questions in short: `question 2.1 q2 left 5000 back`; the rest as it is, without the first line.
  func inShort(_ lines: [String]) -> [String] {
    lines.dropFirst().map { line in
      guard let node = try? JSONParser.parse(line), node["type"]?.string == "question" else { return line }
      var text = "question \(node["step"]?.int ?? 0).\(node["try"]?.int ?? 0) \(node["id"]?.string ?? "")"
      if let left = node["left_ms"]?.int { text += " left \(left)" }
      if node["back"]?.bool == true { text += " back" }
      return text
    }
  }

  /// A mode with everything a step and a result can have.
  var rich: ScriptedMode {
    ScriptedMode("rich") { mode in
      mode.onStatus = { _ in [StatusEntry("lives 3", .hearts, value: 3, of: 4), "calm"] }
      mode.onActed = { _, _ in .text("acted") }
      mode.onNext = { context in
        if context.state.past.isEmpty {
          var options = AskOptions()
          options.inputs = [
            NamedSpec("wager", ValueSpec(.int, min: 1, max: 10, isSecret: true)),
            NamedSpec(
              "side", ValueSpec(.choice, initial: .text("l"), about: "which", choices: [.text("l"), .text("r")])),
          ]
          options.actions = [Action(id: "fifty", label: "50:50")]
          options.note = "a  b\n c"
          return .ask(.ofQuiz("q1"), options)
        }
        if context.state.turns.contains(where: { $0.step.id == "shop" }) { return .finish("done") }
        var page = Page(id: "shop", title: "Shop", body: "Buy?", image: "shop.png")
        page.actions = [Action(id: "buy", label: "Buy")]
        page.inputs = [NamedSpec("gift", ValueSpec(.bool))]
        return .show(page)
      }
      mode.onResult = { _ in
        var result = SittingResult()
        result.outcome = "cat"
        result.body = "Bye\u{1B}[2J"
        result.passed = false
        result.bars = [.init(label: "Cat", value: 3, of: 5, mark: 4.5)]
        result.share = ["one", "two"]
        result.ranking = [.init(player: "Ann", points: 1, of: 2), .init(player: "Bo", points: 0.5)]
        return result
      }
    }
  }
}
