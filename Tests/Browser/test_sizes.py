"""What goes over the line: a first visit, and a question."""
from browser import Complaints, chromium, enter, visit
from checks import check, end
from playing import Mouse, start
from serving import Serving


def listen(page):
    """Bytes of every answer as they came over the line, headers included."""
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    addresses, sizes = {}, []
    wire.on("Network.requestWillBeSent", lambda event: addresses.update({event["requestId"]: event["request"]["url"]}))
    wire.on("Network.loadingFinished", lambda event: sizes.append((addresses.get(event["requestId"], ""), event["encodedDataLength"])))
    return sizes


with chromium() as browser, Serving(has_shipped=True) as serving:
    for path in ("/", "/quizzes/animals", "/quizzes/kinds"):
        page = visit(browser, Complaints()).new_page()
        sizes = listen(page)
        page.goto(serving.address + path, wait_until="networkidle")
        total = sum(size for _, size in sizes)
        check(f"a first visit to {path} is at most 60 KB ({total} bytes in {len(sizes)} answers)", 0 < total <= 60000, sizes)
        files = sum(size for address, size in sizes if "/assets/" in address and not address.endswith(".svg"))
        check(f"of which style and scripts are at most 32 KB ({files} bytes)", 0 < files <= 32_000, sizes)
        check(f"{path} asks nobody else", all(address.startswith(serving.address) for address, _ in sizes), sizes)
        page.context.close()
    page = visit(browser, Complaints()).new_page()
    enter(page, serving, "/quizzes/kinds")
    start(page)
    sizes = listen(page)
    Mouse(page).play()
    page.wait_for_load_state("networkidle")
    steps = [size for address, size in sizes if "/sittings/" in address]
    check(f"a question or verdict is at most 8 KB (largest {max(steps)} bytes of {len(steps)})", len(steps) > 10 and max(steps) <= 8192, sizes)
    check("between questions nothing but pages is loaded", all("/sittings/" in address for address, _ in sizes), sizes)
end()
