package import QuizCore
package import Words

extension Refusal {
  /// One sentence in a language of the interface: what is wrong and what to do.
  package func sentence(_ language: InterfaceLanguage) -> String {
    MisfitWords.of(language).sentence(self)
  }
}

extension ValueSpec {
  /// The allowed values, in a language of the interface.
  package func inWords(_ language: InterfaceLanguage) -> String { MisfitWords.of(language).allowed(by: self) }
}

extension ValueSpec.EntryMisfit {
  /// The reason why an entry is refused, in a language of the interface.
  package func inWords(_ language: InterfaceLanguage) -> String { MisfitWords.of(language).sentence(self) }
}

extension MisfitWords {
  func sentence(_ refusal: Refusal) -> String {
    switch refusal {
    case .notBegun: notBegun
    case .begunAlready: begunAlready
    case .over: over
    case .noQuestionOpen: noQuestionOpen
    case .noPageOpen: noPageOpen
    case .allAnswered: allAnswered
    case .noSkip: noSkip
    case .noHint: noHint
    case .noBack: noBack
    case .nothingToGoBackTo: nothingToGoBackTo
    case .readOnly: readOnly
    case .timeIsUp: timeIsUp
    case .interrupted: interrupted
    case .late: late
    case .notFree: notFree
    case .noSuchPlace(let place, let count): noSuchPlace(["place": String(place), "count": String(count)])
    case .tryOfToday: tryOfToday
    case .mode(let failure): failure.message
    case .unitGiven(let number, let unit): unitGiven(["number": number, "unit": unit])
    case .wrongShape(let kind): expectation(of: kind)
    case .unknownAnswer(let id): unknownAnswer(["id": id])
    case .answerTwice(let id): answerTwice(["id": id])
    case .oneAnswerExpected: oneAnswerExpected
    case .outOfRange(let value, let min, let max):
      outOfRange(["value": written(value), "min": written(min), "max": written(max)])
    case .unknownItem(let id): unknownItem(["id": id])
    case .unknownGap(let id, let known): unknownGap(["id": id, "known": list(known, near: id)])
    case .unknownWord(let word, let known): unknownWord(["word": word, "known": list(known, near: word)])
    case .wordTwice(let word): wordTwice(["word": word])
    case .wrongGap(let id, let kind): wrongGap(["id": id, "what": expectation(of: kind)])
    case .unknownAction(let id, let known): unknownAction(["id": id, "known": list(known, near: id)])
    case .unknownInput(let name, let known): unknownInput(["id": name, "known": list(known, near: name)])
    case .missingInput(let name, let named): missingInput(["name": name, "what": allowed(by: named.spec)])
    case .badInput(let name, let value, let named): misfit(of: value, in: name, named.spec)
    case .incompleteOrder: incompleteOrder
    }
  }

  private func misfit(of value: PlainValue, in name: String, _ spec: ValueSpec) -> String {
    if spec.isSecret { return badSecret(["name": name, "what": allowed(by: spec)]) }
    if let misfit = spec.misfit(in: value) { return badEntry(["name": name, "why": sentence(misfit)]) }
    return badInput(["value": ValueSpec.written(value), "name": name, "what": allowed(by: spec)])
  }

  func sentence(_ misfit: ValueSpec.EntryMisfit) -> String {
    let what = allowed(by: misfit.expected)
    return switch misfit.entry {
    case .text(let key): entryNamed(["key": key, "what": what, "found": misfit.found])
    case .int(let number): entryAt(["n": String(number), "what": what, "found": misfit.found])
    }
  }

  private func list(_ all: [String], near word: String) -> String {
    if all.isEmpty { return "" }
    if let closest = nearest(to: word, in: all) { return near(["word": closest]) }
    return known(["words": all.map { quoted(["word": $0]) }.joined(separator: ", ")])
  }

  private func expectation(of kind: Question.Kind) -> String {
    switch kind {
    case .single, .truefalse: expectsOne
    case .multiple: expectsAny
    case .range, .number: expectsNumber
    case .text: expectsText
    case .order: expectsOrder
    case .match: expectsPairs
    case .gaps: expectsGaps
    case .info: expectsNothing
    }
  }

  private func expectation(of kind: Gap.Kind) -> String {
    switch kind {
    case .text: someText
    case .number: number(["bounds": ""])
    case .choice: gapAnswer
    case .word: gapWord
    }
  }

  func allowed(by spec: ValueSpec) -> String {
    let bounds = bounds(spec.min, spec.max)
    switch spec.type {
    case .int: return wholeNumber(["bounds": bounds])
    case .number: return number(["bounds": bounds])
    case .percent: return percentage(["bounds": bounds.isEmpty ? self.bounds(0, 100) : bounds])
    case .seconds: return seconds(["bounds": bounds.isEmpty ? zeroOrMore : bounds])
    case .bool: return trueOrFalse
    case .text: return someText
    case .choice:
      return oneOf(["words": spec.choices.map { quoted(["word": spec.label(of: $0)]) }.joined(separator: ", ")])
    case .date: return aDate
    case .list: return spec.ofEntries.map { eachOfList(["list": list, "what": allowed(by: $0)]) } ?? list
    case .map: return spec.ofEntries.map { eachOfMap(["map": map, "what": allowed(by: $0)]) } ?? map
    }
  }

  private func bounds(_ min: Double?, _ max: Double?) -> String {
    switch (min, max) {
    case (let min?, let max?): between(["min": written(min), "max": written(max)])
    case (let min?, nil): atLeast(["min": written(min)])
    case (nil, let max?): atMost(["max": written(max)])
    case (nil, nil): ""
    }
  }

  private func written(_ value: Double) -> String { ValueSpec.written(.numeric(value)).asRead(decimalMark) }
}
