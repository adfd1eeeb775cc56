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
  package var seed = 0
  /// A table of answers to doubts.
  package var resolve: String?
  /// The folder for a picture of each page; nil to keep none.
  package var pages: PageFolder?
  private let surroundings: Surroundings
  private let papers: ScanPapers
  private let title: String
  private let words: ScanWords
  private let quizPath: String

  package init(_ surroundings: Surroundings, _ request: PlayRequest, seed: Int, files: [String]) throws(Problem) {
    let modes = try ModeChoice([], surroundings.library)
    let choice = try QuizFinder(surroundings: surroundings, request: request, modes: modes, seed: seed).find()
    guard case .quiz(let found) = choice else { throw Problem(.usage, "name a quiz with --quiz, by its path or id") }
    for warning in found.warnings { surroundings.tell(warning) }
    for file in files where !Files.isAnything(file) { throw Problem(.noInput, FileFailure(file, ENOENT).message) }
    try ScanProcess.check()
    let drawn = found.hasVariables ? DrawnQuizzes(found, languages: surroundings.library.languages) : nil
    let readers = surroundings.library.cells.readers
    papers = ScanPapers(found.quiz, seed: seed) { drawn?.quiz(seed: $0, readers) }
    words = ScanWords(surroundings.language)
    (self.files, self.seed, self.surroundings) = (files, seed, surroundings)
    (title, quizPath) = (found.quiz.title, found.path)
  }

  /// Throws when an output would be written over a file that is read.
  package func checkOutputs(_ outputs: [(name: String, path: String?)]) throws(Problem) {
    var use = FileUse(reading: files + [quizPath, resolve])
    for output in outputs { try use.write(output.path, as: output.name) }
  }

  /// The files that come of the sheets.
  package struct Outcome {
    package var table: String
    /// A line of JSON for each sheet.
    package var lines: String
    package var doubtsPage: String
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
    var gathering = SheetGathering(words)
    let chief = PageWorker(papers)
    var done = 0
    var pieces = Pieces(files)
    var failure: FileFailure?
    let work = OrderedWork<Piece, ScannedPage>(
      take: { pieces.next(chief) },
      finish: { page in
        failure = keep(page)
        var page = page
        page.picture = []
        gathering.add(page)
        done += 1
        progress(done)
        return failure == nil
      },
      worker: { [papers, pages] in
        let worker = PageWorker(papers, keepsPages: pages != nil)
        return { piece in
          switch piece {
          case .page(let file, let number): worker.read(file, number)
          case .failed(let page): page
          }
        }
      })
    work.run(jobs: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    if let failure { throw Problem(.inputOutput, failure.message) }
    gathering.finish { chief.picture($0) }
    var remarks = gathering.remarks
    let answers = try resolve.map(answers) ?? []
    var hasProblems = gathering.hasFailures
    for answer in answers {
      guard let sentence = gathering.resolve(answer.participant, answer.question, answer.answer) else { continue }
      remarks.append(sentence)
      hasProblems = true
    }
    return outcome(gathering.sheets, remarks, hasProblems)
  }

  /// Writes the picture of a page that was read; an error where that failed.
  private func keep(_ page: ScannedPage) -> FileFailure? {
    guard let pages, case .read(let code, _, _) = page.outcome, !page.picture.isEmpty else { return nil }
    do throws(FileFailure) {
      try pages.write(page.picture, code.participant.isEmpty ? page.place : code.participant, code.page)
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
    var columns: [String] = []
    for sheet in sheets { columns += sheet.plan?.columns ?? [] }
    let numbers = Array(Set(columns)).sorted { Self.order($0).lexicographicallyPrecedes(Self.order($1)) }
    var table = CSVLine.text(["participant", "version"] + numbers)
    for sheet in sheets where sheet.plan != nil {
      table += CSVLine.text([sheet.participant, sheet.version] + numbers.map { sheet.cells[$0] ?? "" })
    }
    let lines = sheets.map { JSONWriter.text(.object($0.object)) + "\n" }.joined()
    let doubts = sheets.reduce(0) { $0 + $1.doubts.count }
    return Outcome(
      table: table, lines: lines, doubtsPage: DoubtsPage(title, sheets, words).text, remarks: remarks, doubts: doubts,
      hasProblems: hasProblems)
  }

  /// `3.2` is 3 and 2.
  private static func order(_ column: String) -> [Int] { column.split(separator: ".").map { Int($0) ?? 0 } }

  // MARK: Answers to doubts

  private func answers(
    _ path: String
  ) throws(Problem) -> [(participant: String, question: String, answer: String)] {
    let names = ["participant", "question", "answer"]
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path, upTo: 32 << 20)
    } catch {
      throw Problem(error.kind, error.message)
    }
    guard Sheet.kind(bytes) == .text else {
      throw Problem(.badData, "\(path): this is no table in text: save it as .csv")
    }
    var answers: [(participant: String, question: String, answer: String)] = []
    do {
      let sheet = try Sheet.read(bytes) { names.contains($0.trimmedCell.lowercased()) }
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
          answers.append((cells[0], cells[1], cells[2]))
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
