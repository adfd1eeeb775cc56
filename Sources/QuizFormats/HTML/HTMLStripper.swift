internal import HTMLEntities
internal import TextLayout

/// Extracts the text of HTML in one pass, leaving character references as they are.
struct HTMLStripper {
  /// Stands for a space of `<pre>`, where each one counts: a control sign that no text has.
  static let keptSpace: UInt8 = 0x01
  /// The same for a tab.
  static let keptTab: UInt8 = 0x02

  private var tags: HTMLTags
  private let keepsLines: Bool
  private var output: [UInt8] = []
  private var index = 0
  private var verbatimDepth = 0
  /// The starts of the open raised and lowered parts.
  private var shifted: [(name: String, start: Int)] = []
  /// The address of the link that is open, and where its text begins.
  private var link: (address: String, start: Int)?
  /// Whether an `<audio>` is open, and whether it was named.
  private var (isInSound, hasSource) = (false, false)
  private(set) var lost: [HTMLReading.Loss] = []
  /// The words that stand for images.
  private(set) var substitutes: [String] = []

  var text: String { String(decoding: output, as: UTF8.self) }

  init(_ html: String, keepingLines: Bool) {
    tags = HTMLTags(Array(html.utf8))
    keepsLines = keepingLines
  }

  mutating func read() {
    while index < tags.bytes.count {
      if tags.bytes[index] == UInt8(ascii: "<"), let tag = tags.tag(at: index) {
        index = tag.end
        take(tag)
      } else {
        take(tags.bytes[index])
        index += 1
      }
    }
  }

  private mutating func take(_ byte: UInt8) {
    let isBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    if verbatimDepth > 0 {
      if byte != UInt8(ascii: "\r") {
        output.append(byte == 0x20 ? Self.keptSpace : byte == 0x09 ? Self.keptTab : byte)
      }
    } else if byte != Self.keptSpace, byte != Self.keptTab {
      output.append(isBreak && !keepsLines ? UInt8(ascii: " ") : byte)
    }
  }

  private mutating func take(_ tag: HTMLTags.Tag) {
    if HTMLTags.blocks.contains(tag.name) || (HTMLTags.lines.contains(tag.name) && !tag.isClosing) {
      output.append(UInt8(ascii: "\n"))
    }
    if HTMLTags.silent.contains(tag.name), !tag.isClosing {
      if tag.name == "svg" { lost.append(.drawing) }
      index = tags.end(of: tag.name, from: index)
    }
    switch tag.name {
    case "td", "th": output.append(UInt8(ascii: " "))
    case "pre": verbatimDepth = max(0, verbatimDepth + (tag.isClosing ? -1 : 1))
    case "sup", "sub": tag.isClosing ? lower(tag.name) : shifted.append((tag.name, output.count))
    case "img": takeImage(tag)
    case "a": takeLink(tag)
    case "audio": takeSound(tag)
    case "source": if isInSound { takeSound(tag) }
    case "video", "object", "iframe", "embed": if !tag.isClosing { lost.append(.recording) }
    default: break
    }
  }

  /// A sound, named by its element or by one inside of it.
  private mutating func takeSound(_ tag: HTMLTags.Tag) {
    if tag.name == "audio" {
      if isInSound, tag.isClosing, !hasSource { lost.append(.recording) }
      (isInSound, hasSource) = (!tag.isClosing, false)
    }
    guard !tag.isClosing, !hasSource else { return }
    let source = decodeHTMLEntities(tags.attribute("src", of: tag) ?? "").trimmed
    if source.isEmpty { return }
    hasSource = true
    lost.append(.sound(source: source))
  }

  private mutating func takeImage(_ tag: HTMLTags.Tag) {
    let words = tags.attribute("alt", of: tag) ?? ""
    let source = decodeHTMLEntities(tags.attribute("src", of: tag) ?? "").trimmed
    lost.append(.image(source: source, words: decodeHTMLEntities(words).trimmed))
    if !words.isBlank { substitutes.append(words) }
  }

  /// A link is its text, and where it leads, unless the text says that.
  private mutating func takeLink(_ tag: HTMLTags.Tag) {
    if !tag.isClosing {
      link = tags.attribute("href", of: tag).map { (decodeHTMLEntities($0).trimmed, output.count) }
      return
    }
    guard let (address, start) = link else { return }
    link = nil
    // Moodle makes a player of a link to a sound among the files of a text.
    if address.hasPrefix("@@PLUGINFILE@@"), Self.namesSound(address) { return lost.append(.sound(source: address)) }
    let isPlace = ["http://", "https://", "mailto:"].contains { address.lowercased().hasPrefix($0) }
    let said = decodeHTMLEntities(String(decoding: output[min(start, output.count)...], as: UTF8.self)).trimmed
    guard isPlace, !said.isEmpty, !address.hasSuffix(said) else { return }
    // An address contains no tags and no character references.
    output += Array(" (\(address.replacing("&", with: "&amp;")))".utf8)
  }

  static func namesSound(_ address: String) -> Bool {
    let path = address.prefix { $0 != "?" && $0 != "#" }.lowercased()
    return [".mp3", ".ogg", ".oga", ".opus", ".wav", ".m4a", ".aac", ".flac", ".weba"].contains(where: path.hasSuffix)
  }

  /// Ends a raised or lowered part: in signs that Unicode has for it, else behind `^` or `_`.
  private mutating func lower(_ name: String) {
    guard let at = shifted.lastIndex(where: { $0.name == name }) else { return }
    let start = shifted[at].start
    shifted.removeSubrange(at...)
    let part = decodeHTMLEntities(String(decoding: output[start...], as: UTF8.self))
    output.removeSubrange(start...)
    output += Array(ShiftedText.written(part, isRaised: name == "sup").utf8)
  }
}
