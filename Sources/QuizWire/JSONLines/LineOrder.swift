package import JSONText
package import QuizCore
package import QuizPlay

/// A line of the protocol, as an order to the sitting.
package enum LineOrder {
  case command(Command)
  /// Milliseconds of a virtual clock.
  case wait(Int)
  /// Keep the sitting and leave it.
  case leave
  case refused(LineRefusal)
}

/// Why a line cannot be taken; nothing changed.
package struct LineRefusal: Error, Equatable {
  package var kind: Kind
  package var message: String
  /// The refusal by the rules of a sitting; nil for another reason.
  package var refusal: Refusal?

  package enum Kind {
    /// The line is not JSON, or not an object.
    case unreadable
    /// The line names a step or try that is not open.
    case elsewhere
    /// The command is not possible, or not now.
    case unfit
  }

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  package init(_ refusal: Refusal) {
    (kind, message, self.refusal) = (.unfit, refusal.sentence, refusal)
  }
}

extension Sitting {
  /// Reads a line as an order at the open step.
  package func order(_ line: String) -> LineOrder {
    do {
      return order(try WireCommand.node(line))
    } catch {
      return .refused(error)
    }
  }

  /// The same of an object that was read; `beside` are keys that mean something to the caller alone.
  package func order(_ node: JSONNode, beside: [String] = []) -> LineOrder {
    do throws(LineRefusal) {
      let (command, aim) = try WireCommand.parse(node, beside: beside)
      if let wrong = mismatch(aim) { throw LineRefusal(.elsewhere, wrong) }
      return try order(command)
    } catch {
      return .refused(error)
    }
  }

  /// The command of an object; nil for another order, or a refused one.
  package func command(_ node: JSONNode, beside: [String]) -> Command? {
    guard case .command(let command) = order(node, beside: beside) else { return nil }
    return command
  }

  private func order(_ command: WireCommand) throws(LineRefusal) -> LineOrder {
    switch command {
    case .quit(discard: false): return .leave
    case .quit(discard: true): return .command(.discard)
    case .simple(let command): return .command(command)
    case .wait(let ms): return .wait(ms)
    case .reply(let reply, let inputs): return .command(.answer(try response(reply), inputs: inputs))
    case .select(let reply): return .command(.select(try response(reply)))
    }
  }

  private func response(_ reply: Reply) throws(LineRefusal) -> Response {
    guard let projection = Projection(state: state) else {
      throw LineRefusal(state.isWaitingForFinish ? Refusal.allAnswered : .noQuestionOpen)
    }
    do {
      return try projection.response(to: reply)
    } catch {
      throw LineRefusal(error)
    }
  }

  /// Why a line that names a step and try does not mean the open ones.
  private func mismatch(_ aim: WireCommand.Aim) -> String? {
    if aim.step == nil && aim.attempt == nil { return nil }
    let state = self.state
    guard let open = state.open, open.asking != nil else { return "no question is open" }
    let number = Projection.number(of: open, state)
    if let step = aim.step, step != number { return "step \(step) is not open: step \(number) is" }
    if let attempt = aim.attempt, attempt != open.attempt {
      return "try \(attempt) is not open: try \(open.attempt) is"
    }
    return nil
  }
}
