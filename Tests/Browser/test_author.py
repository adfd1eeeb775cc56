"""An author at `serve --watch`: what is saved is in the open page, a mistake stands there with its line until it is mended."""
from browser import Complaints, chromium, enter, visit
from checks import check, end
from playing import Mouse, start, title
from serving import Serving

MODE = 'return { api = 1, name = "Mine", status = function(state, ctx) return { "WORD" } end }'

with chromium() as browser, Serving(options=("--watch",)) as serving:
    file = serving.folder / "plugins" / "mine.lua"
    file.write_text(MODE.replace("WORD", "first"))
    complaints = Complaints()
    page = visit(browser, complaints).new_page()
    enter(page, serving, "/quizzes/kinds?plugin=mine")
    start(page)
    way = Mouse(page)
    while not title(page).startswith("Which of these"):
        way.step()
    check("the mode says its word", page.locator(".status").inner_text() == "first", page.locator(".status").inner_text())
    ticked = lambda: page.locator("label.option:has(:checked)").all_inner_texts()
    for text in ("Dolphin", "Shark"):
        way.single(text)
    file.write_text(MODE.replace("WORD", "second"))
    page.wait_for_selector(".status:has-text('second')")
    check("what is saved is in the open page, at the same question", title(page).startswith("Which of these"), title(page))
    check("what was ticked and not sent stays", [text.strip() for text in ticked()] == ["Dolphin", "Shark"], ticked())
    way.single("Shark")
    file.write_text(MODE.replace("{ \"WORD\" }", "{"))
    page.wait_for_selector(".message.grave")
    said = page.locator(".message.grave").inner_text()
    check("a mistake stands there with its line", "mine.lua:1" in said, said)
    page.reload()
    check("also in a page that is opened anew", "mine.lua:1" in page.locator(".message.grave").inner_text())
    file.write_text(MODE.replace("WORD", "third"))
    page.wait_for_selector(".status:has-text('third')")
    check("once it is mended the question is back", title(page).startswith("Which of these") and not page.locator(".message.grave").count(), title(page))
    check("opened anew it has nothing ticked", not ticked(), ticked())
    way.single("Bat")
    file.write_text(MODE.replace("{ \"WORD\" }", "{"))
    page.wait_for_selector(".message.grave")
    file.write_text(MODE.replace("WORD", "third"))
    page.wait_for_selector(".status:has-text('third')")
    check("a mistake takes nothing away that was ticked", [text.strip() for text in ticked()] == ["Bat"], ticked())
    quiz = serving.folder / "quizzes" / "kinds.json"
    quiz.write_text(quiz.read_text().replace("Which of these are mammals?", "Which are mammals?"))
    page.wait_for_selector("h1:has-text('Which are mammals?')")
    check("so does what is saved of the quiz", page.locator(".status").inner_text() == "third")
    way.single("Dolphin")
    way.forward()
    way.forward()
    check("a verdict is not filled with what was ticked", title(page).startswith("Water boils") and not ticked(), ticked())
    while not title(page).startswith("What is the chemical"):
        way.step()
    way.text("Au")
    file.write_text(MODE.replace("WORD", "fourth"))
    page.wait_for_selector(".status:has-text('fourth')")
    check("what was typed stays, with the focus", page.input_value("#answer") == "Au" and page.evaluate("document.activeElement.id") == "answer")
    page.fill("#answer", "")
    way.step()
    while not title(page).startswith("Order these"):
        way.step()
    way.order(["Mercury", "Venus", "Earth"])
    file.write_text(MODE.replace("WORD", "fifth"))
    page.wait_for_selector(".status:has-text('fifth')")
    check("what was put in order stays so", way.order_now() == ["Mercury", "Venus", "Earth"], way.order_now())
    way.forward()
    way.forward()
    way.match({"Leaf": "Canada", "Cedar": "Lebanon"})
    file.write_text(MODE.replace("WORD", "sixth"))
    page.wait_for_selector(".status:has-text('sixth')")
    chosen = page.locator(".pair select").evaluate_all("all => all.map(one => one.selectedOptions[0].text).sort()")
    check("so do pairs", chosen == ["Canada", "Lebanon"], chosen)
    check("and all of it is sent as it is seen", way.play() and True)
    check("nothing of it is kept", serving.history() == [])
    check("no complaint of the browser", not complaints, complaints)
end()
