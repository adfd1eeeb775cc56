/// The way through a quiz when it is the same for everybody: no plugin orders or chooses the questions, nobody jumps about, and
/// no page lies between them.
///
/// What a decider would find out anew for every participant (which question comes next, how it is asked) is found out once.
/// All else, marking, hooks, events, goes through the same code as in play.
package struct Walk {
  /// Each question of the order as it is asked.
  private let steps: [OpenStep]
  private let questions: [Question]
  /// A sitting whose order was made.
  private let start: SittingState

  /// Nil where the way may differ.
  package init?(_ beginning: Beginning, _ layers: [any Mode]) {
    let hooks = layers.reduce(into: Set<Hook>()) { $0.formUnion($1.info.hooks) }
    guard hooks.isDisjoint(with: [.order, .next]) else { return nil }
    // The way of the built-in default, which has no hooks that could see a difference.
    var decider = Decider(layers: [BuiltInMode()], state: .initial(beginning))
    guard !decider.state.isFree, let events = try? decider.decide(.begin) else { return nil }
    guard case .ordered? = events.first else { return nil }
    var start = SittingState.initial(beginning)
    start.evolve(events[0])
    var (steps, questions): ([OpenStep], [Question]) = ([], [])
    while !decider.state.isOver {
      guard let step = decider.state.open, step.asking != nil, let question = decider.state.openQuestion else {
        return nil
      }
      steps.append(step)
      questions.append(question)
      guard (try? decider.leaveOut()) != nil else { return nil }
    }
    self.steps = steps
    self.questions = questions
    self.start = start
  }

  /// Plays a sitting of `player` to its end. `input` is what a question gets, by its place in the order.
  package func play<Problem: Error>(
    _ player: String, _ layers: [any Mode], _ input: (Int, OpenStep, Question) throws(Problem) -> Turn.Input
  ) throws(Problem) -> Result<(state: SittingState, failures: [HookFailure]), Refusal> {
    var decider = Decider(layers: layers, state: start)
    decider.state.beginning.players = [player]
    decider.showsStatus = false
    decider.keepsEvents = false
    do throws(Refusal) {
      try decider.startMode()
    } catch {
      return .failure(error)
    }
    for place in steps.indices {
      var step = steps[place]
      step.player = player
      let given = try input(place, step, questions[place])
      decider.emit(.opened(step, status: [], rest: []))
      decider.record(step, questions[place], given, ms: 0)
    }
    decider.finishNow(why: nil)
    return .success((decider.state, decider.failures))
  }
}

extension Decider {
  fileprivate var failures: [HookFailure] {
    events.compactMap { event in
      if case .hookFailed(let failure) = event { return failure }
      return nil
    }
  }
}
