internal import QuizPlay

extension PageWords {
  /// Questions, pages and verdicts.
  struct Play: Sendable {
    var question: Template = "Question {n}"
    var questionOf: Template = "Question {n} of {of}"
    var attempt: Template = ", try {n}"
    var done: Template = "{n} of {of} questions done"
    var turn: Template = "{name}’s turn"
    var timeLeft = "Time left"
    var timeOfQuiz = "For the quiz"
    var seconds: Template = "{n} s"
    var answer = "Answer"
    var skip = "Skip"
    var hint = "Hint"
    var hintIs = "Hint:"
    var back = "Back"
    var proceed = "Continue"
    var note = "Note"
    var several = "Choose all that fit."
    var place: Template = "Place {n}"
    var ofRange: Template = "From {min} to {max}"
    var timeIsUp = "The time was up."
    // Leaving
    var leave = "Leave"
    var leaveTitle = "Leave this quiz?"
    var keep = "Keep it for later"
    var discard = "Discard it"
    var stay = "Stay"
    // Overview
    var overview = "All questions"
    var overviewTitle = "Your answers"
    var answered = "answered"
    var open = "open"
    var goTo = "Go there"
    var goToQuestion: Template = "Go to question {n}"
    var oneOpen = "1 question is open."
    var openCount: Template = "{n} questions are open."
    var allAnswered = "Every question is answered."
    var handIn = "Hand in"
    var toQuestion = "Back to the question"
    // Verdicts
    var verdicts = "How you answered"
    var isRight = "Right"
    var isPartly = "Partly right"
    var isWrong = "Wrong"
    var isUnmarked = "Answered"
    var isSkipped = "Skipped"
    var isLate = "Time’s up"
    var points: Template = "{n} of {of} points"
    var pointsOfOne: Template = "{n} of 1 point"
    var rightAndYours = "Right, your answer"
    var sign = "Change the sign"
    var noSound = "A sound belongs here that is missing or cannot be played."
    var yours = "Your answer"
    var theRight = "The right answer"
    var rightPlace = "Right place"
    var rightIs = "Right:"
    var nothingGiven = "You gave no answer."
    var source = "Source:"
    // What cannot be taken
    var chooseFirst = "Choose an answer first."
    var textFirst = "Type an answer first."
    var numberFirst = "Type a number first."
    var noWhole: Template = "“{text}” is no whole number: write it like 5."
    var untouched = "Nothing is changed here yet. Change something, or hand it in as it is."
    var onePairOpen = "1 pair is missing. Choose its partner, or hand in what is there."
    var pairsOpen: Template = "{n} pairs are missing. Choose their partners, or hand in what is there."
    var asItIs = "Hand in as it is"
    var handInAnyhow = "Hand in all the same"
    var noNumber: Template = "“{text}” is not a number: write it like 3.5."
    var outOfRange: Template = "A number from {min} to {max} is expected."
    var inputExpects: Template = "{name}: {what} is expected."

    static let german: Play = {
      var words = Play()
      words.fillQuestions()
      words.fillOverview()
      words.fillVerdicts()
      return words
    }()

    private mutating func fillQuestions() {
      question = "Frage {n}"
      questionOf = "Frage {n} von {of}"
      attempt = ", Versuch {n}"
      done = "{n} von {of} Fragen erledigt"
      turn = "{name} ist dran"
      timeLeft = "Zeit"
      timeOfQuiz = "Für das Quiz"
      answer = "Antworten"
      skip = "Überspringen"
      hint = "Tipp"
      hintIs = "Tipp:"
      back = "Zurück"
      proceed = "Weiter"
      note = "Notiz"
      several = "Wähle alles, was passt."
      place = "Platz {n}"
      ofRange = "Von {min} bis {max}"
      timeIsUp = "Die Zeit war um."
      leave = "Verlassen"
      leaveTitle = "Das Quiz verlassen?"
      keep = "Für später behalten"
      discard = "Verwerfen"
      stay = "Bleiben"
    }

