internal import CExpat

/// An XML text as a tree, read by expat: elements, their attributes and their text.
///
/// A DOCTYPE is refused: entities and default values of attributes would let a text grow beyond its file.
struct XMLTree {
  struct Element {
    var name: String
    var attributes: [String: String]
    var offset: Int
    var text = ""
    var children: [Int] = []
    /// How many bytes of the text stand before each child.
    var starts: [Int] = []
  }

  private(set) var elements: [Element] = []
  /// Why the text could not be read to its end, and where.
  private(set) var problem: ImportFinding?

  /// Elements deeper than this are no quiz.
  private static let deepest = 64
  /// Elements in all: each takes some 60 bytes, however short it is written. A bank of 10 MB has 300,000.
  private static let most = 2_000_000

  /// `renaming` gives elements and attributes other names.
  init(_ bytes: [UInt8], renaming: ((String) -> String)? = nil) {
    guard let parser = XML_ParserCreate("UTF-8") else { return }
    defer { XML_ParserFree(parser) }
    // Nothing may stand before a declaration, and blank lines often do.
    let blank = bytes.prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }.count
    let builder = Builder(parser)
    withExtendedLifetime(builder) {
      XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
      XMLTree.setHandlers(parser)
      builder.parse(blank == 0 ? bytes : Array(bytes[blank...]))
    }
    elements = builder.elements
    problem = builder.problem
    if blank > 0 { move(by: blank) }
    if let renaming { rename(renaming) }
  }

  private mutating func rename(_ renaming: (String) -> String) {
    for index in elements.indices {
      elements[index].name = renaming(elements[index].name)
      elements[index].attributes = Dictionary(elements[index].attributes.map { (renaming($0), $1) }) { first, _ in first
      }
    }
  }

  /// Moves all places, where the text stands behind others.
  mutating func move(by distance: Int) {
    for index in elements.indices { elements[index].offset += distance }
    problem?.offset += distance
  }

  /// The elements below one, in the order of the text; elements named in `ends` are included, their content is not.
  func descendants(of parent: Int, until ends: Set<String>) -> [Int] {
    var found: [Int] = []
    var open = Array(elements[parent].children.reversed())
    while let next = open.popLast() {
      found.append(next)
      if !ends.contains(elements[next].name) { open += elements[next].children.reversed() }
    }
    return found
  }

  /// The first child of that name.
  func child(_ name: String, of parent: Int) -> Int? {
    elements[parent].children.first { elements[$0].name == name }
  }

  func children(_ name: String, of parent: Int) -> [Int] {
    elements[parent].children.filter { elements[$0].name == name }
  }

  /// The text of the first child with that name, without surrounding white space; nil when it is missing or blank.
  func text(_ name: String, of parent: Int) -> String? {
    let text = child(name, of: parent).map { elements[$0].text.trimmed } ?? ""
    return text.isEmpty ? nil : text
  }

  private static func setHandlers(_ parser: XML_Parser) {
    XML_SetElementHandler(
      parser,
      { data, name, attributes in Builder.of(data)?.open(name, attributes) },
      { data, _ in Builder.of(data)?.close() })
    XML_SetCharacterDataHandler(parser) { data, text, length in Builder.of(data)?.add(text, Int(length)) }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in Builder.of(data)?.stop(.doctype) }
  }

  /// Takes what expat calls out; one a parse.
  private final class Builder {
    let parser: XML_Parser
    var elements: [Element] = []
    var problem: ImportFinding?
    private var open: [Int] = []
    private var texts: [[UInt8]] = []

    init(_ parser: XML_Parser) {
      self.parser = parser
    }

    static func of(_ data: UnsafeMutableRawPointer?) -> Builder? {
      data.map { Unmanaged<Builder>.fromOpaque($0).takeUnretainedValue() }
    }

    private var offset: Int { max(0, Int(XML_GetCurrentByteIndex(parser))) }

    func parse(_ bytes: [UInt8]) {
      // expat takes lengths as 32 bits.
      var start = 0
      repeat {
        let end = min(bytes.count, start + (1 << 20))
        let status = bytes[start..<end].withUnsafeBytes { buffer in
          XML_Parse(
            parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count),
            end == bytes.count ? 1 : 0)
        }
        if status != XML_STATUS_OK { return fail() }
        start = end
      } while start < bytes.count
    }

    private func fail() {
      guard problem == nil else { return }
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "it cannot be read"
      problem = ImportFinding(.brokenXML(reason), at: offset)
    }

    func stop(_ reason: ImportProblem) {
      problem = problem ?? ImportFinding(reason, at: offset)
      XML_StopParser(parser, 0)
    }

    func open(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
      if open.count >= XMLTree.deepest { return stop(.brokenXML("elements are nested too deep")) }
      if elements.count >= XMLTree.most { return stop(.tooManyElements(XMLTree.most)) }
      var element = Element(name: name.map { String(cString: $0) } ?? "", attributes: [:], offset: offset)
      var index = 0
      while let key = attributes?[index], let value = attributes?[index + 1] {
        element.attributes[String(cString: key)] = String(cString: value)
        index += 2
      }
      if let parent = open.last {
        elements[parent].children.append(elements.count)
        elements[parent].starts.append(texts.last?.count ?? 0)
      }
      open.append(elements.count)
      texts.append([])
      elements.append(element)
    }

    func close() {
      guard let element = open.popLast(), let text = texts.popLast() else { return }
      elements[element].text = String(decoding: text, as: UTF8.self)
    }

    func add(_ text: UnsafePointer<CChar>?, _ length: Int) {
      guard let text, !texts.isEmpty else { return }
      let buffer = UnsafeRawBufferPointer(start: text, count: length)
      texts[texts.count - 1].append(contentsOf: buffer)
    }
  }
}
