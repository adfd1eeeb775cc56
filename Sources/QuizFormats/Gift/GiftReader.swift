internal import QuizCore

/// Reads GIFT as Moodle does (https://docs.moodle.org/en/GIFT_format): blocks of lines with a blank line between them.
struct GiftReader {
  private var imported = ImportedQuiz(.gift)
  private var category: String?
  private var block = GiftBlock()
  /// A block whose `{` is still open at a blank line; nil otherwise.
  private var unfinished: GiftBlock?

  static func read(_ bytes: [UInt8]) -> ImportedQuiz {
    var reader = GiftReader()
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end].trimmedBytes
      reader.take(line, indented: bytes[start..<line.endIndex])
      start = end + 1
    }
    reader.endBlock()
    reader.giveUpUnfinished()
    return reader.imported
  }

  /// Takes a line, without and with the space before it, which counts in HTML's `<pre>`.
  private mutating func take(_ line: ArraySlice<UInt8>, indented: ArraySlice<UInt8>) {
    if line.isEmpty {
      endBlock()
    } else if line.starts(with: Array("//".utf8)) {
      comment(GiftBlock.plainComment(line.dropFirst(2)), at: line.startIndex)
    } else if block.bytes.isEmpty, line.starts(with: Array("$CATEGORY:".utf8)) {
      giveUpUnfinished()
      category = GiftReader.category(line.dropFirst(10))
    } else {
      let added = block.bytes.isEmpty ? line : indented
      block.add(added, at: added.startIndex)
    }
  }

  /// A path of Moodle: `$course$/top/Science/Physics` is 'Science: Physics'; `//` stands for a slash in a name.
  static func category(_ bytes: ArraySlice<UInt8>) -> String? {
    var line = GiftBlock()
    line.add(bytes, at: 0)
    return category(path: GiftBlock.plain(line.bytes[...]))
  }

  static func category(path: String) -> String? {
    var names: [String] = []
    var name = ""
    var rest = path[...]
    while let character = rest.popFirst() {
      if character != "/" {
        name.append(character)
      } else if rest.first == "/" {
        rest.removeFirst()
        name.append("/")
      } else {
        names.append(name)
        name = ""
      }
    }
    names = (names + [name]).map(\.trimmed).filter { !$0.isEmpty }
    if names.first.map({ $0.hasPrefix("$") && $0.hasSuffix("$") }) == true { names.removeFirst() }
    if names.first == "top" { names.removeFirst() }
    return names.isEmpty ? nil : names.joined(separator: ": ")
  }

  /// `[id:x]` and `[tag:y]` belong to the question; `key: value` before the first question to the quiz.
  private mutating func comment(_ text: String, at offset: Int) {
    for (key, value) in GiftReader.marks(in: text) {
      if key == "id" { block.id = value } else { block.tags.append(value) }
    }
    guard imported.questions.isEmpty, block.bytes.isEmpty, let colon = text.firstIndex(of: ":") else { return }
    let key = text[..<colon].trimmed
    let value = text[text.index(after: colon)...].trimmed
    guard GiftReader.quizKeys.contains(key), !value.isEmpty, !imported.fields.contains(where: { $0.key == key })
    else { return }
    imported.fields.append(SourceField(key, .text(value), at: offset))
  }

  /// True for a text in which some braces can only hold the answers of GIFT: `{=a ~b}`, `{T}`, `{#3}`.
  static func looksLikeGift(_ bytes: [UInt8]) -> Bool {
    var block = GiftBlock()
    for line in bytes.split(separator: UInt8(ascii: "\n")) where !line.trimmedBytes.starts(with: Array("//".utf8)) {
      block.add(line.trimmedBytes, at: 0)
    }
    var rest = block.bytes[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      rest = rest[(open + 1)...]
      let inside = rest.prefix { !"{}".utf8.contains($0) }
      if rest.dropFirst(inside.count).first == UInt8(ascii: "}"), areAnswers(inside.trimmedBytes) { return true }
    }
    return false
  }

  private static func areAnswers(_ inside: ArraySlice<UInt8>) -> Bool {
    guard let sign = inside.first, let next = inside.dropFirst().trimmedBytes.first else {
      return inside.first.map { "TF".utf8.contains($0) } ?? false
    }
    if "=~".utf8.contains(sign) { return true }
    if sign == UInt8(ascii: "#") { return "0123456789.-+=~%".utf8.contains(next) }
    let word = GiftBlock.plain(inside.prefix { $0 != UInt8(ascii: "#") }).trimmed
    return ["T", "F", "TRUE", "FALSE"].contains(word.uppercased())
  }

  /// The facts on the quiz that a comment before the first question can hold.
  static let quizKeys = ["title", "description", "language", "author", "licence", "source"]

  /// The `[id:…]` and `[tag:…]` of a comment; `\]` is a bracket.
  static func marks(in text: String) -> [(key: String, value: String)] {
    var marks: [(String, String)] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      rest = rest[rest.index(after: open)...]
      guard let key = ["id", "tag"].first(where: { rest.hasPrefix($0 + ":") }) else { continue }
      rest = rest.dropFirst(key.count + 1)
      var value = ""
      var isClosed = false
      while let character = rest.popFirst() {
        if character == "\\", rest.first == "]" {
          value.append("]")
          rest.removeFirst()
        } else if character == "]" {
          isClosed = true
          break
        } else {
          value.append(character)
        }
      }
      if isClosed, !value.isBlank { marks.append((key, value.trimmed)) }
    }
    return marks
  }

  private mutating func endBlock() {
    let ended = block
    block = GiftBlock()
    guard !ended.bytes.isEmpty else { return }
    let open = ended.bytes.firstIndex(of: UInt8(ascii: "{"))
    let close = ended.bytes.firstIndex(of: UInt8(ascii: "}"))
    if var before = unfinished, let close, close < open ?? Int.max {
      imported.note(.blankLineInside, at: ended.offsets[0])
      before.add(ended)
      unfinished = nil
      return finish(before)
    }
    giveUpUnfinished()
    if open != nil, close == nil { unfinished = ended } else { finish(ended) }
  }

  private mutating func giveUpUnfinished() {
    guard let block = unfinished else { return }
    unfinished = nil
    finish(block)
  }

  /// Reads a block; two questions separated by a mere line break are both read, with a warning.
  private mutating func finish(_ block: GiftBlock) {
    let questions = block.questions()
    for (index, question) in questions.enumerated() {
      if index > 0 { imported.note(.blankLineMissing, at: question.place(0)) }
      finishQuestion(question)
    }
  }

  private mutating func finishQuestion(_ block: GiftBlock) {
    let (question, draft) = Wordings.reading { wordings in
      var question = GiftQuestion(block, wordings)
      let draft = question.read()
      return (question, draft)
    }
    for finding in question.findings { imported.note(finding.problem, at: finding.offset) }
    guard var draft else { return }
    draft.category = category
    imported.add(draft)
  }
}

