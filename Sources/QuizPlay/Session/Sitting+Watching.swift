package import QuizCore

/// The result of checking the files of a watched sitting for changes.
package enum NewCode {
  /// The new files, with a decider for a sitting that begins with them.
  case read(decider: any Deciding)
  /// Why they cannot be used as they are.
  case broken(String)
}

/// A command as it was taken, with the step that was open then.
struct TakenCommand {
  var command: Command
  var step: OpenStep?
}

extension Sitting {
  /// Whether the files of the sitting are looked at while it is played.
  package var isWatched: Bool { watch != nil }

  /// How often a face should let the sitting look, in milliseconds.
  package static let watchEvery = 200

  /// Checks the files: after a change, all inputs are decided again under the new ones.
  ///
  /// While the files are unusable, commands are refused and no time passes.
  package func look(at now: Int) -> [Moment] {
    switch watch?() {
    case nil: return []
    case .broken(let message)?: return stop(message)
    case .read(let fresh)?: return decideAgain(fresh, at: now)
    }
  }

  /// Refuses commands until the files are usable again.
  private func stop(_ message: String) -> [Moment] {
    stopwatch.stop()
    broken = message
    return [.refused(message)]
  }

  private func decideAgain(_ fresh: any Deciding, at now: Int) -> [Moment] {
    fresh.isWanted = isWanted
    var failures: [String] = []
    let note = { (event: SittingEvent, _: SittingState) in
      if case .hookFailed(let failure) = event, !failures.contains(failure.message) { failures.append(failure.message) }
    }
    do throws(Refusal) {
      _ = try fresh.decide(.begin, watch: note)
    } catch {
      return stop(error.sentence)
    }
    let fitting = taken.prefix { taken in
      fresh.state.isSameStep(as: taken.step) && (try? fresh.decide(taken.command, watch: note)) != nil
    }
    let lost = taken.dropFirst(fitting.count).count { $0.isOfPlayer }
    taken = Array(fitting)
    decider = fresh
    broken = nil
    if !fresh.state.isOver { stopwatch.start(at: now) }
    let dropped = lost == 0 ? "" : "; \(lost == 1 ? "1 answer no longer fits" : "\(lost) answers no longer fit")"
    return failures.map(Moment.warning) + [.news("the files were read again\(dropped)")] + standing
  }
}

extension TakenCommand {
  /// Whether a player did it; time goes by on its own.
  fileprivate var isOfPlayer: Bool {
    switch command {
    case .pass, .select, .begin: false
    default: true
    }
  }
}
