internal import TextLayout

/// A piece of a drawn line whose cells look alike.
package struct MarkupRun: Equatable, Sendable {
  package var text: String
  package var looks: MarkupLooks
  /// The part of code that it belongs to; nil for what has no colour.
  package var part: CodePart?
  /// The picture whose upper left cell is behind the run, which has no text then; the lines of its other rows have none
  /// either.
  package var picture: MarkupPicture?

  package init(text: String, looks: MarkupLooks, part: CodePart? = nil, picture: MarkupPicture? = nil) {
    (self.text, self.looks, self.part, self.picture) = (text, looks, part, picture)
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
  /// Formulas and code read from left to right, also in a text that is written from right to left.
  package static let isolated = MarkupLooks(rawValue: 64)
}

/// The lines of one block of a text.
package struct MarkupPart: Equatable, Sendable {
  package var lines: [[MarkupRun]]
  /// The line that a sign before the text belongs to: of a formula its baseline, else the first.
  package var lead = 0
  /// True for a paragraph: running text, not a formula, code, list or table.
  package var isParagraph = false
}

/// A picture inside the quiz's folder, and the columns that it may take.
package struct MarkupPicture: Equatable, Sendable {
  package let path: String
  package let columns: Int
}

/// A line of characters with their looks, before it is cut to a width; or a picture in the place of a line.
struct StyledLine {
  private(set) var characters: [(Character, MarkupLooks)] = []
  private(set) var picture: (picture: MarkupPicture, rows: Int)?
  /// The blanks at which the line cannot be cut.
  private var held: Set<Int> = []
  /// The places before which the line can be cut although no blank stands there.
  private var cuts: Set<Int> = []

  init() {}

  init(_ picture: MarkupPicture, rows: Int) {
    self.picture = (picture, rows)
  }

  var isEmpty: Bool { characters.isEmpty && picture == nil }

  /// Adds a text; one that holds together is cut only where it is longer than a line.
  mutating func append(_ text: String, _ looks: MarkupLooks, holds: Bool = false) {
    for character in text {
      if holds, character == " " { held.insert(characters.count) }
      characters.append((character, looks))
    }
  }

  /// Allows a cut before the next text.
  mutating func allowCut() { cuts.insert(characters.count) }

  private static let heldBlank: Character = "\u{A0}"
  private static let cut: Character = "\u{200B}"

  var cells: Int { String(characters.map(\.0)).cells }

  /// The text to be cut: held blanks are no-break ones, and a sign of no width stands where else it can be cut.
  private var text: String {
    if held.isEmpty && cuts.isEmpty { return String(characters.map(\.0)) }
    return characters.enumerated().reduce(into: "") { text, place in
      if cuts.contains(place.offset) { text.append(Self.cut) }
      text.append(held.contains(place.offset) ? Self.heldBlank : place.element.0)
    }
  }

  /// The runs of a part of the line.
  private func runs(_ range: Range<Int>) -> [MarkupRun] {
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
    if let (picture, rows) = picture {
      return (0..<rows).map { [MarkupRun(text: "", looks: [], picture: $0 == 0 ? picture : nil)] }
    }
    var place = 0
    return wrap(text, width).map { line in
      var line = Array(line)[...]
      if line.first == Self.cut, cuts.contains(place) { line.removeFirst() }
      while !line.isEmpty, place < characters.count, !matches(line, at: place) { place += 1 }
      let start = place
      while !line.isEmpty, place < characters.count {
        if line.first == Self.cut, cuts.contains(place) { line.removeFirst() }
        guard matches(line, at: place) else { break }
        line.removeFirst()
        place += 1
      }
      return runs(start..<place)
    }
  }

  private func matches(_ line: ArraySlice<Character>, at place: Int) -> Bool {
    guard let first = line.first else { return false }
    let here = held.contains(place) ? Self.heldBlank : characters[place].0
    return here == first || here == "\t" && first == " "
  }
}
