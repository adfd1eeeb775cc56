internal import JSONText
internal import QuizHTML
internal import Words

/// A file that comes with the program, under a path that changes with its content.
package enum Asset: String, CaseIterable, Sendable {
  case style = "style.css"
  case script = "script.js"
  case arrange = "arrange.js"
  case room = "room.js"
  case mode = "mode.js"
  case workshop = "workshop.js"
  case icon = "icon.svg"

  package var path: String { "/assets/\(Self.tags[self] ?? "")/\(rawValue)" }

  /// The asset of a path; nil for one of another version.
  package init?(tag: String, name: String) {
    guard let asset = Asset(rawValue: name), Self.tags[asset] == tag else { return nil }
    self = asset
  }

  package var type: String {
    switch self {
    case .style: "text/css; charset=utf-8"
    case .script, .arrange, .room, .mode, .workshop: "text/javascript; charset=utf-8"
    case .icon: "image/svg+xml"
    }
  }

  package var bytes: [UInt8] { Self.contents[self] ?? [] }

  private static let contents: [Asset: [UInt8]] = [
    .style: lean(sheet), .script: lean(spoken), .arrange: lean(PackageResources.arrange_js),
    .room: lean(PackageResources.room_js), .mode: lean(PackageResources.mode_js),
    .workshop: lean(PackageResources.workshop_js), .icon: PackageResources.icon_svg,
  ]

  /// A sheet or script without the lines that are comments, a tenth of what a browser would load.
  private static func lean(_ bytes: [UInt8]) -> [UInt8] {
    let isComment = { (line: ArraySlice<UInt8>) in
      let line = line.drop { $0 == UInt8(ascii: " ") }
      return line.starts(with: "//".utf8) || line.starts(with: "/*".utf8) && line.suffix(2).elementsEqual("*/".utf8)
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { !isComment($0) }
    return Array(lines.joined(separator: CollectionOfOne(UInt8(ascii: "\n"))))
  }

  /// The script of all pages, with its sentences in every language.
  private static let spoken: [UInt8] = {
    let words = InterfaceLanguage.allCases.map { language in
      let sentences = PageWords.Script(language).all.map { ($0.name, JSONValue.text($0.text)) }
      return (language.rawValue, JSONValue.object(JSONObject(sentences)))
    }
    let table = "const words = \(JSONWriter.text(.object(JSONObject(words))));"
    let script = String(decoding: PackageResources.script_js, as: UTF8.self)
    return Array(script.replacing(/const words = \{\};.*/, with: table).utf8)
  }()

  /// The sheet of all pages, and behind it emblems and what texts with markup need.
  private static let sheet = PackageResources.style_css + Array((EmblemLook.rules + MarkupSheet.screen).utf8)

  /// Tells versions apart, no more than that: FNV-1a of 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
  private static let tags: [Asset: String] = Dictionary(
    uniqueKeysWithValues: allCases.map { asset in
      let hash = asset.bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      return (asset, String(hash, radix: 16))
    })
}
