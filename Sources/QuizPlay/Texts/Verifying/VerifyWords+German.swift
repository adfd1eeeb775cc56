extension VerifyWords {
  package static let german: VerifyWords = {
    let words = VerifyWords()
    words.decimalMark = ","
    words.fillReport()
    words.fillRooms()
    words.fillDoubts()
    words.fillDifferences()
    words.fillParts()
    words.fillFindings()
    return words
  }()

  private func fillReport() {
    nothingRecorded = "Noch ist kein Durchgang aufgezeichnet."
    oneReplayed = "1 Durchgang nachgespielt: {result}."
    manyReplayed = "{n} Durchgänge nachgespielt: {result}."
    allEqual = "alles gleich"
    someEqual = "{equal} gleich, {others} nicht"
    oneFurther = "Die Aufzeichnung als Ganzes stimmt an 1 Stelle nicht."
    manyFurther = "Die Aufzeichnung als Ganzes stimmt an {n} Stellen nicht."
    ofRecord = "anders: die Aufzeichnung: {why}"
    of = "{title} ({mode}) von {player}, {id}"
    equal = "gleich: {what}, {turns}"
    different = "anders: {what}: {why}"
    unknown = "nicht prüfbar: {what}: {why}"
    equalCode = "{equal}; den Namen „{player}“ nennt nur der Code"
    claim = "{what}: im Code steht {said}, und es war {was}"
    oneTurn = "1 Zug"
    manyTurns = "{n} Züge"
    aSitting = "ein Durchgang"
  }

  private func fillRooms() {
    room = "Raum {room}: {sittings} von {players} nachgespielt, {result}"
    oneSitting = "1 Durchgang"
    manySittings = "{n} Durchgänge"
    onePlayer = "1 Teilnehmer"
    manyPlayers = "{n} Teilnehmern"
    roomEqual = "alles kommt gleich heraus"
    roomDifferent = "nicht alles kommt gleich heraus"
    noSitting = "„{player}“ hat keinen Durchgang für Runde {round}"
    otherAnswer = "„{player}“ in Runde {round}: die Antwort auf Frage {question} ist nicht die des Protokolls"
    otherStanding =
      "„{player}“ in Runde {round}: auf der Tafel stehen {points} von {of}, im Durchgang {other} von {otherof}"
  }

  private func fillDoubts() {
    rules = "gespielt nach Regeln der Version {version}, dieses quizrun kennt {known}"
    busy =
      "der Rechner war zu beschäftigt: ein Hook wurde hier von seiner Zeit angehalten und im Durchgang nicht; versuch es noch einmal"
    inexact =
      "unter Regeln der Version 1 hatten `^` und Funktionen wie math.exp auf anderen Rechnern andere letzte Ziffern"
    stoppedPlugin = "das Plugin wurde angehalten: {why}"
    stoppedCall = "„{hook}“ von „{plugin}“"
    and = " und "
    stopped = "die Uhr hielt {calls} an, was kein Nachspielen zeigen kann; alles andere ist wie aufgezeichnet"
  }

  private func fillDifferences() {
    alteredFile = "die aufgezeichnete Datei von „{file}“ ist nicht die, mit der gespielt wurde"
    outsideState =
      "{why}; der Modus merkt sich etwas außerhalb seines Zustands, deshalb lässt er sich nicht nachspielen"
    step = "Schritt {n} („{id}“)"
    beginning = "am Anfang"
    recordedAndReplayed = "{place}: {what}: aufgezeichnet ist {recorded}, nachgespielt kommt {replayed} heraus"
    notReplayed = "{place}: {what}: aufgezeichnet ist {recorded}, nachgespielt kommt das nicht"
    notRecorded = "{place}: nachgespielt kommt {replayed} heraus, aufgezeichnet ist davon nichts"
    otherwise = "{place}: {what} ist nicht wie aufgezeichnet"
  }

  private func fillParts() {
    subjects = [
      "order": "die Reihenfolge", "state": "der Zustand des Modus", "kept": "was der Modus behält",
      "next": "der nächste Schritt", "time": "die Zeit", "ticks": "das Angekreuzte", "verdict": "die Bewertung",
      "done": "was getan wurde", "back": "das Zurückgehen", "again": "was neu entschieden wird",
      "questionsEnd": "das Ende der Fragen", "hook": "ein gescheiterter Hook", "result": "das Ergebnis",
      "end": "das Ende", "input": "eine Eingabe", "record": "die Aufzeichnung",
      "title": "der Titel", "day": "der Tag", "player": "der Spieler",
    ]
    glimpses = [
      "order": "{ids}", "state": "ein anderer Zustand des Modus", "kept": "etwas, das der Modus behält",
      "page": "die Seite „{id}“", "question": "die Frage „{id}“", "again": "die Frage „{id}“, Versuch {n}",
      "ms": "{ms} ms", "answer": "eine Antwort", "points": "{points} von {of}", "inputTo": "eine Eingabe zu „{id}“",
      "backTo": "zurück zu Zug {n}", "againEnd": "das Ende des neu Entschiedenen",
      "nothingLeft": "keine Frage mehr", "words": "{words}", "result": "ein Ergebnis",
      "discarded": "ein verworfener Durchgang", "takenInput": "eine, die genommen wird",
      "refusal": "eine Ablehnung ({words})", "none": "keines",
    ]
    ofPoints = "{points} von {of}"
    quoted = "„{word}“"
  }

  private func fillFindings() {
    chainChanged = "die Kette über die Durchgänge wurde geändert, oder ein Teil von ihr fehlt"
    sittingMissing = "der Durchgang fehlt: die Kette über die Aufzeichnung hat ihn"
    endMissing = "der Durchgang war zu Ende, und seine letzten Ereignisse fehlen"
    beginningUnchained = "die Kette über die Aufzeichnung hat den Anfang des Durchgangs nicht"
    endUnchained = "die Kette über die Aufzeichnung hat nicht, was in dem Durchgang gespielt wurde"
    beginningChanged = "der Anfang des Durchgangs wurde geändert, nachdem er aufgezeichnet war"
    endChanged = "was in dem Durchgang gespielt wurde, wurde nachträglich geändert"
    tableMissing = "die Tabelle „{table}“ fehlt"
    history = "der Verlauf"
    row = "die Zeile des Durchgangs"
    resultOfNothing = "{place} hat ein Ergebnis, von dem kein Durchgang weiß"
    resultMissing = "{place} hat das Ergebnis des Durchgangs nicht"
    otherValue = "{place} hat {kept} für „{column}“, der Durchgang ergibt {given}"
    nothing = "nichts"
    otherOwner = "die Zeile des Durchgangs nennt andere Spieler oder einen anderen Durchgang als sein Anfang"
    otherAnswers = "die gezählten Antworten sind nicht die, die die Durchgänge ergeben"
    otherTotals = "was in „{table}“ steht, ist nicht, was die Durchgänge ergeben"
    friend = "der Stand von „{player}“ ist nicht der einer angenommenen Herausforderung"
    rescoreChanged = "eine Wertung, die `rescore` daneben aufgehoben hat, wurde geändert oder von Hand dazugelegt"
    rescoreMissing = "eine Wertung, die `rescore` daneben aufgehoben hat, fehlt"
    achievementChanged = "ein Erfolg von „{player}“ wurde geändert oder von Hand dazugelegt"
    achievementMissing = "ein Erfolg von „{player}“ fehlt"
    rowChanged = "die Zeile „{key}“ in „{table}“ wurde von Hand geändert oder dazugelegt"
    rowMissing = "die Zeile „{key}“ in „{table}“ fehlt"
    impossible =
      "die Tabelle „{table}“ hat {value} für „{column}“, was nicht sein kann: es zählt der nächste mögliche Wert"
    nothingSaved = "sie war beschädigt, und nichts davon war zu retten; die alte Datei ist „{file}“"
  }
}
