/// The limits on guests: sittings begun per time, and unanswered sittings kept.
struct GuestBudget {
  /// Sittings that an address without cookies begins at once, and milliseconds until it may begin one more.
  private static let atOnce = 40
  private static let pause = 500
  /// Unanswered sittings that are kept of an address, and of all.
  static let ofAddress = 200
  static let ofAll = 20_000
  /// Sittings that are begun between two looks at all that are kept.
  static let betweenLooks = 100
  private static let mostAddresses = 20_000

  private var addresses: [String: Address] = [:]
  private var begunSinceLook = 0

  private struct Address {
    /// The time when all of `atOnce` may be begun again.
    var full = 0
    var sittings: [Begun] = []
  }

  /// A sitting that was begun from an address.
  struct Begun {
    var sitting: String
    var guest: String
  }

  /// True when a visitor without a cookie may begin now; uses up one of the address's turns.
  mutating func admits(_ address: String, at now: Int) -> Bool {
    forget(at: now)
    let full = max(addresses[address]?.full ?? 0, now)
    guard full - now <= (Self.atOnce - 1) * Self.pause else { return false }
    addresses[address, default: Address()].full = full + Self.pause
    return true
  }

  /// Notes a sitting; returns its address's oldest ones beyond the limit.
  mutating func note(_ begun: Begun, from address: String) -> [Begun] {
    begunSinceLook += 1
    addresses[address, default: Address()].sittings.append(begun)
    let count = addresses[address]?.sittings.count ?? 0
    guard count > Self.ofAddress else { return [] }
    let oldest = Array(addresses[address]?.sittings.prefix(count - Self.ofAddress) ?? [])
    addresses[address]?.sittings.removeFirst(oldest.count)
    return oldest
  }

  /// Whether all that are kept are to be counted now.
  mutating func isTimeToLook() -> Bool {
    guard begunSinceLook >= Self.betweenLooks else { return false }
    begunSinceLook = 0
    return true
  }

  /// Addresses that owe no turn are forgotten first, with the sittings that only the limit over all then counts.
  private mutating func forget(at now: Int) {
    guard addresses.count >= Self.mostAddresses else { return }
    addresses = addresses.filter { $0.value.full > now }
    if addresses.count >= Self.mostAddresses { addresses = [:] }
  }
}
