// Every sentence that people read, one a line, in all its languages.
// Another language is an argument of `Sentence` more: what lacks it does not compile.

// MARK: - Said in several places

extension Wording {
  package var aQuestion: String { Sentence("question", de: "Frage")[language] }
  package var anySeconds: String { Sentence("seconds above 0, up to a million", de: "eine Zahl von Sekunden über 0, bis zu einer Million")[language] }
  package var meanLabel: String { Sentence("mean", de: "Mittelwert")[language] }
  package var medianLabel: String { Sentence("median", de: "Median")[language] }
  package var someText: String { Sentence("a text", de: "ein Text")[language] }
  package var spread: String { Sentence("sd", de: "Streuung")[language] }
  package var countedSittings: Plural { Plural(one: Sentence("1 sitting", de: "1 Durchgang"), other: Sentence("{n} sittings", de: "{n} Durchgänge"), language) }
  package var countedPlayers: Plural { Plural(one: Sentence("1 player", de: "1 Spieler"), other: Sentence("{n} players", de: "{n} Spieler"), language) }
  package var countedRooms: Plural { Plural(one: Sentence("1 room", de: "1 Raum"), other: Sentence("{n} rooms", de: "{n} Räume"), language) }
  package var days: Plural { Plural(one: Sentence("1 day", de: "1 Tag"), other: Sentence("{n} days", de: "{n} Tage"), language) }
  package var questions: Plural { Plural(one: Sentence("1 question", de: "1 Frage"), other: Sentence("{n} questions", de: "{n} Fragen"), language) }
  package var pointCount: Plural { Plural(one: Sentence("1 point", de: "1 Punkt"), other: Sentence("{n} points", de: "{n} Punkte"), language) }
  package var aChallenge: String { Sentence("A challenge", de: "Eine Herausforderung")[language] }
  package var achievements: String { Sentence("Achievements", de: "Erfolge")[language] }
  package var allQuestions: String { Sentence("All questions", de: "Alle Fragen")[language] }
  package var allQuizzes: String { Sentence("All quizzes", de: "Alle Quizze")[language] }
  package var answerButton: String { Sentence("Answer", de: "Antworten")[language] }
  package var answeredCount: Template { Sentence("{n} answered", de: "{n} beantwortet")[language] }
  package var answersReadLater: String { Sentence("The answers will be read, and marked by hand.", de: "Die Antworten werden gelesen und von Hand gewertet.")[language] }
  package var aNumber: String { Sentence("a number", de: "eine Zahl")[language] }
  package var atOwnPace: String { Sentence("Everybody plays at their own pace.", de: "Alle spielen in ihrem eigenen Tempo.")[language] }
  package var attemptNumber: Template { Sentence("try {n}", de: "Versuch {n}")[language] }
  package var averageLabel: String { Sentence("Average", de: "Durchschnitt")[language] }
  package var away: String { Sentence("away", de: "nicht verbunden")[language] }
  package var backToRoom: String { Sentence("Back to the room", de: "Zurück zum Raum")[language] }
  package var begunTitle: String { Sentence("You have begun this quiz", de: "Du hast dieses Quiz schon begonnen")[language] }
  package var by: Template { Sentence("by {name}", de: "von {name}")[language] }
  package var byMonth: String { Sentence("By month", de: "Nach Monaten")[language] }
  package var challengeFriend: String { Sentence("Challenge a friend", de: "Jemanden herausfordern")[language] }
  package var challengeLabel: String { Sentence("Challenge", de: "Herausforderung")[language] }
  package var chooses: String { Sentence("choose", de: "wählen")[language] }
  package var codeLabel: String { Sentence("Code", de: "Code")[language] }
  package var commaAttempt: Template { Sentence(", try {n}", de: ", Versuch {n}")[language] }
  package var countOf: Template { Sentence("{n} of {of}", de: "{n} von {of}")[language] }
  package var currentLabel: String { Sentence("Current", de: "Aktuell")[language] }
  package var dailyOn: Template { Sentence("Quiz of the day, {day}", de: "Quiz des Tages, {day}")[language] }
  package var dayAndTime: Template { Sentence("{day}, {time}", de: "{day}, {time}")[language] }
  package var dayForgivenBefore: Template { Sentence("day {n} in a row, {days} before it forgiven", de: "Tag {n} in Folge, davor {days} verziehen")[language] }
  package var dayInRow: Template { Sentence("day {n} in a row", de: "Tag {n} in Folge")[language] }
  package var daysOfGoal: Template { Sentence("{n} of {goal} days", de: "{n} von {goal} Tagen")[language] }
  package var deleteTitle: String { Sentence("Delete this sitting?", de: "Diesen Durchgang löschen?")[language] }
  package var dueCount: Template { Sentence("{n} due", de: "{n} fällig")[language] }
  package var dueToday: Template { Sentence("{n} due today", de: "{n} heute fällig")[language] }
  package var earnedOfAll: Template { Sentence("{n} of {of} earned.", de: "{n} von {of} erreicht.")[language] }
  package var earnedOn: Template { Sentence("earned on {day}", de: "erreicht am {day}")[language] }
  package var editEnds: String { Sentence("to its ends", de: "an die Enden")[language] }
  package var enterKey: String { Sentence("Enter", de: "Enter")[language] }
  package var everyAnswered: String { Sentence("Every question is answered.", de: "Alle Fragen sind beantwortet.")[language] }
  package var expectsInput: Template { Sentence("{name}: {what} is expected.", de: "{name}: erwartet wird {what}.")[language] }
  package var failed: String { Sentence("Not passed", de: "Nicht bestanden")[language] }
  package var finishedCount: Template { Sentence("{n} finished", de: "{n} beendet")[language] }
  package var finishedSomething: String { Sentence("finished something", de: "etwas beendet")[language] }
  package var firstDay: String { Sentence("the first day", de: "der erste Tag")[language] }
  package var forgivenDay: String { Sentence("forgiven", de: "verziehen")[language] }
  package var freezesAbout: String { Sentence("missed days in any seven that break no streak", de: "ausgelassene Tage je sieben, die keine Serie beenden")[language] }
  package var fromMinToMax: Template { Sentence("From {min} to {max}", de: "Von {min} bis {max}")[language] }
  package var fromToRange: Template { Sentence("{from} to {to}", de: "{from} bis {to}")[language] }
  package var givenAsTimeWasUp: Template { Sentence("{given}, when the time was up", de: "{given}, als die Zeit um war")[language] }
  package var goalReached: Template { Sentence("{n} of {goal} days: reached", de: "{n} von {goal} Tagen: erreicht")[language] }
  package var goBack: String { Sentence("Back", de: "Zurück")[language] }
  package var goOnLabel: String { Sentence("Go on", de: "Weiterspielen")[language] }
  package var hardest: String { Sentence("Hardest questions", de: "Die schwersten Fragen")[language] }
  package var haveAnswered: Template { Sentence("{n} of {of} have answered", de: "Antworten: {n} von {of}")[language] }
  package var hintLabel: String { Sentence("Hint", de: "Tipp")[language] }
  package var historyTitle: String { Sentence("History", de: "Verlauf")[language] }
  package var homeLabel: String { Sentence("Home", de: "Startseite")[language] }
  package var inPercent: Template { Sentence("{n} %", de: "{n} %")[language] }
  package var inPoints: String { Sentence("points", de: "Punkte")[language] }
  package var inProgress: String { Sentence("in progress", de: "begonnen")[language] }
  package var isAnswered: String { Sentence("answered", de: "beantwortet")[language] }
  package var isDone: String { Sentence("done", de: "fertig")[language] }
  package var isNotMarked: String { Sentence("not marked", de: "nicht gewertet")[language] }
  package var isOff: String { Sentence("off", de: "aus")[language] }
  package var isPassed: String { Sentence("Passed", de: "Bestanden")[language] }
  package var lastPlayed: Template { Sentence("last played {day}", de: "zuletzt am {day} gespielt")[language] }
  package var lastWeeks: Template { Sentence("The last {n} weeks", de: "Die letzten {n} Wochen")[language] }
  package var leaderboard: String { Sentence("Leaderboard", de: "Bestenliste")[language] }
  package var leaveLabel: String { Sentence("Leave", de: "Verlassen")[language] }
  package var level: Template { Sentence("Rating: {title}", de: "Wertung: {title}")[language] }
  package var longestStreak: String { Sentence("Best", de: "Längste")[language] }
  package var markAt: Template { Sentence("mark {n}", de: "Marke {n}")[language] }
  package var missedDay: String { Sentence("missed", de: "ausgelassen")[language] }
  package var modeLabel: String { Sentence("Mode", de: "Modus")[language] }
  package var nameLabel: String { Sentence("Name", de: "Name")[language] }
  package var neverAsked: Template { Sentence("Possible in questions never asked: {n}", de: "Nie gestellt: {n} weitere wären möglich gewesen")[language] }
  package var neverJoined: Template { Sentence("Never joined: {names}", de: "Nie beigetreten: {names}")[language] }
  package var newNameFor: Template { Sentence("New name for {name}", de: "Neuer Name für {name}")[language] }
  package var nextLabel: String { Sentence("Next", de: "Weiter")[language] }
  package var no: String { Sentence("no", de: "nein")[language] }
  package var nobodyHere: String { Sentence("Nobody is here yet.", de: "Noch ist niemand da.")[language] }
  package var nobodyNew: String { Sentence("The room is locked to new players.", de: "Der Raum nimmt keine neuen Spieler mehr auf.")[language] }
  package var nobodyWinsIt: String { Sentence("Nobody wins.", de: "Unentschieden.")[language] }
  package var noneInList: String { Sentence("(none)", de: "(keine)")[language] }
  package var noneWord: String { Sentence("none", de: "keine")[language] }
  package var nothingOpen: String { Sentence("No question is open.", de: "Keine Frage ist offen.")[language] }
  package var nothingWord: String { Sentence("nothing", de: "nichts")[language] }
  package var notYetEarned: String { Sentence("not yet", de: "noch nicht")[language] }
  package var openWord: String { Sentence("open", de: "offen")[language] }
  package var overTime: String { Sentence("Scores over time", de: "Ergebnisse im Lauf der Zeit")[language] }
  package var partlyRight: String { Sentence("Partly right", de: "Teilweise richtig")[language] }
  package var pickOf: Template { Sentence("{n} of {of} questions", de: "{n} von {of} Fragen")[language] }
  package var placeLabel: String { Sentence("Place", de: "Platz")[language] }
  package var playAgain: String { Sentence("Play again", de: "Noch einmal")[language] }
  package var playerLabel: String { Sentence("Player", de: "Spieler")[language] }
  package var playersLabel: String { Sentence("Players", de: "Spieler")[language] }
  package var playsJustNow: String { Sentence("plays now", de: "spielt gerade")[language] }
  package var pointsLabel: String { Sentence("Points", de: "Punkte")[language] }
  package var questionNumber: Template { Sentence("Question {n}", de: "Frage {n}")[language] }
  package var questionOf: Template { Sentence("Question {n} of {of}", de: "Frage {n} von {of}")[language] }
  package var quizLabel: String { Sentence("Quiz", de: "Quiz")[language] }
  package var quizzesLabel: String { Sentence("Quizzes", de: "Quizze")[language] }
  package var pointsOfText: String { Sentence("{points} of {of}", de: "{points} von {of}")[language] }
  package var quoted: Template { Sentence("'{word}'", de: "„{word}“")[language] }
  package var ranking: String { Sentence("Ranking", de: "Rangliste")[language] }
  package var renameLabel: String { Sentence("Rename", de: "Umbenennen")[language] }
  package var renames: String { Sentence("rename", de: "umbenennen")[language] }
  package var resultLabel: String { Sentence("Result", de: "Ergebnis")[language] }
  package var resumeLabel: String { Sentence("Continue", de: "Weiterspielen")[language] }
  package var retriesAbout: String { Sentence("how often the quiz of the day may be played again", de: "wie oft das Quiz des Tages noch einmal gespielt werden darf")[language] }
  package var rightAnswerLabel: String { Sentence("Right answer", de: "Richtig ist")[language] }
  package var rightLabel: String { Sentence("Right:", de: "Richtig:")[language] }
  package var rightVerdict: String { Sentence("Right", de: "Richtig")[language] }
  package var rightWord: String { Sentence("right", de: "richtig")[language] }
  package var save: String { Sentence("Save", de: "Speichern")[language] }
  package var scoreOfOne: Template { Sentence("{n} of 1 point", de: "{n} von 1 Punkt")[language] }
  package var scoreOfPoints: Template { Sentence("{n} of {of} points", de: "{n} von {of} Punkten")[language] }
  package var secondsShort: Template { Sentence("{n} s", de: "{n} s")[language] }
  package var seeAnswers: String { Sentence("See the answers", de: "Antworten ansehen")[language] }
  package var seedNumber: Template { Sentence("Seed {n}", de: "Startwert {n}")[language] }
  package var settingsTitle: String { Sentence("Settings", de: "Einstellungen")[language] }
  package var show: String { Sentence("Show", de: "Zeigen")[language] }
  package var sittingUnsaved: String { Sentence("Nothing of this sitting is saved.", de: "Von diesem Durchgang wird nichts gespeichert.")[language] }
  package var skipLabel: String { Sentence("Skip", de: "Überspringen")[language] }
  package var skippedVerdict: String { Sentence("Skipped", de: "Übersprungen")[language] }
  package var skippedWord: String { Sentence("skipped", de: "übersprungen")[language] }
  package var sourceLabel: String { Sentence("Source:", de: "Quelle:")[language] }
  package var standardWord: String { Sentence("standard", de: "Standard")[language] }
  package var startAnew: String { Sentence("Start anew", de: "Neu beginnen")[language] }
  package var startLabel: String { Sentence("Start", de: "Starten")[language] }
  package var statistics: String { Sentence("Statistics", de: "Statistik")[language] }
  package var stay: String { Sentence("Stay", de: "Bleiben")[language] }
  package var streakLabel: String { Sentence("Streak", de: "Serie")[language] }
  package var submitAll: String { Sentence("submit all", de: "alles abgeben")[language] }
  package var takenOut: String { Sentence("You were taken out of this room.", de: "Du wurdest aus diesem Raum genommen.")[language] }
  package var theAnswers: String { Sentence("Answers", de: "Antworten")[language] }
  package var theChallenge: String { Sentence("The challenge", de: "Die Herausforderung")[language] }
  package var theRightAnswer: String { Sentence("The right answer", de: "Die richtige Antwort")[language] }
  package var theyWin: Template { Sentence("{name} wins.", de: "{name} gewinnt.")[language] }
  package var thisWeekLabel: String { Sentence("This week", de: "Diese Woche")[language] }
  package var ticks: String { Sentence("tick", de: "ankreuzen")[language] }
  package var timeLabel: String { Sentence("Time", de: "Zeit")[language] }
  package var timeLimits: String { Sentence("Time limits", de: "Zeitlimits")[language] }
  package var timePerAnswer: String { Sentence("Time for an answer", de: "Zeit je Antwort")[language] }
  package var timeSpent: Template { Sentence("Time: {time}", de: "Zeit: {time}")[language] }
  package var timeWasUp: String { Sentence("the time was up", de: "die Zeit war um")[language] }
  package var toBeat: Template { Sentence("Score to beat, of {name}: {score}", de: "Zu schlagen, von {name}: {score}")[language] }
  package var todayLabel: String { Sentence("Today", de: "Heute")[language] }
  package var todayStillOpen: String { Sentence("today is still open", de: "heute ist noch offen")[language] }
  package var todayWord: String { Sentence("today", de: "heute")[language] }
  package var toLearn: Template { Sentence("{n} to learn", de: "{n} zu lernen")[language] }
  package var typesValue: String { Sentence("type a value", de: "Wert eingeben")[language] }
  package var unanswered: Template { Sentence("left without an answer: {n}", de: "ohne Antwort: {n}")[language] }
  package var unmarkedVerdict: String { Sentence("Answered", de: "Beantwortet")[language] }
  package var valueLabel: String { Sentence("Value", de: "Wert")[language] }
  package var weeklyGoal: String { Sentence("Weekly goal", de: "Wochenziel")[language] }
  package var weeksInRow: String { Sentence("Weeks in a row", de: "Wochen in Folge")[language] }
  package var whoPlays: String { Sentence("Who plays?", de: "Wer spielt?")[language] }
  package var whyDaysCount: String { Sentence("Why each day counted", de: "Warum jeder Tag zählt")[language] }
  package var withoutScore: String { Sentence("no score", de: "keine Punkte")[language] }
  package var wrongVerdict: String { Sentence("Wrong", de: "Falsch")[language] }
  package var yes: String { Sentence("yes", de: "ja")[language] }
  package var yesOrNo: String { Sentence("yes or no", de: "ja oder nein")[language] }
  package var youLabel: String { Sentence("You", de: "Du")[language] }
  package var yourAnswerLabel: String { Sentence("Your answer", de: "Deine Antwort")[language] }
  package var yourName: String { Sentence("Your name", de: "Dein Name")[language] }
  package var youWinIt: String { Sentence("You win.", de: "Du gewinnst.")[language] }
  /// The usual difficulties by their names in quiz files.
  package var difficulties: [String: String] {
    [
      "easy": Sentence("easy", de: "leicht"),
      "medium": Sentence("medium", de: "mittel"),
      "hard": Sentence("hard", de: "schwer"),
    ].in(language)
  }
  package var factors: [String: String] {
    [
      "1": Sentence("as it is", de: "wie vorgesehen"),
      "1.5": Sentence("1.5 times", de: "anderthalbmal"),
      "2": Sentence("twice", de: "doppelt"),
      "4": Sentence("four times", de: "vierfach"),
      "10": Sentence("ten times", de: "zehnfach"),
    ].in(language)
  }
  /// From Monday to Sunday, two cells each.
  package var weekdays: [String] {
    [Sentence("Mo", de: "Mo"), Sentence("Tu", de: "Di"), Sentence("We", de: "Mi"), Sentence("Th", de: "Do"), Sentence("Fr", de: "Fr"), Sentence("Sa", de: "Sa"), Sentence("Su", de: "So")].in(language)
  }
}

// MARK: - Plain lines

/// The words of the plain face.
package struct PlainWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  // Prompts
  package var startPrompt: String { Sentence("Press Enter to start (q leaves):", de: "Enter beginnt (q beendet):")[language] }
  package var nextPrompt: String { Sentence("Press Enter for the next question; its time starts then:", de: "Enter öffnet die nächste Frage; ihre Zeit beginnt dann:")[language] }
  package var pagePrompt: String { Sentence("Enter to continue:", de: "Enter geht weiter:")[language] }
  package var namedPagePrompt: Template { Sentence("Enter ({name}):", de: "Mit Enter weiter ({name}):")[language] }
  package var repairPrompt: String { Sentence("Waiting until the file is repaired and saved (q leaves):", de: "Wartet, bis die Datei repariert und gespeichert ist (q beendet):")[language] }
  package var finishPrompt: String { Sentence("Type finish to submit all, or g and a number to change an answer:", de: "finish gibt alles ab, g und eine Zahl ändert eine Antwort:")[language] }
  package var quitPrompt: String { Sentence("Leave? k keeps your progress, d discards it, s stays:", de: "Aufhören? k behält den Stand, d verwirft ihn, s bleibt:")[language] }
  package var quitPromptToday: String { Sentence("Leave? Today's quiz goes on where you are. l leaves, s stays:", de: "Aufhören? Das Quiz des Tages geht hier weiter. l geht, s bleibt:")[language] }
  package var quitPromptUnsaved: String { Sentence("Leave? Nothing of this is saved. l leaves, s stays:", de: "Aufhören? Hiervon wird nichts gespeichert. l geht, s bleibt:")[language] }
  package var answerPrompt: Template { Sentence("Your answer ({expected}):", de: "Deine Antwort ({expected}):")[language] }
  package var answerPromptWithDraft: Template { Sentence("Your answer ({expected}; Enter keeps what you gave):", de: "Deine Antwort ({expected}; Enter behält die bisherige):")[language] }
  package var inputPrompt: Template { Sentence("{name} ({expected}):", de: "{name} ({expected}):")[language] }
  /// What is typed at this prompt.
  package var notShown: String { Sentence("not shown as you type", de: "beim Tippen nicht zu sehen")[language] }
  package var inputPromptWithDefault: Template { Sentence("{name} ({expected}; Enter for {default}):", de: "{name} ({expected}; Enter für {default}):")[language] }

  // What may be typed
  package var places: Template { Sentence("1 to {n}", de: "1 bis {n}")[language] }
  package var trueOrFalse: Template { Sentence("{places}, or {true} or {false}", de: "{places} oder {true} oder {false}")[language] }
  package var anyOf: Template { Sentence("any of {places}, such as {example}; 0 for none", de: "beliebige von {places}, etwa {example}; 0 für keine")[language] }
  package var numberBetween: Template { Sentence("a number from {min} to {max}", de: "eine Zahl von {min} bis {max}")[language] }
  package var aText: String { Sentence("a text; commands begin with a colon, such as :q", de: "ein Text; Befehle beginnen mit einem Doppelpunkt, etwa :q")[language] }
  package var allOf: Template { Sentence("all of {places} in your order, such as {example}", de: "alle von {places} in deiner Reihenfolge, etwa {example}")[language] }
  package var pairs: Template { Sentence("numbers 1 to {n} with letters a to {letter}, such as 1b 2a; 0 for none", de: "Zahlen 1 bis {n} mit Buchstaben a bis {letter}, etwa 1b 2a; 0 für keine")[language] }
  /// What may be typed for true and for false where what is shown begins with other letters.
  package var trueLetter: String { Sentence("t", de: "w")[language] }
  package var falseLetter: String { Sentence("f", de: "f")[language] }

  // What could not be taken
  package var nothingTyped: Template { Sentence("Nothing was typed. Expected: {expected}. Type {help} for help.", de: "Es wurde nichts eingegeben. Erwartet: {expected}. Hilfe mit {help}.")[language] }
  package var cannotTake: Template { Sentence("'{line}' is not valid here. Expected: {expected}. Type {help} for help.", de: "„{line}“ passt nicht. Erwartet: {expected}. Hilfe mit {help}.")[language] }
  package var unknownCommand: Template { Sentence("There is no command '{line}'. Type {help} for help.", de: "Den Befehl „{line}“ gibt es nicht. Hilfe mit {help}.")[language] }
  package var unknownCommandOrText: Template { Sentence("There is no command '{line}'. Type {help} for help; a text that begins with a colon is typed with two.", de: "Den Befehl „{line}“ gibt es nicht. Hilfe mit {help}; ein Text, der mit einem Doppelpunkt beginnt, bekommt zwei.")[language] }
  package var unclearNumber: Template { Sentence("'{line}' can be read in two ways. Type {first} or {second}.", de: "„{line}“ lässt sich auf zwei Arten lesen. Tippe {first} oder {second}.")[language] }
  package var numberWithoutUnit: Template { Sentence("Write {number}, without {unit}.", de: "Schreib {number}, ohne {unit}.")[language] }
  package var pairsMissing: Template { Sentence("Without a partner: {missing}. Type these pairs too, or the same line to answer so.", de: "Ohne Partner: {missing}. Tippe auch diese Paare oder dieselbe Zeile, um so zu antworten.")[language] }
  package var groupedNumber: Template { Sentence("The digits of '{line}' stand in groups. Type {reading}.", de: "Die Ziffern von „{line}“ stehen in Gruppen. Tippe {reading}.")[language] }
  package var expected: Template { Sentence("Expected: {expected}.", de: "Erwartet: {expected}.")[language] }
  package var noButton: Template { Sentence("'{line}' is not valid here. Expected: Enter to continue, or one of {buttons}.", de: "„{line}“ passt nicht. Erwartet: Enter, um weiterzugehen, oder eines von {buttons}.")[language] }
  package var finishExpected: String { Sentence("Expected: finish, or g and the number of a question. Type ? for help.", de: "Erwartet: finish oder g und die Nummer einer Frage. Hilfe mit ?.")[language] }
  package var quitExpected: String { Sentence("Expected: k, d or s.", de: "Erwartet: k, d oder s.")[language] }
  package var quitExpectedUnsaved: String { Sentence("Expected: l or s.", de: "Erwartet: l oder s.")[language] }

  // Before a sitting
  package var quizPrompt: Template { Sentence("Which quiz (1 to {n} or a part of its title, q quits)?", de: "Welches Quiz (1 bis {n} oder ein Teil des Titels, q beendet)?")[language] }
  package var quizExpected: Template { Sentence("Type a number from 1 to {n}, or a part of a title that only one quiz has.", de: "Gib eine Zahl von 1 bis {n} ein oder einen Teil eines Titels, den nur ein Quiz hat.")[language] }
  package var quizChanged: String { Sentence("the quiz has changed since this sitting began", de: "das Quiz hat sich geändert, seit dieser Durchgang begann")[language] }
  package var pluginChanged: Template { Sentence("the plugin '{id}' has changed since this sitting began", de: "das Plugin „{id}“ hat sich geändert, seit dieser Durchgang begann")[language] }
  package var goesOnAsItWas: Template { Sentence("{change}; if you continue, the old version is played.", de: "{change}; beim Weiterspielen gilt die alte Fassung.")[language] }
  package var confirmPrompt: String { Sentence("Type yes:", de: "Tippe ja:")[language] }
  package var endsOpen: Template { Sentence("Open questions count as skipped. Still open: {n}. Type yes to end it; anything else continues.", de: "Offene Fragen gelten als übersprungen. Noch offen: {n}. Tippe ja zum Beenden; alles andere spielt weiter.")[language] }
  package var endsByButton: Template { Sentence("'{button}' ends the quiz. This question stays unanswered. Type yes to end it; anything else continues.", de: "„{button}“ beendet das Quiz. Diese Frage bleibt unbeantwortet. Tippe ja zum Beenden; alles andere spielt weiter.")[language] }
  package var dayIsPractice: String { Sentence("no try is left for this quiz of the day: this is practice, nothing is saved", de: "für dieses Quiz des Tages ist kein Versuch mehr übrig: Das ist Übung, nichts wird gespeichert")[language] }
  package var begunNarrower: Template { Sentence("this sitting was begun with {options}, so it is only a part of the quiz; --new starts anew", de: "begonnen mit {options}, also nicht das ganze Quiz; --new beginnt neu")[language] }
  package var scoreToBeat: Template { Sentence("Score to beat: {score}", de: "Zu schlagen: {score}")[language] }
  package var goOnPrompt: String { Sentence("Enter goes on as it was, n starts anew, q leaves:", de: "Enter spielt weiter wie damals, n beginnt neu, q beendet:")[language] }

  // Beginning and end
  package var goesOn: String { Sentence("You go on where you left off.", de: "Es geht weiter, wo du aufgehört hast.")[language] }
  package var quizLimit: Template { Sentence("The whole quiz has a time limit: {time} left.", de: "Das ganze Quiz hat ein Zeitlimit: noch {time}.")[language] }
  package var invitation: String { Sentence("Type :? at any prompt for help, :q to leave.", de: "Mit :? kommt überall Hilfe, mit :q hörst du auf.")[language] }
  package var nobodyThere: Template { Sentence("the time of {n} questions in a row ran out without an answer: the sitting stops here", de: "bei {n} Fragen hintereinander ist die Zeit ohne Antwort abgelaufen: Der Durchgang endet hier vorerst")[language] }
  package var kept: String { Sentence("Your progress is kept. Start the same quiz again to go on.", de: "Dein Stand ist gespeichert. Starte dasselbe Quiz noch einmal, um weiterzuspielen.")[language] }
  package var keptForCommand: String { Sentence("Your progress is kept. Give the same command again to go on.", de: "Dein Stand ist gespeichert. Mit demselben Befehl geht es weiter.")[language] }
  package var keptInPart: String { Sentence("Your progress is kept as far as it could be saved. Start the same quiz again to go on.", de: "Dein Stand ist gespeichert, soweit es ging. Starte dasselbe Quiz noch einmal, um weiterzuspielen.")[language] }
  package var discarded: String { Sentence("Your progress is discarded.", de: "Dein Stand ist verworfen.")[language] }

  // Steps
  package var leftOf: Template { Sentence("{left} of {limit} left", de: "noch {left} von {limit}")[language] }
  package var scale: Template { Sentence("  From {min} to {max}", de: "  Von {min} bis {max}")[language] }
  package var also: Template { Sentence("Also: {offers}", de: "Außerdem: {offers}")[language] }
  /// What presses a button on a page.
  package var placeOrKey: Template { Sentence("{place} or {key}", de: "{place} oder {key}")[language] }
  package var forHint: Template { Sentence("{key} for a hint", de: "{key} für einen Tipp")[language] }
  package var forButton: Template { Sentence("{key} for '{label}'", de: "{key} für „{label}“")[language] }
  package var hiding: Template { Sentence("{button} (the command is {command})", de: "{button} (der Befehl ist {command})")[language] }
  package var soFar: Template { Sentence("So far: {words}", de: "Bisher: {words}")[language] }
  package var forPlayer: Template { Sentence("For {player}", de: "Für {player}")[language] }
  package var image: Template { Sentence("[image: {text}]", de: "[Bild: {text}]")[language] }
  package var withoutDescription: String { Sentence("without description", de: "ohne Beschreibung")[language] }
  package var sound: String { Sentence("[sound]", de: "[Ton]")[language] }
  package var noSound: String { Sentence("[sound: the file is missing or cannot be played]", de: "[Ton: die Datei fehlt oder lässt sich nicht abspielen]")[language] }
  package var hint: Template { Sentence("Hint: {text}", de: "Tipp: {text}")[language] }

  // Time
  package var timeIsUp: String { Sentence("Time is up.", de: "Die Zeit ist um.")[language] }
  package var left: Template { Sentence("{time} left.", de: "Noch {time}.")[language] }
  package var leftOfQuiz: Template { Sentence("{time} left for the whole quiz.", de: "Noch {time} für das ganze Quiz.")[language] }
  package var leftForQuestion: Template { Sentence("{time} left for this question", de: "noch {time} für diese Frage")[language] }
  package var leftForQuiz: Template { Sentence("{time} left for the whole quiz", de: "noch {time} für das ganze Quiz")[language] }
  package var noLimit: String { Sentence("No time limit runs.", de: "Es läuft keine Zeit.")[language] }
  package var minutes: Plural { Plural(one: Sentence("1 minute", de: "1 Minute"), other: Sentence("{n} minutes", de: "{n} Minuten"), language) }
  package var seconds: Plural { Plural(one: Sentence("1 second", de: "1 Sekunde"), other: Sentence("{n} seconds", de: "{n} Sekunden"), language) }

  // Verdicts
  package var yourAnswer: Template { Sentence("Your answer: {words}", de: "Deine Antwort: {words}")[language] }
  package var noAnswer: String { Sentence("No answer", de: "Keine Antwort")[language] }
  package var reviewed: Template { Sentence("Question {n}: {text}", de: "Frage {n}: {text}")[language] }
  package var rightAnswer: Template { Sentence("The right answer: {words}", de: "Die richtige Antwort: {words}")[language] }
  package var source: Template { Sentence("Source: {text}", de: "Quelle: {text}")[language] }
  package var right: Template { Sentence("Right. {points}", de: "Richtig. {points}")[language] }
  package var partly: Template { Sentence("Partly right. {points}", de: "Teilweise richtig. {points}")[language] }
  package var wrong: String { Sentence("Wrong.", de: "Falsch.")[language] }
  package var wrongWithPoints: Template { Sentence("Wrong. {points}", de: "Falsch. {points}")[language] }
  package var skipped: String { Sentence("Skipped.", de: "Übersprungen.")[language] }
  /// After `amountOf`, which asks for another case in some languages.

  // Result
  package var scoreSoFar: Template { Sentence("{score} so far", de: "bisher {score}")[language] }
  package var waiting: Plural { Plural(one: Sentence("1 question is still to be marked by hand.", de: "1 Frage wird noch von Hand gewertet."), other: Sentence("{n} questions are still to be marked by hand.", de: "{n} Fragen werden noch von Hand gewertet."), language) }
  package var passed: String { Sentence("Passed.", de: "Bestanden.")[language] }
  package var lineTooLong: String { Sentence("The line is longer than 1 MB and was not read. Type a shorter one.", de: "Die Zeile ist länger als 1 MB und wurde nicht gelesen. Gib eine kürzere ein.")[language] }
  package var notPassed: String { Sentence("Not passed.", de: "Nicht bestanden.")[language] }
  package var share: String { Sentence("To share:", de: "Zum Teilen:")[language] }
  package var earned: Template { Sentence("Earned: {name}", de: "Neuer Erfolg: {name}")[language] }
  package var listed: Template { Sentence("{others} and {last}", de: "{others} und {last}")[language] }

  // Help
  package var helpHead: String { Sentence("Type what the prompt asks for, then Enter. Commands:", de: "Tippe, wonach gefragt wird, dann Enter. Befehle:")[language] }
  package var helpHint: String { Sentence("a hint", de: "ein Tipp")[language] }
  package var helpSkip: String { Sentence("skip the question", de: "die Frage überspringen")[language] }
  package var helpBack: String { Sentence("back to the question before", de: "zurück zur vorigen Frage")[language] }
  package var helpTime: String { Sentence("the time that is left", de: "wie viel Zeit noch ist")[language] }
  package var helpQuit: String { Sentence("leave, and keep or discard your progress", de: "aufhören, und den Stand behalten oder verwerfen")[language] }
  package var helpQuitToday: String { Sentence("leave; today's quiz goes on where you are", de: "aufhören; das Quiz des Tages geht hier weiter")[language] }
  package var helpQuitUnsaved: String { Sentence("leave; nothing of this is saved", de: "aufhören; hiervon wird nichts gespeichert")[language] }
  package var helpHelp: String { Sentence("this help", de: "diese Hilfe")[language] }
  package var helpOverview: String { Sentence("which questions are open; with a number, to that question", de: "welche Fragen noch offen sind; mit einer Zahl zu dieser Frage")[language] }
  package var helpColon: String { Sentence("Commands begin with a colon here, because letters can be an answer.", de: "Befehle beginnen hier mit einem Doppelpunkt, weil Buchstaben eine Antwort sein können.")[language] }
  package var helpColonToo: String { Sentence("With a colon before it a command works at every prompt: where a text is asked for, only so.", de: "Mit einem Doppelpunkt davor geht ein Befehl überall: wo ein Text erwartet wird, nur so.")[language] }
  package var answered: Template { Sentence("Answered: {places}", de: "Beantwortet: {places}")[language] }
  package var open: Template { Sentence("Open: {places}", de: "Offen: {places}")[language] }
}

