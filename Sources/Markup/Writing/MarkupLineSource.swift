internal import Formula

/// Writes pieces of a line as Markdown.
struct MarkupLineSource {
  enum Place {
    case paragraph, heading, cell
  }

  private let isHeavy: Bool
  private let place: Place
  private var output = ""
  /// True inside a link or the words of a picture, where brackets are references.
  private var isInBrackets = false
  /// True inside an italic style, in which another has the other sign.
  private var isInItalic = false
  /// True behind a sign that would not end a style before a letter.
  private var hidesNext = false
  /// Lines that are written.
  private var done: [String] = []

  init(isHeavy: Bool, place: Place = .paragraph) {
    self.isHeavy = isHeavy
    self.place = place
  }

  func lines(_ line: [MarkupInline]) -> [String] {
    var writer = self
    writer.write(line, following: nil)
    writer.endLine()
    return writer.done
  }

  private mutating func endLine() {
    switch place {
    case .paragraph: done.append(Self.guarded(String(output.drop { $0 == " " || $0 == "\t" })))
    case .heading: done.append(output.hasSuffix("#") ? String(output.dropLast()) + "\\#" : output)
    case .cell: done.append(output)
    }
    output = ""
    hidesNext = false
  }

  // MARK: - Pieces

  /// `following` is the sign behind the pieces in the line, as far as there is one.
  private mutating func write(_ inlines: [MarkupInline], following: Character?) {
    for (index, inline) in inlines.enumerated() {
      let next = index + 1 < inlines.count ? inlines[index + 1].plainText.first : following
      switch inline {
      case .text(let text): write(text, isBeforeLink: index + 1 < inlines.count && inlines[index + 1].isLink)
      case .lineBreak: endLine()
      case .code(let text): write(code: text)
      case .formula(let formula): write(formula.source, before: next)
      case .styled(let style, let content): write(style, content, following: next)
      case .link(let content, let address): write(content, linkTo: address)
      case .picture(let path, let alt):
        output += "!["
        write(inBrackets: [.text(alt.replacing("\n", with: " "))])
        output += "](\(Self.address(path)))"
      }
    }
  }

  private mutating func write(inBrackets content: [MarkupInline]) {
    let outer = isInBrackets
    isInBrackets = true
    write(content, following: "]")
    isInBrackets = outer
  }

  private mutating func write(_ content: [MarkupInline], linkTo address: String) {
    hidesNext = false
    output += "["
    write(inBrackets: content)
    output += "](\(Self.address(address)))"
  }

