internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWorkshop
internal import TextLayout
internal import Words

/// `quizrun people …`: the people of `serve` and `host`, who come back by a code.
struct PeopleCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand
  private let desk: PeopleDesk
  private var words: ListingWords.People { surroundings.words.people }

  enum Action: String, CommandAction {
    case list, code, merge, remove, export, print
    case importing = "import"

    static let standard = list

    var operands: [String] {
      switch self {
      case .list, .print: []
      case .importing: ["FILE"]
      case .code: ["NAME|ID"]
      case .merge: ["FROM", "INTO"]
      case .remove, .export: ["ID"]
      }
    }

    var options: [String] {
      switch self {
      case .list: ["class", "json"]
      case .importing: ["class", "teacher", "pin", "json"]
      case .code: ["pin"]
      case .print: ["class", "pin", "address", "out"]
      case .merge, .remove: ["yes"]
      case .export: ["out"]
      }
    }
  }

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    (self.surroundings, self.parsed) = (surroundings, parsed)
    desk = try PeopleDesk(surroundings)
  }

  func run() throws(Problem) -> Int32 {
    let names = Array(parsed.operands.dropFirst())
    let action: Action = try parsed.chosenAction()
    switch action {
    case .list: try list()
    case .importing: try add(names[0])
    case .code: try giveCode(to: try desk.known(names[0]))
    case .print: try printCards()
    case .merge: return try merge(try desk.source(names[0]), try desk.known(names[1]))
    case .remove: return try remove(try desk.known(names[0]))
    case .export: try export(try desk.known(names[0]))
    }
    return 0
  }

  private func say(_ sentence: String) { Console.write(sentence.cleaned + "\n") }

  // MARK: The list

  private func list() throws(Problem) {
    let people = try desk.people(in: parsed.value("class"))
    let sittings = try desk.sittings(of: people.map(\.player))
    let time = { (time: WallTime) in TimeText.written(time, offsetMinutes: surroundings.zone.local(time).offsetMinutes)
    }
    if parsed.has("json") {
      let objects = people.map { person -> JSONValue in
        [
          "id": .text(person.id), "name": .text(person.name), "class": .text(person.group),
          "seen": person.seen.map { .text(time($0)) } ?? .null, "sittings": .int(sittings[person.player] ?? 0),
        ]
      }
      Console.write(JSONWriter.text(.list(objects)) + "\n")
      return
    }
    if people.isEmpty { return Console.say(words.nobody) }
    let rows = people.map { person in
      [
        person.name, person.group, person.seen.map { String(time($0).prefix(10)) } ?? "",
        String(sittings[person.player] ?? 0), person.id,
      ]
    }
    let header = [words.nameColumn, words.group, words.seen, words.sittingsColumn, "ID"]
    Console.write(Table(header: header, rows: rows, numbers: [3], flexible: [0], dispensable: [4]))
  }

  // MARK: Adding

  private func add(_ file: String) throws(Problem) {
    let rows = try PeopleList.read(file)
    let added = try desk.add(
      rows, to: try group(), teacher: parsed.value("teacher"), asksPIN: parsed.has("pin"))
    tell(added)
    if !parsed.has("json") {
      Console.say(words.added(["n": String(added.count), "of": String(rows.count)]))
    }
  }

  private func group() throws(Problem) -> String? {
    guard let text = parsed.value("class") else { return nil }
    guard let name = PlayerName.accepted(text) else {
      throw Problem(.usage, "'\(text)' is no name of a class: write \(PlayerName.expected)".cleaned)
    }
    return name
  }

  /// Prints new codes, each this once.
  private func tell(_ admitted: [PeopleDesk.Admitted]) {
    if parsed.has("json") {
      let objects = admitted.map { one -> JSONValue in
        [
          "id": .text(one.person.id), "name": .text(one.person.name), "class": .text(one.person.group),
          "code": .text(one.code),
        ]
      }
      Console.write(JSONWriter.text(.list(objects)) + "\n")
      return
    }
    if admitted.isEmpty { return }
    let rows = admitted.map { [$0.person.name, $0.person.group, $0.code] }
    let header = [words.nameColumn, words.group, words.code]
    Console.write(Table(header: header, rows: rows, numbers: [], flexible: [0], dispensable: []))
  }

  private func giveCode(to person: Person) throws(Problem) {
    for admitted in try desk.giveCodes(to: [person], asksPIN: parsed.has("pin")) {
      Console.write(admitted.code + "\n")
      Console.say(words.codeOf(["player": person.name]).cleaned)
    }
  }

  private func printCards() throws(Problem) {
    guard let out = parsed.value("out") else { throw .usage(.tooFew("people", "print --out FILE")) }
    let address = parsed.value("address") ?? ""
    guard address.isEmpty || ["http://", "https://"].contains(where: { address.lowercased().hasPrefix($0) }) else {
      throw Problem(.usage, "--address takes an address like https://quiz.example, not '\(address)'".cleaned)
    }
    let people = try desk.people(in: parsed.value("class"))
    if people.isEmpty { throw Problem(.noInput, words.nobody) }
    // Codes that cannot be written would be lost.
    try Files.save("", to: out, mode: 0o600)
    let cards = try desk.giveCodes(to: people, asksPIN: parsed.has("pin"))
    let page = PeopleCards(surroundings.language).page(
      cards.map { ($0.person.name, $0.person.group, $0.code) }, address: address)
    try Files.save(page, to: out, mode: 0o600)
    say(words.printed(["n": String(cards.count), "file": out]))
  }

  // MARK: Merging and removing

  private func merge(_ source: (player: String, name: String, isPerson: Bool), _ person: Person) throws(Problem)
    -> Int32
  {
    let keeping = surroundings.words.keeping
    let question = words.mayMerge(["player": source.name, "name": person.name])
    guard try Confirmation.given(question.cleaned, parsed, surroundings.language, else: keeping.nothingChanged) else {
      return 0
    }
    let count = try desk.sittings(of: [source.player])[source.player] ?? 0
    try desk.merge(source, into: person)
    say(
      keeping.mergedPlayers([
        "player": source.name, "name": person.name, "sittings": surroundings.words.countedSittings(count),
      ]))
    return 0
  }

  private func remove(_ person: Person) throws(Problem) -> Int32 {
    let keeping = surroundings.words.keeping
    let count = try desk.sittings(of: [person.player])[person.player] ?? 0
    let what: KeyValuePairs = [
      "player": person.name, "sittings": surroundings.words.countedSittings(count), "n": "0",
    ]
    guard
      try Confirmation.given(
        keeping.remove(what).cleaned, parsed, surroundings.language, else: keeping.nothingChanged)
    else { return 0 }
    try desk.remove(person)
    say(keeping.removed(what))
    for copy in desk.damagedCopies { Console.warn(keeping.copyHasName(["file": copy])) }
    return 0
  }

  private func export(_ person: Person) throws(Problem) {
    let player = KnownPlayer(id: person.player, name: person.name)
    var text = ""
    try PlayerExport(player: player, surroundings: desk.ofGuests).write { text += $0 }
    let time = { (time: WallTime) in TimeText.written(time, offsetMinutes: surroundings.zone.local(time).offsetMinutes)
    }
    let own: JSONValue = [
      "id": .text(person.id), "name": .text(person.name), "class": .text(person.group),
      "added": .text(time(person.added)), "seen": person.seen.map { .text(time($0)) } ?? .null,
      "pin": .bool(person.hasPIN),
    ]
    // The export of a player is one object, with its last brace at its end.
    let end = text.lastIndex(of: "}") ?? text.endIndex
    text.insert(contentsOf: ",\n\"person\":\(JSONWriter.text(own))", at: end)
    guard let out = parsed.value("out") else {
      Console.write(text)
      return
    }
    try Files.save(text, to: out, mode: 0o600)
    Console.reportWritten([out], surroundings.language)
  }
}
