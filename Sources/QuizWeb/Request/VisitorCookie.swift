/// The cookie that identifies a visitor.
///
/// Its name contains the port, as browsers send the cookies of one host to all of its ports.
struct VisitorCookie {
  let name: String
  private let isSecure: Bool

  init(port: Int, isSecure: Bool) {
    self.isSecure = isSecure
    name = (isSecure ? "__Host-" : "") + "quizrun-\(port)"
  }

  /// The token that the browser sent; nil for malformed ones.
  func token(in request: WebRequest) -> String? {
    for pair in request.all("cookie").flatMap({ $0.cut(at: UInt8(ascii: ";")) }) {
      let halves = pair.trimmed.cut(at: UInt8(ascii: "="), most: 2)
      if halves.count == 2, halves[0] == name, Self.isToken(halves[1]) { return String(halves[1]) }
    }
    return nil
  }

  /// The header that gives it to the browser, for a year.
  func header(_ token: String) -> WebRequest.Header {
    let flags = "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    return WebRequest.Header("Set-Cookie", "\(name)=\(token); \(flags)")
  }

  /// Letters, digits, `-` and `_`.
  static func isToken(_ text: some StringProtocol) -> Bool {
    (1...128).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D
          || byte == 0x5F
      }
  }
}
