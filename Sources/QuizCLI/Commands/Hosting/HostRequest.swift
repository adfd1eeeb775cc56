internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizSittings
internal import QuizWire

/// The request of `quizrun host`, in the form for the engine.
struct HostRequest {
  /// The body of `room-open`.
  let body: JSONValue

  init(_ parsed: ParsedCommand, _ surroundings: Surroundings) throws(Problem) {
    if let room = parsed.value("room") {
      let own = ["pace", "until", "names", "roster", "sound", "teams", "people", "class"]
      let others = (PlayOption.all(.host).map(\.word) + own).filter(parsed.has)
      if let other = others.first {
        throw Problem(.usage, "--room goes on as the room was begun: leave --\(other) out")
      }
      guard parsed.operands.isEmpty else {
        throw Problem(.usage, "--room goes on as the room was begun: leave '\(parsed.operands[0])' out")
      }
      body = ["room": .text(try PastRooms(surroundings).known(room))]
    } else {
      var wishes = try Self.wishes(parsed)
      if let until = parsed.value("until") { wishes.append("until", try Self.closing(until, surroundings)) }
      if let roster = parsed.value("roster") {
        if let names = parsed.value("names"), names != "roster" {
          throw Problem(.usage, "--names \(names) and --roster do not go together: leave one of them out")
        }
        wishes["names"] = "roster"
        wishes["roster"] = Self.texts(try Self.names(inFile: roster))
      } else if wishes["names"] == "roster" {
        throw Problem(.usage, "--names roster needs --roster as well: a file with a name in each line")
      }
      try Self.addPeople(parsed, surroundings, to: &wishes)
      body = .object(wishes)
    }
  }

  /// A mistyped id is told before anything is started; a path is read by the engine.
  static func checkQuizzes(_ words: [String], _ library: Library) throws(Problem) {
    let named = words.filter { !$0.contains("/") && !Files.exists($0) && Quiz.day(ofDaily: $0) == nil }
    let ids = named.isEmpty ? [] : library.catalogue().entries.map(\.id)
    for word in named where !ids.contains(word) {
      throw .unknownQuiz(word, near: nearest(to: word, in: ids))
    }
  }

  private static func addPeople(
    _ parsed: ParsedCommand, _ surroundings: Surroundings, to wishes: inout JSONObject
  ) throws(Problem) {
    guard parsed.has("people") else {
      if parsed.has("class") { throw Problem(.usage, "--class needs --people as well: only people are in classes") }
      return
    }
    if let other = ["names", "roster"].first(where: parsed.has) {
      throw Problem(.usage, "with --people the names come from the list: leave --\(other) out")
    }
    wishes.append("people", true)
    guard let group = parsed.value("class") else { return }
    _ = try PeopleDesk(surroundings).people(in: group)
    wishes.append("class", .text(group))
  }

  /// The lines of a file, without empty ones.
  private static func names(inFile path: String) throws(Problem) -> [String] {
    let bytes: [UInt8]
    do throws(FileFailure) { bytes = try Files.read(path, upTo: 1 << 20) } catch {
      throw Problem(.noInput, error.message)
    }
    return TextDecoding.text(bytes).split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  private static func wishes(_ parsed: ParsedCommand) throws(Problem) -> JSONObject {
    guard !parsed.operands.isEmpty else { throw .usage(.tooFew("host", "QUIZ")) }
    var body: JSONObject = ["quizzes": texts(parsed.operands)]
    for option in PlayOption.all(.host) {
      if let value = try parsed.value(of: option) { body.append(option, value) }
    }
    let words = [
      ("pace", ["together", "own"]), ("names", ["free", "roster", "generated"]),
      ("sound", ["screen", "phones", "both"]),
    ]
    for (name, values) in words {
      guard let value = parsed.value(name) else { continue }
      guard values.contains(value) else {
        throw .usage(.badValue(option: "--\(name)", value: value, expected: "one of \(values.joined(separator: ", "))"))
      }
      body.append(name, .text(value))
    }
    if let value = parsed.value("teams") {
      let teams = value.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      guard (2...20).contains(teams.count) else {
        throw .usage(.badValue(option: "--teams", value: value, expected: "2 to 20 names with commas between them"))
      }
      body.append("teams", texts(teams))
    }
    return body
  }

  /// The engine reads it once more: here it is a word of the command line, and wrong ones are wrong usage.
  private static func closing(_ text: String, _ surroundings: Surroundings) throws(Problem) -> JSONValue {
    let now = surroundings.clock.now()
    guard let time = ClosingTime.read(text, now: now, zone: surroundings.zone) else {
      throw .usage(.badValue(option: "--until", value: text, expected: ClosingTime.forms))
    }
    guard time.milliseconds > now.milliseconds else {
      throw .usage(.badValue(option: "--until", value: text, expected: "a time that is still to come"))
    }
    return .text(text)
  }

  private static func texts(_ words: [String]) -> JSONValue { .list(words.map { .text($0) }) }
}
