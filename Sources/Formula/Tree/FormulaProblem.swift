/// A mistake in the source of a formula.
package struct FormulaProblem: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A command that no rule knows, with its backslash.
    case unknownCommand(String)
    case unknownEnvironment(String)
    /// A group that does not end: the text that would end it, such as `}` or `\right`.
    case unfinished(String)
    /// An end without its beginning, or a sign that has no place here.
    case misplaced(String)
    /// A command that ends before its argument.
    case missingArgument(String)
    /// A base with two scripts of one side: `^` or `_`.
    case doubleScript(String)
    case tooLong(limit: Int)
    case tooDeep(limit: Int)
    /// MathML that is not well-formed.
    case damagedMarkup
  }

  package let kind: Kind
  /// Unicode scalars of the source before the mistake.
  package let offset: Int

  package init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

extension FormulaProblem {
  /// The mistake, then what to do.
  package var sentence: String {
    switch kind {
    case .unknownCommand(let name): "unknown command '\(name)': it is shown as written"
    case .unknownEnvironment(let name): "unknown environment '\(name)': the formula is shown as written"
    case .unfinished(let end): "a part of the formula does not end: add '\(end)'"
    case .misplaced(let sign): "'\(sign)' has no beginning or no place here: remove it, or write '\\' before a sign"
    case .missingArgument(let name): "'\(name)' has no argument: write it in braces behind it"
    case .doubleScript(let sign): "two '\(sign)' follow one sign: put braces around the first part"
    case .tooLong(let limit): "the formula is longer than \(limit) bytes: divide it"
    case .tooDeep(let limit): "the formula is nested more than \(limit) levels deep: make it simpler"
    case .damagedMarkup: "the MathML is not well-formed: close every element that begins"
    }
  }
}
