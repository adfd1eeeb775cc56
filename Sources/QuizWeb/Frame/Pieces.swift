internal import HTMLText
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// Pieces that many pages have.
extension HTML {
  static func hidden(_ name: String, _ value: String) -> HTML {
    Tag.input(.type("hidden"), .name(name), .value(value))
  }

  /// A button that sends its form with `do`; only an answer, and leaving a page, need all fields filled.
  static func deed(_ deed: String, _ word: String, _ kind: String = "") -> HTML {
    let wantsAll = deed == "answer" || deed == "continue"
    return Tag.button(
      [.name("do"), .value(deed)] + (kind.isEmpty ? [] : [.class(kind)]) + (wantsAll ? [] : [.flag("formnovalidate")])
    ) { word }
  }

  /// The button that hands in a response as it is, where the form came back to ask about it.
  static func asItIs(_ told: FormNotice?, _ words: PageWords) -> HTML {
    guard told?.isDoubt == true else { return .empty }
    return Tag.button(.name(FormFields.asItIs), .value("1")) { words.play.asItIs }
  }

  /// A field for a number, with a button for its sign: the keys that some phones show for numbers have no minus.
  static func signed(_ field: HTML, _ id: String, _ words: PageWords) -> HTML {
    Tag.div(.class("signed")) {
      field
      Tag.button(.type("button"), .data("sign", id), .aria("label", words.play.sign), .flag("hidden")) { "±" }
    }
  }

  static func picture(_ picture: DescribedPicture?) -> HTML {
    guard let picture else { return .empty }
    return Tag.figure(.class("picture")) { Tag.img(.src(picture.path), .alt(picture.alt)) }
  }

  /// A film; nil for none.
  static func film(_ path: String?, lacking: Bool = false, _ words: PageWords, playing: Playing = .asked) -> HTML {
    if lacking { return Tag.p(.class("hint")) { words.play.noFilm } }
    guard let path else { return .empty }
    return Tag.video([.src(path), .flag("controls"), .named("preload", "metadata")] + playing.attributes)
  }

  /// A question and its picture: beside it where the page is wide, below it where it is not.
  static func beside(_ picture: DescribedPicture?, @HTMLBuilder _ content: () -> HTML) -> HTML {
    Tag.div(.class("stack", picture == nil ? "" : "beside")) {
      HTML.picture(picture)
      Tag.div(.class("stack")) { content() }
    }
  }

  /// An answer, an item or a side: its text, above it its picture and below its sound. A picture that cannot be shown is
  /// named.
  static func tile(_ choice: Choice, _ text: HTML) -> HTML {
    HTML {
      if let image = choice.media.image {
        Tag.img(.class("shot"), .src(image), .alt(choice.media.imageAlt ?? ""))
      }
      if !choice.text.isEmpty || choice.media.image == nil { text }
      if choice.text.isEmpty, choice.media.image == nil, let words = choice.media.imageAlt { words }
      if let audio = choice.media.audio {
        Tag.audio(.src(audio), .flag("controls"), .named("preload", "auto"))
      }
    }
  }

  /// A player, or a sentence where the sound cannot be played.
  static func sound(_ path: String?, lacking: Bool, _ words: PageWords, playing: Playing = .asked) -> HTML {
    if lacking { return Tag.p(.class("hint")) { words.play.noSound } }
    guard let path else { return .empty }
    return Tag.audio([.src(path), .flag("controls"), .named("preload", "auto")] + playing.attributes)
  }

  /// When a sound or a film begins: when it is asked to, also by the host, or at once as well.
  enum Playing {
    case asked, byHost, atOnce

    fileprivate var attributes: [Attribute] {
      switch self {
      case .asked: []
      case .byHost: [.data("replay", "")]
      case .atOnce: [.flag("autoplay"), .data("replay", "")]
      }
    }
  }

  /// A bar between nothing and all, with a mark where one is to be reached.
  static func track(_ value: Double, of whole: Double, mark: Double? = nil) -> HTML {
    let share = { (value: Double) in percent(whole > 0 ? value / whole : 0) }
    return track(from: nil, width: share(value), mark: mark.map(share))
  }

  /// A bar of a result: from 0, wherever that is, to its value.
  static func track(_ bar: SittingResult.Bar, longest: Double) -> HTML {
    if bar.ends == nil { return track(bar.value, of: bar.saidOf ?? longest, mark: bar.mark) }
    let places = [bar.share(0), bar.share(bar.value)]
    let (left, right) = (min(places[0], places[1]), max(places[0], places[1]))
    return track(from: percent(left), width: percent(right - left), mark: bar.mark.map { percent(bar.share($0)) })
  }

  /// `12.5%` for 0.125.
  private static func percent(_ share: Double) -> String {
    let tenths = Int(min(1000, max(0, (share * 1000).rounded())))
    return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)") + "%"
  }

  private static func track(from start: String?, width: String, mark: String?) -> HTML {
    let place = start.map { [Attribute.named("x", $0)] } ?? []
    return Tag.svg(.class("track"), .aria("hidden", "true")) {
      Tag.rect(place + [.named("width", width), .named("height", "100%"), .named("rx", "6")])
      mark.map { Tag.svgLine(.named("x1", $0), .named("x2", $0), .named("y1", "0"), .named("y2", "100%")) }
    }
  }
}

/// Small drawings that stand before words, never for them.
enum Icon: String {
  case right = "M4 12.5L9.5 18L20 6.5"
  case wrong = "M6 6L18 18M18 6L6 18"
  case partly = "M4 12L20 12"
  case skipped = "M5 6l6 6-6 6M13 6l6 6-6 6"
  case late = "M12 7v5l3.5 2M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z"
  case flame =
    "M12 21Q5 20.5 5 14.5Q5 10.5 8.5 8Q9 10 10.5 10.5Q9.5 5.5 14 3Q14 6.5 17 9Q19.5 11.5 19 15Q18.3 20.5 12 21Z"
  case heart = "M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11z"

  /// A flame that burns once today counts, and lies still before.
  static func streak(_ streak: Streak) -> HTML {
    if streak.current == 0 { return .empty }
    return Tag.svg(
      .class("icon", "flame", streak.hasToday ? "burns" : ""), .named("viewBox", "0 0 24 24"), .aria("hidden", "true")
    ) {
      Tag.path(.named("d", Icon.flame.rawValue))
      Tag.path(
        .class("core"), .named("d", "M12 21Q9 20 9.3 17Q10 14.5 12.3 13Q14.8 15.5 14.7 17.5Q14.3 20.3 12 21Z"))
    }
  }

  func html(isFull: Bool = false) -> HTML {
    Tag.svg(.class("icon", isFull ? "full" : ""), .named("viewBox", "0 0 24 24"), .aria("hidden", "true")) {
      Tag.path(.named("d", rawValue))
    }
  }
}
