package import LuaKit
package import QuizCore

/// An explanation of each hook call of a sitting: its arguments, its result, its cost.
package struct PluginExplanation {
  /// An entry of the explanation: a move of the player, a hook's call, a failure, or the end.
  package enum Entry {
    case did(String)
    case called(HookCall, line: Int)
    case failed(String)
    case ended(SittingResult)
    /// Why the rest of a recorded sitting cannot be explained: under these files it goes another way.
    case parted(String)
  }

  package private(set) var entries: [Entry] = []

  /// Plays the commands again under plugins; `sources` are the files of the layers that are plugins.
  package init(
    _ beginning: Beginning, _ plugins: [Plugin], commands: [(command: Command, step: StepID?)]?, languages: [String]
  ) {
    let witness = Witness()
    let modes = plugins.map { plugin in
      let mode = LuaMode(plugin, languages: languages)
      mode.witness = { call in
        witness.entries.append(.called(call, line: plugin.source.line(of: call.hook, key: nil)))
      }
      return mode
    }
    let layers: [any Mode] = plugins.first.map(\.info.isModifier) ?? true ? [BuiltInMode()] + modes : modes
    var decider = Decider(layers: layers, state: .initial(beginning))
    witness.perform(.begin, &decider)
    if let commands {
      witness.repeatRecord(commands, &decider)
    } else {
      let policy = Policy.exploring(seed: beginning.seed).commands()
      var steps = 0
      while !decider.state.isOver, steps < 10 * (beginning.quiz?.questions.count ?? 0) + 200 {
        steps += 1
        guard let command = decider.state.isWaitingForFinish ? .finish : policy(decider.state) else { break }
        if !witness.perform(command, &decider), !witness.perform(.skip, &decider) { break }
      }
    }
    entries = witness.entries
    if let result = decider.state.result { entries.append(.ended(result)) }
  }

  private final class Witness {
    var entries: [Entry] = []

    /// Repeats the recorded commands until the sitting takes another course.
    func repeatRecord(_ commands: [(command: Command, step: StepID?)], _ decider: inout Decider) {
      for (command, step) in commands {
        if decider.state.isFree, let step, step != decider.state.open?.stepID,
          let place = step.question.flatMap(decider.state.questionPlace)
        {
          perform(.goTo(place + 1), &decider)
        }
        let open = decider.state.open?.stepID
        if decider.state.isOver { return part("the sitting is over, but the record goes on", at: step) }
        if open != step { return part("\(open.map { "'\($0.name)'" } ?? "nothing") is open", at: step) }
        if !perform(command, &decider) {
          return part("\(PluginExplanation.sentence(command, at: nil)) cannot be done", at: step)
        }
      }
      if !decider.state.isOver, commands.last?.command != .discard { entries.append(.parted(Self.unfinished)) }
    }

    private static let unfinished = "the record ends here, before the sitting was finished under these files"

    private func part(_ what: String, at step: StepID?) {
      let then = step.map { "the record has '\($0.name)' open" } ?? "the record has nothing open"
      entries.append(
        .parted("under the files as they are now \(what), where \(then): the rest of the record cannot be explained"))
    }

    @discardableResult
    func perform(_ command: Command, _ decider: inout Decider) -> Bool {
      let place = entries.count
      let step = decider.state.open
      do throws(Refusal) {
        for event in try decider.decide(command) {
          if case .hookFailed(let failure) = event { entries.append(.failed(failure.message)) }
        }
        entries.insert(.did(PluginExplanation.sentence(command, at: step)), at: place)
        return true
      } catch {
        if case .mode(let failure) = error { entries.append(.failed(failure.message)) }
        return false
      }
    }
  }

  private static func sentence(_ command: Command, at step: OpenStep?) -> String {
    let place = step.map { " '\($0.id)'" } ?? ""
    func with(_ inputs: [PlainField]) -> String {
      inputs.isEmpty ? "" : ", inputs \(Expectation.written(.record(inputs)))"
    }
    switch command {
    case .begin: return "the sitting begins"
    case .answer(let response, let inputs): return "answers\(place) with \(response.inWords)\(with(inputs))"
    case .select(let response): return "chooses \(response.inWords) for\(place), without submitting"
    case .skip: return "skips\(place)"
    case .leaveOut: return "leaves out\(place)"
    case .hint: return "takes the hint of\(place)"
    case .action(let id, let inputs): return "presses '\(id)' at\(place)\(with(inputs))"
    case .proceed(let inputs): return "leaves the page\(place)\(with(inputs))"
    case .back: return "goes back from\(place)"
    case .goTo(let number): return "jumps to question \(number)"
    case .finish: return "submits all"
    case .pass(let ms): return "\(ms) ms go by at\(place)"
    case .discard: return "discards the sitting"
    }
  }
}

extension Response {
  fileprivate var inWords: String {
    switch self {
    case .chosen(let ids), .order(let ids): return "{ \(ids.map { "\"\($0)\"" }.joined(separator: ", ")) }"
    case .value(let value): return ValueSpec.written(.numeric(value))
    case .text(let text): return "\"\(text)\""
    case .gaps(let filled):
      return "{ \(filled.map { "[\"\($0.id)\"] = \"\($0.value.written)\"" }.joined(separator: ", ")) }"
    case .pairs(let pairs): return "{ \(pairs.map { "[\"\($0.left)\"] = \"\($0.right)\"" }.joined(separator: ", ")) }"
    }
  }
}

extension LuaValue {
  /// The value as Lua would write it; questions by their ids, so that it can be read.
  package var written: String {
    switch self {
    case .none: return "nil"
    case .bool(let value): return String(value)
    case .int(let value): return String(value)
    case .number(let value): return ValueSpec.written(.number(value))
    case .text(let text): return "\"\(text)\""
    case .list(let values): return values.isEmpty ? "{}" : "{ \(values.map(\.written).joined(separator: ", ")) }"
    case .map(let fields):
      return "{ \(fields.map { "\($0.key.asKey) = \($0.value.written)" }.joined(separator: ", ")) }"
    case .reference(let id): return "question \"\(id)\""
    case .readOnly(_, let value): return value.written
    case .context: return "ctx"
    case .function, .host: return "function"
    }
  }
}

extension LuaKey {
  fileprivate var asKey: String {
    if case .text(let text) = self, text.wholeMatch(of: /[A-Za-z_]\w*/) != nil { return text }
    return "[\(LuaValue(self).written)]"
  }
}
