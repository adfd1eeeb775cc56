extension PlainWords {
  /// Commands keep their letters: scripts and habits outlive a language.
  package static let german: PlainWords = {
    let words = PlainWords()
    words.fillPrompts()
    words.fillChoice()
    words.fillSteps()
    words.fillTimeAndVerdicts()
    words.fillHelp()
    return words
  }()

  private func fillPrompts() {
    startPrompt = "Enter beginnt (q geht hinaus):"
    nextPrompt = "Enter öffnet die nächste Frage; ihre Zeit beginnt dann:"
    pagePrompt = "Enter geht weiter:"
    namedPagePrompt = "Mit Enter weiter ({name}):"
    repairPrompt = "Wartet, bis die Datei repariert und gespeichert ist (q geht hinaus):"
    finishPrompt = "finish gibt alles ab, g und eine Zahl ändert eine Antwort:"
    quitPrompt = "Aufhören? k behält den Stand, d verwirft ihn, s bleibt:"
    quitPromptToday = "Aufhören? Das Quiz des Tages geht hier weiter. l geht, s bleibt:"
    quitPromptUnsaved = "Aufhören? Hiervon wird nichts gespeichert. l geht, s bleibt:"
    answerPrompt = "Deine Antwort ({expected}):"
    answerPromptWithDraft = "Deine Antwort ({expected}; Enter behält die bisherige):"
    inputPrompt = "{name} ({expected}):"
    notShown = "beim Tippen nicht zu sehen"
    inputPromptWithDefault = "{name} ({expected}; Enter für {default}):"
    places = "1 bis {n}"
    trueOrFalse = "{places}, oder {true} oder {false}"
    anyOf = "beliebige von {places}, etwa {example}; 0 für keine"
    numberBetween = "eine Zahl von {min} bis {max}"
    aNumber = "eine Zahl"
    aText = "ein Text; Befehle beginnen mit einem Doppelpunkt, etwa :q"
    allOf = "alle von {places} in deiner Reihenfolge, etwa {example}"
    pairs = "Zahlen 1 bis {n} mit Buchstaben a bis {letter}, etwa 1b 2a; 0 für keine"
    enter = "Enter"
    trueLetter = "w"
    falseLetter = "f"
    nothingTyped = "Es wurde nichts eingegeben. Erwartet: {expected}. Hilfe mit {help}."
    cannotTake = "„{line}“ passt nicht. Erwartet: {expected}. Hilfe mit {help}."
    unknownCommand = "Den Befehl „{line}“ gibt es nicht. Hilfe mit {help}."
    unknownCommandOrText =
      "Den Befehl „{line}“ gibt es nicht. Hilfe mit {help}; ein Text, der mit einem Doppelpunkt beginnt, bekommt zwei."
    unclearNumber = "„{line}“ lässt sich auf zwei Arten lesen. Tippe {first} oder {second}."
    numberWithoutUnit = "Schreib {number}, ohne {unit}."
    pairsMissing = "Ohne Partner: {missing}. Tippe auch diese Paare, oder dieselbe Zeile, um so zu antworten."
    groupedNumber = "Die Ziffern von „{line}“ stehen in Gruppen. Tippe {reading}."
    expected = "Erwartet: {expected}."
    noButton = "„{line}“ passt nicht. Erwartet: Enter, um weiterzugehen, oder eines von {buttons}."
    finishExpected = "Erwartet: finish, oder g und die Nummer einer Frage. Hilfe mit ?."
    quitExpected = "Erwartet: k, d oder s."
    quitExpectedUnsaved = "Erwartet: l oder s."
  }

  private func fillChoice() {
    quizPrompt = "Welches Quiz (1 bis {n} oder ein Teil des Titels, q beendet)?"
    quizExpected = "Gib eine Zahl von 1 bis {n} ein, oder einen Teil eines Titels, den nur ein Quiz hat."
    quizChanged = "das Quiz hat sich geändert, seit dieser Durchgang begann"
    pluginChanged = "das Plugin „{id}“ hat sich geändert, seit dieser Durchgang begann"
    dayIsPractice = "für dieses Quiz des Tages ist kein Versuch mehr übrig: Das ist Übung, nichts wird gespeichert"
    begunNarrower = "begonnen mit {options}, also nicht das ganze Quiz; --new beginnt neu"
    scoreToBeat = "Zu schlagen: {score}"
    goesOnAsItWas = "{change}; wer weiterspielt, spielt es wie damals."
    confirmPrompt = "Tippe ja:"
    endsOpen = "Offene Fragen gelten als übersprungen. Noch offen: {n}. Alles außer ja spielt weiter."
    endsByButton = "„{button}“ beendet das Quiz. Diese Frage bleibt unbeantwortet. Alles außer ja spielt weiter."
    goOnPrompt = "Enter spielt weiter wie damals, n beginnt neu, q geht hinaus:"
  }

  private func fillSteps() {
    goesOn = "Es geht weiter, wo du aufgehört hast."
    quizLimit = "Das ganze Quiz hat ein Zeitlimit: noch {time}."
    invitation = "Mit :? kommt überall Hilfe, mit :q geht es hinaus."
    nobodyThere = "bei {n} Fragen hintereinander ist die Zeit ohne Antwort abgelaufen: Der Durchgang endet hier vorerst"
    kept = "Dein Stand ist gespeichert. Starte dasselbe Quiz noch einmal, um weiterzuspielen."
    keptForCommand = "Dein Stand ist gespeichert. Mit demselben Befehl geht es weiter."
    keptInPart = "Dein Stand ist gespeichert, soweit es ging. Starte dasselbe Quiz noch einmal, um weiterzuspielen."
    notKept = "Von diesem Durchgang wird nichts gespeichert."
    discarded = "Dein Stand ist verworfen."
    allAnswered = "Alle Fragen sind beantwortet."
    question = "Frage {n}"
    questionOf = "Frage {n} von {of}"
    attempt = ", Versuch {n}"
    leftOf = "noch {left} von {limit}"
    scale = "  Von {min} bis {max}"
    also = "Außerdem: {offers}"
    placeOrKey = "{place} oder {key}"
    forHint = "{key} für einen Tipp"
    forButton = "{key} für „{label}“"
    hiding = "{button} (der Befehl ist {command})"
    soFar = "Bisher: {words}"
    forPlayer = "Für {player}"
    image = "[Bild: {text}]"
    withoutDescription = "ohne Beschreibung"
    sound = "[Ton]"
    noSound = "[Ton: die Datei fehlt oder lässt sich nicht abspielen]"
    hint = "Tipp: {text}"
  }

  private func fillTimeAndVerdicts() {
    timeIsUp = "Die Zeit ist um."
    left = "Noch {time}."
    leftOfQuiz = "Noch {time} für das ganze Quiz."
    leftForQuestion = "noch {time} für diese Frage"
    leftForQuiz = "noch {time} für das ganze Quiz"
    noLimit = "Es läuft keine Zeit."
    minute = "1 Minute"
    minutes = "{n} Minuten"
    second = "1 Sekunde"
    seconds = "{n} Sekunden"
    yourAnswer = "Deine Antwort: {words}"
    noAnswer = "Keine Antwort"
    none = "keine"
    reviewed = "Frage {n}: {text}"
    rightAnswer = "Die richtige Antwort: {words}"
    source = "Quelle: {text}"
    right = "Richtig. {points}"
    partly = "Teilweise richtig. {points}"
    wrong = "Falsch."
    wrongWithPoints = "Falsch. {points}"
    skipped = "Übersprungen."
    amountOf = "{n} von {of}"
    point = "{amount} Punkt"
    points = "{amount} Punkte"
    ofPoints = "{amount} Punkten"
    scoreSoFar = "bisher {score}"
    oneWaiting = "1 Frage wird noch von Hand gewertet."
    waiting = "{n} Fragen werden noch von Hand gewertet."
    passed = "Bestanden."
    mark = "Marke {n}"
    lineTooLong = "Die Zeile ist länger als 1 MB und wurde nicht gelesen. Gib eine kürzere ein."
    notPassed = "Nicht bestanden."
    percent = "{n} %"
    decimalMark = ","
    fillSharing()
  }

  private func fillSharing() {
    share = "Zum Teilen:"
    earned = "Errungen: {name}"
    done = "fertig"
    listed = "{others} und {last}"
  }

  private func fillHelp() {
    helpHead = "Tippe, wonach gefragt wird, dann Enter. Befehle:"
    helpHint = "ein Tipp"
    helpSkip = "die Frage überspringen"
    helpBack = "zurück zur vorigen Frage"
    helpTime = "wie viel Zeit noch ist"
    helpQuit = "aufhören, und den Stand behalten oder verwerfen"
    helpQuitToday = "aufhören; das Quiz des Tages geht hier weiter"
    helpQuitUnsaved = "aufhören; hiervon wird nichts gespeichert"
    helpHelp = "diese Hilfe"
    helpOverview = "welche Fragen noch offen sind; mit einer Zahl zu dieser Frage"
    helpFinish = "alles abgeben"
    helpColon = "Befehle beginnen hier mit einem Doppelpunkt, weil Buchstaben eine Antwort sein können."
    helpColonToo = "Mit einem Doppelpunkt davor geht ein Befehl überall: wo ein Text erwartet wird, nur so."
    answered = "Beantwortet: {places}"
    open = "Offen: {places}"
  }
}
