internal import HTMLText
internal import QuizWire

/// The drawing of a quiz or a mode: the hue and sign of its subject, on a pattern of its own.
///
/// All of it follows from names, so that nothing is stored or loaded.
struct QuizEmblem {
  /// The hue from 0.
  let hue: Int
  /// The outline of the sign in a square of 24.
  let sign: String
  private let hash: UInt64

  /// A quiz or mode by its id, such as `world-capitals`.
  init(id: String, category: String?) {
    let subject = category.flatMap { Subject(category: $0) }
    sign = subject?.outline ?? Self.questionMark
    hash = Subject.hash(id)
    hue = category.map { Subject.hue(ofCategory: $0) } ?? Int(hash % UInt64(Subject.hues))
  }

  /// The banner above a tile; where a tile is narrow, its middle alone is seen.
  var banner: HTML {
    Tag.svg(
      .class("banner", "hue\(hue)"), .named("viewBox", "0 0 320 96"), .named("preserveAspectRatio", "xMidYMid slice"),
      .aria("hidden", "true")
    ) {
      Tag.path(.class("pattern"), .named("d", pattern))
      Tag.svg(
        .named("x", "132"), .named("y", "20"), .named("width", "56"), .named("height", "56"),
        .named("viewBox", "0 0 24 24")
      ) { Tag.path(.class("sign"), .named("d", sign)) }
    }
  }

  /// Lines behind the sign: rings around a point, slanting lines, waves, or dots; few, as a list has fifty of them.
  var pattern: String {
    let (x, y) = (40 + Int(hash >> 12 % 240), Int(hash >> 24 % 96))
    switch (hash >> 40) % 4 {
    case 0: return stride(from: 28, to: 180, by: 48).map { Outline.ring(x, y, $0) }.joined()
    case 1:
      let lean = 24 + Int(hash >> 32 % 64)
      return stride(from: -lean, to: 340, by: 22).map { "M\($0) 100L\($0 + lean) -4" }.joined()
    case 2:
      return stride(from: 12, to: 100, by: 32).map { y in
        "M-10 \(y)"
          + stride(from: -10, to: 330, by: 88).map {
            "Q\($0 + 22) \(y - 22) \($0 + 44) \(y)Q\($0 + 66) \(y + 22) \($0 + 88) \(y)"
          }
          .joined()
      }.joined()
    default:
      return stride(from: 12, to: 100, by: 30).flatMap { y in
        stride(from: y % 4 * 7, to: 330, by: 30).map { "M\($0) \(y)L\($0) \(y)" }
      }.joined()
    }
  }

  private static let questionMark =
    "M8.5 9Q8.5 4.5 12.2 4.5Q16 4.5 16 8.3Q16 10.7 13.5 12Q12 12.8 12 15.3M12 19.3L12 19.3"
}

/// Outlines in the words of SVG, of the commands M, L, Q and Z alone, so that a picture can be made of them here.
enum Outline {
  /// A circle in whole units of its place.
  static func ring(_ x: Int, _ y: Int, _ radius: Int) -> String { ring(Double(x), Double(y), Double(radius)) }

  /// A circle of eight curves.
  static func ring(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let (half, slant) = (radius * 0.4142, radius * 0.7071)
    let points: [(Double, Double, Double, Double)] = [
      (radius, half, slant, slant), (half, radius, 0, radius), (-half, radius, -slant, slant),
      (-radius, half, -radius, 0), (-radius, -half, -slant, -slant), (-half, -radius, 0, -radius),
      (half, -radius, slant, -slant), (radius, -half, radius, 0),
    ]
    return "M\(short(x + radius)) \(short(y))"
      + points.map { "Q\(short(x + $0.0)) \(short(y + $0.1)) \(short(x + $0.2)) \(short(y + $0.3))" }.joined()
  }

  /// At most one decimal.
  private static func short(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return (tenths < 0 ? "-" : "") + "\(abs(tenths) / 10)" + (tenths % 10 == 0 ? "" : ".\(abs(tenths) % 10)")
  }
}