// MARK: - What is refused

/// Sentences about answers, inputs and options that are refused; QuizCore has those for programs.
package struct MisfitWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  // Where a sitting stands
  package var notBegun: String { Sentence("the sitting has not begun", de: "der Durchgang hat noch nicht begonnen")[language] }
  package var begunAlready: String { Sentence("the sitting has begun already", de: "der Durchgang hat schon begonnen")[language] }
  package var over: String { Sentence("the sitting is over", de: "der Durchgang ist zu Ende")[language] }
  package var noQuestionOpen: String { Sentence("no question is open: leave the page with continue", de: "es ist keine Frage offen: die Seite will verlassen werden")[language] }
  package var noPageOpen: String { Sentence("no page is open: a question wants an answer", de: "es ist keine Seite offen: eine Frage will beantwortet werden")[language] }
  package var allAnswered: String { Sentence("every question is answered: finish, or go to one of them", de: "alle Fragen sind beantwortet: gib ab oder geh zu einer von ihnen")[language] }
  package var noSkip: String { Sentence("this question cannot be skipped", de: "diese Frage kann man nicht überspringen")[language] }
  package var noHint: String { Sentence("this question has no hint", de: "zu dieser Frage gibt es keinen Tipp")[language] }
  package var noBack: String { Sentence("this quiz does not go back", de: "in diesem Quiz geht es nicht zurück")[language] }
  package var nothingToGoBackTo: String { Sentence("there is nothing to go back to", de: "davor ist nichts, wohin es zurückgehen könnte")[language] }
  package var readOnly: String { Sentence("its right answer was shown: it can no longer be changed", de: "die richtige Antwort war schon zu sehen: ändern geht nicht mehr")[language] }
  package var timeIsUp: String { Sentence("its time is up: it can no longer be changed", de: "die Zeit dafür ist um: ändern geht nicht mehr")[language] }
  package var interrupted: String { Sentence("nothing was changed", de: "nichts wurde geändert")[language] }
  package var late: String { Sentence("too late: the time for this step was already up", de: "zu spät: die Zeit für diesen Schritt war schon um")[language] }
  package var notFree: String { Sentence("this quiz asks its questions one after the other", de: "dieses Quiz stellt seine Fragen der Reihe nach")[language] }
  package var tryOfToday: String { Sentence("a try of today's quiz stays: leave it, and go on with it later", de: "ein Versuch am Quiz des Tages bleibt: verlasse ihn und spiele später weiter")[language] }
  package var noSuchPlace: Template { Sentence("there is no question {place}: 1 to {count} are there", de: "eine Frage {place} gibt es nicht: es sind 1 bis {count}")[language] }

  // Answers
  package var unitGiven: Template { Sentence("write {number}, without {unit}", de: "schreib {number}, ohne {unit}")[language] }
  package var expectsOne: String { Sentence("this question expects one answer", de: "diese Frage erwartet eine Antwort")[language] }
  package var expectsAny: String { Sentence("this question expects any number of answers", de: "diese Frage erwartet beliebig viele Antworten")[language] }
  package var expectsNumber: String { Sentence("this question expects a number", de: "diese Frage erwartet eine Zahl")[language] }
  package var expectsText: String { Sentence("this question expects a text", de: "diese Frage erwartet einen Text")[language] }
  package var expectsOrder: String { Sentence("this question expects all items in order", de: "diese Frage erwartet alle Teile in ihrer Reihenfolge")[language] }
  package var expectsPairs: String { Sentence("this question expects a right for each left", de: "diese Frage erwartet zu jedem Linken ein Rechtes")[language] }
  package var expectsNothing: String { Sentence("this question expects no response", de: "diese Frage erwartet keine Antwort")[language] }
  package var unknownAnswer: Template { Sentence("there is no answer '{id}'", de: "die Antwort „{id}“ gibt es nicht")[language] }
  package var answerTwice: Template { Sentence("the answer '{id}' is given twice", de: "die Antwort „{id}“ steht zweimal da")[language] }
  package var oneAnswerExpected: String { Sentence("exactly one answer is expected", de: "erwartet wird genau eine Antwort")[language] }
  package var outOfRange: Template { Sentence("{value} is outside the range: a number from {min} to {max} is expected", de: "{value} liegt außerhalb: erwartet wird eine Zahl von {min} bis {max}")[language] }
  package var incompleteOrder: String { Sentence("all items are expected, each once", de: "erwartet werden alle Teile, jedes einmal")[language] }
  package var unknownItem: Template { Sentence("there is no item '{id}'", de: "das Teil „{id}“ gibt es nicht")[language] }

  // Buttons and inputs
  package var unknownAction: Template { Sentence("there is no action '{id}'{known}", de: "den Knopf „{id}“ gibt es hier nicht{known}")[language] }
  package var unknownInput: Template { Sentence("there is no input '{id}'{known}", de: "das Feld „{id}“ gibt es hier nicht{known}")[language] }
  package var near: Template { Sentence("; did you mean '{word}'?", de: "; ist „{word}“ gemeint?")[language] }
  package var known: Template { Sentence("; known here: {words}", de: "; hier gibt es: {words}")[language] }
  package var missingInput: Template { Sentence("the input '{name}' is missing: it expects {what}", de: "das Feld „{name}“ fehlt: erwartet wird {what}")[language] }
  package var badSecret: Template { Sentence("that does not fit the input '{name}': it expects {what}", de: "das passt nicht in das Feld „{name}“: erwartet wird {what}")[language] }
  package var badEntry: Template { Sentence("the input '{name}': {why}", de: "im Feld „{name}“: {why}")[language] }
  package var badInput: Template { Sentence("'{value}' does not fit the input '{name}': it expects {what}", de: "„{value}“ passt nicht in das Feld „{name}“: erwartet wird {what}")[language] }
  package var entryNamed: Template { Sentence("the value of '{key}' must be {what}, got '{found}'", de: "beim Eintrag „{key}“ wird erwartet: {what}; da steht „{found}“")[language] }
  package var entryAt: Template { Sentence("entry {n} must be {what}, got '{found}'", de: "beim Eintrag {n} wird erwartet: {what}; da steht „{found}“")[language] }

  // What is allowed
  package var between: Template { Sentence(" from {min} to {max}", de: " von {min} bis {max}")[language] }
  package var atLeast: Template { Sentence(" of at least {min}", de: " ab {min}")[language] }
  package var atMost: Template { Sentence(" of at most {max}", de: " bis {max}")[language] }
  package var wholeNumber: Template { Sentence("a whole number{bounds}", de: "eine ganze Zahl{bounds}")[language] }
  package var number: Template { Sentence("a number{bounds}", de: "eine Zahl{bounds}")[language] }
  package var percentage: Template { Sentence("a percentage{bounds}", de: "ein Prozentwert{bounds}")[language] }
  package var seconds: Template { Sentence("a number of seconds{bounds}", de: "eine Zahl von Sekunden{bounds}")[language] }
  package var zeroOrMore: String { Sentence(", 0 or more", de: ", 0 oder mehr")[language] }
  package var trueOrFalse: String { Sentence("true or false", de: "ja oder nein")[language] }
  package var oneOf: Template { Sentence("one of {words}", de: "eines von {words}")[language] }
  package var list: String { Sentence("a list (a,b,c)", de: "eine Liste (a,b,c)")[language] }
  package var map: String { Sentence("a map (k:v,k:v)", de: "eine Tabelle (k:v,k:v)")[language] }
  package var eachOfList: Template { Sentence("{list}, each {what}", de: "{list}, jedes {what}")[language] }
  package var eachOfMap: Template { Sentence("{map}, each v {what}", de: "{map}, jedes v {what}")[language] }
}

// MARK: - Rules of marking

/// The reason why an answer was worth its points.
package struct RuleWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  /// The sentences of `history --explain --json`, which are English there.
  package var sentences: [Sentence] {
    [
      Sentence("marked by the mode's own rule", de: "nach einer eigenen Regel des Modus"),
      Sentence("not marked: nothing is right or wrong here", de: "nicht gewertet: hier ist nichts richtig oder falsch"),
      Sentence("nothing was submitted: no points", de: "es wurde nichts abgegeben: keine Punkte"),
      Sentence("the share that the chosen answer has", de: "der Anteil der gewählten Antwort"),
      Sentence("right or wrong", de: "richtig oder falsch"),
      Sentence("the shares of the chosen answers added up", de: "die Anteile der gewählten Antworten zusammen"),
      Sentence("right decisions of all answers (each)", de: "richtige Entscheidungen von allen Antworten (each)"),
      Sentence("right choices less wrong ones, of all that are right (net)", de: "richtige Kreuze weniger falsche, von allen richtigen (net)"),
      Sentence("the share of right answers chosen, times the share of choices that are right (coverage)", de: "der gewählte Anteil der richtigen Antworten mal der richtige Anteil der gewählten (coverage)"),
      Sentence("all or nothing (all)", de: "alles oder nichts (all)"),
      Sentence("exactly the right number", de: "genau die richtige Zahl"),
      Sentence("the share of the part of the scale", de: "der Anteil des Abschnitts der Skala"),
      Sentence("the share of the first number that fits", de: "der Anteil der ersten Zahl, die passt"),
      Sentence("the share of the first text that fits", de: "der Anteil des ersten Textes, der passt"),
      Sentence("one of the texts that are accepted", de: "einer der Texte, die gelten"),
      Sentence("all in the right order or nothing", de: "alles in der richtigen Reihenfolge oder nichts"),
      Sentence("right pairs of all pairs", de: "richtige Paare von allen Paaren"),
    ]
  }
  package var within: Template { Sentence("within {n} of the right number", de: "höchstens {n} neben der richtigen Zahl")[language] }
  package var withinPercent: Template { Sentence("within {n} % of the right number", de: "höchstens {n} % neben der richtigen Zahl")[language] }
  package var withinFactor: Template { Sentence("within a factor of {n} from the right number", de: "höchstens um den Faktor {n} neben der richtigen Zahl")[language] }
}

// MARK: - Time limits

/// Time limits in words.
package struct TimingWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var question: Template { Sentence("{time} a question", de: "{time} je Frage")[language] }
  package var quiz: Template { Sentence("{time} for the quiz", de: "{time} für das Quiz")[language] }
  package var some: String { Sentence("on some questions", de: "bei einigen Fragen")[language] }
  package var byMode: String { Sentence("as the mode sets them", de: "wie der Modus es will")[language] }
}

// MARK: - Listings of the command line

/// The words of the listing commands; the keys of JSON and CSV are not translated.
package struct ListingWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  /// Of backups, and of players who go.
  package var keeping: Keeping { Keeping(language) }
  package var rooms: Rooms { Rooms(language) }
  package var challenge: Challenges { Challenges(language) }
  package var explaining: Explaining { Explaining(language) }

  // Headings of columns
  package var day: String { Sentence("DAY", de: "TAG")[language] }
  package var quiz: String { Sentence("QUIZ", de: "QUIZ")[language] }
  package var modeColumn: String { Sentence("MODE", de: "MODUS")[language] }
  package var titleColumn: String { Sentence("TITLE", de: "TITEL")[language] }
  package var questionsColumn: String { Sentence("QUESTIONS", de: "FRAGEN")[language] }
  package var kindColumn: String { Sentence("KIND", de: "ART")[language] }
  package var aboutColumn: String { Sentence("WHAT IT DOES", de: "WAS ES TUT")[language] }
  package var playerColumn: String { Sentence("PLAYER", de: "SPIELER")[language] }
  package var resultColumn: String { Sentence("RESULT", de: "ERGEBNIS")[language] }
  package var score: String { Sentence("SCORE", de: "WERTUNG")[language] }
  package var time: String { Sentence("TIME", de: "ZEIT")[language] }
  package var id: String { Sentence("ID", de: "ID")[language] }
  package var place: String { Sentence("PLACE", de: "PLATZ")[language] }
  package var pointsColumn: String { Sentence("POINTS", de: "PUNKTE")[language] }
  package var achievement: String { Sentence("ACHIEVEMENT", de: "ERFOLG")[language] }
  package var earnedColumn: String { Sentence("EARNED", de: "ERREICHT")[language] }
  package var finishedColumn: String { Sentence("FINISHED", de: "BEENDET")[language] }
  package var unfinishedColumn: String { Sentence("UNFINISHED", de: "OFFEN")[language] }
  package var last: String { Sentence("LAST", de: "ZULETZT")[language] }
  package var key: String { Sentence("KEY", de: "EINSTELLUNG")[language] }
  package var value: String { Sentence("VALUE", de: "WERT")[language] }
  package var meaning: String { Sentence("MEANING", de: "BEDEUTUNG")[language] }
  package var weekFrom: String { Sentence("WEEK FROM", de: "WOCHE AB")[language] }
  package var month: String { Sentence("MONTH", de: "MONAT")[language] }
  package var sittingsColumn: String { Sentence("SITTINGS", de: "DURCHGÄNGE")[language] }
  package var averageColumn: String { Sentence("AVERAGE", de: "IM MITTEL")[language] }
  package var bestColumn: String { Sentence("BEST", de: "AM BESTEN")[language] }
  package var category: String { Sentence("CATEGORY", de: "KATEGORIE")[language] }
  package var difficulty: String { Sentence("DIFFICULTY", de: "SCHWIERIGKEIT")[language] }
  package var question: String { Sentence("QUESTION", de: "FRAGE")[language] }
  package var hardestQuestion: String { Sentence("HARDEST QUESTION", de: "SCHWERSTE FRAGE")[language] }
  package var asked: String { Sentence("ASKED", de: "GESTELLT")[language] }
  package var right: String { Sentence("RIGHT", de: "RICHTIG")[language] }
  package var accuracy: String { Sentence("ACCURACY", de: "QUOTE")[language] }
  package var mean: String { Sentence("MEAN", de: "MITTEL")[language] }
  package var fastest: String { Sentence("FASTEST", de: "SCHNELLSTE")[language] }

  // Quizzes, plugins, categories
  package var goesOn: Template { Sentence("Continue ({progress})", de: "Weiterspielen ({progress})")[language] }
  package var noQuiz: String { Sentence("no quiz was found: `quizrun quiz new NAME` writes one", de: "kein Quiz gefunden: `quizrun quiz new NAME` schreibt eines")[language] }
  package var quizWritten: Template { Sentence("wrote {path}\nplay it: quizrun {name}\ncheck it after a change: quizrun quiz check {name}", de: "geschrieben: {path}\nspielen: quizrun {name}\nprüfen, wenn sich etwas geändert hat: quizrun quiz check {name}")[language] }
  package var pluginWritten: Template { Sentence("{path} is a mode that works. Change it, and after each change:\n  quizrun plugin test {name}               its examples\n  quizrun plugin check {name}              everything else that can be wrong\n  quizrun QUIZ --plugin {name} --watch     play it; what you save is played at once", de: "{path} ist ein Modus, der läuft. Ändere ihn, und nach jeder Änderung:\n  quizrun plugin test {name}               seine Beispiele\n  quizrun plugin check {name}              alles andere, was falsch sein kann\n  quizrun QUIZ --plugin {name} --watch     spielen; was du speicherst, wird gleich gespielt")[language] }
  package var fetched: Template { Sentence("{questions}: {new} new, {known} already there; the bank holds {n} ({source})", de: "{questions}: {new} neu, {known} schon da; in der Sammlung sind {n} ({source})")[language] }
  package var noPlugin: String { Sentence("no plugin was found: `quizrun plugin new NAME` writes one", de: "kein Plugin gefunden: `quizrun plugin new NAME` schreibt eines")[language] }
  package var mode: String { Sentence("mode", de: "Modus")[language] }
  package var modifier: String { Sentence("modifier", de: "Zusatz")[language] }

  // History
  package var nothingPlayed: String { Sentence("nothing was played yet: `quizrun` begins", de: "noch wurde nichts gespielt: `quizrun` beginnt")[language] }
  package var noSittingPasses: String { Sentence("no sitting passes the filter", de: "kein Durchgang passt zum Filter")[language] }
  package var newest: Template { Sentence("The newest {n} are shown; --limit shows more.", de: "Das sind die neuesten {n}; --limit zeigt mehr.")[language] }
  package var deleteSitting: Template { Sentence("Delete {what}?", de: "{what} löschen?")[language] }
  package var deleted: Template { Sentence("Deleted: {what}", de: "Gelöscht: {what}")[language] }
  package var sittingOf: Template { Sentence("{title} of {player}, {day}", de: "{title} von {player}, {day}")[language] }

  // One sitting
  package var fromTo: Template { Sentence("{day}, {from} to {to}, {time} of play", de: "{day}, {from} bis {to}, Spielzeit {time}")[language] }
  package var discarded: String { Sentence("Discarded.", de: "Verworfen.")[language] }
  package var source: Template { Sentence("Source: {source}", de: "Quelle: {source}")[language] }
  package var ofRoom: Template { Sentence("It belongs to the room {room}.", de: "Er gehört zum Raum {room}.")[language] }
  package var canGoOn: String { Sentence("It can go on: verdicts come with the result.", de: "Es kann weitergehen: bewertet wird am Ende.")[language] }
  package var attempt: Template { Sentence(" (try {n})", de: " (Versuch {n})")[language] }
  package var lastGrownUp: String { Sentence("at least one player must be able to change settings: add another player first", de: "mindestens ein Spieler muss Einstellungen ändern können: füge zuerst einen hinzu")[language] }
  package var notMarked: String { Sentence("Not marked", de: "Nicht bewertet")[language] }
  package var mark: Template { Sentence("{mark}, {points}", de: "{mark}, {points}")[language] }
  package var rightAnswer: Template { Sentence("{mark}; right: {answer}", de: "{mark}; richtig: {answer}")[language] }
  package var goOn: Template { Sentence("Go on:       {command}", de: "Weiterspielen:  {command}")[language] }
  package var again: Template { Sentence("Again:       {command}", de: "Noch einmal:    {command}")[language] }
  package var otherSeed: Template { Sentence("Other seed:  {command}", de: "Neu gemischt:   {command}")[language] }

  // Statistics
  package var nothingFinished: String { Sentence("nothing was finished yet: `quizrun` begins", de: "noch wurde nichts beendet: `quizrun` beginnt")[language] }
  package var noFinishedPasses: String { Sentence("no finished sitting passes the filter", de: "kein beendeter Durchgang passt zum Filter")[language] }
  package var noQuestionPasses: String { Sentence("no question of a finished sitting passes the filter", de: "keine Frage eines beendeten Durchgangs passt zum Filter")[language] }
  package var sittings: String { Sentence("Sittings", de: "Durchgänge")[language] }
  package var ofPlay: Template { Sentence("{n}, {time} of play", de: "{n}, Spielzeit {time}")[language] }
  package var averageAndBest: Template { Sentence("{mean}, at best {best}", de: "{mean}, am besten {best}")[language] }
  package var noAnswers: String { Sentence("0 (self-rated cards are not counted)", de: "0 (selbst bewertete Karten zählen nicht mit)")[language] }
  package var answersRight: Template { Sentence("{n}, {right} of {marked} right ({percent})", de: "{n}, davon {right} von {marked} richtig ({percent})")[language] }
  package var answerTime: String { Sentence("Answer time", de: "Zeit je Antwort")[language] }
  package var meanAndFastest: Template { Sentence("{mean} on average, {fastest} at the fastest", de: "{mean} im Mittel, {fastest} am schnellsten")[language] }
  package var bestCategory: String { Sentence("Best category", de: "Beste Kategorie")[language] }
  package var worstCategory: String { Sentence("Worst category", de: "Schwächste Kategorie")[language] }
  package var ofFirmCategories: Template { Sentence("{percent} (of categories with at least {n} answers)", de: "{percent} (unter Kategorien mit mindestens {n} Antworten)")[language] }

  // Streak
  package var toBegin: String { Sentence(": finish any quiz to begin one", de: ": beende ein Quiz, und eine Serie beginnt")[language] }
  package var todayDone: String { Sentence(", today is done", de: ", heute ist geschafft")[language] }
  package var todayOpen: String { Sentence(", today is still open", de: ", heute ist noch offen")[language] }
  package var streakOver: String { Sentence(": the last one is over", de: ": die letzte ist vorbei")[language] }
  package var noDays: String { Sentence("No day counted yet.", de: "Noch zählt kein Tag.")[language] }
  package var dayForgiven: Template { Sentence("day {n} in a row: {days} missed before it, forgiven", de: "Tag {n} in Folge; davor ausgelassen und verziehen: {days}")[language] }
  package var newStreak: Template { Sentence("day 1 of a new streak: {days} missed before it", de: "Tag 1 einer neuen Serie; davor ausgelassen: {days}")[language] }

  // What is served
  package var servedAt: Template { Sentence("open this address yourself, as it has your key; guests and players of a room open {address}", de: "öffne diese Adresse selbst, denn sie enthält deinen Schlüssel; Gäste und Spieler eines Raums öffnen {address}")[language] }

  // The quiz of the day
  package var completedToday: Template { Sentence("Completed for today. Streak: {days}, best {best}. {next}", de: "Für heute geschafft. Serie: {days}, längste {best}. {next}")[language] }
  package var playsOnceMore: String { Sentence("`quizrun daily --retry` plays it once more.", de: "`quizrun daily --retry` spielt es noch einmal.")[language] }
  package var sharesDaily: String { Sentence("`quizrun history --share` gives what can be passed on, `quizrun challenge create --daily` a code for a friend.", de: "`quizrun history --share` gibt, was man weitersagen kann, `quizrun challenge create --daily` einen Code für andere.")[language] }
  package var comesTomorrow: String { Sentence("The next one comes tomorrow.", de: "Das nächste kommt morgen.")[language] }
  package var dailyNew: Template { Sentence("{day}: {title}, not begun. `{command}` plays it.", de: "{day}: {title}, noch nicht begonnen. `{command}` spielt es.")[language] }
  package var dailyPassed: Template { Sentence("{day}: {title}, not played. `{command}` plays it for practice.", de: "{day}: {title}, nicht gespielt. `{command}` spielt es zur Übung.")[language] }
  package var dailyBegun: Template { Sentence("{day}: {title}, {progress}. `{command}` goes on.", de: "{day}: {title}, {progress}. `{command}` spielt weiter.")[language] }
  package var bestSoFar: Template { Sentence("Best so far: {score}.", de: "Bisher am besten: {score}.")[language] }
  package var answeredOf: Template { Sentence("{n} of {of} answered", de: "{n} von {of} beantwortet")[language] }
  package var dailyCompleted: Template { Sentence("{day}: {title}, completed.", de: "{day}: {title}, geschafft.")[language] }
  package var dailyCompletedWith: Template { Sentence("{day}: {title}, completed ({percent}).", de: "{day}: {title}, geschafft ({percent}).")[language] }

  // Leaderboard, achievements
  package var noScore: String { Sentence("no score yet: `quizrun` plays a quiz", de: "noch gibt es kein Ergebnis: `quizrun` spielt ein Quiz")[language] }
  package var leftOut: Template { Sentence("Sittings not ranked, as they covered part of a quiz or used other settings: {n}", de: "Durchgänge ohne Platz (Teil eines Quiz oder andere Einstellungen): {n}")[language] }
  package var noScorePasses: String { Sentence("no score passes the filter", de: "kein Ergebnis passt zum Filter")[language] }
  package var friend: Template { Sentence("{player} (friend)", de: "{player} (von außen)")[language] }
  package var before: String { Sentence("BEFORE", de: "VORHER")[language] }
  package var after: String { Sentence("AFTER", de: "NACHHER")[language] }
  package var change: String { Sentence("CHANGE", de: "ÄNDERUNG")[language] }
  package var wouldChange: Plural { Plural(one: Sentence("{n} of 1 sitting would change.", de: "{n} von 1 Durchgang käme anders heraus."), other: Sentence("{n} of {of} sittings would change.", de: "{n} von {of} Durchgängen kämen anders heraus."), language) }
  package var noAchievements: String { Sentence("no plugin at hand has achievements: put one into plugins/ (docs/cookbook.md, What can be earned)", de: "kein Plugin hier hat Erfolge: leg eines in plugins/ (docs/cookbook.md, What can be earned)")[language] }

  // Players
  package var noPlayer: String { Sentence("there is no player yet: `quizrun player add NAME` adds one", de: "noch spielt hier niemand: `quizrun player add NAME` fügt jemanden hinzu")[language] }
  package var added: Template { Sentence("Added: {player}", de: "Hinzugefügt: {player}")[language] }
  package var playsNow: Template { Sentence("{player} plays from now on.", de: "Ab jetzt spielt {player}.")[language] }
  package var renamed: Template { Sentence("{player} is {name} from now on.", de: "{player} heißt ab jetzt {name}.")[language] }
  package var hidden: Template { Sentence("{player} is no longer on the leaderboard.", de: "{player} steht nicht mehr auf der Bestenliste.")[language] }
  package var shown: Template { Sentence("{player} is on the leaderboard.", de: "{player} steht auf der Bestenliste.")[language] }

  // Near names
  package var nearPlayer: Template { Sentence("; did you mean the player '{name}'?", de: "; war „{name}“ gemeint?")[language] }
  package var nearQuiz: Template { Sentence("; did you mean the quiz '{name}'?", de: "; war das Quiz „{name}“ gemeint?")[language] }

  // Settings, by their keys
  package var settings: [String: String] {
    [
      "cell": Sentence("required: no plugin where the system cannot close it off; auto: with a warning", de: "required: kein Plugin, wo das System es nicht einschließen kann; auto: mit Warnung")[language],
      "player": Sentence("the player when no other is named", de: "der Spieler, wenn keiner genannt ist")[language],
      "plain": Sentence("plain lines instead of the full screen", de: "einfache Zeilen statt des ganzen Bildschirms")[language],
      "timed": Sentence("a limit for every question: on, off, seconds, or quiz (as it says)", de: "ein Zeitlimit für jede Frage: on, off, Sekunden oder quiz (wie es im Quiz steht)")[language],
      "seconds": Sentence("seconds for a question where timed is on, or --timed names none", de: "Sekunden für eine Frage, wenn timed an ist oder --timed keine nennt")[language],
      "ascii": Sentence("draw the full screen with ASCII characters alone", de: "den ganzen Bildschirm nur mit ASCII-Zeichen zeichnen")[language],
      "bidi": Sentence("put right-to-left text into its visual order: on, off, or auto (where the terminal does not)", de: "Text von rechts nach links so ordnen, wie man ihn liest: on, off oder auto (wo das Terminal es nicht tut)")[language],
      "theme": Sentence("colours for a dark or light background, or mono; auto asks the terminal", de: "Farben für dunklen oder hellen Hintergrund oder mono; auto fragt das Terminal")[language],
      "reduced-motion": Sentence("nothing moves, and the bar of a time limit steps once a second", de: "nichts bewegt sich, und der Zeitbalken rückt einmal in der Sekunde")[language],
      "confirm": Sentence("one Enter chooses an answer in the full screen, the next hands it in", de: "im ganzen Bildschirm wählt ein Enter die Antwort, das nächste gibt sie ab")[language],
      "language": Sentence("language where the environment names none; auto is English", de: "die Sprache, wenn die Umgebung keine nennt; auto ist Englisch")[language],
      "daily-source": Sentence("the quiz of the day: drawn (from all quizzes) or quizzes (one that is marked daily)", de: "das Quiz des Tages: drawn (aus allen Quizzen gezogen) oder quizzes (eines mit daily)")[language],
      "daily-retries": retriesAbout,
      "daily-counts": Sentence("which sitting of a day counts: best or first", de: "welcher Durchgang eines Tages zählt: best (der beste) oder first (der erste)")[language],
      "sound": Sentence("the command that plays sounds in the terminal, such as mpv --no-video; off: they are only named", de: "der Befehl, der im Terminal Töne abspielt, etwa mpv --no-video; off: sie werden nur genannt")[language],
      "streak-freezes": freezesAbout,
      "weekly-goal": Sentence("target days per week, instead of a streak; 0: none", de: "gewünschte Tage in der Woche, für alle, die keine Serie wollen; 0: keine")[language],
    ]
  }

  // Numbers
}

