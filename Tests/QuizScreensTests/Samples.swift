import QuizCore
import QuizPlay
import QuizTesting
import Terminal

/// Takes one answer away when its button is pressed.
final class LifelineMode: Mode {
  let info = ModeInfo(id: "lifeline", name: "Lifeline", hooks: [.next])

  func next(_ context: HookContext) throws(HookFailure) -> Step {
    guard let id = context.state.openQuestion?.id ?? context.state.firstUnsettled else { return .finish(nil) }
    var options = AskOptions()
    let isUsed = context.state.turns.contains { $0.input == .action("less", inputs: []) }
    options.hide = isUsed ? ["a"] : []
    options.actions = isUsed ? [] : [Action(id: "less", label: "Fewer")]
    return .ask(.ofQuiz(id), options)
  }
}

enum Samples {
  /// Every kind of question, and all that a cover can say.
  static let full = quiz(all) { quiz in
    quiz.description = "Ten questions about animals, large and small, that live near you or far away from you."
    quiz.category = "Nature"
    quiz.author = "Ann"
    quiz.image = "zoo.png"
    quiz.imageAlt = "The entrance of a zoo"
    quiz.pick = 5
    quiz.timing.question = 20
    quiz.timing.quiz = 120
  }

  static func beginning(_ quiz: Quiz?, mode: any Mode = BuiltInMode(), players: [String] = ["Ann"]) -> Beginning {
    let day = CivilDay(year: 2026, month: 1, day: 5)
    return Beginning(
      sitting: "01SITTING", quiz: quiz, plugins: [PluginUse(mode.info)], seed: 7, players: players, day: day)
  }

  static func sitting(
    _ beginning: Beginning, mode: any Mode = BuiltInMode(), record: RecordDouble = RecordDouble()
  ) -> Sitting {
    let stored = StoredSitting(
      beginning: beginning, started: WallTime(milliseconds: 0), zone: "UTC", offsetMinutes: 0)
    return Sitting(stored, layers: [mode], record: record, wallClock: { WallTime(milliseconds: 0) })
  }

  static func quiz(_ questions: [Question], _ change: (inout Quiz) -> Void = { _ in }) -> Quiz {
    var quiz = Quiz(id: "animals", title: "Animals", questions: questions)
    change(&quiz)
    return quiz
  }

  static var single: Question {
    var question = Question(
      id: "q1", kind: .single, text: "Which of these animals sleeps standing up?",
      answers: [
        Answer(id: "a", text: "The cat"), Answer(id: "b", text: "The horse", isCorrect: true),
        Answer(id: "c", text: "The three-toed sloth, which spends most of its life hanging from branches"),
      ])
    question.answers[0].feedback = "Cats curl up."
    question.hint = "It is large."
    question.explanation = "Horses lock their knees."
    question.source = "A book"
    return question
  }

  static var multiple: Question {
    Question(
      id: "q2", kind: .multiple, text: "Which of these are birds?",
      answers: [
        Answer(id: "a", text: "Penguin", isCorrect: true), Answer(id: "b", text: "Bat"),
        Answer(id: "c", text: "Ostrich", isCorrect: true),
      ])
  }

  static var truefalse: Question {
    Question(
      id: "q3", kind: .truefalse, text: "A whale is a fish.",
      answers: [Answer(id: "true", text: "True"), Answer(id: "false", text: "False", isCorrect: true)])
  }

  static var range: Question {
    var question = Question(id: "q4", kind: .range, text: "How much do you like cats?")
    question.scale = Scale(min: 0, max: 10, step: 1, labels: ["not at all", "very much"])
    question.correct = .number(10)
    return question
  }

  static var number: Question {
    var question = Question(id: "q5", kind: .number, text: "How many legs has a spider?")
    question.correct = .number(8)
    return question
  }

  static var text: Question {
    var question = Question(id: "q6", kind: .text, text: "What says meow?")
    question.accept = ["cat", "a cat"]
    return question
  }

  static var order: Question {
    Question(
      id: "q7", kind: .order, text: "Order these from small to large.",
      answers: [Answer(id: "a", text: "Ant"), Answer(id: "b", text: "Dog"), Answer(id: "c", text: "Cow")])
  }

  static var match: Question {
    var question = Question(id: "q8", kind: .match, text: "Who lives where?")
    question.pairs = [Pair("Bee", "Hive"), Pair("Bird", "Nest")]
    question.extra = ["Kennel"]
    return question
  }

  static var info: Question {
    Question(id: "p1", kind: .info, text: "Now come the birds.\n\nTake your time.")
  }

  static var all: [Question] { [single, multiple, truefalse, range, info, number, text, order, match] }
}
