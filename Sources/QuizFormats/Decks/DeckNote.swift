internal import AnkiPackage

/// A note to learn, from any source: its notetype turns it into cards.
struct DeckNote {
  var guid: String?
  /// The HTML of each field of the notetype; missing ones are empty.
  var fields: [String]
  var tags: [String] = []
  /// `A::B` for a deck B in A.
  var deck: String?
  var offset: Int

  /// The values for its templates: its own fields, and Anki's names that every card has.
  func filling(_ type: AnkiNotetype, card: String) -> [String: String] {
    var filling = [
      "Tags": tags.joined(separator: " "), "Type": type.name, "Deck": deck ?? "", "Card": card, "CardFlag": "",
      "Subdeck": deck.map(DeckNames.parts)?.last ?? "", "FrontSide": "",
    ]
    for (place, name) in type.fields.enumerated() { filling[name] = place < fields.count ? fields[place] : "" }
    return filling
  }
}

extension AnkiNotetype {
  /// The note type of a line of text: one of Anki's own, recognised by its name in a few languages, or by gaps in the
  /// text.
  static func ofText(_ name: String, columns: [String], hasGap: Bool) -> AnkiNotetype {
    let name = name.lowercased()
    let rest = columns.dropFirst(2).map { "<br>{{\($0)}}" }.joined()
    if hasGap || name.contains("cloze") || name.contains("lückentext") {
      let extra = columns.dropFirst().map { "<br>{{\($0)}}" }.joined()
      let gap = "{{cloze:\(columns.first ?? "")}}"
      return AnkiNotetype(
        name: name, isCloze: true, fields: columns, templates: [CardTemplate(name: "", front: gap, back: gap + extra)])
    }
    let (front, back) = (columns.first ?? "", columns.count > 1 ? columns[1] : "")
    var type = AnkiNotetype(name: name, fields: columns)
    type.templates = [.basic(front, back, rest)]
    guard let third = type.reversal(columns) else { return type }
    let others = columns.dropFirst(third.isEmpty ? 2 : 3).map { "<br>{{\($0)}}" }.joined()
    type.templates = [.basic(front, back, others), .basic(back, front, others)]
    if !third.isEmpty { type.templates[1].front = "{{#\(third)}}{{\(back)}}{{/\(third)}}" }
    return type
  }

  /// The field on which cards in both directions depend, or empty for always; nil when the notetype's name indicates
  /// one direction.
  private func reversal(_ columns: [String]) -> String? {
    let isBoth = ["revers", "richtung", "umgekehrt", "invert", "inversé", "inversa"].contains { name.contains($0) }
    let depends = ["optional", "eine oder zwei", "facultat", "optionn", "opcional", "opzional"].contains {
      name.contains($0)
    }
    if depends && columns.count < 3 { return nil }
    return isBoth || depends ? (depends ? columns[2] : "") : nil
  }
}

extension AnkiNotetype.CardTemplate {
  fileprivate static func basic(_ front: String, _ back: String, _ rest: String) -> Self {
    Self(name: "", front: "{{\(front)}}", back: "{{FrontSide}}<hr id=answer>{{\(back)}}\(rest)")
  }
}

/// The decks of a file: their common part is the quiz, the rest a category.
struct DeckNames {
  private(set) var title: String?
  private var common: [String] = []

  init(_ names: some Sequence<String>) {
    let all = names.map(DeckNames.parts)
    guard var common = all.first else { return }
    for parts in all { common = zip(common, parts).prefix { $0 == $1 }.map(\.0) }
    self.common = common
    let isUnnamed = common.count == 1 && ["Default", "Standard"].contains(common[0])
    title = common.isEmpty || isUnnamed ? nil : common.joined(separator: ": ")
  }

  static func parts(_ name: String) -> [String] {
    var parts: [String] = []
    var rest = name[...]
    while let sign = rest.firstRange(of: "::") {
      parts.append(String(rest[..<sign.lowerBound]).trimmed)
      rest = rest[sign.upperBound...]
    }
    return (parts + [String(rest).trimmed]).filter { !$0.isEmpty }
  }

  /// The rest of a deck's name below the common part; nil when there is none.
  func category(_ name: String?) -> String? {
    let rest = name.map(DeckNames.parts)?.dropFirst(common.count) ?? []
    return rest.isEmpty ? nil : rest.joined(separator: ": ")
  }
}
