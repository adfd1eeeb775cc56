internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// A result as a picture to show: what was played, the score, and a square for each question.
///
/// It has no word of a question, and letters of our own, which are Latin capitals: a title of other signs is left out.
struct ResultPicture {
  private let result: SittingResult
  private let extras: ExtrasView
  private let emblem: QuizEmblem
  private let title: String
  private let words: PageWords

  /// Nil before the end, and while marks wait for the end of a room.
  init?(_ play: Play, _ language: InterfaceLanguage) {
    guard let result = play.result, !play.extras.isLater else { return nil }
    (self.result, extras, emblem, title) = (result, play.extras, QuizEmblem(play), play.title)
    words = PageWords.of(language)
  }

  var png: [UInt8]? {
    var raster = Raster(width: 1200, height: 630, .init(Subject.colours[emblem.hue]))
    raster.draw(emblem.pattern, x: -450, y: -4, scale: 6.6, pen: 7, .white.covering(0.09))
    let size = raster.draw(Lettering(title, width: 620, height: 40, most: 3), x: 80, y: 84)
    raster.draw(Lettering(score, width: 620, height: size > 0 ? 110 : 130, most: 2), x: 80, y: max(230, 130 + size))
    squares(&raster)
    raster.draw(Lettering("quizrun", width: 300, height: 20, most: 1), x: 80, y: 560)
    circle(&raster)
    return raster.png
  }

  /// `7/10`, or the headline where there are no points to reach.
  private var score: String {
    if let points = result.points, let of = result.of { return "\(words.number(points))/\(words.number(of))" }
    return result.points.map(words.number) ?? extras.headline ?? ""
  }

  /// The share that was reached as a ring around the number; without one the sign of the quiz.
  private func circle(_ raster: inout Raster) {
    guard let percent = result.percent else {
      return raster.draw(emblem.sign, x: 790, y: 195, scale: 10, pen: 16, .white)
    }
    raster.arc(x: 930, y: 300, radius: 170, percent: 100, pen: 34, .white.covering(0.25))
    raster.arc(x: 930, y: 300, radius: 170, percent: percent, pen: 34, .white)
    raster.draw(emblem.sign, x: 890, y: 190, scale: 3.4, pen: 6, .white)
    let text = Lettering("\(Int(percent.rounded()))%", width: 300, height: 72, most: 1)
    raster.draw(text, x: 930 - text.widest / 2, y: 298)
  }

  private func squares(_ raster: inout Raster) {
    let squares = ResultSquares(extras.share).squares
    guard (1...40).contains(squares.count) else { return }
    let side = squares.count > 20 ? 22.0 : squares.count > 10 ? 26.0 : 48.0
    for (place, square) in squares.enumerated() {
      let (x, y) = (80 + Double(place % 20) * side * 1.25, 450 + Double(place / 20) * side * 1.25)
      raster.square(x: x, y: y, side: side, .init(square.colour))
      raster.draw(
        square.sign, x: x + side * 0.18, y: y + side * 0.18, scale: side * 0.64 / 24, pen: side / 9, .init(0x14_2024))
    }
  }

}

/// The squares of a share text, one for each question; none where the mode shares other lines.
struct ResultSquares {
  let squares: [Square]

  enum Square: Character {
    case right = "🟩"
    case partly = "🟨"
    case wrong = "🟥"
    case unanswered = "⬜"

    /// The sign by which it is told apart without its colour; none for a question without an answer.
    var sign: String {
      switch self {
      case .right: Icon.right.rawValue
      case .partly: Icon.partly.rawValue
      case .wrong: Icon.wrong.rawValue
      case .unanswered: ""
      }
    }

    var name: String {
      switch self {
      case .right: "right"
      case .partly: "partly"
      case .wrong: "wrong"
      case .unanswered: "open"
      }
    }

    fileprivate var colour: UInt32 {
      switch self {
      case .right: 0x9B_E3B2
      case .partly: 0xF2_D28C
      case .wrong: 0xF9_B9B3
      case .unanswered: 0xDF_E6E8
      }
    }
  }

  init(_ share: String?) {
    let lines = (share ?? "").split(separator: "\n").map { $0.map { Square(rawValue: $0) } }
    squares = lines.first { !$0.contains(nil) }?.compactMap(\.self) ?? []
  }
}

extension QuizEmblem {
  /// The emblem of what is played.
  init(_ play: Play) {
    self.init(id: play.begin.quiz?.id ?? play.begin.plugin.name ?? "", category: play.extras.category)
  }
}

extension Raster {
  /// Draws lines of letters, and returns their height.
  @discardableResult mutating func draw(_ text: Lettering, x: Double, y: Double) -> Double {
    for (place, line) in text.lines.enumerated() {
      var left = x
      for letter in line {
        draw(
          letter.outline, x: left, y: y + Double(place) * text.height * 1.6, scale: text.unit, pen: text.height / 7.5,
          .white)
        left += (letter.width + Lettering.gap) * text.unit
      }
    }
    return Double(text.lines.count) * text.height * 1.6
  }
}
