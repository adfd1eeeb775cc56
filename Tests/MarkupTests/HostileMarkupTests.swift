import Foundation
import HTMLText
import Markup
import XCTest

/// Texts that mean harm: no tag comes through, nothing crashes, and the time grows no faster than the text.
/// `HOSTILE=full` makes them as long as a text may be.
final class HostileMarkupTests: XCTestCase {
  func testHostileTexts() {
    let isFull = ProcessInfo.processInfo.environment["HOSTILE"] == "full"
    for source in sources({ String(repeating: $0, count: isFull ? $1 : $1 / 10) }) {
      check(source)
    }
  }

  /// A text of twice the length takes about twice the time, so that none takes long in a program that is optimized.
  func testTheTimeGrowsWithTheText() {
    let texts = { (tenths: Int) in self.sources { String(repeating: $0, count: $1 * tenths / 40) } }
    for (short, long) in zip(texts(1), texts(2)) {
      let (once, twice) = (work(short), work(long))
      XCTAssertLessThan(twice, 3 * once + 25, "\(short.prefix(20).debugDescription): \(once) ms, \(twice) ms")
    }
  }

  /// Milliseconds of this thread for a text, the least of two.
  private func work(_ source: String) -> Double {
    let now = { Double(self.nanoseconds()) / 1_000_000 }
    return (0..<2).map { _ in
      let start = now()
      check(source)
      return now() - start
    }.min() ?? 0
  }

  private func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// `many` repeats a text that often where texts are as long as they may be.
  private func sources(_ many: (String, Int) -> String) -> [String] {
    [
      many("*", 199_000), many("*a", 99_000), many("**a ", 49_000), many("_a ", 60_000), many("$", 100_000),
      many("$a", 90_000), many("$$a ", 49_000), many("[", 100_000), many("![", 99_000), many("[a](", 49_000),
      many("[a][", 49_000), many("](", 99_000), many(">", 100_000), many("> ", 99_000), many("- ", 99_000),
      many("1. ", 60_000), many("`", 199_000), many("`a``", 49_000), many("~~~\n", 49_000), many("```\n", 49_000),
      many("<", 199_000), many("<u>", 60_000), many("<u>a</u>", 20_000), many("</u>", 49_000), many("<a<", 60_000),
      many("\\", 199_000), many("\\(", 90_000), many("\\[", 90_000), many("&amp;", 39_000), many("&", 199_000),
      many("|", 199_000), many("|a", 50_000) + "\n" + many("|-", 50_000), many("a|b\n", 20_000) + "|-|-|\n",
      many("| a | b |\n|---|---|\n", 9000), many("\n", 199_000), many(" ", 199_000), many("\t", 199_000),
      many("a\n", 99_000),
      many("    a\n", 33_000), many("<https://a ", 18_000), many("~", 199_000), many("~a~ ", 49_000),
      many("#", 199_000),
      many("=\n", 90_000), many("[a]: b\n", 28_000), many("[a]", 60_000), many("![a](b)", 28_000), many("<!--", 49_000),
      many("\\sqrt{", 30_000), "$" + many("\\sqrt{", 3000) + "$", many("$x$ ", 49_000), many("漢", 66_000),
      many("\u{301}", 99_000),
      many("😀*", 39_000), many("\u{100000}", 49_000), many("\0", 199_000), many("\r", 199_000), many("*_", 99_000),
      many("- a\n  ", 33_000), many("* a\n", 49_000), many("<ruby>", 33_000), many("a  \n", 49_000),
    ]
  }

  func testNoTagComesThrough() {
    for tag in [
      "<script>", "<img src=x onerror=y>", "<u onclick=x>", "<style>", "</section>", "<!--", "<svg/onload=x>", "<?x",
      "<![CDATA[",
    ] {
      for place in [
        "\(tag)", "a \(tag) b", "- \(tag)", "| \(tag) |\n|---|", "> \(tag)", "`\(tag)`", "    \(tag)",
        "[\(tag)](https://x.org)",
        "![\(tag)](x.png)", "$\(tag)$", "$$\(tag)$$", "**\(tag)**", "<u>\(tag)</u>", "```\(tag)\n\(tag)\n```",
        "\\\(tag)", "[a](https://x.org/\(tag) \"\(tag)\")",
      ] {
        let html = MarkupHTML { path, alt in Tag.img(.alt(alt), .src(path)) }.html(Markup(place)).source
        XCTAssertFalse(html.contains(tag), "\(place): \(html)")
      }
    }
  }

  /// Texts with signs of markup changed, cut and doubled; `MARKUP_FUZZ_SECONDS` makes it longer.
  func testChangedTexts() {
    let environment = ProcessInfo.processInfo.environment
    var state = UInt64(environment["MARKUP_FUZZ_SEED"] ?? "") ?? 1
    let end = ContinuousClock.now + .seconds(Int(environment["MARKUP_FUZZ_SECONDS"] ?? "") ?? 1)
    let pieces = [
      "*", "**", "_", "~~", "`", "```\n", "$", "$$", "\\(", "\\)", "\\[", "\\]", "<u>", "</u>", "<sub>", "</sub>",
      "<br>", "<", ">",
      "| a | b |\n|---|---|\n", "|", "\n", "\n\n", "- ", "1. ", "    ", "\t", "> ", "# ", "[", "](", ")", "![",
      "https://x.org", "\\", "&lt;", "x^2",
      "\\frac{a}{b}", "word", "漢字", "😀", "\u{100001}", "\0", "<ruby>", "<rt>", "~~~\n", "---\n",
    ]
    var count = 0
    while ContinuousClock.now < end {
      var source = ""
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      for _ in 0...Int(state >> 59) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += pieces[Int((state >> 33) % UInt64(pieces.count))]
      }
      check(source)
      for width in [1, 9, 24] {
        for isRich in [true, false] {
          let cells = MarkupCells(width: width, picture: "image", hasAllSigns: isRich) { _ in isRich ? 3 : nil }
          let parts = cells.parts(of: Markup(source))
          XCTAssertTrue(parts.allSatisfy { $0.lead == 0 || $0.lines.indices.contains($0.lead) }, source)
        }
      }
      count += 1
    }
    print("fuzzed \(count) texts")
  }

  private func check(_ source: String) {
    let markup = Markup(source)
    let html = MarkupHTML { path, alt in Tag.img(.alt(alt), .src(path)) }.html(markup).source
    XCTAssertFalse(
      html.contains("<script") || html.unicodeScalars.contains { $0.value >= 0x10_0000 }, String(source.prefix(200)))
    XCTAssertFalse(MarkupLines { "[image: \($0)]" }.text(markup).unicodeScalars.contains { $0.value >= 0x10_0000 })
    _ = MarkupLines.plain(markup)
    _ = MarkupCells(width: 40, picture: "image").lines(of: markup)
    for problem in markup.problems { XCTAssertLessThanOrEqual(problem.offset ?? 0, source.unicodeScalars.count) }
  }
}
