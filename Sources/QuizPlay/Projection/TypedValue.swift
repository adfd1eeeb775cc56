package import QuizCore
package import Words

/// A value as a player typed it at a mode's input.
package enum TypedValue: Equatable, Sendable {
  case value(PlainValue)
  /// A number that has to be asked back.
  case unclear(TypedNumber)
  case none
}

extension ValueSpec {
  /// The value that a player means: as on the command line, but numbers as people of that language write them.
  package func typed(_ text: String, _ language: InterfaceLanguage) -> TypedValue {
    guard isNumeric else { return parsed(text).map(TypedValue.value) ?? .none }
    switch TypedNumber.read(text, language) {
    case .number(let number):
      let value = parsed(text.trimmed) ?? accepted(.numeric(number))
      return value.map(TypedValue.value) ?? .none
    case .unclear, .united: return .unclear(.read(text, language))
    case .none: return .none
    }
  }

  private var isNumeric: Bool {
    switch type {
    case .int, .number, .percent, .seconds: true
    case .bool, .text, .choice, .list, .map: false
    }
  }

  /// Whether any text can be a value.
  var takesAnyText: Bool {
    switch type {
    case .text, .list, .map: true
    case .int, .number, .percent, .seconds, .bool, .choice: false
    }
  }
}
