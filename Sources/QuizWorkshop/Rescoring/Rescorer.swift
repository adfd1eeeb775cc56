internal import Cells
internal import JSONText
internal import QuizCells
internal import QuizCoding
package import QuizCore
package import QuizLibrary
internal import QuizModes
internal import QuizSittings
internal import QuizStore
internal import TextLayout

/// Scores kept sittings under other plugins than they were played with.
package struct Rescorer {
  package let modes: ModeChoice
  /// Options of the command line.
  package let set: [PlayOption.Setting]
  private let languages: [String]
  private let confinement: Confinement

  package init(modes: ModeChoice, set: [PlayOption.Setting], _ library: Library) {
    self.modes = modes
    self.set = set
    (languages, confinement) = (library.languages, library.confinement)
  }

  /// A finished sitting under another mode, with its own result.
  package struct Outcome {
    package var entry: HistoryEntry
    package var before: SittingResult
    package var after: SittingResult
    /// The plugins it was scored under.
    package var plugins: [String]
  }

  /// The outcome for a sitting.
  package enum Finding {
    case outcome(Outcome)
    /// The sitting has no result, or the mode does not fit it.
    case unfit
    /// The mode asks questions, but the sitting had only pages, as where cards are self-rated.
    case unanswered
  }

  /// A finished sitting, as it was read.
  package struct FinishedSitting {
    package var entry: HistoryEntry
    package var stored: StoredSitting
    package var events: [SittingEvent]

    package init(_ entry: HistoryEntry, _ stored: StoredSitting, _ events: [SittingEvent]) {
      (self.entry, self.stored, self.events) = (entry, stored, events)
    }

    fileprivate var state: SittingState { .initial(stored.beginning, after: events) }
  }

  /// Hands over what sittings come to, in their order; so many are scored at once, each in a cell of its own.
  package func score(
    jobs: Int, take: () throws(Problem) -> FinishedSitting?, _ finish: (Finding) -> Void
  ) throws(Problem) {
    var problem: Problem?
    do throws(CellEnd) {
      try CellPool(confinement, jobs: jobs, task).run {
        do throws(Problem) { return try take().map { .piece($0) } ?? .ended } catch {
          problem = error
          return .ended
        }
      } finish: { (scored: Result<Finding, Problem>) in
        switch scored {
        case .success(let finding): finish(finding)
        case .failure(let found): problem = found
        }
        return (try? scored.get()) != nil
      }
    } catch {
      throw Problem(error)
    }
    if let problem { throw problem }
  }

  private var task: CellTask<FinishedSitting, Result<Finding, Problem>> {
    var task = CellTask<FinishedSitting, Result<Finding, Problem>>(lasts: false) { kept in
      CellPatience(each: SittingReplayer.milliseconds(kept.stored, 10 * kept.events.count))
    } service: { [self] kept in
      { _, _ in
        Plugin.permitHere()
        return EventCoding.bytes(scored(kept))
      }
    } product: { [self] reply, kept in
      guard let node = try? JSONParser.parse(reply), let scored = try? Scored(stored: node) else { return nil }
      switch scored {
      case .unfit: return .success(.unfit)
      case .unanswered: return .success(.unanswered)
      case .failed(let sentence, let isUsage): return .failure(Problem(isUsage ? .usage : .badData, sentence))
      case .result(let after):
        guard let before = kept.state.result else { return nil }
        let names = kept.stored.renaming
        return .success(
          .outcome(
            Outcome(
              entry: kept.entry, before: before.renamed(names), after: after.renamed(names),
              plugins: layers(kept.stored).map { $0.mark(kept.stored) })))
      }
    } lost: { kept, end in
      .failure(Problem(.badData, "\(kept.entry.sitting): the plugin was stopped: \(end.sentence)"))
    }
    task.ready = { $0.state.result == nil ? .success(.unfit) : nil }
    return task
  }

  /// The new score, computed in the cell.
  private func scored(_ kept: FinishedSitting) -> Scored {
    do throws(Problem) {
      var quiz = kept.stored.beginning.quiz
      var loaded: [(plugin: Plugin?, info: ModeInfo)] = []
      for layer in layers(kept.stored) {
        let plugin = try layer.plugin(kept.stored)
        loaded.append((plugin, plugin?.info ?? .builtIn))
      }
      guard fits(&quiz, loaded.map(\.info), kept.stored.beginning.players.count) else { return .unfit }
      var beginning = kept.stored.beginning
      beginning.quiz = quiz
      beginning.plugins = loaded.map { layer in
        PluginUse(layer.info, sha256: layer.plugin.map { SHA256.hex(of: $0.source.bytes) })
      }
      beginning.options = try options(loaded.compactMap(\.plugin), kept.stored)
      let languages = beginning.languages.isEmpty ? self.languages : beginning.languages
      let running: [any Mode] = loaded.map { layer in
        layer.plugin.map { LuaMode($0, languages: languages) as any Mode } ?? BuiltInMode()
      }
      var rescoring = Rescoring(beginning, turns: kept.state.turns, layers: running)
      do {
        let result = try rescoring.finished().result ?? SittingResult()
        return rescoring.hasNothingToMark ? .unanswered : .result(result)
      } catch {
        return .failed("\(kept.entry.sitting): \(error.sentence)", isUsage: false)
      }
    } catch {
      return .failed(error.message, isUsage: error.kind == .usage)
    }
  }

  // MARK: Layers

  /// A layer of the new scoring.
  private enum Layer {
    case given(Plugin)
    /// A plugin as it was played, from the record.
    case kept(PluginUse)

    var id: String {
      switch self {
      case .given(let plugin): return plugin.info.id
      case .kept(let use): return use.sha256 == nil ? ModeInfo.builtIn.id : use.id
      }
    }

    /// Nil for the built-in default.
    func plugin(_ stored: StoredSitting) throws(Problem) -> Plugin? {
      switch self {
      case .given(let plugin): return plugin.loadedHere
      case .kept(let use): return use.sha256 == nil ? nil : try Layers.plugin(use, stored)
      }
    }

    /// The id, with the first digits of the file's hash.
    func mark(_ stored: StoredSitting) -> String {
      let bytes: [UInt8]?
      switch self {
      case .given(let plugin): bytes = plugin.source.bytes
      case .kept(let use):
        let isPlugin = use.sha256 != nil
        bytes = isPlugin ? stored.files.first { $0.plugin == use.id && $0.module == nil }?.bytes : nil
      }
      return bytes.map { "\(id) \(SHA256.hex(of: $0).prefix(12))" } ?? id
    }
  }

  /// The mode that was given stands in for the recorded one, a modifier for the recorded one of its name; the others stay.
  private func layers(_ stored: StoredSitting) -> [Layer] {
    var layers: [Layer] = []
    for use in stored.beginning.plugins {
      if let given = modes.modifiers.first(where: { $0.info.id == use.id }) {
        layers.append(.given(given))
      } else if layers.isEmpty, let mode = modes.mode {
        layers.append(.given(mode))
      } else {
        layers.append(.kept(use))
      }
    }
    let present = Set(layers.map(\.id))
    return layers + modes.modifiers.filter { !present.contains($0.info.id) }.map { .given($0) }
  }

  /// True when the mode can play the quiz; removes questions that it does not take.
  private func fits(_ quiz: inout Quiz?, _ infos: [ModeInfo], _ players: Int) -> Bool {
    guard let info = infos.first, info.players.contains(players) else { return false }
    guard let whole = quiz else { return info.fits == ModeInfo.Fit.none }
    guard let played = whole.fitting(infos) else { return false }
    quiz = played
    return true
  }

  /// The options: the quiz's own, then the player's at the time, then the ones set now. Options that a plugin lacks are
  /// left out.
  private func options(_ plugins: [Plugin], _ stored: StoredSitting) throws(Problem) -> [PlainField] {
    let specs = plugins.flatMap(\.info.options)
    let then = stored.request.compactMap { key, value -> PlayOption.Setting? in
      let prefix = StoredSitting.settingPrefix
      guard let named = specs.last(where: { prefix + $0.name == key }), named.spec.parsed(value) != nil else {
        return nil
      }
      return PlayOption.Setting(named.name, value)
    }
    return try OptionValues.resolve(specs, quiz: stored.beginning.quiz, places: .unknown, set: then + set)
  }
}