extension GiftBlock {
  /// The block, divided after each line ending with `}` whose successor has answers of its own.
  fileprivate func questions() -> [GiftBlock] {
    var questions: [GiftBlock] = []
    var start = 0
    while let cut = cut(from: start) {
      questions.append(part(start..<cut, isFirst: start == 0))
      start = cut + 1
    }
    return start == 0 ? [self] : questions + [part(start..<bytes.count, isFirst: false)]
  }

  /// The line break behind the first answers from a place on, when more answers follow.
  private func cut(from start: Int) -> Int? {
    if let cut = cutBeforeName(from: start) { return cut }
    guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}")),
      let line = bytes[close...].firstIndex(of: UInt8(ascii: "\n")),
      bytes[(close + 1)..<line].trimmedBytes.isEmpty, bytes[line...].contains(UInt8(ascii: "{"))
    else { return nil }
    return line
  }

  /// The line break before a name, where answers are open that its question would be swallowed by.
  private func cutBeforeName(from start: Int) -> Int? {
    guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let end = bytes[open...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
    guard let second = bytes[(open + 1)..<max(open + 1, end)].firstIndex(of: UInt8(ascii: "{")) else { return nil }
    return bytes[open..<second].indices.last { index in
      bytes[index] == UInt8(ascii: "\n") && bytes[(index + 1)...].prefix { $0 <= 0x20 }.count < second - index
        && bytes[(index + 1)..<second].trimmedBytes.starts(with: Array("::".utf8))
    }
  }

  private func part(_ range: Range<Int>, isFirst: Bool) -> GiftBlock {
    let range = (bytes[range].firstIndex { $0 > 0x20 } ?? range.lowerBound)..<range.upperBound
    var part = GiftBlock()
    part.bytes = Array(bytes[range])
    part.offsets = Array(offsets[range])
    if isFirst { (part.id, part.tags) = (id, tags) }
    return part
  }

  /// A comment's text: nothing is escaped in it.
  static func plainComment(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
