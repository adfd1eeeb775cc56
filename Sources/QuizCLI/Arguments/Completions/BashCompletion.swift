/// The completion script for bash; it needs nothing but bash itself.
enum BashCompletion {
  static var script: String {
    """
    # bash completion for quizrun, made by `quizrun completions bash`

    # One candidate a line, those that begin with what was typed, quoted.
    _quizrun_offer() {
      local candidate
      while IFS= read -r candidate; do
        [[ $candidate == "$cur"* ]] && COMPREPLY+=("$(printf '%q' "$candidate")")
      done
    }

    # The column $2 of what `quizrun $1` lists.
    _quizrun_listed() {
      # shellcheck disable=SC2086 # the command may have two words
      quizrun $1 --csv 2>/dev/null </dev/null | tail -n +2 | cut -d, -f"$2" | _quizrun_unquoted
    }

    _quizrun_unquoted() {
      sed 's/^"\\(.*\\)"$/\\1/; s/""/"/g'
    }

    _quizrun_files() {
      compopt -o filenames 2>/dev/null
      COMPREPLY+=($(compgen -f -- "$cur"))
    }

    _quizrun() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command= i
      COMPREPLY=()
      [[ $cur == = ]] && cur=
      [[ $prev == = ]] && prev=${COMP_WORDS[COMP_CWORD-2]}
      for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          \(withValue)) ((i++)) ;;
          -* | =) ;;
          *)
            case $command in
              '') command=${COMP_WORDS[i]} ;;
              \(groups)) command="$command ${COMP_WORDS[i]}" ;;
            esac ;;
        esac
      done
      case $prev in
    \(values)
      esac
      if [[ $cur == -* ]]; then
        case $command in
    \(options)
        esac
        return
      fi
      case $command in
    \(operands)
      esac
    }

    complete -F _quizrun quizrun ./quizrun

    """
  }

  /// The options whose value is the next word, as a pattern.
  private static var withValue: String {
    pattern(CommandTable.everyOption.filter(\.takesNextWord).map { "--\($0.name)" })
  }

  private static var groups: String {
    let words = CommandTable.firstWords.filter { !CommandTable.secondWords(after: $0).isEmpty }
    return words.isEmpty ? "'?'" : pattern(words)
  }

  private static func pattern(_ words: [String]) -> String { words.joined(separator: " | ") }

  /// A case for each option with a value, offering what the value can be.
  private static var values: String {
    CommandTable.everyOption.filter(\.takesNextWord).map { option in
      "    --\(option.name)) \(offer(option.completable)); return ;;"
    }.joined(separator: "\n")
  }

  /// A case for each command, offering its options.
  private static var options: String {
    let named = CommandTable.all.map { command in
      "      \(command.name.shellQuoted)) \(words(command.options.map { "--\($0.name)" })) ;;"
    }
    let implied = CommandTable.play.options.map { "--\($0.name)" }
    return (named + ["      *) \(words(implied)) ;;"]).joined(separator: "\n")
  }

  /// A case for each command, offering what its operand can be; without a command, commands and quizzes.
  private static var operands: String {
    let first = "    '') \(words(CommandTable.firstWords)); \(offer(.quizzes)) ;;"
    let groups = CommandTable.firstWords.compactMap { word in
      let seconds = CommandTable.secondWords(after: word)
      let isCommand = CommandTable.all.contains { $0.name == word }
      return seconds.isEmpty || isCommand ? nil : "    \(word)) \(words(seconds)) ;;"
    }
    let named = CommandTable.all.filter { $0.completable != .nothing }.map { command in
      "    \(command.name.shellQuoted)) \(offer(command.completable)) ;;"
    }
    return ([first] + groups + named).joined(separator: "\n")
  }

  private static func offer(_ candidates: Completable) -> String {
    var parts: [String] = []
    if case .words(let list) = candidates { parts.append(words(list)) }
    if let (command, column) = candidates.listing {
      parts.append("_quizrun_offer < <(_quizrun_listed \(command.shellQuoted) \(column))")
    }
    if candidates.takesFiles { parts.append("_quizrun_files") }
    return parts.isEmpty ? ":" : parts.joined(separator: "; ")
  }

  private static func words(_ list: [String]) -> String {
    "_quizrun_offer < <(printf '%s\\n' \(list.joined(separator: " ")))"
  }
}
