internal import Words

/// The facts that a page needs about its request.
struct PageVisit {
  var token: String?
  var language: InterfaceLanguage
  /// Whether the page's script asks, and not the browser itself.
  var isByScript = false
  /// The address at which players find this server, such as `http://192.168.1.20:8420`.
  var origin = ""
  /// Whether it is the player of the machine, as far as that was asked.
  var isOwner = false
  /// Whether there are rooms here and nothing else.
  var isRoomOnly = false

  init(language: InterfaceLanguage) {
    self.language = language
  }

  init(_ request: WebRequest, token: String?) {
    self.token = token
    language = request.interfaceLanguage
    isByScript = request.isByScript
  }

  /// Whether only this machine finds the server under its address.
  var isLoopback: Bool {
    ["127.", "localhost", "[::1]"].contains { origin.drop { $0 != "/" }.dropFirst(2).hasPrefix($0) }
  }

  /// The address as people type it; browsers try a bare one without encryption.
  var joinAddress: String { (origin.hasPrefix("http://") ? String(origin.dropFirst(7)) : origin) + "/join" }

  var words: PageWords { PageWords.of(language) }
}
