internal import Glibc
package import QuizCore
internal import QuizFormats
package import QuizLibrary
package import QuizModes
package import QuizPlay
package import QuizSittings
internal import QuizStore

/// What grading, analyzing and simulating have in common: a quiz, the layers that play it, a seed for everybody.
package struct ScalePlan: @unchecked Sendable {  // plugins are only read
  package let quiz: Quiz
  package let path: String
  package let plugins: [Plugin]
  package let beginning: Beginning
  package let reader: ParticipantReader
  package let jobs: Int
  private let languages: [String]
  private let quizSHA256: String

  /// The seed when none is named: results are then still the same every time.
  static let standardSeed = 0

  /// `jobs` is how many threads work; nil for one a processor.
  package init(_ surroundings: Surroundings, _ request: PlayRequest, jobs: Int?) throws(Problem) {
    self.jobs = jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let seed = request.seed ?? Self.standardSeed
    let modes = try ModeChoice(request.plugins, surroundings.library)
    let choice = try QuizFinder(surroundings: surroundings, request: request, modes: modes, seed: seed).find()
    guard case .quiz(let found) = choice else { throw Problem(.usage, "name a quiz, by its path or id") }
    if let info = modes.mode?.info, !info.players.contains(1) {
      throw Problem(.usage, "the mode '\(info.id)' is for several players; here everybody plays alone")
    }
    let plan = try SittingPlan(
      choice, request, modes, surroundings.library, seed: seed, player: "", record: surroundings.record)
    for warning in plan.warnings { surroundings.tell(warning) }
    (quiz, path, plugins) = (found.quiz, found.path, plan.plugins)
    quizSHA256 = plan.quizSHA256 ?? ""
    beginning = Self.beginning(plan, day: surroundings.zone.local(surroundings.clock.now()).0)
    languages = surroundings.library.languages
    let isOpen = plugins.contains { $0.info.hooks.contains(.next) }
    reader = ParticipantReader(found.quiz, takesOtherIDs: isOpen)
  }

  /// Layers that have seen nobody.
  package func layers() -> [any Mode] { Layers.running(plugins, languages: languages) }

  /// The facts of sittings that are played for nobody: no record, no memory, no streak.
  private static func beginning(_ plan: SittingPlan, day: CivilDay) -> Beginning {
    let uses = plan.plugins.map { PluginUse($0.info, sha256: SHA256.hex(of: $0.source.bytes)) }
    let needsMode = plan.plugins.first?.info.isModifier ?? true
    var beginning = Beginning(
      sitting: "", quiz: plan.quiz, plugins: (needsMode ? [PluginUse(.builtIn)] : []) + uses, options: plan.options,
      seed: plan.seed, players: plan.players, day: day)
    beginning.cut = plan.cut
    return beginning
  }

  /// A text that is the same for runs that give the same results from the same input.
  package func fingerprint(_ parts: [String]) -> String {
    let uses = beginning.plugins.map { "\($0.id) \($0.sha256 ?? "")" }
    let options = beginning.options.map { "\($0.key.written)=\($0.value)" }
    let all = [quizSHA256, String(beginning.seed), beginning.day.text] + uses + options + parts
    return SHA256.hex(of: Array(all.joined(separator: "\u{1F}").utf8))
  }
}
