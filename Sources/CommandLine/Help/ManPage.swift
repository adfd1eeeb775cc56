/// The manual page, made from the table of commands, in the macros of man(7).
extension Program {
  package func manualPage(version: String) -> String {
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
    return head + "\n" + list(command.options.map { ((term: $0.written, text: $0.summary)) })
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
