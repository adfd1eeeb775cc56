internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore

/// Finds or begins the sitting that a visitor asks for.
struct Opener {
  let surroundings: Surroundings
  let record: SQLiteRecord
  let visitor: Visitor
  /// The seed of a sitting that names none.
  var seed = 0

  /// The sitting to play.
  enum Found {
    /// A sitting that is in the record already, and the plan by which it was found, if there was one.
    case recorded(String, SittingPlan?, PlayRequest)
    case new(SittingPlan, PlayRequest)
    /// A challenge, to be played by those players.
    case challenge(ChallengeAcceptance, players: [String])
  }

  /// The most open sittings of a guest.
  static let mostOfGuests = 20

  func find(_ wishes: OpeningRequest) throws(Denial) -> Found {
    let request = try settled(wishes.request)
    if let code = wishes.challenge { return try challenge(code, request) }
    guard wishes.isDaily || wishes.date != nil else { return try found(request) }
    return try daily(wishes, request)
  }

  /// The request as the visitor's settings complete it; guests play under their own id.
  private func settled(_ request: PlayRequest) throws(Denial) -> PlayRequest {
    var request = request.knowingItsDay(surroundings).following(surroundings)
    if case .guest(let id) = visitor { request.players = [id] }
    return request
  }

  private var player: String { if case .guest(let id) = visitor { id } else { surroundings.playerName } }

  private func found(_ request: PlayRequest) throws(Denial) -> Found {
    if request.isOpen { throw Denial(.unfit, "no quiz is named: set 'quiz' to an id of the list of quizzes") }
    do throws(Problem) {
      let modes = try ModeChoice(request.plugins, surroundings.library)
      return try found(request, modes)
    } catch {
      guard error.lacks != nil, let sitting = try withoutFiles(request, error) else {
        throw visitor == .owner ? Denial(error) : Denial(error).ofOneAlone
      }
      return .recorded(sitting, nil, request)
    }
  }

  private func found(_ request: PlayRequest, _ modes: ModeChoice) throws(Problem) -> Found {
    let seed = request.seed ?? seed
    let choice = try QuizFinder(surroundings: surroundings, request: request, modes: modes, seed: seed).find()
    if case .open(let ids) = choice { throw QuizFinder.choiceNeeded(ids) }
    let plan = try SittingPlan(
      choice, request, modes, surroundings.library, seed: seed, player: player, record: surroundings.record)
    let desk = SittingDesk(surroundings: surroundings, record: record)
    if !request.isNew, let open = desk.unfinished(plan, request) { return .recorded(open.sitting, plan, request) }
    return .new(plan, request)
  }

  /// A begun sitting whose quiz or plugin file is gone or broken.
  private func withoutFiles(_ request: PlayRequest, _ problem: Problem) throws(Denial) -> String? {
    try Denial.asking(RecordedSitting(surroundings: surroundings, request: request).found(instead: problem)?.sitting)
  }

  // MARK: Challenges

  /// Milliseconds after which a code is given up: all others wait while it is played again.
  private static let patience = 1000

  private func challenge(_ code: String, _ request: PlayRequest) throws(Denial) -> Found {
    let acceptance = try Self.acceptance(of: code, surroundings, record)
    do throws(Problem) {
      let players = try acceptance.players(request.players, else: player)
      try recorded(acceptance.remember())
      let begun = try recorded(acceptance.begun(by: players[0], request))
      if !request.isNew, let begun { return .recorded(begun.sitting, nil, request) }
      return .challenge(acceptance, players: players)
    } catch {
      throw Denial(error)
    }
  }

  /// The challenge in a code; denied if it cannot be read, or its quiz is missing here.
  static func acceptance(
    of code: String, _ surroundings: Surroundings, _ record: any PlayerRecord
  ) throws(Denial) -> ChallengeAcceptance {
    guard let (challenge, id) = try? ChallengeCode.challenge(code) else {
      throw Denial(
        .unfit, "this is no challenge code, or a part of it is missing: copy all of it, from 'quizrun1-' on",
        .badCode)
    }
    return try Denial.asking(ChallengeAcceptance(code, challenge, id: id, surroundings, record, within: patience))
  }

  // MARK: The quiz of the day

  private func daily(_ wishes: OpeningRequest, _ request: PlayRequest) throws(Denial) -> Found {
    var request = request
    do throws(Problem) {
      let desk = DailyDesk(
        surroundings: surroundings, record: record, player: request.players?.first ?? player,
        catalogue: surroundings.library.catalogue())
      let modes = try ModeChoice(request.plugins, surroundings.library)
      let day = try day(wishes.date, desk)
      let plugins = (modes.mode.map { [$0] } ?? []) + modes.modifiers
      request.quiz = try desk.quizID(on: day, plugins, set: request.set)
      request.day = day
      request.seed = DailyDesk.seed(of: day)
      let standing = try desk.standing(request.quiz ?? "", on: day)
      if day < desk.today.day {
        (request.isPractice, request.isNew) = (!standing.isInProgress, !standing.isInProgress)
      } else if case .completed(let entry, let used) = standing {
        if !wishes.isRetry { return .recorded(entry.sitting, nil, request) }
        if desk.retriesLeft(used: used) == 0 {
          throw Problem(.usage, "no retry is left for today; the next quiz of the day comes tomorrow").by(.noRetryLeft)
        }
      }
      return try found(request, modes)
    } catch {
      throw Denial(error)
    }
  }

  private func day(_ text: String?, _ desk: DailyDesk) throws(Problem) -> CivilDay {
    let today = desk.today.day
    guard let text else { return today }
    guard let day = CivilDay(text), day <= today else {
      throw .badValue(text, for: "'date'", expected: "a day up to today, like \(today.text)").by(.notYet(day: text))
    }
    return day
  }
}

/// Quizzes as they are played, each once: many sittings of the same one share its questions, and where they stand.
final class QuizShelf {
  private var quizzes: [String: [Quiz]] = [:]
  private var count = 0

  private static let most = 1000
  private static let mostOfOne = 16

  /// The same quiz, in the memory of the first sitting that had it.
  func shared(_ quiz: Quiz) -> Quiz {
    if let known = quizzes[quiz.id]?.first(where: { $0 == quiz }) { return known }
    if count >= Self.most { (quizzes, count) = ([:], 0) }
    if quizzes[quiz.id, default: []].count >= Self.mostOfOne { quizzes[quiz.id]?.removeFirst() } else { count += 1 }
    let quiz = quiz.toBeShared()
    quizzes[quiz.id, default: []].append(quiz)
    return quiz
  }
}
