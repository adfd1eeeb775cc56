internal import HTMLText
internal import QuizPlay
internal import QuizWire

/// A small drawing of one hue and one shape, with a letter in it: an answer's, or a player's.
///
/// The sheet draws it; a hue is one of eight, a shape one of six, and they are chosen by arithmetic alone, so that every page
/// of a room shows the same.
enum Emblem {
  private static let hues = 8
  private static let shapes = 6

  /// The letter of an answer, from 0; read aloud before the answer.
  static func answer(_ index: Int) -> HTML {
    HTML {
      Tag.span(.class("emblem", "hue\(index % hues)", "shape\(index % shapes)")) { QuestionView.letter(index) }
      " "
    }
  }

  /// The avatar of a player, who is named beside it: the shape and hue of the name.
  static func player(_ name: String) -> HTML {
    // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
    let hash = name.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let (hue, shape) = (Int((hash >> 8) % UInt64(hues)), Int((hash >> 16) % UInt64(shapes)))
    return Tag.span(.class("emblem", "hue\(hue)", "shape\(shape)"), .aria("hidden", "true")) {
      String(name.first { !$0.isWhitespace } ?? "?").uppercased()
    }
  }
}
