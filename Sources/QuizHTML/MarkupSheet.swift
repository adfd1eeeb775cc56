/// The style of texts with markup, for pages and for papers.
package enum MarkupSheet {
  /// For paper: dark ink, and code whose lines are divided already.
  package static let paper =
    ink + rules + """
      .markup pre, .markup-code { white-space: pre-wrap; break-inside: avoid; }
      @media print { .markup-scroll, .math { overflow: visible; } }

      """

  /// For screens: light and dark, high contrast, and print.
  package static let screen =
    ink + rules + """
      @media (prefers-color-scheme: dark) {
        :root { --m-line: #46565b; --m-back: #222d31; --m-head: #26343a; --m-mark: #5b4a00; --m-keyword: #d3a6f5; --m-string: #8fd19e;
          --m-comment: #a3b1b5; --m-number: #f0b070; }
      }
      @media (prefers-contrast: more) {
        :root { --m-line: currentColor; --m-keyword: currentColor; --m-string: currentColor; --m-comment: currentColor;
          --m-number: currentColor; }
      }
      @media print {
        .markup pre, .markup-code { white-space: pre-wrap; }
        .markup-scroll, .math { overflow: visible; }
      }

      """

  private static let ink = """
    :root { --m-line: #b7c1c0; --m-back: #f1f4f3; --m-head: #e9eeed; --m-mark: #ffec99; --m-keyword: #7a2a8f; --m-string: #1d6330;
      --m-comment: #56646b; --m-number: #8a3f00; }

    """

  /// Code and tables scroll inside of their boxes, and so does a formula wider than the page.
  private static let rules = """
    .markup { white-space: normal; }
    :where(.markup > *, .markup :is(p, ul, ol, blockquote, pre, li)) { margin: 0; }
    .markup > * + *, .markup :is(li, blockquote) > * + *, .markup-part + span, span + .markup-part, .markup-code + span,
      span + .markup-code, .markup-code + .markup-code { margin-block-start: .55em; }
    .markup :is(p, li, td, th), .markup-part, .markup-item, .markup-row > span { unicode-bidi: plaintext; }
    .markup ul { list-style: disc; padding-inline-start: 1.5em; }
    .markup ol { list-style: decimal; padding-inline-start: 1.9em; }
    .markup blockquote, .markup-quotation { border-inline-start: .2em solid var(--m-line); padding-inline-start: .8em; }
    .markup hr, .markup-rule { height: 0; border: 0; border-top: 1px solid var(--m-line); }
    :is(.markup-part, .markup-quotation, .markup-list, .markup-code, .markup-scroll, .markup-rule, span.math) { display: block; }
    .markup-item { display: flex; gap: .5em; }
    .markup-item > :last-child { flex: 1; min-width: 0; }
    .markup-sign { min-width: 1em; text-align: end; font-variant-numeric: tabular-nums; }
    :where(code[dir], .markup pre) { font: .92em/1.45 ui-monospace, "Cascadia Code", Menlo, Consolas, "Liberation Mono",
      "DejaVu Sans Mono", monospace; white-space: pre-wrap; unicode-bidi: isolate; tab-size: 4; }
    .markup pre, .markup-code { white-space: pre; overflow-wrap: normal; overflow-x: auto; text-align: left; background: var(--m-back);
      color: inherit; border: 1px solid var(--m-line); border-radius: .35em; padding: .55em .7em; }
    .markup pre > code { white-space: inherit; font: inherit; }
    .code-keyword { color: var(--m-keyword); font-weight: 600; }
    .code-string { color: var(--m-string); }
    .code-comment { color: var(--m-comment); font-style: italic; }
    .code-number { color: var(--m-number); }
    .markup-scroll { overflow-x: auto; }
    table.markup, .markup-table { display: table; width: auto; border-collapse: collapse; margin: 0; font-size: .95em; font-weight: 400; }
    .markup-row { display: table-row; }
    .markup-row > span { display: table-cell; }
    table.markup :is(th, td), .markup-row > span { border: 1px solid var(--m-line); padding: .3em .65em; text-align: start;
      vertical-align: top; overflow-wrap: break-word; white-space: normal; color: inherit; font-size: inherit; }
    table.markup th, .markup-row:first-child > span { background: var(--m-head); font-weight: 600; }
    :is(table.markup, .markup-row) > .left, table.markup .left { text-align: left; }
    .markup-row > .centre, table.markup .centre { text-align: center; }
    .markup-row > .right, table.markup .right { text-align: right; }
    kbd { font: .9em ui-monospace, "Liberation Mono", monospace; border: 1px solid var(--m-line); border-bottom-width: 2px; border-radius: .3em;
      padding: 0 .3em; }
    mark { background: var(--m-mark); color: inherit; padding: 0 .1em; }
    .markup-lost { border: 1px dashed var(--m-line); padding: 0 .3em; }
    .markup-picture { max-width: 100%; max-height: 45vh; vertical-align: middle; }
    math { font-family: "Latin Modern Math", "STIX Two Math", "Cambria Math", "Noto Sans Math", "DejaVu Math TeX Gyre", math; font-weight: 400;
      font-style: normal; line-height: 1.2; }
    .math { overflow-x: auto; overflow-y: hidden; padding-block: .2em; text-align: center; }
    .math > math { font-size: 1.1em; }
    .math-raw { font: .9em ui-monospace, "Liberation Mono", monospace; white-space: pre; }
    .math-box { border: 1px solid; padding: .2em .3em; }
    .math-cross { background: linear-gradient(to top right, transparent calc(50% - .6px), currentColor calc(50% - .6px) calc(50% + .6px),
      transparent calc(50% + .6px)), linear-gradient(to bottom right, transparent calc(50% - .6px), currentColor calc(50% - .6px)
      calc(50% + .6px), transparent calc(50% + .6px)); }
    .math-strike { background: linear-gradient(to top right, transparent calc(50% - .6px), currentColor calc(50% - .6px) calc(50% + .6px),
      transparent calc(50% + .6px)); }
    .math-angle { border-top: 1px solid; border-inline-end: 1px solid; padding: .1em .2em; }
    .math-left { text-align: left; }
    .math-right { text-align: right; }
    .math-bar { border-left: 1px solid; }
    .math-bar-behind { border-right: 1px solid; }
    .math-rule { border-top: 1px solid; }
    .math-rule-below { border-bottom: 1px solid; }
    .math-cases mtd { text-align: left; }
    .math-aligned mtd { padding-inline: 0; }

    """
}
