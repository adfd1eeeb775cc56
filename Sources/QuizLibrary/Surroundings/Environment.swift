internal import Glibc

/// The environment variables that quizrun reads.
package struct Environment {
  private let lookUp: (String) -> String?

  package init(_ lookUp: @escaping (String) -> String? = { name in getenv(name).map { String(cString: $0) } }) {
    self.lookUp = lookUp
  }

  /// A variable's value; nil when it is not set or empty.
  package subscript(name: String) -> String? {
    guard let value = lookUp(name), !value.isEmpty else { return nil }
    return value
  }

  /// A variable as it is, empty included.
  package func raw(_ name: String) -> String? { lookUp(name) }

  /// `$XDG_DATA_HOME/quizrun`, or its default below the home folder; nil without a home.
  private var dataHome: String? {
    if let given = self["XDG_DATA_HOME"], given.hasPrefix("/") { return given + "/quizrun" }
    return self["HOME"].map { $0 + "/.local/share/quizrun" }
  }

  /// The folders searched for `plugins/` and `quizzes/`, best first.
  package var homes: [String] {
    if let only = self["QUIZRUN_HOME"] { return [only] }
    return [".", dataHome, self["QUIZRUN_SHARE"] ?? Environment.installedShare].compactMap { $0 }
  }

  /// The home in which plugins are installed; nil without a home folder.
  package var installHome: String? { self["QUIZRUN_HOME"] ?? dataHome }

  /// The folders of quizrun's own files: the share folder, and the checkout around the program, if there is one.
  package var shippedHomes: [String] {
    let folder = OwnProgram.folder ?? ""
    let checkout = folder.firstRange(of: "/.build/").map { String(folder[..<$0.lowerBound]) }
    return [self["QUIZRUN_SHARE"] ?? Environment.installedShare, checkout].compactMap { $0 }
  }

  /// `share/quizrun` beside the folder of the running program.
  private static var installedShare: String? {
    OwnProgram.folder.map { Files.folder(of: $0) + "/share/quizrun" }
  }

  /// The folder of `quizrun.db`; nil when there is nowhere to keep it.
  package var data: String? { self["QUIZRUN_DATA"] ?? dataHome }

  /// The languages of the player, from the locale's variables, or else from `other`.
  ///
  /// Missing texts appear in the quiz's own language, then in English.
  package func languages(unlessNamed other: () -> String?) -> [String] {
    [namedLanguage ?? other() ?? "en"]
  }

  /// The language that the locale variables name, such as `de-AT`; nil when they leave it open.
  package var namedLanguage: String? {
    let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"] ?? ""
    let tag = locale.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
    return tag.isEmpty || tag == "C" || tag == "POSIX" ? nil : String(tag)
  }

  /// The variables that choose colours.
  package var colours: [String: String] {
    named("TERM", "COLORTERM", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE")
  }

  /// The variables that name the terminal, and programs around it.
  package var terminal: [String: String] { named("TERM", "TMUX", "STY") }

  private func named(_ names: String...) -> [String: String] {
    Dictionary(uniqueKeysWithValues: names.compactMap { name in self[name].map { (name, $0) } })
  }

  /// True when `ACCESSIBLE` asks for plain lines.
  package var isAccessible: Bool { self["ACCESSIBLE"].map { !["0", "false"].contains($0.lowercased()) } ?? false }
}

/// The file of the running program.
package enum OwnProgram {
  /// The program's path; nil if the system does not give it.
  package static let path: String? = {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  /// The folder of the programs that it calls.
  package static let folder: String? = path.map(Files.folder(of:))
}
