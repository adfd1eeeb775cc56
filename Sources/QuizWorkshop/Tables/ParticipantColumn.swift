/// The column of participants, for tables where the user names none.
enum ParticipantColumn {
  /// quizrun's own name for it, which comes before all others.
  static let ownName = "participant"

  /// Names that say it by themselves, folded.
  private static let sure: Set<String> = [
    "name", "full name", "student", "student name", "pupil", "vollständiger name", "schüler", "schülerin",
    "schüler/in", "schüler/-in", "schüler:in", "schüler*in", "schüler_in", "schülername", "name, vorname",
    "vorname, name", "nachname, vorname", "vorname nachname", "vor- und nachname", "vorname und nachname", "teilnehmer",
    "teilnehmerin", "teilnehmer/in", "teilnehmer/-in", "teilnehmer:in", "teilnehmer*in", "teilnehmer_in",
    "teilnehmende",
    "teilnehmende/r", "teilnehmername", "lernende", "lernende/r", "prüfling",
  ]

  private static let firstHalves: Set<String> = [
    "first name", "firstname", "given name", "vorname", "rufname", "vornamen",
  ]

  private static let lastHalves: Set<String> = ["last name", "lastname", "surname", "nachname", "familienname"]

  /// Beside one of these a name is half of one.
  private static let halves = firstHalves.union(lastHalves)

  /// Columns that exports have for people, the surest first.
  private static let people = [
    "name", "full name", "email address", "email", "e-mail", "e-mail-adresse", "username", "user name", "student",
    "pupil", "vollständiger name", "benutzername", "anmeldename", "schüler", "teilnehmer", "last name", "nachname",
    "id",
  ]

  /// The only possible column; nil if there is none, or more than one.
  static func found(among names: [String]) -> String? {
    if let own = names.first(where: { $0.foldedCell == ownName }) { return own }
    let candidates = names.filter { sure.contains($0.foldedCell) }
    guard candidates.count == 1, !names.contains(where: { halves.contains($0.foldedCell) }) else { return nil }
    return candidates[0]
  }

  /// One to name in an example, or the two halves of a name.
  static func likely(among names: [String]) -> String? {
    if let first = names.first(where: { firstHalves.contains($0.foldedCell) }),
      let last = names.first(where: { lastHalves.contains($0.foldedCell) || $0.foldedCell == "name" })
    {
      return "\(last),\(first)"
    }
    return people.lazy.compactMap { known in names.first { $0.foldedCell == known } }.first
  }
}
