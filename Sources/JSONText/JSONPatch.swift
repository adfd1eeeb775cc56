/// Changes a JSON text so that it holds another value, and keeps all other bytes: the order of keys, numbers as they are
/// written, blanks and line breaks.
///
/// A key that is new comes behind the others of its object. Items of a list are found again by their `id`, or by being equal,
/// so that a question that moves takes its bytes along.
package struct JSONPatch {
  private let bytes: [UInt8]
  /// The end of each list and object, by the offset of its first byte.
  private let ends: [Int: Int]
  private let layout: JSONLayout
  private var output: [UInt8] = []

  /// The text with that value; a text that is no JSON, or no object, is written anew.
  package static func text(_ old: [UInt8], with value: JSONValue) -> [UInt8] {
    guard let node = try? JSONParser.parse(old) else {
      if case .object(let object) = value { return Array(JSONLayout.text(object).utf8) }
      return JSONWriter.bytes(value) + [Byte.lineFeed]
    }
    var patch = JSONPatch(old)
    patch.copy(0..<node.offset)
    patch.write(value, over: node)
    patch.copy(patch.end(of: node)..<old.count)
    return patch.output
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    ends = Self.ends(bytes)
    layout = JSONLayout(unit: Self.unit(bytes))
    output.reserveCapacity(bytes.count + 256)
  }

  // MARK: Values

  private mutating func write(_ value: JSONValue, over node: JSONNode) {
    switch (node.content, value) {
    case (.object(let members), .object(let object)) where !members.isEmpty && !object.members.isEmpty:
      write(object, over: members, in: node.offset..<end(of: node))
    case (.list(let items), .list(let values)) where !items.isEmpty && !values.isEmpty:
      write(values, over: items, in: node.offset..<end(of: node))
    default:
      if Self.equal(node, value) { copy(node.offset..<end(of: node)) } else { writeNew(value, at: node.offset) }
    }
  }

  private mutating func write(_ object: JSONObject, over members: [JSONMember], in range: Range<Int>) {
    let values = Dictionary(object.members.map { ($0.key, $0.value) }) { first, _ in first }
    let spans = members.map { $0.keyOffset..<end(of: $0.value) }
    var pieces: [Piece] = []
    for (place, member) in members.enumerated() {
      if let value = values[member.key] { pieces.append(Piece(.member(member, value), from: place)) }
    }
    let known = Set(members.map(\.key))
    let colon = members.last.map { Self.endOfText(bytes, $0.keyOffset)..<$0.value.offset } ?? 0..<0
    for member in object.members where !known.contains(member.key) {
      pieces.append(Piece(.new(member, colon), from: nil))
    }
    write(pieces, spans, in: range)
  }

  private mutating func write(_ values: [JSONValue], over items: [JSONNode], in range: Range<Int>) {
    let spans = items.map { $0.offset..<end(of: $0) }
    let origins = ListMatch(items, values).origins
    let pieces = zip(values, origins).map { value, origin in
      Piece(origin.map { .item(items[$0], value) } ?? .newItem(value), from: origin)
    }
    write(pieces, spans, in: range)
  }

  /// A member or an item of the new value, and its place in the old one.
  private struct Piece {
    enum Content {
      case member(JSONMember, JSONValue)
      /// A new member, and the colon with the blanks of another one.
      case new(JSONObject.Member, Range<Int>)
      case item(JSONNode, JSONValue)
      case newItem(JSONValue)
    }

    let content: Content
    let origin: Int?

    init(_ content: Content, from origin: Int?) {
      (self.content, self.origin) = (content, origin)
    }
  }

  /// Writes what stands between two brackets: each place keeps the blanks before it, further ones get those of the last.
  private mutating func write(_ pieces: [Piece], _ spans: [Range<Int>], in range: Range<Int>) {
    guard let first = spans.first, let last = spans.last else { return }
    let lead = range.lowerBound..<first.lowerBound
    let gaps = zip(spans, spans.dropFirst()).map { $0.upperBound..<$1.lowerBound }
    copy(lead)
    for (number, piece) in pieces.enumerated() {
      if number > 0 {
        if number <= gaps.count { copy(gaps[number - 1]) } else { writeGap(gaps.last, lead) }
      }
      let start = piece.origin.map { spans[$0].lowerBound } ?? last.lowerBound
      write(piece, at: start)
    }
    copy(last.upperBound..<range.upperBound)
  }

  private mutating func write(_ piece: Piece, at start: Int) {
    switch piece.content {
    case .member(let member, let value):
      copy(member.keyOffset..<member.value.offset)
      write(value, over: member.value)
    case .item(let node, let value): write(value, over: node)
    case .new(let member, let colon):
      output += JSONWriter.bytes(.text(member.key))
      copy(colon)
      writeNew(member.value, at: start)
    case .newItem(let value): writeNew(value, at: start)
    }
  }

  /// The comma behind the last of several, and the blanks before the next: those of the two before, else those behind the
  /// bracket.
  private mutating func writeGap(_ gap: Range<Int>?, _ lead: Range<Int>) {
    if let gap { return copy(gap) }
    output.append(Byte.comma)
    let blanks = bytes[lead].dropFirst()
    output += blanks.contains(Byte.lineFeed) || layout.unit == nil ? Array(blanks) : [Byte.space]
  }

  /// A value that was not there, as deep as the line of that offset.
  private mutating func writeNew(_ value: JSONValue, at offset: Int) {
    layout.write(value, indentation: indentation(at: offset), to: &output)
  }

  private mutating func copy(_ range: Range<Int>) { output += bytes[range] }

  /// The blanks at the beginning of the line that an offset lies in.
  private func indentation(at offset: Int) -> [UInt8] {
    let start = bytes[..<offset].lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? 0
    return Array(bytes[start..<offset].prefix { $0 == Byte.space || $0 == Byte.tab })
  }

  // MARK: The old text

  private func end(of node: JSONNode) -> Int {
    switch node.content {
    case .list, .object: ends[node.offset] ?? bytes.count
    case .text: Self.endOfText(bytes, node.offset)
    case .null, .bool, .int, .number:
      bytes[node.offset...].firstIndex {
        $0 <= Byte.space || [Byte.comma, Byte.closeList, Byte.closeObject].contains($0)
      }
        ?? bytes.count
    }
  }

  private static func endOfText(_ bytes: [UInt8], _ start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != Byte.quote { place += bytes[place] == Byte.backslash ? 2 : 1 }
    return min(place + 1, bytes.count)
  }

  private static func ends(_ bytes: [UInt8]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case Byte.quote:
        place = endOfText(bytes, place)
        continue
      case Byte.openList, Byte.openObject: open.append(place)
      case Byte.closeList, Byte.closeObject: if let start = open.popLast() { ends[start] = place + 1 }
      default: break
      }
      place += 1
    }
    return ends
  }

  /// The blanks of the first line that is indented; nil for a text of one line.
  private static func unit(_ bytes: [UInt8]) -> [UInt8]? {
    var hasLines = false
    for line in bytes.split(separator: Byte.lineFeed, omittingEmptySubsequences: false).dropFirst() {
      if line.contains(where: { $0 > Byte.space }) { hasLines = true }
      let blanks = line.prefix { $0 == Byte.space || $0 == Byte.tab }
      if !blanks.isEmpty && blanks.count < line.count { return Array(blanks) }
    }
    return hasLines ? [Byte.space, Byte.space] : nil
  }

  /// Whether a text holds exactly that value; letters that only look alike differ.
  static func equal(_ node: JSONNode, _ value: JSONValue) -> Bool {
    switch (node.content, value) {
    case (.null, .null): return true
    case (.bool(let old), .bool(let new)): return old == new
    case (.int(let old), .int(let new)): return old == new
    case (.text(let old), .text(let new)): return old.utf8.elementsEqual(new.utf8)
    case (.list(let old), .list(let new)): return old.count == new.count && zip(old, new).allSatisfy(equal)
    case (.object(let old), .object(let new)):
      let values = Dictionary(new.members.map { ($0.key, $0.value) }) { first, _ in first }
      return old.count == new.members.count
        && old.allSatisfy { member in values[member.key].map { equal(member.value, $0) } ?? false }
    case (_, .int(let new)): return node.double == Double(new)
    case (_, .number(let new)): return node.double == new
    default: return false
    }
  }
}

