package import QuizCore

/// A person who comes back by a code, on any device.
package struct Person: Equatable, Sendable {
  /// The id in the record of guests.
  package var player: String
  /// The id that a school gave; nil where it gave none.
  package var reference: String?
  package var name: String
  /// The class; empty without one.
  package var group: String
  /// True where a PIN is chosen at the first visit.
  package var asksPIN = false
  package var hasPIN = false
  package var added: WallTime
  /// The last time that the code was given; nil before the first.
  package var seen: WallTime?

  /// The id that people see.
  package var id: String { reference ?? player }

  package init(player: String, reference: String?, name: String, group: String, added: WallTime) {
    (self.player, self.reference, self.name, self.group, self.added) = (player, reference, name, group, added)
  }
}

extension PeopleBook {
  private static let columns = "player, reference, name, class, asks_pin, pin IS NOT NULL, added, seen"

  private func people<each Value: Bindable>(
    _ condition: String, _ values: repeat each Value
  ) throws(RecordFailure) -> [Person] {
    try reading { () throws(SQLiteError) in
      try database.rows(
        "SELECT \(Self.columns) FROM people \(condition) ORDER BY class, name, number", repeat each values
      ) { row in
        var person = Person(
          player: row.text(0), reference: row.optionalText(1), name: row.text(2), group: row.text(3),
          added: WallTime(milliseconds: row.int(6)))
        (person.asksPIN, person.hasPIN) = (row.int(4) != 0, row.int(5) != 0)
        person.seen = row.optionalInt(7).map(WallTime.init(milliseconds:))
        return person
      }
    }
  }

  /// The people of a class, or all, by class and name.
  package func people(in group: String? = nil) throws(RecordFailure) -> [Person] {
    guard let group else { return try people("") }
    return try people("WHERE class = ?", group)
  }

  /// The person whom the record of guests knows by an id; nil for a guest who is none.
  package func person(_ player: String) throws(RecordFailure) -> Person? {
    try people("WHERE player = ?", player).first
  }

  /// The people with an id, or else with a name.
  package func people(called text: String) throws(RecordFailure) -> [Person] {
    let known = try people("WHERE reference = ?1 OR player = ?1", text)
    return known.isEmpty ? try people("WHERE name = ?", text) : known
  }

  // MARK: Changes

  package func add(_ person: Person) throws(RecordFailure) {
    try writing { () throws(SQLiteError) in
      try database.run(
        "INSERT INTO people (player, reference, name, class, asks_pin, added) VALUES (?, ?, ?, ?, 0, ?)",
        person.player, person.reference, person.name, person.group, person.added.milliseconds)
    }
  }

  /// Adds the people of another book who are not here, without their codes, as the other book hashed those with its salt.
  /// Returns the players of people whom both know by the same id of the school.
  func add(peopleOf file: String) throws(RecordFailure) -> [(theirs: String, ours: String)] {
    try reading { () throws(SQLiteError) in
      try database.run("ATTACH DATABASE ? AS theirs", file)
      defer { try? database.run("DETACH DATABASE theirs") }
      try database.run(
        """
        INSERT INTO people (player, reference, name, class, asks_pin, added, seen)
        SELECT player, reference, name, class, asks_pin, added, seen FROM theirs.people AS other
        WHERE NOT EXISTS (
          SELECT 1 FROM main.people AS own WHERE own.player = other.player OR own.reference = other.reference)
        """)
      try database.run("INSERT OR IGNORE INTO classes (name, teacher) SELECT name, teacher FROM theirs.classes")
      let pairs = try database.texts(
        """
        SELECT other.player || ' ' || own.player FROM theirs.people AS other
        JOIN main.people AS own ON own.reference = other.reference AND own.player <> other.player
        """)
      return pairs.map { pair in
        let players = pair.split(separator: " ").map(String.init)
        return (players[0], players[1])
      }
    }
  }

  package func change(_ player: String, name: String, group: String) throws(RecordFailure) {
    try writing { () throws(SQLiteError) in
      try database.run("UPDATE people SET name = ?, class = ? WHERE player = ?", name, group, player)
    }
  }

  /// Gives a person a new code and returns it; the one before ends, and its PIN with it.
  package func giveCode(to player: String, asksPIN: Bool) throws(RecordFailure) -> String {
    let salt = try salt()
    let code = PersonCode.make()
    let hash = SlowHash.hex(of: code, salt: salt)
    try writing { () throws(SQLiteError) in
      try database.run(
        "UPDATE people SET code = ?, asks_pin = ?, pin = NULL WHERE player = ?", hash, asksPIN ? 1 : 0, player)
    }
    return code
  }

  package func remove(_ player: String) throws(RecordFailure) {
    try writing { () throws(SQLiteError) in try database.run("DELETE FROM people WHERE player = ?", player) }
    try wipe()
  }

  // MARK: Coming in

  /// The result of a code and a PIN.
  package enum Entry: Equatable, Sendable {
    case person(Person)
    /// The person has to choose a PIN first.
    case needsPIN
    case wrong
  }

  /// Lets a person in who has the code, and the PIN where there is one; the first PIN is kept.
  package func enter(_ code: String, pin: String?) throws(RecordFailure) -> Entry {
    guard let code = PersonCode.read(code) else { return .wrong }
    let hash = SlowHash.hex(of: code, salt: try salt())
    guard var person = try people("WHERE code = ?", hash).first else { return .wrong }
    if person.asksPIN {
      let hashOfPIN = pin.map { SlowHash.hex(of: "\(code) \($0)", salt: person.player) }
      if person.hasPIN {
        let kept = try reading(database.texts("SELECT pin FROM people WHERE player = ?", person.player).first)
        guard let hashOfPIN, hashOfPIN == kept else { return .wrong }
      } else {
        guard let pin, PersonCode.isPIN(pin), let hashOfPIN else { return .needsPIN }
        try writing { () throws(SQLiteError) in
          try database.run("UPDATE people SET pin = ? WHERE player = ?", hashOfPIN, person.player)
        }
      }
    }
    person.seen = now()
    try noteSeen(person.player)
    return .person(person)
  }

  /// Notes that a person is here.
  package func noteSeen(_ player: String) throws(RecordFailure) {
    let time = now().milliseconds
    try writing { () throws(SQLiteError) in
      try database.run("UPDATE people SET seen = ? WHERE player = ?", time, player)
    }
  }

  private func salt() throws(RecordFailure) -> String {
    try reading { () throws(SQLiteError) in
      guard let salt = try database.texts("SELECT salt FROM salts WHERE name = 'code'").first else {
        throw database.damage("the salt of codes is missing")
      }
      return salt
    }
  }
}
