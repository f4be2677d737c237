"use strict";
const report = JSON.parse(document.getElementById("report").textContent);
const at = (id) => document.getElementById(id);
const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const numberOf = (place) => (place < 0 ? "" : `${report.places[place][1]}`);
const lineOf = (place) => (place < 0 ? "" : `line ${numberOf(place)}`);
const grouped = (number) => number.toLocaleString("en");
const drawn = []; // what is drawn anew when the colours change
const SVG = "http://www.w3.org/2000/svg";

function make(name, attributes, parent, text) {
  const node = parent && parent.namespaceURI === SVG || name === "svg" ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  if (text !== undefined) node.textContent = text;
  if (parent) parent.append(node);
  return node;
}

function codeAt(place) {
  const row = document.querySelector(`tr[data-place="${place}"] .code`);
  return row ? row.textContent.trim() : "";
}

// ------------------------------------------------------------------------------------------------------------ timeline

function timeline() {
  const data = report.timeline, box = at("warps"), ROW = 22, TOP = 18;
  const names = data.warps.map((_, warp) => `warp ${warp}${report.roles[warp] ? ` ${report.roles[warp]}` : ""}`.slice(0, 26));
  const LEFT = 10 + 6.7 * Math.max(...names.map((name) => name.length));
  const height = TOP + ROW * data.warps.length + 4;
  let from = 0, to = Math.max(data.end, 1);
  for (const [number, kind] of data.kinds.entries()) {
    if (!data.warps.some((events) => events.some((event) => event[0] === number))) continue;
    const item = make("span", {}, at("kinds"));
    make("i", { style: `background: var(--k${number})` }, item);
    item.append(kind);
  }
  function draw() {
    const width = Math.max(320, box.clientWidth), scale = (width - LEFT) / (to - from);
    box.textContent = "";
    const svg = make("svg", { width, height, viewBox: `0 0 ${width} ${height}` }, box);
    const power = 10 ** Math.floor(Math.log10(80 / scale)), gap = power * [1, 2, 5, 10].find((times) => power * times * scale >= 80);
    for (let clock = Math.ceil(from / gap) * gap; clock <= to; clock += gap) {
      const x = LEFT + (clock - from) * scale;
      make("line", { x1: x, x2: x, y1: TOP - 4, y2: height, stroke: "var(--line)" }, svg);
      make("text", { x: x + 2, y: 11 }, svg, grouped(clock));
    }
    for (const [warp, events] of data.warps.entries()) {
      const y = TOP + ROW * warp;
      let drawnTo = 0;
      for (const [number, event] of events.entries()) {
        const [kind, , start, end] = event;
        if (end < from || start > to) continue;
        const x = Math.max(LEFT, LEFT + (start - from) * scale), right = Math.min(width, LEFT + (end - from) * scale), wide = Math.max(right - x, 0.5);
        const barrier = data.kinds[kind] === "barrier";
        if (!barrier && right < drawnTo + 0.4) continue; // nobody would see it
        drawnTo = right;
        make("rect", { x, y: barrier ? y : y + 3, width: barrier ? Math.max(1.5, wide) : wide, height: barrier ? ROW : ROW - 6, fill: barrier ? "var(--waiting)" : `var(--k${kind})`, "data-event": `${warp},${number}` }, svg);
        if (barrier) make("rect", { x: right - 1.5, y, width: 1.5, height: ROW, fill: "var(--k8)" }, svg);
        if (wide > 46 && !barrier) {
          const name = event[4] > 1 ? `${event[4]} × ${lineOf(event[1])}` : lineOf(event[1]);
          if (wide > 7 * name.length) make("text", { x: x + 4, y: y + 15, style: "fill: var(--paper); pointer-events: none" }, svg, name);
        }
      }
      make("rect", { x: 0, y, width: LEFT - 1, height: ROW, fill: "var(--paper)" }, svg);
      make("text", { x: 2, y: y + 15 }, svg, names[warp]);
    }
  }
  function zoom(factor, middle) {
    const least = 40, span = Math.min(data.end, Math.max(least, (to - from) * factor));
    const part = (middle - from) / (to - from);
    from = Math.min(Math.max(0, middle - part * span), data.end - span);
    to = from + span;
    draw();
  }
  const clockAt = (event) => from + ((event.clientX - box.getBoundingClientRect().left - LEFT) / (box.clientWidth - LEFT)) * (to - from);
  const move = (by) => { const span = to - from; from = Math.min(Math.max(0, from + by), data.end - span); to = from + span; draw(); };
  box.addEventListener("wheel", (event) => { event.preventDefault(); zoom(event.deltaY > 0 ? 1.25 : 0.8, clockAt(event)); }, { passive: false });
  let held = null;
  box.addEventListener("pointerdown", (event) => { held = event.clientX; });
  addEventListener("pointerup", () => { held = null; });
  box.addEventListener("pointermove", (event) => {
    if (held !== null) { move(((held - event.clientX) / (box.clientWidth - LEFT)) * (to - from)); held = event.clientX; return; }
    const name = event.target.dataset && event.target.dataset.event;
    if (!name) return;
    const [warp, number] = name.split(",").map(Number), [kind, place, start, end, count, step, text] = data.warps[warp][number];
    const steps = data.steps[step].length ? `, step ${data.steps[step].join(", ")}` : "";
    at("event").textContent = `${names[warp]}: ${count > 1 ? `${count} × ` : ""}${data.texts[text]} (${data.kinds[kind]})${steps}, clocks ${grouped(start)} to ${grouped(end)}, ${lineOf(place)}: ${codeAt(place)}`;
  });
  box.addEventListener("keydown", (event) => {
    const middle = (from + to) / 2, step = (to - from) / 8;
    const does = { "+": () => zoom(0.8, middle), "-": () => zoom(1.25, middle), ArrowLeft: () => move(-step), ArrowRight: () => move(step) }[event.key];
    if (does) { event.preventDefault(); does(); }
  });
  at("zoom-in").addEventListener("click", () => zoom(0.5, (from + to) / 2));
  at("zoom-out").addEventListener("click", () => zoom(2, (from + to) / 2));
  at("zoom-all").addEventListener("click", () => { from = 0; to = Math.max(data.end, 1); draw(); });
  drawn.push(draw);
}

