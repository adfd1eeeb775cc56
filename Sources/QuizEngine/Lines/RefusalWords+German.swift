internal import QuizPlay

extension RefusalWords {
  static let german: RefusalWords = {
    let words = RefusalWords()
    words.fillSittings()
    words.fillPlayers()
    words.fillRooms()
    words.fillMoving()
    words.fillPeople()
    return words
  }()

  private func fillSittings() {
    wrongKey = "Das ist nicht der Schlüssel."
    noSitting = "Diesen Durchgang gibt es nicht, oder er gehört jemand anderem."
    taken = "Dieses Quiz ist in einem anderen Programm geöffnet: beende es dort, oder beginne neu."
    waits = "Gerade ist viel los. Versuch es gleich noch einmal."
    notSaved = "Es konnte nicht gespeichert werden. Versuch es gleich noch einmal."
    badCode = "Diesen Code kann man hier nicht lesen: er wird ganz gebraucht, ab „quizrun1-“."
    noChallenge =
      "Aus diesem Durchgang lässt sich keine Herausforderung machen: jemand anders könnte ihn nicht ebenso spielen."
    manySittings = "Du hast {n} Quizze offen: beende oder verwirf erst eines."
    badDay = "„{text}“ ist kein Tag: schreib ihn wie 2026-11-22."
    number = "Erwartet wird eine ganze Zahl von {min} bis {max}."
    setting = "„{text}“ passt nicht: erwartet wird {what}."
    value = "„{text}“ passt nicht zu „{name}“: erwartet wird {what}."
    entry = "„{name}“: {why}."
    unknownOption = "Dieser Modus hat keine Option „{name}“."
    needsOthers =
      "„{mode}“ ist für mehrere Spieler an einem Bildschirm, und hier spielt jeder für sich: nimm einen anderen Modus."
    nothingMissed = "Beim letzten Mal war nichts falsch: es gibt keine Frage zu wiederholen."
    nothingFits = "Keine Frage passt zu dem, was gewählt wurde."
    unknownQuiz = "Ein Quiz „{id}“ gibt es nicht."
    unknownPlugin = "Einen Modus „{id}“ gibt es nicht."
    noQuizOfDay = "Es gibt kein Quiz des Tages, weil es keine Quizze gibt."
    noRetryLeft = "Für heute ist kein Versuch mehr übrig: das nächste Quiz des Tages kommt morgen."
    notYet = "„{day}“ ist kein Tag, der schon da war."
  }

  private func fillPlayers() {
    playerName = "„{text}“ kann kein Name sein: erwartet wird eine Zeile von bis zu 60 Zeichen ohne Komma."
    playerTaken = "„{name}“ heißt hier schon jemand: wähle einen anderen Namen."
    unknownPlayer = "„{name}“ heißt hier niemand."
    severalPlayers = "„{name}“ heißen hier mehrere: benenne erst einen davon um."
    samePlayers = "Die Spieler brauchen verschiedene Namen."
    upTo = "{min} bis {max}"
    playerCount = "„{mode}“ ist für {wanted} Spieler, und da sind {n}: nenne sie unter „Mehr“."
    settings = [
      "player": "eine Zeile von bis zu 60 Zeichen ohne Komma", "plain": "ja oder nein", "ascii": "ja oder nein",
      "confirm": "ja oder nein",
      "reduced-motion": "ja oder nein", "timed": "eine Zahl von Sekunden über 0, bis zu einer Million",
      "seconds": "eine Zahl von Sekunden über 0, bis zu einer Million", "bidi": "auto, on oder off",
      "theme": "auto, dark, light oder mono", "language": "auto, en oder de",
      "daily-source": "drawn oder quizzes", "daily-retries": "eine ganze Zahl von 0 bis 100",
      "daily-counts": "best oder first", "streak-freezes": "eine ganze Zahl von 0 bis 6",
      "weekly-goal": "eine Zahl von Tagen von 0 bis 7",
    ]
  }

  private func fillRooms() {
    isSettled = "Diese Frage ist schon vorbei: ihre Antwort steht da."
    ofRoom = "Dieser Durchgang gehört zu einem Raum und bleibt."
    noRoom = "Einen Raum mit diesem Code gibt es nicht."
    hostAlone = "Das kann nur die Spielleitung."
    hostPlaysNot = "Die Spielleitung spielt nicht mit: komm mit einem anderen Gerät dazu."
    joinFirst = "Komm erst in den Raum."
    diskIsFull = "Auf diesem Rechner ist fast kein Speicherplatz mehr frei: sag der Person Bescheid, die ihn betreibt."
    inRoom = "Dieses Quiz wird gerade in einem Raum gespielt: spiel dort mit, oder komm danach wieder."
    roomIsOpen = "Dein Raum ist noch offen: komm wieder, wenn er zu ist."
    manyRooms = "Es sind zu viele Räume offen: beende erst einen."
    roomTaken = "Dieser Raum ist in einem anderen Programm geöffnet."
    differs =
      "„{mode}“ fragt anders, wer anders antwortet: zusammen geht das nicht, nur jeder in seinem eigenen Tempo."
    nothingToPut = "„{quiz}“ hat keine Frage, die man allen stellen kann."
    badEnd = "„{text}“ ist keine Zeit: schreib sie wie 18:30."
    endIsPast = "Die Zeit, zu der der Raum schließt, ist vorbei."
  }

  private func fillMoving() {
    nothingOpen = "Es ist keine Frage offen."
    notLocked = "Schließ erst die Frage."
    notRevealed = "Löse erst auf."
    stillOpen = "Eine Frage ist offen: schließ sie erst."
    nothingPaused = "Es ist keine Pause."
    isPaused = "Es ist Pause: antworte, wenn es weitergeht."
    isRevealed = "Noch einmal stellen kann man eine Frage nur, bis sie aufgelöst ist."
    isUnderWay = "Es spielen schon alle."
    over = "Der Raum ist geschlossen."
    late = "Das kam zu spät: die Frage ist geschlossen."
    comesLater = "Wer dazukommt, während eine Frage offen ist, ist ab der nächsten dabei."
    noMoreQuestions = "Es gibt keine Fragen mehr: der Raum kann beendet werden."
    noLimit = "Diese Frage hat keine Zeit, die man verlängern könnte."
    badSeconds = "Möglich sind 1 bis 3600 Sekunden."
    notInOwnPace = "Das geht in Räumen, in denen alle dieselbe Frage haben."
    onlyInOwnPace = "Das geht in Räumen, in denen alle in ihrem eigenen Tempo spielen."
    notJudged = "Die Antworten werden noch bewertet. Versuch es gleich noch einmal."
  }

  private func fillPeople() {
    notHere = "Diesen Spieler gibt es hier nicht."
    kicked = "Du wurdest aus diesem Raum genommen."
    joiningLocked = "Es wird niemand mehr eingelassen."
    notOnRoster = "„{name}“ steht nicht auf der Liste."
    nameTaken = "„{name}“ heißt hier schon jemand: wähle einen anderen Namen."
    badName = "Ein Name hat 1 bis {max} Zeichen, die man sieht."
    full = "Der Raum ist voll: {n} sind dabei."
    badPoints = "Punkte sind eine Zahl von -1000000 bis 1000000, die nicht 0 ist."
    badReason = "Es fehlt ein Grund, von bis zu {max} Zeichen."
    badRoster = "{names}: Ein Name hat 1 bis {max} sichtbare Zeichen."
    noSuchText = "Niemand hat diesen Text getippt: Verbirg einen, der zu sehen ist."
    hasDevice = "{name} hat ein Gerät und antwortet dort."
  }
}
