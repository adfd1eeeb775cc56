internal import LuaKit
internal import QuizCore

/// The outcome of parsing another program's file.
enum ForeignRead {
  case quiz(ForeignQuiz)
  /// The file is a quiz of our own, or a program.
  case own(QuizFormat)
  /// Why it cannot be read at all; `isStart` names its first line.
  case failed(String, isStart: Bool)
}

// MARK: As bytes

extension ForeignRead {
  /// The outcome as bytes for another process.
  var bytes: [UInt8] {
    var writer = LuaValueWriter()
    switch self {
    case .quiz(let quiz):
      writer.write(0)
      quiz.write(to: &writer)
    case .own(let format):
      writer.write(1)
      writer.write(format.rawValue)
    case .failed(let message, let isStart):
      writer.write(2)
      writer.write(message)
      writer.write(.bool(isStart))
    }
    return writer.bytes
  }

  /// Reads what another process says, which may be anything; its files must go to a folder.
  init(_ bytes: [UInt8], mediaIn folder: String) throws(LuaValueReader.Garbled) {
    var reader = LuaValueReader(bytes)
    switch try reader.number() {
    case 0: self = .quiz(try ForeignQuiz(reading: &reader, bytes.count, mediaIn: folder))
    case 1:
      guard let format = QuizFormat(rawValue: try reader.text()), format.isOwn else { throw LuaValueReader.Garbled() }
      self = .own(format)
    case 2: self = .failed(try reader.text(), isStart: try reader.bool())
    default: throw LuaValueReader.Garbled()
    }
  }
}

extension ForeignQuiz {
  fileprivate func write(to writer: inout LuaValueWriter) {
    writer.write(format.rawValue)
    writer.write(.list([.bool(isGrid), .bool(isTranslated)]))
    writer.write(parts.count)
    for part in parts {
      writer.write(part.name)
      writer.write(bytes: part.bytes)
      writer.write(part.start)
    }
    writer.write(media.count)
    for file in media {
      writer.write(file.path)
      writer.write(bytes: file.bytes)
    }
    writer.write(findings.count)
    for finding in findings {
      writer.write(finding.message)
      writer.write(.list([.bool(finding.isWarning), .bool(finding.isNotice)]))
      writer.write(finding.offset)
    }
    writer.write(around)
    writer.write(questions.count)
    questions.each { writer.write($0) }
  }

  /// `size` bounds how many of anything there can be.
  fileprivate init(
    reading reader: inout LuaValueReader, _ size: Int, mediaIn folder: String
  ) throws(LuaValueReader.Garbled) {
    guard let format = QuizFormat(rawValue: try reader.text()), !format.isOwn else {
      throw LuaValueReader.Garbled()
    }
    let (isGrid, isTranslated) = try reader.flags()
    self.init(
      format: format, isGrid: isGrid, isTranslated: isTranslated, around: SourceValue(SourceValue.Content.null, at: 0),
      questions: SourceList([]))
    for _ in 0..<(try reader.count(upTo: size)) {
      let name = try reader.text(), bytes = try reader.rawBytes()
      parts.append(SourcePart(name: name, bytes: bytes, start: try reader.offset()))
    }
    for _ in 0..<(try reader.count(upTo: size)) {
      let path = try reader.text()
      guard MediaName.lies(path, in: folder) else { throw LuaValueReader.Garbled() }
      media.append(QuizMedia(path: path, bytes: try reader.rawBytes()))
    }
    for _ in 0..<(try reader.count(upTo: size)) {
      let message = try reader.text()
      let (isWarning, isNotice) = try reader.flags()
      findings.append(
        ForeignFinding(message: message, isWarning: isWarning, isNotice: isNotice, offset: try reader.offset()))
    }
    around = try reader.sourceValue()
    let count = try reader.count(upTo: size)
    let rest = reader
    questions = SourceList(count: count) { visit in
      var reader = rest
      for _ in 0..<count {
        guard let value = try? reader.sourceValue() else { return false }
        visit(value)
      }
      return reader.isAtEnd
    }
  }
}

