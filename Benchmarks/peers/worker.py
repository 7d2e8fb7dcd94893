"""A peer in a process of its own: threads that wait for work do not disturb the next peer, and a peer that cannot be
loaded, crashes or hangs takes nothing else down."""

import importlib
import multiprocessing

import numpy as np

from peer import aligned

PATIENCE = 180  # seconds


class PeerFailed(Exception):
    pass


class Worker:
    def __init__(self, module, peer, cores):
        processes = multiprocessing.get_context("spawn")
        self.connection, theirs = processes.Pipe()
        self.process = processes.Process(target=serve, args=(theirs, module, peer, cores), daemon=True)
        self.process.start()
        theirs.close()

    def open(self, picture):
        """Version and kernels of the peer, which renders this picture from now on."""
        return self.answer("open", picture)

    def frame(self, kernel, phase):
        return self.answer("frame", kernel, phase)

    def seconds(self, kernel, phases):
        return self.answer("seconds", kernel, phases)

    def answer(self, *question):
        try:
            self.connection.send(question)
            if not self.connection.poll(PATIENCE):
                self.process.kill()
                raise PeerFailed(f"no answer for {PATIENCE} seconds")
            succeeded, answer = self.connection.recv()
        except (EOFError, OSError):
            self.process.join()
            raise PeerFailed(f"the process ended with {self.process.exitcode}") from None
        if not succeeded:
            raise PeerFailed(answer)
        return answer


def serve(connection, module, peer, cores):
    current = None
    while True:
        try:
            question, *arguments = connection.recv()
        except EOFError:
            return
        try:
            if question == "open":
                picture = aligned(arguments[0].shape)
                picture[:] = arguments[0]
                current = getattr(importlib.import_module(module), peer)(picture, cores)
                answer = current.version, current.kernels
            elif question == "frame":
                current.render(*arguments)
                answer = current.result.view(np.uint8).reshape(current.height, current.width, 4)
            else:
                answer = current.seconds(*arguments)
            connection.send((True, answer))
        except Exception as error:
            connection.send((False, f"{type(error).__name__}: {error}".splitlines()[0]))
