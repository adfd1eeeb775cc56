package import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizStore
package import QuizWire

/// The day's quiz and the month as pages and programs show them.
extension DailyDesk {
  /// How the player stands with a day's quiz, as other programs read it.
  package func listed(_ quiz: String, on day: CivilDay, _ standing: Standing) -> DailyView {
    var view = DailyView(quiz, on: day)
    switch standing {
    case .new: break
    case .inProgress(let open, let best, _):
      view.state = .inProgress
      (view.step, view.of) = (open.settled + 1, open.length.map { Double($0) })
      (view.points, view.percent) = (best?.points, best?.percent)
    case .completed(let entry, _):
      view.state = .completed
      (view.points, view.of, view.percent) = (entry.points, entry.of, entry.percent)
    }
    view.streak = streak
    view.retriesLeft = day == today.day ? retriesLeft(after: standing) : 0
    return view
  }

  /// The quiz of today with its title and sitting, for home; nil where there is none, or an open room asks it.
  package var todaysView: DailyView? {
    let day = today.day
    guard let id = try? quizID(on: day, []), !isClosed(id), let standing = try? standing(id, on: day) else {
      return nil
    }
    var view = listed(id, on: day, standing)
    (view.title, view.questions) = (title(of: id), questionCount(of: id))
    switch standing {
    case .inProgress(let open, _, _): view.sitting = open.sitting
    case .completed(let entry, _): view.sitting = entry.sitting
    case .new: break
    }
    return view
  }

  /// The quizzes of the days of a month up to today, as squares.
  package func month(of month: CivilDay) throws(RecordFailure) -> [MonthDay] {
    let days = MonthText.days(of: month).filter { $0 <= today.day }
    guard let first = days.first, let last = days.last else { return [] }
    let results = try results(from: first, to: last)
    return days.map { day in
      let result = results[day]
      var shown = MonthDay(day, MonthText.Square(result?.score))
      shown.sitting = result?.entry.sitting
      if let result, result.number > 1 { shown.attempt = result.number }
      if result == nil && isDrawn { shown.quiz = Quiz.dailyID(of: day) }
      return shown
    }
  }
}
