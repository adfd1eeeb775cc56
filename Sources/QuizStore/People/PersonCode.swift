internal import CHash

/// The codes by which people come back: 8 signs that are hard to take for each other, such as `K7M2Q9PX`.
package enum PersonCode {
  private static let signs = Array("23456789ABCDEFGHJKMNPQRSTVWXYZ")
  package static let count = 8

  package static func make() -> String {
    var random = SystemRandomNumberGenerator()
    return String((0..<count).map { _ in signs[Int.random(in: signs.indices, using: &random)] })
  }

  /// A typed code in its one form, without blanks and hyphens; nil for a text that is none.
  package static func read(_ text: String) -> String? {
    let code = text.uppercased().filter { !$0.isWhitespace && $0 != "-" }
    return code.count == count && code.allSatisfy(signs.contains) ? code : nil
  }

  /// True for a PIN: 4 to 8 digits.
  package static func isPIN(_ text: String) -> Bool {
    (4...8).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

/// A hash that takes some milliseconds, for secrets short enough to be guessed.
enum SlowHash {
  /// The passes of PBKDF2; another number makes all codes unknown.
  private static let rounds: UInt32 = 20_000

  /// The 64 hexadecimal digits of the hash. Secrets have at most 64 bytes and salts 48.
  static func hex(of secret: String, salt: String) -> String {
    var hash = [UInt8](repeating: 0, count: 32)
    let (secret, salt) = (Array(secret.utf8.prefix(64)), Array(salt.utf8.prefix(48)))
    _ = chash_slow(secret, secret.count, salt, salt.count, rounds, &hash)
    return hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
