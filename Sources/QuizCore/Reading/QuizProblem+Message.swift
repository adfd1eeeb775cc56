extension QuizProblem {
  /// The problem as a sentence; `place` names another place in the same file, such as `3:5`, or nil when it cannot.
  package func message(place: (Int) -> String?) -> String {
    var near = FoundNearNames()
    return message(near: &near, place: place)
  }

  /// The sentence; `near` caches look-ups for many problems.
  package func message(near: inout FoundNearNames, place: (Int) -> String?) -> String {
    switch self {
    case .wrongType(let key, let part, let shape, let found):
      return "'\(clean(key))' of \(part.name) takes \(shape.name), found \(found.name)"
    case .notATable(let part, let found): return "\(part.name) takes \(part.shapeInWords), found \(found.name)"
    case .wrongNumber(let key, let part, let rule, let found):
      return "'\(clean(key))' of \(part.name) takes \(rule.name), found '\(shown(found))'"
    case .unknownName(let word, let key, let part, let names):
      return "unknown \(key) '\(clean(word))' in \(part.name): \(near.advice(word, names) ?? "write \(listed(names))")"
    case .blank(let key, let part): return "'\(key)' of \(part.name) is empty: write one"
    case .longText(let key, let part, let bytes):
      return "'\(clean(key))' of \(part.name) has \(bytes) bytes; a text may have \(QuizReader.longestText)"
    case .unknownFormat(let format):
      return "'format' is '\(format)', but only format '\(QuizReader.format)' can be read"
    case .pluginIsPath(let path):
      return "'plugin' takes the name of a mode, not a path, found '\(clean(path))': write '\(fileName(path))'"
    case .imageOutside(let path, let key, let part):
      return "'\(key)' of \(part.name) takes a path inside the quiz's folder, found '\(clean(path))'"
    case .emptyScale(let part, let min, let max):
      return "'min' of \(part.name) must be below 'max', found '\(shown(min))' and '\(shown(max))'"
    case .stepTooLarge(let part, let step, let span):
      return "'step' of \(part.name) takes at most 'max' minus 'min' (\(shown(span))), found '\(shown(step))'"
    case .variable(let name?, let part, let why): return "the variable '\(clean(name))' of \(part.name): \(why)"
    case .variable(nil, let part, let why): return "'require' of \(part.name): \(why)"
    case .variableName(let name, let part):
      return "a variable of \(part.name) cannot be called '\(clean(name))': write letters, digits and '_', no digit "
        + "first, and no word of Lua"
    case .unknownVariable(let name, let known):
      return "there is no variable '\(clean(name))': \(near.advice(name, known.names) ?? "add it to 'variables'")"
    case .manyVariables(let count, let part):
      return "'variables' of \(part.name) takes \(VariableTable.most) at most, found \(count)"
    case .missing(let key, let part): return "\(part.name) has no '\(key)': \(part.cure(for: key))"
    case .noQuestions: return "'questions' of the quiz is empty: add at least one question"
    case .noAnswers(let kind, let part):
      return "\(part.name) is of kind '\(kind.rawValue)' and has no 'answers': add at least one"
    case .noPairs(let part):
      return "\(part.name) is of kind 'match' and has no 'pairs': add at least one, a left and its right"
    case .noKind(let part):
      return "\(part.name) has no 'kind' and no 'answers': write \(listed(Question.Kind.allCases.map(\.rawValue)))"
    case .noGaps(let part):
      return "\(part.name) is of kind 'gaps' and has no gap: write [[name]] in its text"
    case .manyGaps(let count, let part):
      return "\(part.name) has \(count) gaps, and at most \(QuizReader.mostGaps) are possible: divide it"
    case .gapWithoutEntry(let id, let part, let entries):
      let cure = near.advice(id, entries.names) ?? "add it there"
      return "the gap '\(clean(id))' of \(part.name) has no entry in 'gaps': \(cure)"
    case .gapWithoutSolution(let part):
      return "\(part.name) has no right answer: write 'accept', 'correct' or 'answers'"
    case .noWords(let part): return "\(part.name) takes a word, and the question has no 'words': add a list of them"
    case .entryWithoutGap(let id, let part, let gaps):
      let cure = near.advice(id, gaps.names) ?? "write [[\(clean(id))]] there, or remove it"
      return "the entry '\(clean(id))' in 'gaps' of \(part.name) has no gap in the text: \(cure)"
    case .gapTwice(let id, let part):
      return "the gap '\(clean(id))' stands twice in the text of \(part.name): give each its own name"
    case .unlistedWord(let word, let part, let words):
      let cure = near.advice(word, words.names) ?? "add it there"
      return "'correct' of \(part.name) is '\(clean(word))', which is not among the 'words': \(cure)"
    case .scarceWord(let word, let part):
      return "'\(clean(word))' is right in more gaps of \(part.name) than it may be used for: "
        + "list it once more, or write 'reuse': true"
    case .unmarkedGap(let part): return "\(part.name) has nothing marked right, and earns no points: mark an answer"
    case .unknownSection(let id, let part, let declared):
      let cure = near.advice(id, declared.names) ?? "add it there"
      return "the section '\(clean(id))' of \(part.name) is not among the quiz's 'sections': \(cure)"
    case .equalIDs(let id, let item, let first, let isGiven):
      let other = "that of the \(item.rawValue)\(at(place(first)))"
      if isGiven {
        return "this \(item.rawValue) has no id and gets '\(clean(id))', which is already \(other): give it an id"
      }
      return "the id '\(clean(id))' is already \(other): give each its own"
    case .equalLefts(let left, let part, let first):
      return "the left '\(clean(left))' of \(part.name) is already that of the pair\(at(place(first))): write it once"
    case .idInDefaults: return "'id' in 'defaults' would give every question the same id: remove it"
    case .notASide(let id, let part):
      let owner = QuizPart.question(part.questionID).name
      return "the answers of \(owner) have the ids 'true' and 'false', found \(id.isEmpty ? "none" : "'\(clean(id))'")"
    case .contradictingSides(let said, let part):
      return "'correct' of \(part.name) is '\(said)', but its answer '\(!said)' is marked right: remove one of the two"
    case .noID(let part, let count):
      return count == 1
        ? "\(part.name) has no id of its own: a question put before it would renumber it; give it one"
        : "\(count) questions have no id of their own, the first is \(part.name): a question put before them would renumber them; give each one"
    case .unmarked(let part, let isText):
      return "\(part.name) has nothing marked right, and earns no points among questions that do: mark one as right"
        + (isText ? ", or write 'marked': 'by hand' to mark the answers yourself" : "")
    case .equalTexts(let text, let part, let first):
      return "the text '\(clean(text))' of \(part.name) is already that of the answer\(at(place(first)))"
    case .neverWins(let id, let other):
      return "outcome '\(clean(id))' can never win: whatever is answered, '\(clean(other))' is ahead of it"
    case .neverApplies(let part, let first):
      return "\(part.name) never applies, as the answer\(at(place(first))) takes all that it would: "
        + "put the narrower one first, or remove one"
    case .earlyOtherwise(let part):
      return "\(part.name) applies when no other does, wherever it stands: write it last"
    case .equalBands(let from, let part, let first):
      return "\(part.name) begins at '\(shown(from))' like the band\(at(place(first))), and is never given: "
        + "write another 'from', or remove it"
    case .noRightAnswer(let part):
      return "\(part.name) has nothing marked right, and the quiz has neither outcomes nor a mode: mark one as right"
    case .weights(let sum, let part):
      return "the right answers of \(part.name) earn '\(shown(sum))' of the points together: make it 1"
    case .idleShares(let part, let key):
      return
        "\(part.name) has '\(key)', so its 'answers' earn nothing: move the right answer into 'answers', with a 'fraction'"
    case .emptyAnswer(let part): return "\(part.name) has an empty text: write one"
    case .noLicence:
      return "the quiz names its author or source and has no 'licence': add one, as in 'CC BY 4.0'"
    case .emptySection(let part):
      return "\(part.name) has no question: write its id as 'section' of its questions"
    case .largePick(let pick, let part, let all):
      return "'pick' of \(part.name) is '\(pick)', and there \(all == 1 ? "is 1 question" : "are \(all) questions") "
        + "to draw from, so none is left out: write a smaller number, or remove it"
    case .idleTypos(let part):
      return "'typos' of \(part.name) forgives nothing: answers of three letters or fewer, and those with '*', "
        + "must be right; remove it"
    case .drawn(let part, let fault, let times, let all):
      return "in \(times) of \(all) draws \(fault.words(part.name))"
    case .unknownKey(let key, let part, let names):
      let cure = part.hasData ? "remove it, or put it under 'data'" : "remove it"
      return "unknown key '\(clean(key))' in \(part.name): \(near.advice(key, names) ?? cure)"
    case .idleKey("correct", let part, let kind):
      return "'correct' means nothing in \(part.name) of kind '\(kind.rawValue)'"
        + (kind.isChoice ? ": write it in the answers that are right" : ": remove it")
    case .idleKey(let key, let part, let kind):
      return "'\(clean(key))' means nothing in \(part.name) of kind '\(kind.rawValue)': remove it"
    case .idleGapKey(let key, let part, let kind):
      return "'\(clean(key))' means nothing in \(part.name), which takes a \(kind.rawValue): remove it"
    case .undeclaredOutcome(let id, let part, let declared):
      let cure = near.advice(id, declared.names) ?? "add it there"
      return "the outcome '\(clean(id))' of \(part.name) is not among the quiz's 'outcomes': \(cure)"
    case .unusualFraction(let fraction, let part):
      return "'fraction' of \(part.name) is a share of the points, usually -1 to 1, found '\(shown(fraction))'"
    case .outsideScale(let right, let part, let min, let max):
      return
        "'correct' of \(part.name) can never be chosen from \(shown(min)) to \(shown(max)), found '\(shown(right))'"
    }
  }
}

