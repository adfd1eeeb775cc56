internal import QuizCore
internal import QuizPlay
internal import QuizStore
internal import TextLayout

/// What a player is told at the end of a sitting: the achievements that it earned.
enum EarnedNotice {
  /// Enters what the player has earned by now; a line for each, to be shown below the result.
  static func lines(_ shell: Shell, _ player: String) -> [String] { lines(names(shell, player), shell) }

  static func lines(_ names: [String], _ shell: Shell) -> [String] {
    names.map { PlainWords.of(shell.language).earned(["name": $0]) }
  }

  /// Enters what the player has earned by now; the name of each, emoji included.
  ///
  /// A plugin that cannot be asked never spoils a result: `quizrun achievements` says what is wrong with it.
  static func names(_ shell: Shell, _ player: String) -> [String] {
    guard let record = try? shell.record.get() else { return [] }
    let rows = AchievementDesk(shell: shell, record: record, player: player).newlyEarned().rows
    return rows.map { $0.name.cleaned }
  }
}
