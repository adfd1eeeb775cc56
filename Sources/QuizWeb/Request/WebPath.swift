/// A place of the server.
package enum WebPath: Equatable, Sendable {
  case home
  /// The health check: whether a sitting can be saved.
  case health
  case metrics
  case join
  case quizzes
  case quiz(String)
  case sittings
  case sitting(String)
  case sittingEvents(String)
  case key
  case history
  case settings
  case challenge
  case statistics
  case leaderboard
  case achievements
  case streak
  case cards
  case players
  /// A sitting answer by answer.
  case review(String)
  /// A finished sitting as a code for a friend, and its result as a picture.
  case code(String)
  case resultPicture(String)
  case rooms
  /// A room by its id, as the record has it.
  case pastRoom(String)
  /// A room's board as a table for spreadsheets.
  case roomTable(String)
  case room(RoomCode, RoomPath)
  /// A class by its name, for its teacher, and the same as a table for spreadsheets.
  case group(String)
  case groupTable(String)
  case media(HashedMediaName)
  case asset(Asset)
  case workshop(WorkshopPath)

  /// Nil where there is nothing, and for paths that are not written as ours are: segments are cut before they are decoded.
  package init?(_ path: String) {
    guard path.utf8.first == UInt8(ascii: "/"), path.utf8.count <= 1024 else { return nil }
    let segments = path[path.utf8.index(after: path.startIndex)...].cut(at: UInt8(ascii: "/"))
    let words = segments.compactMap { $0.percentDecoded() }
    guard words.count == segments.count else { return nil }
    // A quiz's id may contain a slash, which leads nowhere: it is looked up among those at hand.
    if words.count == 2, words[0] == "quizzes", Self.isPlain(words[1].replacing("/", with: "-")) {
      self.init(words[0], words[1])
      return
    }
    guard words.allSatisfy(Self.isPlain) else { return nil }
    if words[0] == "workshop" {
      guard let place = WorkshopPath(Array(words.dropFirst())) else { return nil }
      self = .workshop(place)
      return
    }
    switch words.count {
    case 1: self.init(word: words[0])
    case 2: self.init(words[0], words[1])
    case 3 where words[0] == "sittings" && words[2] == "events" && Self.isSitting(words[1]):
      self = .sittingEvents(words[1])
    case 3 where words[0] == "sittings" && words[2] == "review" && Self.isSitting(words[1]):
      self = .review(words[1])
    case 3 where words[0] == "sittings" && words[2] == "result.png" && Self.isSitting(words[1]):
      self = .resultPicture(words[1])
    case 3 where words[0] == "sittings" && words[2] == "challenge" && Self.isSitting(words[1]):
      self = .code(words[1])
    case 3 where words[0] == "class" && words[2] == "csv" && !words[1].isEmpty: self = .groupTable(words[1])
    case 3 where words[0] == "rooms" && words[2] == "csv" && Self.isSitting(words[1]):
      self = .roomTable(words[1])
    case 3 where words[0] == "rooms":
      guard let code = RoomCode(words[1]), let place = RoomPath(rawValue: words[2]), place != .player else {
        return nil
      }
      self = .room(code, place)
    case 3 where words[0] == "assets":
      guard let asset = Asset(tag: words[1], name: words[2]) else { return nil }
      self = .asset(asset)
    default: return nil
    }
  }

  private init?(word: String) {
    switch word {
    case "": self = .home
    case "healthz": self = .health
    case "metrics": self = .metrics
    case "join": self = .join
    case "quizzes": self = .quizzes
    case "sittings": self = .sittings
    case "key": self = .key
    case "history": self = .history
    case "settings": self = .settings
    case "challenge": self = .challenge
    case "statistics": self = .statistics
    case "leaderboard": self = .leaderboard
    case "achievements": self = .achievements
    case "streak": self = .streak
    case "cards": self = .cards
    case "players": self = .players
    case "rooms": self = .rooms
    default: return nil
    }
  }

  private init?(_ folder: String, _ name: String) {
    switch folder {
    case "quizzes" where !name.isEmpty: self = .quiz(name)
    case "sittings" where Self.isSitting(name): self = .sitting(name)
    case "class" where !name.isEmpty: self = .group(name)
    case "rooms" where Self.isSitting(name): self = .pastRoom(name)
    case "rooms":
      guard let code = RoomCode(name) else { return nil }
      self = .room(code, .player)
    case "media":
      guard let media = HashedMediaName(name) else { return nil }
      self = .media(media)
    default: return nil
    }
  }

  /// Neither a way up, nor a sign that a file system or a terminal reads.
  private static func isPlain(_ word: String) -> Bool {
    word != "." && word != ".."
      && word.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) && scalar != "/" && scalar != "\\"
      }
  }

  /// A ULID.
  private static func isSitting(_ text: String) -> Bool {
    text.utf8.count == 26
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
  }

  /// The methods it knows, HEAD beside GET.
  package var methods: [String] {
    switch self {
    case .home, .quizzes, .quiz, .history, .statistics, .leaderboard, .achievements, .streak, .code,
      .resultPicture,
      .media, .asset, .pastRoom, .roomTable, .health, .metrics, .group, .groupTable:
      ["GET", "HEAD"]
    case .settings, .sitting, .review, .key, .join, .challenge, .cards, .players, .rooms: ["GET", "HEAD", "POST"]
    case .sittings: ["POST"]
    case .sittingEvents: ["GET"]
    case .room(_, let place): place.methods
    case .workshop(let place): place.methods
    }
  }
}

