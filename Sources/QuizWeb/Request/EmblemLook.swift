internal import QuizWire

/// The rules of the style sheet for emblems, by number: the hues of subjects, and the shapes.
enum EmblemLook {
  /// A circle, a rounded square, a diamond, a hexagon, a pentagon and a shield, as CSS; those with corners are larger, and
  /// take the space of the others.
  static let shapes = [
    "border-radius: 50%", "border-radius: .45em",
    "clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%); width: 2em; height: 2em; margin: -.15em",
    "clip-path: polygon(25% 3%, 75% 3%, 100% 50%, 75% 97%, 25% 97%, 0 50%); width: 1.9em; margin-inline: -.1em",
    "clip-path: polygon(50% 0, 100% 38%, 82% 100%, 18% 100%, 0 38%); width: 1.9em; height: 1.9em; margin: -.1em; "
      + "padding-block-start: .2em",
    "border-radius: .2em .2em 50% 50%",
  ]

  /// The rules of all hues and shapes, for the sheet.
  static var rules: String {
    let hues = Subject.colours.enumerated().map { place, colour in
      let digits = String(colour, radix: 16)
      return ".hue\(place) { --hue: #\(String(repeating: "0", count: 6 - digits.count) + digits); }\n"
    }
    return hues.joined() + shapes.enumerated().map { place, look in ".shape\(place) { \(look); }\n" }.joined()
  }
}
