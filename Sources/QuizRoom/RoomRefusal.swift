/// A room's refusal of a command; nothing changed.
package enum RoomRefusal: Error, Equatable, Sendable {
  /// The phase does not allow it.
  case notNow(Hindrance)
  case over
  /// An answer for another question than the open one.
  case otherEpoch(open: Int)
  case late
  /// The player came while the question was open.
  case comesLater
  case unknownPlayer
  case kicked
  case joiningLocked
  case notOnRoster(String)
  case nameTaken(String)
  /// A team that the room does not have, beside those that it has.
  case noSuchTeam(String, [String])
  case badName
  /// Names of a roster that cannot be used.
  case badRoster([String])
  case full
  case noMoreQuestions
  case noLimit
  case badSeconds
  case badFactor
  case badPoints
  case badReason
  /// No player typed the text to hide.
  case noSuchText
  case hasDevice(String)
  case notInOwnPace(String)
  case onlyInOwnPace
  case notJudged

  package enum Hindrance: Equatable, Sendable {
    case nothingOpen, notLocked, notRevealed, stillOpen, nothingPaused, isPaused, isRevealed, isUnderWay
  }
}

extension RoomRefusal {
  /// One sentence without a full stop.
  package var sentence: String {
    switch self {
    case .notNow(let hindrance): return hindrance.sentence
    case .over: return "the room is closed"
    case .otherEpoch(let open): return "that answer is for another question: question \(open) is open"
    case .late: return "time is up"
    case .comesLater: return "a player who joins while a question is open is in from the next one on"
    case .unknownPlayer: return "there is no such player here"
    case .kicked: return "the host has removed you from this room"
    case .joiningLocked: return "the host has locked the room: no new players can join"
    case .notOnRoster(let name): return "'\(name)' is not on the list of names that may join"
    case .nameTaken(let name): return "'\(name)' is taken: choose another name"
    case .noSuchTeam(let name, let teams):
      return "there is no team '\(name)': \(teams.isEmpty ? "this room has none" : teams.joined(separator: ", "))"
    case .badName: return "a name has 1 to \(RoomName.longest) characters that can be seen"
    case .badRoster(let names):
      return
        "\(names.map { "'\($0)'" }.joined(separator: ", ")): a name has 1 to \(RoomName.longest) characters that can be seen"
    case .noSuchText: return "no player typed that text: hide one of the texts shown"
    case .full: return "the room is full: \(RoomRules.mostPlayers) are in"
    case .noMoreQuestions: return "there are no more questions: 'end' closes the room"
    case .noLimit: return "the question has no time limit that could be extended"
    case .badSeconds: return "'seconds' expects 1 to 3600"
    case .badFactor: return "'factor' expects a number from 1 to 10"
    case .badPoints: return "'points' expects a number from -1000000 to 1000000 that is not 0"
    case .badReason: return "'why' expects the reason, up to \(RoomRules.longestReason) characters"
    case .hasDevice(let name): return "'\(name)' has a device and answers there"
    case .notInOwnPace(let verb): return "'\(verb)' is for rooms in which all have the same question"
    case .onlyInOwnPace: return "that is for rooms in which everybody has a sitting of their own"
    case .notJudged: return "the answers are still being judged: try again"
    }
  }
}

extension RoomRefusal.Hindrance {
  fileprivate var sentence: String {
    switch self {
    case .nothingOpen: return "no question is open"
    case .notLocked: return "lock the question first"
    case .notRevealed: return "reveal the answer first"
    case .stillOpen: return "a question is open: lock it first"
    case .nothingPaused: return "nothing is paused"
    case .isPaused: return "the question is paused: answer when it goes on"
    case .isRevealed: return "a question can be put again until its answer is revealed"
    case .isUnderWay: return "everybody is playing already"
    }
  }
}