// ----------------------------------------------------------------------------------------------------------------- LDS

function ldsMap() {
  const { tiles, capacity, intervals } = report.lds, box = at("lds-map");
  function draw() {
    box.textContent = "";
    const width = Math.max(320, box.clientWidth), scale = width / capacity, svg = make("svg", { width, height: 40, viewBox: `0 0 ${width} 40` }, box);
    make("rect", { x: 0, y: 4, width, height: 24, fill: "var(--raised)", stroke: "var(--line)" }, svg);
    for (const [number, tile] of tiles.entries()) {
      for (let buffer = 0; buffer < tile.buffers; buffer++) {
        const x = (tile.offset + buffer * tile.pitch) * scale, wide = tile.bytes * scale, name = tile.buffers > 1 ? `${tile.name}[${buffer}]` : tile.name;
        const piece = make("rect", { x, y: 4, width: wide, height: 24, fill: `hsl(${(number * 67 + 205) % 360} 45% 60% / 0.55)`, stroke: "var(--line)" }, svg);
        make("title", {}, piece, `${name}: bytes ${tile.offset + buffer * tile.pitch} to ${tile.offset + buffer * tile.pitch + tile.bytes - 1}`);
        if (wide > 8 * name.length) make("text", { x: x + 4, y: 20, style: "pointer-events: none" }, svg, name);
      }
    }
    make("text", { x: width - 2, y: 38, "text-anchor": "end" }, svg, `${capacity.toLocaleString("en")} bytes`);
  }
  drawn.push(draw);
  const count = intervals.barriers.length + 1, cells = new Map(intervals.cells.map((cell) => [`${cell[0]},${cell[1]},${cell[2]}`, cell]));
  const wide = at("lds-time"), onPaper = 22;
  table(wide, 0, count);
  for (let first = 0; count > onPaper && first < count; first += onPaper) table(wide, first, Math.min(first + onPaper, count)).className = "paper";
  if (count > onPaper) wide.firstChild.className = "screen";

  function table(parent, first, end) {
    const made = make("table", {}, parent), head = make("tr", {}, make("thead", {}, made)), body = make("tbody", {}, made);
    make("th", {}, head, "buffer");
    for (let interval = first; interval < end; interval++) make("th", {}, head, interval ? intervals.barriers[interval - 1].map(numberOf).join(" ") : "start");
    for (const [number, tile] of tiles.entries()) {
      for (let buffer = 0; buffer < tile.buffers; buffer++) {
        const row = make("tr", {}, body), name = tile.buffers > 1 ? `${tile.name}[${buffer}]` : tile.name;
        make("td", {}, row, name);
        for (let interval = first; interval < end; interval++) cell(row, name, cells.get(`${number},${buffer},${interval}`), interval);
      }
    }
    return made;
  }

  function cell(row, name, found, interval) {
    const [reads, writes] = found ? [found[3], found[4]] : [[], []];
    const text = `${writes.length ? `W${writes.length}` : ""}${reads.length && writes.length ? " " : ""}${reads.length ? `R${reads.length}` : ""}`;
    const made = make("td", { class: `${writes.length ? "w" : ""} ${reads.length ? "r" : ""}` }, row, text);
    if (!found) return;
    const words = [writes.length ? `written by warps ${writes.join(" ")}` : "", reads.length ? `read by warps ${reads.join(" ")}` : ""].filter(Boolean).join(", ");
    const by = (interval < intervals.barriers.length ? intervals.barriers[interval] : []).map(lineOf).join(" or ");
    made.title = `${name}: ${words}, at ${found[5].map(lineOf).join(", ")}${by ? `; then the barrier of ${by}` : ""}`;
    made.addEventListener("pointerenter", () => { at("cell").textContent = made.title; });
  }
}

