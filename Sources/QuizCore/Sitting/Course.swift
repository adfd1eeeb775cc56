/// The order of a sitting and how far it has come, kept along with the turns so that no step walks through all of them.
struct Course: Equatable, Sendable {
  /// Ids in the order they will be asked, `info` pages among them.
  private(set) var order: [String] = []
  /// The same without pages.
  private(set) var questions: [String] = []
  /// Those of `questions` that are not settled, in order.
  private(set) var remaining: [String] = []
  /// Where the settled ones stand among the turns.
  private(set) var settled: [Int] = []
  /// Where everything stands in `order`, and the questions in `questions`.
  private var places: [String: Int] = [:]
  private var questionPlaces: [String: Int] = [:]

  init() {}

  /// An order of which nothing is settled.
  init(order: [String], isPage: (String) -> Bool) {
    self.order = order
    questions = order.filter { !isPage($0) }
    remaining = questions
    for (place, id) in order.enumerated() { places[id] = place }
    for (place, id) in questions.enumerated() { questionPlaces[id] = place }
  }

  /// The place of a question or page in the order, from 0; nil for what is not in it.
  func place(of id: String) -> Int? { places[id] }

  /// The place of a question among the questions alone.
  func questionPlace(of id: String) -> Int? { questionPlaces[id] }

  /// The latest turn, at `index`, settled a question.
  mutating func settle(_ id: String, at index: Int) {
    settled.append(index)
    if let place = remaining.first == id ? 0 : remaining.firstIndex(of: id) { remaining.remove(at: place) }
  }

  /// Turns were dropped: only the first `count` are left.
  mutating func rewind(to count: Int, isSettled: (String) -> Bool) {
    settled.removeAll { $0 >= count }
    remaining = questions.filter { !isSettled($0) }
  }
}
