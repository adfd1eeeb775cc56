/// One thing the player did at the keyboard.
package enum Key: Hashable, Sendable {
  /// A typed character; parts of one cluster (a letter and its accent) may arrive one after the other.
  case character(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// Control with a lower-case letter, a space or one of `\ ] ^ _`. Tab, Enter and Backspace are keys of their own.
  case control(Character)
  /// Alt with `b`, `d` or `f`, which edit by words; Alt-Backspace is `\u{7F}`. With any other character nothing comes.
  case alt(Character)
  /// A bracketed paste: cleaned, with newlines as `\n`. It must never answer or quit.
  case paste(String)
  /// F1 to F12.
  case function(Int)
}
