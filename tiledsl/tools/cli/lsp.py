"""`tiledsl lsp`: a language server for editors, over standard input and output.

It speaks the Language Server Protocol 3.17 (microsoft.github.io/language-server-protocol) as far as it needs: whole
texts, published findings, hover and code lenses. Each text is examined in a process of its own (lsp_examine.py)."""

from __future__ import annotations

import argparse
import contextlib
import json
import linecache
import os
import pathlib
import queue
import re
import subprocess
import sys
import threading
import urllib.parse
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, BinaryIO

from tiledsl.diagnostics import VERSION
from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.tools.cli.check import finding_fields
from tiledsl.tools.cli.options import examples

ALL = "--all"  # an argument of lsp_examine
LONGEST = 60.0  # seconds that a text may be examined: its code may not end
_SEVERITIES = {"error": 1, "warning": 2, "note": 3}
_WHOLE_TEXTS = 1  # TextDocumentSyncKind.Full
_NO_JSON, _NO_REQUEST, _NO_METHOD, _WRONG_PARAMETERS = -32700, -32600, -32601, -32602  # JSON-RPC
_ENDS = ("line", "column", "end_line", "end_column")  # of a place
_WORD = re.compile(r"[^\W\d]\w*")
_LINE_ENDS = re.compile(r"\r\n|\n|\r")


def add_command(commands: Any, summary: str) -> None:
    """Add the command, with its line in the list of commands, and its options."""
    parser = commands.add_parser(
        "lsp",
        help=summary,
        description=(
            "Serve an editor by the Language Server Protocol, over standard input and output: findings while a kernel"
            " is typed, tiles and modelled clocks under the cursor, resources above each kernel. The file's code is"
            " executed. Exit status 0 after the editor's shutdown, 1 without."
        ),
        epilog=examples("lsp"),
    )
    parser.set_defaults(run=_run)


def _run(_: argparse.Namespace) -> int:
    return Server(sys.stdin.buffer, sys.stdout.buffer).serve()


