/// The cookie that identifies a visitor.
///
/// Its name contains a name of the record, as browsers send the cookies of one host to all of its ports.
struct VisitorCookie {
  let name: String
  /// The name of earlier versions, which had the port; such cookies stay valid.
  private let formerName: String
  private let isSecure: Bool

  init(_ settings: WebSettings, isSecure: Bool) {
    self.isSecure = isSecure
    let prefix = isSecure ? "__Host-" : ""
    formerName = "\(prefix)quizrun-\(settings.port)"
    name = settings.cookie.map { "\(prefix)quizrun-\($0)" } ?? formerName
  }

  /// The token that the browser sent; nil for malformed ones.
  func token(in request: WebRequest) -> String? {
    let pairs = request.all("cookie").flatMap { $0.cut(at: UInt8(ascii: ";")) }
    for name in [name, formerName] {
      for pair in pairs {
        let halves = pair.trimmed.cut(at: UInt8(ascii: "="), most: 2)
        if halves.count == 2, halves[0] == name, Self.isToken(halves[1]) { return String(halves[1]) }
      }
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
