package import QuizCore
internal import QuizFormats
internal import QuizStore

/// The file that `quiz new` writes.
package struct QuizTemplate {
  private let name: String

  package init(name: String) {
    self.name = name
  }

  private var title: String {
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Four kinds of questions, to be written over.
  package var starter: String {
    var quiz = Quiz(id: name, title: title, questions: [])
    quiz.language = "en"
    quiz.markup = .markdown
    quiz.licence = "CC0-1.0"
    var spider = Question(id: "spider", kind: .single, text: "How many legs has a **spider**?")
    spider.explanation = "Insects have six, spiders eight."
    spider.answers = [
      Answer(id: "six", text: "Six"), Answer(id: "eight", text: "Eight", isCorrect: true),
      Answer(id: "ten", text: "Ten"),
    ]
    var bees = Question(id: "bees", kind: .truefalse, text: "Bees sleep.")
    bees.correct = .side(true)
    var capital = Question(id: "capital", kind: .text, text: "What is the capital of Iceland?")
    capital.accept = ["Reykjavik", "Reykjavík"]
    var root = Question(id: "root", kind: .number, text: "How much is $\\sqrt{144}$?")
    root.correct = .number(12)
    quiz.questions = [spider, bees, capital, root]
    for place in quiz.questions.indices { quiz.questions[place].markup = .markdown }
    return QuizWriter.write(quiz, as: .json).text
  }

  /// A quiz of questions that were drawn from the bank, with the source and licence they share.
  package func text(with questions: [Question]) -> String {
    var quiz = Quiz(id: name, title: title, questions: questions)
    quiz.language = "en"
    quiz.shuffle.answers = true
    let sources = Set(quiz.questions.compactMap(\.source))
    if sources.count == 1, let source = sources.first {
      quiz.source = source
      if source.hasSuffix(BankSource.openTriviaDB.licence) { quiz.licence = BankSource.openTriviaDB.licence }
    }
    for index in quiz.questions.indices {
      quiz.questions[index].id = "q\(index + 1)"
      if quiz.source != nil { quiz.questions[index].source = nil }
    }
    return QuizWriter.write(quiz, as: .json).text
  }
}
