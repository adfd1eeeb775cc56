internal import Cells
internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWire
internal import QuizWorkshop
internal import TextLayout
internal import Words

/// `quizrun rescore --plugin P`: the changes of results under another mode.
struct RescoreCommand {
  private let surroundings: Surroundings
  private let parsed: ParsedCommand
  private let form: ListingForm
  private let filter: HistoryFilter
  private let rescorer: Rescorer

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    self.parsed = parsed
    form = try parsed.form()
    filter = try HistoryFilter(parsed)
    let set = try parsed.settings()
    guard parsed.has("plugin") else {
      throw Problem(.usage, "under which mode? Name it: `quizrun rescore --plugin new.lua`")
    }
    let modes = try ModeChoice(parsed.values("plugin"), surroundings.library)
    rescorer = Rescorer(modes: modes, set: set, surroundings.library)
  }

  func run() throws(Problem) -> Int32 {
    let record = try surroundings.record.toRead()
    if let player = filter.player { _ = try NearNames(record: record).player(meantBy: player) }
    let (outcomes, passed, unanswered) = try outcomes(record)
    let changed = outcomes.filter(\.isChanged)
    switch form {
    case .json: Console.write(JSONWriter.text(.list(changed.map { .object($0.object) })) + "\n")
    case .csv: Console.write(([Rescorer.Outcome.columns] + changed.map(\.cells)).map(Table.csvLine).joined())
    case .table: table(changed, of: outcomes.count)
    }
    if passed > 0 { Console.warn("the mode cannot play \(counted(passed, "sitting")), left out") }
    if unanswered > 0 {
      Console.warn(
        "\(counted(unanswered, "sitting")) without an answer that the mode can mark (such as self-rated cards), "
          + "left out")
    }
    if parsed.has("write") { try write(changed) }
    return 0
  }

  /// Every sitting that passes under the new mode, newest first, with the numbers of unplayable ones, and of those
  /// without an answer.
  private func outcomes(
    _ record: any PlayerRecord
  ) throws(Problem) -> (outcomes: [Rescorer.Outcome], passed: Int, unanswered: Int) {
    var entries: [HistoryEntry] = []
    try recorded { () throws(RecordFailure) in
      try record.visitHistory(filter, limit: nil) { entry in
        if entry.isFinished { entries.append(entry) }
        return true
      }
    }
    var (outcomes, left): ([Rescorer.Outcome], ArraySlice) = ([], entries[...])
    var (passed, unanswered) = (0, 0)
    var progress = ShareDone(of: entries.count)
    defer { progress.end() }
    try rescorer.score(jobs: Confinement.processors) { () throws(Problem) in
      try left.popFirst().map { (entry) throws(Problem) in try kept(entry, record) }
    } _: { finding in
      switch finding {
      case .outcome(let outcome): outcomes.append(outcome)
      case .unfit: passed += 1
      case .unanswered: unanswered += 1
      }
      progress.advance()
    }
    return (outcomes, passed, unanswered)
  }

  private func kept(_ entry: HistoryEntry, _ record: any PlayerRecord) throws(Problem) -> Rescorer.FinishedSitting {
    let loaded = try recorded(record.load(entry.sitting))
    if let problem = RulesVersion.problem(loaded.sitting.beginning.rules) {
      throw Problem(.badData, "\(entry.sitting): cannot be scored anew: \(problem)")
    }
    return Rescorer.FinishedSitting(entry, loaded.sitting, loaded.events)
  }

  private func write(_ outcomes: [Rescorer.Outcome]) throws(Problem) {
    let now = surroundings.clock.now()
    let record = try surroundings.record.toChange()
    let rescores = outcomes.map {
      Rescore(sitting: $0.entry.sitting, at: now, plugins: $0.plugins, result: $0.after)
    }
    try recorded(record.addRescores(rescores))
    Console.say("\(counted(rescores.count, "sitting")) kept beside the original; `quizrun history SITTING` shows them")
  }

  // MARK: For people

  private func table(_ changed: [Rescorer.Outcome], of count: Int) {
    let words = surroundings.words
    if !changed.isEmpty {
      let rows = changed.map { outcome in
        [
          outcome.entry.day.text, outcome.entry.player, outcome.entry.title,
          words.written(Challenge.Score(outcome.before)),
          words.written(Challenge.Score(outcome.after)), outcome.changeText(words),
          String(outcome.entry.sitting.suffix(8)),
        ]
      }
      let header = [words.day, words.playerColumn, words.quiz, words.before, words.after, words.change, words.id]
      let table = Table(header: header, rows: rows, numbers: [5], flexible: [1, 2, 3, 4])
      Console.write(table.text(width: Console.tableWidth) + "\n")
    }
    Console.write(words.wouldChange(count, ["n": String(changed.count), "of": String(count)]) + "\n")
  }
}

extension Rescorer.Outcome {
  fileprivate func changeText(_ words: ListingWords) -> String {
    guard let change else { return "" }
    let value = Self.shown(change.value)
    return (value > 0 ? "+" : "") + words.number(value) + (change.unit.isEmpty ? "" : " \(change.unit)")
  }

  var object: JSONObject {
    var object: JSONObject = ["sitting": .text(entry.sitting)]
    if let quiz = entry.quiz { object.append("quiz", .text(quiz.cleaned)) }
    object.append("player", .text(entry.player.cleaned))
    object.append("day", .text(entry.day.text))
    object.append("before", ScoreListing(before).json)
    object.append("after", ScoreListing(after).json)
    if let change { object.append(change.unit == "%" ? "changePercent" : "changePoints", .number(change.value)) }
    return object
  }

  static let columns = [
    "sitting", "quiz", "player", "day", "points", "of", "percent", "headline", "new_points", "new_of", "new_percent",
    "new_headline",
  ]

  var cells: [String] {
    [entry.sitting, entry.quiz ?? "", entry.player, entry.day.text] + before.scoreCells + after.scoreCells
  }
}

extension SittingResult {
  fileprivate var scoreCells: [String] {
    [points, of, percent].map { $0.map { ValueSpec.written(.numeric($0)) } ?? "" } + [headline ?? ""]
  }
}