  /// An address without signs that would end it; references stand for them.
  private static func address(_ address: String) -> String {
    let scalars = Array(address.unicodeScalars)
    return scalars.indices.reduce(into: "") { result, index in
      let scalar = scalars[index]
      let name = scalars[(index + 1)...].prefix { $0 == "#" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
      let isReference = scalar == "&" && name.endIndex < scalars.count && scalars[name.endIndex] == ";"
      let isOdd = scalar.value <= 0x20 || isReference || "()<>\\$`".unicodeScalars.contains(scalar)
      if isOdd { result += "&#\(scalar.value);" } else { result.unicodeScalars.append(scalar) }
    }
  }

  private mutating func write(code text: String) {
    hidesNext = false
    var length = 1
    while text.hasRun(of: "`", length) { length += 1 }
    let fence = String(repeating: "`", count: length)
    let isPadded =
      text.hasPrefix("`") || text.hasSuffix("`")
      || (text.hasPrefix(" ") && text.hasSuffix(" ") && !text.allSatisfy { $0 == " " })
    let inside = place == .cell ? text.replacing("|", with: "\\|") : text
    output += fence + (isPadded ? " \(inside) " : inside) + fence
  }

  private mutating func write(_ tex: String, before next: Character?) {
    hidesNext = false
    let words = tex.drop(while: \.isWhitespace)
    let tex = String(words[..<(words.lastIndex { !$0.isWhitespace }.map(words.index(after:)) ?? words.endIndex)])
    var inside = place == .cell ? tex.replacing("|", with: "\\|") : tex
    let bare = tex.replacing("\\\\", with: "")
    // The backslash at the end would hide the sign behind it.
    if bare.hasSuffix("\\") { inside += " " }
    let hasDollar = bare.replacing("\\$", with: "").contains("$")
    let isBeforeDigit = next.map { ("0"..."9").contains($0) } ?? false
    if hasDollar || isBeforeDigit || inside.isEmpty || inside.hasSuffix(" ") {
      output += bare.contains("\\)") && !tex.contains("$$") ? "$$\(inside)$$" : "\\(\(inside)\\)"
    } else {
      output += "$\(inside)$"
    }
  }

  private mutating func write(_ style: MarkupStyle, _ content: [MarkupInline], following: Character?) {
    let sign: String
    switch style {
    case .bold: sign = "**"
    case .italic where output.hasSuffix("*") || output.hasSuffix("_"): sign = output.hasSuffix("*") ? "_" : "*"
    case .italic: sign = isHeavy != isInItalic ? "_" : "*"
    case .struck: sign = "~~"
    case .underlined, .lowered, .raised, .key, .marked, .inserted, .deleted, .ruby, .rt, .rp:
      hidesNext = false
      output += "<\(style.rawValue)>"
      write(content, following: nil)
      output += "</\(style.rawValue)>"
      return
    }
    let words = content.map(\.plainText).joined()
    // Between a letter and a sign a style begins only where a reference stands for the letter.
    if !(words.first.map(Self.isWord) ?? true) || sign == "_" { hideLast() }
    output += sign
    let outer = isInItalic
    isInItalic = outer || style == .italic
    write(content, following: "*")
    isInItalic = outer
    output += sign
    hidesNext = !(words.last.map(Self.isWord) ?? true) || sign == "_"
  }

  private mutating func hideLast() {
    guard let last = output.last, Self.isWord(last) else { return }
    output.removeLast()
    output += last.unicodeScalars.map { "&#\($0.value);" }.joined()
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  // MARK: - Words

  private mutating func write(_ text: String, isBeforeLink: Bool) {
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if hidesNext, index == 0, Self.isWord(character) {
        output += character.unicodeScalars.map { "&#\($0.value);" }.joined()
      } else {
        write(character, index > 0 ? characters[index - 1] : nil, next, isBeforeLink: isBeforeLink)
      }
      hidesNext = false
    }
  }

  private mutating func write(_ sign: Character, _ before: Character?, _ next: Character?, isBeforeLink: Bool) {
    let isBetweenBlanks = before?.isWhitespace == true && next?.isWhitespace == true
    let isBetweenLetters = before.map(Self.isWord) == true && next.map(Self.isWord) == true
    let isEscaped: Bool
    switch sign {
    case "\\", "`", "~": isEscaped = true
    case "*": isEscaped = isHeavy || !isBetweenBlanks
    case "_": isEscaped = isHeavy || !(isBetweenLetters || isBetweenBlanks)
    case "$": isEscaped = isHeavy || !(next.map { $0.isWhitespace || $0.isNumber } ?? false)
    case "<": isEscaped = isHeavy || (next.map { $0.isLetter || $0 == "/" } ?? true)
    case "&": isEscaped = isHeavy || (next.map { $0.isLetter || $0 == "#" } ?? true)
    case "!": isEscaped = next == "[" || (next == nil && isBeforeLink)
    case "]": isEscaped = !isInBrackets && (isHeavy || next == "(" || next == ":")
    case "|": isEscaped = isHeavy || place == .cell
    default: isEscaped = false
    }
    if isInBrackets, sign == "[" || sign == "]" {
      output += sign == "[" ? "&#91;" : "&#93;"
    } else {
      output += (isEscaped ? "\\" : "") + String(sign)
    }
  }

  /// A line whose beginning is no heading, quotation, list, rule or table.
  private static func guarded(_ line: String) -> String {
    guard let first = line.first, first.isASCII, !first.isLetter else { return line }
    if first.isNumber {
      let digits = line.prefix { $0.isASCII && $0.isNumber }
      let rest = line[digits.endIndex...]
      guard digits.count < 10, let sign = rest.first, sign == "." || sign == ")" else { return line }
      let isItem = rest.dropFirst().first.map { $0 == " " || $0 == "\t" } ?? true
      return isItem ? String(digits) + "\\" + rest : line
    }
    let run = line.prefix { $0 == first }
    let isBeforeBlank = line[run.endIndex...].first.map { $0 == " " || $0 == "\t" } ?? true
    let isRule = line.allSatisfy { "|:-+= ".contains($0) }
    let isGuarded: Bool
    switch first {
    case ">": isGuarded = true
    case "#": isGuarded = run.count <= 6 && isBeforeBlank
    case "-", "+": isGuarded = isBeforeBlank && run.count == 1 || isRule
    case "=", "|", ":": isGuarded = isRule
    default: isGuarded = false
    }
    return isGuarded ? "\\" + line : line
  }
}

extension MarkupInline {
  /// True for a link, before which an exclamation mark would make a picture.
  fileprivate var isLink: Bool { if case .link = self { true } else { false } }
}

extension String {
  /// True where exactly so many of one sign stand in a row.
  fileprivate func hasRun(of sign: Character, _ length: Int) -> Bool {
    var count = 0
    for character in self {
      if character == sign {
        count += 1
      } else {
        if count == length { return true }
        count = 0
      }
    }
    return count == length
  }
}
