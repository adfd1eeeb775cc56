internal import Glibc
internal import JSONText
internal import QuizCells
internal import QuizCore
package import QuizLibrary
package import QuizSittings
internal import SheetLayout
internal import Spreadsheet
internal import TextLayout
internal import Words

/// Scanned answer sheets made into a table that `grade --version-column` takes.
package struct ScanRun {
  package var files: [String]
  /// A table of answers to doubts.
  package var resolve: String?
  /// The folder for a picture of each page; nil to keep none.
  package var pages: PageFolder?
  /// The file in which the readings are kept; nil to read all pages.
  package var readings: String?
  /// A file with the names of the class, a name a line; nil where the sheets are those of anybody.
  package var classPath: String?
  private let surroundings: Surroundings
  private let papers: ScanPapers
  private let title: String
  private let words: ScanWords
  private let quizPath: String

  /// Without a seed that of the first sheet of the quiz counts.
  package init(_ surroundings: Surroundings, _ request: PlayRequest, seed: Int?, files: [String]) throws(Problem) {
    let modes = try ModeChoice([], surroundings.library)
    let choice = try QuizFinder(surroundings: surroundings, request: request, modes: modes, seed: seed ?? 0).find()
    guard case .quiz(let found) = choice else { throw Problem(.usage, "name a quiz with --quiz, by its path or id") }
    for warning in found.warnings { surroundings.tell(warning) }
    for file in files where !Files.isAnything(file) { throw Problem(.noInput, FileFailure(file, ENOENT).message) }
    for file in files where Files.exists(file) && !Files.isFile(file) {
      throw Problem(.inputOutput, FileFailure(file, EISDIR).message)
    }
    try ScanProcess.check()
    let drawn = found.hasVariables ? DrawnQuizzes(found, languages: surroundings.library.languages) : nil
    let readers = surroundings.library.cells.readers
    papers = ScanPapers(found.quiz, seed: seed) { drawn?.quiz(seed: $0, readers) }
    words = ScanWords(surroundings.language)
    (self.files, self.surroundings) = (files, surroundings)
    (title, quizPath) = (found.quiz.title, found.path)
  }

  /// Throws when an output would be written over a file that is read.
  package func checkOutputs(_ outputs: [(name: String, path: String?)]) throws(Problem) {
    var use = FileUse(reading: files + [quizPath, resolve, classPath])
    for output in outputs { try use.write(output.path, as: output.name) }
  }

  /// The files that come of the sheets.
  package struct Outcome {
    package var table: String
    /// The seed that the sheets say; nil where there is none of the quiz.
    package var seed: Int?
    /// The names of the class of which no sheet came.
    package var missing: [String] = []
    /// A line of JSON for each sheet.
    package var lines: String
    let page: DoubtsPage
    package var doubtsPage: String { page.text }
    package var remarks: [String]
    package var doubts: Int
    /// True where a file could not be read, or an answer to a doubt could not be taken.
    package var hasProblems: Bool
  }

  /// Reads all pages, on all processors; `progress` gets the count of those that are done.
  package func run(progress: @escaping (Int) -> Void) throws(Problem) -> Outcome {
    // A reader that breaks on a file takes its page along, not this program.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    let known = try readings.map { path throws(Problem) in try PageReadings(path) }
    var gathering = SheetGathering(words)
    let chief = PageWorker(papers)
    if papers.seed == nil { findSeed(chief, known) }
    var done = 0
    var pieces = Pieces(files)
    var failure: FileFailure?
    let names = ScannedPage.names(files)
    let work = OrderedWork<Piece, ScannedPage>(
      take: { pieces.next(chief) },
      finish: { page in
        var page = page
        page.name = names[page.file]
        failure = keep(page, known)
        page.picture = []
        gathering.add(page)
        done += 1
        progress(done)
        return failure == nil
      },
      worker: { [papers, pages] in
        var kept: PageWorker.Pictures = known == nil ? [] : .strangers
        if pages != nil { kept.insert(.sheets) }
        let worker = PageWorker(papers, keeping: kept)
        return { piece in
          switch piece {
          case .page(let file, let number): before(file, number, names, known) ?? worker.read(file, number)
          case .failed(let page): page
          }
        }
      })
    work.run(jobs: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    if let failure { throw Problem(.inputOutput, failure.message) }
    var refused: [String?] = []
    return try finish(&gathering, [], &refused) { chief.picture($0) }
  }

  /// The same of pages that were all read before: no file of them is needed any more. `more` are further answers to
  /// doubts, with a sentence for each that cannot be taken.
  func replay(
    _ known: PageReadings, more: [DoubtAnswer] = []
  ) throws(Problem) -> (sheets: [ScannedSheet], outcome: Outcome, refused: [String?]) {
    var gathering = SheetGathering(words)
    for page in known.pages(papers) { gathering.add(page) }
    var refused: [String?] = []
    let outcome = try finish(&gathering, more, &refused) { [pages] page in
      guard case .read(let code, _, _) = page.outcome else { return page.picture }
      return pages?.picture(of: code.participant.isEmpty ? page.place : code.participant, code.page) ?? []
    }
    return (gathering.sheets, outcome, refused)
  }

  /// Puts the sheets together, and takes the answers to doubts.
  private func finish(
    _ gathering: inout SheetGathering, _ more: [DoubtAnswer], _ refused: inout [String?],
    picture: (ScannedPage) -> [UInt8]
  ) throws(Problem) -> Outcome {
    gathering.finish(picture: picture)
    var remarks = gathering.remarks
    let answers = try resolve.map(answers) ?? []
    var hasProblems = gathering.hasFailures
    for answer in answers {
      guard let sentence = gathering.resolve(answer) else { continue }
      remarks.append(sentence)
      hasProblems = true
    }
    refused = more.map { gathering.resolve($0) }
    var outcome = outcome(gathering.sheets, remarks, hasProblems)
    if let classPath {
      let (came, names) = (gathering.printedNames, try ClassList(classPath).names)
      let (isThere, isOfClass) = (Set(came).contains, Set(names).contains)
      outcome.missing = names.filter { !isThere($0) }
      let others = came.filter { !isOfClass($0) }
      if !outcome.missing.isEmpty { outcome.remarks.append(words.noSheetOf(["names": Self.list(outcome.missing)])) }
      if !others.isEmpty { outcome.remarks.append(words.sheetsOfOthers(["names": Self.list(others)])) }
    }
    return outcome
  }

  /// Names with semicolons between them where one has a comma, as in `Müller, Zoë`.
  private static func list(_ names: [String]) -> String {
    names.joined(separator: names.contains { $0.contains(",") } ? "; " : ", ")
  }

  /// Looks for the first sheet of the quiz: its seed counts.
  private func findSeed(_ worker: PageWorker, _ known: PageReadings?) {
    var pieces = Pieces(files)
    while papers.seed == nil, case .page(let file, let number)? = pieces.nextPage(worker) {
      _ = known?.page(file, number, papers) ?? worker.read(file, number)
    }
  }

  /// A page that was read before; with a folder for pages its picture is there, too.
  private func before(
    _ file: String, _ number: Int, _ names: [String: String], _ known: PageReadings?
  ) -> ScannedPage? {
    guard var page = known?.page(file, number, papers) else { return nil }
    page.name = names[file]
    guard let pages, case .read(let code, _, _) = page.outcome else { return page }
    let name = code.participant.isEmpty ? page.place : code.participant
    return pages.picture(of: name, code.page) == nil ? nil : page
  }

  /// Writes the picture and the readings of a page; an error where that failed.
  private func keep(_ page: ScannedPage, _ known: PageReadings?) -> FileFailure? {
    do throws(FileFailure) {
      if let pages, case .read(let code, _, _) = page.outcome, !page.picture.isEmpty {
        try pages.write(page.picture, code.participant.isEmpty ? page.place : code.participant, code.page)
      }
      try known?.add(page)
      return nil
    } catch {
      return error
    }
  }

  private enum Piece {
    case page(String, Int)
    case failed(ScannedPage)
  }

  /// The pages of the files, one by one.
  private struct Pieces {
    private var files: ArraySlice<String>
    private var open: (file: String, next: Int, count: Int)?

    init(_ files: [String]) { self.files = files[...] }

    /// The next page of a file that can be read.
    mutating func nextPage(_ worker: PageWorker) -> Piece? {
      while let piece = next(worker) {
        if case .page = piece { return piece }
      }
      return nil
    }

    mutating func next(_ worker: PageWorker) -> Piece? {
      while true {
        if let current = open, current.next <= current.count {
          open?.next += 1
          return .page(current.file, current.next)
        }
        guard let file = files.popFirst() else { return nil }
        let (count, problem) = worker.pages(file)
        if let problem { return .failed(problem) }
        open = (file, 1, count)
      }
    }
  }

  private func outcome(_ sheets: [ScannedSheet], _ remarks: [String], _ hasProblems: Bool) -> Outcome {
    let numbers = Self.columns(sheets)
    var table = CSVLine.text(["participant", "version"] + numbers)
    for sheet in sheets where sheet.plan != nil {
      table += CSVLine.text([sheet.participant, sheet.version] + numbers.map { sheet.cells[$0] ?? "" })
    }
    let lines = sheets.map { JSONWriter.text(.object($0.object)) + "\n" }.joined()
    let doubts = sheets.reduce(0) { $0 + $1.doubts.count }
    return Outcome(
      table: table, seed: papers.seed, lines: lines, page: DoubtsPage(title, sheets, words), remarks: remarks,
      doubts: doubts,
      hasProblems: hasProblems)
  }

  /// The columns of all sheets, by their numbers.
  static func columns(_ sheets: [ScannedSheet]) -> [String] {
    var columns: Set<String> = []
    for sheet in sheets { columns.formUnion(sheet.plan?.columns ?? []) }
    return columns.sorted { order($0).lexicographicallyPrecedes(order($1)) }
  }

  /// `3.2` is 3 and 2.
  private static func order(_ column: String) -> [Int] { column.split(separator: ".").map { Int($0) ?? 0 } }

  // MARK: Answers to doubts

  private func answers(_ path: String) throws(Problem) -> [DoubtAnswer] {
    let names = ["participant", "question", "answer"]
    let bytes = try Files.load(path, upTo: 32 << 20)
    guard Worksheet.kind(bytes) == .text else {
      throw Problem(.badData, "\(path): this is no table in text: save it as .csv")
    }
    var answers: [DoubtAnswer] = []
    do {
      let sheet = try Worksheet.read(bytes) { names.contains($0.trimmedCell.lowercased()) }
      var columns: [Int] = []
      while let row = try sheet.next() {
        if columns.isEmpty {
          columns = names.compactMap { name in
            row.cells.first { $0.text.trimmedCell.lowercased() == name }?.column
          }
          guard columns.count == names.count else {
            throw Problem(
              .badData, "\(path): its columns are participant, question, answer: write these into its first row")
          }
        } else {
          let cells = columns.map { row.text($0).nameInCell }
          answers.append(DoubtAnswer(participant: cells[0], question: cells[1], answer: cells[2]))
        }
      }
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem(.badData, "\(path): this is no table: save it as .csv")
    }
    return answers
  }
}

/// An answer to a doubt, as people give it.
struct DoubtAnswer {
  var participant: String
  var question: String
  /// Letters, a number, or a hyphen for none.
  var answer: String
}
