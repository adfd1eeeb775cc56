/// How the cells of a workbook show their numbers, by the number of their style.
struct CellFormats {
  private var formats: [NumberFormat] = []
  /// Whether days count from 1904, as on old Macs.
  var countsFrom1904 = false

  init() {}

  /// Reads `xl/styles.xml`.
  init(_ content: [UInt8], part: String) throws(SheetProblem) {
    let reader = XMLParts(part)
    var custom: [Int: NumberFormat] = [:]
    var isInStyles = false
    var ids: [Int] = []
    reader.open = { element in
      if element.isCalled("cellXfs") { isInStyles = true }
      if element.isCalled("numFmt"), let id = element.text("numFmtId").flatMap({ Int($0) }), custom.count < 1 << 12 {
        let code = element.text("formatCode") ?? ""
        custom[id] = code.utf8.count <= Self.longestCode ? NumberFormat(code) : Self.general
      }
      if isInStyles, element.isCalled("xf"), ids.count < 1 << 16 {
        ids.append(element.text("numFmtId").flatMap { Int($0) } ?? 0)
      }
    }
    reader.close = { if XMLElement.equal($0, "cellXfs") { isInStyles = false } }
    try reader.parse(content)
    try reader.parse(nil)
    formats = ids.map { custom[$0] ?? CellFormats.builtIn[$0] ?? CellFormats.general }
  }

  private static let general = NumberFormat("General")
  /// Bytes of a format; Excel allows 255 characters.
  private static let longestCode = 1024
  /// The date format that depends on the system's language.
  private static let systemDate = NumberFormat("[$-F800]d")

  /// The built-in formats of ECMA-376 part 1, 18.8.30, with East Asian dates; files list them where theirs differ.
  private static let builtIn: [Int: NumberFormat] = {
    var formats: [Int: NumberFormat] = [:]
    for (id, code) in [
      (1, "0"), (2, "0.00"), (3, "#,##0"), (4, "#,##0.00"), (5, "$#,##0;-$#,##0"), (6, "$#,##0;-$#,##0"),
      (7, "$#,##0.00;-$#,##0.00"), (8, "$#,##0.00;-$#,##0.00"), (9, "0%"), (10, "0.00%"), (11, "0.00E+00"),
      (12, "# ?/?"), (13, "# ??/??"), (15, "d-mmm-yy"), (16, "d-mmm"), (17, "mmm-yy"), (18, "h:mm AM/PM"),
      (19, "h:mm:ss AM/PM"), (20, "h:mm"), (21, "h:mm:ss"), (37, "#,##0;(#,##0)"), (38, "#,##0;(#,##0)"),
      (39, "#,##0.00;(#,##0.00)"), (40, "#,##0.00;(#,##0.00)"), (41, "#,##0;(#,##0)"), (42, "$#,##0;($#,##0)"),
      (43, "#,##0.00;(#,##0.00)"), (44, "$#,##0.00;($#,##0.00)"), (45, "mm:ss"), (46, "[h]:mm:ss"), (47, "mm:ss.0"),
      (48, "##0.0E+0"),
    ] {
      formats[id] = NumberFormat(code)
    }
    for id in [14, 22] + Array(27...36) + Array(50...58) { formats[id] = systemDate }
    return formats
  }()

  /// A number as its cell shows it, with its value. A date in the system's form is `2026-11-22`, followed by a time if
  /// it has one.
  func shown(_ text: String, style: Int) -> (text: String, value: CellValue?) {
    guard let value = Double(text), value.isFinite else { return (text, nil) }
    let format = formats.indices.contains(style) ? formats[style] : Self.general
    let shown = format.shown(value, countsFrom1904 ? .y1904 : .y1900)
    return (shown.text, shown.value)
  }
}