extension ListingWords {
  /// Backups, removed players, and merged records.
  package struct Keeping: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var nothingChanged: String { Sentence("Nothing was changed.", de: "Nichts wurde geändert.")[language] }
    package var begunOnes: Template { Sentence("{n} begun", de: "{n} begonnen")[language] }
    package var discardedOnes: Template { Sentence("{n} discarded", de: "{n} verworfen")[language] }
    package var remove: Template { Sentence("Remove {player} and {sittings} for good?", de: "{player} und {sittings} endgültig entfernen?")[language] }
    package var removeShared: Template { Sentence("Remove {player} and {sittings}, {n} of them begun by other players, for good?", de: "{player} und {sittings}, davon {n} von anderen begonnen, endgültig entfernen?")[language] }
    package var removed: Template { Sentence("Removed: {player}, {sittings}.", de: "Entfernt: {player}, {sittings}.")[language] }
    package var copyHasName: Template { Sentence("'{file}', kept when the record was damaged, may still hold the name: delete it if it is no longer needed", de: "In „{file}“, einer Kopie der beschädigten Datei, kann der Name noch stehen: lösche sie, wenn sie nicht mehr gebraucht wird")[language] }
    package var backedUp: Template { Sentence("Backed up: {what}, to {file}", de: "Gesichert: {what}, in {file}")[language] }
    package var restored: Template { Sentence("Restored: {what}", de: "Wiederhergestellt: {what}")[language] }
    package var merged: Template { Sentence("Added: {what}", de: "Hinzugefügt: {what}")[language] }
    package var wentOn: Plural { Plural(one: Sentence("1 sitting went on there, and goes on from there.", de: "1 Durchgang ging dort weiter und geht nun von dort aus weiter."), other: Sentence("{n} sittings went on there, and go on from there.", de: "{n} Durchgänge gingen dort weiter und gehen nun von dort aus weiter."), language) }
    package var forked: Plural { Plural(one: Sentence("1 sitting went on in both: both are kept.", de: "1 Durchgang ging in beiden weiter: beide bleiben."), other: Sentence("{n} sittings went on in both: both are kept of each.", de: "{n} Durchgänge gingen in beiden weiter: von jedem bleiben beide."), language) }
    package var open: Plural { Plural(one: Sentence("1 sitting that went on there is being played just now, and stays as it is: do the same again when it is left", de: "1 Durchgang, der dort weiterging, wird gerade gespielt und bleibt, wie er ist: wiederhole es, wenn er verlassen ist"), other: Sentence("{n} sittings that went on there are being played just now, and stay as they are: do the same again when they are left", de: "{n} Durchgänge, die dort weitergingen, werden gerade gespielt und bleiben, wie sie sind: wiederhole es, wenn sie verlassen sind"), language) }
    package var namesakes: Template { Sentence("{n} players are called {player} now ({ids}): rename one, or name them by these ids", de: "{n} Spieler heißen jetzt {player} ({ids}): benenne einen um oder nenne sie bei diesen Ids")[language] }
    package var mergePlayers: Template { Sentence("Merge {player} into {name}, who gets {sittings}? This cannot be undone.", de: "{player} mit {name} zusammenlegen? {name} bekommt {sittings}. Das lässt sich nicht rückgängig machen.")[language] }
    package var mergedPlayers: Template { Sentence("{player} is {name} now: {sittings}.", de: "{player} ist jetzt {name}: {sittings}.")[language] }
    package var forget: Template { Sentence("Forget {rooms}, with all names and answers, for good?", de: "{rooms} vergessen, mit allen Namen und Antworten, endgültig?")[language] }
    package var forgotten: Template { Sentence("Forgotten: {rooms}.", de: "Vergessen: {rooms}.")[language] }
    package var held: Template { Sentence("open in another program, and so kept: {rooms}; end them there, then do the same again", de: "in einem anderen Programm offen und deshalb behalten: {rooms}; beende sie dort, dann wiederhole es")[language] }
    package var ofGuests: Template { Sentence("{what}; of guests: {guests}", de: "{what}; von Gästen: {guests}")[language] }
  }

  /// Lists and boards of rooms.
  package struct Rooms: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    // Headings of columns
    package var room: String { Sentence("ROOM", de: "RAUM")[language] }
    package var quizzes: String { Sentence("QUIZZES", de: "QUIZZE")[language] }
    package var players: String { Sentence("PLAYERS", de: "SPIELER")[language] }
    package var name: String { Sentence("NAME", de: "NAME")[language] }
    package var answered: String { Sentence("ANSWERED", de: "BEANTWORTET")[language] }
    package var over: String { Sentence("over", de: "beendet")[language] }
    package var noRoom: String { Sentence("no room was held here yet: `quizrun host QUIZ` opens one", de: "hier gab es noch keinen Raum: `quizrun host QUIZ` öffnet einen")[language] }
    package var nobody: String { Sentence("nobody came", de: "niemand kam")[language] }
    package var written: Template { Sentence("written: {files}", de: "geschrieben: {files}")[language] }
    package var corrected: Template { Sentence("{player}: {points}, {why}", de: "{player}: {points}, {why}")[language] }
  }

  /// A challenge in lines.
  package struct Challenges: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var scoreToBeat: Template { Sentence("{title}, score to beat: {score}", de: "{title}, zu schlagen: {score}")[language] }
    package var score: Template { Sentence("{score} ({percent})", de: "{score} ({percent})")[language] }
    package var both: Template { Sentence("{they}: {theirs}. {you}: {yours}. {ending}", de: "{they}: {theirs}. {you}: {yours}. {ending}")[language] }
    package var challengeWins: String { Sentence("The challenge wins.", de: "Die Herausforderung gewinnt.")[language] }
    package var right: Template { Sentence("{given}, right", de: "{given}, richtig")[language] }
    package var partly: Template { Sentence("{given}, partly right", de: "{given}, teilweise richtig")[language] }
    package var wrong: Template { Sentence("{given}, wrong", de: "{given}, falsch")[language] }
  }

  /// The reasons of a score.
  package struct Explaining: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var given: Template { Sentence("Given: {given}", de: "Gegeben: {given}")[language] }
    package var right: Template { Sentence("Right: {answer}", de: "Richtig: {answer}")[language] }
    package var rule: Template { Sentence("{points}: {rule}", de: "{points}: {rule}")[language] }
    package var superseded: Template { Sentence("{points}: {rule}; a later try counts instead", de: "{points}: {rule}; stattdessen zählt ein späterer Versuch")[language] }
    package var sum: Template { Sentence("The questions together: {points}", de: "Die Fragen zusammen: {points}")[language] }
    package var nothingToMark: String { Sentence("No answer was marked by a rule; self-rated cards have none.", de: "Keine Antwort wurde nach einer Regel gewertet; selbst bewertete Karten haben keine.")[language] }
    package var own: Template { Sentence("Added by the mode itself ('{mode}'): {n}", de: "Vom Modus selbst dazu („{mode}“): {n}")[language] }
    package var noPoints: Template { Sentence("The result has no points: {headline}", de: "Das Ergebnis hat keine Punkte: {headline}")[language] }
    package var rescored: Template { Sentence("Scored again on {day} under {modes}: {score}", de: "Am {day} nachgewertet unter {modes}: {score}")[language] }
  }
}

// MARK: - Help and errors of the command line

