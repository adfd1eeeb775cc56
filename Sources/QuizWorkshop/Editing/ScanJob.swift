internal import Glibc
package import JSONText
internal import QuizCore
package import QuizLibrary
package import QuizSittings
package import QuizWire
internal import TextLayout
internal import Words

/// The scanned sheets of a quiz in the workshop, in a folder of their own until they are put away.
///
/// Pages are read and marked by `quizrun scan` and `quizrun grade`, started beside the engine: it asks how far they are,
/// and never waits for them. What was read is in the folder, so a crash loses nothing.
package struct ScanJob {
  private let item: WorkshopItem
  private let surroundings: Surroundings
  /// The folder of all, which the server writes uploads to.
  private let home: String
  private let name: String
  private var folder: String { "\(home)/\(name)" }
  private let runner: ScanRunner
  private var state: State
  private var words: ScanWords { ScanWords(surroundings.language) }

  /// Days without a change after which a folder is removed, and seconds for an upload that nobody fetched.
  private static let longestStay = 14 * 86_400
  private static let longestUpload = 3600
  private static let mostFiles = 1000

  /// The facts that outlive the engine.
  private struct State: WireObject {
    var stage = ScanView.Stage.none
    var seed: Int?
    /// The names of all files so far: another one gets another name.
    var files: [String] = []
    /// Why the last program ended before it was done.
    var told: String?

    mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("stage", &stage)
      var names = files.map(ExactText.init)
      fields.always("files", &names)
      files = names.map(\.text)
      fields.field("seed", &seed)
      fields.field("told", &told)
    }
  }

  package init(
    _ item: WorkshopItem, _ folder: WorkshopFolder, _ surroundings: Surroundings, _ runner: ScanRunner
  ) {
    (self.item, self.surroundings, self.runner) = (item, surroundings, runner)
    home = Files.folder(of: folder.keeping) + "/" + Self.folder
    name = "\(folder.keeping.suffix(12))-\(item.name)"
    state = State()
    state = readState() ?? State()
    removeOld()
  }

  /// The folder for scans in that of the workshop.
  package static let folder = "scans"

  private func path(_ file: String) -> String { "\(folder)/\(file)" }

  private func readState() -> State? {
    guard let bytes = try? Files.read(path("job.json"), upTo: 1 << 20) else { return nil }
    return (try? JSONParser.parse(bytes)).flatMap(State.init(wire:))
  }

  // MARK: Looking

  /// How far it is, and what came of it.
  package mutating func view() -> ScanView { seen([]).view }

  private mutating func seen(_ answers: [DoubtAnswer]) -> (view: ScanView, refused: [String?]) {
    lookAfterProgram()
    var view = ScanView()
    (view.stage, view.seed, view.told) = (state.stage, state.seed, state.told)
    guard state.stage != .none else { return (view, []) }
    if state.stage == .reading {
      view.pages = (try? Files.read(path("readings")))?.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) } ?? 0
      return (view, [])
    }
    do throws(Problem) {
      let known = try PageReadings(path("readings"))
      view.pages = known.count
      let came = try run(files: []).replay(known, more: answers)
      fill(&view, came.sheets, came.outcome)
      keep(came.outcome)
      return (view, came.refused)
    } catch {
      view.told = error.message
      return (view, [])
    }
  }

  private func run(files: [String]) throws(Problem) -> ScanRun {
    var request = try PlayRequest.standard
    (request.quiz, request.isExplicit) = (item.name, true)
    var run = try ScanRun(surroundings, request, seed: state.seed, files: files)
    run.pages = PageFolder(path("pages"))
    if Files.exists(path("resolved.csv")) { run.resolve = path("resolved.csv") }
    if Files.exists(path("class.txt")) { run.classPath = path("class.txt") }
    return run
  }

  private func fill(_ view: inout ScanView, _ sheets: [ScannedSheet], _ outcome: ScanRun.Outcome) {
    view.seed = outcome.seed
    view.columns = ScanRun.columns(sheets)
    for sheet in sheets {
      for doubt in sheet.doubts { view.doubts.append(shown(doubt, sheet)) }
      guard sheet.plan != nil else { continue }
      var row = ScanView.Sheet()
      (row.participant, row.version, row.doubts) = (sheet.participant, sheet.version, sheet.doubts.count)
      row.cells = view.columns.map { sheet.cells[$0] ?? "" }
      view.sheets.append(row)
    }
    // A page that is no sheet stands among the doubts, with its picture.
    let strangers = Set(sheets.filter { $0.plan == nil }.flatMap(\.doubts).map { "\($0.place): \($0.why)" })
    view.remarks = outcome.remarks.filter { !strangers.contains($0) }
    if state.stage == .graded { view.marks = marks() }
  }

  private func shown(_ doubt: ScannedSheet.Doubt, _ sheet: ScannedSheet) -> ScanView.Doubt {
    var shown = ScanView.Doubt()
    (shown.participant, shown.version) = (sheet.plan == nil ? "" : sheet.participant, sheet.version)
    (shown.why, shown.place, shown.isPage) = (doubt.why, doubt.place, doubt.question == nil)
    shown.fields = (doubt.question.map { [$0] } ?? doubt.questions).map { ScanView.Field($0) }
    if !doubt.picture.isEmpty {
      let name = "cut-\(WorkshopFolder.etag(doubt.picture).prefix(20)).png"
      if !Files.exists(path(name)) { try? Files.create(doubt.picture, at: path(name)) }
      shown.picture = name
    }
    return shown
  }

  private func keep(_ outcome: ScanRun.Outcome) {
    let table = Array(outcome.table.utf8)
    if (try? Files.read(path("answers.csv"))) != table { try? Files.write(table, to: path("answers.csv")) }
  }

  /// The marks, as `grade` wrote them.
  private func marks() -> [ScanView.Mark] {
    let lines = (try? Files.read(path("results"))) ?? []
    return lines.split(separator: UInt8(ascii: "\n")).compactMap { line in
      (try? JSONParser.parse(Array(line))).flatMap(ScanView.Mark.init(wire:))
    }
  }

  /// The path of a file that came of the sheets, in the folder of all; nil for others.
  package func file(_ file: String) -> String? {
    let isPicture = file.hasPrefix("cut-") && file.hasSuffix(".png") && !file.contains("/")
    guard isPicture || ["answers.csv", "marks.csv", "feedback.html"].contains(file), Files.exists(path(file)) else {
      return nil
    }
    return "\(name)/\(file)"
  }

  // MARK: Doing

  /// Does what a form or a program asks for. `isRefused` where nothing was done, or not all of it.
  package mutating func perform(_ order: ScanOrder) -> (view: ScanView, isRefused: Bool) {
    do throws(ScanRefusal) {
      lookAfterProgram()
      switch order.deed {
      case .read: try read(order)
      case .resolve: return try resolve(order.answers)
      case .grade: try grade()
      case .again: try startReading()
      case .stop: runner.stop(folder)
      case .away: try putAway()
      case nil: throw ScanRefusal(message: "'do' is read, resolve, grade, again, stop or away")
      }
      return (view(), false)
    } catch {
      var view = view()
      view.told = error.message
      return (view, true)
    }
  }

  private struct ScanRefusal: Error { var message: String }

  private func unsaved() -> ScanRefusal {
    ScanRefusal(message: words.notKept(["detail": String(cString: strerror(errno))]))
  }

  /// Takes uploaded pages, with a seed and a class where they are given.
  private mutating func read(_ order: ScanOrder) throws(ScanRefusal) {
    try checkIsFree()
    let files = order.files.filter { Self.isUpload($0.upload) }
    guard !files.isEmpty else { throw ScanRefusal(message: words.noFiles) }
    guard state.files.count + files.count <= Self.mostFiles else {
      throw ScanRefusal(message: words.tooManyFiles(["n": String(Self.mostFiles)]))
    }
    if !order.seed.text.isEmpty {
      guard let seed = Int(order.seed.text), Chance.seeds.contains(seed) else {
        throw ScanRefusal(message: words.badSeed)
      }
      if state.stage == .none { state.seed = seed }
    }
    guard makeFolder() else { throw unsaved() }
    try takeClass(order.names.text)
    for file in files {
      let name = freeName(file.name.text)
      guard rename("\(home)/\(file.upload)", path("in/\(name)")) == 0 else { throw unsaved() }
      state.files.append(name)
    }
    try startReading()
  }

  private static func isUpload(_ name: String) -> Bool {
    name.hasPrefix("up-") && name.dropFirst(3).allSatisfy { $0.isASCII && ($0.isNumber || $0 == "-") }
  }

  private func makeFolder() -> Bool {
    let places = [Files.folder(of: home), home, folder, path("in"), path("pages")]
    for place in places where mkdir(place, 0o700) != 0 && errno != EEXIST {
      return false
    }
    return true
  }

  private func takeClass(_ text: String) throws(ScanRefusal) {
    guard let text = Self.names(text) else { return }
    do {
      _ = try ClassList(text: text, named: "class")
      try Files.write(Array(text.utf8), to: path("class.txt"))
    } catch {
      throw ScanRefusal(message: (error as? Problem)?.message ?? words.notKept(["detail": "class.txt"]))
    }
  }

  /// A list of names; nil for one without any.
  private static func names(_ text: String) -> String? { text.allSatisfy(\.isWhitespace) ? nil : text }

  /// Prints the test with its key and answer sheets to be scanned. The path of the file, in the folder of all.
  package mutating func printed(_ order: SheetOrder) throws(Problem) -> String {
    var (run, play) = (PrintRun(), try PlayRequest.standard)
    (run.hasKey, run.hasSheet, run.isScanned, play.quiz, play.isExplicit) = (true, true, true, item.name, true)
    let number = { (text: String) in Int(text.filter { !$0.isWhitespace }) ?? 0 }
    run.seed = min(max(number(order.seed), Chance.seeds.lowerBound), Chance.seeds.upperBound)
    run.versions = min(max(1, number(order.versions)), PaperVersion.most)
    run.classText = Self.names(order.names.text)
    let text = try run.text(surroundings, play, for: nil)
    do {
      guard makeFolder() else { throw unsaved() }
      try settle(state.stage)
      try Files.write(Array(text.utf8), to: path("sheets.html"))
    } catch {
      throw Problem(.inputOutput, words.notKept(["detail": "sheets.html"]))
    }
    return "\(name)/sheets.html"
  }

  /// A name of signs that files may have, unlike those of before.
  private func freeName(_ wanted: String) -> String {
    let plain = String(wanted.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F && $0 != "/" && $0 != ":" })
    let start = plain.drop { $0 == "." || $0 == "-" || $0 == " " }
    let dot = start.lastIndex(of: ".") ?? start.endIndex
    let (stem, ending) = (start[..<dot].prefix(60), start[dot...].prefix(8))
    let base = stem.isEmpty ? "page" : String(stem)
    var (name, number) = ("\(base)\(ending)", 2)
    while state.files.contains(name) {
      name = "\(base)-\(number)\(ending)"
      number += 1
    }
    return name
  }

  private mutating func startReading() throws(ScanRefusal) {
    try checkIsFree()
    let files = state.files.map { path("in/\($0)") }.filter(Files.exists)
    guard !files.isEmpty else { return try settle(.read) }
    var arguments = ["scan", "--quiz=\(item.name)", "--readings", path("readings"), "--pages", path("pages")]
    if let seed = state.seed { arguments.append("--seed=\(seed)") }
    removeMarks()
    try start(arguments + files, .reading)
  }

  private mutating func grade() throws(ScanRefusal) {
    try checkIsFree()
    let view = view()
    guard !view.sheets.isEmpty, let seed = view.seed else { throw ScanRefusal(message: words.nothingRead) }
    removeMarks()
    try start(
      [
        "grade", "--version-column", "version", "--seed=\(seed)", "--csv", path("marks.csv"), "--feedback",
        path("feedback.html"), "--pages", path("pages"), "--out", path("results"), "--", item.name, path("answers.csv"),
      ], .grading)
  }

  private func removeMarks() { for file in ["marks.csv", "feedback.html", "results"] { unlink(path(file)) } }

  private mutating func start(_ arguments: [String], _ stage: ScanView.Stage) throws(ScanRefusal) {
    try settle(stage)
    guard runner.start(arguments, folder, in: home) else {
      let refusal = unsaved()
      try settle(.failed)
      throw refusal
    }
  }

  /// Answers to doubts: those that can be taken are.
  private mutating func resolve(
    _ given: [ScanOrder.Answer]
  ) throws(ScanRefusal) -> (view: ScanView, isRefused: Bool) {
    try checkIsFree()
    let answers = given.compactMap { given -> DoubtAnswer? in
      let answer = given.answer.split { $0.isWhitespace }.joined(separator: " ")
      return answer.isEmpty
        ? nil : DoubtAnswer(participant: given.participant, question: given.question, answer: answer)
    }
    let refused = seen(answers).refused
    guard refused.count == answers.count else { return (view(), true) }
    let (taken, others) = (zip(answers, refused).filter { $1 == nil }, zip(answers, refused).filter { $1 != nil })
    if !taken.isEmpty {
      let old =
        (try? Files.read(path("resolved.csv"))) ?? Array(CSVLine.text(["participant", "question", "answer"]).utf8)
      let lines = taken.map { CSVLine.text([$0.0.participant, $0.0.question, $0.0.answer]) }.joined()
      do throws(FileFailure) {
        try Files.write(old + Array(lines.utf8), to: path("resolved.csv"))
      } catch {
        throw ScanRefusal(message: words.notKept(["detail": error.message.replacing("\(folder)/", with: "")]))
      }
      removeMarks()
      try settle(.read)
    }
    var view = view()
    for (answer, told) in others { view.mark(answer, told ?? "") }
    return (view, !others.isEmpty)
  }

  private mutating func putAway() throws(ScanRefusal) {
    runner.stop(folder)
    Self.remove(folder)
    state = State()
  }

  // MARK: The program

  private func checkIsFree() throws(ScanRefusal) {
    if runner.isBusy(in: home) { throw ScanRefusal(message: words.busy) }
  }

  /// The end of the program. One whose end was not seen goes on where it was.
  private mutating func lookAfterProgram() {
    guard state.stage == .reading || state.stage == .grading, !runner.isBusy(in: home) else { return }
    let isReading = state.stage == .reading
    switch runner.ending(of: folder) {
    // Doubts, and files that cannot be read, end it with 65; what it read is there.
    case .exit(0), .exit(65):
      if isReading { for file in Files.names(in: path("in")) { unlink(path("in/\(file)")) } }
      try? settle(isReading ? .read : .graded)
    case .exit: try? settle(isReading ? .failed : .read, told: messages)
    case .stopped: try? settle(isReading ? .failed : .read, told: words.wasStopped)
    case .unknown where isReading:
      do throws(ScanRefusal) { try startReading() } catch { try? settle(.failed) }
    case .unknown: try? settle(.read)
    }
  }

  /// The sentences of the program, without its name.
  private var messages: String {
    let text = String(decoding: (try? Files.read(path("messages"), upTo: 1 << 20)) ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.hasPrefix("quizrun: ") ? $0.dropFirst(9) : $0 }
    return lines.suffix(3).joined(separator: " · ").replacing("\(path("in"))/", with: "").replacing(
      "\(folder)/", with: "")
  }

  private mutating func settle(_ stage: ScanView.Stage, told: String? = nil) throws(ScanRefusal) {
    (state.stage, state.told) = (stage, told)
    do throws(FileFailure) {
      try Files.write(Array(state.line.utf8), to: path("job.json"))
    } catch {
      throw ScanRefusal(message: words.notKept(["detail": error.message.replacing("\(folder)/", with: "")]))
    }
  }

  // MARK: Removing

  /// Removes folders and uploads that nobody comes back to.
  private func removeOld() {
    let now = time(nil)
    for name in Files.names(in: home) {
      let path = "\(home)/\(name)"
      let mark = Self.isUpload(name) ? path : "\(path)/job.json"
      let longest = Self.isUpload(name) ? Self.longestUpload : Self.longestStay
      var status = stat()
      guard name != self.name, stat(mark, &status) == 0, now - status.st_mtim.tv_sec > longest else { continue }
      if Self.isUpload(name) { unlink(path) } else { Self.remove(path) }
    }
  }

  private static func remove(_ folder: String) {
    for inner in ["in", "pages"] {
      for name in Files.names(in: "\(folder)/\(inner)") { unlink("\(folder)/\(inner)/\(name)") }
      rmdir("\(folder)/\(inner)")
    }
    for name in Files.names(in: folder) { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}

extension ScanView {
  /// Writes an answer that cannot be taken back into its field.
  fileprivate mutating func mark(_ answer: DoubtAnswer, _ told: String) {
    for doubt in doubts.indices where doubts[doubt].participant == answer.participant {
      for field in doubts[doubt].fields.indices where doubts[doubt].fields[field].question == answer.question {
        doubts[doubt].fields[field].answer = answer.answer
        doubts[doubt].fields[field].told = told
      }
    }
  }
}
