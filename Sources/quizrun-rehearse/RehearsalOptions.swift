internal import Glibc

struct RehearsalOptions {
  var host = ""
  var port = 80
  var code = ""
  var count = 0
  /// Seconds over which answers are spread.
  var spread = 5.0
  var seed: UInt64 = 1

  /// Options are `--name=value`; nil for anything else.
  init?(_ arguments: [String]) {
    if let text = getenv("QUIZRUN_REHEARSE_SPREAD"), !take("--spread", String(cString: text)) { return nil }
    for argument in arguments {
      let halves = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard halves.count == 2 ? take(halves[0], halves[1]) : takeCount(argument) else { return nil }
    }
    guard !host.isEmpty, code.utf8.count == 6, count > 0 else { return nil }
  }

  private mutating func takeCount(_ word: String) -> Bool {
    guard let number = Int(word), (1...10_000).contains(number) else { return false }
    count = number
    return true
  }

  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "--url": return takeURL(value)
    case "--code": code = value
    case "--spread":
      guard let seconds = Double(value), (0...3600).contains(seconds) else { return false }
      spread = seconds
    case "--seed":
      guard let number = UInt64(value) else { return false }
      seed = number
    default: return false
    }
    return code.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// `http://192.168.1.5:8420`, with nothing behind it.
  private mutating func takeURL(_ text: String) -> Bool {
    guard text.hasPrefix("http://") else { return false }
    let authority = text.dropFirst("http://".count).split(separator: "/").first ?? ""
    guard let colon = authority.lastIndex(of: ":"), let port = Int(authority[authority.index(after: colon)...]),
      (1...65_535).contains(port)
    else { return false }
    self.port = port
    host = authority[..<colon].filter { $0 != "[" && $0 != "]" }
    return !host.isEmpty
  }
}
