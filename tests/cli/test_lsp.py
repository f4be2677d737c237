"""`tiledsl lsp`: a session of an editor over standard input and output."""

import asyncio
import io
import json
import os
import pathlib
import subprocess
import sys

import pytest

from tests.cli.command import KERNEL, WRONG
from tiledsl.tools.cli import lsp
from tiledsl.tools.cli.lsp_examine import examined_text


class Editor:
    """A client of the protocol: numbers its requests, and waits for their answers and for notifications."""

    def __init__(self, folder):
        self.process = subprocess.Popen([sys.executable, "-m", "tiledsl", "lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.uri, self.number, self.came = (folder / "small.py").as_uri(), 0, []

    def send(self, method, **params):
        content = json.dumps({"jsonrpc": "2.0", "method": method, "params": params}).encode()
        self.write(content)

    def write(self, content):
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(content), content))
        self.process.stdin.flush()

    def ask(self, method, **params):
        self.number += 1
        self.write(json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}).encode())
        return self.wait(lambda one: one.get("id") == self.number)

    def wait(self, wanted):
        """The next message that is wanted; the others are kept."""
        while True:
            length = int(self.process.stdout.readline().split(b":")[1])
            assert self.process.stdout.readline() == b"\r\n"
            message = json.loads(self.process.stdout.read(length))
            if wanted(message):
                return message
            self.came.append(message)

    def findings(self):
        return self.wait(lambda one: one.get("method") == "textDocument/publishDiagnostics")["params"]["diagnostics"]

    def document(self, **more):
        return {"uri": self.uri, **more}


def test_columns_are_units_of_utf_16():
    """A character beyond 16 bits has two, and a form feed ends no line: as an editor counts them."""
    place = dict(line=2, column=7, end_line=2, end_column=9)
    finding = dict(place, severity="error", code="TD101", message="m", label="", notes=[], helps=[], labels=[dict(place, file="/k.py", text="")])
    made = lsp._diagnostic(finding, "/k.py", lsp._lines("\f1\r\n'𝐀é' + x\n"))
    assert made["range"] == {"start": {"line": 1, "character": 7}, "end": {"line": 1, "character": 9}}
    assert made["relatedInformation"][0]["location"]["range"] == made["range"]
    assert [lsp._characters("'𝐀é' + x", units) for units in (0, 1, 2, 3, 4, 8, 20)] == [0, 1, 1, 2, 3, 7, 8]


def test_a_session(tmp_path):
    """pygls' client opens a wrong kernel, corrects it, saves; asks for what is under the cursor and above the kernel; ends.

    It checks every message of the server against the protocol."""
    pygls = pytest.importorskip("pygls.lsp.client", reason="pygls is not installed: pip install -e '.[dev]'")
    types = pytest.importorskip("lsprotocol.types")
    uri = (tmp_path / "small.py").as_uri()
    document = types.TextDocumentIdentifier(uri)

    async def session():
        client, published, refreshed, malformed = pygls.LanguageClient("editor", "1"), asyncio.Queue(), asyncio.Event(), []
        client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(lambda found: published.put_nowait(found))
        client.feature(types.WORKSPACE_CODE_LENS_REFRESH)(lambda _: refreshed.set())
        client.report_server_error = lambda error, _: malformed.append(error)
        await client.start_io(sys.executable, "-m", "tiledsl", "lsp", cwd=tmp_path)
        can = types.ClientCapabilities(workspace=types.WorkspaceClientCapabilities(code_lens=types.CodeLensWorkspaceClientCapabilities(refresh_support=True)))
        abilities = (await client.initialize_async(types.InitializeParams(can))).capabilities
        assert abilities.hover_provider and abilities.text_document_sync.change == types.TextDocumentSyncKind.Full
        client.initialized(types.InitializedParams())

        async def hover(line, character):
            return await client.text_document_hover_async(types.HoverParams(document, types.Position(line, character)))

        wrong = "print('a text may print')\n" + WRONG
        client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "python", 1, wrong)))
        (finding,) = (await published.get()).diagnostics
        assert (finding.code, finding.severity, finding.source) == ("TD301", types.DiagnosticSeverity.Error, "tiledsl")
        assert finding.range == types.Range(types.Position(10, 8), types.Position(10, 34))
        assert finding.message.startswith("a piece of 'a' lies outside 'a', which has 64 columns\nstep 1, columns 64..95\n")
        await published.get()
        await refreshed.wait()
        refreshed.clear()
        change = types.TextDocumentContentChangeWholeDocument(KERNEL)
        client.text_document_did_change(types.DidChangeTextDocumentParams(types.VersionedTextDocumentIdentifier(2, uri), [change]))
        assert not (await published.get()).diagnostics
        client.text_document_did_save(types.DidSaveTextDocumentParams(document))
        await refreshed.wait()
        (lens,) = await client.text_document_code_lens_async(types.CodeLensParams(document))
        title, (table,) = lens.command.title, lens.command.arguments
        assert title.startswith("small: ") and "bytes of LDS" in title and "modelled" in title
        assert table.startswith("kernel ") and lens.range.start.line == 4
        lines = KERNEL.splitlines()
        resources, _ = (await hover(4, lines[4].index("small"))).contents.value.split("\n\nmodelled ")
        assert resources == f"```text\n{table}\n```"
        load = next(number for number, line in enumerate(lines) if "td.load(As" in line)
        tile, clocks = (await hover(load, lines[load].index("As"))).contents.value.split("\n\n")
        assert tile == "`As`: shared tile of bf16, 32 x 32: 2,048 bytes of LDS, Swizzle(7, 2)"
        assert clocks.startswith("modelled on MI300X: ") and " clk of a wave, " in clocks
        assert await hover(0, 0) is None and await hover(len(lines) + 9, 0) is None
        client.text_document_did_close(types.DidCloseTextDocumentParams(document))
        assert await hover(load, lines[load].index("As")) is None
        with pytest.raises(pytest.importorskip("pygls.exceptions").JsonRpcMethodNotFound):
            await client.text_document_rename_async(types.RenameParams(document, types.Position(0, 0), "x"))
        assert await client.shutdown_async(None) is None
        client.exit(None)
        status = await client._server.wait()
        await client.stop()
        return status, malformed

    assert asyncio.run(session()) == (0, [])


