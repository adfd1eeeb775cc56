/// The shells that completions are written for.
package enum Shells: String, CaseIterable {
  case bash, zsh, fish

  /// The completion script, made from the table of commands.
  package func script(for program: Program) -> String {
    switch self {
    case .bash: return BashCompletion(program: program).script
    case .zsh: return ZshCompletion(program: program).script
    case .fish: return FishCompletion(program: program).script
    }
  }

  package static func named(_ name: String) throws(UsageError) -> Shells {
    if let shell = Shells(rawValue: name) { return shell }
    let known = allCases.map(\.rawValue).joined(separator: ", ")
    throw .badValue(option: "SHELL", value: name, expected: "one of \(known)")
  }
}

extension String {
  /// Between single quotes, for any of the shells.
  var shellQuoted: String {
    "'" + reduce(into: "") { text, character in text += character == "'" ? "'\\''" : String(character) } + "'"
  }
}
