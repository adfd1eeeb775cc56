internal import TextLayout

/// Help pages, made from the table of commands; they fit 80 columns.
extension Program {
  package var overview: String {
    """
    usage: \(name) \(manual.usage.term.padded(to: 22)) \(manual.usage.text)
           \(name) COMMAND [options]

    \(Self.table(manual.examples.map { ("  " + $0.term, $0.text) }))

    commands:
    \(Self.table(commands.map { ("  " + $0.name, $0.summary) }))

    \(manual.optionsTitle):
    \(Self.options(implied.options))

    \(manual.exitSummary)

    """
  }

  /// The pages of a command, or of all whose first word it is; without words the overview.
  package func help(_ words: [String]) throws(UsageError) -> String {
    words.isEmpty ? overview : try named(words).map(page).joined(separator: "\n")
  }

  /// The command of this name, or all whose first word it is.
  func named(_ words: [String]) throws(UsageError) -> [CommandSpec] {
    let name = words.joined(separator: " ")
    let found = commands.filter { $0.name == name || $0.words.first == name }
    if found.isEmpty { throw .unknownCommand(name, near: nearest(name, commands.map(\.name))) }
    return found
  }

  package func page(_ command: CommandSpec) -> String {
    let usage = [name, command.name, command.operands, command.options.isEmpty ? "" : "[options]"]
    let use = wrapped(usage.filter { !$0.isEmpty }.joined(separator: " "), width: 72)
    return """
      usage: \(use.joined(separator: "\n       "))

      \(wrapped(command.summary, width: 79).joined(separator: "\n"))

      \(Self.options(command.options))

      """
  }

  private static func options(_ options: [OptionSpec]) -> String {
    table(options.map { ("  " + $0.written, $0.summary) })
  }

  /// Two columns; the right one wraps within 80 columns.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(26, (rows.map { $0.0.cells }.max() ?? 0) + 2)
    return rows.map { left, right in
      let lines = wrapped(right, width: 79 - width)
      let first = left.cells < width - 1 ? left.padded(to: width) : left + "\n" + String(repeating: " ", count: width)
      return first + lines.joined(separator: "\n" + String(repeating: " ", count: width))
    }.joined(separator: "\n")
  }
}
