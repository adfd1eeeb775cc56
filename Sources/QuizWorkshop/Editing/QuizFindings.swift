internal import Cells
internal import JSONText
internal import QuizCells
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizPlay
internal import QuizWire

/// The findings of `quiz check` in a JSON text, each with the place in the value that it is about.
///
/// A cell looks for them, so that a large quiz holds nobody up; what needs files and modes is added here.
struct QuizFindings {
  private let library: Library
  private let bytes: [UInt8]
  private let path: String

  /// `path` is where the file lies or will lie: what the quiz names is looked for beside it.
  init(_ library: Library, _ bytes: [UInt8], path: String) {
    (self.library, self.bytes, self.path) = (library, bytes, path)
  }

  var all: [WorkshopFinding] {
    get throws(CellEnd) {
      var head: JSONObject = ["path": .text(path), "languages": .list(library.languages.map(JSONValue.text))]
      if let names = try object(Self.naming, head)["names"]?.array, !names.isEmpty {
        head["media"] = .object(
          MediaProblems.table(names.compactMap(\.string), library.media(ofQuizAt: path)))
      }
      let reply = try object(Self.checking, head)
      guard let found = reply["findings"].flatMap({ [WorkshopFinding](wire: $0) }) else { throw .garbled }
      let members = reply["options"]?.object ?? []
      let use = ModeUse(
        library: library, plugin: reply["plugin"]?.string,
        options: members.map { PlainField($0.key, PlainValue(wire: $0.value)) }, path: path, bytes: bytes)
      return found + placed(use.findings, bytes)
    }
  }

  private func object(_ work: CellWork, _ head: JSONObject) throws(CellEnd) -> JSONNode {
    let reply = try library.cells.reply(within: Self.patience, work, ReadFile.framed(head, [bytes]))
    guard let node = try? JSONParser.parse(reply) else { throw .garbled }
    return node
  }

  /// Milliseconds for each of the two questions to a cell.
  private static let patience = 14_000

  // MARK: In a cell

  static let works = [naming, checking]

  private static let naming = CellWork("workshop-names-of-files") { request in
    let node = ReadFile.parts(of: request)?.parts.first.flatMap { try? JSONParser.parse($0) }
    let names = node.map(MediaProblems.names) ?? []
    return JSONWriter.bytes(.object(["names": .list(names.sorted().map(JSONValue.text))]))
  }

  private static let checking = CellWork("workshop-quiz") { request in
    guard let (head, parts) = ReadFile.parts(of: request), let bytes = parts.first, let path = head["path"]?.string
    else { return [] }
    let languages = (head["languages"]?.array ?? []).compactMap(\.string)
    let reading = QuizFile.read(bytes, path: path, format: .json, languages: languages, thorough: true)
    var found = reading.diagnostics
    var reply: JSONObject = [:]
    if let quiz = reading.quiz {
      found += ShownCheck(quiz, path: path, bytes: bytes, MediaProblems(head["media"]), readers: .here).findings
      if let plugin = quiz.plugin {
        reply["plugin"] = .text(plugin)
        reply["options"] = Wire.plain(.record(quiz.options))
      }
    }
    reply["findings"] = .list(placed(found, bytes).map(\.json))
    return JSONWriter.bytes(.object(reply))
  }
}

/// The diagnostics, each with its place in the value.
private func placed(_ found: [Diagnostic], _ bytes: [UInt8]) -> [WorkshopFinding] {
  if found.isEmpty { return [] }
  let places = JSONPlaces(bytes)
  return found.map { finding in
    WorkshopFinding(
      path: places.path(line: finding.line, column: finding.column), line: finding.line, column: finding.column,
      severity: finding.severity.rawValue, message: finding.message)
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
