package import QuizModes

/// Plugins of the player's own that have the name of one that comes with quizrun.
extension Library {
  /// The shipped file of the same name as a plugin that is not shipped itself, and is not the same to the letter.
  package func shippedNamesake(of source: PluginSource) -> String? {
    shippedNamesake(of: source, in: shippedHomes)
  }

  /// The same where that file would be found without the plugin.
  package func hiddenShipped(by source: PluginSource) -> String? {
    let searched = shippedHomes.filter { shipped in
      homes.contains { Files.real($0) == Files.real(shipped) && Files.real(shipped) != nil }
    }
    return shippedNamesake(of: source, in: searched)
  }

  private func shippedNamesake(of source: PluginSource, in folders: [String]) -> String? {
    let files = folders.map { Library.join($0, "plugins") + "/\(source.id).lua" }
    if shippedHomes.contains(where: { Files.lies(source.path, beside: Library.join($0, "plugins") + "/") }) {
      return nil
    }
    return files.first { file in
      Files.isFile(file) && Files.readNamed(file, upTo: Self.largestPlugin).map { $0 != source.bytes } ?? false
    }
  }
}