@pytest.mark.parametrize("workspace, is_told", [({"codeLens": {"refreshSupport": True}}, True), ({"codeLens": {}}, False), (None, False)])
def test_only_an_editor_that_can_is_told_to_ask_again(tmp_path, monkeypatch, workspace, is_told):
    monkeypatch.setattr(lsp, "_examined", lambda *_: {"findings": []})
    written = io.BytesIO()
    server = lsp.Server(io.BytesIO(), written)
    server._receive({"id": 1, "method": "initialize", "params": {"capabilities": {"workspace": workspace} if workspace is not None else {}}})
    server._texts["file:///k.py"] = ""
    server._examine("file:///k.py", "", True)
    assert (b"workspace/codeLens/refresh" in written.getvalue()) == is_told and written.getvalue().count(b"publishDiagnostics") == 2


TEXT = """\
import tiledsl as td


@td.kernel(warps=1, target="gfx942")
def unsized(a: td.gl[td.f32, "M", 32], c: td.gl[td.f32, "M", 32]):
    td.store(c[0, 0], td.load(a[0, 0], (32, 32)))


@td.kernel(warps=1, target="gfx942")
def rows(a: td.gl[td.f32, td.dyn("M"), 32], c: td.gl[td.f32, td.dyn("M")]):
    row = td.grid(td.cdiv(a.rows, 32))
    sums = td.row_sum(td.load(a[row, 0], (32, 32), layout="row"))
    own = td.vgpr()
    td.asm("v_mov_b32 {dst}, 0", dst=own)
    td.store(c[row], sums)
    td.ensures(c, td.row_sum(a))
"""


def test_kernels_without_sizes_and_of_run_time_sizes(tmp_path):
    """What is not known is left out: the first kernel has no tiles, the second has resources and no modelled time."""
    shown = examined_text(tmp_path / "any.py", TEXT, True)
    unsized, rows = shown["kernels"]
    assert shown["findings"] == [] and (unsized["line"], unsized["last"], unsized["tiles"], unsized["table"]) == (5, 5, {}, "")
    assert unsized["title"] == "kernel 'unsized' needs the size M, as in check(M=8192)"
    assert (rows["line"], rows["last"], rows["lines"]) == (10, 15, {}) and "own" not in rows["tiles"]
    assert rows["tiles"]["sums"] == "vector of f32, 32 x 1, layout row"
    assert rows["title"].endswith(" VGPRs, 0 bytes of LDS, 8 waves a SIMD") and rows["table"].startswith("kernel ")
    (finding,) = examined_text(tmp_path / "any.py", "x = 1\ny = (\n", True)["findings"]
    assert (finding["code"], finding["line"]) == ("TD901", 2)


def messages(*contents, header=b"Content-Length: %d"):
    return b"".join((header % len(one) if b"%d" in header else header) + b"\r\n\r\n" + one for one in contents)


