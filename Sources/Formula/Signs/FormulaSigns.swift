/// The signs and names that TeX has commands for.
enum FormulaSigns {
  /// The atom of a command without its backslash; nil for a command that is no sign.
  static func atom(_ command: String) -> FormulaAtom? { commands[command] }

  /// The atom of a character in a formula; letters that no table has are identifiers, other signs have no room beside them.
  static func atom(_ character: Character) -> FormulaAtom {
    let text = String(character)
    if let kind = kinds[text] { return FormulaAtom(twins[character] ?? text, kind) }
    return FormulaAtom(text, character.isLetter ? .identifier : .sign)
  }

  /// Keyboard signs that stand for another one.
  private static let twins: [Character: String] = ["-": "−"]

  private static let commands: [String: FormulaAtom] = {
    var commands: [String: FormulaAtom] = [:]
    commands.reserveCapacity(1000)
    for (kind, words) in tables {
      for index in stride(from: 0, to: words.count - 1, by: 2) {
        commands[words[index]] = FormulaAtom(words[index + 1], kind)
      }
    }
    for name in words(of: SignTables.functions) { commands[name] = FormulaAtom(name, .function(hasLimits: false)) }
    for (name, text) in SignTables.limitFunctions { commands[name] = FormulaAtom(text, .function(hasLimits: true)) }
    for (name, letter) in SignTables.doubleStruck {
      commands[name] = FormulaAtom(letter, .identifier, alphabet: .doubleStruck)
    }
    return commands
  }()

  /// Kinds by sign; where two commands share a sign the earlier table counts.
  private static let kinds: [String: FormulaAtom.Kind] = {
    var kinds: [String: FormulaAtom.Kind] = [
      "+": .binary, "-": .binary, "−": .binary, "*": .binary, "=": .relation, "<": .relation, ">": .relation,
      ":": .relation, "(": .opening, "[": .opening, ")": .closing, "]": .closing, "!": .closing, "?": .closing,
      ",": .punctuation, ";": .punctuation, "/": .sign, ".": .sign, "|": .sign, "·": .binary,
    ]
    kinds.reserveCapacity(1000)
    for (kind, words) in tables {
      for index in stride(from: 1, to: words.count, by: 2) where kinds[words[index]] == nil {
        kinds[words[index]] = kind
      }
    }
    return kinds
  }()

  private static let tables = SignTables.all.map { ($0, words(of: $1)) }

  /// The words of a table. Bytes are compared, as the first formula on a screen waits for it.
  private static func words(of table: String) -> [String] {
    table.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) }
  }
}
