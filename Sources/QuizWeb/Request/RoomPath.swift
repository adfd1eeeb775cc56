internal import QuizCore

/// A path of a room, behind `/rooms/CODE`.
package enum RoomPath: String, Equatable, Sendable {
  /// The player's own page.
  case player = ""
  case players, events, answer, host, screen

  var methods: [String] {
    switch self {
    case .player, .screen: ["GET", "HEAD"]
    case .players, .answer: ["POST"]
    case .events: ["GET"]
    case .host: ["GET", "HEAD", "POST"]
    }
  }
}

/// The six digits by which a room is found.
package struct RoomCode: Equatable, Hashable, Sendable {
  package let text: String

  /// Nil for anything but six digits.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 6, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.text = String(text)
  }

  /// The code as people type it: with spaces, hyphens or full stops between the digits.
  init?(typed: String) {
    self.init(typed.withPlainDigits.filter { !$0.isWhitespace && !"-.".contains($0) })
  }

  package var path: String { "/rooms/\(text)" }

  /// The code in two halves, which are easier to read out.
  var shown: String { "\(text.prefix(3)) \(text.suffix(3))" }
}

/// The role in which a visitor looks at a room.
package enum RoomRole: String, Equatable, Hashable, Sendable {
  case player, screen, host

  /// The query after the path of a room's events.
  var query: String { self == .player ? "" : "?as=\(rawValue)" }

  /// The role in a request to the engine; nil for a player.
  var asked: String? { self == .player ? nil : rawValue }

  /// The page of a room that shows it.
  func path(_ code: RoomCode) -> String { code.path + (self == .player ? "" : "/\(rawValue)") }
}
