/// A number with its English noun, for messages: `1 question`, `2 questions`.
package func counted(_ number: Int, _ noun: String) -> String {
  number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}