/// The words of help pages and refused command lines; the names in braces are filled in.
package struct HelpWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var usage: String { Sentence("usage", de: "Aufruf")[language] }
  package var options: String { Sentence("[options]", de: "[Optionen]")[language] }
  package var examples: String { Sentence("examples", de: "Beispiele")[language] }
  package var noCommand: String { Sentence("there is {what} '{word}': {where}", de: "es gibt {what} „{word}“: {where}")[language] }
  package var near: String { Sentence("did you mean '{near}'?", de: "meintest du „{near}“?")[language] }
  package var noCommandButNear: String { Sentence("there is {what} '{word}'", de: "es gibt {what} „{word}“")[language] }
  package var incomplete: String { Sentence("`{command}` needs one of {actions}: see `{help}`", de: "`{command}` braucht eines von {actions}: siehe `{help}`")[language] }
  package var unknownAction: String { Sentence("unknown action '{word}' of `{command}`", de: "unbekannte Aktion „{word}“ von `{command}`")[language] }
  package var actions: String { Sentence("actions are {actions}", de: "Aktionen sind {actions}")[language] }
  package var unknownOption: String { Sentence("unknown option '{word}'", de: "unbekannte Option „{word}“")[language] }
  package var see: String { Sentence("see `{help}`", de: "siehe `{help}`")[language] }
  package var missingValue: String { Sentence("{option} needs a value: {written}", de: "{option} braucht einen Wert: {written}")[language] }
  package var unexpectedValue: String { Sentence("{option} takes no value", de: "{option} nimmt keinen Wert")[language] }
  package var repeated: String { Sentence("{option} is given twice", de: "{option} ist zweimal angegeben")[language] }
  package var unexpected: String { Sentence("unexpected argument '{word}'", de: "überzähliges Argument „{word}“")[language] }
  package var unexpectedForNone: String { Sentence("unexpected argument '{word}', as '{first}' is no command", de: "überzähliges Argument „{word}“, denn „{first}“ ist kein Befehl")[language] }
  package var missing: String { Sentence("an argument is missing: {command}", de: "ein Argument fehlt: {command}")[language] }
  package var badValue: String { Sentence("{option} takes {expected}, not '{word}'", de: "{option} erwartet {expected}, nicht „{word}“")[language] }
  package var together: String { Sentence("{one} and {other} cannot be given together", de: "{one} und {other} gehen nicht zusammen")[language] }
  package var needs: String { Sentence("{option} works only with {other}: add it", de: "{option} geht nur mit {other}: gib es dazu an")[language] }

  /// A text of the table of commands, which has it in English, or of an expected value; other texts stay.
  package func translated(_ english: String) -> String {
    if let whole = Self.texts[english] { return whole[language] }
    if let match = english.wholeMatch(of: /a whole number from (\d+) to (\d+)/) {
      return wholeNumber(["min": String(match.output.1), "max": String(match.output.2)])
    }
    let beginning = Self.beginnings.first { english.hasPrefix($0.english) }
    return beginning.map { $0[language] + english.dropFirst($0.english.count) } ?? english
  }

  private var wholeNumber: Template { Sentence("a whole number from {min} to {max}", de: "eine ganze Zahl von {min} bis {max}")[language] }

  /// Beginnings of texts that end with a value.
  private static let beginnings = [
    Sentence("one of ", de: "eines von "),
    Sentence("a day up to today, like ", de: "einen Tag bis heute, etwa "),
    Sentence("a day not before --from ", de: "einen Tag nicht vor --from "),
    Sentence("a month up to this one, like ", de: "einen Monat bis zu diesem, etwa "),
  ]

  private static let texts = Dictionary(uniqueKeysWithValues: sentences.map { ($0.english, $0) })

  private static let sentences = [
    Sentence("play", de: "spielen"),
    Sentence("every day", de: "jeden Tag"),
    Sentence("learn", de: "lernen"),
    Sentence("results", de: "Ergebnisse"),
    Sentence("write", de: "schreiben"),
    Sentence("teach", de: "unterrichten"),
    Sentence("host", de: "leiten"),
    Sentence("keep", de: "verwalten"),
    Sentence("[QUIZ] [options]", de: "[QUIZ] [Optionen]"),
    Sentence("play a quiz, or choose one", de: "ein Quiz spielen oder auswählen"),
    Sentence("`quizrun help COMMAND` explains it", de: "`quizrun help COMMAND` erklärt ihn"),
    Sentence("no command and no quiz", de: "keinen Befehl und kein Quiz"),
    Sentence("`quizrun help` lists commands, `quizrun list` the quizzes", de: "`quizrun help` nennt die Befehle, `quizrun list` die Quizze"),
    Sentence("play a quiz, by its path or id", de: "ein Quiz spielen, nach Pfad oder Kennung"),
    Sentence("play the quiz of the day, or see how it went", de: "das Quiz des Tages spielen oder sehen, wie es lief"),
    Sentence("days in a row on which you finished something", de: "Tage hintereinander, an denen du etwas beendet hast"),
    Sentence("list the quizzes", de: "die Quizze auflisten"),
    Sentence("list the modes and modifiers", de: "Modi und Zusätze auflisten"),
    Sentence("list the categories of all quizzes", de: "die Kategorien aller Quizze auflisten"),
    Sentence("list the sittings, or the answers of one", de: "Durchgänge auflisten oder die Antworten von einem"),
    Sentence("averages, categories, times, the hardest questions", de: "Durchschnitte, Kategorien, Zeiten, schwerste Fragen"),
    Sentence("show or change settings", de: "Einstellungen zeigen oder ändern"),
    Sentence("manage players, each with their own progress", de: "Spieler verwalten, jeder mit eigenem Fortschritt"),
    Sentence("write the whole record to one file", de: "alle Daten in eine Datei sichern"),
    Sentence("restore a backup, or merge it into this record", de: "eine Sicherung zurückspielen oder hinzufügen"),
    Sentence("fetch questions from the Open Trivia DB to play offline", de: "Fragen der Open Trivia DB holen, für offline"),
    Sentence("find errors and likely mistakes in quizzes", de: "Fehler und Verdächtiges in Quizzen finden"),
    Sentence("write quizzes/NAME.json, a quiz to begin with", de: "quizzes/NAME.json schreiben, ein Quiz als Anfang"),
    Sentence("write a quiz in another format (docs/formats.md)", de: "ein Quiz in anderem Format schreiben (docs/formats.md)"),
    Sentence("write a quiz for paper, as HTML (docs/teachers.md)", de: "ein Quiz für Papier schreiben (docs/teachers.md)"),
    Sentence("write plugins/NAME.lua, a mode that works", de: "plugins/NAME.lua schreiben, einen Modus als Anfang"),
    Sentence("look for mistakes in plugins", de: "Fehler in Plugins suchen"),
    Sentence("play the examples of plugins and compare the results", de: "die Beispiele von Plugins spielen und vergleichen"),
    Sentence("show each hook's input and output", de: "Eingabe und Ausgabe jedes Hooks zeigen"),
    Sentence("write the types of the mode API for editors", de: "die Typen der Modus-API für Editoren schreiben"),
    Sentence("the best result of each player at each quiz", de: "das beste Ergebnis jedes Spielers in jedem Quiz"),
    Sentence("achievements earned, and progress towards the others", de: "erreichte Erfolge, und wie weit es zu den anderen ist"),
    Sentence("list the rooms held here, or show the board of one", de: "Räume auflisten oder den Punktestand von einem zeigen"),
    Sentence("replay sittings, rooms or codes, and compare", de: "Durchgänge, Räume oder Codes nachspielen, vergleichen"),
    Sentence("results that would change under another mode", de: "Ergebnisse, die unter anderem Modus anders wären"),
    Sentence("make a code of a sitting, for a friend to play", de: "aus einem Durchgang einen Code für Freunde machen"),
    Sentence("play a challenge code, then compare the results", de: "einen Herausforderungscode spielen und vergleichen"),
    Sentence("grade many participants: JSON lines, csv, tsv, xlsx, ods", de: "viele Teilnehmer werten: JSON, csv, tsv, xlsx, ods"),
    Sentence("analyze questions: facility, discrimination, alpha", de: "Fragen auswerten: Leichtigkeit, Trennschärfe, Alpha"),
    Sentence("let made-up players play, and count the results", de: "erfundene Spieler spielen lassen, Ergebnisse zählen"),
    Sentence("play the sittings of a server, line by line", de: "die Durchgänge eines Servers spielen, Zeile für Zeile"),
    Sentence("play in browsers and over HTTP, until you stop it", de: "im Browser und über HTTP spielen, bis du es beendest"),
    Sentence("lead a room: others join with their phones", de: "einen Raum leiten: andere spielen mit dem Handy mit"),
    Sentence("print a completion script for bash, zsh or fish", de: "ein Skript zum Vervollständigen: bash, zsh, fish"),
    Sentence("show this help, or that of a command", de: "diese Hilfe zeigen oder die eines Befehls"),
    Sentence("a path, or an id of `quizrun list`; the word play can be left out", de: "ein Pfad oder eine Kennung aus `quizrun list`; das Wort play kann fehlen"),
    Sentence("the id of a sitting, or the end of one", de: "die Kennung eines Durchgangs oder deren Ende"),
    Sentence("a setting; all of them unless given", de: "eine Einstellung; ohne sie alle"),
    Sentence("its new value; default restores the default", de: "ihr neuer Wert; default stellt den Standard wieder her"),
    Sentence("list the players", de: "die Spieler auflisten"),
    Sentence("add a player", de: "einen Spieler hinzufügen"),
    Sentence("make a player the current one", de: "einen Spieler zum aktuellen machen"),
    Sentence("rename a player", de: "einen Spieler umbenennen"),
    Sentence("take a player off the leaderboard", de: "einen Spieler von der Bestenliste nehmen"),
    Sentence("put a hidden player back on the leaderboard", de: "einen Spieler wieder auf die Bestenliste setzen"),
    Sentence("merge two players into one", de: "aus zwei Spielern einen machen"),
    Sentence("remove a player with all sittings", de: "einen Spieler mit allen Durchgängen entfernen"),
    Sentence("write a player's sittings", de: "die Durchgänge eines Spielers schreiben"),
    Sentence("add the sittings of an export", de: "die Durchgänge eines Exports hinzufügen"),
    Sentence("a quiz; all quizzes unless given", de: "ein Quiz; ohne Angabe alle"),
    Sentence("an existing file is left alone", de: "eine vorhandene Datei bleibt, wie sie ist"),
    Sentence("files; - is standard input or output", de: "Dateien; - ist Standardeingabe oder -ausgabe"),
    Sentence("a plugin; all plugins unless given", de: "ein Plugin; ohne Angabe alle"),
    Sentence("a sitting is drawn for a quiz; of a recorded one its end will do", de: "für ein Quiz wird ein Durchgang gelost; von einem aufgezeichneten genügt das Ende der Kennung"),
    Sentence("all sittings unless given", de: "ohne Angabe alle Durchgänge"),
    Sentence("the latest finished one unless given", de: "ohne Angabe der zuletzt beendete"),
    Sentence("a code, a file that ends with one, or - for standard input", de: "ein Code, eine Datei, die mit einem endet, oder - für die Standardeingabe"),
    Sentence("the id of a room, or its beginning or end", de: "die Kennung eines Raums oder deren Anfang oder Ende"),
    Sentence("lines of JSON or a table; standard input unless given", de: "JSON-Zeilen oder eine Tabelle; ohne Angabe die Standardeingabe"),
    Sentence("a command, or the first word of several", de: "ein Befehl oder das erste Wort von mehreren"),
    Sentence("SHELL", de: "SHELL"),
    Sentence("a player", de: "ein Spielername"),
    Sentence("name=value", de: "Name=Wert"),
    Sentence("a list of different names", de: "eine Liste verschiedener Namen"),
    Sentence("a percentage, such as 60", de: "einen Prozentwert, etwa 60"),
    Sentence("a day like 2026-11-20", de: "einen Tag wie 2026-11-20"),
    Sentence("a time that is still to come", de: "eine Zeit, die noch kommt"),
    Sentence("seconds above 0, up to a million", de: "eine Zahl von Sekunden über 0, bis zu einer Million"),
    Sentence("a factor above 0, up to a million", de: "einen Faktor über 0, bis zu einer Million"),
    Sentence("week or month", de: "week oder month"),
    Sentence("a whole number above 0", de: "eine ganze Zahl über 0"),
    Sentence("a4 or letter", de: "a4 oder letter"),
    Sentence("a name without '/' or spaces", de: "einen Namen ohne „/“ und Leerzeichen"),
    Sentence("single or truefalse", de: "single oder truefalse"),
    Sentence("letters, digits, - and _, as in lives", de: "Buchstaben, Ziffern, - und _, wie in lives"),
    Sentence("a name of up to 60 characters without commas", de: "höchstens 60 Zeichen ohne Kommas"),
    Sentence("a time like 18:30, 2026-11-30T18:00 or 2026-11-30T18:00:00Z", de: "eine Zeit wie 18:30, 2026-11-30T18:00 oder 2026-11-30T18:00:00Z"),
    Sentence("random, skilled=P (P from 0 to 1), always-first, always-last or skips", de: "random, skilled=P (P von 0 bis 1), always-first, always-last oder skips"),
    Sentence("a sitting", de: "ein Durchgang"),
    Sentence("exit codes: 0 done, 1 a check found something, 2 usage, 65 bad quiz or plugin,\n66 no such quiz or plugin, 69 service unavailable, 70 internal error,\n74 input or output failed, 75 try again later", de: "Exit-Codes: 0 fertig, 1 eine Prüfung fand etwas, 2 Aufruf, 65 Quiz oder Plugin\nfalsch, 66 kein solches Quiz oder Plugin, 69 Dienst nicht erreichbar,\n70 interner Fehler, 74 Ein- oder Ausgabe misslungen, 75 später noch einmal"),
    Sentence("check it with this quiz, by path or id", de: "mit diesem Quiz prüfen, nach Pfad oder Kennung"),
    Sentence("an option of the mode", de: "eine Option des Modus"),
    Sentence("the seed of the sittings", de: "der Startwert der Durchgänge"),
    Sentence("only this hook", de: "nur dieser Hook"),
    Sentence("write them there, and .luarc.json here unless there is one", de: "dorthin schreiben, und .luarc.json hierher, wenn keine da ist"),
    Sentence("the same as a page to read, in Markdown", de: "dasselbe als Seite zum Lesen, in Markdown"),
    Sentence("a category by its name (film, science: computers) or number", de: "eine Kategorie nach Name (film, science: computers) oder Nummer"),
    Sentence("easy, medium or hard", de: "easy, medium oder hard"),
    Sentence("multiple or boolean", de: "multiple oder boolean"),
    Sentence("how many (10); above 50 it takes several requests, 5 s apart", de: "wie viele (10); über 50 in mehreren Anfragen, alle 5 s eine"),
    Sentence("how texts travel: default, base64, url3986, urlLegacy", de: "wie Texte übertragen werden: default, base64, url3986, urlLegacy"),
    Sentence("another server with the same interface", de: "ein anderer Server mit derselben Schnittstelle"),
    Sentence("a file of the Open Trivia DB instead of the network", de: "eine Datei der Open Trivia DB statt des Netzes"),
    Sentence("another address of this machine than 127.0.0.1", de: "eine andere Adresse dieses Rechners als 127.0.0.1"),
    Sentence("another port than 8420; 0 takes any that is free", de: "ein anderer Port als 8420; 0 nimmt einen freien"),
    Sentence("a certificate with its chain (PEM), to encrypt the connection", de: "ein Zertifikat mit seiner Kette (PEM): verschlüsselt alles"),
    Sentence("the key of the certificate (PEM)", de: "der Schlüssel des Zertifikats (PEM)"),
    Sentence("addresses of proxies to trust, as in 10.0.0.0/8", de: "Adressen von Proxys, denen vertraut wird, wie 10.0.0.0/8"),
    Sentence("listen beyond this machine though nothing is encrypted", de: "unverschlüsselt auch für andere Rechner erreichbar sein"),
    Sentence("a name by which browsers may call the server", de: "ein Name, unter dem Browser den Server aufrufen dürfen"),
    Sentence("for authors: record nothing, and show saved files in the open page", de: "für Autoren: nichts speichern, Änderungen sofort auf der Seite zeigen"),
    Sentence("print the address as a JSON line", de: "die Adresse als JSON-Zeile ausgeben"),
    Sentence("the mode, by name or path; further ones modify it", de: "der Modus, nach Name oder Pfad; weitere ändern ihn ab"),
    Sentence("an option of the mode, as in --set pass=70", de: "eine Option des Modus, wie --set pass=70"),
    Sentence("draw and shuffle as once before: 0 to 9007199254740991", de: "losen und mischen wie schon einmal: 0 bis 9007199254740991"),
    Sentence("a limit for every question (20 seconds), instead of its own", de: "eine Zeit für jede Frage (20 Sekunden) statt ihrer eigenen"),
    Sentence("together (one question for all), or own (each player alone)", de: "together (eine Frage für alle) oder own (jeder für sich)"),
    Sentence("when the room closes by itself, as in 2026-11-30T18:00", de: "wann der Raum von selbst schließt, wie 2026-11-30T18:00"),
    Sentence("free, generated or roster", de: "free, generated oder roster"),
    Sentence("the names that may join: a file with a name in each line", de: "die Namen, die mitspielen dürfen: eine Datei, ein Name je Zeile"),
    Sentence("go on with a room that was left or broke off", de: "einen verlassenen oder abgebrochenen Raum fortsetzen"),
    Sentence("let N bots join and answer, to try it out", de: "N Bots mitspielen lassen, zum Ausprobieren"),
    Sentence("an address of this machine, instead of its private ones", de: "eine Adresse dieses Rechners statt seiner privaten"),
    Sentence("plain lines instead of full screen; good with a screen reader", de: "einfache Zeilen statt Vollbild; gut mit Bildschirmleser"),
    Sentence("rooms as JSON lines, and orders such as {\"do\":\"lock\"}", de: "Räume als JSON-Zeilen, und Befehle wie {\"do\":\"lock\"}"),
    Sentence("show kinds, points, time, sections, languages, pictures and reading time", de: "Arten, Punkte, Zeit, Abschnitte, Sprachen, Bilder und Lesezeit zeigen"),
    Sentence("with questions of the bank that `quizrun fetch` fills", de: "mit Fragen der Sammlung, die `quizrun fetch` füllt"),
    Sentence("with --from-bank: only questions of that category", de: "mit --from-bank: nur Fragen dieser Kategorie"),
    Sentence("with --from-bank: only questions of that difficulty", de: "mit --from-bank: nur Fragen dieser Schwierigkeit"),
    Sentence("with --from-bank: only questions of that kind", de: "mit --from-bank: nur Fragen dieser Art"),
    Sentence("with --from-bank: how many (10)", de: "mit --from-bank: wie viele (10)"),
    Sentence("with --from-bank: draw the same questions again", de: "mit --from-bank: dieselben Fragen noch einmal losen"),
    Sentence("versions A, B, C … with other orders of questions and answers (1)", de: "Fassungen A, B, C … mit anderen Reihenfolgen (1)"),
    Sentence("the seed of the orders (0); `grade --version-column` needs the same", de: "der Startwert der Reihenfolgen (0); `grade --version-column` braucht denselben"),
    Sentence("with the right answers and points of each version", de: "mit richtigen Antworten und Punkten jeder Fassung"),
    Sentence("with an answer sheet for each version", de: "mit einem Antwortbogen für jede Fassung"),
    Sentence("a4 or letter (a4)", de: "a4 oder letter (a4)"),
    Sentence("write to a file instead of standard output", de: "in eine Datei schreiben statt auf die Standardausgabe"),
    Sentence("the format of IN: json lua gift aiken csv tsv md moodle-xml opentdb qti canvas anki xlsx apkg text2qti respondus blackboard", de: "das Format von IN: json lua gift aiken csv tsv md moodle-xml opentdb qti canvas anki xlsx apkg text2qti respondus blackboard"),
    Sentence("go on where the system cannot close plugins off", de: "auch weiter, wo das System Plugins nicht abschotten kann"),
    Sentence("with --version: the libraries inside, and those of the programs beside it", de: "mit --version: die Bibliotheken darin und die der Programme daneben"),
    Sentence("the format of OUT; both go by the files unless given", de: "das Format von OUT; ohne Angabe nach den Dateien"),
    Sentence("only from this day on, as in --from 2026-11-01", de: "nur ab diesem Tag, wie --from 2026-11-01"),
    Sentence("only up to this day", de: "nur bis zu diesem Tag"),
    Sentence("only this quiz", de: "nur dieses Quiz"),
    Sentence("only this player", de: "nur dieser Spieler"),
    Sentence("only with at least this result", de: "nur mit mindestens diesem Ergebnis"),
    Sentence("do not ask for confirmation", de: "nicht nachfragen"),
    Sentence("at most N sittings (25 on a terminal unless given)", de: "höchstens N Durchgänge (ohne Angabe 25 im Terminal)"),
    Sentence("explain the score line by line (the latest without SITTING)", de: "die Punkte Zeile für Zeile erklären (ohne SITTING den letzten)"),
    Sentence("the result to show to others, without any answer", de: "das Ergebnis zum Herzeigen, ohne Antworten"),
    Sentence("delete a sitting", de: "einen Durchgang löschen"),
    Sentence("averages by week or month", de: "Durchschnitte nach Woche (week) oder Monat (month)"),
    Sentence("every question with its accuracy, the hardest first", de: "jede Frage mit ihrer Quote, die schwersten zuerst"),
    Sentence("merge the backup into the record here", de: "die Sicherung zu den Daten hier hinzufügen"),
    Sentence("replace a record that has sittings", de: "Daten ersetzen, in denen schon Durchgänge sind"),
    Sentence("export: write to a file", de: "export: in eine Datei schreiben"),
    Sentence("only quizzes of that category", de: "nur Quizze dieser Kategorie"),
    Sentence("only this week, from Monday on", de: "nur diese Woche, ab Montag"),
    Sentence("only this month", de: "nur diesen Monat"),
    Sentence("of all time, the default", de: "seit jeher, der Standard"),
    Sentence("only this player's places", de: "nur die Plätze dieses Spielers"),
    Sentence("of all players", de: "von allen Spielern"),
    Sentence("the player; the current one unless given", de: "der Spieler; ohne Angabe der aktuelle"),
    Sentence("write sheets for its players: an HTML file, or a folder/", de: "Blätter für seine Spieler schreiben: HTML-Datei oder Ordner/"),
    Sentence("write a report of its questions, as analyze does", de: "einen Bericht über seine Fragen schreiben, wie analyze"),
    Sentence("remove the room with its names, answers and sittings, for good", de: "den Raum mit Namen, Antworten und Durchgängen endgültig entfernen"),
    Sentence("with --forget: all rooms in which nothing happened since", de: "mit --forget: alle Räume, in denen seither nichts geschah"),
    Sentence("the mode to score by; modifiers too", de: "der Modus, nach dem gewertet wird; auch Zusätze"),
    Sentence("keep the new results beside the original ones", de: "die neuen Ergebnisse neben den alten speichern"),
    Sentence("of the quiz of the day, the sitting that counts", de: "vom Quiz des Tages, der Durchgang, der zählt"),
    Sentence("the latest of that player", de: "der letzte dieses Spielers"),
    Sentence("play as this player", de: "als dieser Spieler spielen"),
    Sentence("the players, where the challenge is for several", de: "die Spieler, wenn die Herausforderung für mehrere ist"),
    Sentence("plain lines instead of full screen", de: "einfache Zeilen statt Vollbild"),
    Sentence("JSON lines for programs", de: "JSON-Zeilen für Programme"),
    Sentence("with --json: only {\"wait\":ms} moves time", de: "mit --json: nur {\"wait\":ms} bewegt die Zeit"),
    Sentence("the seed of all participants (0 unless given)", de: "der Startwert aller Teilnehmer (ohne Angabe 0)"),
    Sentence("threads (one a processor unless given)", de: "Threads (ohne Angabe einer je Prozessor)"),
    Sentence("read responses from a file (- is standard input)", de: "Antworten aus einer Datei lesen (- ist die Standardeingabe)"),
    Sentence("tables: the column of names (found by its head unless given)", de: "Tabellen: die Spalte der Namen (sonst am Kopf erkannt)"),
    Sentence("tables: that column is the question Q; may come again", de: "Tabellen: diese Spalte ist die Frage Q; mehrfach möglich"),
    Sentence("tables: the letter of the printed version; with its --seed", de: "Tabellen: der Buchstabe der gedruckten Fassung; mit ihrem --seed"),
    Sentence("tables: how many versions were printed; other letters are errors", de: "Tabellen: wie viele Fassungen gedruckt sind; andere Buchstaben sind Fehler"),
    Sentence("a table of points for questions marked by hand", de: "eine Tabelle mit Punkten für Fragen, die von Hand gewertet sind"),
    Sentence("with the verdict on every question", de: "mit der Wertung jeder Frage"),
    Sentence("write marks as a table, too", de: "die Punkte auch als Tabelle schreiben"),
    Sentence("write sheets for participants: an HTML file, or a folder/", de: "Blätter für Teilnehmer schreiben: HTML-Datei oder Ordner/"),
    Sentence("write the results to a file", de: "die Ergebnisse in eine Datei schreiben"),
    Sentence("with --out: go on there after an interruption", de: "mit --out: nach einer Unterbrechung dort weitermachen"),
    Sentence("write a report with charts that opens from disk", de: "einen Bericht mit Diagrammen schreiben, der sich direkt öffnen lässt"),
    Sentence("the same", de: "dasselbe"),
    Sentence("how many (1000 unless given)", de: "wie viele (ohne Angabe 1000)"),
    Sentence("random, skilled=0.7, always-first, always-last, skips", de: "random, skilled=0.7, always-first, always-last, skips"),
    Sentence("keep nothing, and read quizzes and plugins again when they are saved", de: "nichts speichern, Quizze und Plugins nach Änderungen neu lesen"),
    Sentence("JSON instead of text", de: "JSON statt Text"),
    Sentence("CSV instead of text", de: "CSV statt Text"),
    Sentence("the mode or modifiers; one may choose the day's quiz", de: "Modus oder Zusätze; einer davon kann das Quiz des Tages wählen"),
    Sentence("an option of theirs, as in --set series=hard", de: "eine Option davon, wie --set series=hard"),
    Sentence("show how far today's quiz has come, without playing", de: "zeigen, wie weit das heutige Quiz ist, ohne zu spielen"),
    Sentence("with --status: streak and state in a few cells, for a prompt", de: "mit --status: Serie und Stand in wenigen Zeichen, für einen Prompt"),
    Sentence("the days of this month, or of 2026-10, as squares", de: "die Tage dieses Monats oder von 2026-10, als Quadrate"),
    Sentence("play a completed day once more, while retries are left", de: "einen fertigen Tag noch einmal spielen, solange Versuche übrig sind"),
    Sentence("go on with the quiz of a past day (2026-11-20), or practise it", de: "das Quiz eines früheren Tages (2026-11-20) fortsetzen oder üben"),
    Sentence("say for each day why it counted", de: "für jeden Tag sagen, warum er zählt"),
    Sentence("the manual page, of COMMAND alone if there is one, as the source that man reads", de: "die Handbuchseite, von COMMAND allein, wenn angegeben, als Quelltext für man"),
    Sentence("repeat a run exactly: 0 to 9007199254740991", de: "einen Durchgang genau wiederholen: 0 bis 9007199254740991"),
    Sentence("no time limits", de: "ohne Zeitgrenzen"),
    Sentence("all time limits times F", de: "alle Zeiten mal F"),
    Sentence("at most N questions, drawn by the seed", de: "höchstens N Fragen, nach dem Startwert gelost"),
    Sentence("only questions of that category", de: "nur Fragen dieser Kategorie"),
    Sentence("only questions of that difficulty", de: "nur Fragen dieser Schwierigkeit"),
    Sentence("only questions of that kind (single, truefalse, …)", de: "nur Fragen dieser Art (single, truefalse, …)"),
    Sentence("several players, for modes that take them", de: "mehrere Spieler, für Modi mit mehreren"),
    Sentence("only the questions that were missed the last time", de: "nur Fragen, die beim letzten Mal falsch waren"),
    Sentence("play without recording anything", de: "spielen, ohne etwas zu speichern"),
    Sentence("practice, and read quiz and plugin again whenever they are saved", de: "üben, und Quiz und Plugin nach jeder Änderung neu lesen"),
    Sentence("start anew even if a sitting can go on", de: "neu anfangen, auch wenn ein Durchgang offen ist"),
    Sentence("JSON lines for programs (docs/protocol.md)", de: "JSON-Zeilen für Programme (docs/protocol.md)"),
    Sentence("print the version (-V)", de: "die Version ausgeben (-V)"),
    Sentence("show this help (-h)", de: "diese Hilfe zeigen (-h)"),
  ]
}

// MARK: - Verifying

/// The words of `verify`; the keys of its JSON are not translated.
package struct VerifyWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  // What came of it
  package var nothingRecorded: String { Sentence("No sitting is recorded.", de: "Noch ist kein Durchgang aufgezeichnet.")[language] }
  package var sittingsReplayed: Plural { Plural(one: Sentence("1 sitting replayed: {result}.", de: "1 Durchgang nachgespielt: {result}."), other: Sentence("{n} sittings replayed: {result}.", de: "{n} Durchgänge nachgespielt: {result}."), language) }
  package var allEqual: String { Sentence("all equal", de: "alles gleich")[language] }
  package var someEqual: Template { Sentence("{equal} equal, {others} not", de: "{equal} gleich, {others} nicht")[language] }
  package var further: Plural { Plural(one: Sentence("The record as a whole does not fit in 1 place.", de: "Die Aufzeichnung als Ganzes stimmt an 1 Stelle nicht."), other: Sentence("The record as a whole does not fit in {n} places.", de: "Die Aufzeichnung als Ganzes stimmt an {n} Stellen nicht."), language) }
  package var ofRecord: Template { Sentence("different: the record: {why}", de: "anders: die Aufzeichnung: {why}")[language] }
  package var of: Template { Sentence("{title} ({mode}) of {player}, {id}", de: "{title} ({mode}) von {player}, {id}")[language] }
  package var equal: Template { Sentence("equal: {what}, {turns}", de: "gleich: {what}, {turns}")[language] }
  package var different: Template { Sentence("different: {what}: {why}", de: "anders: {what}: {why}")[language] }
  package var unknown: Template { Sentence("cannot verify: {what}: {why}", de: "nicht prüfbar: {what}: {why}")[language] }
  package var equalCode: Template { Sentence("{equal}; the name '{player}' is only claimed by the code", de: "{equal}; den Namen „{player}“ nennt nur der Code")[language] }
  package var claim: Template { Sentence("{what}: the code says {said}, and it was {was}", de: "{what}: im Code steht {said}, und es war {was}")[language] }
  package var turns: Plural { Plural(one: Sentence("1 turn", de: "1 Zug"), other: Sentence("{n} turns", de: "{n} Züge"), language) }
  package var aSitting: String { Sentence("a sitting", de: "ein Durchgang")[language] }

  // Rooms
  package var room: Template { Sentence("room {room}: {sittings} of {players} played again, {result}", de: "Raum {room}, {players}: {sittings} nachgespielt, {result}")[language] }
  package var roomEqual: String { Sentence("everything comes out the same", de: "alles kommt gleich heraus")[language] }
  package var roomDifferent: String { Sentence("not everything comes out the same", de: "nicht alles kommt gleich heraus")[language] }
  package var noSitting: Template { Sentence("'{player}' has no sitting for round {round}", de: "„{player}“ hat keinen Durchgang für Runde {round}")[language] }
  package var otherAnswer: Template { Sentence("'{player}' in round {round}: the answer to question {question} is not that of the log", de: "„{player}“ in Runde {round}: die Antwort auf Frage {question} ist nicht die des Protokolls")[language] }
  package var otherStanding: Template { Sentence("'{player}' in round {round}: the board has {points} of {of}, the sitting {other} of {otherof}", de: "„{player}“ in Runde {round}: auf der Tafel stehen {points} von {of}, im Durchgang {other} von {otherof}")[language] }

  // Why nothing can be said
  package var rules: Template { Sentence("it was played by rules version {version}, and this quizrun knows {known}", de: "gespielt nach Regeln der Version {version}, dieses quizrun kennt {known}")[language] }
  package var busy: String { Sentence("this machine was too busy: a hook was stopped by its time here, and was not in the sitting; try again", de: "der Rechner war zu beschäftigt: ein Hook wurde hier von seiner Zeit angehalten und im Durchgang nicht; versuch es noch einmal")[language] }
  package var inexact: String { Sentence("under rules version 1, `^` and functions such as math.exp had other last digits on other machines", de: "unter Regeln der Version 1 hatten `^` und Funktionen wie math.exp auf anderen Rechnern andere letzte Ziffern")[language] }
  package var stoppedPlugin: Template { Sentence("the plugin was stopped: {why}", de: "das Plugin wurde angehalten: {why}")[language] }
  package var stoppedCall: Template { Sentence("'{hook}' of '{plugin}'", de: "„{hook}“ von „{plugin}“")[language] }
  package var and: String { Sentence(" and ", de: " und ")[language] }
  package var stopped: Template { Sentence("the clock stopped {calls}, which no replay can tell; the rest is as recorded", de: "die Uhr hielt {calls} an, was kein Nachspielen zeigen kann; alles andere ist wie aufgezeichnet")[language] }

  // What differs
  package var alteredFile: Template { Sentence("the recorded file of '{file}' is not the one that was played", de: "die aufgezeichnete Datei von „{file}“ ist nicht die, mit der gespielt wurde")[language] }
  package var outsideState: Template { Sentence("{why}; the mode keeps something outside its state, so it cannot be replayed", de: "{why}; der Modus merkt sich etwas außerhalb seines Zustands, deshalb lässt er sich nicht nachspielen")[language] }
  package var step: Template { Sentence("step {n} ('{id}')", de: "Schritt {n} („{id}“)")[language] }
  package var beginning: String { Sentence("the beginning", de: "am Anfang")[language] }
  package var recordedAndReplayed: Template { Sentence("{place}: {what} is recorded as {recorded}, the replay gives {replayed}", de: "{place}: {what}: aufgezeichnet ist {recorded}, nachgespielt kommt {replayed} heraus")[language] }
  package var notReplayed: Template { Sentence("{place}: {what} is recorded as {recorded}, which the replay does not give", de: "{place}: {what}: aufgezeichnet ist {recorded}, nachgespielt kommt das nicht")[language] }
  package var notRecorded: Template { Sentence("{place}: the replay gives {replayed}, of which the record has nothing", de: "{place}: nachgespielt kommt {replayed} heraus, aufgezeichnet ist davon nichts")[language] }
  package var otherwise: Template { Sentence("{place}: {what} is not as recorded", de: "{place}: {what} ist nicht wie aufgezeichnet")[language] }
  package var subjects: [String: String] {
    [
      "order": Sentence("the order", de: "die Reihenfolge"),
      "state": Sentence("the mode's state", de: "der Zustand des Modus"),
      "kept": Sentence("what the mode keeps", de: "was der Modus behält"),
      "next": Sentence("the next step", de: "der nächste Schritt"),
      "time": Sentence("the time", de: "die Zeit"),
      "ticks": Sentence("what was ticked", de: "das Angekreuzte"),
      "verdict": Sentence("the verdict", de: "die Bewertung"),
      "done": Sentence("what was done", de: "was getan wurde"),
      "back": Sentence("going back", de: "das Zurückgehen"),
      "again": Sentence("what is decided again", de: "was neu entschieden wird"),
      "questionsEnd": Sentence("the end of the questions", de: "das Ende der Fragen"),
      "hook": Sentence("a failed hook", de: "ein gescheiterter Hook"),
      "result": Sentence("the result", de: "das Ergebnis"),
      "end": Sentence("the end", de: "das Ende"),
      "input": Sentence("an input", de: "eine Eingabe"),
      "record": Sentence("the record", de: "die Aufzeichnung"),
      "title": Sentence("the title", de: "der Titel"),
      "day": Sentence("the day", de: "der Tag"),
      "player": Sentence("the player", de: "der Spieler"),
    ].in(language)
  }
  package var glimpses: [String: String] {
    [
      "order": Sentence("{ids}", de: "{ids}")[language],
      "state": Sentence("another state of the mode", de: "ein anderer Zustand des Modus")[language],
      "kept": Sentence("something the mode keeps", de: "etwas, das der Modus behält")[language],
      "page": Sentence("the page '{id}'", de: "die Seite „{id}“")[language],
      "question": Sentence("the question '{id}'", de: "die Frage „{id}“")[language],
      "again": Sentence("the question '{id}', try {n}", de: "die Frage „{id}“, Versuch {n}")[language],
      "ms": Sentence("{ms} ms", de: "{ms} ms")[language],
      "answer": Sentence("an answer", de: "eine Antwort")[language],
      "points": pointsOfText,
      "inputTo": Sentence("an input to '{id}'", de: "eine Eingabe zu „{id}“")[language],
      "backTo": Sentence("back to turn {n}", de: "zurück zu Zug {n}")[language],
      "againEnd": Sentence("the end of what is decided again", de: "das Ende des neu Entschiedenen")[language],
      "nothingLeft": Sentence("nothing left to ask", de: "keine Frage mehr")[language],
      "words": Sentence("{words}", de: "{words}")[language],
      "result": Sentence("a result", de: "ein Ergebnis")[language],
      "discarded": Sentence("a discarded sitting", de: "ein verworfener Durchgang")[language],
      "takenInput": Sentence("one that can be taken", de: "eine, die genommen wird")[language],
      "refusal": Sentence("a refusal ({words})", de: "eine Ablehnung ({words})")[language],
      "none": noneWord,
    ]
  }

  // What is kept beside sittings
  package var chainChanged: String { Sentence("the chain over the sittings was changed, or a part of it is missing", de: "die Kette über die Durchgänge wurde geändert oder ein Teil von ihr fehlt")[language] }
  package var sittingMissing: String { Sentence("the sitting is missing: the chain over the record has it", de: "der Durchgang fehlt: die Kette über die Aufzeichnung hat ihn")[language] }
  package var endMissing: String { Sentence("the sitting had ended, and its last events are missing", de: "der Durchgang war zu Ende, und seine letzten Ereignisse fehlen")[language] }
  package var beginningUnchained: String { Sentence("the chain over the record does not have the beginning of the sitting", de: "die Kette über die Aufzeichnung hat den Anfang des Durchgangs nicht")[language] }
  package var endUnchained: String { Sentence("the chain over the record does not have what was played in the sitting", de: "die Kette über die Aufzeichnung hat nicht, was in dem Durchgang gespielt wurde")[language] }
  package var beginningChanged: String { Sentence("the beginning of the sitting was changed since it was recorded", de: "der Anfang des Durchgangs wurde geändert, nachdem er aufgezeichnet war")[language] }
  package var endChanged: String { Sentence("what was played in the sitting was changed since it was recorded", de: "was in dem Durchgang gespielt wurde, wurde nachträglich geändert")[language] }
  package var tableMissing: Template { Sentence("the table '{table}' is missing", de: "die Tabelle „{table}“ fehlt")[language] }
  package var history: String { Sentence("the history", de: "der Verlauf")[language] }
  package var row: String { Sentence("the row of the sitting", de: "die Zeile des Durchgangs")[language] }
  package var resultOfNothing: Template { Sentence("{place} has a result of which no sitting tells", de: "{place} hat ein Ergebnis, von dem kein Durchgang weiß")[language] }
  package var resultMissing: Template { Sentence("{place} lacks the sitting's result", de: "{place} hat das Ergebnis des Durchgangs nicht")[language] }
  package var otherValue: Template { Sentence("{place} has {kept} for '{column}', the sitting gives {given}", de: "{place} hat {kept} für „{column}“, der Durchgang ergibt {given}")[language] }
  package var otherOwner: String { Sentence("the row of the sitting names other players, or another sitting, than its beginning", de: "die Zeile des Durchgangs nennt andere Spieler oder einen anderen Durchgang als sein Anfang")[language] }
  package var otherAnswers: String { Sentence("the answers that are counted are not those that the sittings give", de: "die gezählten Antworten sind nicht die, die die Durchgänge ergeben")[language] }
  package var otherTotals: Template { Sentence("what is kept in '{table}' is not what the sittings come to", de: "was in „{table}“ steht, ist nicht, was die Durchgänge ergeben")[language] }
  package var friend: Template { Sentence("the score of the friend '{player}' is not that of an accepted challenge", de: "der Stand von „{player}“ ist nicht der einer angenommenen Herausforderung")[language] }
  package var rescoreChanged: String { Sentence("a score that `rescore` kept beside it was changed, or put there by hand", de: "eine Wertung, die `rescore` daneben aufgehoben hat, wurde geändert oder von Hand dazugelegt")[language] }
  package var rescoreMissing: String { Sentence("a score that `rescore` kept beside it is missing", de: "eine Wertung, die `rescore` daneben aufgehoben hat, fehlt")[language] }
  package var achievementChanged: Template { Sentence("an achievement of '{player}' was changed, or put there by hand", de: "ein Erfolg von „{player}“ wurde geändert oder von Hand dazugelegt")[language] }
  package var achievementMissing: Template { Sentence("an achievement of '{player}' is missing", de: "ein Erfolg von „{player}“ fehlt")[language] }
  package var rowChanged: Template { Sentence("the row '{key}' of '{table}' was changed or added by hand", de: "die Zeile „{key}“ in „{table}“ wurde von Hand geändert oder dazugelegt")[language] }
  package var rowMissing: Template { Sentence("the row '{key}' of '{table}' is missing", de: "die Zeile „{key}“ in „{table}“ fehlt")[language] }
  package var impossible: Template { Sentence("the table '{table}' has {value} for '{column}', which no record can have: the nearest possible value counts", de: "die Tabelle „{table}“ hat {value} für „{column}“, was nicht sein kann: es zählt der nächste mögliche Wert")[language] }
  package var nothingSaved: Template { Sentence("it was damaged, and nothing of it could be saved: the old file is '{file}'", de: "sie war beschädigt, und nichts davon war zu retten; die alte Datei ist „{file}“")[language] }
}

