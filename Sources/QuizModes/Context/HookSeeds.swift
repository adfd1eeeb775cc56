internal import LuaKit
internal import QuizCore

/// The seeds of a plugin's calls: each depends on the sitting's seed, quiz, plugin, hook and the number of the event alone.
struct HookSeeds {
  private let quiz: String
  private let plugin: String
  /// The sitting's seed, and what all seeds under it have in common.
  private var prefix: (seed: Int, hash: UInt64)?
  /// The seeds of the first events under that sitting's seed, by hook and event.
  private var known: [[Seeds?]] = []
  private static let mostKnown = 256

  struct Seeds {
    /// The seed of `ctx.random` and `ctx.shuffle`.
    let stream: UInt64
    /// The seed of `math.random`.
    let math: UInt64
  }

  init(quiz: String, plugin: String) {
    self.quiz = quiz
    self.plugin = plugin
  }

  /// How the machine's tables lay out their texts: another way in every sitting, so that no quiz can be made to hinder it.
  mutating func ofHashes(_ beginning: Beginning) -> UInt32 {
    if beginning.rules == 1 { return LuaMachine.usualHashes }
    return UInt32(truncatingIfNeeded: Chance.hash(["hashes"], after: start(beginning.seed)) >> 16)
  }

  mutating func ofLoading(_ seed: Int) -> UInt64 { Chance.hash(["load"], after: start(seed)) }

  mutating func of(_ hook: Hook, event: Int, of seed: Int) -> Seeds {
    let start = start(seed)
    if known[hook.place].indices.contains(event), let seeds = known[hook.place][event] { return seeds }
    let (name, number) = (hook.rawValue, String(event))
    let seeds = Seeds(
      stream: Chance.hash(["ctx", name, number], after: start), math: Chance.hash(["math", name, number], after: start))
    keep(seeds, hook.place, event)
    return seeds
  }

  private mutating func keep(_ seeds: Seeds, _ place: Int, _ event: Int) {
    guard event < Self.mostKnown else { return }
    while known[place].count <= event { known[place].append(nil) }
    known[place][event] = seeds
  }

  /// The common hash of all seeds under a sitting's seed.
  private mutating func start(_ seed: Int) -> UInt64 {
    if let prefix, prefix.seed == seed { return prefix.hash }
    let hash = Chance.hash([String(seed), quiz, plugin])
    prefix = (seed, hash)
    known = Hook.allCases.map { _ in [] }
    return hash
  }
}
