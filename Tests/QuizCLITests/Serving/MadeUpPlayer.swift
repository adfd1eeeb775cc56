import Foundation

/// Answers whatever is asked, by a seed.
struct MadeUpPlayer {
  private var random: UInt64
  /// Whether it changes its mind about an answer.
  var goesBack = true

  init(_ seed: Int) {
    random = UInt64(truncatingIfNeeded: seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func draw(_ count: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return count > 0 ? Int((random >> 33) % UInt64(count)) : 0
  }

  mutating func happens(_ percent: Int) -> Bool { draw(100) < percent }

  /// The next command at a question or page; nil at anything else.
  mutating func command(_ shown: Message) -> [String: Any]? {
    switch shown.type {
    case "question": return question(shown)
    case "page":
      let actions = shown.ids("actions")
      if !actions.isEmpty && happens(70) { return ["action": actions[draw(actions.count)], "inputs": inputs(shown)] }
      return ["continue": true, "inputs": inputs(shown)]
    default: return nil
    }
  }

  private mutating func question(_ shown: Message) -> [String: Any] {
    let actions = shown.ids("actions")
    if shown.bool("hint") == true && happens(8) { return ["hint": true] }
    if !actions.isEmpty && happens(20) { return ["action": actions[draw(actions.count)], "inputs": inputs(shown)] }
    if shown.bool("skip") == true && happens(12) { return ["skip": true] }
    if goesBack && shown.bool("back") == true && happens(15) { return ["back": true] }
    var command: [String: Any] = ["answer": answer(shown)]
    let inputs = inputs(shown)
    if !inputs.isEmpty { command["inputs"] = inputs }
    return command
  }

  private mutating func answer(_ shown: Message) -> Any {
    let ids = shown.ids("answers")
    switch shown.string("kind") {
    case "single", "truefalse": return [ids[draw(ids.count)]]
    case "multiple": return ids.filter { _ in happens(50) }
    case "range":
      let (min, max, step) = (shown.number("min") ?? 0, shown.number("max") ?? 1, shown.number("step_size") ?? 1)
      return min + Double(draw(Int(((max - min) / step).rounded()) + 1)) * step
    case "number": return [1, 7, 42.5, 1912][draw(4)]
    case "order": return ids.map { (draw(1000), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    case "match":
      let rights = shown.ids("right")
      return Dictionary(uniqueKeysWithValues: shown.ids("left").map { ($0, rights[draw(rights.count)]) })
    case "gaps": return gaps(shown)
    default: return ["Paris", "abc", "x y"][draw(3)]
    }
  }

  /// A value for some of the gaps; a word is taken once.
  private mutating func gaps(_ shown: Message) -> [String: Any] {
    var values: [String: Any] = [:]
    var words =
      (shown.object["gaps"] as? [[String: Any]] ?? []).compactMap { $0["words"] as? [String] }.max {
        $0.count < $1.count
      } ?? []
    for gap in shown.object["gaps"] as? [[String: Any]] ?? [] {
      guard happens(80), let id = gap["id"] as? String else { continue }
      let ids = (gap["answers"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
      switch gap["kind"] as? String {
      case "choice": values[id] = ids[draw(ids.count)]
      case "number": values[id] = [1230, 7.5, 3][draw(3)]
      case "word" where !words.isEmpty: values[id] = words.remove(at: draw(words.count))
      case "text": values[id] = ["Paris", "blue", "x y"][draw(3)]
      default: continue
      }
    }
    return values
  }

  private mutating func inputs(_ shown: Message) -> [String: Any] {
    var values: [String: Any] = [:]
    for (name, spec) in shown.object["inputs"] as? [String: [String: Any]] ?? [:] {
      if let choices = spec["of"] as? [Any], !choices.isEmpty {
        values[name] = choices[draw(choices.count)]
        continue
      }
      switch spec["type"] as? String {
      case "bool": values[name] = true
      case "text": values[name] = "t"
      default: values[name] = spec["min"] ?? spec["default"] ?? 1
      }
    }
    return values
  }
}
