internal import QuizCore
@_spi(_Unicode) import Swift

/// The rules for names in a room, which strangers write and all players see.
package enum RoomName {
  /// Characters as people count them.
  package static let longest = 24
  /// Scalars, so that no character can be a tower of marks.
  private static let mostScalars = 96

  /// The name with single spaces, in NFC, without invisible and direction-changing signs; nil when it is empty or too
  /// long.
  package static func cleaned(_ text: String) -> String? {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(1000) {
      if isBlank(scalar) { kept.append(" ") } else if isSeen(scalar) { kept.append(scalar) }
    }
    let words = String(kept).split(separator: " ").joined(separator: " ")
    var composed = String.UnicodeScalarView()
    for scalar in words._nfc { composed.append(scalar) }
    let name = String(composed)
    guard name.unicodeScalars.contains(where: { !isMark($0) }), (1...longest).contains(name.count) else { return nil }
    return name.unicodeScalars.count <= mostScalars && name.first.map(\.isShown) == true ? name : nil
  }

  /// The Braille pattern without dots is a blank as well.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.value == 0x2800
  }

  /// Controls, directions, joiners of nothing, private and unassigned characters are not.
  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return false
    case .format: return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint || isVariation(scalar)
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .spaceSeparator: return true
    default: return isVariation(scalar)
    }
  }

  /// Whether two names would be taken for the same: in letters, or in how the letters look.
  package static func isSame(_ a: String, _ b: String) -> Bool {
    key(a) == key(b) || a.withoutVariations.atAGlance == b.withoutVariations.atAGlance
  }

  /// The name as it is compared: without regard to case, and to signs that stand for others.
  package static func key(_ name: String) -> String { name.withoutVariations.alike }

  fileprivate static func isVariation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0E || scalar.value == 0xFE0F
  }
}

extension String {
  fileprivate var withoutVariations: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !RoomName.isVariation($0) }))
  }
}

extension Character {
  /// Whether it begins with something that stands by itself.
  fileprivate var isShown: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return false
    default: return true
    }
  }
}

/// Harmless generated names, for rooms in which players choose none.
package enum GeneratedName {
  private static let first = [
    "Amber", "Bold", "Brave", "Bright", "Calm", "Clever", "Coral", "Cosy", "Curious", "Daring", "Eager", "Early",
    "Fair", "Fleet", "Gentle", "Glad", "Golden", "Happy", "Honest", "Jolly", "Keen", "Kind", "Lively", "Lucky", "Merry",
    "Nimble", "Patient", "Polite", "Proud", "Quick", "Quiet", "Rapid", "Ready", "Silver", "Sunny", "Swift", "Tidy",
    "Warm", "Wise", "Witty",
  ]
  private static let second = [
    "Badger", "Beaver", "Bison", "Crane", "Dolphin", "Falcon", "Finch", "Fox", "Gecko", "Hare", "Hawk", "Heron",
    "Ibex", "Jay", "Koala", "Lark", "Lemur", "Lynx", "Marten", "Mole", "Newt", "Orca", "Otter", "Owl", "Panda",
    "Pelican", "Puffin", "Quail", "Raven", "Robin", "Seal", "Sparrow", "Stork", "Swan", "Tapir", "Tern", "Toucan",
    "Turtle", "Wren", "Yak",
  ]

  /// One that is not taken; with a number once all pairs are. `taken` has the names as they are compared.
  package static func name(_ chance: UInt64, taken: Set<String>) -> String {
    let count = UInt64(first.count * second.count)
    for step in 0..<(8 * count) {
      let place = Int((chance % count + step) % count)
      // Neighbours in the list do not follow each other.
      let pair = "\(first[place % first.count]) \(second[(place / first.count + place) % second.count])"
      let round = step / count
      let name = round == 0 ? pair : "\(pair) \(round + 1)"
      if !taken.contains(RoomName.key(name)) { return name }
    }
    return "Player \(chance)"
  }
}
