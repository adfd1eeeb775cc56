/// A command line, understood.
package struct ParsedCommand {
  package let command: CommandSpec
  /// Whether the command was written, or only implied.
  package let isNamed: Bool
  package var operands: [String] = []
  /// The names of all commands that could have been written.
  package let commandNames: [String]
  private var given: [(name: String, value: String?)] = []

  package init(_ command: CommandSpec, isNamed: Bool, commandNames: [String] = []) {
    self.command = command
    self.isNamed = isNamed
    self.commandNames = commandNames
  }

  mutating func add(_ name: String, _ value: String?) { given.append((name, value)) }

  package func has(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// The last value given for an option.
  package func value(_ name: String) -> String? { given.last { $0.name == name }?.value }

  package func values(_ name: String) -> [String] { given.filter { $0.name == name }.compactMap(\.value) }

  package func count(_ name: String) -> Int { given.count { $0.name == name } }

  /// The whole number given for an option; nil when it was not given.
  package func whole(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw .badValue(option: "--\(name)", value: text, expected: expected)
    }
    return number
  }
}
