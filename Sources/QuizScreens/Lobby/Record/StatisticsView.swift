package import QuizCore

/// Which statistics are shown.
package struct StatisticsPlace: Equatable, Sendable {
  /// The filter of the sittings; the caller sets the player.
  package var filter: HistoryFilter
  package var averages: Period

  package init(filter: HistoryFilter = HistoryFilter(), averages: Period = .month) {
    self.filter = filter
    self.averages = averages
  }
}

/// The sums over finished sittings, with the values for charts.
package struct StatisticsView: Equatable, Sendable {
  package var statistics: Statistics
  package var place: StatisticsPlace
  /// Quizzes that can be chosen.
  package var quizzes: [PlayedQuiz]
  package var today: CivilDay
  /// The percentages of finished sittings, oldest first.
  package var percents: [Double]
  /// The day of each of them.
  package var days: [CivilDay]
  /// The hardest first.
  package var hardest: [QuestionTally]

  package init(
    statistics: Statistics, place: StatisticsPlace, quizzes: [PlayedQuiz], today: CivilDay, percents: [Double],
    days: [CivilDay] = [], hardest: [QuestionTally]
  ) {
    self.days = days
    self.statistics = statistics
    self.place = place
    self.quizzes = quizzes
    self.today = today
    self.percents = percents
    self.hardest = hardest
  }
}

extension Lobby {
  /// Shows statistics; the choice is another place.
  package func statistics(_ view: StatisticsView) -> LobbyEnd<StatisticsPlace> {
    var scene = StatisticsScene(view)
    while true {
      switch show(&scene) {
      case .left: return .left
      case .interrupted(let signal): return .interrupted(signal: signal)
      case .chosen(.place(let place)): return .chosen(place)
      case .chosen(.filter):
        var filter = FilterScene(view.place.filter, quizzes: view.quizzes, texts)
        switch show(&filter) {
        case .interrupted(let signal): return .interrupted(signal: signal)
        case .chosen(let filter): return .chosen(StatisticsPlace(filter: filter, averages: view.place.averages))
        case .left: break
        }
      }
    }
  }
}