/// Which item of an old list each item of a new one was.
struct ListMatch {
  /// The place in the old list; nil for an item that is new.
  private(set) var origins: [Int?]
  private var isUsed: [Bool]

  init(_ items: [JSONNode], _ values: [JSONValue]) {
    origins = Array(repeating: nil, count: values.count)
    isUsed = Array(repeating: false, count: items.count)
    matchEqual(items, values)
    matchByID(items, values)
    matchByPlace(items, values)
  }

  /// The equal beginning and end, then equal items anywhere.
  private mutating func matchEqual(_ items: [JSONNode], _ values: [JSONValue]) {
    var (start, end) = (0, 0)
    let most = min(items.count, values.count)
    while start < most, JSONPatch.equal(items[start], values[start]) {
      use(start, for: start)
      start += 1
    }
    while end < most - start,
      JSONPatch.equal(items[items.count - 1 - end], values[values.count - 1 - end])
    {
      use(items.count - 1 - end, for: values.count - 1 - end)
      end += 1
    }
    // Of very long lists that were turned over this would take too long; ids find what matters.
    guard (items.count - start - end) * (values.count - start - end) <= Self.mostCompared else { return }
    for place in values.indices where origins[place] == nil {
      if let old = items.indices.first(where: { !isUsed[$0] && JSONPatch.equal(items[$0], values[place]) }) {
        use(old, for: place)
      }
    }
  }

  private static let mostCompared = 1_000_000

  private mutating func matchByID(_ items: [JSONNode], _ values: [JSONValue]) {
    var places: [String: Int] = [:]
    for place in items.indices where !isUsed[place] {
      if let id = items[place]["id"]?.string { places[id] = places[id] ?? place }
    }
    for place in values.indices where origins[place] == nil {
      guard case .object(let object) = values[place], case .text(let id)? = object["id"],
        let old = places.removeValue(forKey: id)
      else { continue }
      use(old, for: place)
    }
  }

  /// Lists of the same length were changed in place.
  private mutating func matchByPlace(_ items: [JSONNode], _ values: [JSONValue]) {
    guard items.count == values.count else { return }
    for place in values.indices where origins[place] == nil && !isUsed[place] {
      use(place, for: place)
    }
  }

  private mutating func use(_ old: Int, for place: Int) {
    origins[place] = old
    isUsed[old] = true
  }
}
