internal import Formula
internal import HTMLEntities

/// Formulas as HTML has them: TeX between signs, MathML, pictures that tell their source.
enum HTMLFormula {
  /// The first bytes of all signs that begin a formula: `\`, `$`, `[`, `«`.
  static let starts: Set<UInt8> = [UInt8(ascii: "\\"), UInt8(ascii: "$"), UInt8(ascii: "["), 0xC2]

  /// Signs around TeX, and true for those of a formula on its own.
  fileprivate static let delimiters: [(opening: [UInt8], closing: [UInt8], isDisplay: Bool)] = [
    ("\\(", "\\)", false), ("\\[", "\\]", true), ("$$", "$$", true), ("[latex]", "[/latex]", false),
    ("[$$]", "[/$$]", true), ("[$]", "[/$]", false), ("[tex]", "[/tex]", false), ("[math]", "[/math]", false),
    ("«math", "«/math»", false),
  ].map { (Array($0.0.utf8), Array($0.1.utf8), $0.2) }

  /// TeX in bytes of HTML: without tags, its references undone.
  static func tex(_ html: ArraySlice<UInt8>) -> String {
    var tags = HTMLTags(Array(html))
    var output: [UInt8] = []
    var index = 0
    while index < tags.bytes.count {
      if tags.bytes[index] == UInt8(ascii: "<"), let tag = tags.tag(at: index) {
        if tag.name == "br" || HTMLTags.blocks.contains(tag.name) { output.append(UInt8(ascii: "\n")) }
        index = tag.end
      } else {
        output.append(tags.bytes[index])
        index += 1
      }
    }
    return decodeHTMLEntities(String(decoding: output, as: UTF8.self)).replacing("\u{A0}", with: " ").trimmed
  }

  /// TeX without signs around it that say that it is a formula, and true for one on its own; nil for those that say nothing.
  static func unwrapped(_ tex: String) -> (tex: String, isDisplay: Bool?) {
    let tex = tex.trimmed
    let wrappings = [
      ("[latex]", "[/latex]", nil), ("[$$]", "[/$$]", true), ("[$]", "[/$]", false), ("$$", "$$", true),
      ("\\[", "\\]", true), ("\\(", "\\)", false), ("\\begin{displaymath}", "\\end{displaymath}", true),
      ("\\begin{math}", "\\end{math}", false), ("$", "$", false),
    ]
    for (opening, closing, isDisplay) in wrappings
    where tex.hasPrefix(opening) && tex.hasSuffix(closing) && tex.count > opening.count + closing.count {
      let inner = unwrapped(String(tex.dropFirst(opening.count).dropLast(closing.count)))
      return (inner.tex, inner.isDisplay ?? isDisplay)
    }
    return (tex.hasPrefix("\\displaystyle ") ? String(tex.dropFirst(14)) : tex, nil)
  }

  // MARK: - MathML

  /// The formula of MathML as TeX: its annotation, or what its elements mean; nil where it is damaged.
  static func tex(mathML source: String) -> String? {
    if let tex = annotation(of: source) { return tex }
    let tex = (try? Formula(mathML: source))?.tex.trimmed
    return tex?.isEmpty == true ? nil : tex
  }

  /// The source that an editor left beside MathML.
  private static func annotation(of source: String) -> String? {
    guard let start = source.firstRange(of: "application/x-tex"),
      let end = source[start.upperBound...].firstIndex(of: ">"),
      let close = source[end...].firstRange(of: "</")
    else { return nil }
    let tex = decodeHTMLEntities(String(source[source.index(after: end)..<close.lowerBound])).trimmed
    return tex.isEmpty ? nil : unwrapped(tex).tex
  }

  // MARK: - Pictures

