internal import QuizPlay

extension ScreenTexts {
  /// Keys keep their letters: hands and habits outlive a language.
  package static let german: ScreenTexts = {
    let texts = ScreenTexts()
    texts.language = .german
    texts.decimalMark = ","
    texts.fillKeys()
    texts.fillEverywhere()
    texts.fillStart()
    texts.fillQuestions()
    texts.fillFields()
    texts.fillVerdicts()
    texts.fillLeaving()
    texts.fillResult()
    texts.fillChallenge()
    texts.fillChooser()
    (texts.home, texts.record, texts.settings) = (.german, .german, .german)
    (texts.cover, texts.desk) = (.german, .german)
    return texts
  }()

  private func fillKeys() {
    space = "Leertaste"
    up = "Auf"
    down = "Ab"
    left = "Links"
    right = "Rechts"
    pages = "BildAuf BildAb"
    ends = "Pos1 Ende"
    delete = "Entf"
    backspace = "Rücktaste"
    shift = "Umschalt"
    control = "Strg"
  }

  private func fillEverywhere() {
    enlarge = "Mach das Fenster größer: mindestens {columns}x{rows}"
    modeAtWork = "Der Modus rechnet noch; Strg-C verlässt das Quiz, es bleibt erhalten."
    help = "Hilfe"
    helpTitle = "Tasten"
    close = "schließen"
    quit = "beenden"
    back = "zurück"
    move = "bewegen"
    scroll = "blättern"
    scrollPage = "seitenweise blättern"
    firstLast = "Anfang und Ende"
    redraw = "neu zeichnen"
    stopAtOnce = "sofort aufhören; das Quiz bleibt gespeichert"
    question = "Frage {n}"
    questionOf = "Frage {n} von {of}"
    attempt = ", Versuch {n}"
    missed = "(nicht angekreuzt)"
    tried = "Versuch {n}"
    picture = "[Bild: {text}]"
    sound = "[Ton]"
    noSound = "[Ton: die Datei fehlt oder lässt sich nicht abspielen]"
    soundUnplayed = "[Ton: quizrun config sound BEFEHL sagt, was ihn abspielt]"
    playsAgain = "den Ton noch einmal abspielen"
    pictureWithoutText = "[Bild, hier nicht darstellbar]"
  }

  private func fillStart() {
    starts = "Enter beginnt"
    start = "beginnen"
    by = "von {name}"
    oneQuestion = "1 Frage"
    questions = "{n} Fragen"
    pickOf = "{n} von {of} Fragen"
    due = "{n} fällig"
    dueToday = "{n} heute fällig"
    seed = "Startwert {n}"
  }

  private func fillQuestions() {
    time = "Zeit"
    timeOfQuiz = "Gesamt"
    hint = "Tipp"
    answer = "Antworten"
    answers = "antworten"
    chooses = "wählen"
    ticks = "ankreuzen"
    chooseFirst = "wähle erst eine Antwort"
    skip = "Überspringen"
    goBack = "Zurück"
    overview = "Übersicht"
    chooseByNumber = "diese Antwort wählen"
    tickByNumber = "diese Antwort wählen oder nicht"
    fields = "Felder und Knöpfe"
    timeIsUp = "Die Zeit ist um"
  }

  private func fillFields() {
    yourNumber = "Deine Zahl"
    yourText = "Deine Antwort"
    noNumber = "„{text}“ ist keine Zahl: schreib sie wie 3,5"
    numberFirst = "gib erst eine Zahl ein"
    textFirst = "gib erst eine Antwort ein"
    untouched = "Hier ist noch nichts geändert: noch einmal Enter antwortet trotzdem"
    onePairOpen = "Einem fehlt noch etwas: noch einmal Enter antwortet trotzdem"
    pairsOpen = "{n} fehlt noch etwas: noch einmal Enter antwortet trotzdem"
    confirms = "gewählt: noch einmal Eingabe antwortet so"
    trueOrFalse = "wahr, falsch"
    answersSide = "mit wahr, mit falsch antworten"
    outOfRange = "erwartet wird eine Zahl von {min} bis {max}"
    slide = "den Regler bewegen"
    slideFar = "in größeren Schritten"
    slideToEnd = "an seine Enden"
    typeValue = "Wert eingeben"
    value = "Wert"
    pickUp = "nehmen"
    putDown = "ablegen"
    moveItem = "das Teil bewegen"
    chooseRight = "wählen, was dazugehört"
    clears = "leeren"
    editLine = "in der Zeile bewegen"
    editEnds = "an ihre Enden"
    editWords = "wortweise"
    clearWord = "das Wort davor löschen"
    clearLine = "bis zum Anfang, bis zum Ende löschen"
    yes = "ja"
    no = "nein"
    yesOrNo = "ja oder nein"
    inputExpects = "erwartet wird {what}"
    proceeds = "Weiter"
  }

