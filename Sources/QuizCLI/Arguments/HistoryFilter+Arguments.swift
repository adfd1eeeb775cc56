internal import CommandLine
internal import Glibc
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay

extension HistoryFilter {
  /// Reads `--from --to --quiz --player --min`.
  init(_ parsed: ParsedCommand) throws(Problem) {
    self.init(player: parsed.player, quiz: parsed.value("quiz"))
    includesShared = player != nil
    from = try Self.day(parsed, "from")
    to = try Self.day(parsed, "to")
    if let from, let to, to < from {
      throw .usage(.badValue(option: "--to", value: to.text, expected: "a day not before --from \(from.text)"))
    }
    if let text = parsed.value("min") {
      guard let value = DecimalText.read(text.hasSuffix("%") ? text.dropLast() : text[...]) else {
        throw .usage(.badValue(option: "--min", value: text, expected: "a percentage, such as 60"))
      }
      min = value
    }
  }

  /// The same for listings that are of the current player unless asked otherwise.
  init(_ parsed: ParsedCommand, current: String) throws(Problem) {
    try self.init(parsed)
    if parsed.has("all-players") {
      if parsed.has("player") { throw .usage(.together("--all-players", "--player")) }
      return
    }
    player = player ?? current
    includesShared = true
  }

  private static func day(_ parsed: ParsedCommand, _ name: String) throws(Problem) -> CivilDay? {
    guard let text = parsed.value(name) else { return nil }
    guard let day = CivilDay(text) else {
      throw .usage(.badValue(option: "--\(name)", value: text, expected: "a day like 2026-11-20"))
    }
    return day
  }
}

extension ParsedCommand {
  /// The player to look for: a valid name in its stored form, any other text unchanged.
  var player: String? { value("player").map { PlayerName.accepted($0) ?? $0 } }
}