  /// The formula that a picture shows; nil for other pictures.
  static func tex(of image: HTMLElement) -> (tex: String, isDisplay: Bool)? {
    let attributes = image.attributes
    if let tex = attributes["data-equation-content"], !tex.isBlank { return (unwrapped(tex).tex, false) }
    if let source = attributes["data-mathml"], let tex = tex(mathML: source) { return (tex, false) }
    let (words, address) = (attributes["alt"] ?? "", attributes["src"] ?? "")
    if let tex = behindName(words) { return (tex, false) }
    let isFormula =
      ["equation_image", "texrender", "latex", "tex", "mathtex"].contains(where: image.has(class:))
      || attributes["class"]?.contains("mwe-math") == true || address.contains("/filter/tex/")
      || address.contains("latex.codecogs.com/") || address.contains("/equation_images/")
    guard isFormula || looksLikeTeX(words) else { return nil }
    let tex = words.isBlank ? attributes["title"].flatMap { $0.isBlank ? nil : $0 } ?? inAddress(address) : words
    guard let tex, !tex.isBlank else { return nil }
    let inner = unwrapped(tex)
    return (inner.tex, inner.isDisplay ?? false)
  }

  /// True for words with a command and braces, such as `\sqrt{2}`.
  private static func looksLikeTeX(_ words: String) -> Bool {
    words.contains("{") && words.contains("}") && words.contains(/\\[A-Za-z]{2,}/)
  }

  /// `LaTeX: x^2`, as Canvas describes its pictures.
  private static func behindName(_ words: String) -> String? {
    guard words.lowercased().hasPrefix("latex:") else { return nil }
    let tex = words.dropFirst(6).trimmed
    return tex.isEmpty ? nil : unwrapped(tex).tex
  }

  /// The formula in an address, escaped there twice or once.
  private static func inAddress(_ address: String) -> String? {
    for mark in ["/equation_images/", "latex.codecogs.com/"] {
      guard let start = address.firstRange(of: mark) else { continue }
      var rest = String(address[start.upperBound...].prefix { $0 != "?" || mark != "/equation_images/" })
      if mark != "/equation_images/" {
        guard let query = rest.firstIndex(of: "?") else { return nil }
        rest = String(rest[rest.index(after: query)...]).replacing("&space;", with: " ")
      }
      return unpercented(unpercented(rest))
    }
    return nil
  }

  private static func unpercented(_ text: String) -> String {
    var output: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        output.append(code)
        rest = rest.dropFirst(2)
      } else {
        output.append(byte)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}

extension HTMLTags {
  /// The formula that begins at a place, and the place behind it.
  mutating func formula(at index: Int) -> (tex: String, isDisplay: Bool, end: Int)? {
    for (opening, closing, isDisplay) in HTMLFormula.delimiters where bytes[index...].starts(with: opening) {
      let start = index + opening.count
      let isMathML = opening[0] == 0xC2
      guard let close = formulaEnd(closing, from: start) else { continue }
      let end = close + closing.count
      if isMathML {
        let source = String(decoding: bytes[index..<end], as: UTF8.self)
        return HTMLFormula.tex(mathML: decodeHTMLEntities(source)).map { ($0, false, end) }
      }
      let inner = HTMLFormula.unwrapped(HTMLFormula.tex(bytes[start..<close]))
      return inner.tex.isEmpty ? nil : (inner.tex, inner.isDisplay ?? isDisplay, end)
    }
    return nil
  }

  /// The place of the closing signs in the same paragraph.
  private mutating func formulaEnd(_ closing: [UInt8], from start: Int) -> Int? {
    let name = String(decoding: closing, as: UTF8.self)
    if let none = withoutEnd[name], start <= none { return nil }
    var index = start
    while index < bytes.count {
      if bytes[index...].starts(with: closing) { return index }
      if bytes[index] == UInt8(ascii: "<"), let tag = tag(at: index) {
        if HTMLTags.endsFormula.contains(tag.name) { break }
        index = tag.end
        continue
      }
      // An escaped backslash begins no end: `\\)`.
      index += bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count ? 2 : 1
    }
    withoutEnd[name] = index
    return nil
  }

  private static let endsFormula: Set<String> = ["p", "li", "td", "th", "tr", "table", "ul", "ol", "pre"]
}
