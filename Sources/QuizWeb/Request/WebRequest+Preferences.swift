package import Words

/// The form that a visitor can read: objects, or pages.
package enum WebFace: Equatable, Sendable {
  case objects
  case pages(InterfaceLanguage)

  /// Objects for requests that send JSON, or accept it by name as much as anything else.
  init(_ method: String, _ headers: [WebRequest.Header]) {
    let accept = headers.all("accept").joined(separator: ",")
    // So programs ask with every request.
    if accept == "application/json" {
      self = .objects
      return
    }
    let accepted = Self.qualities(accept)
    let (json, html) = (accepted["application/json"] ?? 0, accepted["text/html"] ?? 0)
    let sendsJSON = method == "POST" && Self.type(of: headers) == "application/json"
    self = (json > 0 && json >= html) || (sendsJSON && html == 0) ? .objects : .pages(headers.interfaceLanguage)
  }

  /// True when a page is requested by name, as by browsers and the pages' own script; not for programs that accept
  /// anything.
  static func wantsPage(_ request: WebRequest) -> Bool {
    request.isByScript || (qualities(request.all("accept").joined(separator: ","))["text/html"] ?? 0) > 0
  }

  /// The type of a body, without its parameters.
  private static func type(of headers: [WebRequest.Header]) -> String? {
    headers.single("content-type")?.cut(at: UInt8(ascii: ";")).first { !$0.isEmpty }.map { $0.trimmed.lowercased() }
  }

  /// `text/html, application/json;q=0.5`, as types with their weights.
  fileprivate static func qualities(_ text: String) -> [String: Double] {
    var qualities: [String: Double] = [:]
    for entry in text.cut(at: UInt8(ascii: ",")).filter({ !$0.isEmpty }).prefix(50) {
      let parts = entry.cut(at: UInt8(ascii: ";")).filter { !$0.isEmpty }.map(\.trimmed)
      guard let type = parts.first else { continue }
      let quality = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
      qualities[type.lowercased()] = quality ?? 1
    }
    return qualities
  }
}

extension [WebRequest.Header] {
  /// The first language of the browser that pages have.
  fileprivate var interfaceLanguage: InterfaceLanguage {
    let tags = all("accept-language").flatMap { $0.split(separator: ",") }.prefix(20)
    return InterfaceLanguage(tags.map { String($0.split(separator: ";").first ?? "").trimmed.lowercased() })
  }
}

extension WebRequest {
  package var interfaceLanguage: InterfaceLanguage { headers.interfaceLanguage }

  /// True for a request of the page's own script, which takes a page as the answer.
  package var isByScript: Bool { single("x-quizrun") == "page" }

  /// True when the answer may be compressed by gzip.
  package var takesGzip: Bool {
    (WebFace.qualities(all("accept-encoding").joined(separator: ","))["gzip"] ?? 0) > 0
  }

  /// The preferred language, such as `de`; nil without one.
  var language: String? {
    let first = all("accept-language").first?.split(separator: ",").first?.split(separator: ";").first
    guard let tag = first?.trimmed.split(separator: "-").first?.lowercased(), (2...3).contains(tag.utf8.count),
      tag.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return nil }
    return tag
  }
}