// MARK: - Feedback sheets

/// The words of the sheets that participants get back.
package struct FeedbackWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var nothing: String { Sentence("no answer", de: "keine Antwort")[language] }
  package var untilNow: String { Sentence("so far", de: "bisher")[language] }
  package var handPoints: String { Sentence("____ points", de: "____ Punkte")[language] }
  package var unreadable: Template { Sentence("“{cell}” ({at}) could not be read and counts as no answer.", de: "„{cell}“ ({at}) war nicht lesbar und zählt als keine Antwort.")[language] }
  package var notGraded: Template { Sentence("This could not be graded: {why}", de: "Das konnte nicht gewertet werden: {why}")[language] }
}

// MARK: - Paper

/// The words that are printed beside the quiz's own.
package struct PaperWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var version: Template { Sentence("Version {letter}", de: "Fassung {letter}")[language] }
  /// What tells the paper apart from others of the quiz.
  package var check: Template { Sentence("Check {n}", de: "Prüfzahl {n}")[language] }
  package var group: String { Sentence("Class", de: "Klasse")[language] }
  package var date: String { Sentence("Date", de: "Datum")[language] }
  package var minutes: Template { Sentence("Time: {n} minutes", de: "Zeit: {n} Minuten")[language] }
  package var secondsEach: Template { Sentence("Each question: {n} seconds", de: "Je Frage: {n} Sekunden")[language] }
  package var sheet: String { Sentence("Answer sheet", de: "Antwortbogen")[language] }
  package var key: String { Sentence("Answers and points", de: "Lösungen und Punkte")[language] }
  package var number: String { Sentence("No.", de: "Nr.")[language] }
  package var inWords: String { Sentence("In words", de: "In Worten")[language] }
  package var total: String { Sentence("Total", de: "Summe")[language] }
  package var tickAll: String { Sentence("Mark all that are right.", de: "Markiere alle richtigen.")[language] }
  package var writeOrder: String { Sentence("Write the numbers in the right order.", de: "Schreib die Nummern in der richtigen Reihenfolge auf.")[language] }
  package var writeLetters: String { Sentence("Write the letter that belongs to each number.", de: "Schreib zu jeder Nummer den Buchstaben, der dazugehört.")[language] }
  package var markLine: String { Sentence("Mark a place on the line.", de: "Markiere eine Stelle auf der Linie.")[language] }
  package var byHand: String { Sentence("marked by hand", de: "von Hand gewertet")[language] }
  package var picture: Template { Sentence("[Picture: {name}]", de: "[Bild: {name}]")[language] }
  package var lostPicture: Template { Sentence("the picture '{name}' of question '{id}' cannot be read: its place stays empty", de: "das Bild „{name}“ der Frage „{id}“ lässt sich nicht lesen: sein Platz bleibt leer")[language] }
}

// MARK: - The report of an analysis

/// The words of the report about the questions of a quiz.
package struct ReportWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var participants: String { Sentence("participants", de: "Teilnehmer")[language] }
  package var totals: String { Sentence("Totals", de: "Punkte")[language] }
  package var totalsChart: String { Sentence("Participants by their points", de: "Teilnehmer nach ihren Punkten")[language] }
  package var questions: String { Sentence("Questions", de: "Fragen")[language] }
  package var answersChart: String { Sentence("How often each answer was given", de: "Wie oft welche Antwort gegeben wurde")[language] }
  package var legend: String { Sentence("What the bars and signs say", de: "Was Balken und Zeichen sagen")[language] }
  package var partly: String { Sentence("right in part", de: "zum Teil richtig")[language] }
  package var other: String { Sentence("not right, or not marked", de: "nicht richtig oder nicht gewertet")[language] }
  package var noResponse: String { Sentence("no response", de: "ohne Antwort")[language] }
  package var others: Plural { Plural(one: Sentence("1 further value", de: "1 weiterer Wert"), other: Sentence("{n} further values", de: "{n} weitere Werte"), language) }
  package var rangeBelow: Template { Sentence("{from} to under {to}", de: "{from} bis unter {to}")[language] }
  package var share: Template { Sentence("{n} ({percent} %)", de: "{n} ({percent} %)")[language] }
  package var meaning: String { Sentence("What the figures say", de: "Was die Kennzahlen sagen")[language] }
  package var negative: Template { Sentence("Participants who do well elsewhere do badly here (discrimination {n}): look at the key. If it is right, the wording misleads them: change it, or set the question's points to 0.", de: "Wer sonst gut abschneidet, schneidet hier schlecht ab (Trennschärfe {n}): Sieh dir die Lösung an. Stimmt sie, führt der Wortlaut die in die Irre, die es wissen: Ändere ihn oder lass die Frage für niemanden zählen (points 0).")[language] }
  package var weak: Template { Sentence("Participants who do well elsewhere do no better here (discrimination {n}), which may be chance: nothing to do yet; see whether it comes again.", de: "Wer sonst gut abschneidet, schneidet hier nicht besser ab (Trennschärfe {n}); das kann Zufall sein: Noch ist nichts zu tun; sieh, ob es wieder vorkommt.")[language] }
  package var preferred: Template { Sentence("Participants who chose '{answer}' earn more elsewhere ({n} points) than those who were right ({of}): is '{answer}' right too? Then mark it right as well and grade again; if not, say in the question why it is wrong.", de: "Wer „{answer}“ gewählt hat, hat sonst mehr Punkte ({n}) als wer richtig gewählt hat ({of}): Ist „{answer}“ auch richtig? Dann markiere auch das als richtig und werte neu; sonst sage in der Frage, was dagegen spricht.")[language] }
  /// Headings of the columns of figures, by the keys of `analyze --json`.
  package var columns: [String: String] {
    [
      "question": aQuestion,
      "asked": Sentence("asked", de: "gestellt")[language],
      "facility": Sentence("facility", de: "Lösungsquote")[language],
      "discrimination": Sentence("discrimination", de: "Trennschärfe")[language],
      "efficiency": Sentence("efficiency", de: "Effizienz")[language],
      "weight": Sentence("weight", de: "Gewicht")[language],
      "sd": spread,
    ]
  }

  // Of the tables in the terminal
  package var nobody: String { Sentence("No participant was read.", de: "Es wurde kein Teilnehmer gelesen.")[language] }
  package var suspects: String { Sentence("Look at these again:", de: "Sieh dir diese noch einmal an:")[language] }
  package var moreValues: Plural { Plural(one: Sentence("(1 more value)", de: "(1 weiterer Wert)"), other: Sentence("({n} more values)", de: "({n} weitere Werte)"), language) }
  package var answerColumns: [String] {
    [aQuestion] + [Sentence("response", de: "Antwort"), Sentence("given", de: "gegeben"), Sentence("%", de: "%"), Sentence("", de: ""), Sentence("text", de: "Text")].in(language)
  }
  /// The headings of figures, those that are long in few letters.
  package var shortColumns: [String: String] {
    columns.merging(["discrimination": Sentence("discr.", de: "Trenn."), "efficiency": Sentence("effic.", de: "Effiz.")].in(language)) { $1 }
  }
  package var meanings: [(key: String, text: String)] {
    [
      ("facility", Sentence("how much of its points the question gave on average: 1 is all, 0 none", de: "welchen Teil ihrer Punkte die Frage im Mittel gebracht hat: 1 sind alle, 0 keine")[language]),
      ("discrimination", Sentence("whether those who do well elsewhere do well here: 100 at most, below 0 is a reason to look again", de: "ob gut ist, wer sonst gut ist: höchstens 100, unter 0 ein Grund, genauer hinzusehen")[language]),
      ("efficiency", Sentence("the discrimination, as a share of the greatest that the marks allow", de: "die Trennschärfe, als Anteil der höchsten, die diese Punkte zulassen")[language]),
      ("weight", Sentence("how much the question decides of the total, in percent", de: "wie viel die Frage am Gesamtergebnis entscheidet, in Prozent")[language]),
      ("sd", Sentence("how far the marks lie apart", de: "wie weit die Punkte auseinanderliegen")[language]),
    ]
  }
  /// Figures of the whole quiz, by the same keys.
  package var figures: [String: String] {
    [
      "of": Sentence("points to be had", de: "erreichbare Punkte")[language],
      "mean": meanLabel,
      "median": medianLabel,
      "sd": Sentence("standard deviation", de: "Standardabweichung")[language],
      "skewness": Sentence("skewness", de: "Schiefe")[language],
      "kurtosis": Sentence("kurtosis", de: "Wölbung")[language],
      "cic": Sentence("Cronbach's alpha %", de: "Cronbachs Alpha %")[language],
      "error_ratio": Sentence("error ratio %", de: "Fehleranteil %")[language],
      "standard_error": Sentence("standard error", de: "Standardfehler")[language],
    ]
  }
}

// MARK: - Simulations

/// The words of a simulation's result.
package struct SimulationWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var head: Template { Sentence("{n} players, strategy {strategy}, seed {seed}", de: "{n} Spieler, Strategie {strategy}, Startwert {seed}")[language] }
  package var percent: String { Sentence("percent", de: "Prozent")[language] }
  package var players: String { Sentence("players", de: "Spieler")[language] }
  package var result: String { Sentence("result", de: "Ergebnis")[language] }
  package var tied: String { Sentence("(tie for the first place)", de: "(Gleichstand auf dem ersten Platz)")[language] }
  package var passed: String { Sentence("(passed)", de: "(bestanden)")[language] }
  /// Headings of the figures, by the keys of `simulate --json`.
  package var figures: [String: String] {
    [
      "mean": meanLabel,
      "sd": spread,
      "min": Sentence("min", de: "kleinster")[language],
      "median": medianLabel,
      "max": Sentence("max", de: "größter")[language],
    ]
  }
}

// MARK: - The full screen

/// The words of the full screen.
package struct ScreenTexts: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  // Everywhere
  package var enlarge: Template { Sentence("Make the window larger: {columns}x{rows} at least", de: "Mach das Fenster größer: mindestens {columns}x{rows}")[language] }
  package var help: String { Sentence("help", de: "Hilfe")[language] }
  package var helpTitle: String { Sentence("Keys", de: "Tasten")[language] }
  package var close: String { Sentence("close", de: "schließen")[language] }
  package var quit: String { Sentence("quit", de: "beenden")[language] }
  package var back: String { Sentence("back", de: "zurück")[language] }
  package var move: String { Sentence("move", de: "bewegen")[language] }
  package var scroll: String { Sentence("scroll", de: "blättern")[language] }
  package var scrollPage: String { Sentence("scroll by a page", de: "seitenweise blättern")[language] }
  package var firstLast: String { Sentence("first and last", de: "Anfang und Ende")[language] }
  package var redraw: String { Sentence("redraw the screen", de: "neu zeichnen")[language] }
  package var modeAtWork: String { Sentence("The mode is still at work; Ctrl-C leaves, and the quiz is kept.", de: "Der Modus rechnet noch; Strg-C verlässt das Quiz, es bleibt erhalten.")[language] }
  package var stopAtOnce: String { Sentence("stop at once; the quiz is kept", de: "sofort aufhören; das Quiz bleibt gespeichert")[language] }
  package var space: String { Sentence("Space", de: "Leertaste")[language] }
  package var esc: String { Sentence("Esc", de: "Esc")[language] }
  package var up: String { Sentence("Up", de: "Auf")[language] }
  package var down: String { Sentence("Down", de: "Ab")[language] }
  package var left: String { Sentence("Left", de: "Links")[language] }
  package var rightKey: String { Sentence("Right", de: "Rechts")[language] }
  package var pages: String { Sentence("PgUp PgDn", de: "BildAuf BildAb")[language] }
  package var ends: String { Sentence("Home End", de: "Pos1 Ende")[language] }
  package var delete: String { Sentence("Del", de: "Entf")[language] }
  package var backspace: String { Sentence("Backspace", de: "Rücktaste")[language] }
  package var shift: String { Sentence("Shift", de: "Umschalt")[language] }
  package var control: String { Sentence("Ctrl", de: "Strg")[language] }
  package var picture: Template { Sentence("[Picture: {text}]", de: "[Bild: {text}]")[language] }
  package var sound: String { Sentence("[Sound]", de: "[Ton]")[language] }
  package var noSound: String { Sentence("[Sound: the file is missing or cannot be played]", de: "[Ton: die Datei fehlt oder lässt sich nicht abspielen]")[language] }
  package var soundUnplayed: String { Sentence("[Sound: quizrun config sound COMMAND says what plays it]", de: "[Ton: quizrun config sound BEFEHL sagt, was ihn abspielt]")[language] }
  package var playsAgain: String { Sentence("play the sound again", de: "den Ton noch einmal abspielen")[language] }
  package var pictureWithoutText: String { Sentence("[Picture, cannot be shown here]", de: "[Bild, hier nicht darstellbar]")[language] }

  // Start
  package var starts: String { Sentence("Enter starts", de: "Enter beginnt")[language] }
  package var start: String { Sentence("start", de: "beginnen")[language] }

  // Questions
  package var answers: String { Sentence("answer", de: "antworten")[language] }
  package var chooseFirst: String { Sentence("choose an answer first", de: "wähle erst eine Antwort")[language] }
  package var overview: String { Sentence("Overview", de: "Übersicht")[language] }
  package var chooseByNumber: String { Sentence("choose that answer", de: "diese Antwort wählen")[language] }
  package var tickByNumber: String { Sentence("tick that answer", de: "diese Antwort wählen oder nicht")[language] }
  package var fields: String { Sentence("fields and buttons", de: "Felder und Knöpfe")[language] }
  package var timeIsUp: String { Sentence("Time's up", de: "Die Zeit ist um")[language] }
  package var yourNumber: String { Sentence("Your number", de: "Deine Zahl")[language] }
  package var noNumber: Template { Sentence("'{text}' is not a number: write it like 3.5", de: "„{text}“ ist keine Zahl: schreib sie wie 3,5")[language] }
  package var numberFirst: String { Sentence("type a number first", de: "gib erst eine Zahl ein")[language] }
  package var textFirst: String { Sentence("type an answer first", de: "gib erst eine Antwort ein")[language] }
  package var untouched: String { Sentence("Nothing is changed yet: press Enter again to answer anyway", de: "Hier ist noch nichts geändert: noch einmal Enter antwortet trotzdem")[language] }
  package var pairsOpen: Plural { Plural(one: Sentence("1 pair is missing: press Enter again to answer anyway", de: "Bei einem Paar fehlt noch etwas: noch einmal Enter antwortet trotzdem"), other: Sentence("{n} pairs are missing: press Enter again to answer anyway", de: "Bei {n} Paaren fehlt noch etwas: noch einmal Enter antwortet trotzdem"), language) }
  package var confirms: String { Sentence("chosen: Enter once more answers so", de: "gewählt: noch einmal Enter antwortet so")[language] }
  package var trueOrFalse: String { Sentence("true, false", de: "wahr, falsch")[language] }
  package var answersSide: String { Sentence("answer with true, with false", de: "mit wahr, mit falsch antworten")[language] }
  package var outOfRange: Template { Sentence("a number from {min} to {max} is expected", de: "erwartet wird eine Zahl von {min} bis {max}")[language] }
  package var slide: String { Sentence("move the slider", de: "den Regler bewegen")[language] }
  package var slideFar: String { Sentence("move it by a bigger step", de: "in größeren Schritten")[language] }
  package var pickUp: String { Sentence("pick up", de: "nehmen")[language] }
  package var putDown: String { Sentence("put down", de: "ablegen")[language] }
  package var moveItem: String { Sentence("move the item", de: "das Teil bewegen")[language] }
  package var chooseRight: String { Sentence("choose what belongs to it", de: "wählen, was dazugehört")[language] }
  package var clears: String { Sentence("clear", de: "leeren")[language] }
  package var nothingYet: String { Sentence("?", de: "?")[language] }
  package var editLine: String { Sentence("edit the line", de: "in der Zeile bewegen")[language] }
  package var editWords: String { Sentence("by a word", de: "wortweise")[language] }
  package var clearWord: String { Sentence("delete the word before", de: "das Wort davor löschen")[language] }
  package var clearLine: String { Sentence("delete up to its start, its end", de: "bis zum Anfang, bis zum Ende löschen")[language] }

  // Inputs
  package var inputExpects: Template { Sentence("{what} is expected", de: "erwartet wird {what}")[language] }

  // Pages

  // Verdicts
  /// Behind a right answer that was not ticked.
  package var missed: String { Sentence("(not ticked)", de: "(nicht angekreuzt)")[language] }
  package var yourAnswer: String { Sentence("Your answer:", de: "Deine Antwort:")[language] }
  package var theQuestion: String { Sentence("The question", de: "Die Frage")[language] }
  package var rightAnswer: String { Sentence("Right answer:", de: "Richtige Antwort:")[language] }
  package var goesOn: String { Sentence("go on", de: "weiter")[language] }
  package var review: String { Sentence("Review", de: "Rückblick")[language] }

  // Quit
  package var keptLine: Template { Sentence("{title} is kept. To go on: {command}", de: "{title} ist gesichert. Weiter geht es mit: {command}")[language] }
  package var quitTitle: String { Sentence("Leave the quiz?", de: "Das Quiz verlassen?")[language] }
  package var quitText: String { Sentence("What should happen to your progress?", de: "Was soll aus deinem Stand werden?")[language] }
  package var quitKeep: String { Sentence("Keep it, to continue later", de: "Behalten, um später weiterzuspielen")[language] }
  package var quitToday: String { Sentence("Today's quiz goes on where you are.", de: "Das Quiz des Tages geht hier weiter.")[language] }
  package var quitDiscard: String { Sentence("Discard all progress", de: "Allen Fortschritt verwerfen")[language] }
  package var stillThereTitle: String { Sentence("Are you still there?", de: "Bist du noch da?")[language] }
  package var stillThereText: Template { Sentence("The time of {n} questions in a row ran out. It stands still until you go on.", de: "Bei {n} Fragen hintereinander ist die Zeit abgelaufen. Sie steht still, bis du weitermachst.")[language] }

  // Overview
  package var opens: String { Sentence("open the question", de: "Frage öffnen")[language] }
  package var openCount: Template { Sentence("Still open: {n}", de: "Noch offen: {n}")[language] }
  package var endTitle: String { Sentence("End the quiz?", de: "Quiz beenden?")[language] }
  package var endText: Template { Sentence("'{button}' ends the quiz. This question stays unanswered.", de: "„{button}“ beendet das Quiz. Diese Frage bleibt unbeantwortet.")[language] }
  package var endYes: String { Sentence("End the quiz", de: "Quiz beenden")[language] }
  package var submitTitle: String { Sentence("Submit all?", de: "Alles abgeben?")[language] }
  package var submitText: Template { Sentence("Open questions count as skipped. Still open: {n}", de: "Offene Fragen gelten als übersprungen. Noch offen: {n}")[language] }
  package var submitYes: String { Sentence("Submit all", de: "Alles abgeben")[language] }
  package var submitNo: String { Sentence("Go back to the questions", de: "Zurück zu den Fragen")[language] }

  // Result
  package var share: String { Sentence("To share", de: "Zum Teilen")[language] }
  package var earned: String { Sentence("Earned", de: "Neue Erfolge")[language] }
  package var again: String { Sentence("again", de: "noch einmal")[language] }
  package var list: String { Sentence("quizzes", de: "Quizze")[language] }
  package var rightOf: Template { Sentence("Right: {n} of {of}", de: "Richtig: {n} von {of}")[language] }
  package var meanTime: Template { Sentence("{mean} an answer", de: "{mean} je Antwort")[language] }
  package var passMark: Template { Sentence("Pass mark: {percent}", de: "Nötig: {percent}")[language] }
  package var bestSoFar: Template { Sentence("Best so far: {percent}", de: "Bisher am besten: {percent}")[language] }
  package var seesAnswers: String { Sentence("answers", de: "Antworten")[language] }
  package var copies: String { Sentence("copy", de: "kopieren")[language] }
  package var challenges: String { Sentence("challenge", de: "herausfordern")[language] }
  package var challengeAbout: String { Sentence("Send this: your result, and a command that plays the same questions in the same order, then says who won.", de: "Schick das: dein Ergebnis und ein Befehl, der dieselben Fragen in derselben Folge spielt und sagt, wer gewonnen hat.")[language] }
  package var copied: String { Sentence("Copied to the terminal's clipboard, to share", de: "Zum Teilen in die Zwischenablage des Terminals kopiert")[language] }
  package var sameCategory: String { Sentence("same category", de: "gleiche Kategorie")[language] }

  // A challenge
  package var wins: Template { Sentence("{name} wins", de: "{name} gewinnt")[language] }
  package var youWin: String { Sentence("You win", de: "Du gewinnst")[language] }
  package var challengeWins: String { Sentence("The challenge wins", de: "Die Herausforderung gewinnt")[language] }
  package var nobodyWins: String { Sentence("Nobody wins", de: "Unentschieden")[language] }
  package var gave: Template { Sentence("{name}: {given}", de: "{name}: {given}")[language] }

  // Chooser and continuing
  package var noQuizzes: String { Sentence("There is no quiz here yet: put quiz files into the folder 'quizzes'.", de: "Hier gibt es noch kein Quiz: lege Quizdateien in den Ordner „quizzes“.")[language] }
  package var otherCategory: String { Sentence("Other", de: "Sonstige")[language] }
  package var continueMark: Template { Sentence("Continue ({n}/{of})", de: "Weiterspielen ({n}/{of})")[language] }
  package var continueMarkOpen: Template { Sentence("Continue ({n})", de: "Weiterspielen ({n})")[language] }
  package var plays: String { Sentence("play", de: "spielen")[language] }

  // Around a sitting
  package var cover: CoverTexts { CoverTexts(language) }
  package var home: HomeTexts { HomeTexts(language) }
  package var record: RecordTexts { RecordTexts(language) }
  package var settings: SettingTexts { SettingTexts(language) }
  package var desk: DeskTexts { DeskTexts(language) }
}

// MARK: - The full screen: before a sitting

