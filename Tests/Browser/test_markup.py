"""Formulas, code, tables and pictures on the pages: they look right, scroll inside of their boxes, are copied to the byte, and an answer made of them is chosen as any other."""
import base64
import re

from accessible import faults
from browser import PHONE, Complaints, chromium, enter, visit
from checks import check, end
from playing import Mouse, start, title
from serving import Serving

DOT = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")
CODE = "if a:\n    b()\n    c()"
# Boxes that hold lines may hold no blocks.
INVALID = """() => [...document.querySelectorAll('label, h1, h2, p, button, span, dt')].flatMap(one => [...one.querySelectorAll('p, div, pre, ul, ol, table, blockquote, hr, label label')])
  .map(one => one.outerHTML.slice(0, 100))"""
# What stands outside of its box and cannot be scrolled to.
CUT = """() => [...document.querySelectorAll('main :is(math, code, table, .markup-table, img)')].filter(one => {
  const box = one.getBoundingClientRect();
  if (box.right <= innerWidth + 1 && box.left >= -1) return false;
  for (let up = one; up; up = up.parentElement) if (up.scrollWidth > up.clientWidth && getComputedStyle(up).overflowX === 'auto') return false;
  return true;
}).map(one => one.outerHTML.slice(0, 120))"""


def step_to(page, serving, name):
    """Goes on until the question that has a text."""
    for _ in range(40):
        if name in page.locator("main").inner_text():
            return
        main = page.locator("main .step .actions .main")
        mark = page.evaluate("document.querySelector('main [name=request]')?.value")
        if page.locator("button[value=skip]").count():
            page.locator("button[value=skip]").click()
        else:
            main.click()
        page.wait_for_function("mark => document.querySelector('main [name=request]')?.value !== mark", arg=mark)
    raise RuntimeError(f"'{name}' never came")


