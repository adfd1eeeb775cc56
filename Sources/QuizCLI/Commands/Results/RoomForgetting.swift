internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizRoom
internal import QuizSittings
internal import QuizStore
internal import Words

/// `quizrun rooms --forget`: a room, or all in which nothing has happened since a day, with names, answers and sittings.
struct RoomForgetting {
  private let surroundings: Surroundings
  private let parsed: ParsedCommand
  private let day: CivilDay?

  /// Nil where nothing of the kind is asked for.
  init?(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    guard parsed.has("forget") else {
      for option in ["before", "yes"] where parsed.has(option) { throw .usage(.needs("--\(option)", "--forget")) }
      return nil
    }
    (self.surroundings, self.parsed) = (surroundings, parsed)
    for other in ["json", "csv", "feedback", "report"] where parsed.has(other) {
      throw .usage(.together("--\(other)", "--forget"))
    }
    guard let text = parsed.value("before") else {
      if parsed.operands.isEmpty { throw .usage(.tooFew("rooms --forget", "ROOM, or --before DAY")) }
      day = nil
      return
    }
    if let room = parsed.operands.first { throw .usage(.together("'\(room)'", "--before")) }
    guard let day = CivilDay(text) else {
      throw .usage(.badValue(option: "--before", value: text, expected: "a day like 2026-11-20"))
    }
    self.day = day
  }

  func run(_ books: PastRooms) throws(Problem) -> Int32 {
    let rooms = try rooms(books)
    let words = surroundings.words
    let what: KeyValuePairs = ["rooms": words.countedRooms(rooms.count)]
    if rooms.isEmpty {
      Console.write(words.keeping.nothingChanged + "\n")
      return 0
    }
    guard
      try Confirmation.given(
        words.keeping.forget(what), parsed, surroundings.language, else: words.keeping.nothingChanged)
    else {
      return 0
    }
    return try tell(try books.forget(rooms))
  }

  /// Reports the deleted rooms, then the others.
  private func tell(_ forgetting: PastRooms.Forgetting) throws(Problem) -> Int32 {
    let words = surroundings.words
    if !forgetting.gone.isEmpty {
      Console.write(words.keeping.forgotten(["rooms": words.countedRooms(forgetting.gone.count)]) + "\n")
    }
    if let problem = forgetting.problem { throw problem }
    if forgetting.held.isEmpty { return 0 }
    throw Problem(.tryLater, words.keeping.held(["rooms": forgetting.held.joined(separator: ", ")]))
  }

  private func rooms(_ books: PastRooms) throws(Problem) -> [String] {
    guard let day else { return [try books.known(parsed.operands[0])] }
    let now = surroundings.clock.now()
    return try books.rooms().filter { room in
      // Homework that is still open counts as awaited, even before the first player begins.
      let isAwaited = !room.isOver && (room.plan.until.map { $0.milliseconds > now.milliseconds } ?? false)
      return surroundings.zone.local(room.last).0 < day && !isAwaited
    }.map(\.plan.room)
  }
}
