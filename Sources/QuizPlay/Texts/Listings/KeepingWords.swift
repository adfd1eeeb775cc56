/// What is said of keeping the record: backups, and players who go.
extension ListingWords {
  /// The sentences of one language.
  package struct Keeping: Sendable {
    package var nothingChanged = "Nothing was changed."
    package var oneSitting = "1 sitting"
    package var manySittings: Template = "{n} sittings"
    package var finishedOnes: Template = "{n} finished"
    package var begunOnes: Template = "{n} begun"
    package var discardedOnes: Template = "{n} discarded"
    package var onePlayer = "1 player"
    package var manyPlayers: Template = "{n} players"
    package var oneRoom = "1 room"
    package var manyRooms: Template = "{n} rooms"
    package var remove: Template = "Remove {player} and {sittings} for good?"
    package var removeShared: Template =
      "Remove {player} and {sittings}, {n} of them begun by other players, for good?"
    package var removed: Template = "Removed: {player}, {sittings}."
    package var copyHasName: Template =
      "'{file}', kept when the record was damaged, may still hold the name: delete it if nobody needs it"
    package var backedUp: Template = "Backed up: {what}, to {file}"
    package var restored: Template = "Restored: {what}"
    package var merged: Template = "Added: {what}"
    package var oneWentOn = "1 sitting went on there, and goes on from there."
    package var manyWentOn: Template = "{n} sittings went on there, and go on from there."
    package var oneForked = "1 sitting went on in both: both are kept."
    package var manyForked: Template = "{n} sittings went on in both: both are kept of each."
    package var oneOpen =
      "1 sitting that went on there is being played just now, and stays as it is: do the same again when it is left"
    package var manyOpen: Template =
      "{n} sittings that went on there are being played just now, and stay as they are: do the same again when they are left"
    package var namesakes: Template =
      "{n} players are called {player} now ({ids}): rename one, or name them by these ids"

    package var mergePlayers: Template =
      "Make {player} and {name} one player, {name}, who gets {sittings}? They cannot be told apart again."
    package var mergedPlayers: Template = "{player} is {name} now: {sittings}."

    package var forget: Template = "Forget {rooms}, with all names and answers, for good?"
    package var forgotten: Template = "Forgotten: {rooms}."
    package var held: Template =
      "open in another program, and so kept: {rooms}; end them there, then do the same again"
    package var ofGuests: Template = "{what}; of guests: {guests}"

    init() {}

    static let german: Keeping = {
      var words = Keeping()
      words.nothingChanged = "Nichts wurde geändert."
      words.oneSitting = "1 Durchgang"
      words.manySittings = "{n} Durchgänge"
      words.finishedOnes = "{n} beendet"
      words.begunOnes = "{n} begonnen"
      words.discardedOnes = "{n} verworfen"
      words.onePlayer = "1 Spieler"
      words.manyPlayers = "{n} Spieler"
      words.oneRoom = "1 Raum"
      words.manyRooms = "{n} Räume"
      words.remove = "{player} und {sittings} endgültig entfernen?"
      words.removeShared = "{player} und {sittings}, davon {n} von anderen begonnen, endgültig entfernen?"
      words.removed = "Entfernt: {player}, {sittings}."
      words.copyHasName =
        "In '{file}', einer Kopie der beschädigten Datei, kann der Name noch stehen: lösche sie, wenn niemand sie braucht"
      words.backedUp = "Gesichert: {what}, in {file}"
      words.restored = "Wiederhergestellt: {what}"
      words.merged = "Hinzugefügt: {what}"
      words.oneWentOn = "1 Durchgang ging dort weiter und geht nun von dort aus weiter."
      words.manyWentOn = "{n} Durchgänge gingen dort weiter und gehen nun von dort aus weiter."
      words.oneForked = "1 Durchgang ging in beiden weiter: beide bleiben."
      words.manyForked = "{n} Durchgänge gingen in beiden weiter: von jedem bleiben beide."
      words.oneOpen =
        "1 Durchgang, der dort weiterging, wird gerade gespielt und bleibt, wie er ist: wiederhole es, wenn er verlassen ist"
      words.manyOpen =
        "{n} Durchgänge, die dort weitergingen, werden gerade gespielt und bleiben, wie sie sind: wiederhole es, wenn sie verlassen sind"
      words.namesakes = "{n} Spieler heißen jetzt {player} ({ids}): benenne einen um oder nenne sie bei diesen Ids"
      words.mergePlayers =
        "{player} und {name} zu einem Spieler machen, {name}, der {sittings} bekommt? Sie sind danach nicht mehr zu trennen."
      words.mergedPlayers = "{player} ist jetzt {name}: {sittings}."
      words.forget = "{rooms} vergessen, mit allen Namen und Antworten, endgültig?"
      words.forgotten = "Vergessen: {rooms}."
      words.held = "in einem anderen Programm offen und deshalb behalten: {rooms}; beende sie dort, dann wiederhole es"
      words.ofGuests = "{what}; von Gästen: {guests}"
      return words
    }()
  }

  /// `5 sittings`.
  package func countedSittings(_ count: Int) -> String {
    count == 1 ? keeping.oneSitting : keeping.manySittings(["n": String(count)])
  }

  /// `3 rooms`.
  package func countedRooms(_ count: Int) -> String {
    count == 1 ? keeping.oneRoom : keeping.manyRooms(["n": String(count)])
  }

  /// `2 players`.
  package func countedPlayers(_ count: Int) -> String {
    count == 1 ? keeping.onePlayer : keeping.manyPlayers(["n": String(count)])
  }
}