class Server:
    """One session with an editor: the open texts, and what is shown of each."""

    def __init__(self, reads: BinaryIO, writes: BinaryIO):
        self._reads, self._writes = reads, writes
        self._writing = threading.Lock()
        self._texts: dict[str, str] = {}
        self._shown: dict[str, dict[str, Any]] = {}
        self._asked: queue.Queue[tuple[str, bool] | None] = queue.Queue()
        self._shut_down = False
        self._running: set[subprocess.Popen[bytes]] = set()
        self._refreshes = False  # whether the editor can be told to ask for code lenses again

    def serve(self) -> int:
        """Answer until the editor ends the session; return the exit status."""
        worker = threading.Thread(target=self._examine_all, daemon=True)
        worker.start()
        for message in self._messages():
            if message.get("method") == "exit":
                break
            try:
                self._receive(message)
            except (
                LookupError,
                TypeError,
                AttributeError,
                ValueError,
            ) as error:  # what the protocol demands is missing
                self._refuse(message.get("id"), _WRONG_PARAMETERS, f"wrong parameters: {error!r}")
        self._asked.put(None)
        for process in tuple(self._running):  # its text may not end
            process.kill()
        return 0 if self._shut_down else 1

    # ------------------------------------------------------------------------------------------------------- messages

    def _messages(self) -> Iterator[dict[str, Any]]:
        while True:
            length = 0
            while (line := self._reads.readline()).strip():
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length" and value.strip().isdigit():
                    length = int(value)
            if not line:
                return
            try:
                message = json.loads(self._reads.read(length))
            except ValueError as error:
                self._refuse(None, _NO_JSON, f"no JSON: {error}")
                continue
            if isinstance(message, dict):
                yield message
            else:
                self._refuse(None, _NO_REQUEST, "a message is an object")

    def _refuse(self, number: object, code: int, why: str) -> None:
        """Answer a request with an error; `number` is None where it has none that is known."""
        self._send({"id": number, "error": {"code": code, "message": why}})

    def _send(self, message: Mapping[str, Any]) -> None:
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        with self._writing, contextlib.suppress(OSError):  # the editor may be gone
            self._writes.write(b"Content-Length: %d\r\n\r\n%s" % (len(content), content))
            self._writes.flush()

    def _receive(self, message: Mapping[str, Any]) -> None:
        given = message.get("params") or {}
        match message.get("method"):
            case "initialize":
                of_workspace = (given.get("capabilities") or {}).get("workspace") or {}
                self._refreshes = bool((of_workspace.get("codeLens") or {}).get("refreshSupport"))
                self._answer(message, {"capabilities": _CAPABILITIES, "serverInfo": _INFO})
            case "shutdown":
                self._shut_down = True
                self._answer(message, None)
            case "textDocument/didOpen":
                self._changed(given["textDocument"]["uri"], given["textDocument"]["text"], whole=True)
            case "textDocument/didChange":
                self._changed(given["textDocument"]["uri"], given["contentChanges"][-1]["text"], whole=False)
            case "textDocument/didSave":
                uri = given["textDocument"]["uri"]
                self._changed(uri, self._texts.get(uri, ""), whole=True)
                for other in self._texts.keys() - {uri}:  # which may import it
                    self._asked.put((other, False))
            case "textDocument/didClose":
                uri = given["textDocument"]["uri"]
                self._texts.pop(uri, None)
                self._shown.pop(uri, None)
                self._publish(uri, [])
            case "textDocument/hover":
                self._answer(message, self._hover(given["textDocument"]["uri"], given["position"]))
            case "textDocument/codeLens":
                self._answer(message, self._lenses(given["textDocument"]["uri"]))
            case method if "id" in message and method is not None:
                self._refuse(message["id"], _NO_METHOD, f"no method {method}")

    def _answer(self, message: Mapping[str, Any], result: object) -> None:
        self._send({"id": message["id"], "result": result})

    # ------------------------------------------------------------------------------------------------------- examining

    def _changed(self, uri: str, text: str, whole: bool) -> None:
        """Keep a text, and have it examined. ValueError and other errors where it is no text, or the URI none."""
        _path(uri)
        self._texts[uri] = text + ""
        self._asked.put((uri, whole))

    def _examine_all(self) -> None:
        """Examine texts as they come; of several changes of one text, the last."""
        while (asked := self._asked.get()) is not None:
            wanted = {asked[0]: asked[1]}
            with contextlib.suppress(queue.Empty):
                while (more := self._asked.get_nowait()) is not None:
                    wanted[more[0]] = wanted.get(more[0], False) or more[1]
                return
            for uri, whole in wanted.items():
                if (text := self._texts.get(uri)) is not None:
                    self._examine(uri, text, whole)

    def _examine(self, uri: str, text: str, whole: bool) -> None:
        """Publish the findings on a text; with `whole`, again with the results of the compiler and of the model."""
        for more in (False, True)[: 1 + whole]:
            shown = _examined(_path(uri), text, more, self._running)
            if self._texts.get(uri) != text:  # typed on meanwhile
                return
            if isinstance(shown, str) and more:  # what is found without the compiler stays
                return
            if isinstance(shown, str):
                shown = {"findings": [finding_fields(Diagnostic("TD902", shown))], "kernels": []}
            if more or uri not in self._shown:
                self._shown[uri] = shown
            else:
                self._shown[uri] |= {"findings": shown["findings"]}
            path = str(_path(uri))
            lines = _lines(text)
            self._publish(uri, [_diagnostic(_placed(one, path), path, lines) for one in shown["findings"]])
        if whole and self._refreshes:
            self._send({"id": "lenses", "method": "workspace/codeLens/refresh"})

    def _publish(self, uri: str, findings: Sequence[Mapping[str, Any]]) -> None:
        self._send({"method": "textDocument/publishDiagnostics", "params": {"uri": uri, "diagnostics": findings}})

    # ---------------------------------------------------------------------------------------------------- what is asked

    def _hover(self, uri: str, position: Mapping[str, int]) -> dict[str, Any] | None:
        lines = _lines(self._texts.get(uri, ""))
        line = position["line"]
        if not 0 <= line < len(lines):
            return None
        kernel = next((one for one in self._kernels(uri) if one["line"] <= line + 1 <= one["last"]), None)
        if kernel is None:
            return None
        column = _characters(lines[line], position["character"])
        word = next((one[0] for one in _WORD.finditer(lines[line]) if one.start() <= column <= one.end()), "")
        texts = [f"```text\n{kernel['table']}\n```"] if word == kernel["name"] and kernel["table"] else []
        texts += [f"`{word}`: {kernel['tiles'][word]}"] if word in kernel["tiles"] else []
        texts += [kernel["lines"][str(line + 1)]] if str(line + 1) in kernel["lines"] else []
        return {"contents": {"kind": "markdown", "value": "\n\n".join(texts)}} if texts else None

    def _lenses(self, uri: str) -> list[dict[str, Any]]:
        """Return a lens above each kernel, with its resources."""
        kernels = [one for one in self._kernels(uri) if one["title"]]
        return [
            {
                "range": _range((one["line"], 1, one["line"], 1)),
                "command": {"title": f"{one['name']}: {one['title']}", "command": "", "arguments": [one["table"]]},
            }
            for one in kernels
        ]

    def _kernels(self, uri: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._shown.get(uri, {}).get("kernels", [])
        return found


_INFO = {"name": "tiledsl", "version": VERSION}
_CAPABILITIES = {
    "textDocumentSync": {"openClose": True, "change": _WHOLE_TEXTS, "save": True},
    "hoverProvider": True,
    "codeLensProvider": {},
    "positionEncoding": "utf-16",
}


def _examined(
    path: pathlib.Path, text: str, whole: bool, running: set[subprocess.Popen[bytes]] | None = None
) -> dict[str, Any] | str:
    """Examine a text in another process, which is in `running` meanwhile. Return why there is no result, where the
    text hangs, or ends its process."""
    command = [sys.executable, "-m", "tiledsl.tools.cli.lsp_examine", str(path), *([ALL] if whole else [])]
    running = running if running is not None else set()
    try:
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    except (OSError, ValueError) as error:  # a path that no system has
        return f"the file cannot be examined: {error}"
    with process:
        running.add(process)
        try:
            output, _ = process.communicate(text.encode(errors="replace"), timeout=LONGEST)
            found: dict[str, Any] = json.loads(output)
        except subprocess.TimeoutExpired:
            return f"the file's code did not end within {LONGEST:.0f} seconds, so nothing was checked"
        except ValueError:
            return "the file's code ended the process that executes it, so nothing was checked"
        finally:
            process.kill()
            running.discard(process)
    return found


def _path(uri: str) -> pathlib.Path:
    """Return the path of a file's URI; of another URI, as of a text without a file, its last part."""
    parts = urllib.parse.urlsplit(uri)
    return pathlib.Path(urllib.request.url2pathname(parts.path).replace("\0", "")).resolve()


def _lines(text: str) -> list[str]:
    """Return the lines of a text, as the protocol counts them."""
    return _LINE_ENDS.split(text)


def _units(text: str) -> int:
    """Return the length of a text in the protocol's units, those of UTF-16."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _characters(line: str, units: int) -> int:
    """Return how many characters of a line take so many units."""
    return len(line.encode("utf-16-le", "surrogatepass")[: 2 * units].decode("utf-16-le", "ignore"))


def _placed(finding: Mapping[str, Any], path: str) -> Mapping[str, Any]:
    """Return a finding at its place in the text. One in another file, as of a helper, stands at the call in the text,
    or at the first line, and has its own place among its labels."""
    if finding["file"] in (path, None):
        return finding
    own = {name: finding[name] for name in ("file", *_ENDS)}
    called = next((one for one in finding["calls"] if one["file"] == path), {"file": None, **dict.fromkeys(_ENDS)})
    labels = [{**own, "text": finding["label"]}, *finding["labels"]]
    return {**finding, **{name: called[name] for name in own}, "label": "", "labels": labels}


def _diagnostic(finding: Mapping[str, Any], path: str, lines: Sequence[str]) -> dict[str, Any]:
    """Return a finding on a text as the protocol's Diagnostic. A finding without a place stands at the first line."""
    for one in finding["labels"]:
        linecache.checkcache(one["file"])  # which may have changed
    texts = [finding["message"], finding["label"], *finding["notes"], *(f"help: {one}" for one in finding["helps"])]
    return {
        "range": _range(_place(finding), lines),
        "severity": _SEVERITIES[finding["severity"]],
        "code": finding["code"],
        "source": "tiledsl",
        "message": "\n".join(filter(None, texts)),
        "relatedInformation": [
            {
                "location": {
                    "uri": pathlib.Path(one["file"]).as_uri(),
                    "range": _range(_place(one), lines if one["file"] == path else linecache.getlines(one["file"])),
                },
                "message": one["text"] or "here",
            }
            for one in finding["labels"]
            if os.path.isabs(one["file"])  # of a text without a file, which no editor can open
        ],
    }


def _place(found: Mapping[str, Any]) -> tuple[int, int, int, int]:
    line, column, end_line, end_column = (found[name] or 1 for name in _ENDS)
    return line, column, end_line, end_column


def _range(place: tuple[int, int, int, int], lines: Sequence[str] = ()) -> dict[str, dict[str, int]]:
    """Return a range of the protocol, which counts lines and units from 0. `lines` are those of the text."""
    line, column, end_line, end_column = place
    return {
        name: {"line": number - 1, "character": _units(lines[number - 1][: at - 1]) if lines[number - 1 :] else at - 1}
        for name, number, at in (("start", line, column), ("end", end_line, end_column))
    }
