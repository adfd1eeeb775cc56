internal import WebAddress

/// The check of who may ask: requests that name this server, and pages that came from it.
struct Admission {
  let settings: WebSettings
  let request: WebRequest

  /// The refusal; nil for permitted requests.
  func refusal(_ face: WebFace) -> WebAnswer? {
    if request.all("host").isEmpty { return .refusal(400, "a Host header is missing: send the server's name", face) }
    guard isForThisServer else { return .refusal(403, "this server is not called by that name", face) }
    if isChange && !isFromThisServer {
      return .refusal(403, "this was sent by a page of another server", face)
    }
    return nil
  }

  /// True for requests that may change something: the workshop alone knows other methods than `POST` for it.
  private var isChange: Bool {
    if case .workshop? = request.place { !["GET", "HEAD"].contains(request.method) } else { request.method == "POST" }
  }

  /// True when the request names this server. Otherwise a page under a foreign name for this machine could read
  /// everything.
  private var isForThisServer: Bool {
    request.host.map(isOwn) ?? false
  }

  /// The address with the port, or a name that was given with any: a proxy may have another.
  private func isOwn(_ authority: Authority) -> Bool {
    if settings.names.contains(authority.host) { return true }
    guard (authority.port ?? (settings.isEncrypted ? 443 : 80)) == settings.port else { return false }
    switch authority.host {
    case .address(let address):
      return settings.address.isEvery ? address == request.local : address == settings.address
    case .name(let name): return name == "localhost" && (settings.address.isLoopback || request.local.isLoopback)
    }
  }

  private var isFromThisServer: Bool {
    guard request.all("origin").isEmpty else { return isOwnOrigin }
    return request.all("sec-fetch-site").allSatisfy { ["same-origin", "none"].contains($0.lowercased()) }
  }

  /// The origin is the one that the page of this server has, seen from the visitor.
  private var isOwnOrigin: Bool {
    guard let origin = request.single("origin"), let host = request.host,
      let scheme = ["http://", "https://"].first(where: origin.hasPrefix),
      let authority = Authority(origin.dropFirst(scheme.count)), authority.host == host.host
    else { return false }
    let usual = scheme == "https://" ? 443 : 80
    let isSecure = settings.isSecure(request)
    return (scheme == "https://") == isSecure && (authority.port ?? usual) == (host.port ?? (isSecure ? 443 : 80))
  }
}
