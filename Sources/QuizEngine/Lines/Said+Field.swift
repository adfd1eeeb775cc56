internal import QuizCore
internal import QuizLibrary
internal import QuizRoom

/// Which field of a form is to be mended, as a page finds it: `limit`, `set.pass`, `input.wager`, `answer`.
extension Said {
  var field: String? {
    switch self {
    case .mistake(let mistake): mistake.field
    case .refusal(let refusal): refusal.field
    case .room(let refusal): refusal.field
    case .number(let key, _): key
    case .wrongKey: "key"
    case .wrongCode: "code"
    case .needsPIN: "pin"
    case .badEnd, .endIsPast: "until"
    default: nil
    }
  }
}

extension Mistake {
  fileprivate var field: String? {
    switch self {
    case .setting(let key, _): key
    case .option(let name, _, _), .entry(let name, _, _): "set.\(name)"
    case .playerName, .playerTaken: "name"
    case .samePlayers, .playerCount: "players"
    default: nil
    }
  }
}

extension Refusal {
  fileprivate var field: String? {
    switch self {
    case .missingInput(let name, _), .badInput(let name, _, _): "input.\(name)"
    case .outOfRange, .unitGiven: "answer"
    default: nil
    }
  }
}

extension RoomRefusal {
  fileprivate var field: String? {
    switch self {
    case .badName, .nameTaken, .notOnRoster: "name"
    case .noSuchTeam: "team"
    case .badPoints: "points"
    case .badReason: "why"
    case .badSeconds: "seconds"
    default: nil
    }
  }
}
