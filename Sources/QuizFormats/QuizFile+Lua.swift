internal import LuaKit
internal import QuizCore

extension QuizFile {
  /// A Lua quiz file returns the quiz's table; it runs in the sandbox of a mode, with `random(m, n)` for chance.
  static func readLua(_ bytes: [UInt8], path: String, _ manner: Manner, seed: Int) -> QuizFileReading {
    let source = withoutMark(bytes)
    let value: LuaValue
    do {
      value = try manner.readers.lua.run(source, path, seed).get()
    } catch {
      return failure(path, line: error.line, message: error.message)
    }
    if case .none = value {
      return failure(path, message: "the file returns nothing: write 'return { title = …, questions = … }'")
    }
    return read(value, from: source, path: path, manner)
  }

  /// The table that a Lua quiz file returns; nil when it returns none, or cannot run, or has functions in it.
  static func luaTable(_ bytes: [UInt8], path: String, _ lua: LuaQuizzes) -> SourceValue? {
    let source = withoutMark(bytes)
    guard let value = try? lua.run(source, path, 0).get() else { return nil }
    if case .none = value { return nil }
    var places = LuaPlaces(source)
    let table = places.place(value)
    return places.functionLines.isEmpty ? table : nil
  }

  /// The source without a byte order mark, and without the words of a first line such as `#!/usr/bin/lua`.
  private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    let source = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    return Array(source.first == UInt8(ascii: "#") ? source.drop { $0 != UInt8(ascii: "\n") } : source)
  }

  private static func read(
    _ value: LuaValue, from source: [UInt8], path: String, _ manner: Manner
  ) -> QuizFileReading {
    var places = LuaPlaces(source)
    let placed = places.place(value)
    let functions = places.functionLines.map { line in
      let message = "a quiz is plain data, found a function: call it, or remove it"
      return Diagnostic(.error, file: path, line: max(1, line), message: message)
    }
    let reading = manner.read(placed, path: path)
    let lines = Places(source)
    let found = diagnostics(reading.findings, path) { lines.position(of: $0) }
    var finished = finished(reading, functions + found)
    if !functions.isEmpty { finished.quiz = nil }
    return finished
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
