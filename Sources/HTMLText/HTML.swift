/// A piece of HTML: escaped text, elements, or several of them in a row.
///
/// It is well-formed, as it can be made only of tags, attributes and texts. Equal pieces have the same source.
package struct HTML: Equatable, Sendable {
  package let source: String

  /// Only for source known to be HTML.
  init(trusted source: String) {
    self.source = source
  }

  /// The same with a language for every text that has a direction of its own, such as `ar`; unchanged for nil.
  ///
  /// Texts are escaped, so that the attribute is found in tags alone. A text that has its language keeps it.
  package func inLanguage(_ code: String?) -> HTML {
    guard let code, code.utf8.allSatisfy({ $0.isLanguage }) else { return self }
    let (direction, language) = (#" dir="auto""#, #" lang="\#(code)""#)
    let marked = source.replacing(direction, with: direction + language)
    let isMixed = source.contains(direction + " lang=")
    return HTML(trusted: isMixed ? marked.replacing(language + " lang=", with: " lang=") : marked)
  }

  /// Several pieces in a row; texts between them are escaped.
  package init(@HTMLBuilder _ content: () -> HTML) {
    self = content()
  }

  /// An empty piece.
  package static let empty = HTML(trusted: "")

  /// Text that stands there as it is read: signs of HTML escaped, control and bidirectional override characters replaced.
  package static func text(_ text: String) -> HTML {
    HTML(trusted: text.escapedForHTML)
  }

  /// Pieces in a row, perhaps with something between two.
  package static func joined(_ pieces: some Sequence<HTML>, separator: HTML = .empty) -> HTML {
    HTML(trusted: pieces.map(\.source).joined(separator: separator.source))
  }

  /// The lines of a text with line breaks between them, for elements that do not keep them.
  package static func lines(_ text: String) -> HTML {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return joined(lines.map { HTML.text(String($0)) }, separator: Tag.br())
  }

  /// A formula as an element `math`, which only the writer of formulas makes.
  package static func math(_ element: String) -> HTML {
    precondition(element.hasPrefix("<math") && element.hasSuffix("</math>"), "no element of MathML")
    return HTML(trusted: element)
  }

  /// A script inside of a page that is opened from disk; what would end the element is written so that it does not.
  package static func inlineScript(_ script: String) -> HTML {
    HTML(trusted: "<script>\n\(script.replacingEndTags)\n</script>\n")
  }

  /// A style sheet, as it is written; what would end the element is written so that it does not.
  package static func style(_ sheet: String) -> HTML {
    HTML(trusted: "<style>\n\(sheet.replacingEndTags)\n</style>\n")
  }

  /// A script of the page's own server, which runs when the page is there.
  package static func script(from address: String) -> HTML {
    HTML(trusted: "<script \(Attribute.src(address).source) defer></script>\n")
  }

  package var isEmpty: Bool { source.isEmpty }

  /// The piece with elements in place of a mark in its texts, in order.
  ///
  /// Nil where a mark stands in an attribute, or where there are not as many as elements.
  package func filling(_ mark: Unicode.Scalar, with elements: [HTML]) -> HTML? {
    let parts = source.unicodeScalars.split(separator: mark, omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == elements.count + 1 else { return nil }
    var output = parts[0]
    var isInTag = false
    for (part, next) in zip(parts, zip(elements, parts.dropFirst())) {
      if let last = part.last(where: { $0 == "<" || $0 == ">" }) { isInTag = last == "<" }
      if isInTag { return nil }
      output += next.0.source + next.1
    }
    return HTML(trusted: output)
  }
}

/// Makes HTML of pieces and texts one below the other; texts are escaped.
@resultBuilder package enum HTMLBuilder {
  package static func buildExpression(_ piece: HTML) -> HTML { piece }
  package static func buildExpression(_ pieces: [HTML]) -> HTML { .joined(pieces) }
  package static func buildExpression(_ text: String) -> HTML { .text(text) }
  package static func buildExpression(_ piece: HTML?) -> HTML { piece ?? .empty }
  package static func buildBlock(_ pieces: HTML...) -> HTML { .joined(pieces) }
  package static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .empty }
  package static func buildEither(first piece: HTML) -> HTML { piece }
  package static func buildEither(second piece: HTML) -> HTML { piece }
  package static func buildArray(_ pieces: [HTML]) -> HTML { .joined(pieces) }
}

extension UInt8 {
  /// Letters, digits and the hyphen of a language's code.
  fileprivate var isLanguage: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D: true
    default: false
    }
  }
}
