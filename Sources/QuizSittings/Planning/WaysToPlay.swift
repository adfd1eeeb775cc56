package import QuizCore
package import QuizLibrary
internal import QuizModes
package import QuizWire

/// The modes and modifiers at hand with which a quiz can be played.
package struct WaysToPlay {
  /// The quiz's own mode first, then all others that can play it; without a quiz there is nothing to choose.
  package private(set) var modes: [ModeInfo]
  /// The modifiers that change a sitting; plugins about days or achievements work without being chosen.
  package private(set) var modifiers: [ModeInfo]

  /// `chosen` are among them wherever their files lie.
  package init(_ quiz: Quiz?, _ library: Library, besides chosen: [ModeInfo] = []) {
    let atHand = library.pluginPaths.compactMap { try? library.load($0.path).info }
    let own = quiz?.plugin.flatMap { try? library.plugin($0).info } ?? .builtIn
    let others = atHand.filter { info in
      !info.isModifier && info.id != own.id && info.fits != .none && quiz.map(info.takes) == true
    }
    modes = quiz == nil ? [] : [own] + others
    modifiers = atHand.filter { info in
      info.isModifier && !info.hooks.isDisjoint(with: Self.hooksOfSittings)
        && (quiz.map(info.takes) ?? (info.fits == .any))
    }
    for info in chosen where !(modes + modifiers).contains(where: { $0.id == info.id }) {
      if info.isModifier { modifiers.append(info) } else if quiz != nil { modes.append(info) }
    }
  }

  /// The modes to choose from; the chosen one is marked by its id.
  package func offeredModes(chosen: String? = nil) -> [OfferedMode] {
    modes.enumerated().map { place, info in
      var mode = OfferedMode(info, isOwn: place == 0)
      mode.isChosen = info.id == chosen
      return mode
    }
  }

  /// The modifiers to choose from; the chosen ones are marked by their ids.
  package func offeredModifiers(chosen: [String]) -> [OfferedMode] {
    modifiers.map { info in
      var modifier = OfferedMode(info)
      modifier.isChosen = chosen.contains(info.id)
      return modifier
    }
  }

  private static let hooksOfSittings: Set<Hook> = [.order, .judge, .status]
}

extension SittingPlan {
  /// The options of its mode and modifiers, each with what holds unless something else is given.
  package var standardOptions: [NamedSpec] {
    let specs = plugins.flatMap(\.info.options)
    let standard = (try? OptionValues.resolve(specs, quiz: quiz, places: .unknown, set: [])) ?? []
    return specs.map { option in
      var option = option
      option.spec.initial = standard.first { $0.key.written == option.name }?.value
      return option
    }
  }
}
