/// A piece of a drawn line whose cells look alike.
package struct MarkupRun: Equatable, Sendable {
  package var text: String
  package var looks: MarkupLooks
  /// The part of code that it belongs to; nil for what has no colour.
  package var part: CodePart?

  package init(text: String, looks: MarkupLooks, part: CodePart? = nil) {
    (self.text, self.looks, self.part) = (text, looks, part)
  }
}

/// How a terminal sets off a piece of text; a terminal without one of them shows the text alone.
package struct MarkupLooks: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = MarkupLooks(rawValue: 1)
  package static let italic = MarkupLooks(rawValue: 2)
  package static let underlined = MarkupLooks(rawValue: 4)
  package static let struck = MarkupLooks(rawValue: 8)
  package static let code = MarkupLooks(rawValue: 16)
  package static let marked = MarkupLooks(rawValue: 32)
}

/// A line of characters with their looks, before it is cut to a width.
struct StyledLine {
  private(set) var characters: [(Character, MarkupLooks)] = []

  mutating func append(_ text: String, _ looks: MarkupLooks) {
    for character in text { characters.append((character, looks)) }
  }

  var text: String { String(characters.map(\.0)) }

  /// The runs of a part of the line.
  func runs(_ range: Range<Int>) -> [MarkupRun] {
    var runs: [MarkupRun] = []
    for (character, looks) in characters[range] {
      if let last = runs.indices.last, runs[last].looks == looks {
        runs[last].text.append(character)
      } else {
        runs.append(MarkupRun(text: String(character), looks: looks))
      }
    }
    return runs
  }

  /// The line cut to a width by the wrapping of all texts, which drops blanks where a line ends.
  func wrapped(width: Int, by wrap: (String, Int) -> [String]) -> [[MarkupRun]] {
    var place = 0
    return wrap(text, width).map { line in
      var line = Array(line)
      while !line.isEmpty, place < characters.count, !matches(line[0], at: place) { place += 1 }
      let start = place
      while !line.isEmpty, place < characters.count, matches(line[0], at: place) {
        line.removeFirst()
        place += 1
      }
      return runs(start..<place)
    }
  }

  private func matches(_ character: Character, at place: Int) -> Bool {
    characters[place].0 == character || characters[place].0 == "\t" && character == " "
  }
}
