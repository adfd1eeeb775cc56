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
  let library: Library
  let bytes: [UInt8]
  /// The place of the file, there or still to be written: pictures and sounds of the quiz are looked for beside it.
  let path: String

  var all: [WorkshopFinding] {
    get throws(CellEnd) {
      var request = Request()
      (request.path, request.languages) = (ExactText(path), library.languages)
      let names = try reply(Self.naming, request).names.map(\.text)
      if !names.isEmpty {
        request.media = .object(MediaProblems.table(names, library.media(ofQuizAt: path)))
      }
      let reply = try reply(Self.checking, request)
      let use = ModeUse(
        library: library, plugin: reply.plugin?.text, options: reply.options ?? [], path: path, bytes: bytes)
      return reply.findings + placed(use.findings, bytes)
    }
  }

  private func reply(_ work: CellWork, _ request: Request) throws(CellEnd) -> Reply {
    let bytes = try library.cells.reply(within: Self.patience, work, ReadFile.framed(request, [bytes]))
    guard let reply = (try? JSONParser.parse(bytes)).flatMap(Reply.init(wire:)) else { throw .garbled }
    return reply
  }

  /// The quiz is the part behind it.
  private struct Request: WireObject {
    var path = ExactText("")
    var languages: [String] = []
    /// The problems with the files that the quiz names.
    var media: JSONValue?

    mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("path", &path)
      fields.always("languages", &languages)
      fields.field("media", &media)
    }
  }

  private struct Reply: WireObject {
    /// The files that the quiz names, in the first reply.
    var names: [ExactText] = []
    var plugin: ExactText?
    var options: [PlainField]?
    var findings: [WorkshopFinding] = []

    mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("names", &names, else: [])
      fields.field("plugin", &plugin)
      fields.optionalMembers("options", &options)
      fields.field("findings", &findings, else: [])
    }

    var bytes: [UInt8] { Array(line.utf8) }
  }

  /// Milliseconds for each of the two questions to a cell.
  private static let patience = 14_000

  // MARK: In a cell

  static let works = [naming, checking]

  private static let naming = CellWork("workshop-names-of-files") { request in
    let node = ReadFile.parts(of: request, Request.self)?.parts.first.flatMap { try? JSONParser.parse($0) }
    var reply = Reply()
    reply.names = (node.map(MediaProblems.names) ?? []).sorted().map(ExactText.init)
    return reply.bytes
  }

  private static let checking = CellWork("workshop-quiz") { request in
    guard let (head, parts) = ReadFile.parts(of: request, Request.self), let bytes = parts.first else { return [] }
    let path = head.path.text
    let reading = QuizFile.read(bytes, path: path, format: .json, languages: head.languages, thorough: true)
    var found = reading.diagnostics
    var reply = Reply()
    if let quiz = reading.quiz {
      found +=
        ShownCheck(quiz: quiz, path: path, bytes: bytes, problems: MediaProblems(head.media), readers: .here).findings
      if let plugin = quiz.plugin { (reply.plugin, reply.options) = (ExactText(plugin), quiz.options) }
    }
    reply.findings = placed(found, bytes)
    return reply.bytes
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
