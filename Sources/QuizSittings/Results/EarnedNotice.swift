internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizStore
internal import TextLayout
internal import Words

/// The notice at the end of a sitting: the achievements that it earned.
package enum EarnedNotice {
  /// Records the achievements earned by now; returns a line for each, to show below the result.
  package static func lines(_ surroundings: Surroundings, _ player: String) -> [String] {
    lines(names(surroundings, player), surroundings)
  }

  package static func lines(_ names: [String], _ surroundings: Surroundings) -> [String] {
    names.map { PlainWords.of(surroundings.language).earned(["name": $0]) }
  }

  /// Records the achievements earned by now; returns the name of each, with its emoji.
  ///
  /// Failing plugins are ignored here; `quizrun achievements` reports them.
  package static func names(_ surroundings: Surroundings, _ player: String) -> [String] {
    guard let record = try? surroundings.record.get() else { return [] }
    let rows = AchievementDesk(surroundings: surroundings, record: record, player: player).newlyEarned().rows
    return rows.map { $0.name.cleaned }
  }
}
