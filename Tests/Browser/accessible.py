"""axe-core looks at a page: WCAG 2.2 A and AA, and what it calls best practice."""
from pathlib import Path

import axe_playwright_python

SCRIPT = next(Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# All that a theme can change: the sheet has nothing but other colours for it.
OF_COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
LANGUAGES = ["en", "de-DE"]
# Looking in all views needs a page that does not move: colours that are on their way from one theme to the other are no fault.
CALM = {"bypass_csp": True, "reduced_motion": "reduce", "viewport": {"width": 1440, "height": 800}}


def faults(page, rules=RULES):
    """What axe finds, and what it does not look for: a page wider than the window, a target below 44 pixels."""
    if not page.evaluate("!!window.axe"):
        page.evaluate(SCRIPT)
    found = page.evaluate("rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'], preload: false })", rules)
    assert found["passes"], "axe has looked at nothing"
    faults = [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]
    return faults + page.evaluate(OWN)


def faults_in_all_views(page, isOpening=True):
    """The same in all themes and at both widths, with all that is folded up unfolded. The page stays where it is, as it was."""
    if isOpening:
        page.evaluate("document.querySelectorAll('main details:not(.leave)').forEach(one => { one.open = true; })")
    found = []
    for width in (320, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        for theme, contrast in (("light", "no-preference"), ("dark", "no-preference"), ("light", "more"), ("dark", "more")):
            page.emulate_media(color_scheme=theme, contrast=contrast)
            isPlain = (theme, contrast) == ("light", "no-preference")
            found += [f"{theme}, contrast {contrast}, {width} px: {fault}" for fault in faults(page, RULES if isPlain else OF_COLOURS)]
    page.emulate_media(contrast="no-preference")
    return found


OWN = """() => {
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`wider than the window: ${document.documentElement.scrollWidth}`);
  const isShown = (node) => node.checkVisibility() && node.getClientRects().length > 0;
  for (const node of document.querySelectorAll('button, select, summary, .button, input:not([type=hidden]), nav a, a.tile')) {
    const target = node.matches('input[type=radio], input[type=checkbox]') ? node.closest('label') || node : node;
    const box = target.getBoundingClientRect();
    if (isShown(target) && !target.matches('.skip') && (box.height < 43.5 || box.width < 43.5 && !target.matches('nav a')))
      faults.push(`target of ${Math.round(box.width)}x${Math.round(box.height)}: ${target.outerHTML.slice(0, 120)}`);
  }
  return faults;
}"""
