internal import HTMLText
internal import QuizPlay
internal import QuizWire

/// A small drawing of one hue and one shape, with a letter in it: an answer's, or a player's.
///
/// A hue is one of eight, a shape one of six, and they are chosen by arithmetic alone, so that every page of a room shows
/// the same.
enum Emblem {
  private static let hues = Subject.hues

  /// The letter of an answer, from 0; read aloud before the answer.
  static func answer(_ index: Int) -> HTML {
    HTML {
      Tag.span(.class("emblem", hue(index), "shape\(index % EmblemLook.shapes.count)")) { QuestionView.letter(index) }
      " "
    }
  }

  /// The class that gives an answer, and all that belongs to it, its hue.
  static func hue(_ index: Int) -> String { "hue\(index % hues)" }

  /// The same for a player.
  static func hue(of name: String) -> String { "hue\((Subject.hash(name) >> 8) % UInt64(hues))" }

  /// The avatar of a player, who is named beside it: the shape and hue of the name.
  static func player(_ name: String) -> HTML {
    Tag.span(
      .class("emblem", hue(of: name), "shape\((Subject.hash(name) >> 16) % UInt64(EmblemLook.shapes.count))"),
      .aria("hidden", "true")
    ) {
      String(name.first { !$0.isWhitespace } ?? "?").uppercased()
    }
  }

  /// The avatar of a player beside the name and what follows it, whose lines all begin behind the avatar.
  static func named(_ name: String, as words: String? = nil, @HTMLBuilder _ rest: () -> HTML = { .empty }) -> HTML {
    Tag.span(.class("named")) {
      player(name)
      " "
      Tag.span {
        Tag.span(.dirAuto) { words ?? name }
        rest()
      }
    }
  }
}
