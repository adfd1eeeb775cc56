"""What is not right with the look of a page, measured: what scrolls, what is cut, what lies upon each other, what is too small to read from afar."""

PROJECTORS = [(1024, 768), (1280, 720), (1920, 1080), (3840, 2160)]
PHONES = [(360, 640), (390, 844)]
DESKS = [(1280, 800)]
THEMES = {"light": {"color_scheme": "light"}, "dark": {"color_scheme": "dark"}, "contrast": {"color_scheme": "light", "contrast": "more"}}


def amiss(page):
    """Sentences on what is not as it should be; none for a page that is."""
    return page.evaluate(SCRIPT)


SCRIPT = r"""() => {
  const found = [], root = document.documentElement, isScreen = !!document.querySelector("main.screen");
  const say = (node) => `<${node.localName} class="${node.getAttribute("class") || ""}"> ${(node.textContent || "").trim().slice(0, 40)}`;
  if (root.scrollWidth > innerWidth) found.push(`scrolls sideways: ${root.scrollWidth} of ${innerWidth}`);
  if (isScreen && root.scrollHeight > innerHeight) found.push(`scrolls: ${root.scrollHeight} of ${innerHeight}`);
  const isShown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !node.closest(".sr, .sr *, .skip, svg, option, dialog:not([open]), [aria-hidden=true], #line");
  const main = document.querySelector("main");
  for (const node of main.querySelectorAll("*")) {
    if (!isShown(node) || node.closest("math") || !node.getClientRects().length) continue;
    const style = getComputedStyle(node), box = node.getBoundingClientRect();
    const isField = node.matches("input, textarea, select, progress, audio, video, img");
    // Of sixty names a long one may end in dots.
    if (!isField && style.textOverflow !== "ellipsis" && style.overflowX !== "visible" && node.scrollWidth > node.clientWidth + 1 && (isScreen || style.overflowX === "hidden")) found.push(`cut sideways: ${say(node)}`);
    if (!isField && style.overflowY !== "visible" && node.scrollHeight > node.clientHeight + 2 && (isScreen || style.overflowY === "hidden")) found.push(`cut: ${say(node)}`);
    if (box.left < -1 || box.right > innerWidth + 1) if (!node.closest(".markup-code, .markup-scroll, .chipset, .scroll, .note, .math, :has(> math)")) found.push(`beyond the side: ${say(node)}`);
    if (isScreen && (box.top < -1 || box.bottom > innerHeight + 1)) found.push(`beyond the edge: ${say(node)}`);
    if (node.matches("img") && node.complete && (box.width < 40 || box.height < 40)) found.push(`a picture of ${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  // Lines of text, each with the element that it is in.
  const lines = [], walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text; (text = walker.nextNode());) {
    const node = text.parentElement;
    if (!text.data.trim() || !isShown(node) || node.closest("math, select, textarea")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const size = parseFloat(getComputedStyle(node).fontSize);
    // What ends in dots is seen as far as its element.
    const end = getComputedStyle(node).textOverflow === "ellipsis" ? node.getBoundingClientRect() : { left: -Infinity, right: Infinity };
    const seen = ({ left, right, top, bottom }) => ({ left: Math.max(left, end.left), right: Math.min(right, end.right), top, bottom, width: right - left });
    for (const box of [...range.getClientRects()].map(seen)) if (box.width > 2) lines.push({ box, node, text: text.data.trim().slice(0, 40), size });
  }
  for (const [at, one] of lines.entries()) for (const other of lines.slice(at + 1)) {
    // A bar that stays at the edge lies upon what scrolls below it.
    if (!one.node.closest('.actions') !== !other.node.closest('.actions')) continue;
    if (one.node === other.node || one.node.contains(other.node) || other.node.contains(one.node)) continue;
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left), high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    // Boxes of lines are higher than their letters.
    if (wide > 3 && high > 0.4 * Math.min(one.size, other.size)) found.push(`upon each other: “${one.text}” and “${other.text}”`);
  }
  if (isScreen) {
    // Letters are read from the last row: in a fiftieth of the height.
    const small = lines.filter((line) => line.size < innerHeight / 62).sort((one, other) => one.size - other.size)[0];
    if (small) found.push(`small: ${small.size.toFixed(1)} px of ${innerHeight} in “${small.text}”`);
  }
  return [...new Set(found)];
}"""