/// A sitting's score under other plugins, as a cell reports it.
enum Scored: Equatable {
  case result(SittingResult)
  /// The mode does not fit it.
  case unfit
  /// The sitting has no response that the mode could mark.
  case unanswered
  case failed(String, isUsage: Bool)
}

/// `{"result":…}`, `{"unfit":true}`, `{"unanswered":true}` or `{"usage":sentence}`, `{"bad":sentence}`.
extension Scored: Stored {
  func write(to form: inout JSONWriter) {
    switch self {
    case .result(let result): StoredCase.write("result", result, to: &form)
    case .unfit: StoredCase.write("unfit", true, to: &form)
    case .unanswered: StoredCase.write("unanswered", true, to: &form)
    case .failed(let sentence, let isUsage): StoredCase.write(isUsage ? "usage" : "bad", sentence, to: &form)
    }
  }

  init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "result":
      let result = try form.read(SittingResult.self)
      let numbers = [result.points, result.of, result.percent].compactMap { $0 }
      guard numbers.allSatisfy({ Amount($0) != nil }) else { throw .malformed("numbers") }
      self = .result(result)
    case "unfit": self = .unfit
    case "unanswered": self = .unanswered
    case "usage", "bad": self = .failed(try form.read(String.self).cleaned, isUsage: form.name == "usage")
    default: throw .unknown(form.name)
    }
  }
}

extension Rescorer.Outcome {
  /// True when a counted part differs: points, percent, outcome or passed; the headline if there is nothing else.
  package var isChanged: Bool {
    let hasScore = [before, after].contains { $0.points != nil || $0.outcome != nil }
    return before.points != after.points || before.of != after.of || before.percent != after.percent
      || before.outcome != after.outcome || before.passed != after.passed
      || !hasScore && before.headline != after.headline
  }

  /// The change of the score: in percent where both have one and it differs, or else in points.
  ///
  /// Nil without a change, or if only one of the two has a maximum, as the euros of a ladder have none.
  package var change: (value: Double, unit: String)? {
    if let a = before.percent, let b = after.percent, Self.shown(b - a) != 0 { return (b - a, "%") }
    guard (before.of == nil) == (after.of == nil), let a = before.points, let b = after.points,
      Self.shown(b - a) != 0
    else { return nil }
    return (b - a, before.of == nil ? currency : "")
  }

  /// The change as it is shown: with two decimals.
  package static func shown(_ change: Double) -> Double { (change * 100).rounded() / 100 }

  /// The sign of money that both headlines have; empty without one.
  private var currency: String {
    let signs = [before, after].map { $0.headline?.first(where: \.isCurrencySymbol) }
    guard let sign = signs[0], sign == signs[1] else { return "" }
    return String(sign)
  }
}

extension Rescoring.Problem {
  package var sentence: String {
    switch self {
    case .refused(let refusal): return refusal.sentence
    case .lacksInput(let page, let input):
      return "the mode's page '\(page)' asks for '\(input)', which this sitting was never asked for"
    case .endless: return "the mode does not end with the recorded answers"
    }
  }
}
