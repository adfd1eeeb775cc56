"""A line between browser and server that takes its time, and loses some requests on the way there or back."""
import random
import socket
import threading
import time


class SlowLine:
    """Listens on a port, and passes on to another. Each connection carries one request at a time; every tenth is lost.

    A browser sends what was lost on an old connection once more by itself. So the line is gone for the next two as well.
    """

    def __init__(self, port, delay=0.4, lost=0.1, seed=1):
        self.to, self.delay, self.lost = port, delay, lost
        self.chance = random.Random(seed)
        self.cut = self.passed = self.gone = 0
        self.isOn = False
        self.server = socket.create_server(("127.0.0.1", 0))
        self.port = self.server.getsockname()[1]
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while True:
            try:
                here, _ = self.server.accept()
            except OSError:
                return
            if self.gone:
                self.gone -= 1
                here.close()
                continue
            there = socket.create_connection(("127.0.0.1", self.to))
            threading.Thread(target=self.up, args=(here, there), daemon=True).start()
            threading.Thread(target=self.down, args=(there, here), daemon=True).start()

    def up(self, here, there):
        """Requests. A lost one is dropped before the server has it, or when it has been done and the answer is on its way."""
        try:
            while data := here.recv(65536):
                # The server answers to its own name alone.
                data = data.replace(b":%d" % self.port, b":%d" % self.to)
                time.sleep(self.delay / 2)
                if self.isOn and self.chance.random() < self.lost:
                    self.cut += 1
                    self.gone = 2
                    if self.chance.random() < 0.5:
                        there.sendall(data)
                        time.sleep(0.3)
                    break
                self.passed += 1
                there.sendall(data)
        except OSError:
            pass
        self.shut(here, there)

    def down(self, there, here):
        try:
            while data := there.recv(65536):
                time.sleep(self.delay / 2)
                here.sendall(data)
        except OSError:
            pass
        self.shut(here, there)

    def shut(self, *ends):
        for end in ends:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
