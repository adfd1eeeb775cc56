package import QuizCore

/// What finished sittings add up to, with what charts need.
package struct StatisticsView: Equatable, Sendable {
  package var statistics: Statistics
  package var period: Period
  /// The percentages of finished sittings, oldest first.
  package var percents: [Double]
  /// The hardest first.
  package var hardest: [QuestionTally]

  package init(statistics: Statistics, period: Period, percents: [Double], hardest: [QuestionTally]) {
    self.statistics = statistics
    self.period = period
    self.percents = percents
    self.hardest = hardest
  }
}

extension Lobby {
  /// Statistics; what is chosen is another period to average over.
  package func statistics(_ view: StatisticsView) -> LobbyEnd<Period> {
    var scene = StatisticsScene(view)
    return show(&scene)
  }
}