// ------------------------------------------------------------------------------------------------------------- outputs

function output(box) {
  const data = report.outputs[Number(box.dataset.output)], canvas = box.querySelector(".blocks"), side = box.querySelector(".pattern"), told = box.querySelector(".told");
  const ratio = data.rows / data.cols;
  canvas.width = Math.round(Math.min(512, 512 / ratio)); canvas.height = Math.max(40, Math.round(canvas.width * ratio));
  const scale = canvas.width / data.cols, down = canvas.height / data.rows, last = Math.max(1, ...data.blocks.map((block) => block[6]));
  const paint = (block) => (data.xcds > 1 ? `hsl(${((block[6] % data.xcds) * 360) / data.xcds} 50% 58%)` : `hsl(215 55% ${30 + (45 * block[6]) / last}%)`);
  const filled = data.patterns.map((pieces) => pieces.reduce((sum, piece) => sum + piece[2] * piece[3], 0));
  const partsOf = (block) => (filled[block[5]] === block[3] * block[4] ? [[0, 0, block[3], block[4]]] : data.patterns[block[5]]); // with holes: each by itself
  let chosen = null;
  function draw() {
    const pen = canvas.getContext("2d");
    pen.fillStyle = colour("--raised"); pen.fillRect(0, 0, canvas.width, canvas.height);
    for (const block of data.blocks) {
      pen.fillStyle = paint(block);
      for (const [row, col, rows, cols] of partsOf(block)) {
        const wide = cols * scale, high = rows * down, edge = Math.min(wide, high) > 4 ? 0.5 : 0;
        pen.fillRect((block[2] + col) * scale + edge, (block[1] + row) * down + edge, Math.max(wide - 2 * edge, 0.5), Math.max(high - 2 * edge, 0.5));
      }
    }
    if (chosen) { pen.strokeStyle = colour("--ink"); pen.lineWidth = 2; pen.strokeRect(chosen[2] * scale, chosen[1] * down, chosen[4] * scale, chosen[3] * down); }
    pattern();
  }
  function pattern() {
    const pen = side.getContext("2d"), block = chosen || data.blocks[0];
    const size = block ? 320 / Math.max(block[3], block[4]) : 0; // as high and wide as the block: where nothing is stored, it is a hole of the block
    if (block) { side.width = Math.ceil(block[4] * size); side.height = Math.ceil(block[3] * size); }
    pen.fillStyle = colour("--paper"); pen.fillRect(0, 0, side.width, side.height);
    if (!block) return;
    const warps = Math.max(...data.patterns[block[5]].map((piece) => piece[4])) + 1;
    pen.font = "11px monospace"; pen.textAlign = "center"; pen.textBaseline = "middle";
    for (const [row, col, rows, cols, warp] of data.patterns[block[5]]) {
      pen.fillStyle = `hsl(${(warp * 360) / warps} 45% 60%)`; pen.fillRect(col * size + 0.5, row * size + 0.5, cols * size - 1, rows * size - 1);
      pen.fillStyle = "#111"; if (Math.min(rows, cols) * size > 14) pen.fillText(String(warp), (col + cols / 2) * size, (row + rows / 2) * size);
    }
  }
  function tell(block) {
    chosen = block; draw();
    const places = []; let rest = block[0];
    for (const size of [...data.grid].reverse()) { places.unshift(rest % size); rest = Math.floor(rest / size); }
    const xcd = data.xcds > 1 ? `, XCD ${block[6] % data.xcds}` : "";
    told.textContent = `block ${data.grid.length > 1 ? `(${places.join(", ")})` : block[0]}: rows ${block[1]} to ${block[1] + block[3] - 1}, columns ${block[2]} to ${block[2] + block[4] - 1}, work-group ${block[6]}${xcd}`;
  }
  canvas.addEventListener("pointermove", (event) => {
    const frame = canvas.getBoundingClientRect(), col = ((event.clientX - frame.left) / frame.width) * data.cols, row = ((event.clientY - frame.top) / frame.height) * data.rows;
    const inside = (y, x, high, wide) => row >= y && row < y + high && col >= x && col < x + wide;
    const near = data.blocks.filter((block) => inside(block[1], block[2], block[3], block[4]));
    const found = near.find((block) => partsOf(block).some((part) => inside(block[1] + part[0], block[2] + part[1], part[2], part[3])));
    if (found && found !== chosen) tell(found);
  });
  canvas.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || !data.blocks.length) return;
    event.preventDefault();
    tell(data.blocks[Math.min(data.blocks.length - 1, Math.max(0, data.blocks.indexOf(chosen) + by))]);
  });
  drawn.push(draw);
}

