"""Every page of the site in Chromium, opened from disk: widths, themes, accessibility, search, packages, no request elsewhere."""

import argparse
import pathlib
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WIDTHS = (320, 768, 1440)
THEMES = ("light", "dark")
failed = False

# What stands out of the page to the right, outermost first; what scrolls by itself may be wider inside.
WIDER = """() => {
  if (document.documentElement.scrollWidth <= innerWidth) return []
  return [...document.body.querySelectorAll("*")].filter(e => e.getBoundingClientRect().right > innerWidth + 1
    && !e.closest("pre, .wide, .skip, .unseen")).slice(0, 3).map(e => e.tagName + "." + e.className + ": " + e.textContent.trim().slice(0, 60))
}"""


# Tables that hide columns to the right, where there is room enough for a window of a desk.
CUT = "() => [...document.querySelectorAll('.wide')].filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.innerText.slice(0, 60))"


def told(name, problems):
    global failed
    if problems:
        failed = True
        print(f"not ok - {name}: {'; '.join(map(str, problems))}"[:900])
    else:
        print(f"ok - {name}")


def look(browser, site, pages, width, theme, pictures):
    """Every page at one width and in one theme."""
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=theme)
    page = context.new_page()
    said, asked = [], []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: asked.append(request.url) if not request.url.startswith("file://") else None)
    wide, cut, faults = [], [], []
    for place in pages:
        page.goto((site / place).as_uri())
        over = page.evaluate(WIDER)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wide.append(f"{place} {over}")
        if width == 1440:
            cut += [f"{place}: {table}" for table in page.evaluate(CUT)]
            # Pictures of code pages say nothing new, and there are many.
            if not place.startswith("files/plugins/"):
                faults += [f"{place}: {fault['id']} {fault['nodes'][0]['html'][:90]}" for fault in Axe().run(page, options={"preload": False}).response["violations"]]
        if pictures and not place.startswith("files/"):
            file = pictures / f"{place.removesuffix('.html').replace('/', '-')}-{width}-{theme}.png"
            page.screenshot(path=file)
    told(f"at {width}, {theme}: no page is wider than its window", wide)
    told(f"at {width}, {theme}: nothing is complained about", said)
    told(f"at {width}, {theme}: nothing is asked for elsewhere", asked)
    if width == 1440:
        told(f"{theme}: no table hides a column", cut)
        told(f"{theme}: axe finds nothing on any page", faults)
    context.close()


def search(browser, site):
    page = browser.new_page(viewport={"width": 768, "height": 900})
    page.goto((site / "decisions" / "index.html").as_uri())
    page.keyboard.press("/")
    page.keyboard.type("ctx.random")
    found = page.locator("#found a")
    told("the search finds a part of the reference", [] if found.count() else ["nothing"])
    targets = [found.nth(i).get_attribute("href") for i in range(found.count())]
    told("one of them is the reference or the page on modes", [] if any("reference.html" in t or "plugins.html" in t for t in targets) else targets)
    page.keyboard.press("Enter")
    # The page that is left has such an address too.
    page.wait_for_url(lambda url: not url.endswith("/decisions/index.html"))
    told("Enter opens the first", [] if "decisions" not in page.url or "#" in page.url else [page.url])
    page.locator("#find").fill("zzzzqqq")
    told("it says when there is nothing", [] if "Nothing has" in page.locator("#found").inner_text() else ["silence"])
    page.keyboard.press("Escape")
    before = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator("button.theme").click()
    told("the button changes the theme", [] if page.evaluate("getComputedStyle(document.body).backgroundColor") != before else [before])
    page.close()


def packages(browser, site):
    """Each package of the folder is shown with its first screen, and can be downloaded."""
    page = browser.new_page()
    page.goto((site / "gallery.html").as_uri())
    for mode in ("drill", "survival"):
        part = page.locator(f"#package-{mode}")
        text = part.inner_text() if part.count() else ""
        drawn = part.locator("img").evaluate_all("images => images.map(i => { i.loading = 'eager'; return i.decode().then(() => i.naturalWidth) })[0]") if text else 0
        told(f"the package '{mode}' has a screen, an install line and a file",
             [] if drawn and f"plugin install https://example.org/packages/{mode}.zip" in text
             and (site / "packages" / f"{mode}.zip").is_file() else [text or "missing", drawn])
    page.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", type=pathlib.Path, default=ROOT / ".build" / "site")
    parser.add_argument("--pictures", type=pathlib.Path)
    options = parser.parse_args()
    site = options.site.resolve()
    pages = sorted(str(path.relative_to(site)) for path in site.rglob("*.html"))
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    told("there are pages", [] if len(pages) > 50 else [len(pages)])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for width in WIDTHS:
            for theme in THEMES:
                look(browser, site, pages, width, theme, options.pictures)
        search(browser, site)
        if (site / "packages").is_dir():
            packages(browser, site)
        browser.close()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
