internal import JSONText
package import QuizCore

extension TextMarkup: WireValue {}

/// Texts of an object that share a markup, by their keys.
struct SharedMarkup {
  let keys: [String]
  var markup: TextMarkup

  init(_ keys: String..., markup: TextMarkup) { (self.keys, self.markup) = (keys, markup) }
}

extension FieldVisitor {
  /// The markup of an object whose texts have all the same; absent for plain ones.
  mutating func markup(_ markup: inout TextMarkup) { field("markup", &markup, else: .plain) }

  /// The markup of an object's texts: `"markup":"markdown"` where some have it.
  ///
  /// Those without it are then listed by their keys, as in `"plain":["feedback"]`.
  mutating func markup(_ texts: inout [SharedMarkup]) {
    var any = texts.contains { $0.markup == .markdown } ? TextMarkup.markdown : .plain
    markup(&any)
    var plain = any == .plain ? [] : texts.filter { $0.markup == .plain }.flatMap(\.keys)
    field("plain", &plain, else: [])
    for place in texts.indices { texts[place].markup = plain.contains(texts[place].keys[0]) ? .plain : any }
  }
}
