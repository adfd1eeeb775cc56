package import QuizCore
package import QuizWire

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

/// The sums of finished sittings, and which are shown.
package struct StatisticsView: Equatable, Sendable {
  package var listing: StatsListing
  package var place: StatisticsPlace
  package var today: CivilDay

  package init(_ listing: StatsListing, place: StatisticsPlace, today: CivilDay) {
    (self.listing, self.place, self.today) = (listing, place, today)
  }

  var statistics: Statistics { listing.statistics }
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
        var filter = FilterScene(view.place.filter, quizzes: view.listing.played, texts)
        switch show(&filter) {
        case .interrupted(let signal): return .interrupted(signal: signal)
        case .chosen(let filter): return .chosen(StatisticsPlace(filter: filter, averages: view.place.averages))
        case .left: break
        }
      }
    }
  }
}