extension QuizPart {
  /// The part in the words of messages.
  var name: String {
    switch self {
    case .quiz: return "the quiz"
    case .defaults: return "'defaults'"
    case .question(let id): return "question '\(clean(id))'"
    case .answer(let id, let question): return "answer '\(clean(id))' of question '\(clean(question))'"
    case .outcome(let id): return "outcome '\(clean(id))'"
    case .band(let number): return "band \(number)"
    case .section(let id): return "section '\(clean(id))'"
    case .shuffle: return "'shuffle'"
    case .navigation: return "'navigation'"
    case .timing: return "'timing'"
    case .gap(let id, let question): return "gap '\(clean(id))' of question '\(clean(question))'"
    case .tolerance(let question): return "'tolerance' in question '\(clean(question))'"
    case .side(let question): return "a side of question '\(clean(question))'"
    }
  }

  fileprivate var shapeInWords: String {
    switch self {
    case .quiz: return "a table with 'title' and 'questions'"
    case .question, .answer, .side: return "a table with 'text'"
    case .outcome, .section: return "a table with 'id'"
    case .band: return "a table with 'from'"
    case .gap: return "a table with 'accept', 'correct' or 'answers'"
    case .defaults, .shuffle, .navigation, .timing, .tolerance: return "a table"
    }
  }

