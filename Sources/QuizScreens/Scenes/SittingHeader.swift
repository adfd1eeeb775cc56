internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout

/// The top rows of a step: where the player stands, what the mode tells, how much time is left.
struct SittingHeader {
  /// What this is: `Question 3 of 10`, `Page`.
  var place: String
  var title: String
  /// The title of the section that the question belongs to.
  var section: String?
  var player: String?
  /// Questions reached, of all; nil when the mode decides.
  var progress: (reached: Int, of: Int)?
  var status: [StatusEntry] = []
  /// Milliseconds for the open question.
  var limit: Int?

  func rows(_ canvas: Canvas) -> [Row] {
    let glyphs = canvas.glyphs
    let parts = [place, player, section, title].compactMap { $0?.cleaned }.filter { !$0.isEmpty }
    let first = parts.joined(separator: " \(glyphs.separator) ")
    let rows = [Row(first.truncated(to: canvas.width, ellipsis: glyphs.ellipsis), Look.title)]
    return rows + progressRows(canvas) + [timer(canvas)?.row(canvas)].compactMap { $0 }
  }

  /// The bar and the mode's texts behind it; on a high screen what does not fit there goes on below, text by text.
  private func progressRows(_ canvas: Canvas) -> [Row] {
    var spans: [Span] = []
    var room = canvas.width
    if let progress, progress.of > 0 {
      let length = canvas.barLength
      let full = min(progress.of, max(0, progress.reached)) * length / progress.of
      spans = [Span(canvas.glyphs.bar(full, of: length), Look.bar), Span(" \(progress.reached)/\(progress.of)")]
      room -= length + spans[1].text.cells + 3
    }
    let lines = StatusLine(status, canvas).rows(first: max(8, room))
    guard let first = lines.first else { return spans.isEmpty ? [] : [Row(spans)] }
    return [Row(spans + [Span(spans.isEmpty ? "" : "   ")] + first.spans)] + lines.dropFirst()
  }

  func timer(_ canvas: Canvas) -> TimerLine? {
    let (question, quiz) = canvas.left
    guard question != nil || quiz != nil else { return nil }
    return TimerLine(limit: limit, left: question, quizLeft: quiz, length: canvas.barLength, canvas.settings)
  }
}

/// The countdown: a bar and the seconds of the question, the time of the whole quiz.
struct TimerLine {
  private let limit: Int
  private let left: Int?
  private let quizLeft: Int?
  private let isAnimated: Bool

  /// The cells of the bar.
  private let length: Int

  private static let hurry = 5000

  init(limit: Int?, left: Int?, quizLeft: Int?, length: Int, _ settings: ScreenSettings) {
    self.limit = max(1, limit ?? left ?? 1)
    self.left = left
    self.length = length
    self.quizLeft = quizLeft
    isAnimated = settings.isAnimated
  }

  func row(_ canvas: Canvas) -> Row {
    let texts = canvas.texts
    var spans: [Span] = []
    if let left {
      let style = left <= Self.hurry ? Look.hurry : Look.bar
      spans = [
        Span(texts.time + " "), Span(canvas.glyphs.bar(filled(left), of: length), style),
        Span(" " + Self.written(left, texts), left <= Self.hurry ? Look.strong : .plain),
      ]
    }
    if let quizLeft {
      let gap = spans.isEmpty ? "" : " \(canvas.glyphs.separator) "
      spans.append(Span("\(gap)\(texts.timeOfQuiz) \(Self.written(quizLeft, texts))"))
    }
    return Row(spans)
  }

  /// Milliseconds to the next moment when the row looks different; nil when it never will.
  var nextChange: Int? {
    var waits = [left, quizLeft].compactMap { $0 }.filter { $0 > 0 }.map { ($0 - 1) % 1000 + 1 }
    if isAnimated, let left, left > 0 {
      // The bar loses a cell when what is left comes down to a whole number of cells.
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
    return seconds < 60 ? texts.seconds(["n": String(seconds)]) : clock(seconds)
  }

  /// `4:35`, and `1:04:35` from an hour on.
  static func clock(_ seconds: Int) -> String {
    let two = { (number: Int) in number < 10 ? "0\(number)" : String(number) }
    let minutes = seconds / 60
    if minutes < 60 { return "\(minutes):\(two(seconds % 60))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))"
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
