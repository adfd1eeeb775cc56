internal import HTMLText
internal import QuizWire
internal import Words

/// The settings of the machine's player, and those that a browser stores for itself.
struct SettingsPage {
  /// The settings; nil for guests, who have none on this machine.
  private let keys: [SettingsListing.Key]?
  private let told: FormNotice?
  private let isSaved: Bool
  private let words: PageWords
  private var house: PageWords.House { words.house }
  private var refilled: Refilled { Refilled(told: told, words: words) }

  init(_ settings: SettingsListing?, _ told: FormNotice?, isSaved: Bool, _ visit: PageVisit) {
    keys = settings?.keys
    (self.told, self.isSaved, words) = (told, isSaved, visit.words)
  }

  var frame: PageFrame {
    PageFrame(house.settingsTitle) {
      Tag.h1(.named("tabindex", "-1")) { house.settingsTitle }
      HTML.told(told, words)
      if isSaved { Tag.p(.class("message"), .named("role", "status")) { house.saved } }
      if let keys { form(keys) } else { guest }
      browser
    }
  }

  private var guest: HTML {
    Tag.section(.class("stack")) {
      Tag.p { house.guest }
      Tag.p(.class("row")) {
        Tag.a(.class("button"), .href("/key")) { house.toKey }
        Tag.a(.class("button"), .href("/join")) { words.shelf.yourName }
      }
    }
  }

  // MARK: Of the machine

  private func form(_ keys: [SettingsListing.Key]) -> HTML {
    Tag.form(.class("stack"), .named("method", "post"), .named("action", "/settings")) {
      Tag.h2 { house.ofMachine }
      keys.filter { Self.playing.contains($0.key) }.map(field)
      Tag.details(isOfTerminal ? [.flag("open")] : []) {
        Tag.summary { house.terminal }
        // The player has a page of its own.
        Tag.div(.class("stack")) {
          keys.filter { !(Self.playing + ["player"]).contains($0.key) }.map(field)
        }
      }
      Tag.div(.class("actions")) { Tag.button(.class("main")) { house.save } }
    }
  }

  /// The settings that matter in a browser too.
  private static let playing = [
    "timed", "seconds", "daily-source", "daily-retries", "daily-counts", "streak-freezes", "weekly-goal",
    "day-starts",
  ]

  /// True when the field to correct is among the settings of the terminal.
  private var isOfTerminal: Bool { told?.wrong.map { !Self.playing.contains($0) } ?? false }

  private func field(_ setting: SettingsListing.Key) -> HTML {
    let key = setting.key
    var (value, choices) = (setting.value, setting.choices)
    if key == Self.timed {
      // Seconds of its own are a limit for every question, and stand in the field for that.
      choices = ["quiz", "off", "on"]
      if !choices.contains(value) { value = "on" }
    }
    if key == Self.seconds { value = ownSeconds ?? value }
    value = refilled.value(key) ?? value
    return Tag.div(.class("field")) {
      Tag.label(.named("for", "s-\(key)")) { house.label(key) }
      if choices.isEmpty {
        Tag.input(
          [.id("s-\(key)"), .type("text"), .name(key), .value(value), .named("autocomplete", "off")] + described(key))
      } else {
        Tag.select([.id("s-\(key)"), .name(key)] + described(key)) {
          choices.map { choice in
            Tag.option([.value(choice)] + (choice == value ? [.flag("selected")] : [])) {
              key == Self.timed ? house.timings[choice] ?? choice : house.value(choice)
            }
          }
        }
      }
      about(setting)
      refilled.amiss(key)
    }
  }

  /// The settings explained by their choices.
  private static let evident = [timed, seconds, "daily-source", "daily-retries", "daily-counts"]

  /// The description of a setting. It is written for the command line too, where choices are words of their own.
  private func about(_ setting: SettingsListing.Key) -> HTML {
    guard let about = setting.about, !Self.evident.contains(setting.key) else { return .empty }
    return Tag.small(.id("a-\(setting.key)")) { words.label(about) }
  }

  private func described(_ key: String) -> [Attribute] {
    refilled.marks(key, help: Self.evident.contains(key) ? nil : "a-\(key)")
  }

  private static let (timed, seconds) = ("timed", "seconds")

  /// Seconds that `timed` has by itself.
  private var ownSeconds: String? {
    let timed = keys?.first { $0.key == Self.timed }?.value
    return timed.flatMap { ["quiz", "off", "on"].contains($0) ? nil : $0 }
  }

  // MARK: Of the browser

  /// The browser's own settings, which only the script can store.
  private var browser: HTML {
    Tag.section(.class("stack"), .data("browser", ""), .flag("hidden")) {
      Tag.h2 { house.inBrowser }
      tick("keys", house.keys)
      tick("swipes", house.swipes)
    }
  }

  private func tick(_ name: String, _ label: String) -> HTML {
    Tag.label(.class("tick")) {
      Tag.input(.type("checkbox"), .data("setting", name))
      " \(label)"
    }
  }
}