// ------------------------------------------------------------------------------------------------------------ accesses

function bankPicture(access) {
  const { banks, phases } = report.banks[`${access.kind} ${access.width}`], CELL = banks > 32 ? 11 : 16, LEFT = 34;
  const figure = make("figure", {}, at("bank-pictures"));
  make("figcaption", {}, figure, `${lineOf(access.place)}: ${access.instruction}${access.tile ? ` of ${access.tile}` : ""}, warp ${access.warp}: ${access.lost ? `${access.lost} clocks lost to conflicts` : "no conflict"}`);
  const size = [LEFT + banks * CELL + 1, phases.length * CELL + 1];
  const svg = make("svg", { width: size[0], height: size[1], viewBox: `0 0 ${size.join(" ")}` }, figure);
  for (const [number, lanes] of phases.entries()) {
    const needed = Array.from({ length: banks }, () => new Map());
    for (const lane of lanes) {
      for (let word = access.addresses[lane] >> 2; word <= (access.addresses[lane] + access.width - 1) >> 2; word++) {
        const bank = needed[word % banks];
        bank.set(word, [...(bank.get(word) || []), lane]);
      }
    }
    const ideal = Math.ceil(needed.reduce((sum, bank) => sum + bank.size, 0) / banks);
    make("text", { x: 0, y: number * CELL + CELL - 2, style: "font-size: 9px" }, svg, `${lanes[0]}…`);
    for (const [bank, words] of needed.entries()) {
      const fill = !words.size ? "var(--raised)" : words.size > ideal ? "var(--bad)" : "var(--k3)";
      const cell = make("rect", { x: LEFT + bank * CELL, y: number * CELL, width: CELL - 1, height: CELL - 1, fill }, svg);
      const who = [...words].map(([word, by]) => `word ${word} for lanes ${by.join(" ")}`).join("; ");
      make("title", {}, cell, `bank ${bank}: ${who || "not needed"}`);
      if (words.size > 1) make("text", { x: LEFT + bank * CELL + 2, y: number * CELL + CELL - 3, style: "font-size: 9px; fill: var(--paper); pointer-events: none" }, svg, String(words.size));
    }
  }
}

