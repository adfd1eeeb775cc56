/// The name of an element. Calling it makes one: `Tag.p(.class("note")) { "2 < 3" }`.
///
/// Only the listed ones exist, so that no text becomes a name. Elements whose content is not HTML have no tag: a style
/// sheet is `HTML.style`.
package struct Tag: Equatable, Sendable {
  package let name: String
  /// Whether an end tag and content are forbidden.
  let isVoid: Bool
  /// True when a line of the file ends after it, for human readers.
  let endsLine: Bool

  private init(_ name: StaticString, isVoid: Bool = false, endsLine: Bool = false) {
    self.name = name.description
    self.isVoid = isVoid
    self.endsLine = endsLine
  }

  /// The element; a void one has no content.
  package func callAsFunction(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
    element(attributes, content())
  }

  /// The element, for attributes that were gathered before.
  package func callAsFunction(_ attributes: [Attribute], @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
    element(attributes, content())
  }

  private func element(_ attributes: [Attribute], _ content: HTML) -> HTML {
    precondition(!isVoid || content.isEmpty, "<\(name)> has no content")
    let opening = ([name] + attributes.map(\.source)).joined(separator: " ")
    let ending = (isVoid ? "" : "</\(name)>") + (endsLine ? "\n" : "")
    return HTML(trusted: "<\(opening)>\(content.source)\(ending)")
  }

  private static func line(_ name: StaticString) -> Tag { Tag(name, endsLine: true) }
}

extension Tag {
  // Parts of a page
  package static let address = line("address")
  package static let article = line("article")
  package static let aside = line("aside")
  package static let body = line("body")
  package static let div = line("div")
  package static let footer = line("footer")
  package static let h1 = line("h1")
  package static let h2 = line("h2")
  package static let h3 = line("h3")
  package static let h4 = line("h4")
  package static let h5 = line("h5")
  package static let h6 = line("h6")
  package static let head = line("head")
  package static let header = line("header")
  package static let hr = Tag("hr", isVoid: true, endsLine: true)
  package static let main = line("main")
  package static let nav = line("nav")
  package static let section = line("section")
  package static let title = line("title")
  package static let noscript = Tag("noscript")
  package static let meta = Tag("meta", isVoid: true, endsLine: true)
  package static let link = Tag("link", isVoid: true, endsLine: true)

  // Text
  package static let a = Tag("a")
  package static let b = Tag("b")
  package static let blockquote = line("blockquote")
  package static let br = Tag("br", isVoid: true)
  package static let code = Tag("code")
  package static let del = Tag("del")
  package static let em = Tag("em")
  package static let i = Tag("i")
  package static let ins = Tag("ins")
  package static let kbd = Tag("kbd")
  package static let mark = Tag("mark")
  package static let p = line("p")
  package static let pre = line("pre")
  package static let rp = Tag("rp")
  package static let rt = Tag("rt")
  package static let ruby = Tag("ruby")
  package static let s = Tag("s")
  package static let small = Tag("small")
  package static let span = Tag("span")
  package static let strong = Tag("strong")
  package static let sub = Tag("sub")
  package static let sup = Tag("sup")
  package static let time = Tag("time")
  package static let u = Tag("u")
  package static let wbr = Tag("wbr", isVoid: true)
  package static let audio = Tag("audio")
  package static let video = Tag("video")
  package static let img = Tag("img", isVoid: true)
  package static let figure = line("figure")
  package static let figcaption = line("figcaption")

  // Lists and tables
  package static let dd = line("dd")
  package static let dl = line("dl")
  package static let dt = line("dt")
  package static let li = line("li")
  package static let ol = line("ol")
  package static let ul = line("ul")
  package static let caption = line("caption")
  package static let table = line("table")
  package static let tbody = line("tbody")
  package static let td = Tag("td")
  package static let tfoot = line("tfoot")
  package static let th = Tag("th")
  package static let thead = line("thead")
  package static let tr = line("tr")

  // Forms
  package static let button = line("button")
  package static let details = line("details")
  package static let datalist = line("datalist")
  package static let dialog = line("dialog")
  package static let fieldset = line("fieldset")
  package static let form = line("form")
  package static let input = Tag("input", isVoid: true)
  package static let label = Tag("label")
  package static let legend = line("legend")
  package static let meter = Tag("meter")
  package static let option = line("option")
  package static let output = Tag("output")
  package static let progress = Tag("progress")
  package static let select = line("select")
  package static let summary = line("summary")
  package static let textarea = Tag("textarea")

  // Inline SVG
  package static let svg = Tag("svg")
  package static let circle = Tag("circle")
  package static let g = Tag("g")
  package static let path = Tag("path")
  package static let polygon = Tag("polygon")
  package static let polyline = Tag("polyline")
  package static let rect = Tag("rect")
  package static let svgLine = Tag("line")
  package static let svgPath = Tag("path")
  package static let svgText = Tag("text")
}
