internal import HTMLText
internal import QuizCore
internal import Words

/// Bars, the ranking, and what waits to be marked.
struct ResultDetails {
  let result: SittingResult
  /// The questions still to be marked by hand.
  let toMark: [String]
  let words: PageWords

  @HTMLBuilder var html: HTML {
    bars
    ranking
    waiting
  }

  private var bars: HTML {
    guard !result.bars.isEmpty else { return .empty }
    return Tag.section(.class("stack"), .aria("label", words.result.bars)) {
      Tag.ul(.class("bars")) {
        result.bars.map { bar in
          Tag.li {
            Tag.p(.class("label")) {
              Tag.span(.dirAuto) { bar.label }
              Tag.span { score(bar) }
            }
            HTML.track(bar, longest: longestBar)
          }
        }
      }
    }
  }

  /// The length by which bars without a total are drawn.
  private var longestBar: Double { result.bars.flatMap { [$0.value, $0.saidOf ?? 0, $0.mark ?? 0] }.max() ?? 0 }

  /// `3 of 5 (mark 4)`
  private func score(_ bar: SittingResult.Bar) -> String {
    let said = bar.text ?? bar.saidOf.map { value(bar.value, of: $0) } ?? words.number(bar.value)
    return bar.mark.map { "\(said) (\(words.result.markAt(["n": words.number($0)])))" } ?? said
  }

  private func value(_ value: Double, of: Double) -> String {
    words.result.countOf(["n": words.number(value), "of": words.number(of)])
  }

  private var ranking: HTML {
    guard result.ranking.count > 1 else { return .empty }
    let places = result.ranking.map { one in result.ranking.count { $0.points > one.points } + 1 }
    return Tag.table {
      Tag.caption { words.result.ranking }
      Tag.thead {
        Tag.tr {
          Tag.th(.named("scope", "col")) { words.result.placeLabel }
          Tag.th(.named("scope", "col")) { words.result.playerLabel }
          Tag.th(.named("scope", "col"), .class("number")) { result.unit?.other ?? words.result.pointsLabel }
        }
      }
      Tag.tbody {
        zip(places, result.ranking).map { place, one in
          Tag.tr {
            Tag.td { String(place) }
            Tag.th(.named("scope", "row")) { Tag.span(.dirAuto) { one.player } }
            Tag.td(.class("number")) {
              one.of.map { value(one.points, of: $0) } ?? words.number(one.points)
            }
          }
        }
      }
    }
  }

  private var waiting: HTML {
    guard !toMark.isEmpty else { return .empty }
    return Tag.section(.class("card")) {
      Tag.p { words.result.waiting }
      Tag.ul(.class("plain")) { toMark.map { text in Tag.li(.dirAuto) { HTML.lines(text) } } }
    }
  }
}