/// The choices before a sitting: mode, options, players.
package struct CoverTexts: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var options: String { Sentence("Options", de: "Optionen")[language] }
  package var option: Template { Sentence("{name}: {value}", de: "{name}: {value}")[language] }
  package var modesTitle: Template { Sentence("{title}: how to play", de: "{title}: wie gespielt wird")[language] }
  package var modifiers: String { Sentence("On top of it", de: "Dazu")[language] }
  package var own: String { Sentence("the quiz's own mode", de: "der eigene Modus des Quiz")[language] }
  package var ownStandard: String { Sentence("one question after the other, and how many were right", de: "eine Frage nach der anderen, und wie viele richtig waren")[language] }
  package var take: String { Sentence("take", de: "übernehmen")[language] }
  package var nothingLike: Template { Sentence("No mode matches '{text}'.", de: "Kein Modus passt zu „{text}“.")[language] }
  package var optionsTitle: Template { Sentence("{title}: options", de: "{title}: Optionen")[language] }
  package var limit: String { Sentence("questions at most", de: "höchstens so viele Fragen")[language] }
  package var missed: String { Sentence("only questions missed last time", de: "nur Fragen, die zuletzt falsch waren")[language] }
  package var practice: String { Sentence("practice (nothing is saved)", de: "üben: nichts wird gespeichert")[language] }
  package var factor: String { Sentence("time for me", de: "Zeit für mich")[language] }
  package var seed: String { Sentence("seed, to have the same questions and orders again", de: "Startwert, für dieselben Fragen und Reihenfolgen")[language] }
  package var standards: String { Sentence("Standard", de: "Standardwerte")[language] }
  package var oneOf: String { Sentence("One player, for this quiz alone", de: "Ein Spieler, nur für dieses Quiz")[language] }
  package var severalOf: Template { Sentence("{min} to {max} players", de: "{min} bis {max} Spieler")[language] }
  package var someOf: Template { Sentence("{min} players", de: "{min} Spieler")[language] }
  package var ticked: Template { Sentence("{n} ticked", de: "{n} angekreuzt")[language] }
  package var tooFew: Template { Sentence("{min} players at least: tick them, or add one", de: "mindestens {min} Spieler: kreuze sie an oder füge einen hinzu")[language] }
  package var tooMany: Template { Sentence("{max} players at most", de: "höchstens {max} Spieler")[language] }
}

// MARK: - The full screen: home

/// The words of the home screen.
package struct HomeTexts: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var title: Template { Sentence("quizrun: {player}", de: "quizrun: {player}")[language] }
  package var todayAbout: String { Sentence("A few questions for today, the same for everybody who has the same quizzes. Finish something every day, and you have a streak.", de: "Ein paar Fragen für heute, dieselben für alle mit denselben Quizzen. Wer jeden Tag etwas beendet, hat eine Serie.")[language] }
  package var todayNew: String { Sentence("not begun", de: "noch nicht begonnen")[language] }
  package var todayNewOf: Template { Sentence("not begun, {questions}", de: "noch nicht begonnen, {questions}")[language] }
  package var todayCompleted: String { Sentence("Completed", de: "Geschafft")[language] }
  package var todayScore: Template { Sentence("Completed with {score}", de: "Geschafft mit {score}")[language] }
  package var percentAndPoints: Template { Sentence("{percent} ({points})", de: "{percent} ({points})")[language] }
  package var retries: Plural { Plural(one: Sentence("{text}, one more try", de: "{text}, noch ein Versuch"), other: Sentence("{text}, {n} more tries", de: "{text}, noch {n} Versuche"), language) }
  package var escapeLeaves: String { Sentence("Esc once more, or q, leaves quizrun", de: "Noch einmal Esc oder q, beendet quizrun")[language] }
  package var streakNone: String { Sentence("No streak yet: finish any quiz to begin one", de: "Noch keine Serie: beende ein Quiz, und eine beginnt")[language] }
  package var streakOfDays: Template { Sentence("Streak {current}, best {best}", de: "Serie {current}, längste {best}")[language] }
  /// The same as an entry, where there is less room.
  package var leaders: String { Sentence("Leaders", de: "Beste")[language] }
  package var brokenQuizzes: Plural { Plural(one: Sentence("{path} cannot be read: `quizrun list` says why", de: "{path} ist nicht zu lesen: `quizrun list` sagt, warum"), other: Sentence("{n} quiz files cannot be read: `quizrun list` says why", de: "{n} Quizdateien sind nicht zu lesen: `quizrun list` sagt, warum"), language) }
  package var find: String { Sentence("Find", de: "Suche")[language] }
  package var search: String { Sentence("search", de: "suchen")[language] }
  package var endSearch: String { Sentence("end search", de: "Suche beenden")[language] }
  package var nothingFound: Template { Sentence("No quiz matches '{text}'.", de: "Kein Quiz passt zu „{text}“.")[language] }
  package var best: Template { Sentence("best {percent}", de: "bestes {percent}")[language] }
  package var neverPlayed: String { Sentence("not played yet", de: "noch nicht gespielt")[language] }
  package var parts: String { Sentence("next part", de: "nächster Teil")[language] }
  package var due: String { Sentence("Due today, of what you learn", de: "Heute fällig, von dem, was du lernst")[language] }
  /// Above the entries.
  package var more: String { Sentence("More", de: "Mehr")[language] }
  /// Where there are no entries: what leads to the same.
  package var commands: String { Sentence("quizrun history, stats, streak, achievements, leaderboard, player, config; quizrun help lists all commands", de: "quizrun history, stats, streak, achievements, leaderboard, player, config; quizrun help zeigt alle Befehle")[language] }
  package var games: String { Sentence("Quick games", de: "Schnelle Spiele")[language] }
  package var enterCode: String { Sentence("Enter a code", de: "Code eingeben")[language] }
  package var draw: String { Sentence("Draw questions", de: "Fragen ziehen")[language] }
  package var begunOn: Template { Sentence("begun on {day}", de: "begonnen am {day}")[language] }
  package var lastTimes: Template { Sentence("the last {n} times", de: "die letzten {n} Male")[language] }
  package var historyAbout: String { Sentence("What you played, newest first, answer by answer.", de: "Was du gespielt hast, das Neueste zuerst, Antwort für Antwort.")[language] }
  package var statisticsAbout: String { Sentence("Your scores over time, and what you are good at.", de: "Deine Ergebnisse über die Zeit, und was du gut kannst.")[language] }
  package var streakAbout: String { Sentence("The days in a row on which you finished something, and a month of daily quizzes.", de: "Die Tage in Folge, an denen du etwas beendet hast, und ein Monat der Tagesquizze.")[language] }
  package var achievementsAbout: String { Sentence("What you have earned, and what there is to earn.", de: "Was du geschafft hast, und was noch zu schaffen ist.")[language] }
  package var leadersAbout: String { Sentence("Who played what best on this machine, and in the challenges of friends.", de: "Wer hier was am besten gespielt hat, auch in Herausforderungen von Freunden.")[language] }
  package var playersAbout: String { Sentence("Who plays here, each with their own progress.", de: "Wer hier spielt, jeder mit eigenem Fortschritt.")[language] }
  package var settingsAbout: String { Sentence("Colours, language, time limits and what counts.", de: "Farben, Sprache, Zeitlimits und was zählt.")[language] }
  package var code: String { Sentence("Code, or the name of a file with it", de: "Code oder der Name einer Datei damit")[language] }
  package var codeAbout: String { Sentence("A code plays its sender's questions in the same order; then you see who won.", de: "Ein fremder Code wird genau so gespielt wie dort; danach siehst du, wer gewonnen hat.")[language] }
  package var drawAbout: String { Sentence("Questions drawn from all quizzes", de: "Fragen aus allen Quizzen")[language] }
  package var drawNow: String { Sentence("draw", de: "ziehen")[language] }
  package var any: String { Sentence("any", de: "egal")[language] }
  package var category: String { Sentence("category", de: "Kategorie")[language] }
  package var difficulty: String { Sentence("difficulty", de: "Schwierigkeit")[language] }
  package var kind: String { Sentence("kind of question", de: "Art der Frage")[language] }
  package var kinds: [String: String] {
    [
      "single": Sentence("one answer", de: "eine Antwort")[language],
      "multiple": Sentence("several answers", de: "mehrere Antworten")[language],
      "truefalse": Sentence("true/false", de: "wahr/falsch")[language],
      "range": Sentence("a slider", de: "ein Schieberegler")[language],
      "number": aNumber,
      "text": someText,
      "order": Sentence("to be put in order", de: "zum Ordnen")[language],
      "match": Sentence("pairs", de: "Paare")[language],
    ]
  }
  package var completedTitle: String { Sentence("Today's quiz is completed", de: "Das Quiz von heute ist geschafft")[language] }
  package var lookAtAnswers: String { Sentence("Look at the answers", de: "Die Antworten ansehen")[language] }
  package var playOnceMore: String { Sentence("Play it once more", de: "Noch einmal spielen")[language] }
}

// MARK: - The full screen: the record

/// The words of history, statistics, streak, leaderboard and achievements.
package struct RecordTexts: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  // History
  package var noHistory: String { Sentence("Nothing was played yet.", de: "Es wurde noch nichts gespielt.")[language] }
  package var nothingPasses: String { Sentence("No sitting passes the filter.", de: "Kein Durchgang passt zum Filter.")[language] }
  package var sittings: Template { Sentence("{n} of {of} sittings", de: "Durchgänge: {n} von {of}")[language] }
  package var unfinished: Template { Sentence("{n} not finished", de: "{n} noch nicht beendet")[language] }
  package var nothingLike: Template { Sentence("No sitting matches '{text}'.", de: "Kein Durchgang passt zu „{text}“.")[language] }
  package var filter: String { Sentence("filter", de: "filtern")[language] }
  package var period: String { Sentence("period", de: "Zeitraum")[language] }
  package var periodAll: String { Sentence("all days", de: "alle Tage")[language] }
  package var periodDays: Template { Sentence("the last {n} days", de: "die letzten {n} Tage")[language] }
  package var periodFrom: Template { Sentence("from {from}", de: "ab {from}")[language] }
  package var periodTo: Template { Sentence("up to {to}", de: "bis {to}")[language] }
  package var minimum: Template { Sentence("from {percent}", de: "ab {percent}")[language] }
  package var filterTitle: String { Sentence("Which sittings?", de: "Welche Durchgänge?")[language] }
  package var from: String { Sentence("From day (2026-11-01; empty for all)", de: "Ab Tag (2026-11-01; leer für alle)")[language] }
  package var to: String { Sentence("Up to day (empty for today)", de: "Bis Tag (leer für heute)")[language] }
  package var anyQuiz: String { Sentence("all quizzes", de: "alle Quizze")[language] }
  package var least: String { Sentence("With at least so many percent", de: "Mit mindestens so viel Prozent")[language] }
  package var showAll: String { Sentence("Show all", de: "Alle zeigen")[language] }
  package var noDay: Template { Sentence("'{text}' is no day: write it like 2026-11-01", de: "„{text}“ ist kein Tag: schreib ihn wie 2026-11-01")[language] }
  package var opens: String { Sentence("view", de: "ansehen")[language] }
  package var deletes: String { Sentence("delete", de: "löschen")[language] }
  package var deleteText: Template { Sentence("{title}, {day}. It goes out of history and statistics and cannot be brought back.", de: "{title}, {day}. Er verschwindet aus Verlauf und Statistik und lässt sich nicht zurückholen.")[language] }
  package var deleteYes: String { Sentence("Delete it", de: "Löschen")[language] }
  package var deleteNo: String { Sentence("Keep it", de: "Behalten")[language] }
  package var deleted: Template { Sentence("Deleted: {title}, {day}", de: "Gelöscht: {title}, {day}")[language] }
  package var month: Template { Sentence("The quiz of the day, {month}", de: "Das Quiz des Tages, {month}")[language] }

  // One sitting
  package var withMode: Template { Sentence("Mode: {mode}", de: "Modus: {mode}")[language] }
  package var playedBy: Template { Sentence("Played by {players}", de: "Gespielt von {players}")[language] }
  package var notFinished: String { Sentence("It can go on; what was right stands here once it is finished.", de: "Es kann weitergehen: bewertet wird am Ende.")[language] }
  package var goOn: String { Sentence("continue", de: "weiterspielen")[language] }
  package var sameSeed: String { Sentence("again, same seed", de: "noch einmal")[language] }
  package var newSeed: String { Sentence("again, new seed", de: "neu gemischt")[language] }

  // Statistics
  package var noStatistics: String { Sentence("Nothing was finished yet.", de: "Noch wurde nichts zu Ende gespielt.")[language] }
  package var finished: Plural { Plural(one: Sentence("1 sitting finished, {time} of play", de: "1 Durchgang beendet, Spielzeit {time}"), other: Sentence("{n} sittings finished, {time} of play", de: "{n} Durchgänge beendet, Spielzeit {time}"), language) }
  package var average: Template { Sentence("Average score {percent}, best {best}", de: "Im Mittel {percent}, am besten {best}")[language] }
  package var answersRight: Template { Sentence("Answers: {n}, {right} of {marked} right ({percent})", de: "Antworten: {n}, richtig {right}/{marked} ({percent})")[language] }
  package var answers: Template { Sentence("Answers: {n}", de: "Antworten: {n}")[language] }
  package var noAnswers: String { Sentence("0 answers (self-rated cards are not counted)", de: "Antworten: 0 (selbst bewertete Karten zählen nicht mit)")[language] }
  package var answerTime: Template { Sentence("Time for an answer: {mean} on average, {fastest} at the fastest", de: "Zeit je Antwort: {mean} im Mittel, {fastest} am schnellsten")[language] }
  package var byWeek: String { Sentence("By week", de: "Nach Wochen")[language] }
  package var byCategory: String { Sentence("Accuracy by category", de: "Richtig nach Kategorie")[language] }
  package var byDifficulty: String { Sentence("Accuracy by difficulty", de: "Richtig nach Schwierigkeit")[language] }
  package var share: Template { Sentence("{percent} of {n}", de: "{percent} von {n}")[language] }
  package var rightOf: Template { Sentence("{right} of {n} right", de: "{right} von {n} richtig")[language] }
  package var weeks: String { Sentence("weeks", de: "Wochen")[language] }
  package var months: String { Sentence("months", de: "Monate")[language] }

  // Streak
  package var todayDone: String { Sentence("today is done", de: "heute ist geschafft")[language] }
  package var streakOver: String { Sentence("the last one is over", de: "die letzte ist vorbei")[language] }
  package var earlier: String { Sentence("an earlier day's quiz", de: "Quiz eines früheren Tages")[language] }
  package var earlierTitle: String { Sentence("The quiz of an earlier day", de: "Das Quiz eines früheren Tages")[language] }
  package var earlierAbout: String { Sentence("It is practice, unless you began it on its day: neither streak nor statistics change.", de: "Es ist eine Übung, außer du hast es an seinem Tag begonnen: Serie und Statistik bleiben, wie sie sind.")[language] }
  package var earlierLabel: String { Sentence("Day", de: "Tag")[language] }
  package var noSuchDay: Template { Sentence("A day up to today is expected, like {day}", de: "Erwartet wird ein Tag bis heute, etwa {day}")[language] }
  package var noDays: String { Sentence("No day counted yet: finish any quiz to begin a streak.", de: "Noch zählt kein Tag: beende ein Quiz, und eine Serie beginnt.")[language] }
  package var newStreak: Template { Sentence("day 1 of a new streak, {days} missed before it", de: "Tag 1 einer neuen Serie, ausgelassen davor: {days}")[language] }

  // Leaderboard and achievements
  package var noLeaders: String { Sentence("Nobody has a score yet.", de: "Noch hat niemand ein Ergebnis.")[language] }
  package var noLeadersHere: String { Sentence("Nobody has a score here yet.", de: "Hier hat noch niemand ein Ergebnis.")[language] }
  package var thisWeek: String { Sentence("this week", de: "diese Woche")[language] }
  package var thisMonth: String { Sentence("this month", de: "dieser Monat")[language] }
  package var ofCategory: Template { Sentence("category {name}", de: "Kategorie {name}")[language] }
  package var otherBoard: String { Sentence("quiz/category", de: "Quiz/Kategorie")[language] }
  package var ties: String { Sentence("Ties: the higher percentage comes first, then more points, then the earlier day; results equal in all three share a place.", de: "Bei Gleichstand: Mehr Prozent stehen vorn, dann mehr Punkte, dann der frühere Tag; bei gleichem Stand in allem derselbe Platz.")[language] }
  package var challenge: String { Sentence("a challenge", de: "Herausforderung")[language] }
  package var board: Template { Sentence("{title} ({n}/{of})", de: "{title} ({n}/{of})")[language] }
  package var otherQuiz: String { Sentence("other quiz", de: "anderes Quiz")[language] }
  package var noAchievements: String { Sentence("There are no achievements here.", de: "Hier gibt es keine Erfolge.")[language] }
  package var earnedOf: Template { Sentence("{n} of {of} earned", de: "{n} von {of} erreicht")[language] }
}

// MARK: - The full screen: settings and players

/// The words of the settings and of choosing a player.
package struct SettingTexts: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var changes: String { Sentence("change", de: "ändern")[language] }
  package var isOn: String { Sentence("on", de: "an")[language] }
  package var timed: String { Sentence("Timed mode", de: "Mit Zeitlimit")[language] }
  package var timedAbout: String { Sentence("a limit for every question, none, or what the quiz says", de: "ein Limit für jede Frage, keines oder wie im Quiz vorgesehen")[language] }
  package var timedAsQuiz: String { Sentence("as set in the quiz", de: "wie im Quiz")[language] }
  package var timedEvery: Template { Sentence("{n} s for every question", de: "{n} s je Frage")[language] }
  package var seconds: String { Sentence("Seconds", de: "Sekunden")[language] }
  package var secondsAbout: String { Sentence("for a question in timed mode", de: "für eine Frage mit Zeitlimit")[language] }
  package var theme: String { Sentence("Colours", de: "Farben")[language] }
  package var themeAbout: String { Sentence("for a dark or a light background, or none", de: "für dunklen oder hellen Hintergrund oder keine")[language] }
  package var themes: [String: String] {
    [
      "auto": Sentence("automatic", de: "automatisch"),
      "dark": Sentence("dark background", de: "dunkler Grund"),
      "light": Sentence("light background", de: "heller Grund"),
      "mono": Sentence("no colours", de: "keine Farben"),
    ].in(language)
  }
  package var motion: String { Sentence("Reduced motion", de: "Weniger Bewegung")[language] }
  package var motionAbout: String { Sentence("time bars step, nothing else moves", de: "Zeitbalken rücken, sonst bewegt sich nichts")[language] }
  package var confirm: String { Sentence("Enter twice", de: "Zweimal Enter")[language] }
  package var confirmAbout: String { Sentence("one Enter chooses an answer, the next hands it in", de: "das erste wählt eine Antwort, das zweite gibt sie ab")[language] }
  package var playerAbout: String { Sentence("who plays; each has their own progress", de: "wer spielt; alle haben ihren eigenen Stand")[language] }
  package var ofLanguage: String { Sentence("Language", de: "Sprache")[language] }
  package var languageAbout: String { Sentence("of quizzes and of these screens", de: "der Quizze und dieser Bildschirme")[language] }
  package var languages: [String: String] {
    var names = Dictionary(uniqueKeysWithValues: InterfaceLanguage.allCases.map { ($0.rawValue, $0.name) })
    names["auto"] = Sentence("as the system says", de: "wie das System")[language]
    return names
  }
  package var languageFixed: Template { Sentence("the environment says {language}, and that wins", de: "die Umgebung sagt {language}, und das gilt")[language] }
  package var plain: String { Sentence("Plain lines", de: "Einfache Zeilen")[language] }
  package var plainAbout: String { Sentence("instead of the full screen, from the next start on", de: "statt des ganzen Bildschirms, ab dem nächsten Start")[language] }
  package var ascii: String { Sentence("ASCII only", de: "Nur ASCII")[language] }
  package var asciiAbout: String { Sentence("draw with the characters of every terminal", de: "mit den Zeichen zeichnen, die jedes Terminal hat")[language] }
  package var bidi: String { Sentence("Right to left", de: "Rechts nach links")[language] }
  package var bidiAbout: String { Sentence("puts such text into the order in which it is read", de: "ordnet solchen Text so, wie man ihn liest")[language] }
  package var bidiAuto: String { Sentence("where the terminal does not", de: "wo das Terminal es nicht tut")[language] }
  package var weeklyAbout: String { Sentence("target days per week, instead of a streak; 0 is none", de: "Tage in der Woche, für alle, die keine Serie wollen; 0 ist keines")[language] }
  package var source: String { Sentence("Quiz of the day", de: "Quiz des Tages")[language] }
  package var sourceAbout: String { Sentence("five questions from all quizzes, or a quiz that is marked daily", de: "fünf Fragen aus allen Quizzen oder ein Quiz, das dafür bestimmt ist")[language] }
  package var sourceOf: [String: String] {
    [
      "drawn": Sentence("drawn", de: "gezogen"),
      "quizzes": Sentence("one of the quizzes", de: "eines der Quizze"),
    ].in(language)
  }
  package var retries: String { Sentence("Daily retries", de: "Wiederholungen")[language] }
  package var counts: String { Sentence("Daily result", de: "Tagesergebnis")[language] }
  package var countsAbout: String { Sentence("which sitting of a day counts", de: "welcher Durchgang eines Tages zählt")[language] }
  package var countsOf: [String: String] {
    [
      "best": Sentence("the best", de: "der beste"),
      "first": Sentence("the first", de: "der erste"),
    ].in(language)
  }
  package var freezes: String { Sentence("Streak freezes", de: "Freie Tage")[language] }
  package var addPlayer: String { Sentence("add a player", de: "einen Spieler hinzufügen")[language] }
  package var child: String { Sentence("child", de: "Kind")[language] }
  package var childKey: String { Sentence("child: without settings", de: "Kind: ohne Einstellungen")[language] }
  package var merges: String { Sentence("merge", de: "zusammenlegen")[language] }
  package var compares: String { Sentence("compare", de: "vergleichen")[language] }
  package var renameTitle: Template { Sentence("{player}: another name", de: "{player}: ein anderer Name")[language] }
  package var mergeTitle: Template { Sentence("Merge {player} into which player?", de: "Mit wem {player} zusammenlegen?")[language] }
  package var mergeAbout: String { Sentence("All sittings go to that player.", de: "Alles Gespielte geht an diesen Spieler.")[language] }
  package var mergeSure: String { Sentence("Merge the two players?", de: "Die beiden zusammenlegen?")[language] }
  package var mergeYes: String { Sentence("Merge them", de: "Zusammenlegen")[language] }
  package var compareTitle: String { Sentence("Players side by side", de: "Spieler nebeneinander")[language] }
  package var figureFinished: String { Sentence("finished", de: "beendet")[language] }
  package var figureAverage: String { Sentence("average", de: "im Mittel")[language] }
  package var figureBest: String { Sentence("best", de: "bestes")[language] }
  package var figureStreak: String { Sentence("streak", de: "Serie")[language] }
  package var figureLongest: String { Sentence("longest", de: "längste")[language] }
  package var nobodyLike: Template { Sentence("No player matches '{text}'.", de: "Kein Spieler passt zu „{text}“.")[language] }
  package var noPlayers: String { Sentence("No players yet: add one.", de: "Noch keine Spieler: füge einen hinzu.")[language] }
  package var nameFirst: String { Sentence("Type a name first.", de: "Gib zuerst einen Namen ein.")[language] }
  package var newPlayerTitle: String { Sentence("A new player", de: "Neuer Spieler")[language] }
  package var takes: String { Sentence("save", de: "speichern")[language] }
}

// MARK: - The full screen: the host's screen

/// The words of the host's screen.
package struct DeskTexts: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var room: Template { Sentence("Room {code}", de: "Raum {code}")[language] }
  package var roomSpoken: Template { Sentence("{title}: room {code}", de: "{title}: Raum {code}")[language] }
  package var round: Template { Sentence("Round {n} of {of}", de: "Runde {n} von {of}")[language] }
  package var goTo: Template { Sentence("Open {address}", de: "{address} öffnen")[language] }
  package var scanOrGoTo: Template { Sentence("Scan the code, or open {address}", de: "Code scannen oder {address} öffnen")[language] }
  package var closed: String { Sentence("the room is locked to new players", de: "niemand kann mehr dazukommen")[language] }
  package var letIn: String { Sentence("new players can join again", de: "neue Spieler können wieder dazukommen")[language] }
  package var renamed: Template { Sentence("{old} is called {name} now", de: "{old} heißt jetzt {name}")[language] }
  package var unencrypted: String { Sentence("Everybody on this network can read what is sent: nothing is encrypted.", de: "Alle in diesem Netz können mitlesen: nichts ist verschlüsselt.")[language] }
  package var onlyHere: String { Sentence("No other device can open this address. Name an address of this machine with --listen.", de: "Kein anderes Gerät kann diese Adresse öffnen. Nenne mit --listen eine Adresse dieses Rechners.")[language] }
  package var screenIsAt: Template { Sentence("For a projector: {address}", de: "Für einen Projektor: {address}")[language] }
  package var notYet: Template { Sentence("Not yet: {names}", de: "Noch nicht: {names}")[language] }
  package var andMore: Template { Sentence("{names} and {n} more", de: "{names} und {n} weitere")[language] }
  package var phases: [String: String] {
    [
      "lobby": Sentence("Waiting for players", de: "Wir warten auf alle"),
      "open": Sentence("Open", de: "Offen"),
      "locked": Sentence("Locked", de: "Geschlossen"),
      "reveal": Sentence("The answer", de: "Die Antwort"),
      "board": Sentence("The board", de: "Die Rangliste"),
      "paused": Sentence("Paused", de: "Pause"),
      "over": Sentence("The end", de: "Das Ende"),
    ].in(language)
  }
  package var nobodyAnswered: String { Sentence("Nobody has answered.", de: "Niemand hat geantwortet.")[language] }
  package var boardIsEmpty: String { Sentence("Nobody is on the board yet.", de: "Noch steht niemand auf der Rangliste.")[language] }
  package var starting: String { Sentence("The room is being opened.", de: "Der Raum wird geöffnet.")[language] }
  package var engineDown: String { Sentence("The engine starts anew; nothing that was answered is lost.", de: "Das Programm startet neu; keine Antwort geht verloren.")[language] }

  // Keys
  package var open: String { Sentence("first question", de: "erste Frage")[language] }
  package var begin: String { Sentence("begin", de: "beginnen")[language] }
  package var lock: String { Sentence("lock", de: "schließen")[language] }
  package var reveal: String { Sentence("show the answer", de: "Antwort zeigen")[language] }
  package var board: String { Sentence("board", de: "Rangliste")[language] }
  package var next: String { Sentence("next question", de: "nächste Frage")[language] }
  package var pause: String { Sentence("pause", de: "Pause")[language] }
  package var resume: String { Sentence("resume", de: "fortsetzen")[language] }
  package var again: String { Sentence("ask again", de: "noch einmal fragen")[language] }
  package var extend: Template { Sentence("{n} seconds more", de: "{n} Sekunden mehr")[language] }
  package var kick: String { Sentence("remove", de: "entfernen")[language] }
  package var correct: String { Sentence("correct points", de: "Punkte ändern")[language] }
  package var enter: String { Sentence("answer for a player without a device", de: "für Spieler ohne Gerät antworten")[language] }
  package var hide: String { Sentence("hide a typed answer", de: "getippte Antwort verbergen")[language] }
  package var whichText: String { Sentence("Which text", de: "Welcher Text")[language] }
  package var isHidden: Template { Sentence("'{text}' is not shown any more.", de: "„{text}“ wird nicht mehr gezeigt.")[language] }
  package var lockJoining: String { Sentence("lock out new players", de: "niemanden mehr einlassen")[language] }
  package var unlockJoining: String { Sentence("let new players in again", de: "wieder einlassen")[language] }
  package var end: String { Sentence("end the room", de: "Raum beenden")[language] }
  package var leave: String { Sentence("leave", de: "verlassen")[language] }
  package var usual: String { Sentence("goes on", de: "geht weiter")[language] }

  // Forms
  package var whom: String { Sentence("Who", de: "Wer")[language] }
  package var seat: Template { Sentence("let in {name}, without a device", de: "{name} ohne Gerät einlassen")[language] }
  package var inFromNext: Template { Sentence("{name} is in from the next question on.", de: "{name} ist von der nächsten Frage an dabei.")[language] }
  package var nobody: String { Sentence("No player has that name.", de: "Kein Spieler heißt so.")[language] }
  package var nobodyWithout: String { Sentence("No player without a device has that name.", de: "Kein Spieler ohne Gerät heißt so.")[language] }
  package var noDevice: String { Sentence("no device", de: "ohne Gerät")[language] }
  package var unknownCommand: String { Sentence("That is no command: ? shows what can be typed.", de: "Das ist kein Befehl: ? zeigt, was es gibt.")[language] }
  package var newName: String { Sentence("New name", de: "Neuer Name")[language] }
  package var points: String { Sentence("Points to add, less than 0 to take away", de: "Punkte dazu, unter 0 werden sie abgezogen")[language] }
  package var why: String { Sentence("Why (everybody may read it)", de: "Warum (alle dürfen es lesen)")[language] }
  package var noName: String { Sentence("Type a name.", de: "Ein Name ist nötig.")[language] }
  package var noPoints: String { Sentence("Type a number of points.", de: "Eine Zahl von Punkten ist nötig.")[language] }
  package var noReason: String { Sentence("A correction needs its reason.", de: "Zu einer Änderung gehört ihr Grund.")[language] }
  package var expectsOne: String { Sentence("The number of the answer", de: "Die Nummer der Antwort")[language] }
  package var expectsSeveral: String { Sentence("The numbers of the answers, as in 1 3", de: "Die Nummern der Antworten, etwa 1 3")[language] }
  package var expectsOrder: String { Sentence("The numbers of all, first to last, as in 2 1 3", de: "Die Nummern aller, von der ersten zur letzten, etwa 2 1 3")[language] }
  package var expectsPairs: String { Sentence("For each on the left the number on the right, as in 2 1 3", de: "Für jedes links die Nummer rechts, etwa 2 1 3")[language] }
  package var expectsNumber: String { Sentence("The number that was given", de: "Die genannte Zahl")[language] }
  package var expectsText: String { Sentence("What was said", de: "Was gesagt wurde")[language] }
  package var reallyKick: Template { Sentence("Remove {name}? They cannot come back under this name.", de: "{name} entfernen? Unter diesem Namen kommt niemand zurück.")[language] }
  package var reallyEnd: String { Sentence("End the room for everybody?", de: "Den Raum für alle beenden?")[language] }
  package var reallyLeave: String { Sentence("Stop leading for now? The room waits until you go on with it.", de: "Die Leitung verlassen? Der Raum wartet, bis es weitergeht.")[language] }
  /// Beside y, which says yes in every language.
  package var yesKey: String { Sentence("y", de: "j")[language] }
  package var takes: String { Sentence("takes it", de: "übernimmt")[language] }
  package var picks: String { Sentence("chooses", de: "wählt")[language] }
  package var rule: String { Sentence("An answer counts when it has arrived before the lock; the last one of each player does.", de: "Eine Antwort zählt, wenn sie vor dem Schließen da ist; von jeder Person die letzte.")[language] }
}

