internal import Markup
internal import QuizCore

/// Lines of Markdown that are one text: a question, an answer, an explanation.
struct MarkdownBlock {
  private enum Piece {
    /// A line without the blanks before it, and how many they were.
    case prose(String, indentation: Int)
    /// A line of a block of code, as it stands.
    case code(String)
    /// A line of a quotation, without its sign.
    case quoted(String)

    var isBlank: Bool {
      switch self {
      case .prose(let line, _): line.trimmedMarkdown.isEmpty
      case .code, .quoted: false
      }
    }
  }

  private var pieces: [Piece] = []
  /// Whether no line says anything.
  private(set) var isEmpty = true

  init(_ line: String = "") {
    if !line.isEmpty { add(.prose(line, indentation: 0)) }
  }

  private mutating func add(_ piece: Piece) {
    pieces.append(piece)
    isEmpty = isEmpty && piece.isBlank
  }

  mutating func add(_ line: String, indentation: Int = 0) { add(.prose(line, indentation: indentation)) }

  mutating func add(code line: String) { add(.code(line)) }

  mutating func add(_ other: MarkdownBlock) {
    pieces += other.pieces
    isEmpty = isEmpty && other.isEmpty
  }

  /// Adds the lines of a quotation.
  mutating func add(quoting other: MarkdownBlock) {
    var lines = other.pieces[...]
    while lines.last?.isBlank == true { lines.removeLast() }
    for piece in lines {
      switch piece {
      case .prose(let line, let indentation): add(.quoted(String(repeating: " ", count: indentation) + line))
      case .code(let line), .quoted(let line): add(.quoted(line))
      }
    }
    for _ in lines.count..<other.pieces.count { add("") }
  }

  /// Leaves out the first line.
  mutating func dropFirst() {
    pieces = Array(pieces.dropFirst())
    isEmpty = pieces.allSatisfy(\.isBlank)
  }

  // MARK: Reading

