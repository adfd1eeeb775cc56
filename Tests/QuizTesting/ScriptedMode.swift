package import QuizCore

/// A mode with closures as hooks; only the ones set exist.
package final class ScriptedMode: Mode {
  package typealias Ask<Answer> = (HookContext) throws -> Answer

  private let id: String
  private let name: String
  private let fits: ModeInfo.Fit
  package var onOrder: (([Question], HookContext) throws -> [String])?
  package var onStart: Ask<PlainValue>?
  package var onNext: Ask<Step>?
  package var onJudge: ((Question, Turn, HookContext) throws -> Verdict)?
  package var onAfter: ((Turn, HookContext) throws -> PlainValue)?
  package var onActed: ((Turn, HookContext) throws -> PlainValue)?
  package var onKeep: ((Turn, HookContext) throws -> RememberedValues)?
  package var onStatus: Ask<[StatusEntry]>?
  package var onResult: Ask<SittingResult>?

  /// `name` is the visible name; the id by default.
  package init(
    _ id: String = "scripted", name: String? = nil, fits: ModeInfo.Fit = .any,
    _ set: (ScriptedMode) -> Void = { _ in }
  ) {
    self.id = id
    self.name = name ?? id
    self.fits = fits
    set(self)
  }

  package var info: ModeInfo {
    let known: [(Hook, Bool)] = [
      (.order, onOrder != nil), (.start, onStart != nil), (.next, onNext != nil), (.judge, onJudge != nil),
      (.after, onAfter != nil), (.acted, onActed != nil), (.keep, onKeep != nil),
      (.status, onStatus != nil), (.result, onResult != nil),
    ]
    return ModeInfo(id: id, name: name, fits: fits, hooks: Set(known.filter(\.1).map(\.0)))
  }

  package func order(_ questions: [Question], _ context: HookContext) throws(HookFailure) -> [String] {
    try run(.order, onOrder.map { hook in { try hook(questions, context) } }, questions.map(\.id))
  }

  package func start(_ context: HookContext) throws(HookFailure) -> PlainValue {
    try run(.start, onStart.map { hook in { try hook(context) } }, .empty)
  }

  package func next(_ context: HookContext) throws(HookFailure) -> Step {
    try run(.next, onNext.map { hook in { try hook(context) } }, context.defaultStep)
  }

  package func judge(_ question: Question, _ turn: Turn, _ context: HookContext) throws(HookFailure) -> Verdict {
    try run(.judge, onJudge.map { hook in { try hook(question, turn, context) } }, context.judgeBelow(question, turn))
  }

  package func after(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue {
    try run(.after, onAfter.map { hook in { try hook(turn, context) } }, context.state.modeState)
  }

  package func acted(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue {
    try run(.acted, onActed.map { hook in { try hook(turn, context) } }, context.state.modeState)
  }

  package func keep(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> RememberedValues {
    try run(.keep, onKeep.map { hook in { try hook(turn, context) } }, RememberedValues())
  }

  package func status(_ context: HookContext) throws(HookFailure) -> [StatusEntry] {
    try run(.status, onStatus.map { hook in { try hook(context) } }, [])
  }

  package func result(_ context: HookContext) throws(HookFailure) -> SittingResult {
    try run(.result, onResult.map { hook in { try hook(context) } }, SittingResult())
  }

  /// Runs a closure; an error that it throws is a failure of its hook.
  private func run<Answer>(
    _ hook: Hook, _ body: (() throws -> Answer)?, _ standard: @autoclosure () -> Answer
  ) throws(HookFailure) -> Answer {
    guard let body else { return standard() }
    do {
      return try body()
    } catch let failure as HookFailure {
      throw failure
    } catch {
      throw HookFailure(plugin: id, hook: hook, message: "\(error)")
    }
  }
}

extension ScriptedMode {
  /// A mode that takes one step after the other, then finishes; an open question stays until it is settled.
  package convenience init(_ steps: [Step], status: [StatusEntry] = []) {
    self.init(name: "Scripted") { mode in
      mode.onNext = { context in
        if context.state.openQuestion != nil { return context.defaultStep }
        let done = context.state.turns.count { $0.isSettled || $0.step.asking == nil }
        return done < steps.count ? steps[done] : .finish(nil)
      }
      mode.onStatus = { _ in status }
    }
  }
}

/// The error that a scripted hook throws.
package struct Broken: Error, CustomStringConvertible {
  package var description: String

  package init(_ description: String = "broken") {
    self.description = description
  }
}

extension HookContext {
  /// The whole number under a key of the mode's state; 0 without one.
  package func count(_ key: String) -> Int { state.modeState[key]?.integer ?? 0 }
}
