internal import Glibc
internal import QuizCore
package import QuizLibrary
internal import QuizPlay
package import QuizStore
internal import TextLayout

/// The people of `serve` and `host`: added from a list, given codes, merged, removed.
package struct PeopleDesk {
  private let surroundings: Surroundings
  private let guests: Surroundings

  package init(_ surroundings: Surroundings) throws(Problem) {
    guard let guests = PastRooms(surroundings).guests else {
      throw Problem(.inputOutput, "there is no folder to save in: set QUIZRUN_DATA or HOME")
    }
    (self.surroundings, self.guests) = (surroundings, guests)
  }

  /// A row of a list of people.
  package struct Row: Equatable, Sendable {
    package var name: String
    package var group: String?
    package var reference: String?
    /// The file and the line, for messages: `class.csv:5`.
    package var place: String

    package init(name: String, group: String?, reference: String?, place: String) {
      (self.name, self.group, self.reference, self.place) = (name, group, reference, place)
    }
  }

  /// A person with a code that is shown once.
  package struct Admitted: Equatable, Sendable {
    package var person: Person
    package var code: String
  }

  // MARK: Reading

  /// The people by class and name; throws for a class without anybody.
  package func people(in group: String? = nil) throws(Problem) -> [Person] {
    let people = try recorded(PeopleBook.here(in: surroundings)?.people(in: group) ?? [])
    if let group, people.isEmpty {
      throw Problem(.noInput, "there is no class '\(group)': `quizrun people list` lists all".cleaned)
    }
    return people
  }

  /// How many sittings each player has in the record, alone and in rooms, by their ids there.
  package func sittings(of players: [String]) throws(Problem) -> [String: Int] {
    guard let record = try PastRooms(surroundings).record() else { return [:] }
    return try recorded { () throws(RecordFailure) in
      let seats = Dictionary(grouping: try record.seats(), by: \.visitor)
      var counts: [String: Int] = [:]
      for player in players {
        let ids = [player] + Set(seats[player]?.map(\.id) ?? []).subtracting([player]).sorted()
        for id in ids { counts[player, default: 0] += try record.sittings(of: id).count }
      }
      return counts
    }
  }

  /// The one person with a name or an id.
  package func known(_ text: String) throws(Problem) -> Person {
    let found = try recorded(PeopleBook.here(in: surroundings)?.people(called: text) ?? [])
    if found.count > 1 {
      let ids = found.map(\.id).joined(separator: ", ")
      throw Problem(.usage, "\(found.count) people are called '\(text)': name one by its id (\(ids))".cleaned)
    }
    guard let person = found.first else {
      throw Problem(.noInput, "there is no person '\(text)': `quizrun people list` lists all".cleaned)
    }
    return person
  }

  // MARK: Adding

  /// Adds the rows of a list, and renames people whose ids are known; returns the new ones with their codes.
  ///
  /// Without ids, a name that a class has already is the same person.
  package func add(
    _ rows: [Row], to group: String?, teacher: String?, asksPIN: Bool
  ) throws(Problem) -> [Admitted] {
    for row in rows where PlayerName.accepted(row.name) == nil {
      throw Problem(.badData, "\(row.place): '\(row.name)' is no name: write \(PlayerName.expected)".cleaned)
    }
    let ids = rows.compactMap(\.reference)
    if let twice = Dictionary(grouping: ids, by: \.self).first(where: { $0.value.count > 1 })?.key {
      throw Problem(.badData, "the id '\(twice)' stands twice in the list: give each person another id".cleaned)
    }
    let book = try PeopleBook.made(in: surroundings)
    let record = try record()
    return try recorded { () throws(RecordFailure) in
      if let teacher, try book.key(named: teacher) == nil {
        throw RecordFailure(.missing, "there is no teacher '\(teacher)': `quizrun key add` makes a key for one".cleaned)
      }
      var added: [Admitted] = []
      var matched: Set<String> = []
      for row in rows {
        let name = PlayerName.accepted(row.name) ?? row.name
        let place = row.group ?? group
        if let known = try Self.known(row, name, place, in: book, besides: matched) {
          matched.insert(known.player)
          if known.name != name { try record.renameGuest(known.player, to: name) }
          try book.change(known.player, name: name, group: place ?? known.group)
          continue
        }
        let person = Person(
          player: try record.addGuest(named: name), reference: row.reference, name: name, group: place ?? "",
          added: surroundings.clock.now())
        try book.add(person)
        matched.insert(person.player)
        added.append(Admitted(person: person, code: try book.giveCode(to: person.player, asksPIN: asksPIN)))
      }
      if let teacher {
        for group in Set(rows.map { $0.group ?? group ?? "" }) where !group.isEmpty {
          try book.give(group, to: teacher)
        }
      }
      return added
    }
  }

  private static func known(
    _ row: Row, _ name: String, _ group: String?, in book: PeopleBook, besides matched: Set<String>
  ) throws(RecordFailure) -> Person? {
    if let reference = row.reference { return try book.people(called: reference).first { $0.reference == reference } }
    return try book.people(in: group ?? "").first { $0.name == name && !matched.contains($0.player) }
  }

  /// Gives new codes to people.
  package func giveCodes(to people: [Person], asksPIN: Bool) throws(Problem) -> [Admitted] {
    let book = try PeopleBook.made(in: surroundings)
    return try recorded { () throws(RecordFailure) in
      var admitted: [Admitted] = []
      for person in people {
        admitted.append(Admitted(person: person, code: try book.giveCode(to: person.player, asksPIN: asksPIN)))
      }
      return admitted
    }
  }

  // MARK: Merging and removing

  /// The person or guest whose sittings are merged into a person: a person's name or id, or a guest's.
  package func source(_ text: String) throws(Problem) -> (player: String, name: String, isPerson: Bool) {
    let people = try recorded(PeopleBook.here(in: surroundings)?.people(called: text) ?? [])
    if !people.isEmpty {
      let person = try known(text)
      return (person.player, person.name, true)
    }
    let record = try PastRooms(surroundings).record()
    let found = try recorded(record?.people(called: text) ?? [])
    guard found.count < 2 else {
      let ids = found.map(\.id).joined(separator: ", ")
      throw Problem(.usage, "\(found.count) guests are called '\(text)': name one by its id (\(ids))".cleaned)
    }
    guard let guest = found.first else {
      throw Problem(.noInput, "there is no person or guest '\(text)': `quizrun people list` lists the people".cleaned)
    }
    return (guest.id, guest.name, false)
  }

  /// Gives all that one has played to a person, for good.
  package func merge(_ source: (player: String, name: String, isPerson: Bool), into person: Person) throws(Problem) {
    if source.player == person.player { throw Problem(.usage, "'\(person.name)' is one person already".cleaned) }
    let record = try record()
    let book = try PeopleBook.made(in: surroundings)
    try recorded { () throws(RecordFailure) in
      try whenLetGo { () throws(RecordFailure) in try record.mergePlayer(source.player, into: person.player) }
      if source.isPerson { try book.remove(source.player) }
    }
  }

  /// Removes a person from every table; answers in rooms stay without the name.
  package func remove(_ person: Person) throws(Problem) {
    let record = try record()
    let book = try PeopleBook.made(in: surroundings)
    try recorded { () throws(RecordFailure) in
      try whenLetGo { () throws(RecordFailure) in try record.takeOut(person.player) }
      try book.remove(person.player)
      try whenLetGo { () throws(RecordFailure) in try record.wipe() }
    }
  }

  /// Tries again while a running service holds a sitting that was just played: it lets go 5 seconds after the last command.
  private func whenLetGo(_ change: () throws(RecordFailure) -> Void) throws(RecordFailure) {
    for _ in 0..<24 {
      do throws(RecordFailure) { return try change() } catch { if error.kind != .busy { throw error } }
      usleep(250_000)
    }
    try change()
  }

  /// Damaged files that were set aside and may still hold a name.
  package var damagedCopies: [String] { guests.record.damagedCopies }

  /// The record with guests and people.
  private func record() throws(Problem) -> SQLiteRecord {
    guard let record = try guests.record.toChange().onDisk else {
      throw Problem(.inputOutput, "there is no record on disk: nothing was changed")
    }
    return record
  }

  /// The surroundings with that record, for exports.
  package var ofGuests: Surroundings { guests }
}
