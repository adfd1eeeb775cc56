/// The text as lines of at most `width` cells.
///
/// Lines break at newlines, between words, before and after wide characters (but not before closing or after opening
/// punctuation), and inside a word only when it is longer than a line. Spaces at a break are dropped, other spaces
/// stay, so that indented code keeps its shape. There is always at least one line; a cluster wider than `width` has a
/// line of its own.
package func wrapped(_ text: String, width: Int) -> [String] {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .flatMap { LineFiller.lines(of: $0, width: max(1, width)) }
}

extension String {
  /// The text with its long lines broken between words, each further line as far in as its first.
  ///
  /// Spaces at the end stay, as a prompt ends with one.
  package func broken(at width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.utf8.count > width, String(line).cells > width else { return String(line) }
      let indent = String(line.prefix { $0 == " " }.prefix(width / 2))
      let end = String(line.reversed().prefix { $0 == " " })
      let lines = wrapped(String(line.dropFirst(indent.count).dropLast(end.count)), width: width - indent.count)
      return lines.map { indent + $0 }.joined(separator: "\n") + end
    }.joined(separator: "\n")
  }
}

/// Fills lines with pieces: a gap of spaces and the unbreakable text after it.
private struct LineFiller {
  let width: Int
  var lines: [String] = []
  var line = ""
  var used = 0

  static func lines(of paragraph: Substring, width: Int) -> [String] {
    var filler = LineFiller(width: width)
    var gap = ""
    var word = ""
    var previous: Character?
    for character in paragraph {
      if character.isBreakingSpace {
        filler.add(word, after: &gap)
        word = ""
        gap.append(character == "\t" ? " " : character)
      } else {
        if let previous, !word.isEmpty, mayBreak(between: previous, and: character) {
          filler.add(word, after: &gap)
          word = ""
        }
        word.append(character)
      }
      previous = character
    }
    filler.add(word, after: &gap)
    return filler.lines + [filler.line]
  }

  /// Puts a word on this line, or on the next when it does not fit; the gap before it is used up.
  mutating func add(_ word: String, after gap: inout String) {
    guard !word.isEmpty else { return }
    let needed = gap.cells + word.cells
    if used + needed <= width {
      line += gap + word
      used += needed
    } else {
      if !line.isEmpty { breakLine() }
      cut(word)
    }
    gap = ""
  }

  private mutating func breakLine() {
    lines.append(line)
    line = ""
    used = 0
  }

  /// Puts a word at the start of a line, over as many lines as it needs.
  private mutating func cut(_ word: String) {
    for character in word {
      let cells = character.cells
      if used + cells > width && !line.isEmpty { breakLine() }
      line.append(character)
      used += cells
    }
  }

  /// Whether a line may end between two characters that no space separates.
  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    if left == "\u{200B}" { return true }
    guard left.isWideText || right.isWideText else { return false }
    return !neverLast.contains(left) && !neverFirst.contains(right)
  }

  private static let neverFirst = Set("、。，．：；？！）］｝」』】〕〉》〗〙ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}’”…")
  private static let neverLast = Set("（［｛「『【〔〈《〖〘([{‘“")
}

extension Character {
  /// Spaces at which a line may end; the no-break ones (U+00A0, U+2007, U+202F) hold their words together.
  fileprivate var isBreakingSpace: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    switch scalar.value {
    case 0xA0, 0x2007, 0x202F: return false
    default: return scalar.properties.isWhitespace
    }
  }

  /// Letters of scripts without spaces between words.
  fileprivate var isWideText: Bool {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x2E80 else { return false }
    return cells >= 2 && !scalar.properties.isEmojiPresentation
  }
}
