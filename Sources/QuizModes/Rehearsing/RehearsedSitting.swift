internal import LuaKit
internal import QuizCore

/// A sitting played by a check: its commands, the hooks' answers, the failures.
struct RehearsedSitting {
  private(set) var decider: Decider
  private(set) var commands: [Command] = []
  private(set) var failures: [HookFailure] = []
  /// Why the mode did not begin.
  private(set) var refusal: HookFailure?
  private(set) var isEndless = false
  let calls: Cast.Calls
  private let budget: CheckBudget

  var state: SittingState { decider.state }

  /// The next sitting of the rehearsal; one that was begun before cannot go on then.
  init(_ rehearsal: Rehearsal) {
    rehearsal.cast.begin()
    calls = rehearsal.cast.calls
    budget = rehearsal.budget
    decider = rehearsal.decider
    perform(.begin)
  }

  /// Goes on by a policy until the end, or until the policy has nothing to say. What cannot be taken becomes a skip.
  mutating func play(atMost steps: Int, _ policy: (SittingState) -> Command?) {
    var taken = 0
    while !state.isOver && refusal == nil && !calls.hasHitLimit && !budget.isSpent {
      guard taken < steps else {
        isEndless = true
        return
      }
      taken += 1
      guard let command = state.isWaitingForFinish ? .finish : policy(state) else { return }
      guard perform(command) || perform(.skip) || refusal == nil && perform(.proceed(inputs: [])) else { return }
    }
  }

  /// Does it, and says whether it could be taken.
  @discardableResult
  mutating func perform(_ command: Command) -> Bool {
    commands.append(command)
    do throws(Refusal) {
      for event in try decider.decide(command) {
        if case .hookFailed(let failure) = event { failures.append(failure) }
      }
      return true
    } catch {
      commands.removeLast()
      if case .mode(let failure) = error { refusal = failure }
      return false
    }
  }
}

extension RehearsedSitting {
  /// The mode's own words when `start` refused the quiz or an option on purpose: by `error("…", 0)`.
  func wordsOfRefusal(_ failure: HookFailure, of plugin: Plugin) -> String? {
    guard failure.hook == .start, let call = calls.all.last(where: { $0.hook == .start }),
      case .failure(let lua) = call.outcome, lua.kind == .error, let line = lua.line
    else { return nil }
    let module = plugin.modules.first { lua.file?.hasSuffix("/\($0.name).lua") == true }
    guard let reader = Proofreader(module?.bytes ?? plugin.source.bytes, path: plugin.source.path),
      reader.refuses(on: line)
    else { return nil }
    return lua.message
  }
}

/// How a check plays: each policy finds other branches of a mode.
enum Policy {
  case right, wrong, skipping
  /// The time runs out on every other question, with something ticked or without.
  case late
  /// Random use of everything a player may do.
  case exploring(seed: Int)
  /// Answers alone, drawn.
  case guessing(seed: Int)

  var isLate: Bool { if case .late = self { true } else { false } }

  /// The commands, one after the other.
  func commands() -> (SittingState) -> Command? {
    var stream = Chance.stream("check", "\(self)")
    var hasTicked = false
    return { state in
      guard let guesses = Guesses(state), let step = state.open else { return nil }
      let guess = guesses.drawn(&stream)
      guard let asking = step.asking, let question = state.openQuestion else {
        return leaving(step, guess, &stream)
      }
      switch self {
      case .guessing: return guess
      case .skipping: return asking.skip ? .skip : guess
      case .wrong: return wrong(guess, question)
      case .right: return best(question, guess)
      case .late: return late(state, guess, best(question, guess), &stream, &hasTicked)
      case .exploring: return explored(state, asking, best(question, guess), guess, &stream)
      }
    }
  }

  private func late(
    _ state: SittingState, _ guess: Command, _ best: Command, _ stream: inout SplitMix64, _ hasTicked: inout Bool
  ) -> Command {
    guard let left = state.questionLeft, hasTicked || stream.place(among: 2) == 0 else { return best }
    if !hasTicked, case .answer(let response, _) = guess, stream.place(among: 2) == 0 {
      hasTicked = true
      return .select(response)
    }
    hasTicked = false
    return .pass(max(1, left))
  }

  private func leaving(_ step: OpenStep, _ guess: Command, _ stream: inout SplitMix64) -> Command {
    guard case .exploring = self, !step.actions.isEmpty, stream.place(among: 2) == 0 else { return guess }
    return .action(step.actions[stream.place(among: step.actions.count)].id, inputs: [])
  }

  private func best(_ question: Question, _ guess: Command) -> Command {
    guard let best = question.bestResponse, case .answer(_, let inputs) = guess else { return guess }
    return .answer(best, inputs: inputs)
  }

  private func wrong(_ guess: Command, _ question: Question) -> Command {
    guard question.kind.isChoice, case .answer(_, let inputs) = guess,
      let worst = question.answers.min(by: { $0.worth < $1.worth })
    else { return guess }
    if question.kind == .truefalse, case .side(let side)? = question.correct {
      return .answer(.chosen([String(!side)]), inputs: inputs)
    }
    return .answer(.chosen([worst.id]), inputs: inputs)
  }

  private func explored(
    _ state: SittingState, _ asking: Asking, _ best: Command, _ guess: Command,
    _ stream: inout SplitMix64
  ) -> Command {
    switch stream.place(among: 20) {
    case 0...3 where !asking.actions.isEmpty:
      return .action(asking.actions[stream.place(among: asking.actions.count)].id, inputs: [])
    case 4...5 where asking.hint != nil: return .hint
    case 6...7 where asking.skip: return .skip
    case 8 where asking.limit != nil: return .pass(max(1, state.questionLeft ?? 1))
    case 9: return .pass(1500)
    case 10...14: return best
    default: return guess
    }
  }
}
