internal import HTMLText

/// Small drawings that stand before words, never for them.
enum Icon: String {
  case right = "M4 12.5l5.5 5.5L20 6.5"
  case wrong = "M6 6l12 12M18 6L6 18"
  case partly = "M4 12h16"
  case skipped = "M5 6l6 6-6 6M13 6l6 6-6 6"
  case late = "M12 7v5l3.5 2M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z"
  case heart = "M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11z"

  func html(isFull: Bool = false) -> HTML {
    Tag.svg(.class("icon", isFull ? "full" : ""), .named("viewBox", "0 0 24 24"), .aria("hidden", "true")) {
      Tag.path(.named("d", rawValue))
    }
  }
}
