/// The name nearest to a word, for `did you mean 'x'?`; nil when none is near.
///
/// A beginning of at least three letters means the shortest such name. Otherwise by optimal string alignment distance
/// (insert, delete, replace, swap of neighbours): at most a third of the word's length, never more than 3. Ties go to
/// the first name.
package func nearest(to word: String, in names: some Sequence<String>) -> String? {
  let folded = Array(word.lowercased())
  if folded.count >= 3, let begun = names.lazy.filter({ $0 != word && begins($0, with: folded) }).min(by: isShorter) {
    return begun
  }
  // Every letter is near to every other.
  let limit = folded.count == 1 ? 0 : min(3, max(1, folded.count / 3))
  var best: (name: String, distance: Int)?
  for name in names where name != word {
    let candidate = Array(name.lowercased())
    // The distance is at least the difference in length.
    guard abs(candidate.count - folded.count) <= limit, candidate.count > 1 || limit == 0 else { continue }
    let distance = editDistance(folded, candidate)
    if distance <= limit && distance < best?.distance ?? Int.max { best = (name, distance) }
  }
  return best?.name
}

private func begins(_ name: String, with beginning: [Character]) -> Bool {
  name.lowercased().starts(with: beginning)
}

private func isShorter(_ a: String, _ b: String) -> Bool { a.count < b.count }

/// Optimal string alignment distance of two words.
func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in 1...a.count {
    var row = [i] + Array(repeating: 0, count: b.count)
    for j in 1...b.count {
      let same = a[i - 1] == b[j - 1]
      row[j] = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (same ? 0 : 1))
      if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
        row[j] = min(row[j], beforePrevious[j - 2] + 1)
      }
    }
    beforePrevious = previous
    previous = row
  }
  return previous[b.count]
}

/// Numbers as people write them: decimal, with a point.
package enum DecimalText {
  /// The number, finite; nil for anything else, what Swift reads beyond it (hexadecimal, "inf", "nan") included.
  package static func read(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

/// Words for yes and no as people type them, in every language of the interface; capitals do not matter.
package enum TruthWord {
  package static let sides: [String: Bool] = [
    "true": true, "t": true, "yes": true, "y": true, "wahr": true, "w": true, "ja": true, "j": true, "richtig": true,
    "vrai": true, "v": true, "oui": true, "o": true, "verdadero": true, "sí": true, "si": true, "s": true,
    "false": false, "f": false, "no": false, "n": false, "falsch": false, "nein": false, "faux": false, "non": false,
    "falso": false,
  ]

  package static func read(_ text: String) -> Bool? { sides[text.lowercased()] }

  /// A truth word or a switch: `on` and `off` too; nil for others.
  package static func switched(_ text: String) -> Bool? {
    read(text) ?? ["on": true, "off": false, "an": true, "aus": false][text.lowercased()]
  }
}
