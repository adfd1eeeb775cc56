package import QuizCore

/// All quizzes at hand, each under its id.
package struct QuizCatalogue: Sendable {
  /// One quiz file, intact or broken.
  package final class Entry: Sendable {
    package let id: String
    /// A broken file has its id for a title when no other could be read.
    package let title: String
    package let path: String
    /// The parts of the quiz that lists show; nil when the file is broken, which `diagnostics` explains.
    package let card: QuizCard?
    /// The quiz itself, where its file was read for this.
    package let quiz: Quiz?
    private let drawn: @Sendable () -> [DrawableQuestion]
    /// The errors of a broken file.
    package let diagnostics: [Diagnostic]
    /// The names of each category that is written in several languages, the one that is read first.
    package let categories: [[String]]

    /// `drawn` runs on the first request.
    package init(
      id: String, title: String, path: String, card: QuizCard?, quiz: Quiz? = nil,
      drawn: @escaping @Sendable () -> [DrawableQuestion] = { [] }, diagnostics: [Diagnostic] = [],
      categories: [[String]] = []
    ) {
      (self.id, self.title, self.path) = (id, title, path)
      (self.card, self.quiz, self.drawn) = (card, quiz, drawn)
      (self.diagnostics, self.categories) = (diagnostics, categories)
    }

    /// A file that was read.
    package convenience init(_ reading: QuizFileReading, path: String) {
      let quiz = reading.quiz
      self.init(
        id: reading.id, title: reading.title ?? reading.id, path: path, card: quiz?.card,
        quiz: reading.hasVariables ? nil : quiz,
        drawn: { quiz?.drawable ?? [] },
        diagnostics: quiz == nil ? reading.diagnostics.filter { $0.severity == .error } : [],
        categories: reading.categories)
    }

    /// An unreadable file, with the reported reason.
    package convenience init(unreadable path: String, _ reason: String) {
      self.init(QuizFile.failure(path, message: "cannot be read: \(reason)"), path: path)
    }

    package var isIntact: Bool { card != nil }
    /// The questions that a day's quiz may draw.
    package var drawable: [DrawableQuestion] { drawn() }
    package var category: String? { card?.category }
    package var plugin: String? { card?.plugin }
    package var isDaily: Bool { card?.isDaily ?? false }
    package var questionCount: Int { card?.questionCount ?? 0 }
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

  /// The hidden files, in order.
  package let hidden: [Hidden]
  /// A warning for each file whose id an earlier file in the list has.
  package var warnings: [Diagnostic] { hidden.map(\.warning) }

  /// Reads the files, in the order in which they count.
  package init(
    files: [(path: String, read: () throws -> [UInt8])], languages: [String] = [], seed: Int = 0,
    readers: QuizReaders = .here
  ) {
    self.init(
      files.map { path, read in
        do {
          let reading = QuizFile.read(try read(), path: path, languages: languages, seed: seed, readers: readers)
          return Entry(reading, path: path)
        } catch {
          return Entry(unreadable: path, "\(error)")
        }
      })
  }

  /// Of two files with the same id the first in the list wins, that is the nearest folder's, unless the later
  /// `outranks` it.
  package init(_ files: [Entry], outranks: (_ later: Entry, _ first: Entry) -> Bool = { _, _ in false }) {
    var played: [Entry] = []
    var places: [String: Int] = [:]
    var hidden: [Hidden] = []
    for entry in files {
      if let place = places[entry.id] {
        let (first, isBetter) = (played[place], outranks(entry, played[place]))
        let (kept, other) = isBetter ? (entry, first) : (first, entry)
        hidden.append(Hidden(id: entry.id, path: other.path, played: kept.path))
        played[place] = kept
      } else {
        places[entry.id] = played.count
        played.append(entry)
      }
    }
    // Files are listed by name, which most have for an id: so there is little to sort.
    entries = played.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    self.hidden = hidden
  }

  /// The warnings about files that have the id of one quiz.
  package func warnings(about id: String) -> [Diagnostic] {
    hidden.filter { $0.id == id }.map(\.warning)
  }

  package subscript(id: String) -> Entry? {
    entries.first { $0.id == id }
  }
}
