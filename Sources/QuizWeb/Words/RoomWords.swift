internal import QuizPlay

extension PageWords {
  /// Rooms, as players and the screen show them.
  struct Room: Sendable {
    // The way in
    var enter = "Join a room"
    var code = "Code of the room"
    var codeHelp = "Six digits, as the screen shows them."
    var next = "Next"
    var noRoom = "There is no room with this code that can be joined. Check the digits."
    var yourName = "Your name"
    var nameHelp = "At most 24 characters. Everybody in the room sees it."
    var nameGiven = "You get a name when you join."
    var join = "Join"
    var nameTaken = "Somebody has this name already. Choose another."
    var notLetIn = "You cannot join: this name is not on the list, or nobody is let in any more."
    var otherRoom = "Another room"
    // The lobby
    var youAre: Template = "You are {name}."
    var isIn = "You are in. It starts in a moment."
    var oneHere = "1 player"
    var here: Template = "{n} players"
    var joinAt: Template = "Join at {address}"
    var scan = "Scan this, or open the address and type the code"
    var codeOfRoom = "Code"
    var nobodyYet = "Nobody is here yet."
    var closedToNew = "Nobody new is let in."
    // A question
    var questionOf: Template = "Question {n} of {of}"
    var question: Template = "Question {n}"
    var roundOf: Template = "Round {n} of {of}: {title}"
    var send = "Answer"
    var change = "Change the answer"
    var kept = "Your answer is kept. You can change it until the question closes."
    var tooLate = "This came too late: the question is closed, and your answer before it counts."
    var comesNext = "You come in at the next question."
    var closed = "The question is closed."
    var keptAndClosed = "Your answer is kept. The question is closed."
    var nothingSent = "You did not answer. The question is closed."
    var paused = "A short break"
    var pausedText = "It goes on in a moment; your time stands still."
    var answeredOf: Template = "{n} of {of} have answered"
    var spread = "What was answered"
    var nobodyChose = "nobody"
    var onePlayer = "1 player"
    var somePlayers: Template = "{n} players"
    var rightAnswer = "The right answer"
    var nothingChosen = "nothing"
    /// Of a question that is marked by hand.
    var readLater = "It will be read, and marked by hand."
    var theyAreReadLater = "The answers will be read, and marked by hand."
    // The board
    var board = "Scores"
    var finalBoard = "Final scores"
    var place = "Place"
    var player = "Name"
    var points = "Points"
    var onePoint = "1 point"
    var somePoints: Template = "{n} points"
    var up: Template = "{n} up"
    var down: Template = "{n} down"
    var ownPlace: Template = "Place {n} of {of}"
    var you = "you"
    var over = "That was it"
    var thanks = "Thank you for playing."
    var winners = "The best"
    var andMore: Template = "and {n} more"
    // At one's own pace
    var ownPace = "Everybody plays at their own pace."
    var play = "To my questions"
    var until: Template = "Open until {time}."
    var handedIn = "You have answered everything."
    var marksLater = "What your answers are worth is shown when the room closes."
    var answers = "Answers"
    // No more
    var removed = "You were taken out of this room."
    var removedText = "Ask whoever leads it if that was a mistake."
    var lookAgain = "Look again"

    static let german: Room = {
      var words = Room()
      words.fillEntry()
      words.fillQuestion()
      words.fillBoard()
      return words
    }()

    private mutating func fillEntry() {
      enter = "In einen Raum"
      code = "Code des Raums"
      codeHelp = "Sechs Ziffern, wie sie vorne stehen."
      next = "Weiter"
      noRoom = "Es gibt keinen Raum mit diesem Code, in den man hineinkommt. Prüfe die Ziffern."
      yourName = "Dein Name"
      nameHelp = "Höchstens 24 Zeichen. Alle im Raum sehen ihn."
      nameGiven = "Deinen Namen bekommst du beim Mitspielen."
      join = "Mitspielen"
      nameTaken = "Diesen Namen hat schon jemand. Wähle einen anderen."
      notLetIn = "Du kommst nicht hinein: der Name steht nicht auf der Liste, oder es wird niemand mehr eingelassen."
      otherRoom = "Ein anderer Raum"
      youAre = "Du bist {name}."
      isIn = "Du bist dabei. Gleich geht es los."
      oneHere = "1 Spieler"
      here = "{n} Spieler"
      joinAt = "Mitspielen: {address}"
      scan = "Abfotografieren, oder die Adresse öffnen und den Code eingeben"
      codeOfRoom = "Code"
      nobodyYet = "Noch ist niemand da."
      closedToNew = "Es wird niemand mehr eingelassen."
      (ownPace, play) = ("Alle spielen in ihrem eigenen Tempo.", "Zu meinen Fragen")
      (until, handedIn) = ("Offen bis {time}.", "Du hast alles beantwortet.")
      marksLater = "Was deine Antworten wert sind, steht hier, wenn der Raum schließt."
      answers = "Antworten"
      removed = "Du wurdest aus diesem Raum genommen."
      removedText = "Wenn das ein Irrtum war, sag der Spielleitung Bescheid."
      lookAgain = "Neu nachsehen"
    }

    private mutating func fillQuestion() {
      questionOf = "Frage {n} von {of}"
      question = "Frage {n}"
      roundOf = "Runde {n} von {of}: {title}"
      send = "Antworten"
      change = "Antwort ändern"
      kept = "Deine Antwort ist gespeichert. Bis die Frage schließt, kannst du sie ändern."
      tooLate = "Das kam zu spät: die Frage ist geschlossen, es zählt deine Antwort davor."
      comesNext = "Du bist ab der nächsten Frage dabei."
      closed = "Die Frage ist geschlossen."
      keptAndClosed = "Deine Antwort ist gespeichert. Die Frage ist geschlossen."
      nothingSent = "Du hast nicht geantwortet. Die Frage ist geschlossen."
      paused = "Eine kurze Pause"
      pausedText = "Gleich geht es weiter; deine Zeit steht still."
      answeredOf = "{n} von {of} haben geantwortet"
      spread = "Was geantwortet wurde"
      nobodyChose = "niemand"
      onePlayer = "1 Spieler"
      somePlayers = "{n} Spieler"
      rightAnswer = "Die richtige Antwort"
      nothingChosen = "nichts"
      readLater = "Sie wird gelesen und von Hand gewertet."
      theyAreReadLater = "Die Antworten werden gelesen und von Hand gewertet."
    }

    private mutating func fillBoard() {
      board = "Punktestand"
      finalBoard = "Endstand"
      place = "Platz"
      player = "Name"
      points = "Punkte"
      onePoint = "1 Punkt"
      somePoints = "{n} Punkte"
      up = "{n} hoch"
      down = "{n} runter"
      ownPlace = "Platz {n} von {of}"
      you = "du"
      over = "Das war es"
      thanks = "Danke fürs Mitspielen."
      winners = "Die Besten"
      andMore = "und {n} weitere"
    }
  }

  /// `1 player`, `24 players`.
  func players(_ count: Int) -> String {
    count == 1 ? room.oneHere : room.here(["n": String(count)])
  }
}
