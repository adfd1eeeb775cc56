internal import LuaKit
internal import QuizCore
internal import QuizModes

/// A plugin's description of itself in the form for cells, without its options; it is stored nowhere.
extension ModeInfo {
  var form: LuaValue {
    let kinds = kinds.map { wanted in LuaValue.list(wanted.map { .text($0.rawValue) }) }
    let players = ownPlayers.map { [LuaValue.int(Int64($0.lowerBound)), .int(Int64($0.upperBound))] }
    return .list([
      .text(name), about.map(LuaValue.text) ?? .none, .text(fits.rawValue), kinds ?? .none, .list(players ?? []),
      .list(hooks.map { .text($0.rawValue) }),
      .list([credits.version, credits.author, credits.licence, credits.homepage].map { .text($0 ?? "") }),
    ])
  }

  init(id: String, form: LuaValue) throws(LuaValueReader.Garbled) {
    guard case .list(let parts) = form, parts.count == 7, let name = parts[0].string,
      let fits = parts[2].string.flatMap(Fit.init), case .list(let bounds) = parts[4], case .list(let hooks) = parts[5],
      case .list(let credits) = parts[6], credits.count == 4
    else { throw LuaValueReader.Garbled() }
    self.init(id: id, name: name, about: parts[1].string, fits: fits)
    if case .list(let words) = parts[3] {
      kinds = Set(words.compactMap { $0.string.flatMap(Question.Kind.init) })
    }
    if bounds.count == 2, case .int(let least) = bounds[0], case .int(let most) = bounds[1], least >= 1, least <= most {
      ownPlayers = Int(least)...Int(most)
    }
    let texts = credits.map { $0.string.flatMap { $0.isEmpty ? nil : $0 } }
    self.credits = ModeCredits(version: texts[0], author: texts[1], licence: texts[2], homepage: texts[3])
    self.hooks = Set(hooks.compactMap { $0.string.flatMap(Hook.init) })
  }
}
