import QuizCore
import Terminal
import Words

@testable import QuizScreens

/// The cover, and what is changed from there.
extension GoldenScene {
  static var cover: [GoldenScene] {
    [
      value("start") {
        StartScene(Samples.beginning(zoo), $0, facts: CoverFacts(wishes: Set(CoverWish.allCases), extras: PlayExtras()))
      },
      value("start-settled") { StartScene(Samples.beginning(zoo), $0, fixed: true) },
      value("start-changed") { StartScene(Samples.beginning(zoo), $0, facts: CoverSamples.changed) },
      value("modes") { _ in ModesScene(CoverSamples.modes) },
      value("options") { OptionsScene(CoverSamples.options, $0.texts) },
      value("party") { _ in PartyScene(CoverSamples.party(2...8)) },
      value("party-alone") { _ in PartyScene(CoverSamples.party(1...1)) },
    ]
  }
}
