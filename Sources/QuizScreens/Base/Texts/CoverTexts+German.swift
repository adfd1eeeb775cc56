internal import QuizPlay

extension CoverTexts {
  package static let german: CoverTexts = {
    let texts = CoverTexts()
    texts.fillModes()
    texts.fillOptions()
    texts.fillPlayers()
    return texts
  }()

  private func fillModes() {
    mode = "Modus"
    standardMode = "Standard"
    options = "Optionen"
    standardOptions = "Standard"
    time = "Zeitlimits"
    players = "Spieler"
    modesTitle = "{title}: wie gespielt wird"
    modifiers = "Dazu"
    own = "der eigene Modus des Quiz"
    ownStandard = "eine Frage nach der anderen, und wie viele richtig waren"
    take = "übernehmen"
    tick = "ankreuzen"
    nothingLike = "Kein Modus passt zu „{text}“."
  }

  private func fillOptions() {
    optionsTitle = "{title}: Optionen"
    limit = "höchstens so viele Fragen"
    missed = "nur, was zuletzt falsch war"
    practice = "üben: nichts wird gespeichert"
    factor = "Zeit für mich"
    factors = ["1": "wie sie ist", "1.5": "anderthalbmal", "2": "doppelt", "4": "vierfach", "10": "zehnfach"]
    seed = "Startwert, für dieselben Fragen und Reihenfolgen"
    standards = "Standardwerte"
  }

  private func fillPlayers() {
    whoPlays = "Wer spielt?"
    oneOf = "Ein Spieler, nur für dieses Quiz"
    severalOf = "{min} bis {max} Spieler"
    someOf = "{min} Spieler"
    ticked = "{n} angekreuzt"
    tooFew = "mindestens {min} Spieler: kreuze sie an, oder füge einen hinzu"
    tooMany = "höchstens {max} Spieler"
  }
}
