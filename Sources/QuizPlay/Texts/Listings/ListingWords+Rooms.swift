/// What lists and boards of rooms say.
extension ListingWords {
  /// The words of one language.
  package struct Rooms: Sendable {
    // Headings of columns
    package var room = "ROOM"
    package var quizzes = "QUIZZES"
    package var players = "PLAYERS"
    package var name = "NAME"
    package var answered = "ANSWERED"

    package var open = "open"
    package var over = "over"
    package var noRoom = "no room was held here yet: `quizrun host QUIZ` opens one"
    package var nobody = "nobody came"
    package var written: Template = "written: {files}"
    package var corrected: Template = "{player}: {points}, {why}"
    package var absent: Template = "Never joined: {names}"

    init() {}

    static let german: Rooms = {
      var words = Rooms()
      (words.room, words.quizzes, words.players) = ("RAUM", "QUIZZE", "SPIELER")
      (words.name, words.answered) = ("NAME", "BEANTWORTET")
      (words.open, words.over) = ("offen", "beendet")
      words.noRoom = "hier gab es noch keinen Raum: `quizrun host QUIZ` öffnet einen"
      words.nobody = "niemand kam"
      words.written = "geschrieben: {files}"
      words.absent = "Nie beigetreten: {names}"
      return words
    }()
  }
}
