internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore
internal import TextLayout
internal import Words

/// Reports the merge of a record, or of a player, into the record.
struct MergeTelling {
  let words: ListingWords

  /// `guests` is the report on the record of guests.
  func tell(_ report: MergeReport, _ guests: MergeReport? = nil) {
    say(words.keeping.merged(["what": words.content(report.added, guests?.added)]))
    for report in [report] + [guests].compactMap({ $0 }) { tellMeetings(report) }
  }

  /// Reports the sittings that both records had.
  private func tellMeetings(_ report: MergeReport) {
    let keeping = words.keeping
    if report.goneOn > 0 { say(keeping.wentOn(report.goneOn)) }
    if report.forked > 0 { say(keeping.forked(report.forked)) }
    if report.open > 0 { Console.warn(keeping.open(report.open).cleaned) }
    for players in report.namesakes {
      let ids = players.map(\.id).joined(separator: ", ")
      let name = players.first?.name ?? ""
      Console.warn(keeping.namesakes(["n": String(players.count), "player": name, "ids": ids]).cleaned)
    }
  }

  private func say(_ sentence: String) { Console.write(sentence.cleaned + "\n") }
}

extension ListingWords {
  /// The same with what guests have, where they have anything.
  func content(_ own: RecordContent, _ guests: RecordContent?) -> String {
    guard let guests, guests != RecordContent() else { return content(own) }
    return keeping.ofGuests(["what": content(own), "guests": content(guests)])
  }

  /// How much is in a record: `5 sittings, 2 players`, and rooms where there are some.
  func content(_ content: RecordContent) -> String {
    "\(sittings(content)), \(countedPlayers(content.players))"
      + (content.rooms > 0 ? ", \(countedRooms(content.rooms))" : "")
  }

  /// `16 sittings (14 finished, 1 begun, 1 discarded)`: history lists the finished ones, `verify` looks at all.
  private func sittings(_ content: RecordContent) -> String {
    let all = countedSittings(content.sittings + content.discarded)
    let finished = content.sittings - content.begun
    // A sitting that was begun here and is finished there makes one less of the begun.
    guard content.begun >= 0, content.discarded > 0 || content.begun > 0 && finished > 0 else { return all }
    let kinds = [
      (keeping.finishedCount, finished), (keeping.begunOnes, content.begun), (keeping.discardedOnes, content.discarded),
    ]
    return all + " (" + kinds.filter { $0.1 > 0 }.map { $0.0(["n": String($0.1)]) }.joined(separator: ", ") + ")"
  }
}

/// The question whether two players of one name are one person; `--same` and `--apart` answer it.
struct SamePerson {
  private let words: ListingWords
  private let language: InterfaceLanguage
  private let parsed: ParsedCommand

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) {
    (words, language, self.parsed) = (surroundings.words, surroundings.language, parsed)
  }

  /// Whether an option says it, or there is a terminal to ask on.
  var canDecide: Bool { parsed.has("same") || parsed.has("apart") || Console.isTerminal(0) && Console.isTerminal(2) }

  /// Asks of each of these players, unless an option says so of all.
  func decided(_ namesakes: [Namesake]) throws(Problem) -> [(Namesake, isSame: Bool)] {
    var decided: [(Namesake, isSame: Bool)] = []
    for namesake in namesakes { decided.append((namesake, try isSame(namesake))) }
    return decided
  }

  /// Throws a usage error without a terminal to ask on.
  func isSame(_ namesake: Namesake) throws(Problem) -> Bool {
    if parsed.has("same") { return true }
    if parsed.has("apart") { return false }
    guard canDecide else {
      throw Problem(
        .usage,
        "both records have a player '\(namesake.ours.name)': add --same for one person, or --apart for two")
    }
    let name: KeyValuePairs = ["player": namesake.ours.name]
    return try Confirmation.given(
      words.keeping.samePerson(name).cleaned, parsed, language, else: words.keeping.staysApart(name).cleaned)
  }
}
