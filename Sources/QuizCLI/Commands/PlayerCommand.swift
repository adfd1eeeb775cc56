internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore
internal import QuizWire
internal import QuizWorkshop
internal import TextLayout
internal import Words

/// `quizrun player …`: the players, each with their own progress.
struct PlayerCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand
  private let form: ListingForm

  enum Action: String, CommandAction {
    case list, add, use, rename, hide, show, merge, remove, export
    case importing = "import"

    static let standard = list

    var operands: [String] {
      switch self {
      case .list: return []
      case .rename: return ["NAME", "NEW"]
      case .merge: return ["FROM", "INTO"]
      case .importing: return ["FILE"]
      case .add, .use, .hide, .show, .remove, .export: return ["NAME"]
      }
    }

    var options: [String] {
      switch self {
      case .list: ["csv", "json"]
      case .merge, .importing: ["apart", "same"]
      case .export: ["out"]
      case .add, .use, .rename, .hide, .show, .remove: []
      }
    }
  }

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    self.parsed = parsed
    form = try parsed.form()
  }

  func run() throws(Problem) -> Int32 {
    let action: Action = try parsed.chosenAction()
    if parsed.has("same") && parsed.has("apart") { throw .usage(.together("--same", "--apart")) }
    let names = Array(parsed.operands.dropFirst())
    switch action {
    case .list: try list()
    case .add: try add(try desk.free(names[0]))
    case .use: try use(try desk.known(names[0]))
    case .rename:
      let player = try desk.known(names[0])
      try rename(player, to: try desk.free(names[1], for: player))
    case .hide: try hide(try desk.known(names[0]), true)
    case .show: try hide(try desk.known(names[0]), false)
    case .merge: return try merge(try desk.known(names[0]), try desk.known(names[1]))
    case .importing: try take(names[0])
    case .remove: return try remove(try FoundPerson(names[0], surroundings))
    case .export: try export(try FoundPerson(names[0], surroundings), to: parsed.value("out"))
    }
    return 0
  }

  /// Exports to a file, whole or not at all; without one to standard output.
  private func export(_ person: FoundPerson, to path: String?) throws(Problem) {
    let own = person.player.map { PlayerExport(player: $0, surroundings: surroundings) }
    let guest = person.guest.flatMap { guest in
      person.guests.map { PlayerExport(player: guest, surroundings: $0) }
    }
    guard let export = own?.with(guest) ?? guest else { return }
    guard let path else {
      var output = BufferedOutput()
      try export.write { output.write($0) }
      return output.flush()
    }
    var text: [UInt8] = []
    try export.write { text += Array($0.utf8) }
    try Files.save(text, to: path, mode: 0o600)
    Console.reportWritten([path], surroundings.language)
  }

  // MARK: Actions

  var desk: PlayerDesk { PlayerDesk(surroundings) }

  private func add(_ name: String) throws(Problem) {
    try desk.add(name)
    say(surroundings.words.added(["player": name]))
  }

  private func use(_ player: KnownPlayer) throws(Problem) {
    try desk.use(player)
    say(surroundings.words.playsNow(["player": player.name]))
  }

  private func rename(_ player: KnownPlayer, to name: String) throws(Problem) {
    try desk.rename(player, to: name)
    say(surroundings.words.renamed(["player": player.name, "name": name]))
  }

  private func hide(_ player: KnownPlayer, _ isHidden: Bool) throws(Problem) {
    let record = try surroundings.record.toChange()
    try recorded(record.setHidden(player.id, isHidden))
    say((isHidden ? surroundings.words.hidden : surroundings.words.shown)(["player": player.name]))
  }

  private func remove(_ person: FoundPerson) throws(Problem) -> Int32 {
    let words = surroundings.words
    let sittings = try person.sittings()
    let others = sittings.count { !$0.isOwn }
    let what: KeyValuePairs = [
      "player": person.name, "sittings": words.countedSittings(sittings.count), "n": String(others),
    ]
    let question = others > 0 ? words.keeping.removeShared(what) : words.keeping.remove(what)
    guard try Confirmation.given(question.cleaned, parsed, surroundings.language, else: words.keeping.nothingChanged)
    else { return 0 }
    try person.remove()
    say(words.keeping.removed(what))
    for copy in person.damagedCopies { Console.warn(words.keeping.copyHasName(["file": copy])) }
    return 0
  }

  func say(_ sentence: String) { Console.write(sentence.cleaned + "\n") }

  // MARK: The list

  private func list() throws(Problem) {
    let players = try desk.rows()
    switch form {
    case .json: Console.write(players.listLine + "\n")
    case .csv: Console.write(players.csv(PlayerListing.columns))
    case .table:
      if players.isEmpty { return Console.say(surroundings.words.noPlayer) }
      let rows = players.map { player in
        [
          player.isCurrent ? "*" : "", player.name, String(player.finished), String(player.unfinished),
          player.last.map { String($0.prefix(10)) } ?? "",
        ]
      }
      let words = surroundings.words
      let header = ["", words.playerColumn, words.finishedColumn, words.unfinishedColumn, words.last]
      Console.write(Table(header: header, rows: rows, numbers: [2, 3], flexible: [1], dispensable: [3, 2]))
    }
  }
}
