extension ParsedCommand {
  /// The whole number given for an option; nil when it was not given.
  func whole(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw .badValue(option: "--\(name)", value: text, expected: expected)
    }
    return number
  }

  /// Whose sittings to look for: a name that could play in the form in which it is kept, any other as it is.
  var player: String? { value("player").map { PlayerName.accepted($0) ?? $0 } }
}
