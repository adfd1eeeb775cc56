"""Walks a page by Tab alone, there and back, and says what is not as it should be."""

MARK = r"""() => {
  document.querySelectorAll("main details:not(.leave)").forEach((one) => { one.open = true; });
  const controls = [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], video[controls], [tabindex]")];
  const groups = new Map();
  window.stops = [];
  for (const node of controls) {
    const isShown = node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length;
    if (!isShown || node.disabled || node.tabIndex < 0 || node.closest("[inert]")) continue;
    const group = node.type === "radio" ? `${node.form?.id} ${node.name}` : null;
    if (group !== null && groups.has(group)) { groups.get(group).push(node); continue; }
    const stop = [node];
    if (group !== null) groups.set(group, stop);
    window.stops.push(stop);
  }
  const names = new Map(), twice = [];
  for (const link of document.querySelectorAll("a[href]")) {
    if (!link.checkVisibility()) continue;
    const name = (link.ariaLabel || link.innerText || link.querySelector("img")?.alt || "").trim().replace(/\s+/g, " ");
    // In a list of ways, such as those at the foot, its label is heard with the link.
    const where = link.closest("nav[aria-label]")?.ariaLabel || "";
    if (!name) twice.push(`a link without a name: ${link.outerHTML.slice(0, 100)}`);
    const heard = where + name;
    if (names.has(heard) && names.get(heard) !== link.href) twice.push(`two links named “${name}”`);
    names.set(heard, link.href);
  }
  return { count: window.stops.length, twice };
}"""

# Before the first control, or behind the last one.
EDGE = """(isStart) => {
  const edge = document.createElement("span");
  edge.tabIndex = -1;
  document.body[isStart ? "prepend" : "append"](edge);
  edge.focus();
  edge.remove();
}"""

SEEN = r"""() => {
  const node = document.activeElement;
  if (!node || node === document.body || node === document.documentElement) return { place: -2 };
  const box = node.getBoundingClientRect();
  // The ring can be drawn around what contains the control, such as the label of a hidden radio button.
  let ring = null;
  for (let one = node; one && one !== document.body && !ring; one = one.parentElement) {
    const style = getComputedStyle(one);
    if (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1 || one === node && style.boxShadow !== "none") ring = one;
  }
  const far = (node.closest("label") || node).getBoundingClientRect();
  return {
    place: window.stops.findIndex((stop) => stop.includes(node)), name: (node.ariaLabel || node.innerText || node.name || node.localName || "").trim().slice(0, 40),
    hasRing: !!ring || node.matches("[type=date]"), isInSight: far.bottom > 0 && far.top < innerHeight && far.right > 0 && far.left < innerWidth,
  };
}"""


def walk(page, key, count):
    """The stops in the order in which they come, until the focus leaves the page or comes round."""
    stops, again = [], 0
    for _ in range(3 * count + 12):
        page.keyboard.press(key)
        seen = page.evaluate(SEEN)
        if stops and seen["place"] == stops[-1]["place"]:
            # A field for a date has a stop for each of its parts.
            again += 1
            if again > 4:
                break
            continue
        again = 0
        if seen["place"] == -2 or seen["place"] >= 0 and seen["place"] in [one["place"] for one in stops]:
            break
        stops.append(seen)
    return stops


def amiss(page):
    """Sentences on what is not right for those who have keys alone; none for a page that is."""
    marked = page.evaluate(MARK)
    found = list(marked["twice"])
    for key, isStart in (("Tab", True), ("Shift+Tab", False)):
        page.evaluate(EDGE, isStart)
        stops = walk(page, key, marked["count"])
        places = [one["place"] for one in stops if one["place"] >= 0]
        missed = sorted(set(range(marked["count"])) - set(places))
        if missed:
            found.append(f"{key} does not reach " + page.evaluate("places => places.map((at) => stops[at][0].outerHTML.slice(0, 90)).join('; ')", missed[:3]))
        if places != sorted(places, reverse=not isStart):
            found.append(f"{key} jumps: {[one['name'] for one in stops]}")
        found += [f"{key}: the focus cannot be seen on “{one['name']}”" for one in stops if not one["hasRing"]]
        found += [f"{key}: “{one['name']}” is out of sight" for one in stops if not one["isInSight"]]
    return found
