internal import HTMLText
package import Words

/// A page of cards to cut out: each has a name, the address of the server, and the code by which the person comes back.
package struct PeopleCards {
  private let language: InterfaceLanguage
  private var words: ListingWords.People { ListingWords.of(language).people }

  package init(_ language: InterfaceLanguage) { self.language = language }

  /// The page; without an address a line is left for it.
  package func page(_ cards: [(name: String, group: String, code: String)], address: String) -> String {
    let page = HTMLPage(language: language.rawValue, title: words.cards, styleSheet: Self.style)
    return page.text {
      Tag.main {
        cards.map { card in
          Tag.section {
            Tag.h2(.dirAuto) { card.name }
            Tag.p(.class("class"), .dirAuto) { card.group }
            Tag.p { words.address + ": " + (address.isEmpty ? "____________________" : Self.door(address)) }
            Tag.p(.class("code")) { "\(card.code.prefix(4)) \(card.code.suffix(4))" }
          }
        }
      }
    }
  }

  /// The page that asks for the code.
  private static func door(_ address: String) -> String {
    let base = address.hasSuffix("/") ? String(address.dropLast()) : address
    return base.hasSuffix("/join") ? base : base + "/join"
  }

  private static let style = """
    body { font: 12pt/1.4 system-ui, sans-serif; margin: 1cm }
    main { display: grid; grid-template-columns: 1fr 1fr; gap: 0 }
    section { border: 1px dashed #888; padding: .5cm; break-inside: avoid }
    h2 { margin: 0; font-size: 16pt } p { margin: .2cm 0; overflow-wrap: anywhere } .class { color: #555 }
    .code { font: bold 20pt ui-monospace, monospace; letter-spacing: .1em }
    """
}
