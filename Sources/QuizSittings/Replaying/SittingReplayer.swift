internal import Cells
internal import JSONText
internal import QuizCoding
package import QuizCore
package import QuizLibrary
internal import QuizModes

/// Plays recorded sittings and inputs again: in a cell of their own where plugins play.
package struct SittingReplayer {
  private let confinement: Confinement
  private let languages: [String]

  package init(_ library: Library) {
    (confinement, languages) = (library.confinement, library.languages)
  }

  /// What a recorded sitting comes to.
  package enum Replayed: Equatable {
    /// As it is recorded, from these inputs.
    case same([ReplayInput])
    case different(Difference)
    /// A plugin of it cannot be loaded.
    case unplayable(String)
  }

  package func replayed(_ stored: StoredSitting, _ events: [SittingEvent]) throws(Problem) -> Replayed {
    try done(stored, within: Self.milliseconds(stored, events.count)) { [languages] in
      do throws(Problem) {
        var replay = Replay(stored.beginning, events, layers: try Layers.makers(stored, languages: languages))
        return replay.firstDifference().map { .different($0) } ?? .same(replay.inputs)
      } catch {
        return .unplayable(error.message)
      }
    }
  }

  /// What a sitting's inputs lead to.
  package enum Played: Equatable {
    case events([SittingEvent])
    /// An input, by its place, could not be taken.
    case refused(input: Int, sentence: String)
    /// There were too many of them, or there was no time for them.
    case tooLong
    case unplayable(String)
  }

  /// Plays inputs under the facts of a sitting, for so many milliseconds.
  package func played(
    _ inputs: [ReplayInput], _ stored: StoredSitting, within milliseconds: Int
  ) throws(Problem) -> Played {
    try done(stored, within: milliseconds + 10_000) { [languages] in
      let end = Clock.steady() + milliseconds
      do {
        let layers = try Layers.makers(stored, languages: languages)
        return .events(
          try InputReplay.events(stored.beginning, inputs, layers: layers) { Clock.steady() < end })
      } catch let mismatch as InputReplay.Mismatch {
        return mismatch.refusal.map { .refused(input: mismatch.input, sentence: $0.sentence) } ?? .tooLong
      } catch {
        return .unplayable((error as? Problem)?.message ?? "\(error)")
      }
    }
  }

  /// Milliseconds that a replay of so many events may take, each hook call as long as it may.
  package static func milliseconds(_ stored: StoredSitting, _ events: Int) -> Int {
    10_000 + 1000 * (events + 10) * (stored.beginning.plugins.count * 5)
  }

  private func done<Value: Stored>(
    _ stored: StoredSitting, within milliseconds: Int, _ work: @escaping () -> Value
  ) throws(Problem) -> Value {
    guard stored.hasPlugins else { return work() }
    do throws(CellEnd) {
      return try confinement.product(within: milliseconds, named: "replay \(stored.beginning.sitting)") {
        Plugin.permitHere()
        return EventCoding.bytes(work())
      } _: { reply in
        (try? JSONParser.parse(reply)).flatMap { try? Value(stored: $0) }
      }
    } catch {
      throw Problem(error)
    }
  }
}

extension StoredSitting {
  /// Whether anything of strangers plays it.
  package var hasPlugins: Bool { beginning.plugins.contains { $0.sha256 != nil } }
}
