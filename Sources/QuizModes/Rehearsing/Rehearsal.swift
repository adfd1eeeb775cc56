internal import LuaKit
internal import QuizCore

/// Plays sittings of one plugin and one quiz without record and clock.
struct Rehearsal {
  let plugin: Plugin
  let quiz: Quiz?
  var options: [PlainField]
  var seed: Int
  /// Whether a question without a limit has one, so that the time can run out.
  var isTimed = false
  /// The plugin and the layers that play all sittings.
  let cast: Cast
  let budget: CheckBudget

  /// The options are the given ones, or the quiz's, or the defaults; a misfit throws.
  init(
    _ plugin: Plugin, _ quiz: Quiz?, seed: Int, languages: [String], set: [PlainField] = [],
    budget: CheckBudget = CheckBudget()
  ) throws(Misfit) {
    self.plugin = plugin
    self.quiz = quiz?.seen(by: plugin.info)
    self.seed = seed
    self.budget = budget
    cast = Cast(plugin, languages, budget)
    options = []
    for named in plugin.info.options {
      let ofQuiz = quiz?.plugin == plugin.info.id ? quiz?.options ?? [] : []
      let given = (set + ofQuiz).first { $0.key == .text(named.name) }?.value
      guard let value = given ?? named.spec.initial else { continue }
      guard let accepted = named.spec.accepted(value) else {
        throw Misfit("the option '\(named.name)' must be \(named.spec.inWords), got '\(ValueSpec.written(value))'")
      }
      options.append(PlainField(named.name, accepted))
    }
    options.sort { $0.key < $1.key }
  }

  /// The same with limits.
  var timed: Rehearsal {
    var rehearsal = self
    rehearsal.isTimed = true
    return rehearsal
  }

  /// A sitting that did not begin yet.
  var decider: Decider {
    let players = (1...plugin.info.players.lowerBound).map { "Player \($0)" }
    var beginning = Beginning(
      sitting: "", quiz: quiz, plugins: cast.layers.map { PluginUse($0.info) }, options: options, seed: seed,
      players: players, day: CivilDay(year: 2026, month: 1, day: 1))
    if isTimed { beginning.limits = LimitSettings(timing: .every(20)) }
    return Decider(layers: cast.layers, state: .initial(beginning))
  }

  /// The most steps a sitting may take until it counts as endless.
  var mostSteps: Int { 10 * (quiz?.questions.count ?? 0) + 200 }
}

/// The layers that play sittings one after the other: the mode alone, or the built-in default below a modifier.
final class Cast {
  let layers: [any Mode]
  /// The hook calls since it was begun with.
  private(set) var calls = Calls()
  private let own: LuaMode

  private static let mostTraces = 50

  /// The hook calls, in order.
  final class Calls {
    var all: [HookCall] = []
    var hasHitLimit: Bool {
      all.contains { call in
        guard case .failure(let failure) = call.outcome else { return false }
        return [.instructions, .time, .memory, .block].contains(failure.kind)
      }
    }
  }

  fileprivate init(_ plugin: Plugin, _ languages: [String], _ budget: CheckBudget) {
    own = LuaMode(plugin, languages: languages)
    own.traces = Self.mostTraces
    layers = plugin.info.isModifier ? [BuiltInMode(), own] : [own]
    own.loading = budget.count
    own.witness = { [unowned self] call in
      calls.all.append(call)
      budget.count(call)
    }
  }

  /// Gets ready for a sitting.
  func begin() { calls = Calls() }
}
