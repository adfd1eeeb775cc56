internal import QuizPlay

extension DeskTexts {
  package static let german: DeskTexts = {
    let texts = DeskTexts()
    texts.fillRoom()
    texts.fillKeys()
    texts.fillForms()
    return texts
  }()

  private func fillRoom() {
    room = "Raum {code}"
    roomSpoken = "{title}: Raum {code}"
    round = "Runde {n} von {of}"
    goTo = "{address} öffnen"
    scanOrGoTo = "Code scannen oder {address} öffnen"
    noOneYet = "Noch ist niemand da."
    onePlayer = "1 Person"
    players = "{n} Personen"
    away = "nicht verbunden"
    closed = "niemand kann mehr dazukommen"
    letIn = "wer will, kann wieder dazukommen"
    renamed = "{old} heißt jetzt {name}"
    onlyHere = "Kein anderes Gerät kann diese Adresse öffnen. Nenne mit --listen eine Adresse dieses Rechners."
    screenIsAt = "Für einen Projektor: {address}"
    unencrypted = "Alle in diesem Netz können mitlesen: nichts ist verschlüsselt."
    answered = "{n} von {of} haben geantwortet"
    notYet = "Noch nicht: {names}"
    andMore = "{names} und {n} weitere"
    phases = [
      "lobby": "Wir warten auf alle", "open": "Offen", "locked": "Geschlossen", "reveal": "Die Antwort",
      "board": "Die Rangliste", "paused": "Pause", "over": "Das Ende",
    ]
    rightAnswer = "Richtig:"
    nobodyAnswered = "Niemand hat geantwortet."
    readLater = "Die Antworten werden gelesen und von Hand gewertet."
    boardIsEmpty = "Noch steht niemand auf der Rangliste."
    ownPace = "Alle spielen in ihrem eigenen Tempo."
    starting = "Der Raum wird geöffnet."
    engineDown = "Das Programm startet neu; keine Antwort geht verloren."
  }

  private func fillKeys() {
    open = "erste Frage"
    begin = "beginnen"
    lock = "schließen"
    reveal = "Antwort zeigen"
    board = "Rangliste"
    next = "nächste Frage"
    pause = "Pause"
    resume = "weiter"
    again = "noch einmal fragen"
    extend = "{n} Sekunden mehr"
    rename = "umbenennen"
    kick = "entfernen"
    correct = "Punkte ändern"
    enter = "für jemanden antworten"
    hide = "getippte Antwort verbergen"
    whichText = "Welcher Text"
    isHidden = "„{text}“ wird nicht mehr gezeigt."
    isRight = "richtig"
    lockJoining = "niemanden mehr einlassen"
    unlockJoining = "wieder einlassen"
    end = "Raum beenden"
    leave = "verlassen"
    usual = "geht weiter"
  }

  private func fillForms() {
    whom = "Wer"
    seat = "{name} ohne Gerät einlassen"
    scale = "Von {min} bis {max}"
    inFromNext = "{name} ist von der nächsten Frage an dabei."
    nobody = "So heißt niemand."
    nobodyWithout = "Ohne Gerät heißt niemand so."
    noDevice = "ohne Gerät"
    unknownCommand = "Das ist kein Befehl: ? zeigt, was es gibt."
    nothingOpen = "Keine Frage ist offen."
    newName = "Neuer Name"
    points = "Punkte dazu, unter 0 werden sie abgezogen"
    why = "Warum (alle dürfen es lesen)"
    noName = "Ein Name ist nötig."
    noPoints = "Eine Zahl von Punkten ist nötig."
    noReason = "Zu einer Änderung gehört ihr Grund."
    expectsOne = "Die Nummer der Antwort"
    expectsSeveral = "Die Nummern der Antworten, etwa 1 3"
    expectsOrder = "Die Nummern aller, von der ersten zur letzten, etwa 2 1 3"
    expectsPairs = "Für jedes links die Nummer rechts, etwa 2 1 3"
    expectsNumber = "Die genannte Zahl"
    expectsText = "Was gesagt wurde"
    expectsInput = "{name}: erwartet wird {what}."
    reallyKick = "{name} entfernen? Unter diesem Namen kommt niemand zurück."
    reallyEnd = "Den Raum für alle beenden?"
    reallyLeave = "Den Tisch verlassen? Der Raum wartet, bis es weitergeht."
    yes = "ja"
    yesKey = "j"
    no = "nein"
    takes = "übernimmt"
    picks = "wählt"
    rule = "Eine Antwort zählt, wenn sie vor dem Schließen da ist; von jeder Person die letzte."
  }
}
