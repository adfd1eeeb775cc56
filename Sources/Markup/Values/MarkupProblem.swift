package import Formula

/// A mistake in a text with markup.
package struct MarkupProblem: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case formula(FormulaProblem.Kind)
    /// A formula without its end, which is `$$`, `\)` or `\]`.
    case unfinishedFormula(String)
    /// Code without the fence that ends it.
    case unfinishedCode
    /// A picture without words for those who cannot see it: its path.
    case pictureWithoutAlt(String)
    /// A link to an address of another kind than `http:`, `https:` and `mailto:`.
    case foreignLink(String)
    case tooLong(limit: Int)
    case tooDeep(limit: Int)
    case tooWide(limit: Int)
  }

  package let kind: Kind
  /// Unicode scalars of the source before the mistake; nil where the place is not known.
  package let offset: Int?
}

extension MarkupProblem {
  /// The mistake, then what to do.
  package var sentence: String {
    switch kind {
    case .formula(let kind): FormulaProblem(kind: kind, offset: 0).sentence
    case .unfinishedFormula(let end): "a formula does not end: add '\(end)', or write '\\' before its first sign"
    case .unfinishedCode: "a block of code does not end: add a line with its fence"
    case .pictureWithoutAlt(let path): "the picture '\(path)' has no words: write them in its square brackets"
    case .foreignLink(let address):
      "'\(address)' is shown as text: a link begins with 'http:', 'https:' or 'mailto:'"
    case .tooLong(let limit): "the text is longer than \(limit) bytes: divide it"
    case .tooDeep(let limit): "the text is nested more than \(limit) levels deep: make it simpler"
    case .tooWide(let limit): "a line has more than \(limit) bars, too many for a table: divide it"
    }
  }
}
