internal import QuizCore
internal import QuizPlay
internal import Words

extension ValueSpec {
  /// The words of the values to choose from; empty for typed values.
  func offered(_ language: InterfaceLanguage) -> [String] {
    switch type {
    case .bool: [.bool(false), .bool(true)].map { said($0, language) }
    case .choice: choices.map(ValueSpec.written)
    case .int, .number, .percent, .seconds, .text, .date, .list, .map: []
    }
  }

  /// A value in words that are understood when they are typed.
  func said(_ value: PlainValue, _ language: InterfaceLanguage) -> String {
    guard case .bool(let isOn) = value else { return ValueSpec.written(value) }
    let texts = ScreenTexts.of(language)
    return isOn ? texts.yes : texts.no
  }
}
