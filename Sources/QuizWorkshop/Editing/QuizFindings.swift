internal import JSONText
internal import QuizCells
internal import QuizCore
internal import QuizFormats
package import QuizLibrary
package import QuizWire

/// The findings of `quiz check` in a JSON text, each with the place in the value that it is about.
package struct QuizFindings {
  private let library: Library
  private let bytes: [UInt8]
  private let path: String

  /// `path` is where the file lies or will lie: what the quiz names is looked for beside it.
  package init(_ library: Library, _ bytes: [UInt8], path: String) {
    (self.library, self.bytes, self.path) = (library, bytes, path)
  }

  package var all: [WorkshopFinding] {
    let found = diagnostics
    if found.isEmpty { return [] }
    let places = JSONPlaces(bytes)
    return found.map { finding in
      WorkshopFinding(
        path: places.path(line: finding.line, column: finding.column), line: finding.line, column: finding.column,
        severity: finding.severity.rawValue, message: finding.message)
    }
  }

  private var diagnostics: [Diagnostic] {
    let readers = library.cells.readers
    let reading = QuizFile.read(
      bytes, path: path, format: .json, languages: library.languages, thorough: true, readers: readers)
    guard let quiz = reading.quiz else { return reading.diagnostics }
    return reading.diagnostics + QuizSurroundings(library: library, quiz: quiz, path: path, bytes: bytes).findings
  }
}

/// The places of a JSON text: which value stands at a line and column.
struct JSONPlaces {
  private var entries: [Entry] = []

  private struct Entry {
    var line: Int
    var column: Int
    var path: String
  }

  init(_ bytes: [UInt8]) {
    guard let node = try? JSONParser.parse(bytes) else { return }
    let places = Places(bytes)
    add(node, "", places)
  }

  /// Depth first, so that entries are in the order of the text.
  private mutating func add(_ node: JSONNode, _ path: String, _ places: Places) {
    add(node.offset, path, places)
    switch node.content {
    case .list(let items):
      for (place, item) in items.enumerated() { add(item, "\(path)[\(place)]", places) }
    case .object(let members):
      for member in members {
        let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
        add(member.keyOffset, inner, places)
        add(member.value, inner, places)
      }
    case .null, .bool, .int, .number, .text: break
    }
  }

  private mutating func add(_ offset: Int, _ path: String, _ places: Places) {
    let (line, column) = places.position(of: offset)
    entries.append(Entry(line: line, column: column, path: path))
  }

  /// `questions[2].answers[0].text`; empty for the whole text.
  func path(line: Int?, column: Int?) -> String {
    guard let line else { return "" }
    guard let column else { return entries.first { $0.line >= line }?.path ?? "" }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      let entry = entries[middle]
      if (entry.line, entry.column) <= (line, column) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? entries[low - 1].path : ""
  }
}
