internal import Archive
internal import CExpat
internal import Glibc

/// An element as expat shows it: valid while the handler runs.
struct XMLElement {
  private let name: UnsafePointer<CChar>
  private let attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?

  init(_ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    self.name = XMLElement.local(name)
    self.attributes = attributes
  }

  /// The name without a prefix: some writers put one before every element.
  static func local(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar> {
    strchr(name, Int32(UInt8(ascii: ":"))).map { UnsafePointer($0 + 1) } ?? name
  }

  func isCalled(_ other: StaticString) -> Bool { XMLElement.equal(name, other) }

  static func equal(_ name: UnsafePointer<CChar>, _ other: StaticString) -> Bool {
    strcmp(name, UnsafeRawPointer(other.utf8Start).assumingMemoryBound(to: CChar.self)) == 0
  }

  /// An attribute by its name without a prefix; the first of that name.
  func attribute(_ wanted: StaticString) -> UnsafePointer<CChar>? {
    var index = 0
    while let key = attributes?[index], let value = attributes?[index + 1] {
      if XMLElement.equal(XMLElement.local(key), wanted) { return value }
      index += 2
    }
    return nil
  }

  func text(_ wanted: StaticString) -> String? { attribute(wanted).map { String(cString: $0) } }
}

/// A part of a workbook, parsed as it arrives, with callbacks for elements and text.
///
/// A DOCTYPE is refused: entities and default values of attributes would let a part grow beyond its file.
final class XMLParts {
  var open: (XMLElement) -> Void = { _ in }
  /// Receives the name of a closed element, without a prefix.
  var close: (UnsafePointer<CChar>) -> Void = { _ in }
  var text: (UnsafeRawBufferPointer) -> Void = { _ in }
  private let part: String
  private let parser: XML_Parser?
  private var hasDoctype = false
  private var depth = 0
  private static let deepest = 64

  init(_ part: String) {
    self.part = part
    parser = XML_ParserCreate(nil)
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in XMLParts.at(data)?.opened(name, attributes) },
      { data, name in XMLParts.at(data)?.closed(name) })
    XML_SetCharacterDataHandler(parser) { data, text, length in
      XMLParts.at(data)?.text(UnsafeRawBufferPointer(start: text, count: Int(length)))
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in XMLParts.at(data)?.refuseDoctype() }
  }

  deinit { XML_ParserFree(parser) }

  private static func at(_ data: UnsafeMutableRawPointer?) -> XMLParts? {
    data.map { Unmanaged<XMLParts>.fromOpaque($0).takeUnretainedValue() }
  }

  private func opened(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    depth += 1
    if depth > Self.deepest { XML_StopParser(parser, 0) }
    if let name { open(XMLElement(name, attributes)) }
  }

  private func closed(_ name: UnsafePointer<CChar>?) {
    depth -= 1
    if let name { close(XMLElement.local(name)) }
  }

  private func refuseDoctype() {
    hasDoctype = true
    XML_StopParser(parser, 0)
  }

  /// Reads the next bytes of a part as they come out of the archive; false at its end.
  func parseNext(of stream: ArchiveStream) throws(SheetProblem) -> Bool {
    let piece: [UInt8]?
    do { piece = try stream.next() } catch { throw .archive(error) }
    try parse(piece)
    return piece != nil
  }

  /// Reads the next bytes; nil ends the part.
  func parse(_ bytes: [UInt8]?) throws(SheetProblem) {
    let status = (bytes ?? []).withUnsafeBytes {
      XML_Parse(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), bytes == nil ? 1 : 0)
    }
    if status == XML_STATUS_OK { return }
    if hasDoctype { throw .doctype(part: part) }
    let code = XML_GetErrorCode(parser)
    let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "it cannot be read"
    throw .brokenXML(
      part: part, line: Int(XML_GetCurrentLineNumber(parser)),
      depth > Self.deepest ? "elements are nested too deep" : reason)
  }
}
