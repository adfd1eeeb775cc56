"""Plays the quiz of all kinds in four ways: with a mouse, with fingers, with keys, and without scripts."""
import re

RIGHT = {
    "What is the capital of Australia?": "Canberra",
    "Which of these are mammals?": ["Dolphin", "Bat"],
    "Water boils at a lower temperature on a mountain.": "True",
    "What is the chemical symbol of gold?": "Au",
    "In which year did somebody first stand on the Moon?": "1969",
    "How salty is the sea, in percent?": 3.5,
    "Order these planets, from the Sun outwards.": ["Mercury", "Venus", "Earth"],
    "Whose flag is it?": {"Leaf": "Canada", "Cedar": "Lebanon"},
}


def start(page):
    """Presses Start on the cover that is open."""
    page.get_by_role("button", name=re.compile("^(Start|Beginnen|Neu beginnen)")).click()
    page.wait_for_selector("main.play")


def title(page):
    return page.locator("main h1").first.inner_text()


class Way:
    """What all ways share. `seen` are the headings in the order in which they came."""

    def __init__(self, page):
        self.page = page
        self.seen = []

    def play(self, limit=60):
        """From the first page to the result; the result's heading."""
        for _ in range(limit):
            if self.page.locator(".result").count():
                return title(self.page)
            self.seen.append(title(self.page))
            self.step()
        raise RuntimeError(f"no result after {limit} steps: {self.seen[-5:]}")

    def step(self):
        form = self.page.locator("form.step[data-kind]")
        if form.count():
            getattr(self, form.get_attribute("data-kind"))(RIGHT[title(self.page)])
        self.forward()

    def mark(self):
        return self.page.evaluate("[document.querySelector('main [name=request]')?.value, document.title].join()")

    def settled(self, mark):
        """Waits for the next page; what stands right by chance, untouched, is handed in as it is."""
        other = "[document.querySelector('main [name=request]')?.value, document.title].join() !== mark"
        self.page.wait_for_function(f"mark => document.querySelector('main [name=asItIs]') || {other}", arg=mark)
        if self.page.locator("main [name=asItIs]").count():
            self.page.locator("main [name=asItIs]").click()
            self.page.wait_for_function(f"mark => {other}", arg=mark)

    def truefalse(self, text):
        self.single(text)

    def number(self, text):
        self.text(text)

    def value(self):
        return float(self.page.locator("input[type=range]").input_value())

    def until(self, value, move):
        """Moves the slider step by step; it has twenty."""
        for _ in range(20):
            if self.value() != value:
                move()
        assert self.value() == value, self.value()

    def order_now(self):
        return [text.strip() for text in self.page.locator(".order .text").all_inner_texts()]


class Mouse(Way):
    def forward(self):
        mark = self.mark()
        self.page.locator("main .step .actions .main").click()
        self.settled(mark)

    def single(self, text):
        self.page.locator("label.option", has_text=text).click()

    def multiple(self, texts):
        for text in texts:
            self.single(text)

    def text(self, text):
        self.page.locator("#answer").click()
        self.page.keyboard.type(text)

    def range(self, value):
        box = self.page.locator("input[type=range]").bounding_box()
        self.page.mouse.click(box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2)
        name = re.compile("^(Less|Weniger)$" if self.value() > value else "^(More|Mehr)$")
        self.until(value, lambda: self.page.get_by_role("button", name=name).click())

    def order(self, texts):
        for place, text in enumerate(texts):
            self.drag(self.page.locator(".order li", has_text=text), self.page.locator(".order li").nth(place))
        assert self.order_now() == texts, self.order_now()

    def match(self, pairs):
        for left, right in pairs.items():
            pair = self.page.locator(".pair", has_text=left).first
            self.drag(self.page.locator(".chips button", has_text=right), pair)
            taken = pair.locator("select option:checked").inner_text()
            assert right in taken, (left, right, taken)

    def drag(self, what, to):
        a, b = what.bounding_box(), to.bounding_box()
        if a["y"] == b["y"]:
            return
        mouse = self.page.mouse
        mouse.move(a["x"] + 20, a["y"] + a["height"] / 2)
        mouse.down()
        mouse.move(b["x"] + 25, b["y"] + b["height"] / 2 + (-4 if a["y"] > b["y"] else 4), steps=12)
        mouse.up()


