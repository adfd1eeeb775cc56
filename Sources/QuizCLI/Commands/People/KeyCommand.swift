internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore
internal import TextLayout
internal import Words

/// `quizrun key …`: the keys by which teachers lead their own rooms and classes.
struct KeyCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand
  private var words: ListingWords.People { surroundings.words.people }

  enum Action: String, CommandAction {
    case add, list, revoke

    static let standard = list

    var operands: [String] { self == .list ? [] : ["NAME"] }

    var options: [String] {
      switch self {
      case .add: ["admin"]
      case .list: ["json"]
      case .revoke: []
      }
    }
  }

  func run() throws(Problem) -> Int32 {
    let action: Action = try parsed.chosenAction()
    let names = Array(parsed.operands.dropFirst())
    let desk = KeyDesk(surroundings)
    switch action {
    case .add:
      Console.write(try desk.add(names[0], isAdmin: parsed.has("admin")) + "\n")
      Console.say(words.keyMade(["player": names[0]]).cleaned)
    case .revoke:
      try desk.revoke(names[0])
      Console.write(words.keyRevoked(["player": names[0]]).cleaned + "\n")
    case .list: list(try desk.keys())
    }
    return 0
  }

  private func list(_ keys: [TeacherKey]) {
    let time = { (time: WallTime) in TimeText.written(time, offsetMinutes: surroundings.zone.local(time).offsetMinutes)
    }
    if parsed.has("json") {
      let objects = keys.map { key -> JSONValue in
        [
          "name": .text(key.name), "admin": .bool(key.isAdmin), "created": .text(time(key.created)),
          "seen": key.seen.map { .text(time($0)) } ?? .null,
        ]
      }
      Console.write(JSONWriter.text(.list(objects)) + "\n")
      return
    }
    if keys.isEmpty { return Console.say(words.noKey) }
    let rows = keys.map { key in
      [
        key.name, key.isAdmin ? words.admin : "", String(time(key.created).prefix(10)),
        key.seen.map { String(time($0).prefix(10)) } ?? "",
      ]
    }
    let header = [words.nameColumn, words.rights, words.created, words.seen]
    Console.write(Table(header: header, rows: rows, numbers: [], flexible: [0], dispensable: [2]))
  }
}