// MARK: - Pages of the browser

/// The words of the pages.
package struct PageWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  package var shell: Shell { Shell(language) }
  package var problem: Problem { Problem(language) }
  package var play: Play { Play(language) }
  package var cover: Cover { Cover(language) }
  package var result: Result { Result(language) }
  package var shelf: Shelf { Shelf(language) }
  package var record: Record { Record(language) }
  package var calendar: Calendar { Calendar(language) }
  package var house: House { House(language) }
  package var room: Room { Room(language) }
  package var host: Host { Host(language) }
}

extension PageWords {
  /// The words around every page.
  package struct Shell: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var toContent: String { Sentence("To the content", de: "Zum Inhalt")[language] }
    package var navigation: String { Sentence("Pages", de: "Seiten")[language] }
    package var more: String { Sentence("More pages", de: "Weitere Seiten")[language] }
    package var close: String { Sentence("Close", de: "Schließen")[language] }
  }

  /// A page for what cannot be done.
  package struct Problem: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var home: String { Sentence("To the quizzes", de: "Zu den Quizzen")[language] }
    package var later: String { Sentence("The quiz engine is starting. Try again in a moment.", de: "Das Quiz startet gerade. Versuch es gleich noch einmal.")[language] }
    package var titles: [Int: String] {
      [
        400: Sentence("That could not be read", de: "Das war nicht zu lesen"),
        403: Sentence("Not from here", de: "Nicht von hier"),
        404: Sentence("Not found", de: "Nicht gefunden"),
        409: Sentence("That was done already", de: "Das ist schon geschehen"),
        422: Sentence("That does not work", de: "Das geht nicht"),
        423: Sentence("Open somewhere else", de: "Anderswo geöffnet"),
        503: Sentence("One moment", de: "Einen Moment"),
      ].in(language)
    }
    package var otherTitle: String { Sentence("Something went wrong", de: "Etwas ging schief")[language] }
    package var sentences: [Int: String] {
      [
        400: Sentence("The request could not be understood. Go back and try again.", de: "Die Anfrage war nicht zu verstehen. Geh zurück und versuch es noch einmal."),
        403: Sentence("This is not allowed from here.", de: "Das ist von hier aus nicht erlaubt."),
        404: Sentence("There is nothing under this address, or it belongs to another player.", de: "Unter dieser Adresse ist nichts oder es gehört jemand anderem."),
        409: Sentence("The quiz has gone on meanwhile, perhaps in another window.", de: "Das Quiz ist inzwischen weitergegangen, vielleicht in einem anderen Fenster."),
        422: Sentence("This cannot be done now, and nothing was changed.", de: "Das geht jetzt nicht, und nichts wurde geändert."),
        423: Sentence("This quiz is open in another program. Leave it there, then come back.", de: "Dieses Quiz ist in einem anderen Programm geöffnet. Verlass es dort und komm dann wieder."),
        503: Sentence("The quiz engine is starting, or much is going on. Try again in a moment; nothing is lost.", de: "Das Quiz startet gerade oder es ist viel los. Versuch es gleich noch einmal; nichts geht verloren."),
      ].in(language)
    }
    package var otherSentence: String { Sentence("This cannot be done.", de: "Das geht nicht.")[language] }

    package func title(of status: Int) -> String { titles[status] ?? otherTitle }

    package func sentence(of status: Int) -> String { sentences[status] ?? otherSentence }
  }

  /// Questions, pages and verdicts.
  package struct Play: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var done: Template { Sentence("{n} of {of} questions done", de: "{n} von {of} Fragen erledigt")[language] }
    package var turn: Template { Sentence("{name}’s turn", de: "{name} ist dran")[language] }
    package var timeLeft: String { Sentence("Time left", de: "Zeit")[language] }
    package var timeOfQuiz: String { Sentence("For the quiz", de: "Für das Quiz")[language] }
    package var hintIs: String { Sentence("Hint:", de: "Tipp:")[language] }
    package var note: String { Sentence("Note", de: "Notiz")[language] }
    package var several: String { Sentence("Choose all that fit.", de: "Wähle alles, was passt.")[language] }
    package var place: Template { Sentence("Place {n}", de: "Platz {n}")[language] }
    package var timeIsUp: String { Sentence("The time was up.", de: "Die Zeit war um.")[language] }

    // Leaving
    package var leaveTitle: String { Sentence("Leave this quiz?", de: "Das Quiz verlassen?")[language] }
    package var keep: String { Sentence("Keep it for later", de: "Für später behalten")[language] }
    package var discard: String { Sentence("Discard it", de: "Verwerfen")[language] }

    // Overview
    package var overviewTitle: String { Sentence("Your answers", de: "Deine Antworten")[language] }
    package var goTo: String { Sentence("Go there", de: "Hingehen")[language] }
    package var goToQuestion: Template { Sentence("Go to question {n}", de: "Zu Frage {n}")[language] }
    package var openCount: Plural { Plural(one: Sentence("1 question is open.", de: "1 Frage ist offen."), other: Sentence("{n} questions are open.", de: "{n} Fragen sind offen."), language) }
    package var handIn: String { Sentence("Hand in", de: "Abgeben")[language] }
    package var toQuestion: String { Sentence("Back to the question", de: "Zurück zur Frage")[language] }

    // Verdicts
    package var verdicts: String { Sentence("How you answered", de: "So hast du geantwortet")[language] }
    package var isLate: String { Sentence("Time’s up", de: "Die Zeit war um")[language] }
    package var rightAndYours: String { Sentence("Right, your answer", de: "Richtig, deine Antwort")[language] }
    package var sign: String { Sentence("Change the sign", de: "Vorzeichen wechseln")[language] }
    package var noSound: String { Sentence("A sound belongs here that is missing or cannot be played.", de: "Hierher gehört ein Ton, der fehlt oder nicht abgespielt werden kann.")[language] }
    package var rightPlace: String { Sentence("Right place", de: "Richtiger Platz")[language] }
    package var nothingGiven: String { Sentence("You gave no answer.", de: "Du hast nichts geantwortet.")[language] }

    // What cannot be taken
    package var chooseFirst: String { Sentence("Choose an answer first.", de: "Wähle erst eine Antwort.")[language] }
    package var textFirst: String { Sentence("Type an answer first.", de: "Gib erst eine Antwort ein.")[language] }
    package var numberFirst: String { Sentence("Type a number first.", de: "Gib erst eine Zahl ein.")[language] }
    package var noWhole: Template { Sentence("“{text}” is no whole number: write it like 5.", de: "„{text}“ ist keine ganze Zahl: schreib sie wie 5.")[language] }
    package var untouched: String { Sentence("Nothing is changed here yet. Change something, or hand it in as it is.", de: "Hier ist noch nichts geändert. Ändere etwas oder gib es so ab.")[language] }
    package var pairsOpen: Plural { Plural(one: Sentence("1 pair is missing. Choose its partner, or hand in what is there.", de: "1 Paar fehlt. Wähle den Partner oder gib ab, was da ist."), other: Sentence("{n} pairs are missing. Choose their partners, or hand in what is there.", de: "{n} Paare fehlen. Wähle die Partner oder gib ab, was da ist."), language) }
    package var asItIs: String { Sentence("Hand in as it is", de: "So abgeben")[language] }
    package var handInAnyhow: String { Sentence("Hand in all the same", de: "Trotzdem abgeben")[language] }
    package var noNumber: Template { Sentence("“{text}” is not a number: write it like 3.5.", de: "„{text}“ ist keine Zahl: schreib sie wie 3,5.")[language] }
    package var outOfRange: Template { Sentence("A number from {min} to {max} is expected.", de: "Erwartet wird eine Zahl von {min} bis {max}.")[language] }
  }

  /// The cover of a quiz.
  package struct Cover: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var begun: Template { Sentence("You are at question {n} of {of}", de: "Du bist bei Frage {n} von {of}")[language] }
    package var begunOpen: Template { Sentence("You are at question {n}", de: "Du bist bei Frage {n}")[language] }
    package var begunAt: Template { Sentence("Begun {when}.", de: "Begonnen: {when}.")[language] }
    package var standardMode: String { Sentence("Default", de: "Standard")[language] }
    package var asWritten: String { Sentence("As set in the quiz", de: "Wie im Quiz vorgesehen")[language] }
    package var untimed: String { Sentence("No limit", de: "Ohne Limit")[language] }
    package var secondsEach: Template { Sentence("{n} seconds a question", de: "{n} Sekunden je Frage")[language] }
    package var more: String { Sentence("More choices", de: "Weitere Optionen")[language] }
    package var modifiers: String { Sentence("Changes to the mode", de: "Änderungen am Modus")[language] }
    package var showOptions: String { Sentence("Show the options of this choice", de: "Optionen dazu zeigen")[language] }
    package var standard: Template { Sentence("{value} (standard)", de: "{value} (Standard)")[language] }
    package var factor: String { Sentence("Time for me", de: "Zeit für mich")[language] }
    package var limit: String { Sentence("How many questions", de: "Wie viele Fragen")[language] }
    package var players: String { Sentence("Players, one a line", de: "Spieler, einer je Zeile")[language] }
    package var onlyMissed: String { Sentence("Only questions I missed", de: "Nur Fragen, die ich falsch hatte")[language] }
    package var practice: String { Sentence("Practice: nothing is saved", de: "Übung: nichts wird gespeichert")[language] }
    package var inRoom: String { Sentence("In a room", de: "In einem Raum")[language] }
    package var ownPace: String { Sentence("Everybody at their own pace, as homework", de: "Alle im eigenen Tempo, als Hausaufgabe")[language] }
    package var until: String { Sentence("Open until, as 18:30 or 2026-11-30 18:00", de: "Offen bis, etwa 18:30 oder 2026-11-30 18:00")[language] }
    package var pastDay: String { Sentence("A past day, for practice: it is not recorded and counts for no streak.", de: "Ein vergangener Tag, zur Übung: er wird nicht gespeichert und zählt für keine Serie.")[language] }
    package var accept: String { Sentence("Take the challenge", de: "Herausforderung annehmen")[language] }

    package func count(_ asked: Int, of all: Int) -> String {
      if asked < all { return pickOf(["n": String(asked), "of": String(all)]) }
      return questions(all)
    }
  }

  /// The result of a sitting.
  package struct Result: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var score: Template { Sentence("{points}, {percent}", de: "{points}, {percent}")[language] }
    package var waiting: String { Sentence("Still to be marked by hand:", de: "Noch von Hand zu bewerten:")[language] }
    package var earned: String { Sentence("Earned:", de: "Neuer Erfolg:")[language] }
    package var bars: String { Sentence("In detail", de: "Im Einzelnen")[language] }
    package var streak: Template { Sentence("Streak: {days}", de: "Serie: {days}")[language] }
    package var streakBest: Template { Sentence(", longest {n}.", de: ", längste {n}.")[language] }
    package var share: String { Sentence("Pass it on", de: "Weitersagen")[language] }
    package var doShare: String { Sentence("Share", de: "Teilen")[language] }
    package var missed: String { Sentence("Play missed questions", de: "Nur die falschen")[language] }
    package var practice: String { Sentence("This was practice: nothing is saved.", de: "Das war Übung: nichts davon wird gespeichert.")[language] }
  }

  /// Home, the list of quizzes, and the ways in.
  package struct Shelf: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var playToday: String { Sentence("Play today's quiz", de: "Das Quiz des Tages spielen")[language] }
    package var goOnToday: String { Sentence("Go on with today's quiz", de: "Weiter im Quiz des Tages")[language] }
    package var todayDone: Template { Sentence("Done: {score}.", de: "Geschafft: {score}.")[language] }
    package var retry: Template { Sentence("Play once more ({n} left)", de: "Noch einmal spielen ({n} übrig)")[language] }
    package var longest: Template { Sentence("longest {n}", de: "längste {n}")[language] }
    package var begunAt: Template { Sentence("begun {when}", de: "{when} begonnen")[language] }
    package var moreBegun: Template { Sentence("{n} more in the history", de: "{n} weitere im Verlauf")[language] }
    package var due: Plural { Plural(one: Sentence("1 card is due.", de: "1 Karte ist fällig."), other: Sentence("{n} cards are due.", de: "{n} Karten sind fällig."), language) }
    package var learn: Template { Sentence("Learn “{title}”", de: "„{title}“ lernen")[language] }
    package var search: String { Sentence("Search", de: "Suchen")[language] }
    package var searchQuizzes: String { Sentence("Search quizzes", de: "Quizze suchen")[language] }
    package var categories: String { Sentence("Categories", de: "Kategorien")[language] }
    package var all: String { Sentence("All", de: "Alle")[language] }
    package var others: String { Sentence("Other quizzes", de: "Andere Quizze")[language] }
    package var found: Plural { Plural(one: Sentence("1 quiz matches “{text}”.", de: "1 Quiz passt zu „{text}“."), other: Sentence("{n} quizzes match “{text}”.", de: "{n} Quizze passen zu „{text}“."), language) }
    package var nothingFound: Template { Sentence("No quiz matches “{text}”.", de: "Kein Quiz passt zu „{text}“.")[language] }
    package var noCategory: Template { Sentence("No quiz is in the category “{category}”.", de: "In der Kategorie „{category}“ ist kein Quiz.")[language] }
    package var noQuiz: String { Sentence("There is no quiz yet. A file in the folder quizzes/ makes one.", de: "Es gibt noch kein Quiz. Eine Datei im Ordner quizzes/ ist eines.")[language] }
    package var begunQuiz: Template { Sentence("begun, {n} of {of}", de: "begonnen, {n} von {of}")[language] }
    package var begunQuizOpen: String { Sentence("begun", de: "begonnen")[language] }
    package var best: Template { Sentence("best {n}\u{A0}%", de: "bestes Ergebnis {n}\u{A0}%")[language] }
    package var dayOfServer: Template { Sentence("The day is that of the machine that serves this: {day}.", de: "Datum des Servers: {day}.")[language] }
    package var dayInZone: Template { Sentence("Date in {zone}: {day}.", de: "Datum in {zone}: {day}.")[language] }
    package var key: String { Sentence("Key", de: "Schlüssel")[language] }
    package var keyTitle: String { Sentence("The key", de: "Der Schlüssel")[language] }
    package var keyText: String { Sentence("The program has printed an address with a key behind #k= in the terminal where it runs. With it this browser plays as the player of that machine; without it you are a guest.", de: "Das Programm hat dort, wo es läuft, eine Adresse ausgegeben, in der hinter #k= ein Schlüssel steht. Mit ihm spielt dieser Browser als Spieler jenes Rechners; ohne ihn bist du Gast.")[language] }
    package var useKey: String { Sentence("Use it", de: "Verwenden")[language] }
    package var wrongKey: String { Sentence("That is not the key. Copy all that stands behind #k=.", de: "Das ist nicht der Schlüssel. Kopiere alles, was hinter #k= steht.")[language] }
    package var joinText: Template { Sentence("You play as {name}. Another name changes nothing else.", de: "Du spielst als {name}. Ein anderer Name ändert sonst nichts.")[language] }
    package var joinNobody: String { Sentence("You play as a guest, and see your own results alone. A name makes the page call you by it.", de: "Du spielst als Gast und siehst nur deine eigenen Ergebnisse. Mit einem Namen nennen dich die Seiten so.")[language] }
    package var joinOwner: Template { Sentence("This browser plays as {name}, the player of this machine; players are chosen on their own page.", de: "Dieser Browser spielt als {name}, der Spieler dieses Rechners; wer spielt, wird auf einer eigenen Seite gewählt.")[language] }
    package var challengeText: String { Sentence("Play the same questions as a friend, in the same order, and see who knows more.", de: "Spiel dieselben Fragen wie jemand anders, in derselben Reihenfolge, und sieh, wer mehr weiß.")[language] }
    package var sendText: String { Sentence("Your friend plays the same questions in the same order, and sees who knows more.", de: "Wer das bekommt, spielt dieselben Fragen in derselben Reihenfolge und sieht, wer mehr weiß.")[language] }
    package var sendHow: String { Sentence("The code is put in on the page “Challenge”, or behind “quizrun challenge accept” in a terminal.", de: "Eingegeben wird der Code auf der Seite „Herausforderung“ oder im Terminal hinter „quizrun challenge accept“.")[language] }
    package var toSend: String { Sentence("Send this", de: "Schick das")[language] }
    package var lookAtCode: String { Sentence("Look at it", de: "Ansehen")[language] }
  }

  /// The sittings, and their sums.
  package struct Record: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var nothingPlayed: String { Sentence("Nothing has been played yet.", de: "Es wurde noch nichts gespielt.")[language] }
    package var nothingFits: String { Sentence("No sitting matches.", de: "Kein Durchgang passt.")[language] }
    package var inRoom: String { Sentence("in a room", de: "in einem Raum")[language] }
    package var older: String { Sentence("Show older ones", de: "Ältere zeigen")[language] }
    package var timedOut: String { Sentence("The time was up", de: "Die Zeit war um")[language] }
    package var why: String { Sentence("Why this score", de: "Warum diese Punkte")[language] }
    package var notCounted: String { Sentence("A later try counts instead.", de: "Ein späterer Versuch zählt.")[language] }
    package var sum: Template { Sentence("The questions together: {score}", de: "Die Fragen zusammen: {score}")[language] }
    package var own: Template { Sentence("Added by the mode itself: {n}", de: "Vom Modus selbst dazu: {n}")[language] }
    package var noMarks: String { Sentence("Whether the answers were right is not shown in this quiz.", de: "Ob die Antworten richtig waren, zeigt dieses Quiz nicht.")[language] }
    package var isOpen: String { Sentence("This quiz is not finished.", de: "Dieses Quiz ist nicht fertig.")[language] }
    package var rule: String { Sentence("Marked by the rule:", de: "Gewertet nach der Regel:")[language] }
    package var goesOn: String { Sentence("This quiz is not finished: what was right is shown at the end.", de: "Dieses Quiz ist nicht fertig: was richtig war, zeigt sich am Ende.")[language] }
    package var playedBy: Template { Sentence("played by {players}", de: "gespielt von {players}")[language] }
    package var delete: String { Sentence("Delete", de: "Löschen")[language] }
    package var deleteText: String { Sentence("Its answers and its score are gone then, and all that was counted of them.", de: "Seine Antworten und seine Punkte sind dann weg, und was davon gezählt wurde.")[language] }
    package var sameSeed: String { Sentence("The same questions again", de: "Dieselben Fragen noch einmal")[language] }
    package var finished: String { Sentence("Finished", de: "Beendet")[language] }
    package var best: String { Sentence("Best score", de: "Bestes Ergebnis")[language] }
    package var answersRight: String { Sentence("Answers right", de: "Richtige Antworten")[language] }
    package var total: String { Sentence("Time in all", de: "Zeit insgesamt")[language] }
    package var percent: Template { Sentence("{n}\u{A0}%", de: "{n}\u{A0}%")[language] }
    package var chart: Template { Sentence("From {first} % on {from} to {last} % on {to}; the lowest is {min} %, the highest {max} %.", de: "Von {first} % am {from} zu {last} % am {to}; das niedrigste {min} %, das höchste {max} %.")[language] }
    package var byCategory: String { Sentence("By category", de: "Nach Kategorien")[language] }
    package var byQuiz: String { Sentence("By quiz", de: "Nach Quizzen")[language] }
    package var ofAnswers: Template { Sentence("{n} % of {of}", de: "{n} % von {of}")[language] }
    package var rightOf: Template { Sentence("{n} of {of} right", de: "{n} von {of} richtig")[language] }
    package var noCategory: String { Sentence("without a category", de: "ohne Kategorie")[language] }
    package var part: String { Sentence("Filter", de: "Eingrenzen")[language] }
    package var from: String { Sentence("From", de: "Von")[language] }
    package var to: String { Sentence("To", de: "Bis")[language] }
    package var hiddenSums: String { Sentence("Figures for single questions are hidden: one of your quizzes does not show them.", de: "Zahlen zu einzelnen Fragen fehlen: eines deiner Quizze zeigt sie nicht.")[language] }
    package var boards: String { Sentence("Boards", de: "Listen")[language] }
    package var allDays: String { Sentence("All days", de: "Alle Tage")[language] }
    package var thisMonth: String { Sentence("This month", de: "Dieser Monat")[language] }
    package var score: String { Sentence("Score", de: "Ergebnis")[language] }
    package var friend: Template { Sentence("{player} (challenge)", de: "{player} (Herausforderung)")[language] }
    package var noScore: String { Sentence("There is no score here yet.", de: "Hier gibt es noch kein Ergebnis.")[language] }
    package var ties: String { Sentence("Ties: the higher percentage comes first, then more points, then the earlier day.", de: "Bei Gleichstand: erst mehr Prozent, dann mehr Punkte, dann der frühere Tag.")[language] }
    package var leftOut: Plural { Plural(one: Sentence("1 score is not ranked: it covers part of a quiz or used other settings.", de: "1 Ergebnis fehlt: es gehört zu einem Teil eines Quiz oder zu anderen Einstellungen."), other: Sentence("{n} scores are not ranked: they cover part of a quiz or used other settings.", de: "{n} Ergebnisse fehlen: sie gehören zu einem Teil eines Quiz oder zu anderen Einstellungen."), language) }
    package var noAchievements: String { Sentence("There is nothing to earn here.", de: "Hier gibt es nichts zu erreichen.")[language] }
    package var dailies: Template { Sentence("The quiz of the day in {month}", de: "Das Quiz des Tages im {month}")[language] }
    package var allRight: String { Sentence("all right", de: "alles richtig")[language] }
    package var someRight: String { Sentence("some right", de: "manches richtig")[language] }
    package var noneRight: String { Sentence("nothing right", de: "nichts richtig")[language] }
    package var notPlayed: String { Sentence("not played", de: "nicht gespielt")[language] }
    package var todayDone: String { Sentence("Today is counted.", de: "Heute ist gezählt.")[language] }
    package var todayOpen: String { Sentence("Today is still open.", de: "Heute ist noch offen.")[language] }
    package var streakOver: String { Sentence("The streak is over; today a new one can begin.", de: "Die Serie ist vorbei; heute kann eine neue beginnen.")[language] }
    package var noDays: String { Sentence("No day counts yet: finish a quiz.", de: "Noch zählt kein Tag: beende ein Quiz.")[language] }
    package var newStreak: Template { Sentence("a new streak: {days} missed before it", de: "eine neue Serie: davor {days} ausgelassen")[language] }
  }

  /// Days of a calendar.
  package struct Calendar: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var months: [String] {
      [Sentence("January", de: "Januar"), Sentence("February", de: "Februar"), Sentence("March", de: "März"), Sentence("April", de: "April"), Sentence("May", de: "Mai"), Sentence("June", de: "Juni"), Sentence("July", de: "Juli"), Sentence("August", de: "August"), Sentence("September", de: "September"), Sentence("October", de: "Oktober"), Sentence("November", de: "November"), Sentence("December", de: "Dezember")].in(language)
    }
    package var shortMonths: [String] {
      [Sentence("Jan", de: "Jan"), Sentence("Feb", de: "Feb"), Sentence("Mar", de: "Mär"), Sentence("Apr", de: "Apr"), Sentence("May", de: "Mai"), Sentence("Jun", de: "Jun"), Sentence("Jul", de: "Jul"), Sentence("Aug", de: "Aug"), Sentence("Sep", de: "Sep"), Sentence("Oct", de: "Okt"), Sentence("Nov", de: "Nov"), Sentence("Dec", de: "Dez")].in(language)
    }
    package var day: Template { Sentence("{n} {month} {year}", de: "{n}. {month} {year}")[language] }
    package var shortDay: Template { Sentence("{n} {month}", de: "{n}. {month}")[language] }
    package var monthOfYear: Template { Sentence("{month} {year}", de: "{month} {year}")[language] }
    package var todayAt: Template { Sentence("today, {time}", de: "heute um {time}")[language] }
  }

  /// Players and settings.
  package struct House: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var playAs: Template { Sentence("Choose {name} as the player", de: "Wählen: {name} spielt")[language] }
    package var choose: String { Sentence("Choose", de: "Wählen")[language] }
    package var somebodyNew: String { Sentence("Somebody new", de: "Neuer Spieler")[language] }
    package var add: String { Sentence("Add", de: "Hinzufügen")[language] }
    package var saved: String { Sentence("Saved.", de: "Gespeichert.")[language] }
    package var inBrowser: String { Sentence("In this browser", de: "In diesem Browser")[language] }
    package var keys: String { Sentence("Keys: 1 to 9 choose, Enter goes on, Escape leaves", de: "Tasten: 1 bis 9 wählen, Enter geht weiter, Escape verlässt")[language] }
    package var swipes: String { Sentence("Swipes: right goes on, left leaves", de: "Wischen: nach rechts weiter, nach links verlassen")[language] }
    package var guest: String { Sentence("You play as a guest. The settings of this machine are for its player, who has the key.", de: "Du spielst als Gast. Die Einstellungen dieses Rechners sind für seinen Spieler, der den Schlüssel hat.")[language] }
    package var ofMachine: String { Sentence("Playing, here and in the terminal", de: "Spielen, hier und im Terminal")[language] }
    package var terminal: String { Sentence("The terminal", de: "Das Terminal")[language] }
    package var labels: [String: String] {
      [
        "player": Sentence("Who plays", de: "Wer spielt")[language],
        "plain": Sentence("Plain lines in the terminal", de: "Nur Zeilen im Terminal")[language],
        "timed": timeLimits,
        "seconds": Sentence("Seconds for every question", de: "Sekunden für jede Frage")[language],
        "ascii": Sentence("ASCII alone in the terminal", de: "Nur ASCII im Terminal")[language],
        "bidi": Sentence("Right-to-left in the terminal", de: "Von rechts nach links im Terminal")[language],
        "theme": Sentence("Colours of the terminal", de: "Farben des Terminals")[language],
        "reduced-motion": Sentence("Less motion in the terminal", de: "Weniger Bewegung im Terminal")[language],
        "language": Sentence("Language of the terminal", de: "Sprache des Terminals")[language],
        "confirm": Sentence("Enter twice in the terminal", de: "Zweimal Enter im Terminal")[language],
        "weekly-goal": weeklyGoal,
        "daily-source": Sentence("Where the quiz of the day comes from", de: "Woher das Quiz des Tages kommt")[language],
        "daily-retries": Sentence("Retries of the quiz of the day", de: "Wiederholungen beim Quiz des Tages")[language],
        "daily-counts": Sentence("Which try of the day counts", de: "Welcher Versuch des Tages zählt")[language],
        "streak-freezes": Sentence("Missed days that a streak forgives", de: "Ausgelassene Tage, die eine Serie verzeiht")[language],
      ]
    }
    package var values: [String: String] {
      [
        "true": Sentence("Yes", de: "Ja"),
        "false": Sentence("No", de: "Nein"),
        "auto": Sentence("Automatic", de: "Automatisch"),
        "on": Sentence("On", de: "An"),
        "off": Sentence("Off", de: "Aus"),
        "dark": Sentence("Dark", de: "Dunkel"),
        "light": Sentence("Light", de: "Hell"),
        "mono": Sentence("One colour", de: "Eine Farbe"),
        "best": Sentence("The best", de: "Der beste"),
        "first": Sentence("The first", de: "Der erste"),
        "drawn": Sentence("Drawn from all quizzes", de: "Aus allen Quizzen gezogen"),
        "quizzes": Sentence("One of the quizzes that are marked for it", de: "Eines der Quizze, die dafür gekennzeichnet sind"),
      ].in(language)
    }
    /// Of time limits.
    package var timings: [String: String] {
      [
        "quiz": Sentence("As set in each quiz", de: "Wie im jeweiligen Quiz vorgesehen"),
        "off": Sentence("No limits", de: "Keine Limits"),
        "on": Sentence("A limit for every question, as below", de: "Ein Limit für jede Frage, wie unten"),
      ].in(language)
    }
    package var ownersOnly: String { Sentence("This page is for the player of this machine. Enter the key to be that player in this browser.", de: "Diese Seite ist für den Spieler dieses Rechners. Gib den Schlüssel ein, um in diesem Browser dieser Spieler zu sein.")[language] }
    package var toKey: String { Sentence("Enter the key", de: "Schlüssel eingeben")[language] }

    package func label(_ key: String) -> String { labels[key] ?? key }

    package func value(_ value: String) -> String { values[value] ?? value }
  }

  /// Rooms, as players and the screen show them.
  package struct Room: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    // The way in
    package var enter: String { Sentence("Join a room", de: "In einen Raum")[language] }
    package var code: String { Sentence("Code of the room", de: "Code des Raums")[language] }
    package var codeHelp: String { Sentence("Six digits, as the screen shows them.", de: "Die sechs Ziffern, die vorne zu sehen sind.")[language] }
    package var noRoom: String { Sentence("There is no room with this code that can be joined. Check the digits.", de: "Unter diesem Code ist kein Raum offen. Prüfe die Ziffern.")[language] }
    package var nameHelp: String { Sentence("At most 24 characters. Everybody in the room sees it.", de: "Höchstens 24 Zeichen. Alle im Raum sehen ihn.")[language] }
    package var nameGiven: String { Sentence("You get a name when you join.", de: "Deinen Namen bekommst du beim Mitspielen.")[language] }
    package var join: String { Sentence("Join", de: "Mitspielen")[language] }
    package var nameTaken: String { Sentence("Somebody has this name already. Choose another.", de: "Diesen Namen hat schon jemand. Wähle einen anderen.")[language] }
    package var notLetIn: String { Sentence("You cannot join: this name is not on the list, or the room is locked.", de: "Du kommst nicht hinein: der Name steht nicht auf der Liste oder es wird niemand mehr eingelassen.")[language] }
    package var otherRoom: String { Sentence("Another room", de: "Ein anderer Raum")[language] }

    // The lobby
    package var youAre: Template { Sentence("You are {name}.", de: "Du bist {name}.")[language] }
    package var isIn: String { Sentence("You are in. It starts in a moment.", de: "Du bist dabei. Gleich geht es los.")[language] }
    package var joinAt: Template { Sentence("Join at {address}", de: "Mitspielen: {address}")[language] }
    package var scan: String { Sentence("Scan this, or open the address and type the code", de: "QR-Code scannen oder Adresse öffnen und Code eingeben")[language] }

    // A question
    package var roundOf: Template { Sentence("Round {n} of {of}: {title}", de: "Runde {n} von {of}: {title}")[language] }
    package var change: String { Sentence("Change the answer", de: "Antwort ändern")[language] }
    package var kept: String { Sentence("Your answer is kept. You can change it until the question closes.", de: "Deine Antwort ist gespeichert. Bis die Frage schließt, kannst du sie ändern.")[language] }
    package var tooLate: String { Sentence("This came too late: the question is closed, and your answer before it counts.", de: "Das kam zu spät: die Frage ist geschlossen, es zählt deine Antwort davor.")[language] }
    package var comesNext: String { Sentence("You come in at the next question.", de: "Du bist ab der nächsten Frage dabei.")[language] }
    package var closed: String { Sentence("The question is closed.", de: "Die Frage ist geschlossen.")[language] }
    package var keptAndClosed: String { Sentence("Your answer is kept. The question is closed.", de: "Deine Antwort ist gespeichert. Die Frage ist geschlossen.")[language] }
    package var nothingSent: String { Sentence("You did not answer. The question is closed.", de: "Du hast nicht geantwortet. Die Frage ist geschlossen.")[language] }
    package var paused: String { Sentence("A short break", de: "Eine kurze Pause")[language] }
    package var pausedText: String { Sentence("It goes on in a moment; your time stands still.", de: "Gleich geht es weiter; deine Zeit steht still.")[language] }
    package var spread: String { Sentence("What was answered", de: "Was geantwortet wurde")[language] }
    package var nobodyChose: String { Sentence("nobody", de: "niemand")[language] }
    /// Of a question that is marked by hand.
    package var readLater: String { Sentence("It will be read, and marked by hand.", de: "Sie wird gelesen und von Hand gewertet.")[language] }

    // The board
    package var board: String { Sentence("Scores", de: "Punktestand")[language] }
    package var finalBoard: String { Sentence("Final scores", de: "Endstand")[language] }
    package var up: Template { Sentence("{n} up", de: "{n} hoch")[language] }
    package var down: Template { Sentence("{n} down", de: "{n} runter")[language] }
    package var ownPlace: Template { Sentence("Place {n} of {of}", de: "Platz {n} von {of}")[language] }
    package var you: String { Sentence("you", de: "du")[language] }
    package var over: String { Sentence("That was it", de: "Das war es")[language] }
    package var thanks: String { Sentence("Thank you for playing.", de: "Danke fürs Mitspielen.")[language] }
    package var winners: String { Sentence("The winners", de: "Die Sieger")[language] }
    package var andMore: Template { Sentence("and {n} more", de: "und {n} weitere")[language] }

    // At one's own pace
    package var play: String { Sentence("To my questions", de: "Zu meinen Fragen")[language] }
    package var until: Template { Sentence("Open until {time}.", de: "Offen bis {time}.")[language] }
    package var handedIn: String { Sentence("You have answered everything.", de: "Du hast alles beantwortet.")[language] }
    package var marksLater: String { Sentence("What your answers are worth is shown when the room closes.", de: "Was deine Antworten wert sind, steht hier, wenn der Raum schließt.")[language] }

    // No more
    package var removedText: String { Sentence("If that was a mistake, tell the host.", de: "Wenn das ein Irrtum war, sag der Spielleitung Bescheid.")[language] }
    package var lookAgain: String { Sentence("Look again", de: "Aktualisieren")[language] }
  }

  /// The words of a room's host.
  package struct Host: Wording {
    package let language: InterfaceLanguage
    package init(_ language: InterfaceLanguage) { self.language = language }

    package var title: String { Sentence("Your room", de: "Dein Raum")[language] }
    package var screen: String { Sentence("Screen for the projector", de: "Ansicht für den Beamer")[language] }
    package var lock: String { Sentence("Close the question", de: "Frage schließen")[language] }
    package var reveal: String { Sentence("Show the answer", de: "Antwort zeigen")[language] }
    package var board: String { Sentence("Show the scores", de: "Punktestand zeigen")[language] }
    package var next: String { Sentence("Next question", de: "Nächste Frage")[language] }
    package var finish: String { Sentence("End, and show the winners", de: "Beenden und die Sieger zeigen")[language] }
    package var nextRound: String { Sentence("Next round", de: "Nächste Runde")[language] }
    package var pause: String { Sentence("Pause", de: "Pause")[language] }
    package var resume: String { Sentence("Resume", de: "Fortsetzen")[language] }
    package var again: String { Sentence("Ask it again", de: "Noch einmal stellen")[language] }
    package var extend: String { Sentence("30 seconds more", de: "30 Sekunden mehr")[language] }
    package var lockJoining: String { Sentence("Lock out new players", de: "Niemanden mehr einlassen")[language] }
    package var unlockJoining: String { Sentence("Let new players in again", de: "Wieder einlassen")[language] }
    package var end: String { Sentence("End the room", de: "Raum beenden")[language] }
    package var endTitle: String { Sentence("End the room for all?", de: "Den Raum für alle beenden?")[language] }
    package var endText: String { Sentence("The scores so far are the final ones.", de: "Der Punktestand bis hierher ist dann der Endstand.")[language] }
    package var missing: String { Sentence("Still without an answer", de: "Noch ohne Antwort")[language] }
    package var kick: String { Sentence("Take out", de: "Herausnehmen")[language] }
    package var kickText: Template { Sentence("{name} can come back only under another name, or not at all where nobody new is let in.", de: "{name} kommt dann nur unter einem anderen Namen zurück oder gar nicht, wenn niemand mehr eingelassen wird.")[language] }
    package var correct: String { Sentence("Correct the points", de: "Punkte berichtigen")[language] }
    package var pointsMore: String { Sentence("Points more, or fewer with a minus", de: "Punkte dazu, mit Minus weniger")[language] }
    package var why: String { Sentence("Reason", de: "Grund")[language] }
    package var enter: String { Sentence("Enter an answer", de: "Eine Antwort eintragen")[language] }
    package var enterFor: String { Sentence("For", de: "Für")[language] }
    package var withoutDevice: String { Sentence("without a device", de: "ohne Gerät")[language] }
    package var bringIn: String { Sentence("Add a player without a device", de: "Jemanden ohne Gerät aufnehmen")[language] }
    package var enterText: String { Sentence("For players without a device. It counts like an answer that they sent.", de: "Für Spieler ohne Gerät. Sie zählt wie eine, die sie geschickt haben.")[language] }
    package var rooms: String { Sentence("Rooms", de: "Räume")[language] }
    package var noRooms: String { Sentence("No room was opened yet. Choose a quiz, and open a room on its page.", de: "Noch wurde kein Raum geöffnet. Wähle ein Quiz und öffne auf seiner Seite einen.")[language] }
    package var openRoom: String { Sentence("Play it in a room", de: "In einem Raum spielen")[language] }
    package var results: String { Sentence("Results", de: "Ergebnisse")[language] }
    package var hide: String { Sentence("Hide", de: "Verbergen")[language] }
    package var asTable: String { Sentence("Table for a spreadsheet (CSV)", de: "Für die Tabellenkalkulation (CSV)")[language] }
    package var sheets: Template { Sentence("Sheets for everybody, and a report of the questions: {command}", de: "Blätter für alle und ein Bericht zu den Fragen: {command}")[language] }
  }
}

