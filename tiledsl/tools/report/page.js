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

// --------------------------------------------------------------------------------------------------------------- clocks

// A picture over clocks in `box` that zooms and moves. `paint(svg, view, width)` draws; view.left is the width of the names.
function clocks(box, left, height, end, paint) {
  const view = { from: 0, to: Math.max(end, 1), left, show, held: () => held !== null };
  let held = null;
  function draw() {
    const width = Math.max(320, box.clientWidth), scale = (width - left) / (view.to - view.from), TOP = 18;
    box.textContent = "";
    const svg = make("svg", { width, height, viewBox: `0 0 ${width} ${height}` }, box);
    const power = 10 ** Math.floor(Math.log10(80 / scale)), gap = power * [1, 2, 5, 10].find((times) => power * times * scale >= 80);
    for (let clock = Math.ceil(view.from / gap) * gap; clock <= view.to; clock += gap) {
      const x = left + (clock - view.from) * scale, name = grouped(clock);
      make("line", { x1: x, x2: x, y1: TOP - 4, y2: height, stroke: "var(--line)" }, svg);
      if (x + 2 + 7 * name.length < width) make("text", { x: x + 2, y: 11 }, svg, name);
    }
    paint(svg, view, width, scale);
  }
  function show(from, to) {
    const span = Math.min(Math.max(end, 1), Math.max(40, to - from));
    view.from = Math.min(Math.max(0, from), Math.max(end, 1) - span);
    view.to = view.from + span;
    draw();
  }
  function zoom(factor, middle) {
    const span = Math.min(Math.max(end, 1), Math.max(40, (view.to - view.from) * factor)), part = (middle - view.from) / (view.to - view.from);
    show(middle - part * span, middle + (1 - part) * span);
  }
  const clockAt = (event) => view.from + ((event.clientX - box.getBoundingClientRect().left - left) / (box.clientWidth - left)) * (view.to - view.from);
  const move = (by) => show(view.from + by, view.to + by);
  box.addEventListener("wheel", (event) => { event.preventDefault(); zoom(event.deltaY > 0 ? 1.25 : 0.8, clockAt(event)); }, { passive: false });
  box.addEventListener("pointerdown", (event) => { held = event.clientX; });
  addEventListener("pointerup", () => { held = null; });
  addEventListener("pointercancel", () => { held = null; });
  box.addEventListener("pointermove", (event) => {
    if (held === null) return;
    move(((held - event.clientX) / (box.clientWidth - left)) * (view.to - view.from));
    held = event.clientX;
  });
  box.addEventListener("keydown", (event) => {
    const middle = (view.from + view.to) / 2, step = (view.to - view.from) / 8;
    const does = { "+": () => zoom(0.8, middle), "-": () => zoom(1.25, middle), ArrowLeft: () => move(-step), ArrowRight: () => move(step) }[event.key];
    if (does) { event.preventDefault(); does(); }
  });
  at("zoom-in").addEventListener("click", () => zoom(0.5, (view.from + view.to) / 2));
  at("zoom-out").addEventListener("click", () => zoom(2, (view.from + view.to) / 2));
  drawn.push(draw);
  return view;
}

const widthOf = (names) => 10 + 6.7 * Math.max(...names.map((name) => name.length));

function nameOfRow(svg, left, y, high, name) {
  make("rect", { x: 0, y, width: left - 1, height: high, fill: "var(--paper)" }, svg);
  make("text", { x: 2, y: y + high / 2 + 4 }, svg, name);
}

// -------------------------------------------------------------------------------------- the order of the plan's operations

