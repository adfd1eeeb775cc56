internal import QuizHTML

/// The style of the paper, in physical measures, so that every browser prints alike.
enum PaperStyle {
  static func sheet(_ paper: PrintedQuiz.Paper) -> String {
    "@page { size: \(paper == .a4 ? "A4" : "letter"); margin: 12mm 15mm 14mm; "
      + "@bottom-center { content: counter(page); font: 8.5pt sans-serif; color: #444; } }\n" + rules
      + MarkupSheet.paper
  }

  private static let rules = """
    * { box-sizing: border-box; }
    html { background: #fff; color: #000; }
    body { margin: 0; font: 10.5pt/1.32 "Liberation Sans", Arial, "Noto Sans", "DejaVu Sans", sans-serif;
      overflow-wrap: anywhere; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
    table { border-collapse: collapse; width: 100%; }
    table.part { table-layout: fixed; break-after: page; }
    table.part:last-of-type { break-after: auto; }
    table.part > thead > tr > td { padding: 0 0 3mm; }
    table.part > tbody > tr > td { padding: 0; }
    .head { display: flex; justify-content: space-between; gap: 6mm; border-bottom: .3mm solid #000;
      padding-bottom: .8mm; font-size: 8.5pt; }
    .head .title { flex: 1; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .head .mark { flex: none; font-weight: bold; }
    .head .check { flex: none; }
    h1 { font-size: 15pt; margin: 0 0 2.5mm; line-height: 1.2; }
    h2 { font-size: 12pt; margin: 0 0 1mm; line-height: 1.2; }
    p { margin: 0; }
    .text { white-space: pre-wrap; }
    .fields { display: flex; flex-wrap: wrap; gap: 2mm 5mm; margin: 3mm 0; }
    .field { display: flex; align-items: flex-end; gap: 1.5mm; flex: 1 1 38mm; white-space: nowrap; }
    .field:first-child { flex-grow: 3; }
    .rule { display: inline-block; border-bottom: .25mm solid #555; height: 6.2mm; flex: 1; min-width: 18mm; }
    .rule.short { min-width: 14mm; }
    .facts { color: #333; font-size: 9pt; margin: 1.5mm 0 3mm; }
    .section { margin: 4.5mm 0 2mm; break-inside: avoid; break-after: avoid; }
    .section h2 { border-bottom: .2mm solid #999; padding-bottom: .6mm; }
    .page { margin: 2mm 0; break-after: avoid; }
    .question { display: flex; gap: 2mm; margin: 0 0 3.2mm; break-inside: avoid; }
    .question > .number { flex: none; min-width: 7mm; font-weight: bold; text-align: end; }
    .question > .body { flex: 1; min-width: 0; }
    .stem { display: flex; gap: 4mm; }
    .stem > .text { flex: 1; min-width: 0; }
    .worth { flex: none; align-self: flex-start; font-size: 9pt; color: #333; border-inline-start: .2mm solid #999;
      padding-inline-start: 9mm; }
    .told { font-style: italic; font-size: 9pt; color: #333; }
    .picture { display: block; max-width: 100%; max-height: 62mm; margin: 1.5mm 0; }
    .tiled { display: flex; flex-direction: column; gap: .6mm; min-width: 0; }
    .tile { display: block; width: 42mm; height: 30mm; object-fit: contain; object-position: left; }
    .lost { border: .2mm dashed #777; padding: 4mm; margin: 1.5mm 0; color: #333; }
    .choices { display: grid; gap: .6mm 4mm; margin-top: .9mm; }
    .choices.two { grid-template-columns: repeat(2, 1fr); }
    .choices.three { grid-template-columns: repeat(3, 1fr); }
    .choices.four { grid-template-columns: repeat(4, 1fr); }
    .choice { display: flex; gap: 1.8mm; align-items: baseline; min-width: 0; break-inside: avoid; }
    .choice > .text { min-width: 0; } .choice .math { text-align: start; }
    .bubble { display: inline-flex; flex: none; justify-content: center; align-items: center; width: 4.4mm;
      height: 4.4mm; border: .25mm solid #000; font-size: 7.5pt; line-height: 1; }
    .bubble.round { border-radius: 50%; } .bubble.square { border-radius: .6mm; }
    .place { flex: none; font-weight: bold; min-width: 4.4mm; text-align: center; }
    .box { display: inline-block; flex: none; width: 8mm; height: 6.4mm; border: .25mm solid #000; }
    .gap { white-space: nowrap; } .gap .rule { min-width: 32mm; } .gap .rule.short { min-width: 20mm; }
    .gap .box { vertical-align: middle; margin: .7mm 0 .7mm .7mm; }
    .offer { display: flex; gap: 2mm; align-items: baseline; } .offer .choices { flex: 1; }
    .boxes { display: flex; flex-wrap: wrap; gap: 1.2mm; margin-top: 1.6mm; }
    .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin-top: 1mm; }
    .sides .choice { align-items: center; margin-bottom: .8mm; min-height: 6.4mm; }
    .sides .box { margin-inline-start: auto; }
    .line { display: flex; } .line .rule { flex: 0 0 75mm; } .line .rule.short { flex-basis: 40mm; }
    .line .rule.full { flex-basis: 100%; }
    .room { margin-top: 1mm; } .room .rule { display: block; height: 7.6mm; }
    .scale { direction: ltr; margin-top: 1.5mm; max-width: 150mm; }
    .scale svg { display: block; width: 100%; }
    .scale line { stroke: #000; stroke-width: 2; } .scale text { font-size: 21px; }
    .ends { display: flex; justify-content: space-between; gap: 6mm; font-size: 9pt; }
    .rows { display: grid; grid-template-columns: 1fr 1fr; gap: 1.4mm 8mm; }
    .row { display: flex; align-items: center; gap: 2.5mm; min-height: 7.4mm; break-inside: avoid;
      border-bottom: .1mm solid #bbb; padding-bottom: .8mm; }
    .row.wide { grid-column: 1 / -1; }
    .row > .number { flex: none; min-width: 7mm; font-weight: bold; text-align: end; }
    .row .boxes { margin: 0; } .row .rule { flex: 1; }
    .bubbles { display: flex; flex-wrap: wrap; gap: 1.4mm; } .pair { display: inline-flex; align-items: center;
      gap: .8mm; font-size: 9pt; }
    table.answers { font-size: 9pt; } table.answers tr { break-inside: avoid; }
    table.answers th, table.answers td { border-bottom: .1mm solid #999; padding: .35mm 2mm; text-align: start;
      vertical-align: baseline; white-space: pre-wrap; }
    table.answers th.n, table.answers td.n { text-align: end; width: 1%; white-space: nowrap; }
    table.answers th { overflow-wrap: normal; }
    table.answers td.mark { font-weight: bold; width: 1%; white-space: nowrap; }
    table.answers tfoot { display: table-row-group; font-weight: bold; }
    .choice > .markup, .stem > .markup { flex: 1; min-width: 0; }
    .text.markup { white-space: normal; }
    .markup-picture { max-height: 62mm; }
    @media screen {
      html { background: #ddd; }
      body { max-width: 210mm; margin: 0 auto; }
      table.part { background: #fff; margin: 6mm 0; min-width: 180mm; } table.part > tbody > tr > td { padding: 0 15mm 12mm; }
      table.part > thead > tr > td { padding: 12mm 15mm 3mm; }
    }
    """
}
