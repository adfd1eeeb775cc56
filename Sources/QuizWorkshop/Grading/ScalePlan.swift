package import Cells
package import QuizCells
package import QuizCore
internal import QuizFormats
package import QuizLibrary
package import QuizModes
package import QuizPlay
package import QuizSittings
internal import QuizStore

/// The common parts of grading, analysing and simulating: a quiz, its layers, and one seed for all participants.
package struct ScalePlan {
  package let tongues: QuizTongues
  /// The quiz as other seeds draw its variables; nil without any.
  package let drawnQuizzes: DrawnQuizzes?
  package let path: String
  package private(set) var plugins: [Plugin]
  package let beginning: Beginning
  package let reader: ParticipantReader
  package let jobs: Int
  private let languages: [String]
  private let quizSHA256: String
  /// The cells that read files of other programs.
  package let cells: PluginCells

  /// The quiz, which accepts typed texts in each of its languages.
  package var quiz: Quiz { tongues.quiz }
  private var confinement: Confinement { cells.confinement ?? .here }

  /// The seed when none is named: results are then still the same every time.
  static let standardSeed = 0

  /// `jobs` is how many work at once; nil for one a processor.
  package init(_ surroundings: Surroundings, _ request: PlayRequest, jobs: Int?) throws(Problem) {
    self.jobs = jobs ?? Confinement.processors
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
    let translations = surroundings.library.translations(of: found, seed: seed)
    tongues = QuizTongues(found.quiz, translations)
    drawnQuizzes = found.hasVariables ? DrawnQuizzes(found, languages: surroundings.library.languages) : nil
    (path, plugins) = (found.path, plan.plugins)
    quizSHA256 = plan.quizSHA256 ?? ""
    var beginning = Self.beginning(plan, day: surroundings.today.day)
    beginning.quiz = beginning.quiz.map { QuizTongues($0, translations).quiz }
    self.beginning = beginning
    languages = surroundings.library.languages
    cells = surroundings.library.cells
    let isOpen = plugins.contains { $0.info.hooks.contains(.next) }
    reader = ParticipantReader(tongues.quiz, takesOtherIDs: isOpen)
  }

  /// The same with plugins that can run, for a cell.
  var runnable: ScalePlan {
    var plan = self
    plan.plugins = plugins.map(\.loadedHere)
    return plan
  }

  /// Fresh layers, which have no memory of a participant.
  package func layers() -> [any Mode] { Layers.running(plugins, languages: languages) }

  // MARK: Cells

  /// Whether anything of strangers runs, which cells are for: plugins, or variables of other seeds.
  package var hasPlugins: Bool { !plugins.isEmpty || drawnQuizzes != nil }

  /// Grades lines in this process; in a cell where anything of strangers runs.
  package func grader() -> BlockGrader {
    guard let drawnQuizzes else { return BlockGrader(beginning, reader, layers: layers) }
    return BlockGrader(
      beginning, reader, drawn: { seed in drawnQuizzes.tongues(seed: seed, .here).map(drawn) }, layers: layers)
  }

  /// The quiz as a seed draws its variables; nil where it has none.
  package func drawn(seed: Int) -> Quiz? { drawnQuizzes?.quiz(seed: seed, cells.readers) }

  /// The beginning and reader with another draw of the same questions.
  private func drawn(_ tongues: QuizTongues) -> (beginning: Beginning, reader: ParticipantReader) {
    var other = beginning
    other.quiz = beginning.quiz.map { quiz in
      var own = tongues.quiz
      let drawn = Dictionary(own.questions.map { ($0.id, $0) }) { first, _ in first }
      own.questions = quiz.questions.compactMap { drawn[$0.id] }
      (own.pick, own.sections) = (quiz.pick, quiz.sections)
      return own
    }
    return (other, ParticipantReader(tongues.quiz, takesOtherIDs: reader.takesOtherIDs))
  }

  /// Milliseconds that a cell may take for one sitting, every call of a hook as long as it may: beginning, pages and end, and
  /// each question some times.
  package var patience: Int {
    let calls = plugins.reduce(0) { $0 + $1.info.hooks.count + 1 }
    return 10_000 + 1000 * calls * ((beginning.quiz?.questions.count ?? 0) + 10)
  }

  /// Work for one cell a job.
  package func inCells<Piece, Product>(
    _ task: CellTask<Piece, Product>, take: () -> CellSupply<Piece>, finish: (Product) -> Bool
  ) throws(Problem) {
    do throws(CellEnd) {
      try CellPool(confinement, jobs: jobs, task).run(take: take, finish: finish)
    } catch {
      throw Problem(error)
    }
  }

  /// The product of work in a cell of its own.
  func inCell<Product>(_ work: @escaping () -> [UInt8], _ product: ([UInt8]) -> Product?) throws(Problem) -> Product {
    do throws(CellEnd) { return try confinement.product(within: patience, of: work, product) } catch {
      throw Problem(error)
    }
  }

  /// The facts of sittings without a player: no record, no memory, no streak.
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
