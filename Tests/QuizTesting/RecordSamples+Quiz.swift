package import QuizCore

extension RecordSamples {
  package mutating func quiz() -> Quiz {
    var quiz = Quiz(id: text(), title: text(), questions: few { $0.question() })
    quiz.description = maybe { $0.text() }
    quiz.image = maybe { $0.text() }
    quiz.imageAlt = maybe { $0.text() }
    quiz.category = maybe { $0.text() }
    quiz.language = maybe { $0.text() }
    quiz.markup = one(of: TextMarkup.allCases)
    quiz.author = maybe { $0.text() }
    quiz.licence = maybe { $0.text() }
    quiz.source = maybe { $0.text() }
    quiz.tags = few { $0.text() }
    quiz.data = plain()
    rules(of: &quiz)
    quiz.outcomes = few { $0.outcome() }
    quiz.bands = few { $0.band() }
    quiz.sections = few { $0.section() }
    return quiz
  }

  private mutating func rules(of quiz: inout Quiz) {
    quiz.plugin = maybe { $0.text() }
    quiz.options = fields()
    quiz.partial = one(of: PartialRule.allCases)
    quiz.isDaily = flag()
    quiz.pick = maybe { $0.count() }
    quiz.shuffle = Shuffle(questions: flag(), answers: flag())
    quiz.navigation = Navigation(back: flag(), free: flag(), skip: flag())
    quiz.timing = Timing(
      question: maybe { $0.double() }, quiz: maybe { $0.double() }, whileClosed: one(of: Timing.WhileClosed.allCases))
    quiz.reveal = one(of: Reveal.allCases)
  }

  mutating func outcome() -> Outcome {
    Outcome(
      id: text(), title: maybe { $0.text() }, emoji: maybe { $0.text() }, image: maybe { $0.text() },
      text: maybe { $0.text() }, data: plain())
  }

  mutating func section() -> Section {
    Section(
      id: text(), title: maybe { $0.text() }, text: maybe { $0.text() }, pick: maybe { $0.count() },
      shuffle: maybe { $0.flag() })
  }

  mutating func band() -> Band {
    Band(
      from: double(), title: maybe { $0.text() }, emoji: maybe { $0.text() }, image: maybe { $0.text() },
      text: maybe { $0.text() })
  }

  package mutating func question() -> Question {
    var question = Question(id: text(), kind: one(of: Question.Kind.allCases), text: text())
    question.markup = one(of: TextMarkup.allCases)
    question.image = maybe { $0.text() }
    question.imageAlt = maybe { $0.text() }
    question.audio = maybe { $0.text() }
    question.category = maybe { $0.text() }
    question.section = maybe { $0.text() }
    question.difficulty = maybe { $0.text() }
    question.level = maybe { $0.whole(StoredRange.levels) }
    question.points = isHit() ? 1 : double()
    question.limit = maybe { $0.double() }
    question.hint = maybe { $0.text() }
    question.explanation = maybe { $0.text() }
    question.source = maybe { $0.text() }
    question.partial = maybe { $0.one(of: PartialRule.allCases) }
    question.data = plain()
    question.answers = few { $0.answer() }
    rules(of: &question)
    return question
  }

  private mutating func rules(of question: inout Question) {
    question.correct = maybe { $0.isHit() ? .side($0.flag()) : .number($0.double()) }
    question.tolerance = isHit() ? .absolute(0) : tolerance()
    if isHit() { question.scale = Scale(min: double(), max: double(), step: double(), labels: few { $0.text() }) }
    question.accept = few { $0.text() }
    question.caseSensitive = flag()
    question.textRule.typos = isHit() ? 0 : abs(integer() % 100)
    question.textRule.accents = flag()
    question.textRule.readsPlainDigits = flag()
    question.pairs = few { Pair($0.text(), $0.text()) }
    question.extra = few { $0.text() }
    question.marked = flag() ? .byHand : .byRule
  }

  mutating func tolerance() -> Tolerance {
    let value = double()
    return one(of: [.absolute(value), .relative(value), .geometric(value)])
  }

  mutating func answer() -> Answer {
    var answer = Answer(id: text(), text: text(), isCorrect: flag())
    answer.fraction = maybe { $0.double() }
    answer.feedback = maybe { $0.text() }
    answer.outcomes = few { OutcomeWeight($0.text(), $0.double()) }
    answer.isPinnedLast = flag()
    answer.data = plain()
    answer.rule = maybe { $0.rule() }
    return answer
  }

  private mutating func rule() -> Answer.Rule {
    switch chance.within(0, 3) {
    case 0: return .upTo(double())
    case 1: return .near(double(), tolerance())
    case 2: return .matches(few { $0.text() })
    default: return .otherwise
    }
  }
}