extension WebPath {
  /// The path for figures: what differs from request to request is left out.
  package var pattern: String {
    switch self {
    case .home: "/"
    case .health: "/healthz"
    case .metrics: "/metrics"
    case .join: "/join"
    case .quizzes: "/quizzes"
    case .quiz: "/quizzes/ID"
    case .sittings: "/sittings"
    case .sitting: "/sittings/ID"
    case .sittingEvents: "/sittings/ID/events"
    case .key: "/key"
    case .history: "/history"
    case .settings: "/settings"
    case .challenge: "/challenge"
    case .statistics: "/statistics"
    case .leaderboard: "/leaderboard"
    case .achievements: "/achievements"
    case .streak: "/streak"
    case .cards: "/cards"
    case .workshop: "/workshop"
    case .players: "/players"
    case .review: "/sittings/ID/review"
    case .code: "/sittings/ID/challenge"
    case .resultPicture: "/sittings/ID/result.png"
    case .rooms: "/rooms"
    case .pastRoom: "/rooms/ID"
    case .roomTable: "/rooms/ID/csv"
    case .room(_, .player): "/rooms/CODE"
    case .room(_, let place): "/rooms/CODE/\(place.rawValue)"
    case .group: "/class/NAME"
    case .groupTable: "/class/NAME/csv"
    case .media: "/media/NAME"
    case .asset: "/assets/NAME"
    }
  }

  /// Whether it is there where rooms are served and nothing else: what players of a room need, and its host.
  func isOfRooms(_ method: String) -> Bool {
    switch self {
    case .room, .sitting, .sittingEvents, .resultPicture, .key, .media, .asset, .health: true
    // People come in by their code there.
    case .join: true
    // Home leads to the form for the code.
    case .home, .review: method != "POST"
    default: false
    }
  }
}

/// The name of a picture or sound: 64 hexadecimal digits and an ending.
package struct HashedMediaName: Equatable, Sendable {
  package let name: String
  /// The media type in HTTP.
  package let type: String

  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "mp3": "audio/mpeg", "ogg": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav", "m4a": "audio/mp4",
    "aac": "audio/aac", "flac": "audio/flac", "weba": "audio/webm", "ogv": "video/ogg", "webm": "video/webm",
    "mp4": "video/mp4",
  ]

  package init?(_ name: String) {
    let halves = name.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count == 2, halves[0].utf8.count == 64, let type = Self.types[String(halves[1])],
      halves[0].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    self.name = name
    self.type = type
  }
}
