internal import Terminal
internal import TextLayout
internal import Words

/// A line that is typed, with its cursor.
struct TextField: Equatable {
  private(set) var text: String
  /// How many characters stand before the cursor.
  private(set) var cursor: Int
  /// Whether the text was suggested and not touched yet: the first letter typed takes its place.
  private var isSuggested = false

  static let longest = 2000
  private var longest = TextField.longest

  init(_ text: String = "", longest: Int = TextField.longest) {
    self.text = text
    self.longest = longest
    cursor = text.count
  }

  init(suggesting text: String, longest: Int = TextField.longest) {
    self.init(text, longest: longest)
    isSuggested = !text.isEmpty
  }

  /// Edits by a key; false for keys without an effect on text.
  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let text): insert(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(text.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    case .backspace, .control("h"): remove(before: true)
    case .delete, .control("d"): remove(before: false)
    case .control("u"): remove(to: 0)
    case .control("k"): remove(to: text.count)
    case .control("w"), .alt("\u{7F}"): remove(to: wordStart)
    case .alt("d"): remove(to: wordEnd)
    case .alt("b"): cursor = wordStart
    case .alt("f"): cursor = wordEnd
    default: return false
    }
    isSuggested = false
    return true
  }

  /// Edits like `edit`, but ignores letters that no number contains.
  ///
  /// Other signs, and pasted texts, are checked on submission: dropping them from 1/2 or 12:30 would make another
  /// number.
  mutating func editNumber(_ key: Key) -> Bool {
    guard case .character(let character) = key, character.isLetter, !beginsExponent(character) else { return edit(key) }
    return true
  }

  /// Whether a letter is that of an exponent: behind a digit, and the only one.
  private func beginsExponent(_ character: Character) -> Bool {
    "eE".contains(character) && !isSuggested && text.prefix(cursor).last?.isNumber ?? false
      && !text.contains { "eE".contains($0) }
  }

  private mutating func insert(_ added: String) {
    if isSuggested { self = TextField(longest: longest) }
    let after = String(text.dropFirst(cursor))
    let before = String((text.prefix(cursor) + added).prefix(max(0, longest - after.count)))
    text = before + after
    // A mark joins the letter before it, so the characters are counted anew.
    cursor = min(before.count, text.count)
  }

  private mutating func remove(before: Bool) {
    let place = before ? cursor - 1 : cursor
    guard 0..<text.count ~= place else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: place))
    cursor = min(place, text.count)
  }

  /// Takes away everything between the cursor and a place.
  private mutating func remove(to place: Int) {
    let range = min(place, cursor)..<max(place, cursor)
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    text.removeSubrange(start..<text.index(start, offsetBy: range.count))
    cursor = min(range.lowerBound, text.count)
  }

  /// The start of the word at or before the cursor.
  private var wordStart: Int {
    var place = cursor
    let characters = Array(text)
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }

  /// The end of the word at or after the cursor.
  private var wordEnd: Int {
    var place = cursor
    let characters = Array(text)
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    while place < characters.count, !characters[place].isWhitespace { place += 1 }
    return place
  }

  /// The same line with a sign in place of each character.
  func covered(with sign: Character) -> TextField {
    var covered = self
    covered.text = String(repeating: sign, count: text.count)
    return covered
  }

  /// Puts the cursor before the character at a cell of the line, of which `width` cells are shown; a suggestion stays one.
  mutating func moveCursor(to cell: Int, of width: Int) {
    if isSuggested { return }
    let shown = window(width - 1)
    let before = String(text.prefix(cursor)).cleaned.count
    // The characters that stand left of what is shown.
    let first = before - shown.text.prefix(cells: shown.cursor).count
    cursor = min(text.count, max(0, first) + shown.text.prefix(cells: max(0, cell)).count)
  }

  /// The part of the line around the cursor that fits into so many cells, and the cursor's cell in it.
  func window(_ width: Int) -> (text: String, cursor: Int) {
    let shown = String(text.cleaned.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    var before = Substring(shown.prefix(cursor))
    while before.cells >= width, !before.isEmpty { before = before.dropFirst() }
    let rest = (before + shown.dropFirst(cursor)).prefix(cells: width)
    return (rest, before.cells)
  }
}

extension TextField {
  /// The keys of editing, for the help.
  static func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint("\(settings.glyphs.leftRight) \(texts.ends)", texts.editLine),
      KeyHint("\(texts.control)-A \(texts.control)-E", texts.editEnds),
      KeyHint("Alt-B Alt-F", texts.editWords), KeyHint("\(texts.control)-W", texts.clearWord),
      KeyHint("\(texts.control)-U \(texts.control)-K", texts.clearLine),
    ]
  }
}
