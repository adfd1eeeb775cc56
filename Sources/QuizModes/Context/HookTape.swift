package import LuaKit
package import QuizCore

/// The answers of hooks during a command, call by call: recorded where Lua runs, replayed where the rules are.
///
/// The rules run alike on both sides of the cell, since they depend only on the state and these answers. So a cell
/// sends no events, but only values that a plugin may return anyway.
package final class HookTape {
  /// One call of a hook that was not made by another.
  package struct Answer: Equatable {
    /// The place of the layer among all, from 0.
    package var layer: Int
    package var hook: Hook
    /// How many answers behind this one belong to calls that it made itself.
    package var inner: Int
    package var outcome: Result<LuaValue, HookFailure>
  }

  private var answers: [Answer] = []
  /// The calls that are not finished.
  private var open: [Int] = []
  /// The next answer to be played.
  private var place = 0
  /// Hooks that fail without being called.
  private let failing: [HookFailure]
  /// Receives each call as it begins.
  private let noting: (_ layer: Int, _ hook: Hook) -> Void

  /// A tape to be recorded.
  package init(failing: [HookFailure] = [], noting: @escaping (_ layer: Int, _ hook: Hook) -> Void = { _, _ in }) {
    self.failing = failing
    self.noting = noting
  }

  /// A tape to be played.
  package init(_ answers: [Answer]) {
    self.answers = answers
    failing = []
    noting = { _, _ in }
  }

  /// Whether everything was played.
  package var isAtEnd: Bool { place == answers.count }

  /// Makes a call and records its answer.
  func record(
    _ layer: Int, _ plugin: String, _ hook: Hook, _ call: () throws(HookFailure) -> LuaValue
  ) throws(HookFailure) -> LuaValue {
    let place = answers.count
    let inner = HookFailure(plugin: plugin, hook: hook, message: "")
    answers.append(Answer(layer: layer, hook: hook, inner: 0, outcome: .failure(inner)))
    open.append(place)
    defer {
      open.removeLast()
      if let caller = open.last { answers[caller].inner += 1 }
    }
    do throws(HookFailure) {
      if let failure = failing.first(where: { $0.plugin == plugin && $0.hook == hook }) { throw failure }
      noting(layer, hook)
      let value = try call()
      answers[place].outcome = .success(value)
      return value
    } catch {
      answers[place].outcome = .failure(error)
      throw error
    }
  }

  /// The answer to a call; `again` is made as often as the call made others below. What does not fit is a failure.
  func play(
    _ layer: Int, _ plugin: String, _ hook: Hook, again: () -> Void
  ) throws(HookFailure) -> LuaValue {
    guard place < answers.count, answers[place].layer == layer, answers[place].hook == hook else {
      throw HookFailure(plugin: plugin, hook: hook, message: "\(plugin): \(hook.rawValue) gave no answer")
    }
    let answer = answers[place]
    place += 1
    for _ in 0..<answer.inner { again() }
    do throws(HookFailure) {
      return try answer.outcome.get()
    } catch {
      throw HookFailure(plugin: plugin, hook: hook, message: error.message, isByClock: error.isByClock)
    }
  }
}

extension HookTape {
  /// The answers as bytes for another process.
  package func write(to writer: inout LuaValueWriter) {
    writer.write(answers.count)
    for answer in answers {
      writer.write(answer.layer)
      writer.write(answer.hook.place)
      writer.write(answer.inner)
      switch answer.outcome {
      case .success(let value): writer.write(.list([value]))
      case .failure(let failure): writer.write(.list([.text(failure.message), .bool(failure.isByClock)]))
      }
    }
  }

  /// Reads answers that a stranger may have written.
  package convenience init(reading reader: inout LuaValueReader) throws(LuaValueReader.Garbled) {
    var answers: [Answer] = []
    let count = max(0, try reader.number())
    while answers.count < count {
      let layer = try reader.number(), hook = try reader.number(), inner = try reader.number()
      guard let name = Hook(place: hook), inner >= 0, inner <= count else {
        throw LuaValueReader.Garbled()
      }
      answers.append(Answer(layer: layer, hook: name, inner: inner, outcome: try Self.outcome(name, &reader)))
    }
    self.init(answers)
  }

  private static func outcome(
    _ hook: Hook, _ reader: inout LuaValueReader
  ) throws(LuaValueReader.Garbled) -> Result<LuaValue, HookFailure> {
    guard case .list(let parts) = try reader.value() else { throw LuaValueReader.Garbled() }
    if parts.count == 1 { return .success(parts[0]) }
    guard parts.count == 2, case .text(let message) = parts[0], case .bool(let isByClock) = parts[1] else {
      throw LuaValueReader.Garbled()
    }
    return .failure(HookFailure(plugin: "", hook: hook, message: message, isByClock: isByClock))
  }
}
