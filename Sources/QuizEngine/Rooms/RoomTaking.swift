/// Which request takes up which room that is not held yet: others wait until it has, instead of reading the same log each.
struct RoomTaking {
  /// The request being served; nil for work without a request.
  private var asker: String?
  /// The room for which the current request must wait.
  private var awaited: String?
  /// The request that loads each room.
  private var takers: [String: String] = [:]

  func isUnderWay(_ room: String) -> Bool { takers[room] != nil }

  /// Makes a request the current one; returns the one before.
  mutating func begin(_ asker: String) -> String? {
    defer { (self.asker, awaited) = (asker, nil) }
    return self.asker
  }

  /// The one before asks again; the room for which this one has to wait.
  mutating func end(_ outer: String?) -> String? {
    defer { (asker, awaited) = (outer, nil) }
    return awaited
  }

  /// True when the current request is to load the room; otherwise it must wait for another one.
  mutating func take(_ room: String) -> Bool {
    guard let asker else { return true }
    if let taker = takers[room], taker != asker {
      awaited = room
      return false
    }
    takers[room] = asker
    return true
  }

  /// Forgets a request that was answered.
  mutating func forget(_ asker: String) {
    if takers.isEmpty { return }
    takers = takers.filter { $0.value != asker }
  }
}
