internal import HTMLText
internal import QuizCore
internal import QuizPlay
internal import Words

/// A mode's status, with a drawing for each value.
struct StatusList {
  let entries: [StatusEntry]
  let words: PageWords

  /// The most signs that are drawn; higher numbers appear as text.
  private static let mostSigns = 10.0

  var html: HTML {
    guard !entries.isEmpty else { return .empty }
    return Tag.ul(.class("status")) {
      entries.map { entry in
        Tag.li {
          drawing(entry)
          Tag.span([.dirAuto] + (entry.kind == .money || entry.kind == .ladder ? [.class("strong")] : [])) {
            entry.text
          }
        }
      }
    }
  }

  private static let mostRungs = 20.0

  /// A staircase with the names of its ends.
  private func ladder(_ climbed: Int, of count: Int, _ labels: [String]) -> HTML {
    let stairs = stairs(climbed, of: count)
    guard labels.count == count, let first = labels.first, let last = labels.last, count > 1 else { return stairs }
    return Tag.span(.class("rungs"), .aria("hidden", "true")) {
      stairs
      Tag.span(.class("ends")) {
        Tag.span(.dirAuto) { first }
        Tag.span(.dirAuto) { last }
      }
    }
  }

  /// A ladder as stairs: climbed steps are full, the next one has an edge.
  private func stairs(_ climbed: Int, of count: Int) -> HTML {
    Tag.svg(.class("ladder"), .named("viewBox", "0 0 \(count * 10) 28"), .aria("hidden", "true")) {
      (0..<count).map { rung in
        let height = 6 + 20 * (rung + 1) / count
        return Tag.rect(
          .class(rung < climbed ? "climbed" : rung == climbed ? "next" : ""), .named("x", "\(rung * 10 + 1)"),
          .named("y", "\(27 - height)"), .named("width", "8"), .named("height", "\(height)"), .named("rx", "1.5"))
      }
    }
  }

  private func drawing(_ entry: StatusEntry) -> HTML {
    guard let value = entry.value else { return .empty }
    if entry.kind == .hearts {
      let of = max(entry.of ?? value, value)
      guard value >= 0, of <= Self.mostSigns else { return .empty }
      return .joined((0..<Int(of)).map { Icon.heart.html(isFull: $0 < Int(value)) })
    }
    guard let of = entry.of, of > 0 else { return .empty }
    if entry.kind == .ladder && of <= Self.mostRungs {
      return ladder(Int(max(0, min(of, value))), of: Int(of), entry.labels)
    }
    guard entry.kind == .meter || entry.kind == .ladder else { return .empty }
    return Tag.progress(
      .named("max", words.plain(of)), .value(words.plain(min(of, max(0, value)))), .aria("hidden", "true"))
  }
}

/// The time that is left, which the script counts down.
struct Countdown {
  private let left: Int?
  private let limit: Int?
  private let quizLeft: Int?
  private let words: PageWords

  init(left: Int, of limit: Int?, _ words: PageWords) {
    (self.left, self.limit, quizLeft, self.words) = (left, limit, nil, words)
  }

  init(_ play: Play, _ words: PageWords) {
    self.words = words
    switch play.step {
    case .question(let question)?:
      left = question.leftMs
      limit = question.limit.map { Int($0 * 1000) }
      quizLeft = question.quizLeftMs
    case .page(let page)?: (left, limit, quizLeft) = (nil, nil, page.quizLeftMs)
    case nil: (left, limit, quizLeft) = (nil, nil, nil)
    }
  }

  @HTMLBuilder var html: HTML {
    left.map { line($0, of: limit ?? $0, words.play.timeLeft, isQuiz: false) }
    quizLeft.map { line($0, of: nil, words.play.timeOfQuiz, isQuiz: true) }
  }

  private func line(_ left: Int, of limit: Int?, _ label: String, isQuiz: Bool) -> HTML {
    let data: [Attribute] = [.class("countdown"), .data("left", String(left))]
    return Tag.p(data + (limit.map { [.data("limit", String($0))] } ?? [])) {
      limit.map { limit in
        Tag.progress(
          .named("max", String(max(1, limit))), .value(String(min(limit, left))), .aria("hidden", "true"))
      }
      if isQuiz { Tag.span { label } }
      Tag.span(.named("role", "timer"), .aria("label", label)) { Self.written(left, words) }
    }
  }

  /// `12 s`, and `4:35` from a minute on; a second that has begun counts.
  static func written(_ ms: Int, _ words: PageWords) -> String {
    let seconds = (ms + 999) / 1000
    return words.shortly(seconds)
  }
}

extension PageWords {
  /// How long something took, everywhere alike: `12 s`, and `4:35` from a minute on.
  func duration(_ ms: Int) -> String { shortly(TimeText.seconds(ms: ms)) }

  func shortly(_ seconds: Int) -> String {
    seconds < 60 ? play.secondsShort(["n": String(seconds)]) : clock(seconds)
  }

  /// `4:35`, `1:04:35` from an hour on.
  func clock(_ seconds: Int) -> String { TimeText.duration(seconds: seconds) }

  /// A number for attributes, independent of the language.
  func plain(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }
}
