/// The completion script for zsh, with a line of help beside each command and option.
struct ZshCompletion {
  let program: Program
  private var name: String { program.name }

  var script: String {
    """
    #compdef \(name)
    # zsh completion for \(name), made by `\(name) completions zsh`

    # The column $2 of what `\(name) $1` lists.
    _\(name)_listed() {
      local -a found
      found=(${(f)"$(\(name) ${=1} --csv 2>/dev/null </dev/null | tail -n +2 | cut -d, -f$2)"})
      found=(${found#\\"})
      compadd -- ${found%\\"}
    }

    \(listings)

    _\(name)() {
      local command= word i
      for ((i = 2; i < CURRENT; i++)); do
        word=$words[i]
        case $word in
          \(withValue)) ((i++)) ;;
          -*) ;;
          *)
            case $command in
              '') command=$word ;;
              \(groups)) command="$command $word" ;;
            esac ;;
        esac
      done
      case $command in
    \(cases)
      esac
    }

    if [[ $funcstack[1] == _\(name) ]]; then _\(name) "$@"; else compdef _\(name) \(name); fi

    """
  }

  /// A function for each listing of candidates.
  private var listings: String {
    program.everyListing.map { candidates, listing in
      let command = listing.command.contains(" ") ? listing.command.shellQuoted : listing.command
      let files = candidates.takesFiles ? "; _files" : ""
      return "_\(name)_\(listing.name)() { _\(name)_listed \(command) \(listing.column)\(files) }"
    }.joined(separator: "\n")
  }

  private var withValue: String {
    program.everyOption.filter(\.takesNextWord).map { "--\($0.name)" }.joined(separator: "|")
  }

  private var groups: String {
    let words = program.firstWords.filter { !program.secondWords(after: $0).isEmpty }
    return words.isEmpty ? "'?'" : words.joined(separator: "|")
  }

  private var cases: String {
    let groups = program.firstWords.compactMap { word -> String? in
      let members = program.commands.filter { $0.words.count > 1 && $0.words[0] == word }
      if members.isEmpty || program.commands.contains(where: { $0.name == word }) { return nil }
      return "    \(word)) \(described(members.map { ($0.words[1], $0.summary) }))  ;;"
    }
    let named = program.commands.map { command in
      "    \(command.name.shellQuoted)) \(arguments(command, operand: action(command.candidates))) ;;"
    }
    let first = program.firstWords.map { word in
      (word, program.commands.first { $0.words[0] == word }?.summary ?? "")
    }
    let start =
      "    '') if [[ $PREFIX != -* ]]; then \(described(first)); fi; "
      + "\(arguments(program.implied, operand: action(program.implied.candidates))) ;;"
    let rest = "    *) \(arguments(program.implied, operand: "()")) ;;"
    return ([start] + groups + named + [rest]).joined(separator: "\n")
  }

  private func described(_ words: [(String, String)]) -> String {
    let entries = words.map { "\($0.0):\($0.1)".shellQuoted }
    return "local -a offered; offered=(\(entries.joined(separator: " "))); _describe command offered"
  }

  private func arguments(_ command: CommandSpec, operand: String) -> String {
    let options = command.options.map { option -> String in
      let help = option.summary.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
      let star = option.repeats ? "*" : ""
      switch option.value {
      case .none: return "\(star)--\(option.name)[\(help)]".shellQuoted
      case .optional(let value): return "\(star)--\(option.name)=-[\(help)]::\(value):".shellQuoted
      case .required(let value):
        return "\(star)--\(option.name)=[\(help)]:\(value):\(action(option.candidates))".shellQuoted
      }
    }
    let operands = "*:operand:\(operand)".shellQuoted
    return "_arguments -S \((options + [operands]).joined(separator: " "))"
  }

  private func action(_ candidates: Candidates) -> String {
    switch candidates {
    case .nothing: return "()"
    case .files: return "_files"
    case .words(let words): return "(\(words.joined(separator: " ")))"
    case .listed(let listing, _): return "_\(name)_\(listing.name)"
    }
  }
}
