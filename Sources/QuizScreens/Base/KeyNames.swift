internal import Terminal
internal import TextLayout
internal import Words

/// The keys that the names in hints stand for, so that a click on a hint presses its key.
struct KeyNames {
  /// A name in a hint with its key.
  struct Named: Equatable {
    var cells: Range<Int>
    var key: Key
  }

  private let names: [String: [(name: String, key: Key)]]

  init(_ settings: ScreenSettings) {
    let (texts, glyphs) = (settings.texts, settings.glyphs)
    let single: [(String, Key)] = [
      (texts.enterKey, .enter), (texts.esc, .escape), ("Tab", .tab), (texts.space, .character(" ")),
      (texts.backspace, .backspace), (texts.delete, .delete), (texts.sideKeys.left, .left),
      (texts.sideKeys.right, .right), (glyphs.arrowLeft, .left), (glyphs.arrowRight, .right),
      ("\(texts.shift)-Tab", .backTab), ("F1", .function(1)), ("\(texts.control)-P", .control("p")),
      ("\(texts.control)-L", .control("l")),
    ]
    let pairs: [(String, Character?, Key, Key)] = [
      (texts.pages, " ", .pageUp, .pageDown), (texts.ends, " ", .home, .end),
      (glyphs.upDown, glyphs.upDown.contains("/") ? "/" : nil, .up, .down),
      (glyphs.leftRight, glyphs.leftRight.contains("/") ? "/" : nil, .left, .right),
    ]
    var names: [String: [(name: String, key: Key)]] = [:]
    for (name, key) in single { names[name] = [(name, key)] }
    for (name, separator, first, second) in pairs {
      let halves = separator.map { name.split(separator: $0).map(String.init) } ?? name.map { String($0) }
      guard halves.count == 2 else { continue }
      names[name] = [(halves[0], first), (halves[1], second)]
      // Behind a blank the halves stand for themselves.
      if separator == " " { for half in names[name] ?? [] { names[half.name] = [half] } }
    }
    self.names = names
  }

  /// The named keys of a hint, each with its cells; a range such as `1-9` names none.
  func keys(in text: String) -> [Named] {
    if let known = names[text] { return placed(known, in: text, from: 0) }
    var found: [Named] = []
    var start = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      if let known = names[word] {
        found += placed(known, in: word, from: start)
      } else if word.count == 1, let letter = word.first {
        found.append(Named(cells: start..<(start + word.cells), key: .character(letter)))
      }
      start += word.cells + 1
    }
    return found
  }

  private func placed(_ known: [(name: String, key: Key)], in text: String, from start: Int) -> [Named] {
    guard known.count == 2 else { return known.map { Named(cells: start..<(start + text.cells), key: $0.key) } }
    let (first, second) = (known[0], known[1])
    return [
      Named(cells: start..<(start + first.name.cells), key: first.key),
      Named(cells: (start + text.cells - second.name.cells)..<(start + text.cells), key: second.key),
    ]
  }

  /// The key that the words of a hint mean: the first one; of opposite ones the one that goes on; nil where letters choose
  /// different things, or there is none.
  func key(of text: String) -> Key? {
    let keys = keys(in: text).map(\.key)
    guard let first = keys.first else { return nil }
    if keys.count > 1 {
      if let second = Self.opposites[first], keys[1] == second { return second }
      if case .character(let one) = first, case .character(let other) = keys[1], one.isLetter, other.isLetter {
        return nil
      }
    }
    return first
  }

  private static let opposites: [Key: Key] = [.up: .down, .left: .right, .pageUp: .pageDown, .home: .end]
}
