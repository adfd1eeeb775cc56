internal import QuizCore

/// Numbers as the foreign formats write them.
enum NumberText {
  /// A decimal number, finite, with `.` or a single `,` as the decimal point, and a minus of any kind; nil for anything else.
  static func read(_ text: some StringProtocol) -> Double? {
    var bytes = Array(String(text).withPlainDigits.withPlainSigns.utf8.drop { $0 == 0x20 || $0 == 0x09 })
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    if !bytes.contains(UInt8(ascii: ".")), bytes.count(where: { $0 == UInt8(ascii: ",") }) == 1 {
      bytes = bytes.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
    }
    // Swift also reads hexadecimal, "inf" and "nan", which no quiz means.
    guard !bytes.isEmpty, bytes.count <= 40, bytes.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
      let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite
    else { return nil }
    return value
  }

  /// The fewest digits that read back equal, without the `.0` of a whole number.
  static func written(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return String(whole) }
    return String(value)
  }

  /// A share as a percentage with at most five decimals, as Moodle writes weights.
  static func percent(_ share: Double) -> String {
    let scaled = (share * 1e7).rounded() / 1e5
    return written(scaled)
  }

  /// A share as a percentage that `share(percent:)` reads back exactly; nil when there is none.
  static func exactPercent(_ share: Double) -> String? {
    let scaled = share * 100
    let candidates = [percent(share)] + [scaled, scaled.nextUp, scaled.nextDown].map(written)
    return candidates.first { read($0).map(self.share(percent:)) == share }
  }

  /// A percentage as a share; one that is within 0.00001 of a fraction with a denominator up to 20 becomes that fraction,
  /// as 33.33333 means a third.
  static func share(percent: Double) -> Double {
    let share = percent / 100
    guard abs(share) <= 1 else { return share }
    for denominator in 1...20 {
      let numerator = (share * Double(denominator)).rounded()
      let exact = numerator / Double(denominator)
      if abs(exact - share) < 1e-6 { return exact }
    }
    return share
  }
}
