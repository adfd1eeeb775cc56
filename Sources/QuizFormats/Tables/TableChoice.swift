/// Which answers a cell says are right.
enum TableChoice {
  /// The places of right answers, each given as a text, a number from 1, or a letter; nil for anything else.
  static func rights(_ cell: String, among texts: [String], _ style: TableStyle = TableStyle()) -> [Int]? {
    if cell.isEmpty { return [] }
    if style.numbersArePlaces, let places = numbers(cell, texts) ?? decimal(cell, texts) { return places }
    if let one = place(cell, texts) { return [one] }
    for separator in [";", "|", ","] as [Character] where cell.contains(separator) {
      for parts in [cell.split(separator: separator).map(\.trimmed), ListCell.split(cell, at: String(separator))] {
        if let places = places(parts.filter { !$0.isEmpty }, texts) { return places }
      }
    }
    return nil
  }

  /// The first place where a cell means different answers as texts and as numbers: that of the number; nil when both agree.
  static func otherPlace(_ cell: String, among texts: [String]) -> Int? {
    guard let byNumber = numbers(cell, texts), let byText = rights(cell, among: texts), byNumber != byText else {
      return nil
    }
    return zip(byNumber, byText).first { $0 != $1 }?.0 ?? byNumber.first
  }

  /// The first letter that was taken for the text of an answer and is the place of another, with that place.
  static func otherLetter(_ cell: String, _ rights: [Int], among texts: [String]) -> (letter: String, place: Int)? {
    let words = cell.split { ";|, ".contains($0) }.map(String.init)
    guard words.count == rights.count else { return nil }
    for (word, right) in zip(words, rights) where texts[right].lowercased() == word.lowercased() {
      if let place = letter(word, texts), place != right { return (word, place) }
    }
    return nil
  }

  /// The places that a cell of nothing but numbers names.
  private static func numbers(_ cell: String, _ texts: [String]) -> [Int]? {
    let words = cell.split { ";|, ".contains($0) }.map(String.init)
    let places = words.compactMap { number($0, texts) }
    return words.isEmpty || places.count < words.count ? nil : places
  }

  /// The places of `1,3` where a spreadsheet program took it for a number: `1.3`.
  private static func decimal(_ cell: String, _ texts: [String]) -> [Int]? {
    let words = cell.split(separator: ".").map(String.init)
    let places = words.compactMap { $0.count == 1 ? number($0, texts) : nil }
    return words.count == 2 && Set(places).count == 2 ? places : nil
  }

  /// All of them in one way, so that "1,2" means the first two and not the answer "2" twice; else each in its own.
  private static func places(_ words: [String], _ texts: [String]) -> [Int]? {
    let ways: [(String) -> Int?] = [
      { texts.firstIndex(of: $0) }, { number($0, texts) }, { letter($0, texts) }, { place($0, texts) },
    ]
    for way in ways {
      let places = words.compactMap(way)
      if places.count == words.count { return places }
    }
    return nil
  }

  private static func place(_ word: String, _ texts: [String]) -> Int? {
    if let exact = texts.firstIndex(of: word) { return exact }
    if Int(word) != nil { return number(word, texts) }
    if word.utf8.count == 1, let place = letter(word, texts) { return place }
    return texts.firstIndex { $0.lowercased() == word.lowercased() }
  }

  private static func number(_ word: String, _ texts: [String]) -> Int? {
    guard let number = Int(word), number >= 1, number <= texts.count else { return nil }
    return number - 1
  }

  private static func letter(_ word: String, _ texts: [String]) -> Int? {
    guard word.utf8.count == 1, let byte = word.uppercased().utf8.first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    else { return nil }
    let place = Int(byte - UInt8(ascii: "A"))
    return texts.indices.contains(place) ? place : nil
  }
}

/// The style of a table, recognised by the names of its columns.
struct TableStyle {
  /// True when numbers of right answers are places, as in the sheets of quiz shows, whose questions have a time.
  var numbersArePlaces = false
  /// Whether the answers are to be shown as they are written, as Kahoot does.
  var keepsOrder = false

  init() {}

  init(_ header: [String]) {
    let names = header.map { TableColumn.onOneLine($0).lowercased() }
    keepsOrder = names.contains { $0.hasPrefix("correct answer(s)") }
    numbersArePlaces = keepsOrder || names.contains { $0.hasPrefix("time limit (") || $0.hasPrefix("time in seconds") }
  }
}
