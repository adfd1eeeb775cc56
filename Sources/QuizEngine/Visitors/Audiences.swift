/// The watched audiences: through the server, or at the host's screen beside it.
struct Audiences {
  private var ofServer: Set<String> = []
  private var ofDesk: Set<String> = []

  func contains(_ audience: String) -> Bool { ofServer.contains(audience) || ofDesk.contains(audience) }

  mutating func insert(_ audiences: [String], isOfDesk: Bool) {
    if isOfDesk { ofDesk.formUnion(audiences) } else { ofServer.formUnion(audiences) }
  }

  /// Ends watching through the server; the host's screen may go on watching.
  mutating func remove(_ audience: String) { ofServer.remove(audience) }

  /// Forgets the server's audiences, as a new server subscribes anew.
  mutating func forgetServer() { ofServer = [] }
}
