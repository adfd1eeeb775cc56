/// The completion script for fish, with a line of help beside each command and option.
enum FishCompletion {
  static var script: String {
    let head = """
      # fish completion for quizrun, made by `quizrun completions fish`

      # The column $argv[2] of what `quizrun $argv[1]` lists.
      function __quizrun_listed
          quizrun (string split ' ' $argv[1]) --csv 2>/dev/null </dev/null | tail -n +2 | cut -d, -f$argv[2] | string trim -c '"'
      end

      # The words that are neither options nor their values.
      function __quizrun_words
          set -l skip 0
          for word in (commandline -opc)[2..]
              if test $skip = 1
                  set skip 0
              else if contains -- $word \(withValue)
                  set skip 1
              else if not string match -q -- '-*' $word
                  echo $word
              end
          end
      end

      function __quizrun_first
          test (count (__quizrun_words)) = 0
      end

      function __quizrun_in
          set -l words (__quizrun_words)
          set -l count (count $argv)
          test (count $words) -ge $count; and test "$words[1..$count]" = "$argv"
      end

      function __quizrun_just
          test "$(__quizrun_words)" = "$argv"
      end

      function __quizrun_plays
          set -l words (__quizrun_words)
          test (count $words) = 0; or not contains -- $words[1] \(CommandTable.firstWords.joined(separator: " "))
      end

      complete -c quizrun -f

      """
    return head + (commands + options).joined(separator: "\n") + "\n"
  }

  private static var withValue: String {
    CommandTable.everyOption.filter(\.takesNextWord).map { "--\($0.name)" }.joined(separator: " ")
  }

  /// First words, second words and operands.
  private static var commands: [String] {
    var lines = CommandTable.firstWords.map { word in
      "complete -c quizrun -n __quizrun_first -a \(word) -d "
        + (CommandTable.all.first { $0.words[0] == word }?.summary ?? "").shellQuoted
    }
    lines.append("complete -c quizrun -n __quizrun_first -F -a \(candidates(.quizzes))")
    for command in CommandTable.all where command.words.count > 1 {
      lines.append(
        "complete -c quizrun -n '__quizrun_just \(command.words[0])' -a \(command.words[1]) -d "
          + command.summary.shellQuoted)
    }
    for command in CommandTable.all where command.completable != .nothing {
      let files = command.completable.takesFiles ? " -F" : ""
      let offered = candidates(command.completable)
      lines.append(
        "complete -c quizrun -n '__quizrun_in \(command.name)'\(files)" + (offered.isEmpty ? "" : " -a \(offered)"))
    }
    return lines
  }

  private static var options: [String] {
    CommandTable.all.flatMap { command in
      command.options.map { option in
        let condition = command.name == CommandTable.play.name ? "__quizrun_plays" : "'__quizrun_in \(command.name)'"
        var line = "complete -c quizrun -n \(condition) -l \(option.name) -d \(option.summary.shellQuoted)"
        if option.takesNextWord {
          let offered = candidates(option.completable)
          line += option.completable.takesFiles ? " -r -F" : " -x"
          if !offered.isEmpty { line += " -a \(offered)" }
        }
        return line
      }
    }
  }

  private static func candidates(_ what: Completable) -> String {
    if case .words(let words) = what { return words.joined(separator: " ").shellQuoted }
    guard let (command, column) = what.listing else { return "" }
    return "\"(__quizrun_listed '\(command)' \(column))\""
  }
}