function linePicture(access) {
  const LINE = report.cache_line, HIGH = 7, WIDE = 3, rows = new Map();
  for (const [lane, offset] of access.offsets.entries()) {
    if (offset === null) continue;
    for (let byte = offset; byte < offset + access.width;) {
      const row = Math.floor(byte / LINE), end = Math.min(offset + access.width, (row + 1) * LINE);
      rows.set(row, [...(rows.get(row) || []), [lane, byte - row * LINE, end - byte]]);
      byte = end;
    }
  }
  const figure = make("figure", {}, at("line-pictures")), order = [...rows.keys()].sort((a, b) => a - b);
  const least = access.lines > access.least ? `, where ${access.least} would hold them` : "";
  make("figcaption", {}, figure, `${lineOf(access.place)}: ${access.instruction}, ${access.width} bytes a lane, warp ${access.warp}: ${access.lines} line${access.lines === 1 ? "" : "s"}${least}`);
  const size = [LINE * WIDE + 90, order.length * HIGH + 1], svg = make("svg", { width: size[0], height: size[1], viewBox: `0 0 ${size.join(" ")}` }, figure);
  for (const [number, row] of order.entries()) {
    make("rect", { x: 0, y: number * HIGH, width: LINE * WIDE, height: HIGH - 1, fill: "var(--raised)" }, svg);
    for (const [lane, byte, count] of rows.get(row)) {
      const piece = make("rect", { x: byte * WIDE, y: number * HIGH, width: Math.max(1, count * WIDE - 0.5), height: HIGH - 1, fill: `hsl(${lane * 5.6} 50% 58%)` }, svg);
      make("title", {}, piece, `lane ${lane}: ${count} bytes from byte ${row * LINE + byte} on`);
    }
    if (number && order[number - 1] !== row - 1) make("text", { x: LINE * WIDE + 6, y: number * HIGH + 6, style: "font-size: 8px" }, svg, `+${(row - order[number - 1]).toLocaleString("en")} lines`);
  }
}

// ------------------------------------------------------------------------------------------------------------- listing

function listing() {
  const pre = at("listing-text").querySelector("pre");
  for (const [number, text, place] of report.listing.lines) {
    const line = make("span", { class: "asm", "data-from": place }, pre);
    if (place >= 0) make("span", { class: "from" }, line, lineOf(place));
    line.append(`${String(number).padStart(5)}  ${text.replace(/\t/g, "    ")}`);
  }
  const show = (place) => {
    for (const line of pre.querySelectorAll(".of")) line.classList.remove("of");
    for (const row of document.querySelectorAll(".chosen")) row.classList.remove("chosen");
    document.querySelector(`tr[data-place="${place}"]`).classList.add("chosen");
    const lines = pre.querySelectorAll(`[data-from="${place}"]`);
    for (const line of lines) line.classList.add("of");
    at("listing-text").open = true;
    if (lines.length) lines[0].scrollIntoView({ block: "center" });
  };
  for (const row of document.querySelectorAll("tr.listed")) {
    row.addEventListener("click", () => show(row.dataset.place));
    row.addEventListener("keydown", (event) => { if (event.key === "Enter") show(row.dataset.place); });
  }
}

// --------------------------------------------------------------------------------------------------------------- costs

function costs() {
  const whole = at("costs-whole"), turn = at("costs-turn");
  if (!whole) return;
  const show = (button) => {
    at("source").classList.toggle("a-turn", button === turn);
    for (const one of [whole, turn]) one.setAttribute("aria-pressed", String(one === button));
  };
  for (const button of [whole, turn]) button.addEventListener("click", () => show(button));
}

costs();
if (report.timeline) {
  timeline();
  if (report.lds.tiles.length) ldsMap();
  report.lds_accesses.forEach(bankPicture);
  report.global_accesses.forEach(linePicture);
}
for (const box of document.querySelectorAll(".output")) output(box);
if (report.listing) listing();
const redraw = () => drawn.forEach((draw) => draw());
redraw();
addEventListener("resize", redraw);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
