package import QuizCore
package import QuizLibrary
package import QuizStore

extension PeopleBook {
  /// The people of a record; nil before anybody was added, and without a folder. Throws where nobody may look.
  package static func here(in surroundings: Surroundings) throws(RecordFailure) -> PeopleBook? {
    guard let folder = folder(of: surroundings) else { return nil }
    guard exists(in: folder) else {
      if let barrier = Files.barrier(before: "\(folder)/\(file)") { throw .unreadable(folder, barrier) }
      return nil
    }
    return try PeopleBook(folder: folder, now: surroundings.clock.now)
  }

  /// The people of a record, for changes; made if missing.
  package static func made(in surroundings: Surroundings) throws(Problem) -> PeopleBook {
    guard let folder = folder(of: surroundings) else {
      throw Problem(.inputOutput, "there is no folder to save in: set QUIZRUN_DATA or HOME")
    }
    return try recorded(PeopleBook(folder: folder, now: surroundings.clock.now))
  }

  private static func folder(of surroundings: Surroundings) -> String? {
    surroundings.record.place.map(RestoredBackup.guestsFolder)
  }
}
