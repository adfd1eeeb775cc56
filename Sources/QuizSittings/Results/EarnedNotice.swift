internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizStore
internal import TextLayout

/// The notice at the end of a sitting: the achievements that it earned.
package enum EarnedNotice {
  /// Enters what the player has earned by now; a line for each, to be shown below the result.
  package static func lines(_ surroundings: Surroundings, _ player: String) -> [String] {
    lines(names(surroundings, player), surroundings)
  }

  package static func lines(_ names: [String], _ surroundings: Surroundings) -> [String] {
    names.map { PlainWords.of(surroundings.language).earned(["name": $0]) }
  }

  /// Enters what the player has earned by now; the name of each, emoji included.
  ///
  /// A plugin that cannot be asked never spoils a result: `quizrun achievements` says what is wrong with it.
  package static func names(_ surroundings: Surroundings, _ player: String) -> [String] {
    guard let record = try? surroundings.record.get() else { return [] }
    let rows = AchievementDesk(surroundings: surroundings, record: record, player: player).newlyEarned().rows
    return rows.map { $0.name.cleaned }
  }
}
