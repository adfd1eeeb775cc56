/// An option: its name, and its kind of value.
package struct OptionSpec: Sendable {
  package var name: String
  package var value: Value
  package var summary: String
  package var repeats: Bool
  package var candidates: Candidates = .nothing

  package enum Value: Sendable {
    case none
    case required(String)
    /// A value given only as `--name=value`.
    case optional(String)
  }

  package init(_ name: String, _ value: Value, repeats: Bool = false, _ summary: String) {
    self.name = name
    self.value = value
    self.repeats = repeats
    self.summary = summary
  }

  /// An option without a value.
  package init(_ name: String, _ summary: String) {
    self.init(name, .none, summary)
  }

  /// `--seed N`, as usage and help write it.
  var written: String {
    switch value {
    case .none: return "--\(name)"
    case .required(let placeholder): return "--\(name) \(placeholder)"
    case .optional(let placeholder): return "--\(name)[=\(placeholder)]"
    }
  }

  /// The placeholder of its value; nil without one.
  package var placeholder: String? {
    switch value {
    case .none: return nil
    case .required(let written), .optional(let written): return written
    }
  }

  /// Whether the next word is its value.
  var takesNextWord: Bool {
    if case .required = value { return true }
    return false
  }
}
