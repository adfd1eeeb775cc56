internal import QuizCoding
package import QuizCore

/// A challenge as one word of text: `quizrun1-` and base 64 (RFC 4648, section 5, without padding).
///
/// The number is the version of the form. The bytes are JSON, packed, and behind it the first 12 bytes of a SHA-256 over
/// the version and the packed JSON, so that a code that was changed anywhere is refused. Behind another
/// number, which nothing can be said about, it is one of a newer quizrun.
package enum ChallengeCode {
  package static let version = 1
  /// The beginning of every code, before its version.
  package static let prefix = "quizrun"
  private static let checksumLength = 12
  /// Characters of the longest code that is looked at.
  package static let longest = 4 << 20

  /// Why a code gives no challenge.
  package enum Problem: Error, Equatable, Sendable {
    /// The code was changed or cut off, or is none.
    case altered
    /// Made by a quizrun that knows more than this one.
    case newer
  }

  /// The code, and the challenge's id: a hash of its JSON in hexadecimal, however it is packed.
  ///
  /// Nil when its JSON has more than `ChallengePacking.longest` bytes.
  package static func code(of challenge: Challenge) -> (text: String, id: String)? {
    let json = EventCoding.bytes(challenge)
    return ChallengePacking.packed(json).map { (sealed($0), id(of: json)) }
  }

  /// Bytes with their checksum, as one word.
  static func sealed(_ packed: [UInt8]) -> String {
    "\(prefix)\(version)-" + Base64URL.text(packed + checksum(packed, version: version))
  }

  /// Whether a word can only be meant as a code, intact or not: sittings have shorter names.
  package static func isMeant(by word: String) -> Bool {
    word.hasPrefix(prefix) || word.utf8.count > 26
  }

  /// Whether a word has what every code begins with, of whatever version.
  package static func isBeginning(_ word: Substring) -> Bool {
    guard word.hasPrefix(prefix) else { return false }
    let digits = word.dropFirst(prefix.count).prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && word.dropFirst(prefix.count + digits.count).first == "-"
  }

  /// The challenge in a code; blanks and line ends that a mail or a chat put into it do not count.
  package static func challenge(_ text: String) throws(Problem) -> (challenge: Challenge, id: String) {
    let (version, rest) = try parts(text)
    // Only the version that wrote a code can read the rest.
    if version > Self.version { throw .newer }
    guard let bytes = Base64URL.bytes(rest) else { throw .altered }
    let packed = Array(bytes.dropLast(checksumLength))
    guard !packed.isEmpty, Array(bytes.suffix(checksumLength)) == checksum(packed, version: version) else {
      throw .altered
    }
    guard let json = ChallengePacking.unpacked(packed) else { throw .altered }
    let challenge: Challenge
    do {
      challenge = try EventCoding.read(json)
    } catch {
      if case .unknown = error { throw .newer }
      throw .altered
    }
    guard challenge.makesSense else { throw .altered }
    return (challenge, id(of: json))
  }

  /// The version, in its only spelling, and the rest of the code.
  private static func parts(_ text: String) throws(Problem) -> (version: Int, rest: Substring) {
    guard text.utf8.count <= longest else { throw .altered }
    let text = text.filter { !$0.isWhitespace }
    guard text.hasPrefix(prefix), let dash = text.firstIndex(of: "-") else { throw .altered }
    let digits = text[text.index(text.startIndex, offsetBy: prefix.count)..<dash]
    guard let version = Int(digits), version > 0, String(version) == digits else { throw .altered }
    return (version, text[text.index(after: dash)...])
  }

  private static func checksum(_ packed: [UInt8], version: Int) -> [UInt8] {
    let digits = Array(SHA256.hex(of: Array("quizrun challenge \(version)\n".utf8) + packed).utf8)
    return stride(from: 0, to: 2 * checksumLength, by: 2).map { place in
      UInt8(String(decoding: digits[place...place + 1], as: UTF8.self), radix: 16) ?? 0
    }
  }

  private static func id(of json: [UInt8]) -> String {
    String(SHA256.hex(of: json).prefix(2 * checksumLength))
  }

  /// A hash of a quiz as it is played.
  package static func content(of quiz: Quiz) -> String {
    String(SHA256.hex(of: Array(EventCoding.text(quiz).utf8)).prefix(32))
  }
}

/// Base 64 with `-` and `_`, without padding (RFC 4648, section 5).
enum Base64URL {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private static let values: [UInt8: UInt32] = Dictionary(
    uniqueKeysWithValues: digits.enumerated().map { ($0.element, UInt32($0.offset)) })

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 4 / 3 + 3)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for byte in group { bits = bits << 8 | UInt32(byte) }
      bits <<= UInt32(8 * (3 - group.count))
      for place in 0...group.count { text.append(digits[Int(bits >> UInt32(18 - 6 * place) & 63)]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Nil for anything but what `text` writes.
  static func bytes(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for digit in text.utf8 {
      guard let value = values[digit] else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
        bits &= (1 << count) - 1
      }
    }
    return count < 6 && bits == 0 ? bytes : nil
  }
}
