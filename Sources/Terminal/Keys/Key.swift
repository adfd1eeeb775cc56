/// One thing the player did at the keyboard.
package enum Key: Hashable, Sendable {
  /// A typed character; parts of one cluster (a letter and its accent) may arrive one after the other.
  case character(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// Control with a lower-case letter, a space or one of `\ ] ^ _`. Tab, Enter and Backspace are keys of their own.
  case control(Character)
  /// Alt with `b`, `d` or `f`, which edit by words; Alt-Backspace is `\u{7F}`. With any other character nothing comes.
  case alt(Character)
  /// A bracketed paste: cleaned, with newlines as `\n`. It must never answer or quit.
  case paste(String)
  /// F1 to F12.
  case function(Int)
}

extension Key {
  /// The key of a CSI or SS3 sequence, from the bytes between introducer and final byte; nil when it means no key.
  ///
  /// Shift, Alt and Control with a key of the cursor block give the plain key.
  init?(sequence: [UInt8], final: UInt8, isSS3: Bool) {
    guard sequence.allSatisfy({ 0x30...0x3B ~= $0 }), sequence.count <= 16 else { return nil }
    let first = sequence.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).first ?? []
    let number = first.isEmpty ? 1 : Int(String(decoding: first, as: UTF8.self))
    let key = final == UInt8(ascii: "~") ? Self.numbered[number ?? 0] : Self.lettered[final]
    // A number other than 1 before a letter belongs to a report, such as the cursor's place.
    guard let key, final == UInt8(ascii: "~") || number == 1 || isSS3 else { return nil }
    self = key
  }

  private static let lettered: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "Z"): .backTab, UInt8(ascii: "P"): .function(1),
    UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
    UInt8(ascii: "M"): .enter,
  ]

  private static let numbered: [Int: Key] = [
    1: .home, 7: .home, 4: .end, 8: .end, 3: .delete, 5: .pageUp, 6: .pageDown,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6),
    18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
  ]
}
