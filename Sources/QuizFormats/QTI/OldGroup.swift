internal import QuizCore

/// A group of items of QTI 1.2, from which some are drawn: a `<section>` with `<selection_number>`.
struct OldGroup {
  var id: String
  /// How many are drawn; 0 for all of them.
  var draws: Int
  /// The points of each; nil where the items give them.
  var points: Double?

  /// The groups, by the items that stand in them.
  static func all(in tree: XMLTree) -> [Int: OldGroup] {
    var groups: [Int: OldGroup] = [:]
    for index in tree.elements.indices where tree.elements[index].name == "section" {
      let inside = tree.descendants(of: index, until: ["section", "item"])
      let items = inside.filter { tree.elements[$0].name == "item" }
      let draws = number("selection_number", inside, tree).flatMap { Int(exactly: $0) } ?? 0
      let points = number("points_per_item", inside, tree)
      guard !items.isEmpty, draws > 0 || points != nil else { continue }
      let name = tree.elements[index].attributes["ident"] ?? ""
      let group = OldGroup(
        id: name.isEmpty ? "group-\(groups.count + 1)" : name, draws: draws < items.count ? max(0, draws) : 0,
        points: points.flatMap { $0 >= 0 ? $0 : nil })
      for item in items { groups[item] = group }
    }
    return groups
  }

  private static func number(_ name: String, _ elements: [Int], _ tree: XMLTree) -> Double? {
    elements.first { tree.elements[$0].name == name }.flatMap { NumberText.read(tree.elements[$0].text.trimmed) }
  }

  /// Gives questions, together for the parts of an item, the points and the place of the group.
  func take(_ drafts: inout [QuestionDraft]) {
    for index in drafts.indices {
      if let points, drafts[index].kind != .info {
        drafts[index].others.removeAll { $0.key == "points" }
        let share = points / Double(drafts.count)
        if share != 1 { drafts[index].set("points", .numeric(share), at: drafts[index].offset) }
      }
      if draws > 0, drafts.count == 1 { drafts[index].set("section", .text(id), at: drafts[index].offset) }
    }
  }
}
