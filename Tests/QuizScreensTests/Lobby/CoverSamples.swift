import QuizCore
import Terminal

@testable import QuizPlay
@testable import QuizScreens

/// Values for the screens on which a sitting is settled.
enum CoverSamples {
  static let modes = ModesView(
    title: "Animals",
    modes: [
      CoverMode(id: nil, name: "Default", about: nil, isOwn: true),
      CoverMode(
        id: "exam", name: "Exam", about: "negative marks, a pass mark, knock-out questions and sections, all in one",
        hasOptions: true),
      CoverMode(id: "survival", name: "Survival", about: "a few lives, and every wrong answer costs one"),
    ],
    modifiers: [
      CoverMode(id: "hardest-last", name: "Hardest last", about: "easy questions first, hard ones last"),
      CoverMode(id: "no-repeat", name: "No repeat", about: "questions you were asked lately come last"),
    ], chosen: 1, ticked: [1])

  static let pass = NamedSpec(
    "pass", ValueSpec(.percent, initial: .int(60), about: "the percentage that passes"))
  static let penalty = NamedSpec("penalty", ValueSpec(.number, min: 0, about: "what a wrong answer costs"))
  static let strict = NamedSpec("strict", ValueSpec(.bool, initial: .bool(true), about: "no second look"))

  static let options = OptionsView(title: "Animals", options: [pass, penalty, strict], extras: PlayExtras(limit: 5))

  static var changed: CoverFacts {
    var chosen = pass
    chosen.spec.initial = .number(72.5)
    return CoverFacts(
      wishes: Set(CoverWish.allCases), changed: [chosen, strict], extras: PlayExtras(isMissed: true), due: 3)
  }

  static func party(_ range: ClosedRange<Int>) -> PartyView {
    PartyView(names: ["Ann", "Bob", "Cem"], chosen: range.upperBound == 1 ? ["Bob"] : ["Cem", "Ann"], range: range)
  }
}
