import QuizCore
import QuizWire
import Terminal

@testable import QuizPlay
@testable import QuizScreens

/// Values for the screens on which a sitting is settled.
enum CoverSamples {
  static let modes = ModesView(
    title: "Animals",
    modes: [
      OfferedMode(id: "", name: "Default", about: nil, isOwn: true),
      OfferedMode(
        id: "exam", name: "Exam", about: "negative marks, a pass mark, knock-out questions and sections, all in one",
        hasOptions: true),
      OfferedMode(id: "survival", name: "Survival", about: "a few lives, and every wrong answer costs one"),
    ].map { mode in
      var mode = mode
      mode.isChosen = mode.id == "exam"
      return mode
    },
    modifiers: [
      OfferedMode(id: "hardest-last", name: "Hardest last", about: "easy questions first, hard ones last"),
      OfferedMode(id: "no-repeat", name: "No repeat", about: "questions you were asked lately come last"),
    ].map { modifier in
      var modifier = modifier
      modifier.isChosen = modifier.id == "no-repeat"
      return modifier
    })

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