  fileprivate func cure(for key: String) -> String {
    switch key {
    case "upTo": return "write up to which value it applies"
    case "value", "accept": return "write what it applies to, or 'otherwise': true"
    case "questions": return "add a list of them"
    default: return "add one"
    }
  }
}

extension QuizProblem.Shape {
  fileprivate var name: String {
    switch self {
    case .text: return "a text, or a table of languages with a text each"
    case .name: return "a text"
    case .number: return "a number"
    case .wholeNumber: return "a whole number"
    case .boolean: return "true or false"
    case .list: return "a list"
    case .table: return "a table"
    case .twoTexts: return "a list of two texts"
    case .pair: return "lists of two texts, a left and its right"
    case .textOrTexts: return "a text or a list of texts"
    case .tolerance: return "a number, or a table with either 'relative' or 'geometric'"
    case .expression: return "an expression, such as 'random(2, 9)'"
    }
  }
}

extension QuizProblem.DrawnFault {
  /// The end of a sentence about a question, by the name of its part.
  fileprivate func words(_ name: String) -> String {
    switch self {
    case .equalAnswers: return "two answers of \(name) are equal: add a 'require' that keeps them apart"
    case .shareOfNothing:
      return "the right number of \(name) is 0, of which a share is nothing: write a distance, or a 'require'"
    case .factorOfNothing:
      return "the right number of \(name) is not above 0, of which no factor is near: write a distance, or a 'require'"
    case .manyDecimals:
      return "the right number of \(name) has more than six decimals and must be exact: round it, or add a 'tolerance'"
    case .outsideScale:
      return "the right number of \(name) lies outside of its slider: change its ends, or add a 'require'"
    }
  }
}

