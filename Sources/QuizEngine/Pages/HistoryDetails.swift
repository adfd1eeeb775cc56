internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizSittings
internal import QuizStore

/// The details of sittings in a history beyond their entries: the mode's name, and the progress of unfinished ones.
struct HistoryDetails {
  private let names: [String: String]
  private let open: [String: UnfinishedSitting]

  init(_ asker: Asker, _ entries: [HistoryEntry]) {
    names = Set(entries.map(\.mode)).reduce(into: [:]) { names, mode in
      names[mode] = try? asker.surroundings.library.plugin(mode).info.name
    }
    let unfinished = (try? asker.record?.unfinished(player: asker.player)) ?? []
    open = Dictionary(unfinished.map { ($0.sitting, $0) }) { first, _ in first }
  }

  func add(to object: inout JSONObject, of entry: HistoryEntry) {
    object.add("modeName", names[entry.mode])
    guard !entry.isFinished, let open = open[entry.sitting] else { return }
    object.append("settled", .int(open.settled))
    object.add("length", open.length)
  }
}
