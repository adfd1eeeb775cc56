internal import Cells
internal import JSONText
package import QuizCells
internal import QuizCoding
package import QuizCore
package import QuizLibrary

/// Plays recorded sittings and inputs again: in a cell of their own where plugins play.
package struct SittingReplayer {
  private let cells: PluginCells
  private let languages: [String]

  package init(_ library: Library) {
    (cells, languages) = (library.cells, library.languages)
  }

  /// The work of cells, which know nothing but the request.
  package static let works = [compared, played]

  /// Plays the events of a sitting again, and reports the first difference.
  private static let compared = CellWork("compare") { request in
    guard let sitting = SittingToReplay(request) else { return [] }
    return EventCoding.bytes(compare(sitting))
  }

  /// Plays inputs.
  private static let played = CellWork("play") { request in
    guard let sitting = SittingToReplay(request) else { return [] }
    return EventCoding.bytes(play(sitting))
  }

  /// The outcome of replaying a recorded sitting.
  package enum Replayed: Equatable {
    /// The same as recorded, from these inputs.
    case same([ReplayInput])
    case different(Difference)
    /// A plugin of it cannot be loaded.
    case unplayable(String)
  }

  package func replayed(_ stored: StoredSitting, _ events: [SittingEvent]) throws(Problem) -> Replayed {
    var sitting = SittingToReplay(stored, languages: languages)
    sitting.events = events
    return try done(sitting, within: Self.milliseconds(stored, events.count), Self.compared, Self.compare)
  }

  private static func compare(_ sitting: SittingToReplay) -> Replayed {
    do throws(Problem) {
      let layers = try Layers.makers(sitting.stored, languages: sitting.languages)
      var replay = Replay(sitting.stored.beginning, sitting.events, layers: layers)
      return replay.firstDifference().map { .different($0) } ?? .same(replay.inputs)
    } catch {
      return .unplayable(error.message)
    }
  }

  /// The outcome of playing a sitting's inputs.
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
    var sitting = SittingToReplay(stored, languages: languages)
    (sitting.inputs, sitting.milliseconds) = (inputs, milliseconds)
    return try done(sitting, within: milliseconds + 10_000, Self.played, Self.play)
  }

  private static func play(_ sitting: SittingToReplay) -> Played {
    let end = Clock.steady() + (sitting.milliseconds ?? 0)
    do {
      let layers = try Layers.makers(sitting.stored, languages: sitting.languages)
      return .events(
        try InputReplay.events(sitting.stored.beginning, sitting.inputs, layers: layers) { Clock.steady() < end })
    } catch let mismatch as InputReplay.Mismatch {
      return mismatch.refusal.map { .refused(input: mismatch.input, sentence: $0.sentence) } ?? .tooLong
    } catch {
      return .unplayable((error as? Problem)?.message ?? "\(error)")
    }
  }

  /// Milliseconds that a replay of so many events may take, each hook call as long as it may.
  package static func milliseconds(_ stored: StoredSitting, _ events: Int) -> Int {
    10_000 + 1000 * (events + 10) * (stored.beginning.plugins.count * 5)
  }

  /// The product of a replay: computed here when no plugin takes part, else in a cell.
  private func done<Value: Stored>(
    _ sitting: SittingToReplay, within milliseconds: Int, _ work: CellWork, _ here: (SittingToReplay) -> Value
  ) throws(Problem) -> Value {
    guard sitting.stored.hasPlugins else { return here(sitting) }
    do throws(CellEnd) {
      return try cells.product(
        within: milliseconds, work, sitting.bytes
      ) { reply in
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
