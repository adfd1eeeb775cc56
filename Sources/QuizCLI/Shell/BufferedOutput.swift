/// Standard output in large pieces.
struct BufferedOutput {
  private var text = ""
  /// Until nobody reads any more.
  private(set) var isOpen = true

  mutating func write(_ more: String) {
    text += more
    if text.utf8.count > 1 << 16 { flush() }
  }

  mutating func flush() {
    if isOpen { isOpen = Console.write(text) }
    text = ""
  }
}
