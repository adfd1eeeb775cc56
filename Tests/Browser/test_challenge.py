"""A result becomes a code on its page, and a friend who puts it in, here or in a terminal, sees who knows more."""
from browser import PHONE, Complaints, chromium, enter, visit
from checks import check, end
from playing import Keys, Mouse, start
from serving import Serving


def sent(page):
    page.get_by_role("link", name="Challenge a friend").click()
    page.wait_for_url("**/challenge")
    text = page.locator(".share").input_value()
    return text, text.split()[-1]


with chromium() as browser, Serving(("kinds",), has_shipped=True) as serving:
    complaints = Complaints()
    owner = visit(browser, complaints, **PHONE).new_page()
    enter(owner, serving, "/quizzes/kinds")
    start(owner)
    Mouse(owner).play()
    text, code = sent(owner)
    check("a result becomes a code, behind what is shared of it", text.startswith("quizrun One of each kind 8/8") and code.startswith("quizrun1-"), text)
    check("the page says where it is put in", "quizrun challenge accept" in owner.locator("main").inner_text())
    owner.go_back()
    owner.wait_for_selector(".result")
    owner.get_by_role("link", name="See the answers").click()
    owner.wait_for_url("**/review")
    check("the review leads there too", sent(owner)[1] == code)

    # A friend at the same server, as a guest.
    friend = visit(browser, complaints).new_page()
    friend.goto(serving.address + "/challenge")
    friend.fill("#code", text)
    friend.get_by_role("button", name="Look at it").click()
    friend.get_by_role("button", name="Take the challenge").click()
    friend.wait_for_selector("main.play")
    keys = Keys(friend)
    while not friend.locator(".result").count():
        mark, skip = keys.mark(), friend.get_by_role("button", name="Skip")
        (skip if skip.count() else friend.locator("main .step .actions .main")).click()
        keys.settled(mark)
    told = friend.locator("main").inner_text()
    check("whoever takes it sees who knows more", "Player wins." in told and "8 of 8" in told, told)
    _, other = sent(friend)
    check("and can send one back", other.startswith("quizrun1-") and other != code, other)

    # In a terminal, from an address as it is sent where the server is not this machine alone.
    said = serving.run("challenge", "accept", f"http://192.168.1.2:8420/challenge?code={code}", "--json")
    check("a terminal takes the address too", '"type":"begin"' in said.stdout and said.returncode == 0, said.stdout[:200] + said.stderr)
    check("the code is the one that the command line makes", serving.run("verify", code).returncode == 0)

    # What somebody else cannot play in the same way is no offer.
    owner.goto(serving.address + "/quizzes/kinds")
    owner.locator("main details > summary").click()
    owner.check("[name=practice]")
    start(owner)
    Mouse(owner).play()
    check("practice offers none", not owner.get_by_role("link", name="Challenge a friend").count())
    check("no complaint of the browser", not complaints, complaints)

    # Guests are offered nothing that only several can play.
    stranger = visit(browser, complaints).new_page()
    for quiz in ("kinds", "world-capitals"):
        stranger.goto(f"{serving.address}/quizzes/{quiz}")
        offered = stranger.locator("#plugin option").evaluate_all("all => all.map(o => o.value)")
        check(f"a guest is offered no mode for several players: {quiz}", len(offered) > 3 and "hotseat" not in offered
              and not stranger.locator("#players").count(), offered)
    owner.goto(f"{serving.address}/quizzes/world-capitals")
    offered = owner.locator("#plugin option").evaluate_all("all => all.map(o => o.value)")
    check("the owner is", "hotseat" in offered and owner.locator("#players").count() == 1, offered)
end()
