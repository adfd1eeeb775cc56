internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore
internal import QuizWorkshop
internal import TextLayout
internal import Words

/// Players from another record, and merges of two players.
extension PlayerCommand {
  /// Merges two players for good, after a question.
  func merge(_ from: KnownPlayer, _ into: KnownPlayer) throws(Problem) -> Int32 {
    let what = try desk.merging(from, into)
    let words = surroundings.words.keeping
    let namesake = Namesake(theirs: from, ours: into)
    if parsed.has("apart") {
      try desk.decide(namesake, isSame: false)
      say(words.staysApart(["player": into.name]))
      return 0
    }
    let isSame: Bool
    if parsed.has("same") {
      isSame = true
    } else if namesake.isCalledAlike && !parsed.has("yes") {
      isSame = try SamePerson(surroundings, parsed).isSame(namesake)
    } else {
      isSame = try Confirmation.given(
        words.mergePlayers(what).cleaned, parsed, surroundings.language, else: words.nothingChanged)
    }
    guard isSame else { return 0 }
    try desk.merge(from, into)
    try desk.decide(namesake, isSame: true)
    say(words.mergedPlayers(what))
    return 0
  }

  /// Adds what `player export` wrote: through a record of its own, so that it is looked through before anything is added.
  func take(_ file: String) throws(Problem) {
    guard let folder = surroundings.record.place else {
      throw Problem(.inputOutput, "there is no folder to save in: set QUIZRUN_DATA or HOME")
    }
    let read = try PlayerImport(file)
    surroundings.record.letGo()
    let scratch = try recorded(ScratchRecord(beside: folder))
    defer { scratch.remove() }
    try read.fill(scratch.folder, now: surroundings.clock.now)
    do {
      let restored = try RestoredRecord(of: scratch.path, in: folder, toMerge: true, now: surroundings.clock.now)
      defer { restored.discard() }
      // Where nobody can be asked, two of one name stay two, which is told: `player merge` makes them one.
      let people = SamePerson(surroundings, parsed)
      let decided = people.canDecide ? try people.decided(try restored.namesakes()) : []
      try MergeTelling(words: surroundings.words).tell(restored.merge(decided))
    } catch let error as RecordFailure {
      throw error.kind == .damaged ? Problem(.badData, "'\(file)' is damaged: \(error.message)") : Problem(error)
    } catch let error as Problem {
      throw error
    } catch {
      throw Problem(.inputOutput, "\(error)")
    }
  }
}