extension LuaValueReader {
  fileprivate mutating func flags() throws(Garbled) -> (Bool, Bool) {
    guard case .list(let flags) = try value(), flags.count == 2, case .bool(let first) = flags[0],
      case .bool(let second) = flags[1]
    else { throw Garbled() }
    return (first, second)
  }

  fileprivate mutating func count(upTo most: Int) throws(Garbled) -> Int {
    let count = try number()
    guard (0...most).contains(count) else { throw Garbled() }
    return count
  }

  /// A place in a file, small enough to be counted with.
  fileprivate mutating func offset() throws(Garbled) -> Int { try count(upTo: 1 << 60) }
}

// MARK: Tables

/// The kind of a table's value, in the lowest bits of the number before it; above them is its place.
private enum SourceTag: Int {
  case null, no, yes, int, number, text, list, map
  static let width = 3
}

extension LuaValueWriter {
  fileprivate mutating func write(_ value: SourceValue) {
    switch value.content {
    case .null: write(.null, value)
    case .bool(let isTrue): write(isTrue ? .yes : .no, value)
    case .int(let number):
      write(.int, value)
      write(number)
    case .number(let number):
      write(.number, value)
      write(Int(bitPattern: UInt(number.bitPattern)))
    case .text(let text):
      write(.text, value)
      write(text)
    case .list(let values):
      write(.list, value)
      write(values.count)
      for value in values { write(value) }
    case .map(let fields):
      write(.map, value)
      write(fields.count)
      for field in fields {
        write(field.key)
        write(field.keyOffset)
        write(field.value)
      }
    }
  }

  private mutating func write(_ tag: SourceTag, _ value: SourceValue) {
    write(value.offset << SourceTag.width | tag.rawValue)
  }
}

extension LuaValueReader {
  /// The deepest nesting of a table, as for other files.
  private static let deepest = 64

  fileprivate mutating func sourceValue(_ depth: Int = 0) throws(Garbled) -> SourceValue {
    let head = try number()
    guard head >= 0, depth < Self.deepest, let tag = SourceTag(rawValue: head & (1 << SourceTag.width - 1)) else {
      throw Garbled()
    }
    return SourceValue(try content(tag, depth), at: head >> SourceTag.width)
  }

  private mutating func content(_ tag: SourceTag, _ depth: Int) throws(Garbled) -> SourceValue.Content {
    switch tag {
    case .null: return .null
    case .no: return .bool(false)
    case .yes: return .bool(true)
    case .int: return .int(try number())
    case .number: return .number(Double(bitPattern: UInt64(UInt(bitPattern: try number()))))
    case .text: return .text(try text())
    case .list:
      var values: [SourceValue] = []
      for _ in 0..<max(0, try number()) { values.append(try sourceValue(depth + 1)) }
      return .list(values)
    case .map:
      var fields: [SourceField] = []
      for _ in 0..<max(0, try number()) {
        let key = try text(), place = try offset()
        fields.append(SourceField(key: key, keyOffset: place, value: try sourceValue(depth + 1)))
      }
      return .map(fields)
    }
  }
}

// MARK: Formats

extension Result<QuizFormat, ForeignFailure>? {
  /// The result of `QuizFile.form`, as bytes for another process.
  var bytes: [UInt8] {
    var writer = LuaValueWriter()
    switch self {
    case .success(let format)?: writer.write(.list([.text(format.rawValue)]))
    case .failure(let failure)?: writer.write(.list([.none, .text(failure.message)]))
    case nil: writer.write(.none)
    }
    return writer.bytes
  }

  /// Reads what another process found.
  init(_ bytes: [UInt8]) {
    var reader = LuaValueReader(bytes)
    switch try? reader.value() {
    case LuaValue.none?: self = nil
    case .list(let parts)?:
      if parts.count == 1, case .text(let name) = parts[0], let format = QuizFormat(rawValue: name) {
        self = .success(format)
      } else if parts.count == 2, case .text(let message) = parts[1] {
        self = .failure(ForeignFailure(message))
      } else {
        self = .failure(.garbled)
      }
    default: self = .failure(.garbled)
    }
  }
}
