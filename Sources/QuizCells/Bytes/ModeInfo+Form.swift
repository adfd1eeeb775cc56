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
    ])
  }

  init(id: String, form: LuaValue) throws(LuaValueReader.Garbled) {
    guard case .list(let parts) = form, parts.count == 6, let name = parts[0].string,
      let fits = parts[2].string.flatMap(Fit.init), case .list(let bounds) = parts[4], case .list(let hooks) = parts[5]
    else { throw LuaValueReader.Garbled() }
    self.init(id: id, name: name, about: parts[1].string, fits: fits)
    if case .list(let words) = parts[3] {
      kinds = Set(words.compactMap { $0.string.flatMap(Question.Kind.init) })
    }
    if bounds.count == 2, case .int(let least) = bounds[0], case .int(let most) = bounds[1], least >= 1, least <= most {
      ownPlayers = Int(least)...Int(most)
    }
    self.hooks = Set(hooks.compactMap { $0.string.flatMap(Hook.init) })
  }
}
