internal import HTMLText
internal import QuizCore
internal import QuizWire
internal import Words

/// Scores over time as a line, with the same in words.
struct ScoreChart {
  let scores: [StatsListing.Score]
  let words: PageWords

  private static let width = 320
  private static let height = 90
  /// The percentages that have a line, from above.
  private static let lines = [100.0, 50, 0]

  /// The chart; empty for fewer than two scores.
  var html: HTML {
    guard let first = scores.first, let last = scores.last, scores.count > 1 else { return .empty }
    return Tag.section(.class("stack")) {
      Tag.h2 { words.record.overTime }
      Tag.figure {
        Tag.div(.class("plotted")) {
          Tag.div(.class("axis", "soft"), .aria("hidden", "true")) {
            Self.lines.map { percent in Tag.span { words.percent(percent) } }
          }
          Tag.svg(
            .class("chart"), .named("viewBox", "0 0 \(Self.width) \(Self.height)"), .named("role", "img"),
            .aria("label", sentence(first, last))
          ) {
            Self.lines.map(line)
            Tag.polyline(.named("points", points))
            Tag.circle(.named("cx", "\(Self.width)"), .named("cy", y(last.percent)), .named("r", "3"))
          }
        }
        Tag.figcaption(.class("soft")) { sentence(first, last) }
      }
    }
  }

  private func line(_ percent: Double) -> HTML {
    Tag.svgLine(
      .named("x1", "0"), .named("x2", "\(Self.width)"), .named("y1", y(percent)), .named("y2", y(percent)))
  }

  private var points: String {
    let step = Double(Self.width) / Double(scores.count - 1)
    return scores.enumerated().map { "\(written(Double($0.offset) * step)),\(y($0.element.percent))" }
      .joined(separator: " ")
  }

  private func y(_ percent: Double) -> String {
    written(Double(Self.height) * (1 - max(0, min(100, percent)) / 100))
  }

  /// The number with one decimal, and a point in any language.
  private func written(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private func sentence(_ first: StatsListing.Score, _ last: StatsListing.Score) -> String {
    let percents = scores.map(\.percent)
    return words.record.chart([
      "first": number(first.percent), "from": words.day(first.day.text), "last": number(last.percent),
      "to": words.day(last.day.text), "min": number(percents.min() ?? 0), "max": number(percents.max() ?? 0),
    ])
  }

  private func number(_ percent: Double) -> String { words.number(percent.rounded()) }
}
