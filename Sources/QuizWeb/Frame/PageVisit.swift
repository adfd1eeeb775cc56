internal import QuizPlay

/// What a page needs of the request that asked for it.
struct PageVisit {
  var token: String?
  var language: InterfaceLanguage
  /// Whether the page's script asks, and not the browser itself.
  var isByScript = false

  init(language: InterfaceLanguage) {
    self.language = language
  }

  init(_ request: WebRequest, token: String?) {
    self.token = token
    language = request.interfaceLanguage
    isByScript = request.isByScript
  }

  var words: PageWords { PageWords.of(language) }
}
