/// The error of a host function, which becomes a Lua error at the caller's line.
package struct HostRefusal: Error, Equatable, Sendable {
  package var message: String

  package init(message: String) { self.message = message }
}

/// Why a load or a call gave no value.
package struct LuaFailure: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A Lua error that nothing caught.
    case error
    /// A source that does not compile.
    case syntax
    /// A limit that was hit: the machine is dead from then on.
    case instructions, time, memory, block
    /// A source larger than the limit.
    case tooLarge
    /// A value that is no plain data or larger than the limits, with its path: `result.items[3]`.
    case badValue(path: String)
    /// A call to a machine that died by a limit before.
    case dead
  }

  package var kind: Kind
  /// The error, without its position.
  package var message: String
  /// The chunk's name, when known.
  package var file: String?
  /// The line, from 1, when known.
  package var line: Int?
  /// The Lua functions that were running, innermost first: `plugins/lives.lua:14: in after`.
  package var traceback: [String]

  package init(
    kind: Kind, message: String, file: String? = nil, line: Int? = nil, traceback: [String] = []
  ) {
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
    self.traceback = traceback
  }
}

extension LuaFailure: CustomStringConvertible {
  /// `plugins/lives.lua:14: …`, as far as the position is known.
  package var description: String {
    switch (file, line) {
    case (let file?, let line?): "\(file):\(line): \(message)"
    case (let file?, nil): "\(file): \(message)"
    default: message
    }
  }
}

extension LuaFailure {
  /// The failure with its callers, from the inside out, if a called function failed.
  package var withCallers: String { withCallers(of: nil) }

  /// The same where the program called a function by that name: the last of the callers, which knows no name of its own.
  package func withCallers(of function: String?) -> String {
    var callers = callers.map { $0.replacing(": in ", with: " in ", maxReplacements: 1) }
    // A function that calls itself is named once.
    callers = callers.enumerated().filter { $0.offset == 0 || $0.element != callers[$0.offset - 1] }.map(\.element)
    guard kind == .error, let last = callers.last else { return description }
    if let function, traceback.count < Self.mostTraced {
      if let nameless = last.firstRange(of: #/ in the function of line \d+$/#) {
        callers[callers.count - 1] = last[..<nameless.lowerBound] + " in \(function)"
      } else {
        callers.append(function)
      }
    }
    if callers.count > Self.mostCallers {
      callers = callers.prefix(Self.mostCallers - 1) + ["…"] + callers.suffix(1)
    }
    return "\(description) (called from \(callers.joined(separator: ", ")))"
  }

  /// Lines of a traceback beyond which nothing is noted.
  private static let mostTraced = 12

  /// The callers of the function in which it happened; an error from a required file has already left that file's
  /// frames.
  private var callers: [String] {
    guard let file, let line, let here = traceback.firstIndex(where: { $0.hasPrefix("\(file):\(line):") }) else {
      return traceback
    }
    return Array(traceback[(here + 1)...])
  }

  private static let mostCallers = 6
}
