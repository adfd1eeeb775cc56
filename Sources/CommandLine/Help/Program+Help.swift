internal import TextLayout
internal import Words

/// Help pages, made from the table of commands; they fit 80 columns.
extension Program {
  package var overview: String {
    let usage = "\(words.usage): \(name) \(words.translated(manual.usage.term))"
    return """
      \(usage)    \(words.translated(manual.usage.text))
      \(manual.groups.map(group).joined(separator: "\n"))

      """
  }

  /// A group of commands with its title, a line for each.
  private func group(_ title: String, _ names: [String]) -> String {
    let width = (commands.map { $0.name.cells }.max() ?? 0) + 4
    let lines = names.compactMap { name in commands.first { $0.name == name } }.map { command in
      "  " + command.name.padded(to: width - 2) + words.translated(command.summary)
    }
    return (["\(words.translated(title)):"] + lines).joined(separator: "\n")
  }

  /// The pages of a command, or of all with that first word; without words the overview.
  package func help(_ words: [String]) throws(UsageError) -> String {
    words.isEmpty ? overview : try named(words).map(page).joined(separator: "\n")
  }

  /// The command with this name, or all with that first word.
  func named(_ words: [String]) throws(UsageError) -> [CommandSpec] {
    let name = words.joined(separator: " ")
    let found = commands.filter { $0.name == name || $0.words.first == name }
    if found.isEmpty { throw .unknownCommand(name, near: nearest(name, commands.map(\.name))) }
    return found
  }

  package func page(_ command: CommandSpec) -> String {
    let usage = [name, command.name, command.operands, command.options.isEmpty ? "" : words.options]
    let head = "\(words.usage): "
    let use = wrapped(usage.filter { !$0.isEmpty }.joined(separator: " "), width: 79 - head.cells)
    let parts = [
      head + use.joined(separator: "\n" + String(repeating: " ", count: head.cells)),
      wrapped(words.translated(command.summary), width: 79).joined(separator: "\n"),
      table(command.details.map { ("  " + $0.term, $0.text) }),
      table(command.options.map { ("  " + $0.written, $0.summary) }),
      command.examples.isEmpty
        ? "" : "\(words.examples):\n" + command.examples.map { "  \(name) \($0)" }.joined(separator: "\n"),
      command.name == implied.name ? words.translated(manual.exitSummary) : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Two columns; the right one wraps within 80 columns.
  private func table(_ rows: [(String, String)]) -> String {
    let width = min(26, (rows.map { $0.0.cells }.max() ?? 0) + 2)
    return rows.map { left, right in
      let lines = wrapped(words.translated(right), width: 79 - width)
      let first = left.cells < width - 1 ? left.padded(to: width) : left + "\n" + String(repeating: " ", count: width)
      return first + lines.joined(separator: "\n" + String(repeating: " ", count: width))
    }.joined(separator: "\n")
  }
}
