internal import Glibc
package import QuizLibrary

/// Unguessable secrets: 32 bytes of the system's randomness in base64url.
package enum Secret {
  package static func make() -> String {
    var random = SystemRandomNumberGenerator()
    return text((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) })
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  private static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var (bits, count): (UInt32, Int) = (0, 0)
    for byte in bytes {
      (bits, count) = (bits << 8 | UInt32(byte), count + 8)
      while count >= 6 {
        count -= 6
        text.append(digits[Int(bits >> UInt32(count) & 63)])
      }
    }
    if count > 0 { text.append(digits[Int(bits << UInt32(6 - count) & 63)]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether two are the same, in a time that says nothing about where they differ.
  package static func equals(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// The secret of the default player; a browser that has it plays as that player.
package enum ServeKey {
  static let name = "serve.key"

  /// The place of the key in the record's folder.
  package static func path(in folder: String) -> String { "\(folder)/\(name)" }

  /// The key in the record's folder; made if missing, readable for its owner alone.
  package static func read(in folder: String) throws(Problem) -> String {
    try SecretText.read(path(in: folder), least: 40) { Secret.make() }
  }
}

/// The name of a record in the names of cookies, such as `k3v9x2mq`: servers of one host do not share theirs.
package enum CookieName {
  package static let file = "serve.name"

  /// The name in the record's folder; made if missing.
  package static func read(in folder: String) throws(Problem) -> String {
    let name = try SecretText.read("\(folder)/\(file)", least: 8) {
      String(Secret.make().lowercased().filter { $0.isLetter || $0.isNumber }.prefix(8))
    }
    return String(name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(32))
  }
}

/// A short text in a file of the record's folder, readable for its owner alone.
private enum SecretText {
  /// The text; made if missing or shorter than `least`.
  static func read(_ path: String, least: Int, _ make: () -> String) throws(Problem) -> String {
    if let key = try existing(path, least) { return key }
    makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file < 0 {
      let reason = errno
      // Another program made the file first.
      usleep(50_000)
      if let key = try existing(path, least) { return key }
      throw Problem(.inputOutput, "\(path): \(String(cString: strerror(reason)))")
    }
    defer { close(file) }
    let key = make()
    let bytes = Array((key + "\n").utf8)
    guard write(file, bytes, bytes.count) == bytes.count, fsync(file) == 0 else {
      unlink(path)
      throw Problem(.inputOutput, "\(path): \(String(cString: strerror(errno)))")
    }
    return key
  }

  /// Makes the folder with all above it; a failure shows when the file is opened.
  private static func makeFolder(_ folder: String) {
    for (place, sign) in folder.enumerated() where sign == "/" && place > 0 {
      mkdir(String(folder.prefix(place)), 0o700)
    }
    mkdir(folder, 0o700)
  }

  private static func existing(_ path: String, _ count: Int) throws(Problem) -> String? {
    guard let bytes = try SecretFile.read(path, .own) else { return nil }
    let key = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return key.utf8.count >= count ? key : nil
  }
}