def answered(monkeypatch, *contents, examined=lambda *_: {"findings": [], "kernels": []}):
    """The status of a session with these messages, and the messages of the server."""
    monkeypatch.setattr(lsp, "_examined", examined)
    written = io.BytesIO()
    status = lsp.Server(io.BytesIO(messages(*(one if isinstance(one, bytes) else json.dumps(one).encode() for one in contents))), written).serve()
    return status, sent(written)


def sent(written):
    """The messages that a server wrote."""
    return [json.loads(one.partition(b"\r\n\r\n")[2]) for one in written.getvalue().split(b"Content-Length: ")[1:]]


MALFORMED = {
    "no JSON": (b"{", -32700),
    "no UTF-8": (b"\xff\xfe\xff", -32700),
    "no object": (b"[1, 2]", -32600),
    "a number": (b"7", -32600),
    "no parameters": ({"id": 5, "method": "textDocument/hover"}, -32602),
    "a document that is none": ({"id": 5, "method": "textDocument/codeLens", "params": {"textDocument": 3}}, -32602),
    "a position that is none": (
        {"id": 5, "method": "textDocument/hover", "params": {"textDocument": {"uri": "file:///k.py"}, "position": {"line": "x", "character": 0}}},
        -32602,
    ),
    "no changes": ({"method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///k.py"}, "contentChanges": []}}, -32602),
    "a text that is none": ({"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///k.py", "text": 3}}}, -32602),
    "a URI that is none": ({"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "http://[", "text": ""}}}, -32602),
    "a request without a number": ({"method": "shutdown"}, -32602),
    "parameters that are a list": ({"id": 5, "method": "textDocument/hover", "params": [1]}, -32602),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_a_malformed_message_is_refused_and_the_session_goes_on(monkeypatch, name):
    message, code = MALFORMED[name]
    status, (error, after) = answered(monkeypatch, message, {"id": 6, "method": "shutdown"}, {"method": "exit"})
    assert (status, error["error"]["code"]) == (0, code) and error["id"] == (message.get("id") if isinstance(message, dict) else None)
    assert after == {"jsonrpc": "2.0", "id": 6, "result": None}


def test_a_header_without_a_length(monkeypatch):
    monkeypatch.setattr(lsp, "_examined", lambda *_: {"findings": []})
    written = io.BytesIO()
    assert lsp.Server(io.BytesIO(messages(b"", header=b"Content-Length: x") + messages(b'{"id": 1, "method": "shutdown"}')), written).serve() == 0
    assert written.getvalue().count(b"Content-Length") == 2 and b"-32700" in written.getvalue()


def test_a_closed_text_has_no_findings_and_no_lenses(monkeypatch):
    document = {"textDocument": {"uri": "file:///k.py", "text": ""}}
    shown = {"findings": [], "kernels": [{"name": "k", "title": "1 VGPR", "table": "", "line": 1, "last": 2}]}
    written = io.BytesIO()
    monkeypatch.setattr(lsp, "_examined", lambda *_: shown)
    server = lsp.Server(io.BytesIO(), written)
    server._receive({"method": "textDocument/didOpen", "params": document})
    server._examine("file:///k.py", "", True)
    assert len(server._lenses("file:///k.py")) == 1
    server._receive({"method": "textDocument/didClose", "params": document})
    assert server._lenses("file:///k.py") == [] and b'"diagnostics": []' in written.getvalue().splitlines()[-1]


def test_a_text_without_a_result(monkeypatch):
    """It is told at the first line; where the compiler takes too long, the findings of the checks stay."""
    finding = dict(severity="warning", code="TD804", message="m", label="", notes=[], helps=[], labels=[], file=None)
    finding |= dict.fromkeys(("line", "column", "end_line", "end_column"))
    results = iter(["it did not end", {"findings": [finding], "kernels": []}, "it did not end"])
    monkeypatch.setattr(lsp, "_examined", lambda *_: next(results))
    written = io.BytesIO()
    server = lsp.Server(io.BytesIO(), written)
    server._texts["file:///k.py"] = ""
    server._examine("file:///k.py", "", False)
    server._examine("file:///k.py", "", True)
    unfinished, found = (one["params"]["diagnostics"] for one in sent(written))
    assert [(one["code"], one["message"], one["range"]["start"]["line"]) for one in unfinished + found] == [("TD902", "it did not end", 0), ("TD804", "m", 0)]


OPS = """\
import tiledsl as td


@td.op
def read(a, tile, row):
    td.load(tile, a[row, 0], layout="row")
"""


def test_a_finding_in_another_file_stands_at_the_call(tmp_path, monkeypatch):
    """Its own place is related information; without a call it stands at the first line."""
    (tmp_path / "ops.py").write_text(OPS)
    text = KERNEL.replace("td.load(As, a[row, k])", "ops.read(a, As, row)").replace("import tiledsl", "import ops\nimport tiledsl")
    path = tmp_path / "small.py"
    shown = examined_text(path, text, False)
    elsewhere = {**shown["findings"][0], "calls": []}
    monkeypatch.setattr(lsp, "_examined", lambda *_: {**shown, "findings": [*shown["findings"], elsewhere]})
    written = io.BytesIO()
    server = lsp.Server(io.BytesIO(), written)
    server._texts[path.as_uri()] = text
    server._examine(path.as_uri(), text, False)
    (message,) = sent(written)
    called, first = message["params"]["diagnostics"]
    line = next(number for number, one in enumerate(text.splitlines()) if "ops.read" in one)
    assert (called["code"], called["range"]["start"]["line"], first["range"]["start"]["line"]) == (shown["findings"][0]["code"], line, 0)
    for one in (called, first):
        place = one["relatedInformation"][0]["location"]
        assert (place["uri"], place["range"]["start"]["line"]) == ((tmp_path / "ops.py").as_uri(), 5)


def test_a_saved_text_has_the_others_examined_again():
    """They may import it; their clocks stay those of their own last save."""
    server = lsp.Server(io.BytesIO(), io.BytesIO())
    server._texts |= {"file:///k.py": "", "file:///ops.py": ""}
    server._receive({"method": "textDocument/didSave", "params": {"textDocument": {"uri": "file:///ops.py"}}})
    assert [server._asked.get_nowait() for _ in range(2)] == [("file:///ops.py", True), ("file:///k.py", False)] and server._asked.empty()


def test_places_that_no_editor_opens(monkeypatch):
    """A finding of code that has no file is told, without that place; so is one of a text with half of a character."""
    place = dict(line=1, column=1, end_line=1, end_column=2)
    finding = dict(place, severity="error", code="TD101", message="\ud800", label="", notes=[], helps=[], labels=[dict(place, file="<string>", text="")])
    assert lsp._diagnostic(finding, "/k.py", [""])["relatedInformation"] == []
    written = io.BytesIO()
    lsp.Server(io.BytesIO(), written)._send({"message": "\ud800"})
    assert b"\\ud800" in written.getvalue() and lsp._path("file:///a%00b.py").name == "ab.py"
    for path in ("/\ud800.py", "/" + "x" * 200_000):
        assert lsp._examined(pathlib.Path(path), "", False).startswith("the file cannot be examined: ")


def test_a_process_that_runs_is_killed_at_the_end():
    class Process:
        is_killed = False

        def kill(self):
            self.is_killed = True

    process, server = Process(), lsp.Server(io.BytesIO(messages(b'{"method": "exit"}')), io.BytesIO())
    server._running.add(process)
    assert server.serve() == 1 and process.is_killed


@pytest.mark.thorough
def test_the_process_of_a_text_ends_with_the_session(tmp_path):
    """The text does not end by itself; its process says that it runs."""
    found = Editor(tmp_path)
    text = f"import os, pathlib, time\npathlib.Path({str(tmp_path / 'runs')!r}).write_text(str(os.getpid()))\nwhile True: time.sleep(0.01)\n"
    found.send("textDocument/didOpen", textDocument=found.document(languageId="python", version=1, text=text))
    while not (tmp_path / "runs").exists() or not (tmp_path / "runs").read_text():
        assert found.process.poll() is None
    found.send("exit")
    assert found.process.wait(timeout=30) == 1
    found.process.stdin.close()
    found.process.stdout.close()
    number = int((tmp_path / "runs").read_text())
    with pytest.raises(ProcessLookupError):
        while pathlib.Path(f"/proc/{number}/stat").read_text().split()[2] != "Z":
            os.kill(number, 0)
        raise ProcessLookupError


@pytest.mark.thorough
def test_a_text_that_is_no_python(tmp_path):
    """The finding stands at its line; the text needs no file. A text that ends its process is told too."""
    from tiledsl.tools.cli.lsp import _examined

    (finding,) = _examined(tmp_path / "any.py", "x = 1\ny = (\n", False)["findings"]
    assert (finding["code"], finding["line"]) == ("TD901", 2)
    ended = _examined(tmp_path / "any.py", "import os\nos._exit(3)\n", False)
    assert ended == "the file's code ended the process that executes it, so nothing was checked"
    assert not pathlib.Path(tmp_path / "any.py").exists()
