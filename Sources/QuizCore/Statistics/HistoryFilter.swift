/// The sittings of a history or of statistics; a nil condition lets all pass.
package struct HistoryFilter: Equatable, Sendable {
  package var player: String?
  package var quiz: String?
  /// The first and the last day on which a sitting may have started.
  package var from: CivilDay?
  package var to: CivilDay?
  /// The lowest percentage; a sitting without one does not pass.
  package var min: Double?
  /// True when lists include sittings that others began and in which `player` took part; sums count those answers
  /// anyway.
  package var includesShared = false
  /// The excluded sittings, by id.
  package var without: Set<String> = []

  package init(
    player: String? = nil, quiz: String? = nil, from: CivilDay? = nil, to: CivilDay? = nil, min: Double? = nil
  ) {
    self.player = player
    self.quiz = quiz
    self.from = from
    self.to = to
    self.min = min
  }

  /// Whether nothing but the player decides.
  package var isOfPlayerOnly: Bool {
    quiz == nil && from == nil && to == nil && min == nil && without.isEmpty
  }

  /// True when an entry passes every condition except the one on its player.
  package func passesApartFromPlayer(_ entry: HistoryEntry) -> Bool {
    !without.contains(entry.sitting) && (quiz == nil || entry.quiz == quiz) && from.map { entry.day >= $0 } != false
      && to.map { entry.day <= $0 } != false
      && min.map { least in entry.percent.map { $0 >= least } ?? false } != false
  }

  package func passes(_ entry: HistoryEntry) -> Bool {
    (player == nil || entry.player == player) && passesApartFromPlayer(entry)
  }
}
