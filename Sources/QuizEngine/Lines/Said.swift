internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizRoom
internal import Words

/// The mistakes a visitor can make, told in the language of the page or the host's screen, beside the sentence for
/// programs.
enum Said: Equatable {
  case refusal(Refusal)
  case room(RoomRefusal)
  /// The same with the quiz that it is about.
  case ofQuiz(String, Refusal)
  case mistake(Mistake)
  case wrongKey, noSitting, taken, waits, notSaved, diskIsFull, badCode, noChallenge, isSettled
  case manySittings(Int)
  case badDay(String)
  /// A mode for several at one screen, asked for by one alone.
  case needsOthers(mode: String)
  case number(String, ClosedRange<Int>)
  // Of rooms
  case ofRoom, noRoom, hostAlone, hostPlaysNot, joinFirst, roomIsOpen, manyRooms, roomTaken
  case differs(mode: String)
  case nothingToPut(quiz: String)
  case badEnd(String)
  case endIsPast
  // Of people
  case wrongCode, needsPIN, manyCodes, playsElsewhere, codeFirst, namedByList
  case noClass(String)

  func sentence(_ language: InterfaceLanguage) -> String {
    let words = RefusalWords.of(language)
    switch self {
    case .refusal(let refusal): return RefusalWords.asSentence(refusal.sentence(language))
    case .ofQuiz(let title, let refusal):
      return words.ofQuiz(["quiz": title, "why": RefusalWords.asSentence(refusal.sentence(language))])
    case .room(let refusal): return words.sentence(refusal)
    case .mistake(let mistake): return words.sentence(mistake, language)
    case .wrongKey: return words.wrongKey
    case .noSitting: return words.noSitting
    case .taken: return words.taken
    case .waits: return words.waits
    case .notSaved: return words.notSaved
    case .diskIsFull: return words.diskIsFull
    case .badCode: return words.badCode
    case .noChallenge: return words.noChallenge
    case .isSettled: return words.isSettled
    case .manySittings(let count): return words.manySittings(["n": String(count)])
    case .badDay(let text): return words.badDay(["text": text])
    case .needsOthers(let mode): return words.needsOthers(["mode": mode])
    case .number(_, let range): return words.number(["min": String(range.lowerBound), "max": String(range.upperBound)])
    case .ofRoom: return words.ofRoom
    case .noRoom: return words.noRoom
    case .hostAlone: return words.hostAlone
    case .hostPlaysNot: return words.hostPlaysNot
    case .joinFirst: return words.joinFirst
    case .roomIsOpen: return words.roomIsOpen
    case .manyRooms: return words.manyRooms
    case .roomTaken: return words.roomTaken
    case .differs(let mode): return words.differs(["mode": mode])
    case .nothingToPut(let quiz): return words.nothingToPut(["quiz": quiz])
    case .badEnd(let text): return words.badEnd(["text": text])
    case .endIsPast: return words.endIsPast
    case .wrongCode: return words.wrongCode
    case .needsPIN: return words.needsPIN
    case .manyCodes: return words.manyCodes
    case .playsElsewhere: return words.playsElsewhere
    case .codeFirst: return words.codeFirst
    case .namedByList: return words.namedByList
    case .noClass(let name): return words.noClass(["name": name])
    }
  }
}

extension RefusalWords {
  func sentence(_ mistake: Mistake, _ language: InterfaceLanguage) -> String {
    switch mistake {
    case .setting(let key, let found): return setting(["text": found, "what": settings[key] ?? key])
    case .option(let name, let spec, let found):
      return value(
        ["text": found, "name": Self.asLabel(spec.about ?? name), "what": spec.inWords(language)])
    case .entry(let name, let spec, let misfit):
      return entry(["name": Self.asLabel(spec.about ?? name), "why": misfit.inWords(language)])
    case .unknownOption(let name): return unknownOption(["name": name])
    case .playerName(let text): return playerName(["text": text])
    case .playerTaken(let name): return playerTaken(["name": name])
    case .unknownPlayer(let name): return unknownPlayer(["name": name])
    case .severalPlayers(let name): return severalPlayers(["name": name])
    case .samePlayers: return samePlayers
    case .playerCount(let mode, let range, let found):
      let (min, max) = (String(range.lowerBound), String(range.upperBound))
      let wanted = min == max ? min : upTo(["min": min, "max": max])
      return playerCount(["mode": mode, "wanted": wanted, "n": String(found)])
    case .nothingMissed: return nothingMissed
    case .nothingFits: return nothingFits
    case .unknownQuiz(let id): return unknownQuiz(["id": id])
    case .unknownPlugin(let id): return unknownPlugin(["id": id])
    case .noQuizOfDay: return noQuizOfDay
    case .noRetryLeft: return noRetryLeft
    case .notYet(let day): return notYet(["day": day])
    case .openElsewhere: return taken
    case .inRoom: return inRoom
    }
  }

  func sentence(_ refusal: RoomRefusal) -> String {
    switch refusal {
    case .notNow(let hindrance): return sentence(hindrance)
    case .over: return over
    case .otherEpoch, .late: return late
    case .comesLater: return comesLater
    case .unknownPlayer: return notHere
    case .kicked: return takenOut
    case .joiningLocked: return nobodyNew
    case .notOnRoster(let name): return notOnRoster(["name": name])
    case .noSuchTeam(let name, _): return noSuchTeam(["name": name])
    case .nameTaken(let name): return playerTaken(["name": name])
    case .badName: return badName(["max": String(RoomName.longest)])
    case .badRoster(let names):
      return badRoster(["names": names.joined(separator: ", "), "max": String(RoomName.longest)])
    case .noSuchText: return noSuchText
    case .full: return full(["n": String(RoomRules.mostPlayers)])
    case .noMoreQuestions: return noMoreQuestions
    case .noLimit: return noLimit
    case .badSeconds: return badSeconds
    case .badFactor: return badFactor
    case .badPoints: return badPoints
    case .badReason: return badReason(["max": String(RoomRules.longestReason)])
    case .hasDevice(let name): return hasDevice(["name": name])
    case .notInOwnPace: return notInOwnPace
    case .onlyInOwnPace: return onlyInOwnPace
    case .notJudged: return notJudged
    }
  }

  private func sentence(_ hindrance: RoomRefusal.Hindrance) -> String {
    switch hindrance {
    case .nothingOpen: nothingOpen
    case .notLocked: notLocked
    case .notRevealed: notRevealed
    case .stillOpen: stillOpen
    case .nothingPaused: nothingPaused
    case .isPaused: isPaused
    case .isRevealed: isRevealed
    case .isUnderWay: isUnderWay
    }
  }
}
