internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// The top rows of a step: the title, and to the right progress and time left; below them the mode's status.
struct SittingHeader {
  var title: String
  /// The title of the section that the question belongs to.
  var section: String?
  var player: String?
  /// The scene's name on the right: `Review`, `Question 3`; empty where the progress shows it.
  var place = ""
  /// Questions reached, of all; nil when the mode decides.
  var progress: (reached: Int, of: Int)?
  /// The grades of the questions before, as far as they were shown.
  var grades: [VerdictView.Grade?] = []
  var status: [StatusEntry] = []
  /// The mode's status after the answer; nil while nothing is settled, or it is unknown.
  var statusAfter: [StatusEntry]?
  /// Milliseconds for the open question.
  var limit: Int?

  func rows(_ canvas: Canvas) -> [Row] {
    [first(canvas)] + StatusLine(status, after: statusAfter, canvas).rows
  }

  private func first(_ canvas: Canvas) -> Row {
    let parts = [player, title, section].compactMap { $0?.cleaned }.filter { !$0.isEmpty }
    let words = parts.joined(separator: " \(canvas.glyphs.separator) ")
    let right = right(dress(canvas), canvas)
    guard !right.isEmpty else { return Row(words.truncated(to: canvas.width, ellipsis: canvas.glyphs.ellipsis)) }
    let room = canvas.width - Row(right).cells - Self.gap
    guard room >= Self.shortestTitle else { return Row(right) }
    let left = words.truncated(to: room, ellipsis: canvas.glyphs.ellipsis)
    return Row([Span(left.padded(to: room + Self.gap))] + right)
  }

  // MARK: The right side

  private static let gap = 2
  private static let shortestTitle = 4

  /// The amount of drawing on the right; the first is the richest.
  private enum Dress: CaseIterable {
    case full, lean, words, figures

    var hasPlaces: Bool { self == .full || self == .lean }

    /// The cells of the countdown's bar.
    var bar: Int {
      switch self {
      case .full: 10
      case .lean: 5
      case .words, .figures: 0
      }
    }
  }

  /// The richest that leaves room for the title, or for half of a row of it.
  private func dress(_ canvas: Canvas) -> Dress {
    let wanted = min(title.cleaned.cells, canvas.width / 2)
    let fitting = Dress.allCases.first { dress in
      Row(right(dress, canvas)).cells + Self.gap + wanted <= canvas.width
    }
    return fitting ?? .figures
  }

  private func right(_ dress: Dress, _ canvas: Canvas) -> [Span] {
    let parts = [placeSpans(dress, canvas), timer(dress, canvas)?.spans(canvas, isLabelled: dress != .figures) ?? []]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [Span("   ")]))
  }

  /// A dot for each question, or a bar for many, and the figures.
  private func placeSpans(_ dress: Dress, _ canvas: Canvas) -> [Span] {
    let words = [progress.map { "\($0.reached)/\($0.of)" } ?? "", place].filter { !$0.isEmpty }
    let spans = words.isEmpty ? [] : [Span(words.joined(separator: progress == nil ? "" : ", "))]
    guard let progress, progress.of > 0, dress.hasPlaces else { return spans }
    return places(min(progress.of, max(0, progress.reached)), of: progress.of, canvas.glyphs) + [Span(" ")] + spans
  }

  private static let mostDots = 12
  private static let barLength = 10

  private func places(_ reached: Int, of all: Int, _ glyphs: Glyphs) -> [Span] {
    guard all <= Self.mostDots else {
      return [Span(glyphs.bar(reached * Self.barLength / all, of: Self.barLength), Look.bar)]
    }
    let before = (0..<max(0, reached - 1)).map { place in
      grades.indices.contains(place)
        ? grades[place].map { glyphs.square($0) } ?? Span(String(glyphs.dot)) : Span(String(glyphs.dot))
    }
    let spans =
      before + [
        Span(String(repeating: glyphs.dot, count: min(1, reached)), Look.accent),
        Span(String(repeating: glyphs.dotAhead, count: all - reached), Look.inactive),
      ]
    return spans.filter { !$0.text.isEmpty }
  }

  func timer(_ canvas: Canvas) -> TimerLine? { timer(dress(canvas), canvas) }

  private func timer(_ dress: Dress, _ canvas: Canvas) -> TimerLine? {
    let (question, quiz) = canvas.left
    guard question != nil || quiz != nil else { return nil }
    return TimerLine(limit: limit, left: question, quizLeft: quiz, length: dress.bar, canvas.settings)
  }
}

/// The countdown: a bar and the seconds of the question, the time of the whole quiz.
struct TimerLine {
  private let limit: Int
  private let left: Int?
  private let quizLeft: Int?
  private let isAnimated: Bool

  /// The cells of the bar; none where there is no room for one.
  private let length: Int

  private static let hurry = 5000

  init(limit: Int?, left: Int?, quizLeft: Int?, length: Int, _ settings: ScreenSettings) {
    self.limit = max(1, limit ?? left ?? 1)
    self.left = left
    self.length = length
    self.quizLeft = quizLeft
    isAnimated = settings.isAnimated
  }

  /// The bar and its seconds, then the time of the quiz, each as wide as it was at first, so that nothing moves.
  func spans(_ canvas: Canvas, isLabelled: Bool = true) -> [Span] {
    let texts = canvas.texts
    var spans: [Span] = []
    if let left {
      let isLate = left <= Self.hurry
      let seconds = Self.written(left, texts)
      let room = max(Self.written(limit, texts).cells, seconds.cells)
      if length > 0 {
        spans = [Span(canvas.glyphs.bar(filled(left), of: length) + " ", isLate ? Look.hurry : Look.bar)]
      }
      spans.append(Span(String(repeating: " ", count: room - seconds.cells) + seconds, isLate ? Look.strong : .plain))
    }
    if let quizLeft {
      let gap = spans.isEmpty ? "" : isLabelled ? "   " : " "
      let label = isLabelled ? texts.quizLabel + " " : ""
      spans.append(Span(gap + label + Self.written(quizLeft, texts)))
    }
    return spans
  }

  /// Milliseconds to the next moment when the row looks different; nil when it never will.
  var nextChange: Int? {
    var waits = [left, quizLeft].compactMap { $0 }.filter { $0 > 0 }.map { ($0 - 1) % 1000 + 1 }
    if isAnimated, length > 0, let left, left > 0 {
      // The bar loses a cell when the rest reaches a whole number of cells.
      waits.append(max(1, left - (filled(left) - 1) * limit / length))
    }
    return waits.min()
  }

  private func filled(_ left: Int) -> Int {
    let shown = min(limit, isAnimated ? left : (left + 999) / 1000 * 1000)
    return min(length, (shown * length + limit - 1) / limit)
  }

  /// `12 s`, and `4:35` from a minute on; a second that has begun counts.
  static func written(_ ms: Int, _ texts: ScreenTexts) -> String {
    let seconds = (ms + 999) / 1000
    return seconds < 60 ? texts.secondsShort(["n": String(seconds)]) : TimeText.duration(seconds: seconds)
  }

}

extension Canvas {
  /// The cells of a bar that shares its row with words.
  var barLength: Int { width >= 56 ? 20 : 10 }
}

extension Glyphs {
  func bar(_ full: Int, of length: Int) -> String {
    let full = min(length, max(0, full))
    return String(repeating: self.full, count: full) + String(repeating: empty, count: length - full)
  }
}
