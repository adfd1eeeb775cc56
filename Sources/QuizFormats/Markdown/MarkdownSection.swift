internal import QuizCore

/// A heading that begins a section, `## Reading {#A kind=section pick=3}`, and the text below it.
struct MarkdownSection {
  private let offset: Int
  private let attributes: MarkdownAttributes
  private let title: String
  var text = MarkdownBlock()
  private(set) var findings: [ImportFinding] = []

  /// Nil when the heading is another one.
  init?(_ line: MarkdownLine) {
    var heading = line.text
    guard let attributes = MarkdownAttributes.take(from: &heading),
      attributes.values.contains(where: { $0.key == "kind" && $0.value == "section" })
    else { return nil }
    self.attributes = attributes
    title = MarkdownText.plain(heading)
    offset = line.offset
  }

  var id: String? { attributes.id ?? attributes.values.first { $0.key == "id" }?.value }

  /// The section as a table of a quiz file.
  mutating func table(_ markup: TextMarkup) -> SourceValue {
    var fields: [SourceField] = []
    if let id { fields.append(SourceField("id", .text(id), at: offset)) }
    if !title.isEmpty { fields.append(SourceField("title", .text(title), at: offset)) }
    if !text.isEmpty {
      fields.append(SourceField("text", .text(markup == .plain ? text.text : text.source()), at: offset))
    }
    for (key, value) in attributes.values {
      switch key {
      case "id", "kind": continue
      // Only an empty one need be said so.
      case "title", "text": if !fields.contains(where: { $0.key == key }) { add(key, .text(value), to: &fields) }
      case "shuffle" where ["true", "false"].contains(value): add(key, .bool(value == "true"), to: &fields)
      case "shuffle": note(.badValue(key: key, found: value, takes: "true or false"))
      case "pick":
        if let number = NumberText.read(value) {
          add(key, .numeric(number), to: &fields)
        } else {
          note(.badValue(key: key, found: value, takes: "a number"))
        }
      default: note(.unknownKey(key, keys: ["id", "kind", "title", "text", "pick", "shuffle"]))
      }
    }
    return SourceValue(Content.map(fields), at: offset)
  }

  private func add(_ key: String, _ content: Content, to fields: inout [SourceField]) {
    fields.append(SourceField(key, content, at: offset))
  }

  private mutating func note(_ problem: ImportProblem) {
    findings.append(ImportFinding(problem, at: offset))
  }

  /// The lines that read back as a section.
  static func written(_ section: Section, _ markup: TextMarkup) -> String {
    var values = [("kind", "section")]
    if section.title == "" { values.append(("title", "")) }
    if section.text == "" { values.append(("text", "")) }
    if let pick = section.pick { values.append(("pick", String(pick))) }
    if let shuffle = section.shuffle { values.append(("shuffle", String(shuffle))) }
    let title = MarkdownText.written(section.title ?? "", hiding: .braces)
    var output = "## \(title)\(title.isEmpty ? "" : " ")\(MarkdownAttributes.written(id: section.id, values))\n\n"
    if let text = section.text, !text.isEmpty {
      output += MarkdownWriter.joined(MarkdownBlock.lines(of: text, .lines, markup)) + "\n"
    }
    return output
  }
}
