internal import JSONText
package import QuizCore

/// A challenge as one word of text: `quizrun1-` and base 64 (RFC 4648, section 5, without padding).
///
/// The number is the version of the form. The bytes are JSON and, behind it, the first 12 bytes of a SHA-256 over the
/// version and the JSON, so that a code that was changed anywhere is refused. This holds for every version to come.
package enum ChallengeCode {
  package static let version = 1
  private static let prefix = "quizrun"
  private static let checksumLength = 12
  /// Characters of the longest code that is looked at.
  private static let longest = 4 << 20

  /// Why a code gives no challenge.
  package enum Problem: Error, Equatable, Sendable {
    /// It is not what was made: changed, cut off, or no code at all.
    case altered
    /// Made by a quizrun that knows more than this one.
    case newer
  }

  /// The code, and an id for it: the hash at its end, in hexadecimal.
  package static func code(of challenge: Challenge) -> (text: String, id: String) {
    let json = Array(JSONWriter.text(challenge.stored).utf8)
    let checksum = checksum(json, version: version)
    return ("\(prefix)\(version)-" + Base64URL.text(json + checksum), hexadecimal(checksum))
  }

  /// Whether a word can only be meant as a code, intact or not: sittings have shorter names.
  package static func isMeant(by word: String) -> Bool {
    word.hasPrefix(prefix) || word.utf8.count > 26
  }

  package static func challenge(_ text: String) throws(Problem) -> (challenge: Challenge, id: String) {
    let (version, bytes) = try parts(text)
    let json = Array(bytes.dropLast(checksumLength))
    let checksum = Array(bytes.suffix(checksumLength))
    guard !json.isEmpty, checksum == Self.checksum(json, version: version) else { throw .altered }
    guard version == Self.version else { throw .newer }
    let challenge: Challenge
    do {
      challenge = try EventCoding.read(json)
    } catch {
      if case .unknown = error { throw .newer }
      throw .altered
    }
    guard challenge.makesSense else { throw .altered }
    return (challenge, hexadecimal(checksum))
  }

  /// The version and the bytes, which must be written in the one way in which they can be.
  private static func parts(_ text: String) throws(Problem) -> (version: Int, bytes: [UInt8]) {
    guard text.utf8.count <= longest, text.hasPrefix(prefix), let dash = text.firstIndex(of: "-") else {
      throw .altered
    }
    let digits = text[text.index(text.startIndex, offsetBy: prefix.count)..<dash]
    guard let version = Int(digits), version > 0, String(version) == digits,
      let bytes = Base64URL.bytes(text[text.index(after: dash)...])
    else { throw .altered }
    return (version, bytes)
  }

  private static func checksum(_ json: [UInt8], version: Int) -> [UInt8] {
    let digits = Array(SHA256.hex(of: Array("quizrun challenge \(version)\n".utf8) + json).utf8)
    return stride(from: 0, to: 2 * checksumLength, by: 2).map { place in
      UInt8(String(decoding: digits[place...place + 1], as: UTF8.self), radix: 16) ?? 0
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
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
