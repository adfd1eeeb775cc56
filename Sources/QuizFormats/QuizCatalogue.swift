package import QuizCore

/// All quizzes at hand, each under its id.
package struct QuizCatalogue: Sendable {
  /// One quiz file, intact or broken.
  package struct Entry: Sendable {
    package var id: String
    /// A broken file has its id for a title when no other could be read.
    package var title: String
    package var path: String
    /// Nil when the file is broken: `diagnostics` says why.
    package var quiz: Quiz?
    package var diagnostics: [Diagnostic]
    /// The names of each category that is written in several languages, the one that is read first.
    package var categories: [[String]] = []

    package var category: String? { quiz?.category }
    package var plugin: String? { quiz?.plugin }
    package var isDaily: Bool { quiz?.isDaily ?? false }
    /// Questions that a sitting asks: pages of text do not count, nor what `pick` leaves out.
    package var questionCount: Int { quiz?.askedCount ?? 0 }
  }

  /// Sorted by id, in the order of its bytes.
  package let entries: [Entry]
  /// A quiz file that is not played, as another one has its id already.
  package struct Hidden: Sendable {
    package var id: String
    package var path: String
    /// The file that is played.
    package var played: String

    var warning: Diagnostic {
      Diagnostic(
        .warning, file: path,
        message: "the quiz '\(id)' is already in '\(played)', which is the one that is played")
    }
  }

  /// In the order of the files.
  package let hidden: [Hidden]
  /// A warning for each file whose id another file, earlier in the list, has already.
  package var warnings: [Diagnostic] { hidden.map(\.warning) }

  /// Reads the files; of two with the same id the first in the list wins, so the nearest folder comes first, unless the
  /// later `outranks` it: told its path and that of the first.
  package init(
    files: [(path: String, read: () throws -> [UInt8])], languages: [String] = [], seed: Int = 0,
    lua: LuaQuizzes = .here, outranks: (_ later: Entry, _ first: Entry) -> Bool = { _, _ in false }
  ) {
    var byID: [String: Entry] = [:]
    var hidden: [Hidden] = []
    for file in files {
      let entry = QuizCatalogue.entry(file.path, file.read, languages: languages, seed: seed, lua)
      if let first = byID[entry.id] {
        let (played, other) = outranks(entry, first) ? (entry, first) : (first, entry)
        hidden.append(Hidden(id: entry.id, path: other.path, played: played.path))
        byID[entry.id] = played
      } else {
        byID[entry.id] = entry
      }
    }
    entries = byID.values.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    self.hidden = hidden
  }

  /// The warnings about files that have the id of one quiz.
  package func warnings(about id: String) -> [Diagnostic] {
    hidden.filter { $0.id == id }.map(\.warning)
  }

  package subscript(id: String) -> Entry? {
    entries.first { $0.id == id }
  }

  private static func entry(
    _ path: String, _ read: () throws -> [UInt8], languages: [String], seed: Int, _ lua: LuaQuizzes
  ) -> Entry {
    let reading: QuizFileReading
    do {
      reading = QuizFile.read(try read(), path: path, languages: languages, seed: seed, lua: lua)
    } catch {
      reading = QuizFile.failure(path, message: "cannot be read: \(error)")
    }
    return Entry(
      id: reading.id, title: reading.title ?? reading.id, path: path, quiz: reading.quiz,
      diagnostics: reading.diagnostics, categories: reading.categories)
  }
}
