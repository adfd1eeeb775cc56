internal import HTMLText
internal import QuizCore

/// The line of a `range`, with ends, marks between them, and a place for the number.
struct PaperScale {
  private let scale: Scale
  private static let width = 1000.0

  init(_ scale: Scale) {
    self.scale = scale
  }

  var html: HTML {
    Tag.div(.class("scale")) {
      Tag.svg(.named("viewBox", "-40 0 1080 64"), .named("role", "img")) {
        line(0, 20, Self.width, 20)
        for value in marks {
          let place = (value - scale.min) / (scale.max - scale.min) * Self.width
          line(place, 10, place, 30)
          Tag.svgText(.named("x", Self.written(place)), .named("y", "56"), .named("text-anchor", "middle")) {
            Self.written(value)
          }
        }
      }
      if scale.labels.contains(where: { !$0.isEmpty }) {
        Tag.div(.class("ends")) { for label in scale.labels { Tag.span(.dirAuto) { label } } }
      }
    }
  }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> HTML {
    Tag.svgLine(
      .named("x1", Self.written(x1)), .named("y1", Self.written(y1)), .named("x2", Self.written(x2)),
      .named("y2", Self.written(y2)))
  }

  /// The ends, and round numbers between them: every step where there are few.
  private var marks: [Double] {
    let span = scale.max - scale.min
    guard span > 0, span.isFinite else { return [] }
    var distance = scale.step
    if span / distance > 10 {
      // Steps are 1, 2 or 5 times a power of ten, so that there are 4 to 10 parts.
      var power = 1.0
      while power * 10 <= span / 5 { power *= 10 }
      while power > span / 5 { power /= 10 }
      distance = [5, 2, 1].map { $0 * power }.first { span / $0 >= 4 } ?? power
    }
    let first = (scale.min / distance).rounded(.up)
    let count = Int(min(12, ((scale.max - first * distance) / distance + 1e-9).rounded(.down)))
    let between = count < 0 ? [] : (0...count).map { (first + Double($0)) * distance }
    let inner = between.filter { $0 - scale.min > 0.6 * distance && scale.max - $0 > 0.6 * distance }
    return [scale.min] + inner + [scale.max]
  }

  private static func written(_ value: Double) -> String {
    ValueSpec.written(.numeric((value * 1e6).rounded() / 1e6))
  }
}