  private func fillVerdicts() {
    isRight = "Richtig"
    partly = "Teils richtig"
    wrong = "Falsch"
    skipped = "Übersprungen"
    unmarked = "Beantwortet"
    points = "{n} von {of} Punkten"
    somePoints = "{n} Punkte"
    onePoint = "1 Punkt"
    pointsOfOne = "{n} von 1 Punkt"
    yourAnswer = "Deine Antwort:"
    noAnswer = "keine"
    theQuestion = "Die Frage"
    rightAnswer = "Richtige Antwort:"
    source = "Quelle:"
    goesOn = "weiter"
    review = "Rückblick"
  }

  private func fillLeaving() {
    keptLine = "{title} ist gesichert. Weiter geht es mit: {command}"
    quitTitle = "Das Quiz verlassen?"
    quitText = "Was soll aus deinem Stand werden?"
    quitKeep = "Behalten, um später weiterzuspielen"
    quitToday = "Das Quiz des Tages geht hier weiter."
    quitUnsaved = "Von diesem Durchgang wird nichts gespeichert."
    quitLeave = "Verlassen"
    quitDiscard = "Allen Fortschritt verwerfen"
    quitStay = "Bleiben"
    stillThereTitle = "Bist du noch da?"
    stillThereText = "Bei {n} Fragen hintereinander ist die Zeit abgelaufen. Sie steht still, bis du weitermachst."
    stillThereYes = "Weitermachen"
    overviewTitle = "Alle Fragen"
    open = "offen"
    answered = "beantwortet"
    submits = "alles abgeben"
    opens = "Frage öffnen"
    allAnswered = "Alle Fragen sind beantwortet."
    openCount = "Noch offen: {n}"
    endTitle = "Quiz beenden?"
    endText = "„{button}“ beendet das Quiz. Diese Frage bleibt unbeantwortet."
    endYes = "Quiz beenden"
    submitTitle = "Alles abgeben?"
    submitText = "Offene Fragen gelten als übersprungen. Noch offen: {n}"
    submitYes = "Alles abgeben"
    submitNo = "Zurück zu den Fragen"
  }

  private func fillResult() {
    result = "Ergebnis"
    passed = "Bestanden"
    failed = "Nicht bestanden"
    level = "Wertung: {title}"
    timeSpent = "Zeit: {time}"
    ranking = "Rangliste"
    share = "Zum Teilen"
    earned = "Neue Erfolge"
    again = "noch einmal"
    list = "Quizze"
    exit = "fertig"
    scoreOf = "{n} von {of}"
    rightOf = "Richtig: {n} von {of}"
    meanTime = "{mean} je Antwort"
    passMark = "Nötig: {percent}"
    bestSoFar = "Bisher am besten: {percent}"
    seesAnswers = "Antworten"
    copies = "kopieren"
    challenges = "herausfordern"
    challengeTitle = "Jemanden herausfordern"
    challengeAbout =
      "Schick das: dein Ergebnis und ein Befehl, der dieselben Fragen in derselben Folge spielt und sagt, wer gewonnen hat."
    copied = "Zum Teilen: der Zwischenablage des Terminals gegeben"
    sameCategory = "gleiche Kategorie"
  }

  private func fillChallenge() {
    challenge = "Herausforderung"
    theChallenge = "Die Herausforderung"
    you = "Du"
    noScore = "ohne Punkte"
    wins = "{name} gewinnt"
    youWin = "Du gewinnst"
    scoreToBeat = "Zu schlagen, von {name}: {score}"
    challengeWins = "Die Herausforderung gewinnt"
    nobodyWins = "Unentschieden"
  }

  private func fillChooser() {
    noQuizzes = "Hier gibt es noch kein Quiz: lege Quizdateien in den Ordner „quizzes“."
    otherCategory = "Sonstige"
    chooserTitle = "Quizze"
    goOnMark = "Weiterspielen"
    continueMark = "Weiterspielen ({n}/{of})"
    continueMarkOpen = "Weiterspielen ({n})"
    continueTitle = "Dieses Quiz hast du schon begonnen"
    startAnew = "Neu beginnen"
    plays = "spielen"
  }
}
