internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

extension PageWords {
  func sentence(_ told: FormNotice) -> String {
    switch told.sentence {
    case .engine(let status, let message, let said): said ?? sentence(message, status)
    case .noRoom: room.noRoom
    case .nameTaken: room.nameTaken
    case .notLetIn: room.notLetIn
    case .tooLate: room.tooLate
    case .form(.doubt(.untouched)): play.untouched
    case .form(.doubt(.pairsOpen(let open))): play.pairsOpen(open)
    case .form(.doubt(.gapsOpen(let open))): play.gapsOpen(open)
    case .form(.chooseFirst): play.chooseFirst
    case .form(.textFirst): play.textFirst
    case .form(.numberFirst): play.numberFirst
    case .form(.noWhole(let text)): play.noWhole(["text": text])
    case .form(.noNumber(let text)): play.noNumber(["text": text])
    case .form(.outOfRange(let min, let max)): play.outOfRange(["min": number(min), "max": number(max)])
    case .form(.askedBack(let sentence)): sentence
    case .form(.input(let name, let expected)): play.expectsInput(["name": label(name), "what": expected])
    }
  }

  /// The engine's own English sentence on English pages; in other languages, a sentence for all errors of the kind.
  private func sentence(_ message: String?, _ status: Int) -> String {
    guard language == .english, let message, let first = message.first, let last = message.last else {
      return problem.sentence(of: status)
    }
    return first.uppercased() + message.dropFirst() + (".!?".contains(last) ? "" : ".")
  }

  /// `1.5 of 3 points`.
  /// `3 of 7 rounds`.
  func count(_ number: Double, of total: Double?, _ unit: ResultUnit) -> String {
    let said = total.map { result.countOf(["n": self.number(number), "of": self.number($0)]) }
    return "\(said ?? self.number(number)) \(unit.form(of: total ?? number))"
  }

  func points(_ points: Double, of total: Double) -> String {
    if total == 1 { return scoreOfOne(["n": number(points)]) }
    return scoreOfPoints(["n": number(points), "of": number(total)])
  }
}

extension PageWords {
  /// The rule by which an answer was marked, in this language; nil as language when it is, else that of the text.
  func rule(_ sentence: String) -> (text: String, language: String?) {
    if let own = RuleWords.of(language).words(for: sentence) { return (own, nil) }
    return (sentence, language == .english ? nil : "en")
  }
}
