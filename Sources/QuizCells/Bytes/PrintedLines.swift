internal import LuaKit
internal import QuizCore
internal import QuizModes

/// The lines that plugins printed, until they are sent.
final class PrintedLines {
  private(set) var lines: [LuaValue] = []

  var log: PluginLog {
    PluginLog { [self] plugin, line in lines.append(.list([.text(plugin), .text(line)])) }
  }

  func write(to writer: inout LuaValueWriter) {
    writer.write(.list(lines))
    lines = []
  }

  /// Passes on lines from a cell, each under an existing plugin; false when they are malformed.
  @discardableResult
  static func pass(_ value: LuaValue, to log: PluginLog?, of plugins: [String]) -> Bool {
    guard case .list(let lines) = value else { return false }
    for line in lines {
      guard case .list(let parts) = line, parts.count == 2, case .text(let id) = parts[0],
        case .text(let text) = parts[1], plugins.contains(id)
      else { return false }
      log?.write(id, text)
    }
    return true
  }
}

extension HookFailure {
  func write(to writer: inout LuaValueWriter) {
    writer.write(plugin)
    writer.write(hook.place)
    writer.write(message)
  }

  init(reading reader: inout LuaValueReader) throws(LuaValueReader.Garbled) {
    let plugin = try reader.text(), place = try reader.number()
    guard let hook = Hook(place: place) else { throw LuaValueReader.Garbled() }
    self.init(plugin: plugin, hook: hook, message: try reader.text(), isByClock: true)
  }
}
