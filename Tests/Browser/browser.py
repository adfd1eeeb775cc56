"""Chromium with open ears: whatever a page complains about is remembered."""
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

EXECUTABLE = "/usr/bin/chromium"
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


class Complaints(list):
    """Errors of scripts and of the policy, and files that are not there. A refusal is an answer, and a lost line is no fault of the page."""

    def hear(self, context):
        context.on("weberror", lambda error: self.append(f"error: {error.error}"))
        context.on("console", self.read)

    def read(self, message):
        address = message.location.get("url", "")
        is_answer = message.text.startswith("Failed to load resource") and "/assets/" not in address and "/media/" not in address
        if message.type in ("error", "warning") and "net::ERR" not in message.text and not is_answer:
            self.append(f"{message.type}: {message.text} ({address})")


@contextmanager
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=EXECUTABLE, args=["--no-sandbox"])
        yield browser
        browser.close()


def visit(browser, complaints, **options):
    """A context of its own: a browser that was never here."""
    context = browser.new_context(**({"locale": "en"} | options))
    context.set_default_timeout(20000)
    complaints.hear(context)
    return context


def enter(page, serving, path="/"):
    """Opens a path as the owner of the record, as the printed address does."""
    page.goto(f"{serving.address}{path}#k={serving.key}")
    page.wait_for_function("location.hash === ''")
    page.wait_for_load_state("networkidle")


def enter_plainly(page, serving):
    """The same without a script: the form for the key."""
    page.goto(f"{serving.address}/key")
    page.fill("#key", serving.key)
    page.click("main button.main")
