/// Harmless generated names, for rooms in which players choose none.
package enum GeneratedName {
  private static let first = [
    "Amber", "Bold", "Brave", "Bright", "Calm", "Clever", "Coral", "Cosy", "Curious", "Daring", "Eager", "Early",
    "Fair", "Fleet", "Gentle", "Glad", "Golden", "Happy", "Honest", "Jolly", "Keen", "Kind", "Lively", "Lucky", "Merry",
    "Nimble", "Patient", "Polite", "Proud", "Quick", "Quiet", "Rapid", "Ready", "Silver", "Sunny", "Swift", "Tidy",
    "Warm", "Wise", "Witty",
  ]
  private static let second = [
    "Badger", "Beaver", "Bison", "Crane", "Dolphin", "Falcon", "Finch", "Fox", "Gecko", "Hare", "Hawk", "Heron",
    "Ibex", "Jay", "Koala", "Lark", "Lemur", "Lynx", "Marten", "Mole", "Newt", "Orca", "Otter", "Owl", "Panda",
    "Pelican", "Puffin", "Quail", "Raven", "Robin", "Seal", "Sparrow", "Stork", "Swan", "Tapir", "Tern", "Toucan",
    "Turtle", "Wren", "Yak",
  ]

  /// One that is not taken; with a number once all pairs are. `taken` has the names as they are compared.
  package static func name(_ chance: UInt64, taken: Set<String>) -> String {
    let count = UInt64(first.count * second.count)
    for step in 0..<(8 * count) {
      let place = Int((chance % count + step) % count)
      // Neighbours in the list do not follow each other.
      let pair = "\(first[place % first.count]) \(second[(place / first.count + place) % second.count])"
      let round = step / count
      let name = round == 0 ? pair : "\(pair) \(round + 1)"
      if !taken.contains(RoomName.key(name)) { return name }
    }
    return "Player \(chance)"
  }
}
