internal import TextLayout

/// A title letter by letter, without case and marks, that knows which of its characters each letter comes from.
struct FoldedTitle {
  private var letters: [Character] = []
  /// The character of the title that each letter comes from.
  private var origins: [Int] = []
  /// Whether a word begins with the letter.
  private var starts: [Bool] = []

  private static let longest = 200

  init(_ title: String) {
    var isInWord = false
    for (place, character) in title.prefix(Self.longest).enumerated() {
      let isLetter = character.isLetter || character.isNumber
      for (step, letter) in String(character).folded.enumerated() {
        letters.append(letter)
        origins.append(place)
        starts.append(isLetter && !isInWord && step == 0)
      }
      isInWord = isLetter
    }
  }

  struct Found {
    /// The places in the title.
    var marks: Set<Int>
    /// The distance from the first letter to the last.
    var span: Int
    /// Whether the word stands there as it was typed.
    var isWhole: Bool
  }

  /// The match of a word: whole, at best at the start of a word, or else as letters in order.
  ///
  /// The letters begin at the start of a word, and each is the next one of its kind or starts a word. Nil when there is
  /// no match.
  func found(_ word: [Character]) -> Found? {
    if let place = whole(word) {
      return Found(marks: Set(origins[place..<(place + word.count)]), span: word.count, isWhole: true)
    }
    guard word.count > 1 else { return nil }
    let spreads = letters.indices.filter { starts[$0] }.compactMap { spread(word, from: $0) }
    let width = { (places: [Int]) in (places.last ?? 0) - (places.first ?? 0) }
    guard let best = spreads.min(by: { width($0) < width($1) }) else { return nil }
    return Found(marks: Set(best.map { origins[$0] }), span: width(best), isWhole: false)
  }

  private func whole(_ word: [Character]) -> Int? {
    guard !word.isEmpty, letters.count >= word.count else { return nil }
    let places = (0...(letters.count - word.count)).filter { letters[$0..<($0 + word.count)].elementsEqual(word) }
    return places.first { starts[$0] } ?? places.first
  }

  /// The places of a word's letters when its first is there; the next is looked for as near as it can be.
  private func spread(_ word: [Character], from first: Int) -> [Int]? {
    guard letters[first] == word[0] else { return nil }
    var dead: Set<Int> = []
    return step(word, 1, [first], &dead)
  }

  private func step(_ word: [Character], _ next: Int, _ places: [Int], _ dead: inout Set<Int>) -> [Int]? {
    guard next < word.count, let here = places.last else { return places }
    let key = next * Self.longest * 4 + here
    if dead.contains(key) { return nil }
    var isSameWord = true
    for place in (here + 1)..<max(here + 1, letters.count) {
      if starts[place] || !(letters[place].isLetter || letters[place].isNumber) { isSameWord = false }
      guard letters[place] == word[next], isSameWord || starts[place] else { continue }
      if let all = step(word, next + 1, places + [place], &dead) { return all }
    }
    dead.insert(key)
    return nil
  }
}
