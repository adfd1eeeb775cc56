internal import QuizCells
package import QuizCore
internal import QuizLibrary
internal import QuizModes
package import QuizPlay

/// Reads the quiz and the plugins of a watched sitting again after one of their files was saved.
///
/// The face's loop calls it, and it compares file marks, without a thread or waiting.
package final class FileWatcher {
  private let surroundings: Surroundings
  private let request: PlayRequest
  private let beginning: Beginning
  private let quizPath: String?
  private let seed: Int
  private var paths: [String]
  private var seen: [String: FileSignature]
  /// How often a file was missing in a row: while an editor saves, it may be for a moment.
  private var missing = 0

  private static let patience = 5

  package init(_ surroundings: Surroundings, _ request: PlayRequest, _ plan: SittingPlan, _ beginning: Beginning) {
    self.surroundings = surroundings
    self.request = request
    self.beginning = beginning
    quizPath = plan.path
    seed = plan.seed
    paths = Self.paths(plan)
    seen = FileSignature.of(paths)
  }

  /// The new contents of the files; nil while nothing was saved.
  package func look() -> NewCode? {
    let now = FileSignature.of(paths)
    if now == seen {
      missing = 0
      return nil
    }
    if now.count < paths.count && missing < Self.patience {
      missing += 1
      return nil
    }
    seen = now
    do throws(Problem) {
      return try read()
    } catch {
      return .broken(error.message)
    }
  }

  private func read() throws(Problem) -> NewCode {
    let modes = try ModeChoice(request.plugins, surroundings.library)
    var choice = QuizChoice.withoutQuiz
    if let quizPath {
      choice = .quiz(try surroundings.library.quiz(at: quizPath, seed: seed))
    } else if let quiz = beginning.quiz {
      choice = .drawn(quiz, warnings: [])
    }
    let plan = try SittingPlan(
      choice, request, modes, surroundings.library, seed: seed, player: surroundings.playerName,
      record: surroundings.record)
    // Known files keep the older signature, so that a save during the reading is noticed.
    paths = Self.paths(plan)
    let now = FileSignature.of(paths)
    seen = now.merging(seen.filter { now[$0.key] != nil }) { _, before in before }
    var fresh = beginning
    fresh.quiz = plan.quiz
    fresh.options = plan.options
    let layers = Layers.plugins(plan.plugins)
    fresh.plugins = layers.map { PluginUse($0?.info ?? .builtIn) }
    let cells = surroundings.library.cells
    return .read(
      decider: cells.decider(fresh, layers: layers, languages: surroundings.library.languages))
  }

  private static func paths(_ plan: SittingPlan) -> [String] {
    let plugins = plan.plugins.flatMap { plugin in
      let folder = plugin.source.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let modules = plugin.modules.map {
        (folder + ["\(plugin.source.moduleFolder($0.name))\($0.name).lua"]).joined(separator: "/")
      }
      return [plugin.source.path] + modules
    }
    return plugins + (plan.path.map { [$0] } ?? [])
  }
}