// MARK: - Refusals of the engine

/// Sentences about requests that are refused.
package struct RefusalWords: Wording {
  package let language: InterfaceLanguage
  package init(_ language: InterfaceLanguage) { self.language = language }

  // Of sittings and the record
  package var ofQuiz: Template { Sentence("{quiz}: {why}", de: "{quiz}: {why}")[language] }
  package var wrongKey: String { Sentence("That is not the key.", de: "Das ist nicht der Schlüssel.")[language] }
  package var noSitting: String { Sentence("There is no such sitting, or it belongs to another player.", de: "Diesen Durchgang gibt es nicht oder er gehört jemand anderem.")[language] }
  package var taken: String { Sentence("This quiz is open in another program: finish it there, or start it anew.", de: "Dieses Quiz ist in einem anderen Programm geöffnet: beende es dort oder beginne neu.")[language] }
  package var waits: String { Sentence("Much is going on just now. Try again in a moment.", de: "Gerade ist viel los. Versuch es gleich noch einmal.")[language] }
  package var notSaved: String { Sentence("It could not be saved. Try again in a moment.", de: "Es konnte nicht gespeichert werden. Versuch es gleich noch einmal.")[language] }
  package var badCode: String { Sentence("This is no challenge code, or a part of it is missing: copy all of it, from “quizrun1-” on.", de: "Das ist kein Herausforderungscode, oder ein Teil fehlt: kopiere ihn ganz, ab „quizrun1-“.")[language] }
  package var noChallenge: String { Sentence("This sitting cannot be made a challenge: it does not replay exactly.", de: "Aus diesem Durchgang lässt sich keine Herausforderung machen: er lässt sich nicht genau nachspielen.")[language] }
  package var manySittings: Template { Sentence("You have {n} quizzes open: finish or discard one first.", de: "Du hast {n} Quizze offen: beende oder verwirf erst eines.")[language] }
  package var badDay: Template { Sentence("“{text}” is no day: write it like 2026-11-22.", de: "„{text}“ ist kein Tag: schreib ihn wie 2026-11-22.")[language] }
  package var number: Template { Sentence("Enter a whole number from {min} to {max}.", de: "Gib eine ganze Zahl von {min} bis {max} ein.")[language] }
  package var setting: Template { Sentence("“{text}” does not fit: {what} is expected.", de: "„{text}“ passt nicht: erwartet wird {what}.")[language] }
  package var value: Template { Sentence("“{text}” does not fit “{name}”: {what} is expected.", de: "„{text}“ passt nicht zu „{name}“: erwartet wird {what}.")[language] }
  package var entry: Template { Sentence("“{name}”: {why}.", de: "„{name}“: {why}.")[language] }
  package var unknownOption: Template { Sentence("This mode has no option “{name}”.", de: "Dieser Modus hat keine Option „{name}“.")[language] }
  package var playerName: Template { Sentence("“{text}” cannot be a name: one line of up to 60 characters without commas is expected.", de: "„{text}“ kann kein Name sein: erwartet wird eine Zeile von bis zu 60 Zeichen ohne Komma.")[language] }
  package var playerTaken: Template { Sentence("The name “{name}” is taken: choose another.", de: "„{name}“ heißt hier schon jemand: wähle einen anderen Namen.")[language] }
  package var unknownPlayer: Template { Sentence("No player is called “{name}”.", de: "Kein Spieler heißt „{name}“.")[language] }
  package var severalPlayers: Template { Sentence("Several players are called “{name}”: rename one of them first.", de: "„{name}“ heißen hier mehrere: benenne erst einen davon um.")[language] }
  package var samePlayers: String { Sentence("The players need different names.", de: "Die Spieler brauchen verschiedene Namen.")[language] }
  package var upTo: Template { Sentence("{min} to {max}", de: "{min} bis {max}")[language] }
  package var playerCount: Template { Sentence("“{mode}” is for {wanted} players, and there are {n}: name them under “More choices”.", de: "„{mode}“ ist für {wanted} Spieler, und da sind {n}: nenne sie unter „Weitere Optionen“.")[language] }
  package var needsOthers: Template { Sentence("“{mode}” is for several players at one screen, and here each plays alone: choose another mode.", de: "„{mode}“ ist für mehrere Spieler an einem Bildschirm, und hier spielt jeder für sich: nimm einen anderen Modus.")[language] }
  package var nothingMissed: String { Sentence("Nothing was missed the last time: there is no question to ask again.", de: "Beim letzten Mal war nichts falsch: es gibt keine Frage zu wiederholen.")[language] }
  package var nothingFits: String { Sentence("No question fits what was chosen.", de: "Keine Frage passt zu dem, was gewählt wurde.")[language] }
  package var unknownQuiz: Template { Sentence("There is no quiz “{id}”.", de: "Ein Quiz „{id}“ gibt es nicht.")[language] }
  package var unknownPlugin: Template { Sentence("There is no mode “{id}”.", de: "Einen Modus „{id}“ gibt es nicht.")[language] }
  package var noQuizOfDay: String { Sentence("There is no quiz of the day, as there are no quizzes.", de: "Es gibt kein Quiz des Tages, weil es keine Quizze gibt.")[language] }
  package var noRetryLeft: String { Sentence("No further try is left for today: the next quiz of the day comes tomorrow.", de: "Für heute ist kein Versuch mehr übrig: das nächste Quiz des Tages kommt morgen.")[language] }
  package var notYet: Template { Sentence("“{day}” is in the future: choose a day up to today.", de: "„{day}“ liegt in der Zukunft: wähle einen Tag bis heute.")[language] }
  /// What a setting may be.
  package var settings: [String: String] {
    [
      "player": Sentence("one line of up to 60 characters without commas", de: "eine Zeile von bis zu 60 Zeichen ohne Komma")[language],
      "plain": yesOrNo,
      "ascii": yesOrNo,
      "confirm": yesOrNo,
      "reduced-motion": yesOrNo,
      "timed": anySeconds,
      "seconds": anySeconds,
      "bidi": Sentence("auto, on or off", de: "auto, on oder off")[language],
      "theme": Sentence("auto, dark, light or mono", de: "auto, dark, light oder mono")[language],
      "language": Sentence("auto, or one of \(InterfaceLanguage.tags)", de: "auto oder eines von \(InterfaceLanguage.tags)")[language],
      "daily-source": Sentence("drawn or quizzes", de: "drawn oder quizzes")[language],
      "daily-retries": Sentence("a whole number from 0 to 100", de: "eine ganze Zahl von 0 bis 100")[language],
      "daily-counts": Sentence("best or first", de: "best oder first")[language],
      "streak-freezes": Sentence("a whole number from 0 to 6", de: "eine ganze Zahl von 0 bis 6")[language],
      "weekly-goal": Sentence("a number of days from 0 to 7", de: "eine Zahl von Tagen von 0 bis 7")[language],
    ]
  }
  package var isSettled: String { Sentence("This question is over, and its answer is shown.", de: "Diese Frage ist schon vorbei: ihre Antwort steht da.")[language] }
  package var diskIsFull: String { Sentence("The disk of this machine is nearly full: tell the person who runs it.", de: "Auf diesem Rechner ist fast kein Speicherplatz mehr frei: sag der Person Bescheid, die ihn betreibt.")[language] }

  // Of rooms
  package var ofRoom: String { Sentence("This sitting belongs to a room and stays.", de: "Dieser Durchgang gehört zu einem Raum und bleibt.")[language] }
  package var noRoom: String { Sentence("There is no room with this code.", de: "Einen Raum mit diesem Code gibt es nicht.")[language] }
  package var hostAlone: String { Sentence("Only the host of the room can do that.", de: "Das kann nur die Spielleitung.")[language] }
  package var hostPlaysNot: String { Sentence("The host does not play: join from another device.", de: "Die Spielleitung spielt nicht mit: komm mit einem anderen Gerät dazu.")[language] }
  package var joinFirst: String { Sentence("Join the room first.", de: "Komm erst in den Raum.")[language] }
  package var inRoom: String { Sentence("This quiz is being played in a room: play it there, or come back when that is over.", de: "Dieses Quiz wird gerade in einem Raum gespielt: spiel dort mit oder komm danach wieder.")[language] }
  package var roomIsOpen: String { Sentence("Your room is still open: come back when it has closed.", de: "Dein Raum ist noch offen: komm wieder, wenn er zu ist.")[language] }
  package var manyRooms: String { Sentence("Too many rooms are open: end one first.", de: "Es sind zu viele Räume offen: beende erst einen.")[language] }
  package var roomTaken: String { Sentence("This room is open in another program.", de: "Dieser Raum ist in einem anderen Programm geöffnet.")[language] }
  package var differs: Template { Sentence("“{mode}” chooses questions by each player’s answers: it cannot be played together, only at everybody’s own pace.", de: "„{mode}“ wählt Fragen nach den Antworten: zusammen geht das nicht, nur jeder in seinem eigenen Tempo.")[language] }
  package var nothingToPut: Template { Sentence("“{quiz}” has no question that can be asked in a room to all.", de: "„{quiz}“ hat keine Frage, die man allen stellen kann.")[language] }
  package var badEnd: Template { Sentence("“{text}” is no time: write it like 18:30.", de: "„{text}“ ist keine Zeit: schreib sie wie 18:30.")[language] }
  package var endIsPast: String { Sentence("The time at which the room closes has passed.", de: "Die Zeit, zu der der Raum schließt, ist vorbei.")[language] }
  package var notLocked: String { Sentence("Lock the question first.", de: "Schließ erst die Frage.")[language] }
  package var notRevealed: String { Sentence("Reveal the answer first.", de: "Löse erst auf.")[language] }
  package var stillOpen: String { Sentence("A question is open: lock it first.", de: "Eine Frage ist offen: schließ sie erst.")[language] }
  package var nothingPaused: String { Sentence("Nothing is paused.", de: "Es ist keine Pause.")[language] }
  package var isPaused: String { Sentence("There is a break: answer when it goes on.", de: "Es ist Pause: antworte, wenn es weitergeht.")[language] }
  package var isRevealed: String { Sentence("A question can be put again only until its answer is revealed.", de: "Noch einmal stellen kann man eine Frage nur, bis sie aufgelöst ist.")[language] }
  package var isUnderWay: String { Sentence("Everybody is playing already.", de: "Es spielen schon alle.")[language] }
  package var over: String { Sentence("The room is closed.", de: "Der Raum ist geschlossen.")[language] }
  package var late: String { Sentence("That came too late: the question is closed.", de: "Das kam zu spät: die Frage ist geschlossen.")[language] }
  package var comesLater: String { Sentence("A player who joins while a question is open can answer from the next one on.", de: "Wer dazukommt, während eine Frage offen ist, ist ab der nächsten dabei.")[language] }
  package var notHere: String { Sentence("There is no such player here.", de: "Diesen Spieler gibt es hier nicht.")[language] }
  package var notOnRoster: Template { Sentence("“{name}” is not on the list.", de: "„{name}“ steht nicht auf der Liste.")[language] }
  package var nameTaken: Template { Sentence("The name “{name}” is taken: choose another.", de: "„{name}“ heißt hier schon jemand: wähle einen anderen Namen.")[language] }
  package var badName: Template { Sentence("A name has 1 to {max} characters that can be seen.", de: "Ein Name hat 1 bis {max} Zeichen, die man sieht.")[language] }
  package var full: Template { Sentence("The room is full: {n} are in.", de: "Der Raum ist voll: {n} sind dabei.")[language] }
  package var noMoreQuestions: String { Sentence("There are no more questions: the room can be ended.", de: "Es gibt keine Fragen mehr: der Raum kann beendet werden.")[language] }
  package var noLimit: String { Sentence("This question has no time limit that could be extended.", de: "Diese Frage hat keine Zeit, die man verlängern könnte.")[language] }
  package var badSeconds: String { Sentence("From 1 to 3600 seconds can be given.", de: "Möglich sind 1 bis 3600 Sekunden.")[language] }
  package var badPoints: String { Sentence("Points are a number from -1000000 to 1000000 that is not 0.", de: "Punkte sind eine Zahl von -1000000 bis 1000000, die nicht 0 ist.")[language] }
  package var badReason: Template { Sentence("A reason is wanted, of up to {max} characters.", de: "Es fehlt ein Grund, von bis zu {max} Zeichen.")[language] }
  package var badRoster: Template { Sentence("{names}: a name has 1 to {max} characters that can be seen.", de: "{names}: Ein Name hat 1 bis {max} sichtbare Zeichen.")[language] }
  package var noSuchText: String { Sentence("No player typed that text: hide one of the texts shown.", de: "Niemand hat diesen Text getippt: Verbirg einen, der zu sehen ist.")[language] }
  package var hasDevice: Template { Sentence("{name} has a device and answers there.", de: "{name} hat ein Gerät und antwortet dort.")[language] }
  package var notInOwnPace: String { Sentence("That is for rooms in which all have the same question.", de: "Das geht in Räumen, in denen alle dieselbe Frage haben.")[language] }
  package var onlyInOwnPace: String { Sentence("That is for rooms in which all play at their own pace.", de: "Das geht in Räumen, in denen alle in ihrem eigenen Tempo spielen.")[language] }
  package var notJudged: String { Sentence("The answers are still being judged. Try again in a moment.", de: "Die Antworten werden noch bewertet. Versuch es gleich noch einmal.")[language] }
}
