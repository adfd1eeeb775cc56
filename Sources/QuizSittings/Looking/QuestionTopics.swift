internal import QuizCore
internal import QuizFormats
package import QuizLibrary
internal import QuizStore

/// How many questions there are of each category, in the quizzes at hand and in the bank; without one the name is empty.
package struct QuestionTopics {
  package let counts: [(category: String, questions: Int)]

  package init(_ library: Library, _ bank: LazyBank) throws(Problem) {
    var counts: [String: Int] = [:]
    for topic in library.catalogue().entries.compactMap(\.card).flatMap(\.topics) {
      counts[topic.category, default: 0] += topic.questions
    }
    if let bank = bank.toRead() {
      let topics = try recorded { () throws(RecordFailure) in try bank.topics() }
      for topic in topics { counts[topic.category, default: 0] += topic.count }
    }
    self.counts = counts.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
      .map { (category: $0.key, questions: $0.value) }
  }
}
