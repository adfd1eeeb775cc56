/// The completion script for fish, with a line of help beside each command and option.
struct FishCompletion {
  let program: Program
  private var name: String { program.name }

  var script: String {
    let head = """
      # fish completion for \(name), made by `\(name) completions fish`

      # The column $argv[2] of what `\(name) $argv[1]` lists.
      function __\(name)_listed
          \(name) (string split ' ' $argv[1]) --csv 2>/dev/null </dev/null | tail -n +2 | cut -d, -f$argv[2] | string trim -c '"'
      end

      # The words that are neither options nor their values.
      function __\(name)_words
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

      function __\(name)_first
          test (count (__\(name)_words)) = 0
      end

      function __\(name)_in
          set -l words (__\(name)_words)
          set -l count (count $argv)
          test (count $words) -ge $count; and test "$words[1..$count]" = "$argv"
      end

      function __\(name)_just
          test "$(__\(name)_words)" = "$argv"
      end

      function __\(name)_plays
          set -l words (__\(name)_words)
          test (count $words) = 0; or not contains -- $words[1] \(program.firstWords.joined(separator: " "))
      end

      complete -c \(name) -f

      """
    return head + (commands + options).joined(separator: "\n") + "\n"
  }

  private var withValue: String {
    program.everyOption.filter(\.takesNextWord).map { "--\($0.name)" }.joined(separator: " ")
  }

  /// First words, second words and operands.
  private var commands: [String] {
    var lines = program.firstWords.map { word in
      "complete -c \(name) -n __\(name)_first -a \(word) -d "
        + (program.commands.first { $0.words[0] == word }?.summary ?? "").shellQuoted
    }
    lines.append("complete -c \(name) -n __\(name)_first -F -a \(candidates(program.implied.candidates))")
    for command in program.commands where command.words.count > 1 {
      lines.append(
        "complete -c \(name) -n '__\(name)_just \(command.words[0])' -a \(command.words[1]) -d "
          + command.summary.shellQuoted)
    }
    for command in program.commands where command.candidates != .nothing {
      let files = command.candidates.takesFiles ? " -F" : ""
      let offered = candidates(command.candidates)
      lines.append(
        "complete -c \(name) -n '__\(name)_in \(command.name)'\(files)" + (offered.isEmpty ? "" : " -a \(offered)"))
    }
    return lines
  }

  private var options: [String] {
    program.commands.flatMap { command in
      command.options.map { option in
        let condition = command.name == program.implied.name ? "__\(name)_plays" : "'__\(name)_in \(command.name)'"
        var line = "complete -c \(name) -n \(condition) -l \(option.name) -d \(option.summary.shellQuoted)"
        if option.takesNextWord {
          let offered = candidates(option.candidates)
          line += option.candidates.takesFiles ? " -r -F" : " -x"
          if !offered.isEmpty { line += " -a \(offered)" }
        }
        return line
      }
    }
  }

  private func candidates(_ what: Candidates) -> String {
    if case .words(let words) = what { return words.joined(separator: " ").shellQuoted }
    guard let listing = what.listing else { return "" }
    return "\"(__\(name)_listed '\(listing.command)' \(listing.column))\""
  }
}
