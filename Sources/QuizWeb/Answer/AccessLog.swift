/// One line for each request: the visitor, the path and the status. Never a query, a cookie or a body; where addresses
/// are not logged, `-` stands for the visitor.
package struct AccessLog: Sendable {
  package let settings: WebSettings
  /// The second of the last line: under load hundreds come within one.
  private var last = (seconds: -1, text: "")

  package init(_ settings: WebSettings) {
    self.settings = settings
  }

  /// `2026-11-22T22:10:00Z 127.0.0.1 GET /quizzes 200 512 3ms`.
  package mutating func line(
    _ request: WebRequest, status: Int, bytes: Int, milliseconds: Int, at seconds: Int
  ) -> String {
    if seconds != last.seconds { last = (seconds, Self.time(seconds)) }
    let visitor = settings.logsAddresses ? "\(settings.visitor(of: request))" : "-"
    return "\(last.text) \(visitor) \(Self.shown(request.method, most: 16)) "
      + "\(Self.shown(request.path, most: 200)) \(status) \(bytes) \(milliseconds)ms"
  }

  /// The text for a log: letters, digits and usual signs as they are, others as `%XX`, cut if it is long.
  static func shown(_ text: String, most: Int) -> String {
    let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") }
    if isPlain && !text.isEmpty && text.utf8.count <= most { return text }
    var shown = ""
    for byte in text.utf8.prefix(most) {
      let isPlain = (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "\"")
      let digits = String(byte, radix: 16, uppercase: true)
      shown += isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
    }
    return shown.isEmpty ? "-" : shown + (text.utf8.count > most ? "…" : "")
  }

  /// Seconds since 1970 as RFC 3339 writes them, by the proleptic calendar of Gregory.
  package static func time(_ seconds: Int) -> String {
    let (days, second) = (seconds / 86_400, seconds % 86_400)
    // Days in eras of 400 years that begin on 1 March.
    let shifted = days + 719_468
    let (era, day) = (shifted / 146_097, shifted % 146_097)
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let date = (
      era * 400 + year + (month >= 10 ? 1 : 0), month < 10 ? month + 3 : month - 9,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
    let two = { (number: Int) in (number < 10 ? "0" : "") + String(number) }
    return "\(date.0)-\(two(date.1))-\(two(date.2))T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
  }
}
