/// A short text for the header, with a value for faces that can draw it.
package struct StatusEntry: Hashable, Sendable, ExpressibleByStringInterpolation {
  package var text: String
  package var kind: Kind?
  package var value: Double?
  /// The most there could be.
  package var of: Double?
  /// The names of a ladder's steps, lowest first.
  package var labels: [String]

  /// The look of the value: lives, a filling level, steps to climb, an amount, or a count.
  package enum Kind: String, CaseIterable, Sendable {
    case hearts, meter, ladder, money, counter
  }

  package init(_ text: String, _ kind: Kind? = nil, value: Double? = nil, of: Double? = nil, labels: [String] = []) {
    self.text = text
    self.kind = kind
    self.value = value
    self.of = of
    self.labels = labels
  }

  package init(stringLiteral text: String) { self.init(text) }

  /// Whether there is nothing but the text.
  package var isPlain: Bool { kind == nil && value == nil && of == nil && labels.isEmpty }
}
