/// The path under which a proxy serves this server, put before every address in answers.
struct BasePath {
  /// Such as `/quiz`; empty for the root.
  let path: String

  init(_ path: String) { self.path = path }

  /// An answer whose addresses lead here again.
  func placed(_ answer: WebAnswer) -> WebAnswer {
    guard !path.isEmpty else { return answer }
    var answer = answer
    answer.headers = answer.headers.map { header in
      let isAddress = header.name == "Location" && header.value.hasPrefix("/")
      return isAddress ? .init(header.name, path + header.value) : header
    }
    let type = answer.headers.first { $0.name == "Content-Type" }?.value ?? ""
    if type.hasPrefix("text/html") { answer.body = Array(placed(String(decoding: answer.body, as: UTF8.self)).utf8) }
    return answer
  }

  /// The attributes that hold addresses. Quotes in texts are escaped, so no text looks like one.
  private static let attributes = ["href", "src", "action", "formaction", "data-room", "data-events", "poster"].map {
    " \($0)=\"/"
  }

  /// Pictures and sounds have the base already, as the engine names them.
  private func placed(_ page: String) -> String {
    var page = page
    for attribute in Self.attributes {
      let begin = attribute.dropLast()
      page = page.replacing(attribute, with: "\(begin)\(path)/")
      page = page.replacing("\(begin)\(path)\(path)/media/", with: "\(begin)\(path)/media/")
    }
    return page
  }
}