extension QuizProblem.NumberRule {
  fileprivate var name: String {
    switch self {
    case .any: return "a finite number"
    case .aboveZero: return "a number above 0, up to a billion"
    case .zeroOrMore: return "a number from 0 to a billion"
    case .points: return "0, or a number from 0.000001 to a billion"
    case .oneOrMore: return "a whole number from 1 to a billion"
    case .typos: return "a whole number from 0 to \(TextRule.typosAllowed.upperBound)"
    case .moderate: return "a number within a billion above or below 0"
    }
  }
}

extension QuizProblem.Found {
  fileprivate var name: String {
    switch self {
    case .nothing: return "nothing"
    case .boolean(let value): return "'\(value)'"
    case .number(let value): return "the number '\(shown(value))'"
    case .text(let value): return "the text '\(clean(value))'"
    case .list(let count): return count == 0 ? "an empty list" : "a list"
    case .table: return "a table"
    }
  }
}

/// The near names found so far: in a bank the same wrong key may stand in every question.
package struct FoundNearNames {
  /// The results of earlier look-ups, for each list of names.
  private var lists: [(names: [String], found: [String: String?])] = []
  /// How many names are compared at most: a file may have thousands of wrong words, each of which could mean thousands.
  private var comparisons = 100_000

  package init() {}

  fileprivate mutating func advice(_ word: String, _ names: [String]) -> String? {
    let place = lists.firstIndex { $0.names == names } ?? lists.endIndex
    if place == lists.endIndex { lists.append((names, [:])) }
    let name = lists[place].found[word] ?? near(word, names)
    lists[place].found[word] = .some(name)
    return name.map { "did you mean '\(clean($0))'?" }
  }

  private mutating func near(_ word: String, _ names: [String]) -> String? {
    guard names.count <= comparisons else { return nil }
    comparisons -= names.count
    return nearest(to: word, in: names)
  }
}

/// `'a', 'b' or 'c'`.
private func listed(_ names: [String]) -> String {
  let quoted = names.map { "'\($0)'" }
  guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " or " + last
}

private func at(_ place: String?) -> String {
  place.map { " at \($0)" } ?? " before it"
}

/// The last part of a path, without `.lua`.
private func fileName(_ path: String) -> String {
  let last = path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
  return clean(last.hasSuffix(".lua") ? String(last.dropLast(4)) : last)
}

/// A number without the `.0` of a whole one.
private func shown(_ value: Double) -> String {
  if let whole = Int(exactly: value) { String(whole) } else { String(value) }
}

/// The first 40 characters of a text, on one line.
private func clean(_ text: String) -> String {
  let text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  var result = ""
  for scalar in text.unicodeScalars.prefix(40) {
    let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    result.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
  }
  return text.unicodeScalars.count > 40 ? result + "…" : result
}
