/// Manual pages, made from the table of commands, in the macros of man(7).
extension Program {
  /// The page of the program, or of the commands that these words name, as `help` finds them.
  package func manualPage(_ words: [String] = [], version: String) throws(UsageError) -> String {
    words.isEmpty ? whole(version) : page(of: words.joined(separator: "-"), try named(words), version)
  }

  /// A group of commands has a page of its own, `quizrun-plugin(1)`.
  private func page(of group: String, _ commands: [CommandSpec], _ version: String) -> String {
    let purpose = commands.count == 1 ? commands[0].summary : "the \(name) commands that begin with \(group)"
    return """
      .TH \(name.uppercased())\\-\(escaped(group.uppercased())) 1 "" "\(name) \(version)" "User commands"
      .SH NAME
      \(name)\\-\(escaped(group)) \\- \(escaped(purpose))
      .SH SYNOPSIS
      \(commands.map(synopsis).joined(separator: "\n.br\n"))
      .SH COMMANDS
      \(commands.map(section).joined(separator: "\n"))
      .SH EXIT STATUS
      \(list(manual.exitCodes))
      .SH SEE ALSO
      .BR \(name) (1)

      """
  }

  private func synopsis(_ command: CommandSpec) -> String {
    let operands = command.operands.isEmpty ? "" : " \\fI\(escaped(command.operands))\\fR"
    return ".B \(name) \(escaped(command.name))\n\(operands.isEmpty ? "" : operands.dropFirst() + " ")[\\fIoptions\\fR]"
  }

  private func whole(_ version: String) -> String {
    """
    .TH \(name.uppercased()) 1 "" "\(name) \(version)" "User commands"
    .SH NAME
    \(name) \\- \(manual.purpose)
    .SH SYNOPSIS
    .B \(name)
    \(Self.synopsis(manual.usage.term))
    .br
    .B \(name)
    \\fICOMMAND\\fR [\\fIoptions\\fR]
    .SH DESCRIPTION
    \(manual.description)
    .SH COMMANDS
    \(commands.map(section).joined(separator: "\n"))
    .SH ENVIRONMENT
    \(list(manual.environment))
    .SH EXIT STATUS
    \(list(manual.exitCodes))
    .SH FILES
    \(list(manual.files))

    """
  }

  /// `[QUIZ] [options]` with its words slanted.
  private static func synopsis(_ usage: String) -> String {
    usage.replacing("[", with: "[\\fI").replacing("]", with: "\\fR]")
  }

  private func section(_ command: CommandSpec) -> String {
    let head = ".SS \"\(name) \(escaped(command.name)) \(escaped(command.operands))\"\n\(sentence(command.summary))"
    return head + "\n" + list(command.details + command.options.map { ((term: $0.written, text: $0.summary)) })
  }

  private func list(_ entries: [Manual.Entry]) -> String {
    entries.map { ".TP\n.B \(escaped($0.term))\n\(sentence($0.text))" }.joined(separator: "\n")
  }

  /// A line that no macro can be mistaken for.
  private func sentence(_ text: String) -> String {
    let line = escaped(text)
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { line, character in
      switch character {
      case "\\": line += "\\e"
      case "-": line += "\\-"
      case "…": line += "..."
      default: line.append(character)
      }
    }
  }
}
