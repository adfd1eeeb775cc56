internal import JSONText
internal import TextLayout

/// Checks that lines from a cell have the form that grading writes.
///
/// There is one line for each record, in order, with the sent participant, printable, without other keys. Numbers must
/// be finite enough to add up; their values, and the text of headlines, are not checked.
package final class GradedLineCheck {
  private let reader: ParticipantReader
  private let details: Bool
  private let sheets: Bool
  /// The tails of lines checked so far, by their hash: most lines end like others.
  private var known: [UInt64: [UInt8]] = [:]
  private static let mostKnown = 4096

  package init(_ reader: ParticipantReader, details: Bool, sheets: Bool = false) {
    self.reader = reader
    self.details = details
    self.sheets = sheets
  }

  /// The numbers of results, and of errors.
  package struct Counts: Equatable {
    package var graded = 0
    package var errors = 0
  }

  /// Nil when they are no such lines.
  package func counts(of lines: [UInt8], for block: RecordBlock) -> Counts? {
    var counts = Counts()
    let isWhole = lines.withUnsafeBytes { output in
      var out = 0
      return visit(block) { content, number in
        let rest = UnsafeRawBufferPointer(rebasing: output[out...])
        guard let length = rest.lineFeed else { return false }
        out += length + 1
        let line = UnsafeRawBufferPointer(rebasing: rest[..<length])
        switch kind(of: line, content, number, isCut: block.cutAt != nil) {
        case .result: counts.graded += 1
        case .error: counts.errors += 1
        case nil: return false
        }
        return true
      } && out == output.count
    }
    return isWhole ? counts : nil
  }

  /// The line for a record of which nothing is known but why; nil for a blank one.
  package func lines(of block: RecordBlock, _ problem: GradingProblem) -> [UInt8] {
    var lines: [UInt8] = []
    _ = visit(block) { content, number in
      let object = GradedLine.error(problem, line: number, participant: participant(content, isCut: block.cutAt != nil))
      lines += JSONWriter.bytes(.object(object)) + Array("\n".utf8)
      return true
    }
    return lines
  }

  /// Hands over each record that is not blank with the number of its line, until that gives false.
  private func visit(_ block: RecordBlock, _ take: (UnsafeRawBufferPointer, Int) -> Bool) -> Bool {
    block.bytes.withUnsafeBytes { bytes in
      var (at, number) = (0, block.firstLine)
      while at < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[at...])
        let record = UnsafeRawBufferPointer(
          rebasing: rest[..<(RecordBlock.end(of: rest) ?? rest.count)])
        if let content = RecordBlock.content(of: record), !take(content, number) { return false }
        number += 1
        at += record.count
      }
      return true
    }
  }

  // MARK: A line

  private enum Kind {
    case result, error
  }

  private func kind(
    of line: UnsafeRawBufferPointer, _ record: UnsafeRawBufferPointer, _ number: Int, isCut: Bool
  ) -> Kind? {
    let head = !isCut ? plainHead(line, record) : nil
    if let head, isKnown(UnsafeRawBufferPointer(rebasing: line[head...])) { return .result }
    guard Self.isPrintable(line), let node = try? JSONParser.parse(line), let members = node.object else { return nil }
    let expected = participant(record, isCut: isCut).map(GradedLine.written)
    guard node["participant"].map({ JSONValue($0) }) == expected else { return nil }
    let others = members.drop { $0.key == "participant" }
    if others.map(\.key) == ["error", "line"] {
      return node["error"]?.string != nil && node["line"]?.int == number ? .error : nil
    }
    guard expected != nil, !isCut, isResult(others) else { return nil }
    if let head { remember(line[head...]) }
    return .result
  }

  /// The id as it was written, before anything was asked of the stranger.
  private func participant(_ record: UnsafeRawBufferPointer, isCut: Bool) -> JSONValue? {
    var id: JSONValue?
    if isCut { return nil }
    do throws(GradingProblem) {
      _ = try reader.participant(json: record, id: &id)
    } catch {}
    return id
  }

  private func isResult(_ members: ArraySlice<JSONMember>) -> Bool {
    let asked: [GradedLine.Field] = (details ? [.verdicts] : []) + (sheets ? [.sheet] : [])
    return GradedLine.Field.fill(members, GradedLine.Field.ofResult + asked, needed: asked)
  }

  /// Whether bytes are a text in which nothing acts on a terminal, escaped or not.
  package static func isPrintable(_ line: UnsafeRawBufferPointer) -> Bool {
    var isEscaped = false
    for byte in line {
      if byte < 0x20 || byte == 0x7F { return false }
      if isEscaped
        && !(byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "n")
          || byte == UInt8(ascii: "t"))
      {
        return false
      }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    guard let text = String(validating: line, as: UTF8.self) else { return false }
    return text == text.cleaned
  }

  // MARK: Lines that end like others

  /// The place in a line after the participant; nil when record and line write it differently.
  private func plainHead(_ line: UnsafeRawBufferPointer, _ record: UnsafeRawBufferPointer) -> Int? {
    var scanner = PlainScanner(record)
    guard let id = scanner.participant() else { return nil }
    let head = Self.head.utf8CodeUnitCount
    let end = head + id.count + 1
    guard line.count > end, line[end - 1] == UInt8(ascii: "\"") else { return nil }
    let sent = UnsafeRawBufferPointer(rebasing: record[id])
    guard UnsafeRawBufferPointer(start: Self.head.utf8Start, count: head).isSame(as: line[..<head]),
      sent.isSame(as: line[head..<(end - 1)])
    else { return nil }
    return end
  }

  private static let head: StaticString = "{\"participant\":\""

  private func isKnown(_ tail: UnsafeRawBufferPointer) -> Bool {
    guard let found = known[Self.hash(tail)], found.count == tail.count else { return false }
    return found.withUnsafeBytes { $0.isSame(as: tail[...]) }
  }

  private func remember(_ tail: Slice<UnsafeRawBufferPointer>) {
    if known.count >= Self.mostKnown { known = [:] }
    known[Self.hash(UnsafeRawBufferPointer(rebasing: tail))] = Array(tail)
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var at = 0
    while at &+ 8 <= bytes.count {
      hash = (hash ^ bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 29
      at &+= 8
    }
    while at < bytes.count {
      hash = (hash ^ UInt64(bytes[at])) &* 0x100_0000_01B3
      at &+= 1
    }
    return hash
  }
}
