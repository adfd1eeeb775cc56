/// Every sentence about what cannot be taken as an answer, an input or an option; the engine's own, for programs, are in
/// the core.
final class MisfitWords: Wording, @unchecked Sendable {
  var decimalMark = "."

  // Where a sitting stands
  var notBegun = "the sitting has not begun"
  var begunAlready = "the sitting has begun already"
  var over = "the sitting is over"
  var noQuestionOpen = "no question is open: leave the page with continue"
  var noPageOpen = "no page is open: a question wants an answer"
  var allAnswered = "every question is answered: finish, or go to one of them"
  var noSkip = "this question cannot be skipped"
  var noHint = "this question has no hint"
  var noBack = "this quiz does not go back"
  var nothingToGoBackTo = "there is nothing to go back to"
  var readOnly = "its right answer was shown: it can no longer be changed"
  var timeIsUp = "its time is up: it can no longer be changed"
  var interrupted = "nothing was changed"
  var late = "too late: the time for this step was already up"
  var notFree = "this quiz asks its questions one after the other"
  var tryOfToday = "a try of today's quiz stays: leave it, and go on with it later"
  var noSuchPlace: Template = "there is no question {place}: 1 to {count} are there"

  // Answers
  var unitGiven: Template = "write {number}, without {unit}"
  var wrongShape: Template = "this question expects {what}"
  var oneAnswer = "one answer"
  var anyAnswers = "any number of answers"
  var aNumber = "a number"
  var aText = "a text"
  var allInOrder = "all items in order"
  var rights = "a right for each left"
  var noResponse = "no response"
  var unknownAnswer: Template = "there is no answer '{id}'"
  var answerTwice: Template = "the answer '{id}' is given twice"
  var oneAnswerExpected = "exactly one answer is expected"
  var outOfRange: Template = "{value} is outside the range: a number from {min} to {max} is expected"
  var incompleteOrder = "all items are expected, each once"
  var unknownItem: Template = "there is no item '{id}'"

  // Buttons and inputs
  var unknownAction: Template = "there is no action '{id}'{known}"
  var unknownInput: Template = "there is no input '{id}'{known}"
  var near: Template = "; did you mean '{word}'?"
  var known: Template = "; known here: {words}"
  var quoted: Template = "'{word}'"
  var missingInput: Template = "the input '{name}' is missing: it expects {what}"
  var badSecret: Template = "that does not fit the input '{name}': it expects {what}"
  var badEntry: Template = "the input '{name}': {why}"
  var badInput: Template = "'{value}' does not fit the input '{name}': it expects {what}"
  var entryNamed: Template = "the value of '{key}' must be {what}, got '{found}'"
  var entryAt: Template = "entry {n} must be {what}, got '{found}'"

  // What is allowed
  var between: Template = " from {min} to {max}"
  var atLeast: Template = " of at least {min}"
  var atMost: Template = " of at most {max}"
  var wholeNumber: Template = "a whole number{bounds}"
  var number: Template = "a number{bounds}"
  var percentage: Template = "a percentage{bounds}"
  var seconds: Template = "a number of seconds{bounds}"
  var zeroOrMore = ", 0 or more"
  var trueOrFalse = "true or false"
  var aTextAllowed = "a text"
  var oneOf: Template = "one of {words}"
  var list = "a list (a,b,c)"
  var map = "a map (k:v,k:v)"
  var eachOfList: Template = "{list}, each {what}"
  var eachOfMap: Template = "{map}, each v {what}"

  static let english = MisfitWords()

  static let german: MisfitWords = {
    let words = MisfitWords()
    words.decimalMark = ","
    words.fillWhere()
    words.fillAnswers()
    words.fillInputs()
    words.fillAllowed()
    return words
  }()
}

// MARK: German

extension MisfitWords {
  private func fillWhere() {
    notBegun = "der Durchgang hat noch nicht begonnen"
    begunAlready = "der Durchgang hat schon begonnen"
    over = "der Durchgang ist zu Ende"
    noQuestionOpen = "es ist keine Frage offen: die Seite will verlassen werden"
    noPageOpen = "es ist keine Seite offen: eine Frage will beantwortet werden"
    allAnswered = "alle Fragen sind beantwortet: gib ab, oder geh zu einer von ihnen"
    noSkip = "diese Frage kann man nicht überspringen"
    noHint = "zu dieser Frage gibt es keinen Tipp"
    noBack = "in diesem Quiz geht es nicht zurück"
    nothingToGoBackTo = "davor ist nichts, wohin es zurückgehen könnte"
    readOnly = "die richtige Antwort war schon zu sehen: ändern geht nicht mehr"
    timeIsUp = "die Zeit dafür ist um: ändern geht nicht mehr"
    interrupted = "nichts wurde geändert"
    late = "zu spät: die Zeit für diesen Schritt war schon um"
    tryOfToday = "ein Versuch am Quiz des Tages bleibt: verlasse ihn und spiele später weiter"
    notFree = "dieses Quiz stellt seine Fragen der Reihe nach"
    noSuchPlace = "eine Frage {place} gibt es nicht: es sind 1 bis {count}"
  }

  private func fillAnswers() {
    unitGiven = "schreib {number}, ohne {unit}"
    wrongShape = "diese Frage erwartet {what}"
    oneAnswer = "eine Antwort"
    anyAnswers = "beliebig viele Antworten"
    aNumber = "eine Zahl"
    aText = "einen Text"
    allInOrder = "alle Teile in ihrer Reihenfolge"
    rights = "zu jedem Linken ein Rechtes"
    noResponse = "keine Antwort"
    unknownAnswer = "die Antwort „{id}“ gibt es nicht"
    answerTwice = "die Antwort „{id}“ steht zweimal da"
    oneAnswerExpected = "erwartet wird genau eine Antwort"
    outOfRange = "{value} liegt außerhalb: erwartet wird eine Zahl von {min} bis {max}"
    incompleteOrder = "erwartet werden alle Teile, jedes einmal"
    unknownItem = "das Teil „{id}“ gibt es nicht"
  }

  private func fillInputs() {
    unknownAction = "den Knopf „{id}“ gibt es hier nicht{known}"
    unknownInput = "das Feld „{id}“ gibt es hier nicht{known}"
    near = "; ist „{word}“ gemeint?"
    known = "; hier gibt es: {words}"
    quoted = "„{word}“"
    missingInput = "das Feld „{name}“ fehlt: erwartet wird {what}"
    badSecret = "das passt nicht in das Feld „{name}“: erwartet wird {what}"
    badEntry = "im Feld „{name}“: {why}"
    badInput = "„{value}“ passt nicht in das Feld „{name}“: erwartet wird {what}"
    entryNamed = "beim Eintrag „{key}“ wird erwartet: {what}; da steht „{found}“"
    entryAt = "beim Eintrag {n} wird erwartet: {what}; da steht „{found}“"
  }

  private func fillAllowed() {
    between = " von {min} bis {max}"
    atLeast = " ab {min}"
    atMost = " bis {max}"
    wholeNumber = "eine ganze Zahl{bounds}"
    number = "eine Zahl{bounds}"
    percentage = "ein Prozentwert{bounds}"
    seconds = "eine Zahl von Sekunden{bounds}"
    zeroOrMore = ", 0 oder mehr"
    trueOrFalse = "ja oder nein"
    aTextAllowed = "ein Text"
    oneOf = "eines von {words}"
    list = "eine Liste (a,b,c)"
    map = "eine Tabelle (k:v,k:v)"
    eachOfList = "{list}, jedes {what}"
    eachOfMap = "{map}, jedes v {what}"
  }
}
