internal import QuizCore
package import QuizLibrary
internal import QuizPlay
package import QuizStore
internal import TextLayout

/// The teachers' keys, each of which opens own rooms and classes.
package struct KeyDesk {
  private let surroundings: Surroundings

  package init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  package func keys() throws(Problem) -> [TeacherKey] {
    try recorded(PeopleBook.here(in: surroundings)?.keys() ?? [])
  }

  /// Makes a key and returns it; only its hash is kept.
  package func add(_ text: String, isAdmin: Bool) throws(Problem) -> String {
    guard let name = PlayerName.accepted(text) else {
      throw Problem(.usage, "'\(text)' is no name for a key: write \(PlayerName.expected)".cleaned)
    }
    let book = try PeopleBook.made(in: surroundings)
    if try recorded({ () throws(RecordFailure) in try book.key(named: name) }) != nil {
      throw Problem(.usage, "there already is a key '\(name)': choose another name, or revoke it first".cleaned)
    }
    guard let record = try PastRooms(surroundings).guests?.record.toChange().onDisk else {
      throw Problem(.inputOutput, "there is no record on disk: nothing was changed")
    }
    let secret = Secret.make()
    try recorded { () throws(RecordFailure) in
      let key = TeacherKey(
        name: name, isAdmin: isAdmin, player: try record.addGuest(named: name), created: surroundings.clock.now())
      try book.add(key, secret: secret)
    }
    return secret
  }

  /// Ends a key with all browsers that gave it.
  package func revoke(_ name: String) throws(Problem) {
    let book = try recorded(PeopleBook.here(in: surroundings))
    guard let book, try recorded({ () throws(RecordFailure) in try book.key(named: name) }) != nil else {
      throw Problem(.noInput, "there is no key '\(name)': `quizrun key list` lists them".cleaned)
    }
    try recorded(book.revoke(name))
  }

  /// Makes every browser give its key again, the owner's as well.
  package func forgetBrowsers() throws(Problem) {
    guard let record = try surroundings.record.toChange().onDisk else { return }
    try recorded { () throws(RecordFailure) in
      try record.forgetOwnersBrowsers()
      try PeopleBook.here(in: surroundings)?.forgetBrowsers()
    }
  }
}
