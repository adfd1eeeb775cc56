internal import Cells
internal import CommandLine
internal import JSONText
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWire
internal import QuizWorkshop
internal import TextLayout
internal import Words

/// `quizrun rooms`: the past rooms, or the result of one.
struct RoomsCommand {
  private let surroundings: Surroundings
  private let form: ListingForm
  private let word: String?
  private let feedback: String?
  private let report: String?
  /// Nil where nothing is to be forgotten.
  private let forgetting: RoomForgetting?

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    word = parsed.operands.first
    (feedback, report) = (parsed.value("feedback"), parsed.value("report"))
    var files = FileUse(reading: [])
    try files.write(feedback, as: "--feedback")
    try files.write(report, as: "--report")
    form = try parsed.form()
    let file = ["feedback", "report"].first(where: parsed.has)
    if let file, let listing = ["json", "csv"].first(where: parsed.has) {
      throw .usage(.together("--\(listing)", "--\(file)"))
    }
    if file != nil && word == nil { throw .usage(.tooFew("rooms", "ROOM")) }
    forgetting = try RoomForgetting(surroundings, parsed)
  }

  func run() throws(Problem) -> Int32 {
    let books = PastRooms(surroundings)
    if let forgetting { return try forgetting.run(books) }
    guard let word else {
      list(try books.rooms())
      return 0
    }
    let room = try books.known(word)
    guard let ledger = try books.ledger(room) else { throw Problem(.noInput, "there is no room '\(word)'") }
    if feedback == nil && report == nil {
      show(ledger.report(surroundings))
    } else {
      try write(RoomAfterwards(ledger, books))
    }
    return 0
  }

  private func write(_ afterwards: RoomAfterwards) throws(Problem) {
    var paths: [String] = []
    if let feedback {
      let sheets = try afterwards.writeSheets(feedback, surroundings.language)
      sheets.remarks.forEach(Console.warn)
      paths += sheets.paths
    }
    if let report { paths += try afterwards.writeReport(report, surroundings.language) }
    // Of several rounds each has its own.
    if paths.count > 2 || paths.contains(where: { $0 != feedback && $0 != report }) {
      Console.say(words.rooms.written(["files": paths.joined(separator: ", ")]))
    }
  }

  private var words: ListingWords { surroundings.words }

  private static let columns = ["room", "title", "started", "pace", "players", "over"]

  /// Letters of an id that a table shows: enough to name the room by.
  private static let shortID = 8

  private func list(_ entries: [RoomEntry]) {
    let rooms = entries.map { ListedRoom(forPrograms: $0, surroundings) }
    switch form {
    case .json: Console.write(JSONWriter.text(.list(rooms.map(\.json))) + "\n")
    case .csv:
      Console.write(Table.csvLine(Self.columns))
      for room in rooms { Console.write(Table.csvLine(room.object.cells(Self.columns))) }
    case .table:
      if rooms.isEmpty { return Console.say(words.rooms.noRoom) }
      let rows = rooms.map { room in
        [
          String(room.id.suffix(Self.shortID)), (room.title ?? "").cleaned, String(room.started.prefix(10)),
          String(room.players), room.isOver == true ? words.rooms.over : words.rooms.openWord,
        ]
      }
      let table = Table(
        header: [words.rooms.room, words.rooms.quizzes, words.day, words.rooms.players, ""], rows: rows, numbers: [3],
        flexible: [1], dispensable: [4, 2])
      Console.write(table)
    }
  }

  private func show(_ room: RoomReport) {
    switch form {
    case .json: Console.write(room.line + "\n")
    case .csv: Console.write(room.csv)
    case .table:
      Console.write(room.title.cleanedLine + "\n")
      defer { tellAbsent(room) }
      if room.board.isEmpty { return Console.say(words.rooms.nobody) }
      let rows = room.board.map { row in
        let points = "\(words.number(row.points))/\(words.number(row.of))"
        return [String(row.place), row.name.cleaned, points, String(row.right), String(row.answered)]
      }
      let table = Table(
        header: [words.place, words.rooms.nameColumn, words.pointsColumn, words.right, words.rooms.answered],
        rows: rows,
        numbers: [0, 2, 3, 4], flexible: [1], dispensable: [4, 3])
      Console.write(table)
      if let waiting = surroundings.language.waiting(room.waiting.count) { Console.write(waiting + "\n") }
      for correction in room.corrections {
        let player = room.board.first { $0.player == correction.player }?.name ?? ""
        let points = (correction.points > 0 ? "+" : "") + words.number(correction.points)
        let said: KeyValuePairs = ["player": player.cleaned, "points": points, "why": correction.why.cleaned]
        Console.write(words.rooms.corrected(said) + "\n")
      }
    }
  }
}

extension RoomsCommand {
  /// Prints the names of the roster that never joined.
  private func tellAbsent(_ room: RoomReport) {
    if room.absent.isEmpty { return }
    Console.write(
      Console.folded(surroundings.words.rooms.neverJoined(["names": room.absent.joined(separator: ", ").cleaned])))
  }

  /// `quizrun verify ROOM`; nil when the word means no room.
  static func verified(_ word: String, _ surroundings: Surroundings, isJSON: Bool) throws(Problem) -> Int32? {
    let books = PastRooms(surroundings)
    guard let ledger = try books.ledger(word) else { return nil }
    let outcome = try RoomVerifier(ledger, books).run(jobs: Confinement.processors)
    let isEqual = outcome.differences.isEmpty
    if isJSON {
      let object: JSONObject = [
        "room": .text(outcome.room), "verified": .bool(isEqual), "sittings": .int(outcome.sittings),
        "players": .int(outcome.players), "differences": .list(outcome.differences.map { .text($0.cleaned) }),
      ]
      Console.write(JSONWriter.text(.object(object)) + "\n")
    } else {
      Console.write(VerifyWords.of(surroundings.language).sentence(outcome, isEqual: isEqual).cleanedLine + "\n")
      for difference in outcome.differences { Console.write("  \(difference.cleanedLine)\n") }
    }
    return isEqual ? 0 : VerifyCommand.notEqual
  }
}

extension VerifyWords {
  fileprivate func sentence(_ outcome: RoomVerifier.Outcome, isEqual: Bool) -> String {
    room([
      "room": outcome.room, "sittings": countedSittings(outcome.sittings), "players": countedPlayers(outcome.players),
      "result": isEqual ? roomEqual : roomDifferent,
    ])
  }
}
