/// A terminal's answer to a query.
package enum TerminalAnswer: Hashable, Sendable {
  /// The terminal's type (primary device attributes, `CSI ? … c`).
  case attributes
  /// The fate of the picture with a number (Kitty's graphics protocol, `APC G i=1;OK ST`).
  case picture(UInt32, isFine: Bool)

  /// The answer in a CSI sequence, from the bytes before its final one; nil for another one.
  init?(sequence: [UInt8], final: UInt8) {
    guard final == UInt8(ascii: "c"), sequence.first == UInt8(ascii: "?") else { return nil }
    self = .attributes
  }

  /// The answer in a string for programs; nil for another one.
  init?(string: [UInt8]) {
    let halves = string.dropFirst().split(separator: UInt8(ascii: ";"), maxSplits: 1)
    guard string.first == UInt8(ascii: "G"), halves.count == 2 else { return nil }
    let keys = halves[0].split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
    guard let number = keys.first(where: { $0.hasPrefix("i=") }).flatMap({ UInt32($0.dropFirst(2)) }) else {
      return nil
    }
    self = .picture(number, isFine: halves[1].elementsEqual("OK".utf8))
  }
}