extension Subject {
  /// The sign's outline in a square of 24.
  var outline: String {
    switch self {
    case .architecture:
      "M3 20L21 20M4.5 17.5L19.5 17.5M6 17L6 10M10 17L10 10M14 17L14 10M18 17L18 10M3.5 9.5L12 4L20.5 9.5Z"
    case .art:
      "M12 4Q3 4 3 12Q3 20 11 20Q13.5 20 13 17.5Q12.5 15 15.5 15L18 15Q21 15 21 11Q21 4 12 4ZM7.5 10L7.5 10"
        + "M11 7.5L11 7.5M15.5 8.5L15.5 8.5M7.5 14.2L7.5 14.2"
    case .astronomy:
      Outline.ring(12, 12, 5) + "M7.3 13.6Q2 17.4 2.9 18.9Q4.2 20.8 12.6 15.6Q21.5 9.8 21 6.6Q20.5 4.6 15.4 8.2"
        + "M5 5L5 5M19.5 17L19.5 17"
    case .biology:
      "M7 3Q7 8 12 12Q17 16 17 21M17 3Q17 8 12 12Q7 16 7 21M8 5.5L16 5.5M9.5 9L14.5 9M9.5 15L14.5 15M8 18.5L16 18.5"
    case .computing:
      "M3.5 5L20.5 5L20.5 16.5L3.5 16.5ZM8.5 20L15.5 20M12 16.5L12 20M7 8.5L9.5 10.7L7 13M11.5 13L15 13"
    case .everyday:
      "M5 8L16 8L16 14Q16 19 11 19L10 19Q5 19 5 14ZM16 10Q20 9.5 20 12Q20 15 16 14.5M8 5.5Q7 4.5 8 3"
        + "M12.5 5.5Q11.5 4.5 12.5 3"
    case .film:
      "M4 10L20 10L20 20L4 20ZM4 10L3.2 6.6L19 3.2L19.8 6.6L4 10M8 5.6L10.5 8.6M13 4.5L15.5 7.5"
    case .food:
      "M12 8Q9 5.5 6.5 7.5Q3.5 10.5 6 16Q8.5 21.5 12 19.5Q15.5 21.5 18 16Q20.5 10.5 17.5 7.5Q15 5.5 12 8Z"
        + "M12 8Q12 5 14.5 3.5"
    case .games:
      "M6 4L18 4Q20 4 20 6L20 18Q20 20 18 20L6 20Q4 20 4 18L4 6Q4 4 6 4ZM8.5 8.5L8.5 8.5M15.5 8.5L15.5 8.5"
        + "M12 12L12 12M8.5 15.5L8.5 15.5M15.5 15.5L15.5 15.5"
    case .general:
      "M9 17Q9 14.5 7.5 12.5Q6 10.5 6.2 8.8Q7 4 12 4Q17 4 17.8 8.8Q18 10.5 16.5 12.5Q15 14.5 15 17ZM9.5 20L14.5 20"
        + "M12 17L12 12M10 10.5L12 12L14 10.5"
    case .geography:
      Outline.ring(12, 12, 8.5) + "M3.5 12L20.5 12M12 3.5Q6.5 8 6.5 12Q6.5 16 12 20.5Q17.5 16 17.5 12Q17.5 8 12 3.5"
    case .history:
      "M6 3.5L18 3.5M6 20.5L18 20.5M7.5 3.5L7.5 7Q7.5 9.5 12 12Q16.5 14.5 16.5 17L16.5 20.5"
        + "M16.5 3.5L16.5 7Q16.5 9.5 12 12Q7.5 14.5 7.5 17L7.5 20.5M10 18.5L14 18.5"
    case .language:
      "M4 5L15 5Q17 5 17 7L17 11.5Q17 13.5 15 13.5L9 13.5L5.5 16.5L5.5 13.5L4 13.5Q2.5 13.5 2.5 11.5L2.5 7"
        + "Q2.5 5 4 5ZM20 9.5Q21.5 9.5 21.5 11.5L21.5 15.5Q21.5 17 20 17.2L18.5 17.2L18.5 20L15 17.2L11.5 17.2"
        + "M6.5 8.3L13 8.3M6.5 10.6L10.5 10.6"
    case .literature:
      "M12 6.5Q8.5 4 3.5 5L3.5 18.5Q8.5 17.5 12 20Q15.5 17.5 20.5 18.5L20.5 5Q15.5 4 12 6.5ZM12 6.5L12 20"
    case .mathematics: "M3.5 13L6 12L9.5 19.5L13 4.5L20.5 4.5M13.5 10.5L19 17.5M19 10.5L13.5 17.5"
    case .music:
      "M9 17.5L9 6L19 4L19 15.5M9 9.5L19 7.5" + Outline.ring(6.5, 17.5, 2.5) + Outline.ring(16.5, 15.5, 2.5)
    case .mythology: "M13.5 3L6 13.5L11.5 13.5L10 21L18 10L12.5 10Z"
    case .nature: "M5 19Q4 8 12 5Q16 3.5 20 4Q20.5 9 18.5 13Q15 19.5 5 19ZM3.5 21L5 19Q9 12 15.5 8.5"
    case .personality: Outline.ring(12, 12, 8.5) + "M8.5 14.5Q12 18 15.5 14.5M9 9.5L9 10M15 9.5L15 10"
    case .science:
      "M9.5 3.5L14.5 3.5M10.5 3.5L10.5 9L5 18Q4 20.5 6.5 20.5L17.5 20.5Q20 20.5 19 18L13.5 9L13.5 3.5M7.3 15L16.7 15"
        + "M10.5 17.8L10.5 17.8M14 17.5L14 17.5"
    case .sport:
      "M8 4L16 4L16 9.5Q16 13.5 12 13.5Q8 13.5 8 9.5ZM8 6L4.5 6Q4.5 11 8.3 11M16 6L19.5 6Q19.5 11 15.7 11"
        + "M12 13.5L12 17.5M8.5 20L15.5 20Q15.5 17.5 12 17.5Q8.5 17.5 8.5 20Z"
    case .story:
      "M9.5 9L8 20.5L16 20.5L14.5 9ZM9 9L15 9M10 9L10 6L14 6L14 9M9.5 6L12 3.5L14.5 6M8.9 14L15.1 14M17 6.5L20.5 5"
        + "M17 8L20.5 9M7 6.5L3.5 5M7 8L3.5 9"
    }
  }
}
