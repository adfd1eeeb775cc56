package import QuizCore
package import QuizLibrary
package import QuizModes
internal import QuizSittings
internal import QuizStore

/// Scores kept sittings under other plugins than they were played with.
package struct Rescorer {
  package let modes: ModeChoice
  /// Options of the command line.
  package let set: [(name: String, value: String)]
  package let languages: [String]

  package init(modes: ModeChoice, set: [(name: String, value: String)], languages: [String]) {
    self.modes = modes
    self.set = set
    self.languages = languages
  }

  /// A finished sitting under another mode, beside what it was.
  package struct Outcome {
    package var entry: HistoryEntry
    package var before: SittingResult
    package var after: SittingResult
    /// The plugins it was scored under.
    package var plugins: [String]
  }

  /// Nil for a sitting that has no result, or that the mode does not fit.
  package func outcome(
    _ entry: HistoryEntry, _ stored: StoredSitting, _ events: [SittingEvent]
  ) throws(Problem) -> Outcome? {
    var state = SittingState.initial(stored.beginning)
    for event in events { state.evolve(event) }
    guard let before = state.result else { return nil }
    var quiz = stored.beginning.quiz
    let layers = try self.layers(stored)
    guard fits(&quiz, layers, stored.beginning.players.count) else { return nil }
    var beginning = stored.beginning
    beginning.quiz = quiz
    beginning.plugins = layers.map { layer in
      PluginUse(layer.info, sha256: layer.plugin.map { SHA256.hex(of: $0.source.bytes) })
    }
    beginning.options = try options(layers.compactMap(\.plugin), stored)
    let languages = beginning.languages.isEmpty ? self.languages : beginning.languages
    let running = layers.map { $0.running(languages) }
    var rescoring = Rescoring(beginning, turns: state.turns, layers: running)
    let after: SittingResult
    do {
      after = try rescoring.finished().result ?? SittingResult()
    } catch {
      throw Problem(.badData, "\(entry.sitting): \(error.sentence)")
    }
    let names = stored.renaming
    return Outcome(
      entry: entry, before: before.renamed(names), after: after.renamed(names), plugins: layers.map(\.mark))
  }

  // MARK: Layers

  /// A layer of the new scoring; without a plugin the built-in default.
  package struct Layer {
    package var plugin: Plugin?

    package var info: ModeInfo { plugin?.info ?? .builtIn }

    package func running(_ languages: [String]) -> any Mode {
      plugin.map { LuaMode($0, languages: languages) } ?? BuiltInMode()
    }

    /// The id, with the first digits of the file's hash.
    package var mark: String {
      plugin.map { "\($0.info.id) \(SHA256.hex(of: $0.source.bytes).prefix(12))" } ?? info.id
    }
  }

  /// The mode that was given stands in for the recorded one, a modifier for the recorded one of its name; the others stay.
  private func layers(_ stored: StoredSitting) throws(Problem) -> [Layer] {
    var layers: [Layer] = []
    for use in stored.beginning.plugins {
      if let given = modes.modifiers.first(where: { $0.info.id == use.id }) {
        layers.append(Layer(plugin: given))
      } else if layers.isEmpty, let mode = modes.mode {
        layers.append(Layer(plugin: mode))
      } else {
        layers.append(Layer(plugin: use.sha256 == nil ? nil : try Layers.plugin(use, stored)))
      }
    }
    let present = Set(layers.map(\.info.id))
    return layers + modes.modifiers.filter { !present.contains($0.info.id) }.map { Layer(plugin: $0) }
  }

  /// Whether the mode can play the quiz; leaves out the questions that it does not want.
  private func fits(_ quiz: inout Quiz?, _ layers: [Layer], _ players: Int) -> Bool {
    guard let info = layers.first?.info, info.players.contains(players) else { return false }
    guard let whole = quiz else { return info.fits == ModeInfo.Fit.none }
    guard let played = whole.fitting(layers.map(\.info)) else { return false }
    quiz = played
    return true
  }

  /// What the quiz says, what the player set back then, what is set now; what a plugin does not know is left out.
  private func options(_ plugins: [Plugin], _ stored: StoredSitting) throws(Problem) -> [PlainField] {
    let specs = plugins.flatMap(\.info.options)
    let then = stored.request.compactMap { key, value -> (name: String, value: String)? in
      guard key.hasPrefix("set."), let spec = specs.last(where: { "set.\($0.name)" == key })?.spec else { return nil }
      return spec.parsed(value) == nil ? nil : (String(key.dropFirst(4)), value)
    }
    return try OptionValues.resolve(specs, quiz: stored.beginning.quiz, places: .unknown, set: then + set)
  }
}

extension Rescorer.Outcome {
  /// Whether anything that counts is another: points, percent, outcome or passed; the headline where it is all there is.
  package var isChanged: Bool {
    let hasScore = [before, after].contains { $0.points != nil || $0.outcome != nil }
    return before.points != after.points || before.of != after.of || before.percent != after.percent
      || before.outcome != after.outcome || before.passed != after.passed
      || !hasScore && before.headline != after.headline
  }

  /// What the score changed by: in percent where both have one, else in points.
  package var change: (value: Double, unit: String)? {
    if let a = before.percent, let b = after.percent { return (b - a, "%") }
    if let a = before.points, let b = after.points { return (b - a, "") }
    return nil
  }
}

extension Rescoring.Problem {
  package var sentence: String {
    switch self {
    case .refused(let refusal): return refusal.sentence
    case .lacksInput(let page, let input):
      return "the mode's page '\(page)' asks for '\(input)', which nobody was asked for back then"
    case .endless: return "the mode does not come to an end with what was recorded"
    }
  }
}
