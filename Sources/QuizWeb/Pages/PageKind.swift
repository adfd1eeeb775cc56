internal import JSONText
internal import QuizWire
internal import Words

/// A page, with its subject.
package enum PageKind: Equatable, Sendable {
  /// The open step, the verdicts or the result.
  case sitting(String)
  /// All questions of a sitting in which one may go to any.
  case overview(String)
  /// A cover, with the mode and the modifiers whose options it shows.
  case cover(quiz: String, plugins: [String])
  /// The cover of a challenge; without a code the form for one.
  case challenge(code: String)
  case home
  case quizzes(search: String, category: String)
  case history(quiz: String, count: Int)
  case review(String)
  /// A finished sitting as a code for a friend.
  case code(String)
  case statistics(quiz: String, from: String, to: String)
  case leaderboard(quiz: String, period: String)
  case achievements
  case streak
  /// The cards with a text, or what all of them bring.
  case cards(find: String, show: String)
  case players
  case settings(isSaved: Bool)
  case join
  /// The form for the secret of the machine's player.
  case key
  /// A room in a role.
  case room(RoomCode, RoomRole)
  /// The players of a room, for the host.
  case people(RoomCode)
  case rooms
  /// A room as the record has it.
  case pastRoom(String)
  /// A class, for its teacher.
  case group(String)

  var path: String {
    switch self {
    case .sitting(let id), .overview(let id): "/sittings/\(id)"
    case .cover(let quiz, _): "/quizzes/\(quiz.percentEncoded)"
    case .challenge: "/challenge"
    case .home: "/"
    case .quizzes: "/quizzes"
    case .history: "/history"
    case .review(let id): "/sittings/\(id)/review"
    case .code(let id): "/sittings/\(id)/challenge"
    case .statistics: "/statistics"
    case .leaderboard: "/leaderboard"
    case .achievements: "/achievements"
    case .streak: "/streak"
    case .cards: "/cards"
    case .players: "/players"
    case .settings: "/settings"
    case .join: "/join"
    case .key: "/key"
    case .room(let code, let role): role.path(code)
    case .people(let code): "\(code.path)/host?view=people"
    case .rooms: "/rooms"
    case .pastRoom(let id): "/rooms/\(id)"
    case .group(let name): "/class/\(name.percentEncoded)"
    }
  }

  /// The one question to the engine by which all that the page shows is known.
  func request(_ visit: PageVisit) -> EngineRequest {
    if let (code, role) = room { return .room(code, role, token: visit.token, language: visit.language.rawValue) }
    if case .history = self {
      return EngineRequest("history", token: visit.token).adding(.limit, .int(SittingListing.Most.onPages))
        .adding(.language, .text(visit.language.rawValue))
    }
    let request = EngineRequest(
      operation, token: visit.token, keys + [(EngineRequest.Key.language, visit.language.rawValue)])
    guard case .cover(_, let plugins) = self, !plugins.isEmpty else { return request }
    return request.adding(.plugin, .list(plugins.map(JSONValue.text)))
  }

  private var room: (RoomCode, RoomRole)? {
    switch self {
    case .room(let code, let role): (code, role)
    case .people(let code): (code, .host)
    default: nil
    }
  }

  private var operation: String {
    switch self {
    case .sitting, .overview: "play"
    case .challenge(""): "me"
    case .cover, .challenge: "cover"
    case .home, .quizzes: "home"
    case .history: "history"
    case .review: "review"
    case .code: "challenge"
    case .statistics: "statistics"
    case .leaderboard: "leaderboard"
    case .achievements: "achievements"
    case .streak: "streak"
    case .cards: "cards"
    case .players: "players"
    case .settings: "settings"
    case .join, .key: "me"
    case .rooms: "rooms"
    case .pastRoom: "room-past"
    case .group: "class"
    case .room, .people: "room"
    }
  }

  private var keys: [(EngineRequest.Key, String?)] {
    switch self {
    case .sitting(let id), .overview(let id), .review(let id), .code(let id): [(.sitting, id)]
    case .cover(let quiz, _): [(.quiz, quiz)]
    case .pastRoom(let id): [(.room, id)]
    case .group(let name): [(.name, name)]
    case .challenge(let code): code.isEmpty ? [] : [(.code, code)]
    case .quizzes(let search, let category): [(.search, search), (.category, category)]
    case .statistics(let quiz, let from, let to): [(.quiz, quiz), (.from, from), (.to, to)]
    case .leaderboard(let quiz, let period): [(.quiz, quiz), (.period, period)]
    case .cards(let find, let show): [(.search, find), (.category, show)]
    case .home, .history, .achievements, .streak, .players, .settings, .join, .key, .room, .people, .rooms: []
    }
  }
}