  /// The text without blank lines at its ends; blocks of code stay unchanged.
  var text: String {
    var lines: [String] = []
    var unclosed: [UInt8: Int] = [:]
    var rest = pieces[...]
    while rest.first?.isBlank == true { rest.removeFirst() }
    while rest.last?.isBlank == true { rest.removeLast() }
    while let piece = rest.popFirst() {
      switch piece {
      case .code(let line): lines.append(line)
      case .quoted(let line): lines.append(MarkdownText.plain(line))
      case .prose(let line, _):
        lines += MarkdownBlock.code(startingWith: line, &rest, &unclosed) ?? [MarkdownText.plain(line)]
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The text as it is written, for a text with markup; `width` is the indentation of what it stands in.
  func source(in width: Int = 0) -> String {
    var rest = pieces[...]
    while rest.first?.isBlank == true { rest.removeFirst() }
    while rest.last?.isBlank == true { rest.removeLast() }
    let lines = rest.map { piece -> String in
      switch piece {
      case .code(let line): line
      case .quoted(let line): line.isEmpty ? ">" : "> " + line
      case .prose(let line, let indentation):
        String(repeating: " ", count: max(0, indentation - width)) + line
      }
    }
    return MarkdownSource.withoutListIndentation(lines).joined(separator: "\n").withoutBlanksAtEnd
  }

  /// The lines of a block of code that begins with this one, as in quotations; nil when none does.
  private static func code(
    startingWith line: String, _ rest: inout ArraySlice<Piece>, _ unclosed: inout [UInt8: Int]
  ) -> [String]? {
    guard let fence = MarkdownFence(line.trimmedMarkdown), fence.length < unclosed[fence.sign] ?? .max else {
      return nil
    }
    var lines = [line.trimmedMarkdown]
    let indentation = line.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
    for (count, piece) in rest.enumerated() {
      guard case .prose(let inner, _) = piece else { break }
      if let other = MarkdownFence(inner.trimmedMarkdown), fence.isClosed(by: other) {
        rest = rest.dropFirst(count + 1)
        return lines + [inner.trimmedMarkdown]
      }
      let space = inner.utf8.prefix(indentation).prefix { $0 == 0x20 || $0 == 0x09 }.count
      lines.append(String(decoding: inner.utf8.dropFirst(space), as: UTF8.self))
    }
    unclosed[fence.sign] = fence.length
    return nil
  }

  /// True when the text is more than plain text.
  var hasMarkup: Bool { Markup(source()).isMarked }

  // MARK: Writing

  /// The position of a text, which decides what must be escaped at the start of its lines.
  enum Place {
    /// Each line on its own: none may begin like something else.
    case lines
    /// The first line stands behind something, the others as in `lines`; `isCodeBelow` when code may begin below it.
    case behind(MarkdownText.Hiding, isCodeBelow: Bool)
    /// A quotation, in which only blocks of code have a meaning.
    case quotation

    fileprivate var mayBeginWithCode: Bool { if case .behind(_, let isCodeBelow) = self { isCodeBelow } else { true } }
  }

  /// The lines that read back as the text; with `behind` the first one is empty when code begins at once.
  static func lines(of text: String, _ place: Place, _ markup: TextMarkup) -> [String] {
    markup == .plain ? lines(of: text, place) : MarkdownSource.lines(of: text, place)
  }

  private static func lines(of text: String, _ place: Place) -> [String] {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let leading = lines.prefix(while: \.isEmpty).count
    if leading == lines.count { return [MarkdownText.written(String(repeating: "\n", count: leading - 1))] }
    let trailing = lines.reversed().prefix(while: \.isEmpty).count
    lines = Array(lines[leading..<(lines.count - trailing)])
    var output: [String] = []
    var unclosed: [UInt8: Int] = [:]
    var index = 0
    while index < lines.count {
      let mayBeCode = index > 0 || (leading == 0 && place.mayBeginWithCode)
      if mayBeCode, let end = codeEnd(of: lines, from: index, &unclosed), end < lines.count - 1 || trailing == 0 {
        if index == 0, case .behind = place { output.append("") }
        output += lines[index...end]
        index = end + 1
      } else {
        output.append(written(lines[index], place, isFirst: index == 0))
        index += 1
      }
    }
    output[0] = reference(leading) + output[0]
    output[output.count - 1] += reference(trailing)
    return output
  }

  private static func reference(_ count: Int) -> String { String(repeating: "&#10;", count: count) }

  /// The last line of the block of code that begins at a line, when it can stand as it is.
  private static func codeEnd(of lines: [String], from start: Int, _ unclosed: inout [UInt8: Int]) -> Int? {
    guard isTight(lines[start]), let fence = MarkdownFence(lines[start]), fence.length < unclosed[fence.sign] ?? .max
    else {
      return nil
    }
    for index in (start + 1)..<max(start + 1, lines.count) {
      if lines[index].utf8.contains(0x0D) { return nil }
      if let other = MarkdownFence(lines[index].trimmedMarkdown), fence.isClosed(by: other) {
        return isTight(lines[index]) ? index : nil
      }
    }
    unclosed[fence.sign] = fence.length
    return nil
  }

  private static func isTight(_ line: String) -> Bool {
    !line.utf8.contains(0x0D) && line.trimmedMarkdown.utf8.count == line.utf8.count
  }

  private static func written(_ line: String, _ place: Place, isFirst: Bool) -> String {
    switch place {
    case .behind(let hiding, _) where isFirst: return MarkdownText.written(line, hiding: hiding)
    case .quotation:
      let output = MarkdownText.written(line)
      return MarkdownFence(output) == nil ? output : "\\" + output
    case .lines, .behind: return guarded(MarkdownText.written(line))
    }
  }

  /// A line with a sign before what would make it more than text.
  static func guarded(_ line: String) -> String {
    let isText = { (line: String) in MarkdownLine(Array(line.utf8)[...]).isPlain }
    if isText(line) { return line }
    let digits = line.prefix { $0.isASCII && ($0.isNumber || $0.isLetter) }.count
    let index = line.index(line.startIndex, offsetBy: digits)
    let colon = line.replacing(":", with: "\\:", maxReplacements: 1)
    for candidate in ["\\" + line, line[..<index] + "\\" + line[index...], colon] where isText(candidate) {
      if MarkdownText.plain(candidate) == MarkdownText.plain(line) { return candidate }
    }
    return hidden(line)
  }

  /// A line whose first sign is escaped.
  static func hidden(_ line: String) -> String {
    guard let first = line.unicodeScalars.first else { return line }
    if first.isASCII, MarkdownText.isPunctuation(UInt8(first.value)) { return "\\" + line }
    return "&#\(first.value);" + String(line.unicodeScalars.dropFirst())
  }
}
