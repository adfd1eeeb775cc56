internal import LuaKit
internal import QuizCore

/// Lua machines that sittings of the same plugin, quiz, options, languages and day use in turn: a machine for each of
/// hundreds of sittings would cost more than all the rest of them.
package final class MachineShelf {
  private var machines: [SharedMachine] = []
  /// The most machines, and the most without a sitting; the one unused longest makes room.
  private static let most = 32
  private static let mostIdle = 4

  package init() {}

  /// The machine for a sitting, which may not be made yet.
  func machine(_ plugin: Plugin, _ beginning: Beginning, _ languages: [String]) -> SharedMachine {
    if let index = machines.firstIndex(where: { $0.fits(plugin, beginning, languages) }) {
      let found = machines.remove(at: index)
      machines.append(found)
      return found
    }
    makeRoom()
    let made = SharedMachine(plugin, beginning, languages)
    machines.append(made)
    return made
  }

  private func makeRoom() {
    let idle = machines.indices.filter { isKnownUniquelyReferenced(&machines[$0]) }
    for place in idle.dropLast(Self.mostIdle).reversed() { machines.remove(at: place) }
    if machines.count >= Self.most { machines.removeFirst() }
  }

  /// How many there are now.
  package var count: Int { machines.count }
}

/// A Lua machine that serves several sittings in turn, which notice nothing of each other: after each call it is as it was
/// loaded.
final class SharedMachine {
  private let plugin: Plugin
  private let languages: [String]
  private let beginning: Beginning
  private var machine: ModeMachine?
  private weak var user: LuaMode?

  /// Questions that modes made up stay known to a machine: with so many it is made anew.
  private static let mostMade = 1000

  init(_ plugin: Plugin, _ beginning: Beginning, _ languages: [String]) {
    self.plugin = plugin
    self.languages = languages
    self.beginning = beginning
  }

  /// Whether a sitting can be served as the first one was: all that a machine is made of is the same.
  func fits(_ plugin: Plugin, _ beginning: Beginning, _ languages: [String]) -> Bool {
    let first = self.beginning
    return first.quiz?.id == beginning.quiz?.id && self.plugin.info.id == plugin.info.id
      && first.options == beginning.options && first.day == beginning.day && first.rules == beginning.rules
      && first.limits.timeFactor == beginning.limits.timeFactor && self.languages == languages
      && (machine?.drewWhileLoading != true || first.seed == beginning.seed)
      && self.plugin.isOfSameFiles(as: plugin) && first.quiz == beginning.quiz
  }

  func has(_ machine: ModeMachine) -> Bool { self.machine === machine }

  /// The machine, ready for a sitting; nil for one that needs its own.
  func machine(for mode: LuaMode, _ beginning: Beginning) throws(LuaFailure) -> ModeMachine? {
    let machine = try ready()
    // Values drawn while loading under another seed cannot be shared.
    if machine.drewWhileLoading && beginning.seed != self.beginning.seed { return nil }
    if user !== mode {
      try machine.serve(beginning)
      user = mode
    }
    return machine
  }

  private func ready() throws(LuaFailure) -> ModeMachine {
    if let machine, machine.isAlive, machine.madeCount < Self.mostMade { return machine }
    let made = try ModeMachine(plugin, beginning, languages)
    machine = made
    user = nil
    return made
  }
}

extension Plugin {
  /// Whether two were loaded from the same bytes, and say the same in messages.
  fileprivate func isOfSameFiles(as other: Plugin) -> Bool {
    source.path == other.source.path && source.bytes == other.source.bytes
      && modules.elementsEqual(other.modules) { $0.name == $1.name && $0.bytes == $1.bytes }
  }
}
