internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizSittings
internal import TextLayout

/// The steps after a sitting, and the notices with it.
extension SittingFlow {
  func next(
    _ played: PlayEnd, _ choice: QuizChoice, _ request: PlayRequest, _ list: [String]?, _ plan: SittingPlan
  ) -> Scene {
    let finished = played.sitting.flatMap { Self.played($0, played.desk) }
    if let sitting = played.sitting, let record = try? record.get() {
      SittingDesk(surroundings: surroundings, record: record).leave(sitting)
    }
    let kept = played.sitting.flatMap { Unfinished($0, played.ending) }
    switch played.ending {
    case .again: return .quiz(choice, seed: request.seed ?? Int.random(in: Chance.seeds), request.anew)
    case .toList: return list.map { .list($0, selected: plan.quiz?.id) } ?? .end(.toHome(finished))
    case .toCategory: return sameCategory(plan, request.elsewhere) ?? .end(.toHome(finished))
    case .interrupted(let signal): return .end(.signal(signal, kept: kept))
    case .notBegun where list != nil: return .list(list ?? [], selected: plan.quiz?.id)
    case .finished: return .end(finished.map { .played([$0]) } ?? .left())
    case .kept, .discarded, .outputClosed, .notBegun: return .end(.left(kept: kept))
    }
  }

  /// Plays a sitting's quiz again in the same way, from its cover on.
  func play(again stored: StoredSitting) throws -> End {
    let request = PlayAgain(stored: stored, standardPlayer: surroundings.playerName).request(seeded: false)
      .settled(in: surroundings)
    let seed = request.seed ?? Int.random(in: Chance.seeds)
    return try play((try found(request, seed), seed), request)
  }

  /// The other quizzes of the category: their list, or the only one; nil when there is none.
  private func sameCategory(_ plan: SittingPlan, _ request: PlayRequest) -> Scene? {
    let others = others(like: plan, request)
    guard let only = others.first else { return nil }
    if others.count > 1 { return .list(others.map(\.id), selected: nil) }
    let seed = Int.random(in: Chance.seeds)
    guard let quiz = try? surroundings.library.quiz(at: only.path, seed: seed) else { return nil }
    return .quiz(.quiz(quiz), seed: seed, request)
  }

  /// The other quizzes of the same category that the mode can play.
  func others(like plan: SittingPlan, _ request: PlayRequest) -> [QuizCatalogue.Entry] {
    guard let category = plan.quiz?.category?.folded else { return [] }
    let mode = (try? modes(request))?.mode?.info ?? .builtIn
    return surroundings.library.catalogue().entries.filter { entry in
      guard let quiz = entry.card, quiz.id != plan.quiz?.id else { return false }
      return quiz.category?.folded == category && mode.takes(quiz)
    }
  }
}

extension SittingFlow.End {
  /// The end, with an earlier finished sitting before it.
  func after(_ earlier: SittingFlow.Played) -> SittingFlow.End {
    switch self {
    case .played(let sittings): .played([earlier] + sittings)
    case .left(nil), .toHome(nil): .played([earlier])
    case .toHome(let last?): .played([earlier, last])
    case .left, .signal, .again: self
    }
  }
}
