package import QuizCore

// Builders of values for tests, with plain defaults.

extension Quiz {
  /// A quiz of these questions, titled after its id.
  package static func of(
    _ questions: Question..., id: String = "quiz", reveal: Reveal = .each, change: (inout Quiz) -> Void = { _ in }
  ) -> Quiz {
    var quiz = Quiz(id: id, title: id, questions: questions)
    quiz.reveal = reveal
    change(&quiz)
    return quiz
  }
}

extension Question {
  /// A choice of one; a star before a text marks it right: `.single("q1", "*Paris", "Rome")`.
  package static func single(
    _ id: String, _ answers: String..., change: (inout Question) -> Void = { _ in }
  ) -> Question {
    make(id, .single, marked(answers), change)
  }

  /// A choice of any number; stars mark the right ones.
  package static func multiple(
    _ id: String, _ answers: String..., change: (inout Question) -> Void = { _ in }
  ) -> Question {
    make(id, .multiple, marked(answers), change)
  }

  package static func truefalse(
    _ id: String, _ right: Bool?, change: (inout Question) -> Void = { _ in }
  ) -> Question {
    let sides = [Answer(id: "true", text: "True"), Answer(id: "false", text: "False")]
    return make(id, .truefalse, sides) { question in
      question.correct = right.map(Correct.side)
      for index in question.answers.indices {
        question.answers[index].isCorrect = right.map { String($0) } == question.answers[index].id
      }
      change(&question)
    }
  }

  package static func range(
    _ id: String, correct: Double? = nil, scale: Scale = Scale(), change: (inout Question) -> Void = { _ in }
  ) -> Question {
    make(id, .range, []) { question in
      question.correct = correct.map(Correct.number)
      question.scale = scale
      change(&question)
    }
  }

  package static func number(
    _ id: String, _ correct: Double? = nil, _ tolerance: Tolerance = .absolute(0),
    change: (inout Question) -> Void = { _ in }
  ) -> Question {
    make(id, .number, []) { question in
      question.correct = correct.map(Correct.number)
      question.tolerance = tolerance
      change(&question)
    }
  }

  package static func text(
    _ id: String, accept: String..., change: (inout Question) -> Void = { _ in }
  ) -> Question {
    make(id, .text, []) { question in
      question.accept = accept
      change(&question)
    }
  }

  /// Items in the right order.
  package static func order(
    _ id: String, _ items: String..., change: (inout Question) -> Void = { _ in }
  ) -> Question {
    make(id, .order, items.enumerated().map { Answer(id: letter($0.offset), text: $0.element) }, change)
  }

  package static func match(
    _ id: String, _ pairs: [(String, String)], extra: [String] = [], change: (inout Question) -> Void = { _ in }
  ) -> Question {
    make(id, .match, []) { question in
      question.pairs = pairs.map { Pair($0.0, $0.1) }
      question.extra = extra
      change(&question)
    }
  }

  /// A text with gaps: each is an id with its solution as a gap of its own.
  package static func gaps(
    _ id: String, _ text: String, _ gaps: [Gap], words: [String] = [], change: (inout Question) -> Void = { _ in }
  ) -> Question {
    make(id, .gaps, []) { question in
      question.text = text
      question.gaps = gaps
      question.words = words
      change(&question)
    }
  }

  package static func info(_ id: String, change: (inout Question) -> Void = { _ in }) -> Question {
    make(id, .info, [], change)
  }

  private static func make(
    _ id: String, _ kind: Kind, _ answers: [Answer], _ change: (inout Question) -> Void
  ) -> Question {
    var question = Question(id: id, kind: kind, text: "Text of \(id)", answers: answers)
    change(&question)
    return question
  }

  private static func marked(_ texts: [String]) -> [Answer] {
    texts.enumerated().map { index, text in
      let isRight = text.hasPrefix("*")
      return Answer(id: letter(index), text: isRight ? String(text.dropFirst()) : text, isCorrect: isRight)
    }
  }

  /// `a` for the first answer, as formats name answers without an id.
  private static func letter(_ index: Int) -> String {
    Unicode.Scalar(UInt32(97 + index)).map { String(Character($0)) } ?? "answer\(index)"
  }
}

extension Beginning {
  package static func of(
    _ quiz: Quiz?, layers: [any Mode] = [BuiltInMode()], seed: Int = 1, players: [String] = ["Ann"],
    limits: LimitSettings = LimitSettings(), options: [PlainField] = []
  ) -> Beginning {
    var beginning = Beginning(
      sitting: "01ARZ3NDEKTSV4RRFFQ69G5FAV", quiz: quiz, plugins: layers.map { PluginUse($0.info) }, options: options,
      seed: seed, players: players, day: CivilDay(year: 2026, month: 11, day: 20))
    beginning.limits = limits
    return beginning
  }
}

extension StoredSitting {
  package static func of(_ beginning: Beginning) -> StoredSitting {
    StoredSitting(
      beginning: beginning, started: WallTime(milliseconds: 1_795_132_800_000), zone: "UTC", offsetMinutes: 0)
  }
}
