internal import QuizCore
internal import SheetLayout

/// The bubbles of a version's answer sheet.
struct SheetPlan {
  let version: PaperVersion
  let digits: Int
  let questions: [SheetQuestion]
  let shape: String

  /// `digits` is the count of digits of every number.
  init(_ version: PaperVersion, digits: Int) {
    self.version = version
    self.digits = digits
    questions = version.questions.map { $0.sheetQuestion(digits: digits) }
    shape = SheetQuestion.shape(of: questions)
  }

  /// One count for all numbers of all versions, so that it tells nothing of a single answer.
  static func digits(_ versions: [PaperVersion]) -> Int {
    let counts = versions.flatMap(\.questions).compactMap(\.question.wholeDigits)
    return max(SheetLayout.fewestDigits, counts.max() ?? 0)
  }

  /// The question and its part behind a name such as `3`, `3.2` or `7.1`.
  func part(_ name: String) -> (question: PaperQuestion, part: SheetQuestion.Part)? {
    for (printed, question) in zip(version.questions, questions) {
      if let part = question.parts.first(where: { $0.name == name }) { return (printed, part) }
    }
    return nil
  }
}

extension PaperQuestion {
  fileprivate func sheetQuestion(digits: Int) -> SheetQuestion {
    let name = String(number)
    func letters(_ count: Int) -> SheetQuestion.Form {
      .letters((0..<count).map(PaperQuestion.letter), takesSeveral: question.kind == .multiple)
    }
    switch question.kind {
    case .single, .multiple, .truefalse: return SheetQuestion(number, [.init(name, letters(answers.count))])
    case .match:
      return SheetQuestion(
        number,
        lefts.indices.map { .init("\(name).\($0 + 1)", cell: name, prefix: String($0 + 1), letters(rights.count)) })
    case .gaps:
      return SheetQuestion(
        number,
        gaps.enumerated().map { place, gap in
          let choices = self.letters(of: gap).count
          return .init("\(name).\(place + 1)", choices == 0 ? .line : letters(choices))
        })
    case .number: return SheetQuestion(number, [.init(name, question.wholeDigits == nil ? .line : .digits(digits))])
    case .range, .text, .order, .info: return SheetQuestion(number, [.init(name, .line)])
    }
  }
}

extension Question {
  /// The digits of the longest right result of a `number`; nil where one is not whole, or longer than a sheet has room for.
  fileprivate var wholeDigits: Int? {
    guard kind == .number else { return nil }
    var results: [Double] = []
    if case .number(let value) = correct { results.append(value) }
    for answer in answers {
      switch answer.rule {
      case .near(let value, _), .upTo(let value): results.append(value)
      case .matches, .otherwise, nil: continue
      }
    }
    let lengths = results.map { Int(exactly: $0).map { String($0.magnitude).count } }
    guard let most = lengths.compactMap({ $0 }).max(), !lengths.contains(nil), most <= SheetLayout.mostDigits else {
      return nil
    }
    return most
  }
}
