internal import CommandLine
internal import Words

extension Console {
  /// Says on standard error which files a command has written; devices such as `/dev/null` are none.
  static func reportWritten(_ paths: [String?], _ language: InterfaceLanguage) {
    let files = paths.compactMap { $0 }.filter { !$0.hasPrefix("/dev/") }
    if !files.isEmpty { say(ListingWords.of(language).filesWritten(["files": files.joined(separator: ", ")])) }
  }
}
