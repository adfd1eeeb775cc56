package import QuizCore

extension Refusal {
  /// One sentence in a language of the interface: what is wrong and what to do.
  package func sentence(_ language: InterfaceLanguage) -> String {
    switch language {
    case .english: return sentence
    case .german: return germanSentence
    }
  }

  private var germanSentence: String {
    switch self {
    case .notBegun: return "der Durchgang hat noch nicht begonnen"
    case .begunAlready: return "der Durchgang hat schon begonnen"
    case .over: return "der Durchgang ist zu Ende"
    case .noQuestionOpen: return "es ist keine Frage offen: die Seite will verlassen werden"
    case .noPageOpen: return "es ist keine Seite offen: eine Frage will beantwortet werden"
    case .allAnswered: return "alle Fragen sind beantwortet: gib ab, oder geh zu einer von ihnen"
    case .unitGiven(let number, let unit): return "schreib \(number), ohne \(unit)"
    case .wrongShape(let kind): return "diese Frage erwartet \(kind.germanResponse)"
    case .unknownAnswer(let id): return "die Antwort „\(id)“ gibt es nicht"
    case .answerTwice(let id): return "die Antwort „\(id)“ steht zweimal da"
    case .oneAnswerExpected: return "erwartet wird genau eine Antwort"
    case .outOfRange(let value, let min, let max):
      return "\(written(value)) liegt außerhalb: erwartet wird eine Zahl von \(written(min)) bis \(written(max))"
    case .incompleteOrder: return "erwartet werden alle Teile, jedes einmal"
    case .unknownItem(let id): return "das Teil „\(id)“ gibt es nicht"
    case .noSkip: return "diese Frage kann man nicht überspringen"
    case .noHint: return "zu dieser Frage gibt es keinen Tipp"
    case .unknownAction(let id, _): return "den Knopf „\(id)“ gibt es hier nicht"
    case .unknownInput(let name, _): return "das Feld „\(name)“ gibt es hier nicht"
    case .missingInput(let name, let named): return "das Feld „\(name)“ fehlt: erwartet wird \(named.spec.inGerman)"
    case .badInput(let name, let value, let named):
      if named.spec.isSecret { return "das passt nicht in das Feld „\(name)“: erwartet wird \(named.spec.inGerman)" }
      if let misfit = named.spec.misfit(in: value) { return "im Feld „\(name)“: \(misfit.inGerman)" }
      return "„\(ValueSpec.written(value))“ passt nicht in das Feld „\(name)“: erwartet wird \(named.spec.inGerman)"
    case .noBack: return "in diesem Quiz geht es nicht zurück"
    case .nothingToGoBackTo: return "davor ist nichts, wohin es zurückgehen könnte"
    case .readOnly: return "die richtige Antwort war schon zu sehen: ändern geht nicht mehr"
    case .timeIsUp: return "die Zeit dafür ist um: ändern geht nicht mehr"
    case .interrupted: return "nichts wurde geändert"
    case .late: return "zu spät: die Zeit für diesen Schritt war schon um"
    case .notFree: return "dieses Quiz stellt seine Fragen der Reihe nach"
    case .noSuchPlace(let place, let count): return "eine Frage \(place) gibt es nicht: es sind 1 bis \(count)"
    case .mode(let failure): return failure.message
    }
  }

  private func written(_ value: Double) -> String { ValueSpec.written(.numeric(value)) }
}

extension Question.Kind {
  /// What a response of this kind is, in German.
  fileprivate var germanResponse: String {
    switch self {
    case .single, .truefalse: return "eine Antwort"
    case .multiple: return "beliebig viele Antworten"
    case .range, .number: return "eine Zahl"
    case .text: return "einen Text"
    case .order: return "alle Teile in ihrer Reihenfolge"
    case .match: return "zu jedem Linken ein Rechtes"
    case .info: return "keine Antwort"
    }
  }
}

extension ValueSpec {
  /// What is allowed, in a language of the interface.
  package func inWords(_ language: InterfaceLanguage) -> String {
    switch language {
    case .english: return inWords
    case .german: return inGerman
    }
  }

  fileprivate var inGerman: String {
    let bounds: String
    switch (min, max) {
    case (let low?, let high?): bounds = " von \(Self.written(.numeric(low))) bis \(Self.written(.numeric(high)))"
    case (let low?, nil): bounds = " ab \(Self.written(.numeric(low)))"
    case (nil, let high?): bounds = " bis \(Self.written(.numeric(high)))"
    case (nil, nil): bounds = ""
    }
    switch type {
    case .int: return "eine ganze Zahl" + bounds
    case .number: return "eine Zahl" + bounds
    case .percent: return "ein Prozentwert" + (bounds.isEmpty ? " von 0 bis 100" : bounds)
    case .seconds: return "eine Zahl von Sekunden" + (bounds.isEmpty ? " über 0" : bounds)
    case .bool: return "true oder false"
    case .text: return "ein Text"
    case .choice: return "eines von " + choices.map { "„\(Self.written($0))“" }.joined(separator: ", ")
    case .list: return "eine Liste (a,b,c)" + (ofEntries.map { ", jedes \($0.inGerman)" } ?? "")
    case .map: return "eine Tabelle (k:v,k:v)" + (ofEntries.map { ", jedes v \($0.inGerman)" } ?? "")
    }
  }
}

extension ValueSpec.EntryMisfit {
  /// What is wrong with an entry, in a language of the interface.
  package func inWords(_ language: InterfaceLanguage) -> String {
    switch language {
    case .english: return sentence
    case .german: return inGerman
    }
  }

  fileprivate var inGerman: String {
    let place: String
    switch entry {
    case .text(let key): place = "beim Eintrag „\(key)“"
    case .int(let number): place = "beim Eintrag \(number)"
    }
    return "\(place) wird erwartet: \(expected.inGerman); da steht „\(found)“"
  }
}