class Fingers(Way):
    """Taps and drags; goes on by a swipe to the right."""

    def __init__(self, page):
        super().__init__(page)
        self.wire = page.context.new_cdp_session(page)

    def touch(self, *points):
        """A finger that goes along points, one in 20 ms, and rests before it is lifted: else the next tap only stops a fling."""
        kinds = ["touchStart"] + ["touchMove"] * len(points)
        for kind, (x, y) in zip(kinds, [*points, points[-1]]):
            self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
            self.page.wait_for_timeout(20 if kind == "touchStart" else 15)
        self.page.wait_for_timeout(150)
        self.wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def swipe(self, dx, dy=0, at=(180, 70), steps=8):
        x, y = at[0] - dx / 2, at[1] - dy / 2
        self.touch(*[(x + dx * i / steps, y + dy * i / steps) for i in range(steps + 1)])

    def forward(self):
        mark = self.mark()
        self.page.evaluate("scrollTo(0, 0)")
        self.swipe(140)
        self.settled(mark)

    def single(self, text):
        self.page.locator("label.option", has_text=text).tap()
        self.page.wait_for_selector(f"label.option:has(:checked):has-text('{text}')")

    def multiple(self, texts):
        for text in texts:
            self.single(text)

    def text(self, text):
        self.page.locator("#answer").tap()
        self.page.keyboard.type(text)

    def range(self, value):
        name = "Less" if self.value() > value else "More"
        self.until(value, lambda: self.page.get_by_role("button", name=name, exact=True).tap())

    def order(self, texts):
        """The first by its grip, the others by two taps. On a busy machine a touch can be lost, as from real fingers: then once more."""
        for _ in range(4):
            if self.order_now() == texts:
                return
            self.drag(self.page.locator(".order li", has_text=texts[0]).locator(".grip"), self.page.locator(".order li").first)
            for place, text in list(enumerate(texts))[1:]:
                if self.order_now()[place] == text:
                    continue
                self.page.locator(".order li", has_text=text).locator(".text").tap()
                self.page.locator(".order li").nth(place).locator(".text").tap()
            self.page.wait_for_timeout(200)
        assert self.order_now() == texts, self.order_now()

    def match(self, pairs):
        """The first by dragging, the others by two taps."""
        for place, (left, right) in enumerate(pairs.items()):
            chip = self.page.locator(".chips button", has_text=right)
            pair = self.page.locator(".pair", has_text=left).first
            if place == 0:
                self.drag(chip, pair)
            else:
                chip.tap()
                pair.locator("label").tap()

    def drag(self, what, to):
        what.scroll_into_view_if_needed()
        a, b = what.bounding_box(), to.bounding_box()
        if abs(a["y"] - b["y"]) < 20:
            return
        x, y, end = a["x"] + a["width"] / 2, a["y"] + a["height"] / 2, b["y"] + b["height"] / 2
        end += -4 if end < y else 4
        self.touch(*[(x, y + (end - y) * i / 10) for i in range(11)])


class Keys(Way):
    """Nothing but the keyboard. The focus is never lost."""

    def __init__(self, page):
        super().__init__(page)
        self.lost = []

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
            self.feel(key)

    def feel(self, key):
        if self.page.evaluate("document.activeElement === document.body"):
            self.lost.append((key, title(self.page)))

    def forward(self):
        mark = self.mark()
        if self.page.evaluate("document.activeElement.matches('select, button')"):
            self.reach(".actions .main")
        self.press("Enter")
        self.settled(mark)
        self.feel("the next page")

    def single(self, text):
        texts = [one.strip() for one in self.page.locator("label.option .text").all_inner_texts()]
        self.press(str(texts.index(text) + 1))

    def multiple(self, texts):
        for text in texts:
            self.single(text)

    def reach(self, selector, limit=40):
        """Tabs until what is wanted has the focus."""
        for _ in range(limit):
            if self.page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            # Behind the last field the focus leaves the page for the browser's own, and comes back: that is no loss.
            self.page.keyboard.press("Tab")
        raise RuntimeError(f"Tab does not reach {selector}")

    def text(self, text):
        self.reach("#answer")
        self.page.keyboard.type(text)

    def range(self, value):
        self.reach("input[type=range]")
        key = "ArrowLeft" if self.value() > value else "ArrowRight"
        self.until(value, lambda: self.press(key))

    def order(self, texts):
        for place, text in enumerate(texts):
            self.reach(f".order button[aria-label='Move up: {text}']")
            while self.order_now().index(text) > place:
                self.press("ArrowUp")
            self.page.locator("main h1").focus()

    def match(self, pairs):
        for left, right in pairs.items():
            name = self.page.locator(".pair label", has_text=left).get_attribute("for")
            self.reach(f"select[id='{name}']")
            self.page.keyboard.type(right)


class Plain(Mouse):
    """A browser without scripts."""

    def settled(self, mark):
        self.page.wait_for_load_state("load")
        if self.page.locator("main [name=asItIs]").count():
            self.page.locator("main [name=asItIs]").click()
            self.page.wait_for_load_state("load")

    def mark(self):
        return None

    def range(self, value):
        slider = self.page.locator("input[type=range]")
        slider.focus()
        self.until(value, lambda: slider.press("ArrowLeft" if self.value() > value else "ArrowRight"))

    def order(self, texts):
        for place, text in enumerate(texts):
            self.page.locator(".order select").nth(place).select_option(label=text)

    def match(self, pairs):
        for left, right in pairs.items():
            name = self.page.locator(".pair label", has_text=left).get_attribute("for")
            self.page.locator(f"select[id='{name}']").select_option(label=right)