    private mutating func fillOverview() {
      overview = "Alle Fragen"
      overviewTitle = "Deine Antworten"
      answered = "beantwortet"
      open = "offen"
      goTo = "Hingehen"
      goToQuestion = "Zu Frage {n}"
      oneOpen = "1 Frage ist offen."
      openCount = "{n} Fragen sind offen."
      allAnswered = "Alle Fragen sind beantwortet."
      handInAnyhow = "Trotzdem abgeben"
      noWhole = "„{text}“ ist keine ganze Zahl: schreib sie wie 5."
      handIn = "Abgeben"
      toQuestion = "Zurück zur Frage"
    }

    private mutating func fillVerdicts() {
      verdicts = "So hast du geantwortet"
      isRight = "Richtig"
      isPartly = "Teils richtig"
      isWrong = "Falsch"
      isUnmarked = "Beantwortet"
      isSkipped = "Übersprungen"
      isLate = "Die Zeit war um"
      points = "{n} von {of} Punkten"
      pointsOfOne = "{n} von 1 Punkt"
      rightAndYours = "Richtig, deine Antwort"
      sign = "Vorzeichen wechseln"
      noSound = "Hierher gehört ein Ton, der fehlt oder nicht abgespielt werden kann."
      yours = "Deine Antwort"
      theRight = "Die richtige Antwort"
      rightPlace = "Richtiger Platz"
      rightIs = "Richtig:"
      nothingGiven = "Du hast nichts geantwortet."
      source = "Quelle:"
      untouched = "Hier ist noch nichts geändert. Ändere etwas, oder gib es so ab."
      onePairOpen = "1 Paar fehlt. Wähle den Partner, oder gib ab, was da ist."
      pairsOpen = "{n} Paare fehlen. Wähle die Partner, oder gib ab, was da ist."
      asItIs = "So abgeben"
      chooseFirst = "Wähle erst eine Antwort."
      textFirst = "Gib erst eine Antwort ein."
      numberFirst = "Gib erst eine Zahl ein."
      noNumber = "„{text}“ ist keine Zahl: schreib sie wie 3,5."
      outOfRange = "Erwartet wird eine Zahl von {min} bis {max}."
      inputExpects = "{name}: erwartet wird {what}."
    }
  }

  func sentence(_ told: Told) -> String {
    switch told.sentence {
    case .engine(let status, let message, let said): said ?? sentence(message, status)
    case .noRoom: room.noRoom
    case .nameTaken: room.nameTaken
    case .notLetIn: room.notLetIn
    case .tooLate: room.tooLate
    case .form(.doubt(.untouched)): play.untouched
    case .form(.doubt(.pairsOpen(1))): play.onePairOpen
    case .form(.doubt(.pairsOpen(let open))): play.pairsOpen(["n": String(open)])
    case .form(.chooseFirst): play.chooseFirst
    case .form(.textFirst): play.textFirst
    case .form(.numberFirst): play.numberFirst
    case .form(.noWhole(let text)): play.noWhole(["text": text])
    case .form(.noNumber(let text)): play.noNumber(["text": text])
    case .form(.outOfRange(let min, let max)): play.outOfRange(["min": number(min), "max": number(max)])
    case .form(.askedBack(let sentence)): sentence
    case .form(.input(let name, let expected)): play.inputExpects(["name": label(name), "what": expected])
    }
  }

  /// What the engine says in English alone is told on pages in English; others have a sentence for all of its kind.
  private func sentence(_ message: String?, _ status: Int) -> String {
    guard language == .english, let message, let first = message.first, let last = message.last else {
      return problem.sentence(of: status)
    }
    return first.uppercased() + message.dropFirst() + (".!?".contains(last) ? "" : ".")
  }

  /// `1.5 of 3 points`.
  func points(_ points: Double, of total: Double) -> String {
    if total == 1 { return play.pointsOfOne(["n": number(points)]) }
    return play.points(["n": number(points), "of": number(total)])
  }
}
