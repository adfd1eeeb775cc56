internal import HTMLText
internal import Words

/// A page with the cut-out of every doubt and a field for its answer, as one file that loads nothing.
///
/// Its button saves the answers as the table that `quizrun scan --resolve` takes.
struct DoubtsPage {
  private let title: String
  private let sheets: [ScannedSheet]
  private let words: ScanWords

  init(_ title: String, _ sheets: [ScannedSheet], _ words: ScanWords) {
    (self.title, self.sheets, self.words) = (title, sheets.filter { !$0.doubts.isEmpty }, words)
  }

  var text: String {
    var page = HTMLPage(
      language: words.language.rawValue, title: "\(words.doubtsTitle) · \(title)", styleSheet: Self.style)
    page.policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"
    return page.text {
      Tag.main {
        Tag.h1 { page.title }
        Tag.p { sheets.isEmpty ? words.noDoubts : words.doubtsHint }
        for sheet in sheets {
          for doubt in sheet.doubts { html(doubt, sheet) }
        }
        if !sheets.isEmpty {
          Tag.p { Tag.button(.type("button"), .id("save")) { words.saveAnswers } }
        }
      }
      HTML.inlineScript(Self.script)
    }
  }

  private func html(_ doubt: ScannedSheet.Doubt, _ sheet: ScannedSheet) -> HTML {
    let isPage = doubt.question == nil
    return Tag.section(.class("doubt"), .data("participant", sheet.participant)) {
      Tag.h2(.dirAuto) {
        [sheet.participant, sheet.version, doubt.question ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
      }
      Tag.p { [doubt.why, doubt.place].filter { !$0.isEmpty }.joined(separator: " · ") }
      if !doubt.picture.isEmpty {
        Tag.img(
          .class(isPage ? "whole" : "part"), .src("data:image/png;base64," + PagePictures.base64(doubt.picture)),
          .alt(doubt.why))
      }
      Tag.div(.class("fields")) {
        for question in doubt.question.map({ [$0] }) ?? doubt.questions {
          Tag.label {
            question
            Tag.input(
              .type("text"), .named("autocomplete", "off"), .data("participant", sheet.participant),
              .data("question", question))
          }
        }
      }
    }
  }

  private static let style = """
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 0; } p { margin: .3rem 0; }
    .doubt { border-top: 1px solid #888; padding: 1rem 0; }
    img { display: block; max-width: 100%; background: #fff; margin: .5rem 0; } img.part { max-height: 24rem; }
    .fields { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; }
    label { display: flex; gap: .5rem; align-items: center; font-weight: bold; }
    input { font: inherit; width: 8rem; padding: .3rem .5rem; } input:focus { outline: 3px solid #06c; }
    button { font: inherit; padding: .5rem 1rem; }
    """

  private static let script = """
    const fields = [...document.querySelectorAll("input[data-question]")];
    const cell = text => /[",\\n]/.test(text) ? '"' + text.replaceAll('"', '""') + '"' : text;
    const save = () => {
      const rows = fields.filter(field => field.value.trim())
        .map(field => [field.dataset.participant, field.dataset.question, field.value.trim()]);
      const text = [["participant", "question", "answer"], ...rows].map(row => row.map(cell).join(",")).join("\\n") + "\\n";
      const link = document.createElement("a");
      link.href = "data:text/csv;charset=utf-8," + encodeURIComponent(text);
      link.download = "resolved.csv";
      link.click();
    };
    const go = (from, step) => {
      const next = fields[fields.indexOf(from) + step];
      if (next) { next.focus(); next.select(); next.closest("section").scrollIntoView({ block: "center" }); }
      else if (step > 0) document.getElementById("save").focus();
    };
    for (const field of fields) field.addEventListener("keydown", event => {
      if (event.key === "Enter" || event.key === "ArrowDown") { event.preventDefault(); go(field, 1); }
      if (event.key === "ArrowUp") { event.preventDefault(); go(field, -1); }
    });
    document.getElementById("save")?.addEventListener("click", save);
    fields[0]?.focus();
    """
}
