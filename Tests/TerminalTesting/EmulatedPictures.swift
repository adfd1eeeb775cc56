import Terminal

/// The pictures of a terminal that draws them itself, by the commands it was given.
package struct EmulatedPictures: Equatable {
  /// A picture on the screen.
  package struct Shown: Equatable {
    package let number: Int
    package let row: Int
    package let column: Int
    package let rows: Int
    package let columns: Int
    /// The pixels that are shown, as `x y w h`; empty for all.
    package let part: String

    package init(number: Int, row: Int, column: Int, rows: Int, columns: Int, part: String = "") {
      (self.number, self.row, self.column) = (number, row, column)
      (self.rows, self.columns, self.part) = (rows, columns, part)
    }
  }

  /// The letters of what was sent, by number.
  package private(set) var sent: [Int: String] = [:]
  /// How often something was sent.
  package private(set) var transmissions = 0
  /// How often it was asked whether there are pictures.
  package private(set) var questions = 0
  /// Commands that make no sense.
  package private(set) var unknown: [String] = []
  private var places: [String: Shown] = [:]
  private var open: Int?

  /// The pictures on the screen, from the top.
  package var shown: [Shown] { places.values.sorted { ($0.row, $0.column) < ($1.row, $1.column) } }

  /// Erasing the whole display frees what was shown, as Kitty does.
  mutating func erased() {
    for shown in places.values { sent[shown.number] = nil }
    places = [:]
  }

  mutating func obey(_ command: String, at cursor: Position) {
    let halves = command.dropFirst().split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let pairs = halves[0].split(separator: ",").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    let keys = Dictionary(pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }, uniquingKeysWith: { $1 })
    let number = Int(keys["i"] ?? "")
    switch (keys["a"], number) {
    case ("q", _): questions += 1
    case ("t", let number?):
      transmissions += 1
      (sent[number], open) = ("", number)
      receive(halves.last ?? "", isLast: keys["m"] != "1")
    case (nil, nil) where open != nil: receive(halves.last ?? "", isLast: keys["m"] != "1")
    case ("p", let number?) where sent[number] != nil && open == nil: place(number, keys, at: cursor)
    case ("d", _): remove(keys, number)
    default: unknown.append(command)
    }
  }

  private mutating func receive(_ letters: Substring, isLast: Bool) {
    if let open { sent[open, default: ""] += letters }
    if isLast { open = nil }
  }

  private mutating func place(_ number: Int, _ keys: [String: String], at cursor: Position) {
    let part = ["x", "y", "w", "h"].compactMap { keys[$0] }.joined(separator: " ")
    places["\(number) \(keys["p"] ?? "")"] = Shown(
      number: number, row: cursor.row, column: cursor.column, rows: Int(keys["r"] ?? "") ?? 0,
      columns: Int(keys["c"] ?? "") ?? 0, part: part)
  }

  private mutating func remove(_ keys: [String: String], _ number: Int?) {
    open = nil
    switch (keys["d"], number) {
    case ("a", _): places = [:]
    case ("i", let number?): places["\(number) \(keys["p"] ?? "")"] = nil
    case ("I", let number?):
      sent[number] = nil
      places = places.filter { $0.value.number != number }
    default: unknown.append("d=\(keys["d"] ?? "")")
    }
  }
}
