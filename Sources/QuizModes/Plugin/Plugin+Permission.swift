internal import LuaKit

extension Plugin {
  /// Lets plugins run in this process, which has given up what they could misuse: the first thing that a cell does.
  package static func permitHere() { LuaMachine.permit() }

  /// The same with its texts and examples, for a process that may run it: one that another process loaded is here without
  /// them. It is read from the files that it was made of.
  package var loadedHere: Plugin {
    var own = source
    own.module = { [modules] name in modules.first { $0.name == name }?.bytes }
    own.moduleNames = { [modules] in modules.map(\.name) }
    return (try? Plugin.load(own)) ?? self
  }
}

extension PluginSource {
  /// The same with every file that it may require read already, for a process that cannot read.
  package var selfContained: PluginSource {
    let files = modules(namedIn: [bytes], besides: [])
    var source = self
    source.module = { name in files.first { $0.name == name }?.bytes }
    source.moduleNames = { files.map(\.name) }
    return source
  }
}
