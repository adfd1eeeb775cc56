internal import HTMLText
internal import JSONText
internal import QuizPlay
internal import QuizWire
internal import Words

/// The earlier versions of a quiz or a mode, each to be brought back.
struct VersionsPage {
  /// The path of the quiz or the mode.
  let path: String
  let id: String
  let versions: [WorkshopVersions.Version]
  let visit: PageVisit
  private var words: PageWords { visit.words }
  private var workshop: PageWords.Workshop { words.workshop }

  var frame: PageFrame {
    var frame = PageFrame(workshop.versions) {
      Tag.p { Tag.a(.href(path)) { workshop.backToEditor } }
      Tag.h1(.named("tabindex", "-1")) { "\(workshop.versions): \(id)" }
      Tag.p(.class("soft")) { versions.isEmpty ? workshop.noneYet : workshop.versionsAbout }
      Tag.ul(.class("rows")) {
        versions.map { version in
          Tag.li {
            Tag.span(.class("grow"), .id("v\(version.number)")) { words.moment(version.time) }
            Tag.form(.named("method", "post"), .named("action", "\(path)/versions/\(version.number)")) {
              Tag.button(.name("do"), .value("bring-back"), .aria("describedby", "v\(version.number)")) {
                workshop.bringBack
              }
            }
          }
        }
      }
    }
    frame.isEditor = true
    return frame
  }
}

/// A quiz that was changed on disk while it was edited: both, and the choice.
struct ConflictPage {
  let id: String
  let mine: JSONValue
  let theirs: JSONValue?
  /// The version of the file as it is now; nil for one that is gone.
  let etag: String?
  let visit: PageVisit
  private var words: PageWords { visit.words }
  private var workshop: PageWords.Workshop { words.workshop }

  var frame: PageFrame {
    var frame = PageFrame(workshop.conflictTitle) {
      Tag.h1(.named("tabindex", "-1")) { workshop.conflictTitle }
      Tag.p(.class("message", "grave"), .named("role", "alert")) { workshop.conflictText }
      Tag.div(.class("columns-two")) {
        half(workshop.yours, mine, theirs)
        half(workshop.onDisk, theirs, mine)
      }
      Tag.form(.class("row"), .named("method", "post"), .named("action", EditPage.path(id))) {
        HTML.hidden("etag", etag ?? "")
        HTML.deed("keep", workshop.keepMine, "main")
        HTML.deed("discard", workshop.takeFile)
      }
    }
    (frame.isWide, frame.isEditor) = (true, true)
    return frame
  }

  /// One of the two, with the lines that the other has not.
  private func half(_ title: String, _ value: JSONValue?, _ other: JSONValue?) -> HTML {
    let lines = value.map { Self.lines($0) } ?? []
    let known = Set((other.map { Self.lines($0) } ?? []).map(\.whole))
    return Tag.section(.class("card")) {
      Tag.h2 { title }
      Tag.ul(.class("differences")) {
        lines.filter { !known.contains($0.whole) }.prefix(200).map { line in
          Tag.li(.dirAuto) {
            Tag.small { line.place }
            " "
            Tag.mark { line.text }
          }
        }
      }
    }
  }

  private struct Line {
    var place: String
    var text: String
    var whole: String { "\(place)\u{0}\(text)" }
  }

  /// All plain values with their places; questions are called by their numbers.
  private static func lines(_ value: JSONValue, at path: ValuePath = ValuePath()) -> [Line] {
    switch value {
    case .object(let object): object.members.flatMap { lines($0.value, at: path.appending($0.key)) }
    case .list(let list): list.enumerated().flatMap { lines($1, at: path.appending($0)) }
    case .text(let text): [Line(place: path.text, text: text)]
    case .null, .bool, .int, .number: [Line(place: path.text, text: JSONWriter.text(value))]
    }
  }
}
