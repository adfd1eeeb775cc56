extension AnalysisPage {
  /// Light and dark; on small screens labels stand above their bars, and wide tables scroll by themselves.
  static let style = """
    :root { --paper: #fff; --ink: #222; --line: #ccc; --link: #1a56a8; --note: #fff3cd; --edge: #b8860b;
      --right: #2e7d4f; --partly: #b36b00; --other: #3567a8; --none: #777; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #181818; --ink: #eee; --line: #555; --link: #8ab8ff; --note: #443800; --edge: #d9a520;
        --right: #5dbb83; --partly: #e0a040; --other: #6f9fe0; --none: #999; }
    }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em;
      background: var(--paper); color: var(--ink); overflow-wrap: anywhere; }
    a { color: var(--link); }
    table { border-collapse: collapse; margin: 1em 0; }
    th, td { padding: .2em .7em; border-bottom: 1px solid var(--line); text-align: left; }
    th { overflow-wrap: normal; }
    td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
    .wide { overflow-x: auto; }
    .text { white-space: pre-wrap; }
    dt { font-weight: 600; } dd { margin: 0 0 .4em 1em; }
    figure { margin: 1em 0 2em; } figcaption { font-weight: 600; margin-bottom: .4em; }
    ul.chart, ul.legend { list-style: none; margin: 0; padding: 0; }
    ul.chart li { display: grid; grid-template-columns: minmax(6em, 16em) 1fr 8em; gap: 0 .8em; align-items: center;
      padding: .15em 0; }
    ul.chart .label { text-align: right; } ul.chart .count { font-variant-numeric: tabular-nums; }
    ul.chart svg { display: block; width: 100%; height: 1.1em; }
    ul.legend { display: flex; flex-wrap: wrap; gap: .3em 1.5em; }
    ul.legend li { display: flex; align-items: center; gap: .5em; } ul.legend svg { width: 1.6em; height: 1em; }
    rect { fill: var(--other); } .right rect { fill: var(--right); } .partly rect { fill: var(--partly); }
    .none rect { fill: var(--none); } .right .label { font-weight: 600; }
    .suspect { background: var(--note); padding: .4em .7em; border-left: 4px solid var(--edge); }
    @media (max-width: 36em) {
      ul.chart li { grid-template-columns: 1fr 7em; padding: .35em 0; }
      ul.chart .label { grid-column: 1 / -1; text-align: left; }
      th, td { padding: .2em .45em; }
    }
    @media print { body { max-width: none; } li, tr { break-inside: avoid; } details > dl { display: block; } }
    """
}
