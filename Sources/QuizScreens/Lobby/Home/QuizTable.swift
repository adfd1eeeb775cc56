internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import TextLayout
internal import Words

/// Quizzes one below the other, with facts in columns; where there is no room for columns, below each title.
///
/// A title is never cut: a longer one pushes the facts of its row to the right, or below.
struct QuizTable {
  private let showsCategory: Bool
  /// The cells of a title.
  let title: Int
  private let state: Int
  private let best: Int
  private let last: Int
  private let isNarrow: Bool

  /// `hasDetails` is true when a pane beside the table shows facts that the columns lack.
  init(_ quizzes: [ListedQuiz], width: Int, showsCategory: Bool, hasDetails: Bool, _ canvas: Canvas) {
    self.showsCategory = showsCategory
    let widest = { (cells: [Int]) in cells.max() ?? 0 }
    let titles = widest(quizzes.map { $0.title.cleaned.cells })
    let least = min(Self.leastTitle, titles)
    state = min(width < 70 ? 30 : 40, widest(quizzes.map { Self.state($0, showsCategory, canvas).cells }))
    var room = width - 2 - 2 - state
    let best = widest(quizzes.map { Self.best($0, canvas.texts).cells })
    self.best = best > 0 && hasDetails && room - 2 - best < least ? 0 : best
    if self.best > 0 { room -= 2 + best }
    // The day goes first where there is no room for all.
    last = room - Self.dayCells - 2 >= 30 ? Self.dayCells : 0
    if last > 0 { room -= 2 + last }
    isNarrow = width < 50 || room < least
    title = min(isNarrow ? width - 2 : room, titles)
  }

  private static let dayCells = 10
  /// The fewest cells for titles; with fewer, the facts move below them.
  private static let leastTitle = 20

  func draw(_ match: QuizSearch.Match<ListedQuiz>, _ marker: Marker, into body: inout Body, _ canvas: Canvas) {
    let entry = match.item
    let ellipsis = canvas.glyphs.ellipsis
    let state = Self.state(entry, showsCategory, canvas).cleaned
    let best = Self.best(entry, canvas.texts)
    let shown = state.truncated(to: self.state, ellipsis: ellipsis)
    let facts = facts(shown, best, entry.last)
    let title = entry.title.cleaned
    let room = body.width - 2 - facts.reduce(0) { $0 + 2 + $1.text.cells }
    guard !isNarrow, title.cells <= room else {
      body.add(title: title, match.marks, marker)
      let facts = [state, best].filter { !$0.isEmpty }.joined(separator: " \(canvas.glyphs.separator) ")
      return body.add(facts, lead: [Span("    ")])
    }
    let row = Row(marker.lead("") + Span.marked(title, match.marks, marker.style), cursor: marker.cursor)
    body.add(row.followed(by: facts, from: title.cells))
  }

  /// The facts about a quiz, each with its column counted from the title's.
  private func facts(_ state: String, _ best: String, _ last: CivilDay?) -> [RowFact] {
    var facts: [RowFact] = [(state, title + 2)]
    var end = title + 2 + self.state
    if self.best > 0 {
      end += 2 + self.best
      if !best.isEmpty { facts.append((best, end - best.cells)) }
    }
    if self.last > 0, let last { facts.append((last.text, end + 2)) }
    return facts
  }

  /// The category, if it is no heading, and the progress or the number of questions.
  private static func state(_ entry: ListedQuiz, _ showsCategory: Bool, _ canvas: Canvas) -> String {
    let texts = canvas.texts
    let mark = entry.progress.map { texts.mark($0.settled, of: $0.of) }
    let own = mark ?? texts.due(of: entry) ?? entry.size(texts)
    return [showsCategory ? entry.category ?? texts.otherCategory : nil, own].compactMap { $0 }
      .joined(separator: " \(canvas.glyphs.separator) ")
  }

  private static func best(_ entry: ListedQuiz, _ texts: ScreenTexts) -> String {
    entry.best.map { texts.home.best(["percent": texts.rounded($0)]) } ?? ""
  }
}
