import Archive
import CSQLite
import Foundation
import Words

/// Makes files that mean no good, for every reader: bombs, circles, extremes, lies about sizes, wrong types, thousands of parts.
struct HostileFiles {
  private var random: UInt64

  init(seed: UInt64) {
    random = seed
  }

  /// Twenty files for each reader, by their names.
  mutating func all() -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    for (reader, ending, make) in Self.readers {
      for number in 0..<20 { files.append(("\(reader)\(number).\(ending)", make(&self, number))) }
    }
    return files
  }

  private typealias Make = (inout HostileFiles, Int) -> [UInt8]

  private static var readers: [(name: String, ending: String, make: Make)] {
    [
      ("bookparts", "xlsx", { $0.workbook($1) }), ("bookbytes", "xlsx", { $0.changed($0.workbook(19), $1) }),
      ("odsparts", "ods", { $0.document($1) }), ("odsbytes", "ods", { $0.changed($0.document(19), $1) }),
      ("moodle", "xml", { $0.moodle($1) }), ("moodlebytes", "xml", { $0.changed($0.moodle(0), $1) }),
      ("cloze", "xml", { $0.cloze($1) }), ("xml", "xml", { $0.markup($1) }), ("newqti", "qti", { $0.newItem($1) }),
      ("oldqti", "xml", { $0.oldItem($1) }), ("package", "zip", { $0.package($1) }),
      ("packagebytes", "zip", { $0.changed($0.package(0), $1) }), ("canvas", "zip", { $0.canvas($1) }),
      ("bomb", "zip", { $0.bomb($1) }), ("deck", "apkg", { $0.deck($1) }),
      ("deckbytes", "apkg", { $0.changed($0.deck(0), $1) }), ("notes", "txt", { $0.notes($1) }),
      ("gaps", "txt", { $0.gaps($1) }), ("comma", "csv", { $0.table($1, ",") }), ("tab", "tsv", { $0.table($1, "\t") }),
      ("gift", "gift", { $0.gift($1) }), ("giftbytes", "gift", { $0.changed($0.gift(0), $1) }),
      ("aiken", "txt", { $0.aiken($1) }), ("lines", "md", { $0.markdown($1) }), ("front", "md", { $0.front($1) }),
    ]
  }

  // MARK: Chance

  private mutating func draw(_ bound: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % max(1, bound)
  }

  /// A text many times, which ends at some kilobytes.
  private mutating func many(_ text: String, upTo kilobytes: Int = 12) -> String {
    String(repeating: text, count: max(2, kilobytes * 1024 / max(1, text.utf8.count)))
  }

  /// A number that few expect.
  private mutating func extreme() -> String {
    let all = [
      "9223372036854775807", "-9223372036854775808", "1e308", "-1e999", "NaN", "0", "-1", "18446744073709551616",
      "1e-320",
      "0x10", "٣", "1,5", "99999999999999999999999999", "4294967296", "2147483648",
    ]
    return all[draw(all.count)]
  }

  /// Some bytes of an honest file are others, or gone, or there twice.
  private mutating func changed(_ bytes: [UInt8], _ number: Int) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number where bytes.count > 8 {
      let place = draw(bytes.count - 4)
      switch draw(5) {
      case 0: bytes[place] = UInt8(draw(256))
      case 1: for next in place..<place + 4 { bytes[next] = 0xFF }
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + draw(40)))
      case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + draw(200))], at: place)
      default: bytes = Array(bytes.prefix(bytes.count - draw(bytes.count / 8)))
      }
    }
    return bytes
  }

  private static func zip(_ files: [(String, String)]) -> [UInt8] {
    let writer = ArchiveWriter()
    for (name, text) in files { try? writer.add(name, Array(text.utf8)) }
    return writer.finish()
  }

  // MARK: Workbooks

  private mutating func workbook(_ number: Int) -> [UInt8] {
    let head = ["question", "correct", "wrong"].map { "<c t=\"inlineStr\"><is><t>\($0)</t></is></c>" }.joined()
    let text = "<c t=\"inlineStr\"><is><t>What?</t></is></c>"
    let rows: [String] = [
      many("<row r=\"\(extreme())\">\(text)</row>"), many("<row>\(text)</row>"),
      "<row r=\"2\">" + many(text) + "</row>",
      many("<row r=\"2\"><c r=\"\(many("A", upTo: 1))1\"><v>1</v></c></row>"),
      many("<row r=\"2\"><c r=\"XFD9\" s=\"\(extreme())\"><v>\(extreme())</v></c></row>"),
      many("<row><c t=\"s\"><v>\(extreme())</v></c></row>"), many("<row><c t=\"d\"><v>\(extreme())</v></c></row>"),
      many("<row><c s=\"1\"><v>\(extreme())</v></c></row>"), many("<row><c t=\"b\"><v>x</v></c><c t=\"e\"/></row>"),
      many("<row>") + many("</row>"), many("<c><v>"), "<row><c><f>" + many("1+") + "</f></c></row>",
      many("<row><c t=\"s\"><v>0</v></c><c t=\"s\"><v>0</v></c></row>", upTo: 40), "\u{FFFE}", "]]>", "<!-- ",
      "<row r=\"-1\">\(text)</row>", "<row r=\"1048577\"><c r=\"A0\"/></row>", many("<row spans=\"1:99999999\"/>"),
      "<row r=\"2\">\(text)\(text)\(text)</row>",
    ]
    let formats = many("0", upTo: 1) + "\"" + extreme() + "[h]:mm:ss.000;@;;;"
    let merged = "<mergeCells>" + many("<mergeCell ref=\"A1:XFD\(extreme())\"/>", upTo: 4) + "</mergeCells>"
    return Self.zip([
      ("[Content_Types].xml", "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"/>"),
      ("_rels/.rels", Self.relations([("officeDocument", "xl/workbook.xml")])),
      ("xl/workbook.xml", Self.main("workbook", "<sheets><sheet name=\"S\" sheetId=\"1\" r:id=\"r0\"/></sheets>")),
      (
        "xl/_rels/workbook.xml.rels",
        Self.relations([
          ("worksheet", "worksheets/s.xml"), ("sharedStrings", "shared.xml"), ("styles", "styles.xml"),
        ])
      ),
      (
        "xl/worksheets/s.xml",
        Self.main("worksheet", "<sheetData><row r=\"1\">\(head)</row>\(rows[number % rows.count])</sheetData>\(merged)")
      ),
      ("xl/shared.xml", Self.main("sst", "<si><t>\(many("long ", upTo: 200))</t></si>")),
      (
        "xl/styles.xml",
        Self.main(
          "styleSheet",
          "<numFmts><numFmt numFmtId=\"200\" formatCode=\"\(formats.replacingOccurrences(of: "\"", with: "&quot;"))\"/></numFmts>"
            + "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"200\"/></cellXfs>")
      ),
    ])
  }

  private static func main(_ name: String, _ inner: String) -> String {
    "<\(name) xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" "
      + "xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\">\(inner)</\(name)>"
  }

  private static func relations(_ all: [(kind: String, target: String)]) -> String {
    let kinds = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let parts = all.enumerated().map {
      "<Relationship Id=\"r\($0)\" Type=\"\(kinds)/\($1.kind)\" Target=\"\($1.target)\"/>"
    }
    return
      "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">\(parts.joined())</Relationships>"
  }

  private mutating func document(_ number: Int) -> [UInt8] {
    let cell = "<table:table-cell><text:p>a</text:p></table:table-cell>"
    let rows: [String] = [
      "<table:table-row table:number-rows-repeated=\"\(extreme())\">\(cell)</table:table-row>",
      "<table:table-row><table:table-cell table:number-columns-repeated=\"\(extreme())\"><text:p>a</text:p></table:table-cell></table:table-row>",
      many("<table:table-row table:number-rows-repeated=\"1000000\">\(cell)</table:table-row>"),
      many("<table:table-row>\(cell)</table:table-row>"), "<table:table-row>" + many(cell) + "</table:table-row>",
      "<table:table-row><table:table-cell>" + many("<text:p>a</text:p>") + "</table:table-cell></table:table-row>",
      "<table:table-row><table:table-cell><text:p><text:s text:c=\"\(extreme())\"/></text:p></table:table-cell></table:table-row>",
      many(
        "<table:table-row><table:table-cell office:value-type=\"float\" office:value=\"\(extreme())\"/></table:table-row>"
      ),
      many(
        "<table:table-row><table:table-cell office:value-type=\"date\" office:date-value=\"\(extreme())-99-99\"/></table:table-row>"
      ),
      many(
        "<table:table-row><table:table-cell office:value-type=\"time\" office:time-value=\"PT\(extreme())H\"/></table:table-row>"
      ),
      many("<table:table-row>"), many("<table:table>"), "</office:body>", "<![CDATA[",
    ]
    let row = rows[number % rows.count]
    let names = ["office", "table", "text"].map {
      " xmlns:\($0)=\"urn:oasis:names:tc:opendocument:xmlns:\($0):1.0\""
    }.joined()
    let head = ["question", "correct", "wrong"].map { cell.replacingOccurrences(of: ">a<", with: ">\($0)<") }.joined()
    return Self.zip([
      ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
      (
        "content.xml",
        "<office:document-content\(names)><office:body><office:spreadsheet><table:table table:name=\"T\">"
          + "<table:table-row>\(head)</table:table-row>\(row)</table:table></office:spreadsheet></office:body></office:document-content>"
      ),
    ])
  }

  // MARK: XML

  private mutating func moodle(_ number: Int) -> [UInt8] {
    let answer = "<answer fraction=\"\(extreme())\"><text>a</text><tolerance>\(extreme())</tolerance></answer>"
    let kinds = [
      "multichoice", "truefalse", "shortanswer", "numerical", "matching", "essay", "cloze", "ddwtos", "gapselect",
      "ddmarker",
      "calculated", "ordering", "description", "category", "ddimageortext", "randomsamatch",
    ]
    let inner: [String] = [
      answer + answer, many(answer), many("<subquestion><text>a</text><answer><text>b</text></answer></subquestion>"),
      many("<dragbox><text>a</text><group>\(extreme())</group></dragbox>"),
      many("<file name=\"../../a.png\" encoding=\"base64\">AAAA</file>"), many("<units/>"),
      "<text>" + many("[[1]]") + "</text>",
      many("<hint><text>h</text></hint>"),
    ]
    let kind = kinds[number % kinds.count]
    let text = number % 3 == 0 ? many("<img src=\"@@PLUGINFILE@@/../a.png\">") : "[[1]] [[\(extreme())]] {1:MC:=a}"
    let body =
      "<question type=\"\(kind)\"><name><text>n</text></name><questiontext><text><![CDATA[\(text)]]></text>"
      + "</questiontext><defaultgrade>\(extreme())</defaultgrade>\(inner[draw(inner.count)])</question>"
    return Array("<?xml version=\"1.0\"?><quiz>\(number % 4 == 1 ? many(body, upTo: 20) : body)</quiz>".utf8)
  }

  private mutating func cloze(_ number: Int) -> [UInt8] {
    let texts: [String] = [
      many("{1:SHORTANSWER:=a"), many("{1:SA:=a}"), many("{1:MC:" + many("~a", upTo: 1) + "}"), many("{"), many("}"),
      many("{\(extreme()):NM:=\(extreme()):\(extreme())}"), "{1:MC:" + many("\\}") + "}", many("{1:NM:=1:{1:NM:=1"),
      many("{1:MULTIRESPONSE:%\(extreme())%a~%\(extreme())%b}"), many("{:A:}"),
    ]
    let text = texts[number % texts.count]
    return Array(
      "<quiz><question type=\"cloze\"><questiontext><text><![CDATA[\(text)]]></text></questiontext></question></quiz>"
        .utf8)
  }

  private mutating func markup(_ number: Int) -> [UInt8] {
    let texts: [String] = [
      "<!DOCTYPE q [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]><quiz>&b;</quiz>",
      "<!DOCTYPE q [<!ATTLIST q a CDATA \"\(many("a"))\">]><quiz>\(many("<q/>"))</quiz>", many("<a>", upTo: 30),
      "<quiz>" + many("<a>") + many("</a>") + "</quiz>",
      "<quiz " + (0..<900).map { "a\($0)=\"b\"" }.joined(separator: " ") + "/>",
      "<quiz a=\"1\" a=\"2\"/>", "<" + many("q") + "/>", "<quiz><!--" + many("-", upTo: 2),
      "<quiz><![CDATA[" + many("]]"),
      "<quiz>&#x110000;</quiz>", "<quiz>&#0;</quiz>", "\u{FEFF}<quiz/>",
      "<?xml version=\"1.0\" encoding=\"UTF-7\"?><quiz/>",
      "<quiz>" + many("<?a b?>") + "</quiz>", "<quiz xmlns:a=\"\(many("u"))\"><a:b/></quiz>",
      "<assessmentItem>" + many("<a/>"),
      "<questestinterop>" + many("<item/>") + "</questestinterop>", many(" ") + "<quiz/>", "", "<quiz/><quiz/>",
    ]
    return Array(texts[number % texts.count].utf8)
  }

  private mutating func newItem(_ number: Int) -> [UInt8] {
    let choice = "<simpleChoice identifier=\"a\">a</simpleChoice>"
    let bodies: [String] = [
      "<choiceInteraction responseIdentifier=\"R\" maxChoices=\"\(extreme())\">\(many(choice))</choiceInteraction>",
      many("<choiceInteraction responseIdentifier=\"R\">\(choice)</choiceInteraction>"),
      "<orderInteraction responseIdentifier=\"R\">\(many(choice))</orderInteraction>",
      "<sliderInteraction responseIdentifier=\"R\" lowerBound=\"\(extreme())\" upperBound=\"\(extreme())\" step=\"\(extreme())\"/>",
      many("<textEntryInteraction responseIdentifier=\"R\" patternMask=\"(a+)+$\"/>"), many("<p>"),
      many("<img src=\"../a.png\"/>"),
    ]
    let rules =
      many(
        "<responseCondition><responseIf><match><variable identifier=\"R\"/><correct identifier=\"R\"/></match>", upTo: 3
      )
    return Array(
      ("<assessmentItem xmlns=\"http://www.imsglobal.org/xsd/imsqti_v2p1\" identifier=\"i\" title=\"t\">"
        + "<responseDeclaration identifier=\"R\" cardinality=\"multiple\" baseType=\"identifier\"><correctResponse>"
        + many("<value>a</value>", upTo: 2)
        + "</correctResponse><mapping defaultValue=\"\(extreme())\"/></responseDeclaration>"
        + "<itemBody>\(bodies[number % bodies.count])</itemBody><responseProcessing>"
        + "\(number % 2 == 0 ? rules : "")</responseProcessing></assessmentItem>").utf8)
  }

  private mutating func oldItem(_ number: Int) -> [UInt8] {
    let label = "<response_label ident=\"a\"><material><mattext>a</mattext></material></response_label>"
    let parts: [String] = [
      "<response_lid ident=\"r\" rcardinality=\"Multiple\"><render_choice>\(many(label))</render_choice></response_lid>",
      many("<response_lid ident=\"r\"><render_choice>\(label)</render_choice></response_lid>"),
      many("<response_str ident=\"r\"><render_fib/></response_str>"), many("<response_num ident=\"r\"/>"),
      many("<flow>"),
    ]
    let scores = many(
      "<respcondition><conditionvar><not><varequal respident=\"r\">a</varequal></not></conditionvar><setvar>\(extreme())</setvar></respcondition>"
    )
    return Array(
      ("<questestinterop><assessment><section>"
        + "<item ident=\"i\"><presentation><material><mattext>q</mattext></material>"
        + "\(parts[number % parts.count])</presentation><resprocessing>\(number % 2 == 0 ? scores : "")</resprocessing></item>"
        + "</section></assessment></questestinterop>").utf8)
  }

  // MARK: Archives

  private mutating func package(_ number: Int) -> [UInt8] {
    let item = String(decoding: newItem(number), as: UTF8.self)
    let files = (0..<(number % 5 == 1 ? 500 : 3)).map { ("items/i\($0).xml", $0 == 0 ? item : "<assessmentItem/>") }
    let resources = files.map {
      "<resource identifier=\"\($0.0)\" type=\"imsqti_item_xmlv2p1\" href=\"\(number % 7 == 2 ? "../" : "")\($0.0)\"/>"
    }
    let circle = "<resource identifier=\"a\" href=\"a\"><dependency identifierref=\"a\"/></resource>"
    return Self.zip(
      [("imsmanifest.xml", "<manifest><resources>\(resources.joined())\(circle)</resources></manifest>")] + files)
  }

  private mutating func canvas(_ number: Int) -> [UInt8] {
    let item = String(decoding: oldItem(number), as: UTF8.self)
    return Self.zip([
      (
        "imsmanifest.xml",
        "<manifest><resources>" + many("<resource href=\"q/q.xml\"/>", upTo: 3) + "</resources></manifest>"
      ),
      ("q/assessment_meta.xml", "<quiz><title>t</title><points_possible>\(extreme())</points_possible></quiz>"),
      ("q/q.xml", item),
    ])
  }

  private mutating func bomb(_ number: Int) -> [UInt8] {
    let name = ["imsmanifest.xml", "collection.anki2", "[Content_Types].xml", "content.xml", "a.xml"][number % 5]
    var bytes = Self.zip([(name, String(repeating: number % 2 == 0 ? " " : "<", count: 2_000_000)), ("mimetype", "x")])
    // The sizes in the directory are a lie.
    for _ in 0..<(number / 5) { bytes[bytes.count - 30 - draw(60)] = UInt8(draw(256)) }
    return bytes
  }

  // MARK: Decks

  private mutating func deck(_ number: Int) -> [UInt8] {
    let long = many("x", upTo: 20)
    let front = number % 3 == 0 ? many("{{#Front}}", upTo: 2) : "{{Front}}{{type:Back}}"
    let models =
      "{\"1\":{\"name\":\"B\",\"type\":\(number % 2),\"flds\":[{\"name\":\"Front\",\"ord\":\(number)},{\"name\":\"Back\",\"ord\":-1}],\"tmpls\":[{\"name\":\"C\",\"ord\":0,\"qfmt\":\"\(front)\",\"afmt\":\"{{FrontSide}}<hr id=answer>{{Back}}\"}]}}"
    let fields = [
      "{{c1::a}}\u{1F}b", "\(long)\u{1F}\(long)", "\u{1F}\u{1F}", many("{{c1::", upTo: 2), "[sound:../a.mp3]",
    ]
    var script = [
      "CREATE TABLE col (id INTEGER, models TEXT, decks TEXT, ver INTEGER)",
      "CREATE TABLE notes (id INTEGER, guid TEXT, mid INTEGER, tags TEXT, flds TEXT)",
      "CREATE TABLE cards (id INTEGER, nid INTEGER, did INTEGER, ord INTEGER, odid INTEGER)",
      "INSERT INTO col VALUES (1, '\(models)', '{\"1\":{\"name\":\"D\"}}', 11)",
    ]
    for note in 0..<40 {
      script.append(
        "INSERT INTO notes VALUES (\(note), 'g', \(note % 9 == 8 ? 2 : 1), ' t ', '\(fields[note % fields.count])')")
      script.append(
        "INSERT INTO cards VALUES (\(note), \(note), 1, \(note % 5 == 0 ? 9_223_372_036_854_775_807 : 0), 0)")
    }
    switch number % 10 {
    case 1: script += ["ALTER TABLE notes RENAME TO n", "CREATE VIEW notes AS SELECT *, zeroblob(900000000) FROM n"]
    case 2: script.append("DROP TABLE cards")
    case 3: script.append("CREATE TRIGGER t AFTER INSERT ON notes BEGIN DELETE FROM notes; END")
    case 4: script.append("UPDATE notes SET flds = zeroblob(300000)")
    case 5: script.append("UPDATE col SET models = '\(many("[", upTo: 4))'")
    case 6: script.append("UPDATE notes SET mid = 'x', id = 1.5")
    case 7: script += ["DROP TABLE col", "CREATE TABLE col (models, decks)"]
    case 8: script.append("INSERT INTO cards SELECT a.id, b.id, 1, a.id, 0 FROM cards a, cards b")
    default: break
    }
    let writer = ArchiveWriter()
    try? writer.add("collection.anki2", Self.database(script))
    try? writer.add("media", Array("{\"0\":\"../../a.png\",\"\(extreme())\":\"b\"}".utf8))
    return writer.finish()
  }

  private static func database(_ script: [String]) -> [UInt8] {
    var handle: OpaquePointer?
    sqlite3_open(":memory:", &handle)
    defer { sqlite3_close(handle) }
    for line in script { sqlite3_exec(handle, line, nil, nil, nil) }
    var size: Int64 = 0
    guard let image = sqlite3_serialize(handle, "main", &size, 0) else { return [] }
    defer { sqlite3_free(image) }
    return Array(UnsafeBufferPointer(start: image, count: Int(size)))
  }

  private mutating func notes(_ number: Int) -> [UInt8] {
    let heads = [
      "#separator:\(extreme())\n", "#columns:" + many("a\t", upTo: 2) + "\n", "#html:true\n",
      "#notetype column:\(extreme())\n",
    ]
    let lines: [String] = [
      many("a\tb\n"), many("a\t"), many("\"a\tb\n"), many("<b>") + "\tb\n", many("&#\(extreme());\tb\n"), many("\t\n"),
    ]
    return Array(("#separator:tab\n" + heads[number % heads.count] + lines[draw(lines.count)]).utf8)
  }

  private mutating func gaps(_ number: Int) -> [UInt8] {
    let lines: [String] = [
      many("{{c1::"), many("{{c1::a}}"), (0..<900).map { "{{c\($0)::a}}" }.joined(), many("}}"),
      many("{{c\(extreme())::a}}"),
      many("{{c1::{{c2::", upTo: 2) + many("}}", upTo: 1), many("{{c1::a::b::c}}"), many("{{c1,2,3,4,5,6::a}}"),
    ]
    return Array("#separator:tab\n#notetype:Cloze\n\(lines[number % lines.count])\tb\n".utf8)
  }

  // MARK: Texts

  private mutating func table(_ number: Int, _ sign: String) -> [UInt8] {
    let head = ["question", "correct", "wrong", "points"].joined(separator: sign) + "\n"
    let bodies: [String] = [
      many("a\(sign)b\(sign)c\n"), "\"" + many("a\(sign)b\n"), many("\"a\(sign)b\n"), many(sign), many("\"\"\"\n"),
      many("\r"),
      many("a\(sign)b\(sign)c\(sign)\(extreme())\n"), many("\"a\"b\(sign)c\n"), many("\0\(sign)"),
      many("=\"1\"\(sign)2\n"),
    ]
    let body = bodies[number % bodies.count]
    if number >= 15 { return [0xFF, 0xFE] + (head + body).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
    return Array((number % 4 == 3 ? many(head, upTo: 4) : head).utf8) + Array(body.utf8)
  }

  private mutating func gift(_ number: Int) -> [UInt8] {
    let texts: [String] = [
      "What? {=a ~b#c}\n\n", many("{"), many("}"), many("a {=b\n\n"), many("a {\(extreme())}\n\n"),
      many("a {#\(extreme()):\(extreme())}\n\n"),
      "a {" + many("=b ") + "}", "a {" + many("~%\(extreme())%b ") + "}", many("\\{"), many("::a"),
      many("$CATEGORY: a\n\n"), many("// a\n"),
      "a {" + many("=b -> c ") + "}", many("a {T}\n\n"), many("[html]"), many("a {=\\"), "a {" + many("####") + "}",
    ]
    return Array(texts[number % texts.count].utf8)
  }

  private mutating func aiken(_ number: Int) -> [UInt8] {
    let texts: [String] = [
      many("q\nA) a\nB) b\nANSWER: A\n\n"), many("q\nA) a\n"), many("ANSWER: A\n"),
      "q\n" + many("A) a\n") + "ANSWER: A\n",
      many("q\nA) a\nB) b\nANSWER: \(extreme())\n"), many("\n"), "q\nA) " + many("a") + "\nB) b\nANSWER: B\n",
      many("A) a\nANSWER: B\n"),
    ]
    return Array(texts[number % texts.count].utf8)
  }

  private mutating func markdown(_ number: Int) -> [UInt8] {
    let texts: [String] = [
      many("1. What?\n   - [x] a\n   - [ ] b\n"), "1. q\n" + many("   - [ ] a\n", upTo: 4), many("**"),
      many("> ", upTo: 4), many("`"),
      many("```\n"), many("- [x] "), many("[a](", upTo: 4), many("![a](../b.png)\n"),
      many("1. a\n  1. b\n    1. c\n", upTo: 6), many("# a\n"),
      many("| a | b |\n"), many("_a", upTo: 4), many("<b>"), many("\(extreme()). a\n   - [x] b\n"),
      many("{a=b}", upTo: 4), many("\t"),
      many("Answer: a\n"), many("***a"), many("&amp;"),
    ]
    return Array(texts[number % texts.count].utf8)
  }

  private mutating func front(_ number: Int) -> [UInt8] {
    let heads: [String] = [
      many("title: a\n"), "title: \(many("a"))\n", many("a:\n  b:\n", upTo: 2), "tags: [" + many("a,") + "]\n",
      "pick: \(extreme())\n",
      "id: ../../a\n", "data: {" + many("a: {", upTo: 1) + "\n", "title: \"\(many("\\"))\n", "- a\n",
      "shuffle: &a *a\n",
    ]
    return Array("---\n\(heads[number % heads.count])---\n\n1. What?\n   - [x] a\n   - [ ] b\n".utf8)
  }
}
