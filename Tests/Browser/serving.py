"""A server of its own: a new home, a folder of quizzes, any free port."""
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PROGRAM = Path(os.environ.get("QUIZRUN_PROGRAM", ROOT / ".build" / "debug" / "quizrun"))


class Serving:
    def __init__(self, quizzes=("kinds",), has_shipped=False, options=()):
        self.options = options
        self.folder = Path(tempfile.mkdtemp(prefix="quizrun-browser-"))
        self.environment = {k: v for k, v in os.environ.items() if not k.startswith("QUIZRUN_")}
        self.environment |= {"HOME": str(self.folder / "home"), "LANG": "C.UTF-8"}
        (self.folder / "quizzes").mkdir()
        (self.folder / "plugins").mkdir()
        for name in quizzes:
            shutil.copy(HERE / "quizzes" / f"{name}.json", self.folder / "quizzes")
        if has_shipped:
            for folder in ("quizzes", "plugins"):
                shutil.copytree(ROOT / folder, self.folder / folder, dirs_exist_ok=True)

    def __enter__(self):
        self.start()
        return self

    def start(self, port=0):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--json", "--port", str(port), *self.options], cwd=self.folder, env=self.environment,
            stdout=subprocess.PIPE, stderr=open(self.folder / "errors", "a"), text=True)
        line = self.process.stdout.readline()
        found = re.search(r"(http://127\.0\.0\.1:(\d+))/", line)
        if not found:
            raise RuntimeError(f"serve said '{line}': {self.errors()}")
        self.address, self.port = found[1], int(found[2])
        self.key = Path(json.loads(line)["key_file"]).read_text().strip()

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)

    def __exit__(self, *_):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def errors(self):
        return (self.folder / "errors").read_text()

    def run(self, *arguments, text=""):
        """The program beside the server, with the same record."""
        return subprocess.run([PROGRAM, *arguments], cwd=self.folder, env=self.environment, input=text,
                              capture_output=True, text=True, timeout=120)

    def history(self):
        return json.loads(self.run("history", "--json", "--all-players").stdout)
