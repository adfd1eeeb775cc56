/// The order of a sitting and how far it has come, kept along with the turns so that no step walks through all of them.
struct Course: Equatable, Sendable {
  private var all = IDOrder([])
  private var asked = IDOrder([])
  /// The unsettled ones of `questions`, in order; a slice, so that taking the first moves no other.
  private(set) var remaining: ArraySlice<String> = []
  /// The indices of the settled ones among the turns.
  private(set) var settled: [Int] = []

  init() {}

  /// An order of which nothing is settled; `usual` is that of the quiz, which most sittings follow.
  init(order ids: [String], like usual: IDOrder, isPage: (String) -> Bool) {
    all = ids == usual.ids ? usual : IDOrder(ids)
    let questions = ids.filter { !isPage($0) }
    asked = questions.count == ids.count ? all : IDOrder(questions)
    remaining = asked.ids[...]
  }

  /// Ids in the order they will be asked, `info` pages among them.
  var order: [String] { all.ids }

  /// The same without pages.
  var questions: [String] { asked.ids }

  /// The place of a question or page in the order, from 0; nil for an unknown id.
  func place(of id: String) -> Int? { all.place(of: id) }

  /// The place of a question among the questions alone.
  func questionPlace(of id: String) -> Int? { asked.place(of: id) }

  /// The latest turn, at `index`, settled a question.
  mutating func settle(_ id: String, at index: Int) {
    settled.append(index)
    if remaining.first == id {
      remaining.removeFirst()
    } else if let place = remaining.firstIndex(of: id) {
      remaining.remove(at: place)
    }
  }

  /// Turns were dropped: only the first `count` are left.
  mutating func rewind(to count: Int, isSettled: (String) -> Bool) {
    settled.removeAll { $0 >= count }
    remaining = questions.filter { !isSettled($0) }[...]
  }
}
