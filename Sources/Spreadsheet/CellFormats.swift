/// Which of a workbook's cell styles show dates, and how a number of days is written.
struct CellFormats {
  /// By the number of the style.
  private var isDate: [Bool] = []
  /// Whether days count from 1904, as on old Macs.
  var countsFrom1904 = false

  init() {}

  /// Of `xl/styles.xml`.
  init(_ content: [UInt8], part: String) throws(SheetProblem) {
    let reader = XMLParts(part)
    var custom: [Int: Bool] = [:]
    var isInStyles = false
    var formats: [Int] = []
    reader.open = { element in
      if element.isCalled("cellXfs") { isInStyles = true }
      if element.isCalled("numFmt"), let id = element.text("numFmtId").flatMap({ Int($0) }) {
        custom[id] = CellFormats.showsDate(element.text("formatCode") ?? "")
      }
      if isInStyles, element.isCalled("xf"), formats.count < 1 << 16 {
        formats.append(element.text("numFmtId").flatMap { Int($0) } ?? 0)
      }
    }
    reader.close = { if XMLElement.equal($0, "cellXfs") { isInStyles = false } }
    try reader.parse(content)
    try reader.parse(nil)
    isDate = formats.map { id in custom[id] ?? CellFormats.builtInDates.contains { $0.contains(id) } }
  }

  /// ECMA-376 part 1, 18.8.30: built-in formats of dates and times, those of East Asia included.
  private static let builtInDates = [14...22, 27...36, 45...47, 50...58]

  /// Whether a format of the workbook's own has letters of dates outside of texts and brackets.
  static func showsDate(_ code: String) -> Bool {
    var (isText, isBracket, isEscaped) = (false, false, false)
    for character in code.lowercased() {
      if isEscaped {
        isEscaped = false
      } else if isText {
        isText = character != "\""
      } else if isBracket {
        isBracket = character != "]"
      } else if character == "\"" {
        isText = true
      } else if character == "[" {
        isBracket = true
      } else if character == "\\" || character == "_" || character == "*" {
        isEscaped = true
      } else if "ymdhs".contains(character) {
        return true
      }
    }
    return false
  }

  /// A number as its cell shows it: a date as `2026-11-22`, with a time behind it if it has one; else as few digits as say
  /// the same number.
  func written(_ text: String, style: Int) -> String {
    guard let value = Double(text), value.isFinite else { return text }
    if isDate.indices.contains(style), isDate[style], (0..<2_958_466).contains(value) { return date(value) }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  private func date(_ value: Double) -> String {
    var days = Int(value.rounded(.down))
    var seconds = Int(((value - value.rounded(.down)) * 86400).rounded())
    if seconds == 86400 { (days, seconds) = (days + 1, 0) }
    let time = pad(seconds / 3600) + ":" + pad(seconds / 60 % 60) + ":" + pad(seconds % 60)
    if days == 0 && !countsFrom1904 { return time }
    // Days from 1970-01-01; in the older count 1900 has a 29th of February, so that days before March are one later.
    let epoch = countsFrom1904 ? days - 24107 : days - (days < 60 ? 25568 : 25569)
    return CellFormats.civil(epoch) + (seconds == 0 ? "" : " " + time)
  }

  private func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  /// The date of a day number from 1970-01-01 on (the proleptic Gregorian calendar).
  private static func civil(_ days: Int) -> String {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let number = month < 10 ? month + 3 : month - 9
    let year = yearOfEra + era * 400 + (number <= 2 ? 1 : 0)
    let two = { (part: Int) in part < 10 ? "0\(part)" : String(part) }
    return "\(year)-\(two(number))-\(two(day))"
  }
}
