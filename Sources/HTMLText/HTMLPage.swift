/// A whole file of HTML. A large one is written piece by piece: `opening`, whatever stands in it, `closing`.
package struct HTMLPage {
  /// The language of the page as in `lang`: `en`, `de`.
  package var language: String
  package var title: String
  /// Nil where `head` has a link to one.
  package var styleSheet: String?
  /// The content policy. By default a page loads only its own style sheet, and pictures as `data:`; nil where a header
  /// sets the policy.
  package var policy: String? = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
  /// Which colours it is made for; `light` for paper.
  package var colours = "light dark"
  /// True where all content is the main part of the page, as on papers.
  package var isMain = false
  /// Further elements of the head.
  package var head = HTML.empty

  package init(language: String, title: String, styleSheet: String?) {
    self.language = language
    self.title = title
    self.styleSheet = styleSheet
  }

  /// All before the body's content.
  package var opening: String {
    let head = Tag.head {
      Tag.meta(.named("charset", "utf-8"))
      Tag.meta(.name("viewport"), .named("content", "width=device-width, initial-scale=1"))
      Tag.meta(.name("color-scheme"), .named("content", colours))
      policy.map { Tag.meta(.named("http-equiv", "Content-Security-Policy"), .named("content", $0)) }
      Tag.title { title }
      styleSheet.map(HTML.style)
      self.head
    }
    let start = isMain ? "<body>\n<main>\n" : "<body>\n"
    return "<!doctype html>\n<html \(Attribute.lang(language).source)>\n\(head.source)\(start)"
  }

  /// All behind the body's content.
  package var closing: String { (isMain ? "</main>\n" : "") + "</body>\n</html>\n" }

  package func text(@HTMLBuilder _ body: () -> HTML) -> String {
    opening + body().source + closing
  }
}