def looks(page, name):
    found = page.evaluate(INVALID)
    check(f"{name}: no block in a box of lines", not found, found)
    found = page.evaluate(CUT)
    check(f"{name}: nothing is cut off", not found, found)
    check(f"{name}: the page is no wider than the window", page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    found = faults(page)
    check(f"{name}: axe finds nothing", not found, found)


def walk(page, serving, name):
    """Every question with its verdict, in the order of the quiz."""
    seen = 0
    for _ in range(60):
        if page.locator(".result").count():
            break
        looks(page, f"{name}, {seen + 1}")
        seen += 1
        if page.locator("#answer").count():
            page.fill("#answer", "**3** $x$")
        elif page.locator("label.option").count():
            page.locator("label.option").first.click()
        elif page.locator(".order.live .option").count():
            page.locator(".order.live .option button").first.click()
        for pair in page.locator(".pair select").all():
            pair.select_option(index=1)
        Mouse(page).forward()
    looks(page, f"{name}, result")
    check(f"{name}: every question came", seen > 20, seen)


def choosing(page, name, is_touch):
    options = page.locator("label.option")
    text = options.nth(2).locator(".markup-code")
    (text.tap if is_touch else text.click)()
    check(f"{name}: a press on code chooses its answer", options.nth(2).locator("input").is_checked())
    check(f"{name}: the focus is on the answer", page.evaluate("document.activeElement.matches('label.option input:checked')"), page.evaluate("document.activeElement.outerHTML.slice(0, 90)"))
    if not is_touch:
        page.keyboard.press("2")
        check(f"{name}: a digit chooses the same way", options.nth(1).locator("input").is_checked())
        page.keyboard.press("ArrowDown")
        check(f"{name}: so do the arrows", options.nth(2).locator("input").is_checked())
        check(f"{name}: the focus is seen around the tile", page.evaluate("getComputedStyle(document.querySelectorAll('label.option')[2]).outlineWidth") == "3px")
    copied = page.evaluate("""() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelectorAll('label.option')[2].querySelector('code'));
      getSelection().removeAllRanges();
      getSelection().addRange(range);
      const text = getSelection().toString();
      getSelection().removeAllRanges();
      return text;
    }""")
    check(f"{name}: code is copied as it was written", copied == CODE, repr(copied))


def arranging(page, serving):
    step_to(page, serving, "Sort by size")
    texts = page.locator(".order .option .text")
    check("items to sort look as they were written", texts.locator("math").count() == 1 and texts.locator(".markup-code").count() == 1, texts.all_inner_texts())
    check("the list that shows them without scripts is gone", not page.locator(".rich").count())
    page.locator(".order .option button").nth(1).click()
    check("moving is told in plain words", "<" not in page.locator("#line").inner_text() and "place 2 of 3" in page.locator("#line").inner_text(), page.locator("#line").inner_text())
    page.locator("button[value=skip]").click()
    page.locator("button[value=continue]").click()
    page.wait_for_selector(".chips")
    check("what can be matched looks as it was written", page.locator(".chips button math").count() == 3, page.locator(".chips").inner_html()[:300])
    check("a list to choose from has plain texts", "cos x" in page.locator(".pair select").first.inner_text(), page.locator(".pair select").first.inner_text())


def projector(browser, serving):
    """Code in the bar of the right answer, which is dark where others are light."""
    for scheme in ("light", "dark"):
        host = visit(browser, Complaints(), bypass_csp=True).new_page()
        enter(host, serving, "/quizzes/everything")
        host.evaluate("""() => {
          const form = document.createElement('form'), field = document.createElement('input');
          [form.method, form.action, field.name, field.value] = ['post', '/rooms', 'quiz', 'everything'];
          form.append(field);
          document.body.append(form);
          form.submit();
        }""")
        host.wait_for_url(re.compile(r"/rooms/\d+/host"))
        room = host.url.removesuffix("/host")
        screen = visit(browser, Complaints(), bypass_csp=True, color_scheme=scheme, reduced_motion="reduce", viewport={"width": 1920, "height": 1080}).new_page()
        screen.goto(room + "/screen")
        phone = visit(browser, Complaints(), bypass_csp=True, **PHONE).new_page()
        phone.goto(room)
        phone.fill("#name", "Ada")
        phone.get_by_role("button", name="Join", exact=True).click()
        host.get_by_text("Ada", exact=True).first.wait_for()
        for _ in range(12):
            if screen.locator(".option.right .markup-code").count():
                break
            mark = host.locator("main").inner_text()
            host.locator("main button.main").first.click()
            host.wait_for_function("mark => document.querySelector('main').innerText !== mark", arg=mark)
            screen.wait_for_function("phase => document.querySelector('main').dataset.phase === phase", arg=host.locator("main").get_attribute("data-phase"))
        looks(screen, f"projector, {scheme}")
        check(f"projector, {scheme}: the right answer is code", screen.locator(".option.right .markup-code").count() == 1, screen.inner_text("main"))
        for page in (host, screen, phone):
            page.context.close()


with chromium() as browser, Serving(quizzes=("everything",)) as serving:
    (serving.folder / "quizzes" / "dot.png").write_bytes(DOT)
    for name, options in (("phone", PHONE | {"reduced_motion": "reduce"}), ("dark", {"color_scheme": "dark", "reduced_motion": "reduce", "viewport": {"width": 1024, "height": 768}})):
        complaints = Complaints()
        page = visit(browser, complaints, bypass_csp=True, **options).new_page()
        enter(page, serving, "/quizzes/everything")
        looks(page, f"{name}, cover")
        start(page)
        walk(page, serving, name)
        page.goto(page.url + "/review")
        looks(page, f"{name}, review")
        check(f"{name}: typed signs stay signs", "**3** $x$" in page.locator("main").inner_text())
        check(f"{name}: no complaint of the browser", not complaints, complaints)
        page.context.close()
    for name, options in (("mouse", {}), ("finger", PHONE)):
        page = visit(browser, Complaints(), **options).new_page()
        enter(page, serving, "/quizzes/everything")
        page.get_by_role("button", name="Start").click()
        page.wait_for_selector("main.play")
        step_to(page, serving, "Which of these prints")
        choosing(page, name, name == "finger")
        if name == "mouse":
            arranging(page, serving)
        page.context.close()
    projector(browser, serving)
end()
