/// The completion script for bash; it needs nothing but bash itself.
struct BashCompletion {
  let program: Program
  private var name: String { program.name }

  var script: String {
    """
    # bash completion for \(name), made by `\(name) completions bash`

    # One candidate a line, those that begin with what was typed, quoted.
    _\(name)_offer() {
      local candidate
      while IFS= read -r candidate; do
        [[ $candidate == "$cur"* ]] && COMPREPLY+=("$(printf '%q' "$candidate")")
      done
    }

    # The column $2 of what `\(name) $1` lists.
    _\(name)_listed() {
      # shellcheck disable=SC2086 # the command may have two words
      \(name) $1 --csv 2>/dev/null </dev/null | tail -n +2 | cut -d, -f"$2" | _\(name)_unquoted
    }

    _\(name)_unquoted() {
      sed 's/^"\\(.*\\)"$/\\1/; s/""/"/g'
    }

    _\(name)_files() {
      compopt -o filenames 2>/dev/null
      COMPREPLY+=($(compgen -f -- "$cur"))
    }

    _\(name)() {
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

    complete -F _\(name) \(name) ./\(name)

    """
  }

  /// The options whose value is the next word, as a pattern.
  private var withValue: String {
    pattern(program.everyOption.filter(\.takesNextWord).map { "--\($0.name)" })
  }

  private var groups: String {
    let words = program.firstWords.filter { !program.secondWords(after: $0).isEmpty }
    return words.isEmpty ? "'?'" : pattern(words)
  }

  private func pattern(_ words: [String]) -> String { words.joined(separator: " | ") }

  /// A case for each option with a value, which offers its candidates.
  private var values: String {
    program.everyOption.filter(\.takesNextWord).map { option in
      "    --\(option.name)) \(offer(option.candidates)); return ;;"
    }.joined(separator: "\n")
  }

  /// A case for each command, offering its options.
  private var options: String {
    let named = program.commands.map { command in
      "      \(command.name.shellQuoted)) \(words(command.options.map { "--\($0.name)" })) ;;"
    }
    let implied = program.implied.options.map { "--\($0.name)" }
    return (named + ["      *) \(words(implied)) ;;"]).joined(separator: "\n")
  }

  /// A case for each command, which offers its operand's candidates; without a command, commands and quizzes.
  private var operands: String {
    let first = "    '') \(words(program.firstWords)); \(offer(program.implied.candidates)) ;;"
    let groups = program.firstWords.compactMap { word in
      let seconds = program.secondWords(after: word)
      let isCommand = program.commands.contains { $0.name == word }
      return seconds.isEmpty || isCommand ? nil : "    \(word)) \(words(seconds)) ;;"
    }
    let named = program.commands.filter { $0.candidates != .nothing }.map { command in
      "    \(command.name.shellQuoted)) \(offer(command.candidates)) ;;"
    }
    return ([first] + groups + named).joined(separator: "\n")
  }

  private func offer(_ candidates: Candidates) -> String {
    var parts: [String] = []
    if case .words(let list) = candidates { parts.append(words(list)) }
    if let listing = candidates.listing {
      parts.append("_\(name)_offer < <(_\(name)_listed \(listing.command.shellQuoted) \(listing.column))")
    }
    if candidates.takesFiles { parts.append("_\(name)_files") }
    return parts.isEmpty ? ":" : parts.joined(separator: "; ")
  }

  private func words(_ list: [String]) -> String {
    "_\(name)_offer < <(printf '%s\\n' \(list.joined(separator: " ")))"
  }
}
