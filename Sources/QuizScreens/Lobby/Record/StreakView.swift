package import QuizCore

/// The days of a player.
package struct StreakView: Equatable, Sendable {
  package var streak: Streak
  package var today: CivilDay
  /// Every counted day, oldest first.
  package var links: [StreakLedger.Link]

  package init(streak: Streak, today: CivilDay, links: [StreakLedger.Link]) {
    self.streak = streak
    self.today = today
    self.links = links
  }

  /// What a day looks like; nil for days to come.
  func mark(_ day: CivilDay, counted: Set<CivilDay>, forgiven: Set<CivilDay>) -> HomeView.Day.Mark? {
    if day > today { return nil }
    if counted.contains(day) { return .done }
    if forgiven.contains(day) { return .forgiven }
    return day == today ? .open : .missed
  }

  var counted: Set<CivilDay> { Set(links.map(\.day)) }

  /// Missed days that broke no streak.
  var forgiven: Set<CivilDay> {
    var days: Set<CivilDay> = []
    for link in links where link.continues && link.missed > 0 {
      for gap in 1...min(link.missed, 400) { days.insert(CivilDay(number: link.day.number - gap)) }
    }
    return days
  }

  /// The last seven days, the newest last.
  package var week: [HomeView.Day] {
    let (counted, forgiven) = (counted, forgiven)
    return (0..<7).reversed().compactMap { back in
      let day = CivilDay(number: today.number - back)
      return mark(day, counted: counted, forgiven: forgiven).map { HomeView.Day(day, $0) }
    }
  }
}

/// A screen that is only looked at.
package enum NoChoice: Equatable, Sendable {}

extension Lobby {
  package func streak(_ view: StreakView) -> LobbyEnd<NoChoice> {
    var scene = StreakScene(view)
    return show(&scene)
  }
}
