/// The completion script for zsh, with a line of help beside each command and option.
enum ZshCompletion {
  static var script: String {
    """
    #compdef quizrun
    # zsh completion for quizrun, made by `quizrun completions zsh`

    # The column $2 of what `quizrun $1` lists.
    _quizrun_listed() {
      local -a found
      found=(${(f)"$(quizrun ${=1} --csv 2>/dev/null </dev/null | tail -n +2 | cut -d, -f$2)"})
      found=(${found#\\"})
      compadd -- ${found%\\"}
    }

    _quizrun_quizzes() { _quizrun_listed list 1; _files }
    _quizrun_plugins() { _quizrun_listed plugins 1; _files }
    _quizrun_categories() { _quizrun_listed categories 1 }
    _quizrun_players() { _quizrun_listed 'player list' 1 }

    _quizrun() {
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

    if [[ $funcstack[1] == _quizrun ]]; then _quizrun "$@"; else compdef _quizrun quizrun; fi

    """
  }

  private static var withValue: String {
    CommandTable.everyOption.filter(\.takesNextWord).map { "--\($0.name)" }.joined(separator: "|")
  }

  private static var groups: String {
    let words = CommandTable.firstWords.filter { !CommandTable.secondWords(after: $0).isEmpty }
    return words.isEmpty ? "'?'" : words.joined(separator: "|")
  }

  private static var cases: String {
    let groups = CommandTable.firstWords.compactMap { word -> String? in
      let members = CommandTable.all.filter { $0.words.count > 1 && $0.words[0] == word }
      if members.isEmpty || CommandTable.all.contains(where: { $0.name == word }) { return nil }
      return "    \(word)) \(described(members.map { ($0.words[1], $0.summary) }))  ;;"
    }
    let named = CommandTable.all.map { command in
      "    \(command.name.shellQuoted)) \(arguments(command, operand: action(command.completable))) ;;"
    }
    let first = CommandTable.firstWords.map { word in
      (word, CommandTable.all.first { $0.words[0] == word }?.summary ?? "")
    }
    let start =
      "    '') if [[ $PREFIX != -* ]]; then \(described(first)); fi; "
      + "\(arguments(CommandTable.play, operand: "_quizrun_quizzes")) ;;"
    let rest = "    *) \(arguments(CommandTable.play, operand: "()")) ;;"
    return ([start] + groups + named + [rest]).joined(separator: "\n")
  }

  private static func described(_ words: [(String, String)]) -> String {
    let entries = words.map { "\($0.0):\($0.1)".shellQuoted }
    return "local -a offered; offered=(\(entries.joined(separator: " "))); _describe command offered"
  }

  private static func arguments(_ command: CommandSpec, operand: String) -> String {
    let options = command.options.map { option -> String in
      let help = option.summary.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
      let star = option.repeats ? "*" : ""
      switch option.value {
      case .none: return "\(star)--\(option.name)[\(help)]".shellQuoted
      case .optional(let value): return "\(star)--\(option.name)=-[\(help)]::\(value):".shellQuoted
      case .required(let value):
        return "\(star)--\(option.name)=[\(help)]:\(value):\(action(option.completable))".shellQuoted
      }
    }
    let operands = "*:operand:\(operand)".shellQuoted
    return "_arguments -S \((options + [operands]).joined(separator: " "))"
  }

  private static func action(_ candidates: Completable) -> String {
    switch candidates {
    case .nothing: return "()"
    case .files: return "_files"
    case .quizzes: return "_quizrun_quizzes"
    case .plugins: return "_quizrun_plugins"
    case .players: return "_quizrun_players"
    case .categories: return "_quizrun_categories"
    case .words(let words): return "(\(words.joined(separator: " ")))"
    }
  }
}
