package import QuizCore
internal import QuizPlay
package import QuizStore

/// The text that shares a sitting. For a quiz of the day it is the sitting that counts, with the streak of that day.
package struct ShareDesk {
  let surroundings: Surroundings
  let record: any PlayerRecord
  /// The player's id in the record.
  let player: String

  package init(_ surroundings: Surroundings, _ record: any PlayerRecord, player: String) {
    (self.surroundings, self.record, self.player) = (surroundings, record, player)
  }

  package func lines(_ stored: StoredSitting, _ state: SittingState) -> [String] {
    guard let day = stored.request["daily"].flatMap(CivilDay.init), let quiz = state.quiz?.id else {
      return ShareText.lines(state, .quiz, surroundings.language)
    }
    let desk = DailyDesk(surroundings: surroundings, record: record, player: player)
    let streak = day == desk.today.day ? desk.streak.current : 0
    let shared = counting(quiz, day, desk).flatMap { $0 == stored.beginning.sitting ? nil : result(of: $0) } ?? state
    let mark = shared.quiz.flatMap { $0.isDrawn ? DailyDraw.mark(of: $0) : nil }
    let number = desk.number(of: shared.beginning.sitting, quiz, on: day)
    return ShareText.lines(
      shared, .daily(day, streak: streak, mark: mark, number: number), surroundings.language)
  }

  private func counting(_ quiz: String, _ day: CivilDay, _ desk: DailyDesk) -> String? {
    switch try? desk.standing(quiz, on: day) {
    case .completed(let entry, _)?: entry.sitting
    case .inProgress(_, let best?, _)?: best.sitting
    default: nil
    }
  }

  private func result(of sitting: String) -> SittingState? {
    guard let loaded = try? record.load(sitting) else { return nil }
    let state = SittingReview(loaded).state
    return state.result == nil ? nil : state
  }
}
