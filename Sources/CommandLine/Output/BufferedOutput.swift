/// Standard output in large pieces.
package struct BufferedOutput {
  private var text = ""
  /// False once the output was closed by its reader.
  package private(set) var isOpen = true

  package init() {}

  package mutating func write(_ more: String) {
    text += more
    if text.utf8.count > 1 << 16 { flush() }
  }

  package mutating func flush() {
    if isOpen { isOpen = Console.write(text) }
    text = ""
  }
}
