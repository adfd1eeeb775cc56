package import JSONText
internal import TextLayout

/// A class: who did what, by quiz, and its homework.
package struct ClassListing: Equatable, Sendable {
  package var name = ""
  package var quizzes: [Quiz] = []
  package var people: [Person] = []
  package var homework: [Homework] = []

  package struct Quiz: Equatable, Sendable {
    package var id = ""
    package var title = ""
    package init() {}
  }

  package struct Person: Equatable, Sendable {
    package var id = ""
    package var name = ""
    /// The last time that the code was given; nil before the first.
    package var seen: String?
    package var finished = 0
    /// Sittings that wait to be continued.
    package var open = 0
    package var scores: [Score] = []
    package init() {}

    /// The best result in a quiz; nil without one.
    package func best(in quiz: String) -> Double? { scores.first { $0.quiz == quiz }?.best }
  }

  package struct Score: Equatable, Sendable {
    package var quiz = ""
    /// Percent.
    package var best = 0.0
    package var times = 0
    package init() {}
  }

  package struct Homework: Equatable, Sendable {
    package var room = ""
    package var title = ""
    package var until: String?
    package var isOver = false
    /// The names of those who have finished it.
    package var done: [String] = []
    package init() {}
  }

  package init() {}

  /// A row a person, a column a quiz, for spreadsheets.
  package func csv(_ columns: [String]) -> String {
    let head = CSVLine.text(columns + quizzes.map(\.title))
    return people.reduce(head) { text, person in
      let scores = quizzes.map { person.best(in: $0.id).map { String(($0 * 10).rounded() / 10) } ?? "" }
      return text
        + CSVLine.text(
          [person.name, person.id, person.seen ?? "", String(person.finished), String(person.open)] + scores)
    }
  }
}

extension ClassListing: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("class", &name)
    fields.always("quizzes", &quizzes)
    fields.always("people", &people)
    fields.always("homework", &homework)
  }
}

extension ClassListing.Quiz: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("id", &id)
    fields.always("title", &title)
  }
}

extension ClassListing.Person: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("id", &id)
    fields.always("name", &name)
    fields.field("seen", &seen)
    fields.always("finished", &finished)
    fields.always("open", &open)
    fields.always("scores", &scores)
  }
}

extension ClassListing.Score: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("quiz", &quiz)
    fields.always("best", &best)
    fields.always("times", &times)
  }
}

extension ClassListing.Homework: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("room", &room)
    fields.always("title", &title)
    fields.field("until", &until)
    fields.always("over", &isOver)
    fields.always("done", &done)
  }
}
