internal import LuaKit

extension Plugin {
  /// Lets plugins run in this process, which has given up everything they could misuse; a cell does this first.
  package static func permitHere() { LuaMachine.permit() }

  /// The same with its texts and examples, for a process that may run it: one that another process loaded is here without
  /// them. It is read from the files that it was made of.
  package var loadedHere: Plugin {
    var own = source
    own.module = { [modules] name in modules.first { $0.name == name }?.bytes }
    own.moduleNames = { [modules] in modules.map(\.name) }
    own.moduleFolder = source.knownFolders(of: modules.map(\.name))
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
    source.moduleFolder = knownFolders(of: files.map(\.name))
    return source
  }

  /// The present folders of those files.
  fileprivate func knownFolders(of names: [String]) -> (String) -> String {
    let folders = Dictionary(names.map { ($0, moduleFolder($0)) }) { first, _ in first }
    return { folders[$0] ?? "" }
  }
}