function planned() {
  const data = report.timeline, box = at("warps"), ROW = 22, TOP = 18;
  const names = data.warps.map((_, warp) => `warp ${warp}${report.roles[warp] ? ` ${report.roles[warp]}` : ""}`.slice(0, 26));
  for (const [number, kind] of data.kinds.entries()) {
    if (!data.warps.some((events) => events.some((event) => event[0] === number))) continue;
    const item = make("span", {}, at("kinds"));
    make("i", { style: `background: var(--k${number})` }, item);
    item.append(kind);
  }
  const view = clocks(box, widthOf(names), TOP + ROW * data.warps.length + 4, data.end, (svg, { from, to, left }, width, scale) => {
    for (const [warp, events] of data.warps.entries()) {
      const y = TOP + ROW * warp;
      let drawnTo = 0;
      for (const [number, event] of events.entries()) {
        const [kind, , start, end] = event;
        if (end < from || start > to) continue;
        const x = Math.max(left, left + (start - from) * scale), right = Math.min(width, left + (end - from) * scale), wide = Math.max(right - x, 0.5);
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
      nameOfRow(svg, left, y, ROW, names[warp]);
    }
  });
  box.addEventListener("pointermove", (event) => {
    const name = event.target.dataset && event.target.dataset.event;
    if (!name || view.held()) return;
    const [warp, number] = name.split(",").map(Number), [kind, place, start, end, count, step, text] = data.warps[warp][number];
    const steps = data.steps[step].length ? `, step ${data.steps[step].join(", ")}` : "";
    at("event").textContent = `${names[warp]}: ${count > 1 ? `${count} × ` : ""}${data.texts[text]} (${data.kinds[kind]})${steps}, clocks ${grouped(start)} to ${grouped(end)}, ${lineOf(place)}: ${codeAt(place)}`;
  });
  at("zoom-all").addEventListener("click", () => view.show(0, data.end));
}

// ----------------------------------------------------------------------------------------------------- the modelled timeline

// Spans as [start, end, kind, line of the listing]; in the page they begin behind the one before, and a pipe's have no kind.
function unpacked(spans) {
  let before = 0;
  return spans.map((span) => {
    const start = before + span[0];
    before = start + span[1];
    return span.length > 3 ? [start, before, span[2], span[3]] : [start, before, -1, span[2]];
  });
}

function unit() {
  const data = report.model.timeline, box = at("unit"), TOP = 18, PIPE = 17, WAVE = 20, GAP = 7, narrow = box.clientWidth < 600;
  const instructions = new Map(report.listing.lines.map(([number, text, place]) => [number, [text.trim().replace(/\s+/g, " "), place]]));
  const rows = [], waits = new Set(report.model.waits);
  const pipeRow = (pipe) => rows.push({ name: pipe.simd === null ? pipe.pipe : `SIMD ${pipe.simd} ${pipe.pipe.replace(" unit", "")}`, high: PIPE, spans: unpacked(pipe.spans), pipe: pipe.pipe, begins: [], of: pipe.simd === null ? pipe.pipe : `${pipe.pipe} of SIMD ${pipe.simd}` });
  data.pipes.filter((pipe) => pipe.simd === null).forEach(pipeRow);
  for (const simd of [...new Set(data.waves.map((wave) => wave.simd))].sort((a, b) => a - b)) {
    rows.push({ gap: `SIMD ${simd}`, high: GAP });
    data.pipes.filter((pipe) => pipe.simd === simd).forEach(pipeRow);
    for (const wave of data.waves.filter((one) => one.simd === simd)) {
      const role = report.roles[wave.warp], block = data.blocks > 1 ? `block ${wave.block} ` : "";
      const loop = data.iterations.find((one) => one.wave === wave.wave);
      rows.push({
        name: `${narrow && block ? `b${wave.block} w${wave.warp}` : `${block}warp ${wave.warp}`}${role ? ` ${narrow ? role.slice(0, 4) : role}` : ""}`.slice(0, 28),
        of: `${block}warp ${wave.warp}${role ? ` ${role}` : ""}, SIMD ${simd}`, high: WAVE, spans: unpacked(wave.spans), begins: loop ? loop.begins : [], left_out: loop ? loop.left_out : 0,
      });
    }
  }
  let y = TOP;
  for (const row of rows) { row.y = y; y += row.high; }
  const left = widthOf(rows.filter((row) => row.name).map((row) => (row.pipe ? `${row.name} 100 %` : row.name)));
  const view = clocks(box, left, y + 4, data.end, (svg, { from, to }, width, scale) => {
    const place = (clock) => left + (clock - from) * scale;
    for (const [number, row] of rows.entries()) {
      if (row.gap) { make("line", { x1: 0, x2: width, y1: row.y + GAP / 2, y2: row.y + GAP / 2, stroke: "var(--line)" }, svg); continue; }
      let drawnTo = left - 1, busy = 0; // where the last rectangle ends
      for (const [index, [start, end, kind]] of row.spans.entries()) {
        if (end <= from || start >= to) continue;
        busy += Math.min(end, to) - Math.max(start, from);
        const exact = Math.max(left, place(start)), x = exact < drawnTo + 0.7 ? Math.max(drawnTo, left) : exact, right = Math.min(width, place(end));
        if (right < drawnTo + 0.7) continue; // nobody would see it
        drawnTo = Math.max(right, x + 1);
        const what = row.pipe || data.kinds[kind], low = !row.pipe && waits.has(what), high = row.pipe ? row.high - 5 : low ? 6 : row.high - 5;
        const wide = drawnTo - x > 4 ? drawnTo - x - 1 : drawnTo - x; // a gap between instructions, where there is room
        make("rect", { x, y: row.y + (row.high - high) / 2, width: wide, height: high, "shape-rendering": "crispEdges", fill: report.model.colours[what], "data-event": `${number},${index}` }, svg);
      }
      for (const [index, begin] of row.begins.entries()) {
        if (begin < from || begin > to) continue;
        const last = index === row.begins.length - 1;
        const mark = make("line", { x1: place(begin), x2: place(begin), y1: row.y, y2: row.y + row.high, stroke: "var(--ink)", "stroke-width": last ? 2 : 1, "stroke-dasharray": last ? "3 2" : "none", class: last ? "left-out" : "iteration" }, svg);
        make("title", {}, mark, last ? `${grouped(row.left_out)} more iterations are left out here` : "an iteration of the hot loop begins");
      }
      nameOfRow(svg, left, row.y, row.high, row.pipe ? `${row.name} ${Math.round((100 * busy) / (to - from))} %` : row.name);
    }
  });
  const shown = (event) => {
    const name = event.target.dataset && event.target.dataset.event;
    if (!name || view.held()) return;
    const [number, index] = name.split(",").map(Number), row = rows[number], [start, end, kind, line] = row.spans[index];
    const [text, place] = instructions.get(line) || ["an instruction", -1], what = row.pipe || data.kinds[kind];
    const does = row.pipe ? `busy with ${text}` : waits.has(what) ? `waits, ${what}, before ${text}` : `issues ${text}`;
    const source = place >= 0 ? `${lineOf(place)}: ${codeAt(place)}` : `line ${line} of the listing`;
    at("event").textContent = `${row.of} ${does}: clk ${grouped(start)} to ${grouped(end)}, ${grouped(end - start)} clk, ${source}`;
  };
  box.addEventListener("pointermove", shown);
  box.addEventListener("click", shown);
  for (const button of document.querySelectorAll("button.window")) button.addEventListener("click", () => view.show(...data.windows[button.dataset.window]));
  [view.from, view.to] = data.windows["two iterations"] || data.windows.all;
}

// -------------------------------------------------------------------------------------------------------------- roofline

function roofline() {
  const data = report.model.roofline, box = at("roofline"), point = data.point, top = data.peaks[0].tflops;
  const figure = (value) => (value >= 10 ? grouped(Math.round(value)) : String(Number(value.toPrecision(3))));
  const decade = (value, up) => 10 ** (up ? Math.ceil(Math.log10(value)) : Math.floor(Math.log10(value)));
  const ridge = top / data.hbm_tbs, xs = [ridge, 1, ...(point ? [point.flops_per_byte] : [])], least = Math.min(data.peaks.at(-1).tflops, point ? point.low : top);
  const fromX = decade(Math.min(...xs), false), toX = decade(Math.max(...xs) * 2, true), fromY = decade(least / 2, false), toY = top * 2;
  drawn.push(() => {
    const width = Math.max(320, Math.min(760, box.clientWidth)), height = width < 560 ? 300 : 340, LEFT = 54, RIGHT = 8, TOP = 8, BOTTOM = 34;
    const x = (value) => LEFT + ((width - LEFT - RIGHT) * Math.log10(value / fromX)) / Math.log10(toX / fromX);
    const y = (value) => height - BOTTOM - ((height - TOP - BOTTOM) * Math.log10(value / fromY)) / Math.log10(toY / fromY);
    box.textContent = "";
    const svg = make("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": "The roofline, modelled" }, box);
    const ticks = Math.log10(toX / fromX) > 6 && width < 560 ? 100 : 10;
    for (let value = fromX; value <= toX * 1.001; value *= ticks) {
      make("line", { x1: x(value), x2: x(value), y1: TOP, y2: height - BOTTOM, stroke: "var(--line)" }, svg);
      make("text", { x: x(value), y: height - BOTTOM + 13, "text-anchor": value === fromX ? "start" : value * ticks > toX * 1.001 ? "end" : "middle" }, svg, figure(value));
    }
    for (let value = fromY; value <= toY; value *= 10) {
      make("line", { x1: LEFT, x2: width - RIGHT, y1: y(value), y2: y(value), stroke: "var(--line)" }, svg);
      make("text", { x: LEFT - 5, y: y(value) + 4, "text-anchor": "end" }, svg, figure(value));
    }
    make("text", { x: width - RIGHT, y: height - 4, "text-anchor": "end" }, svg, "operations for each byte of HBM");
    make("text", { x: LEFT + 4, y: TOP + 10 }, svg, "TFLOP/s");
    const first = Math.max(fromX, fromY / data.hbm_tbs);
    make("line", { x1: x(first), y1: y(first * data.hbm_tbs), x2: x(ridge), y2: y(top), stroke: "var(--link)", "stroke-width": 2, class: "roof" }, svg);
    const low = first * 1.5, angle = (Math.atan2(y(low * data.hbm_tbs) - y(low * 10 * data.hbm_tbs), x(low * 10) - x(low)) * -180) / Math.PI;
    make("text", { x: 0, y: -6, style: "fill: var(--link)", transform: `translate(${x(low)} ${y(low * data.hbm_tbs)}) rotate(${angle})` }, svg, `HBM ${data.hbm_tbs} TB/s`);
    if (data.peak_at_clock) make("line", { x1: x(data.peak_at_clock / data.hbm_tbs), x2: width - RIGHT, y1: y(data.peak_at_clock), y2: y(data.peak_at_clock), stroke: "var(--link)", "stroke-dasharray": "6 4", class: "roof" }, svg);
    for (const { types, tflops } of data.peaks) {
      const own = tflops === data.own_peak;
      make("line", { x1: x(tflops / data.hbm_tbs), x2: width - RIGHT, y1: y(tflops), y2: y(tflops), stroke: own ? "var(--link)" : "var(--faint)", "stroke-width": own ? 2 : 1, class: "roof" }, svg);
      const above = y(tflops) - y(data.peak_at_clock || 1e9), crossed = above > 0 && above < 15;  // the dashed line, where the label would stand
      make("text", { x: width - RIGHT - 2, y: y(tflops) + (crossed ? 12 : -4), "text-anchor": "end", style: own ? "fill: var(--link)" : "fill: var(--faint)" }, svg, `${types.join(", ")} ${grouped(Math.round(tflops))}`);
    }
    if (!point) return;
    const at_ = x(point.flops_per_byte), text = `modelled: ${figure(point.likely)} TFLOP/s`;
    const group = make("g", { class: "point" }, svg);
    make("title", {}, group, `modelled: ${figure(point.likely)} TFLOP/s, ${figure(point.low)} to ${figure(point.high)}, at ${figure(point.flops_per_byte)} operations a byte`);
    make("line", { x1: at_, x2: at_, y1: y(point.low), y2: y(point.high), stroke: "var(--bad)", "stroke-width": 2 }, group);
    for (const end of [point.low, point.high]) make("line", { x1: at_ - 5, x2: at_ + 5, y1: y(end), y2: y(end), stroke: "var(--bad)", "stroke-width": 2 }, group);
    make("circle", { cx: at_, cy: y(point.likely), r: 4.5, fill: "var(--bad)" }, group);
    const size = 6.7 * text.length, slope = (at) => y((fromX * data.hbm_tbs) * (toX / fromX) ** ((at - LEFT) / (width - LEFT - RIGHT)));
    const struck = ([at, base]) => at < LEFT || at + size > width - RIGHT || base > height - BOTTOM - 3
      || [data.peak_at_clock, ...data.peaks.map((one) => one.tflops)].some((peak) => peak && at + size > x(peak / data.hbm_tbs) && base - 12 < y(peak) && base + 4 > y(peak))
      || (slope(at + size) < base + 4 && slope(at) > base - 12 && base > y(top));
    const edges = [at_ - 10 - size, at_ + 10, Math.min(at_ + 10, width - RIGHT - 2 - size)];
    const places = [y(point.low) + 16, y(point.high) - 8, y(point.low) + 32].flatMap((base) => edges.map((edge) => [edge, base]));
    const [left, base] = places.find((place) => !struck(place)) || places.find(([at]) => at > LEFT) || places[2];
    make("text", { x: left, y: base, style: "fill: var(--bad)" }, group, text);
  });
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
  const order = report.model.order, rounds = box.querySelector(".rounds");
  let chosen = null, round = null, xcd = null;
  const isFaint = (block) => (round !== null && Math.floor(block[6] / order.round_blocks) !== round) || (xcd !== null && block[6] % data.xcds !== xcd);
  function draw() {
    const pen = canvas.getContext("2d");
    pen.fillStyle = colour("--raised"); pen.fillRect(0, 0, canvas.width, canvas.height);
    for (const block of data.blocks) {
      pen.fillStyle = paint(block);
      pen.globalAlpha = isFaint(block) ? 0.12 : 1;
      for (const [row, col, rows, cols] of partsOf(block)) {
        const wide = cols * scale, high = rows * down, edge = Math.min(wide, high) > 4 ? 0.5 : 0;
        pen.fillRect((block[2] + col) * scale + edge, (block[1] + row) * down + edge, Math.max(wide - 2 * edge, 0.5), Math.max(high - 2 * edge, 0.5));
      }
    }
    pen.globalAlpha = 1;
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
    told.textContent = `block ${data.grid.length > 1 ? `(${places.join(", ")})` : block[0]}: rows ${block[1]} to ${block[1] + block[3] - 1}, columns ${block[2]} to ${block[2] + block[4] - 1}, work-group ${block[6]}${xcd}${order ? `, round ${Math.floor(block[6] / order.round_blocks)}` : ""}`;
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
  if (!rounds) return;
  const all = rounds.querySelector("button"), slider = rounds.querySelector("input"), said = rounds.querySelector("output");
  const show = (number) => {
    round = number;
    if (all) all.setAttribute("aria-pressed", String(round === null));
    const count = data.blocks.filter((block) => !isFaint(block)).length, of = xcd === null ? "" : ` of XCD ${xcd}`;
    said.textContent = round === null ? `${order.rounds} round${order.rounds > 1 ? "s" : ""} of ${grouped(order.round_blocks)} blocks` : `${round} of 0 to ${order.rounds - 1}: ${grouped(count)} blocks${of}${data.left_out ? " drawn" : ""}`;
    draw();
  };
  if (all) {
    all.addEventListener("click", () => show(null));
    slider.addEventListener("input", () => show(Number(slider.value)));
  }
  show(null);
  if (box.dataset.output !== "0") return;
  for (const row of document.querySelectorAll("#xcds tr[data-xcd]")) {
    let before = null;
    const enter = () => { if (xcd === null) before = round; xcd = Number(row.dataset.xcd); show(order.shown); };
    const leave = () => { xcd = null; show(before); };
    row.addEventListener("pointerenter", enter);
    row.addEventListener("pointerleave", leave);
    row.addEventListener("focus", enter);
    row.addEventListener("blur", leave);
  }
}

// ------------------------------------------------------------------------------------------------------------- vectors

function vectorPicture(vector) {
  const WIDE = 14, HIGH = 14, LEFT = 56, nameOf = (one) => `v${one.register}${vector.bits < 32 ? `[${one.bit + vector.bits - 1}:${one.bit}]` : ""}`;
  const figure = make("figure", {}, at("vector-pictures"));
  const names = vector.names.join(", "), more = vector.unnamed ? `${names ? " and " : ""}${vector.unnamed} without a name` : "";
  make("figcaption", {}, figure, `${vector.what}: ${names}${more}, line${vector.lines.length > 1 ? "s" : ""} ${vector.lines.join(", ")}`);
  const size = [LEFT + 64 * WIDE, (vector.held.length + 1) * HIGH];
  const svg = make("svg", { width: size[0], height: size[1], viewBox: `0 0 ${size.join(" ")}` }, figure);
  make("text", { x: 0, y: HIGH - 4, style: "font-size: 9px" }, svg, "lane");
  for (let lane = 0; lane < 64; lane += 8) make("text", { x: LEFT + lane * WIDE, y: HIGH - 4, style: "font-size: 9px" }, svg, String(lane));
  for (const [number, one] of vector.held.entries()) {
    const y = (number + 1) * HIGH;
    make("text", { x: 0, y: y + HIGH - 4, style: "font-size: 9px" }, svg, nameOf(one));
    for (const [lane, element] of one.elements.entries()) {
      const cell = make("rect", { x: LEFT + lane * WIDE, y, width: WIDE - 1, height: HIGH - 1, fill: `hsl(${(element * 360) / vector.size} 50% 68%)` }, svg);
      const others = one.elements.flatMap((other, at) => (other === element && at !== lane ? [at] : []));
      make("title", {}, cell, `lane ${lane}, ${nameOf(one)}: element ${element}${others.length ? `, as in lanes ${others.join(" ")}` : ""}`);
      const text = { x: LEFT + lane * WIDE + (WIDE - 1) / 2, y: y + HIGH - 4, style: `font-size: ${element > 99 ? 7 : 9}px; fill: #14171b; text-anchor: middle; pointer-events: none` };
      make("text", text, svg, String(element));
    }
  }
}

// ------------------------------------------------------------------------------------------------------------ accesses

/** How many lanes take part, where not all do: of the lanes that hold an element of a vector, one stores it. */
function lanesOf(places) {
  const active = places.filter((place) => place !== null).length;
  return active < places.length ? `, ${active} of ${places.length} lanes` : "";
}

function bankPicture(access) {
  const { banks, phases } = report.banks[`${access.kind} ${access.width}`], CELL = banks > 32 ? 11 : 16, LEFT = 34;
  const figure = make("figure", {}, at("bank-pictures"));
  make("figcaption", {}, figure, `${lineOf(access.place)}: ${access.instruction}${access.tile ? ` of ${access.tile}` : ""}, warp ${access.warp}${lanesOf(access.addresses)}: ${access.lost ? `${access.lost} clocks lost to conflicts` : "no conflict"}`);
  const size = [LEFT + banks * CELL + 1, phases.length * CELL + 1];
  const svg = make("svg", { width: size[0], height: size[1], viewBox: `0 0 ${size.join(" ")}` }, figure);
  for (const [number, lanes] of phases.entries()) {
    const needed = Array.from({ length: banks }, () => new Map());
    for (const lane of lanes.filter((number) => access.addresses[number] !== null)) {
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
  make("figcaption", {}, figure, `${lineOf(access.place)}: ${access.instruction}, ${access.width} bytes a lane, warp ${access.warp}${lanesOf(access.offsets)}: ${access.lines} line${access.lines === 1 ? "" : "s"}${least}`);
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

function causes() {
  const button = at("more-binds");
  if (!button) return;
  button.addEventListener("click", () => {
    const more = document.querySelector("#binds .more");
    more.hidden = !more.hidden;
    button.setAttribute("aria-expanded", String(!more.hidden));
  });
}

costs();
if (report.model.timeline) {
  unit();
  roofline();
  causes();
}
if (report.timeline) planned();
if (report.lds) {
  if (report.lds.tiles.length) ldsMap();
  report.vectors.forEach(vectorPicture);
  report.lds_accesses.forEach(bankPicture);
  report.global_accesses.forEach(linePicture);
}
for (const box of document.querySelectorAll(".output")) output(box);
if (report.listing) listing();
const redraw = () => drawn.forEach((draw) => draw());
redraw();
addEventListener("resize", redraw);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
