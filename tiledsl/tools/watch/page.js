"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const element = (id) => document.getElementById(id);
const canvas = document.querySelector("#picture canvas");
const MOST = 32, UNWRITTEN = 0, IN_FLIGHT = 1;
const shown = { step: 0, tile: 0, row: 0, col: 0 };

const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const text = (value) => (value === null ? "NaN" : String(Number(value.toPrecision(5))));
const tileOf = (step) => data.seen[step].tiles[shown.tile];

// whether the step before had another value, or none
function changed(row, col) {
  if (shown.step === 0) return tileOf(0).states[row][col] !== UNWRITTEN;
  const before = tileOf(shown.step - 1), now = tileOf(shown.step);
  return now.states[row][col] !== UNWRITTEN && (before.states[row][col] === UNWRITTEN || before.values[row][col] !== now.values[row][col]);
}

function differs(row, col) {
  return tileOf(shown.step).wrong?.[row][col] === 1;
}

function picture() {
  const { values, states } = tileOf(shown.step), rows = values.length, cols = values[0].length;
  const size = Math.max(2, Math.min(12, Math.floor(512 / Math.max(rows, cols))));
  canvas.width = cols * size;
  canvas.height = rows * size;
  const pen = canvas.getContext("2d"), most = Math.max(1e-30, ...values.flat().filter((value) => value !== null).map(Math.abs));
  const [paper, none, bad, low, high] = ["--paper", "--line", "--bad", "--k4", "--k3"].map(colour);
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const value = values[row][col], box = [col * size, row * size, size, size];
      pen.globalAlpha = 1;
      pen.fillStyle = states[row][col] === UNWRITTEN ? none : paper;
      pen.fillRect(...box);
      if (states[row][col] !== UNWRITTEN && value !== null) {
        pen.globalAlpha = 0.1 + 0.9 * Math.abs(value) / most;
        pen.fillStyle = value < 0 ? low : high;
        if (value) pen.fillRect(...box);
      }
      if (differs(row, col)) {
        pen.globalAlpha = 1;
        pen.fillStyle = bad;
        pen.fillRect(col * size, row * size, Math.max(1, size / 2), Math.max(1, size / 2));
      }
    }
}

// the rows and columns around the chosen element
function table() {
  const { values, states } = tileOf(shown.step), rows = values.length, cols = values[0].length;
  const first = (at, size) => Math.max(0, Math.min(size - MOST, at - MOST / 2));
  const top = first(shown.row, rows), left = first(shown.col, cols);
  const range = (from, size) => Array.from({ length: Math.min(MOST, size - from) }, (_, number) => from + number);
  const [head, body] = [document.querySelector("#values thead"), document.querySelector("#values tbody")];
  const line = (cells) => {
    const made = document.createElement("tr");
    made.append(...cells);
    return made;
  };
  const cell = (kind, content, look = "") => {
    const made = document.createElement(kind);
    made.textContent = content;
    made.className = look;
    return made;
  };
  head.replaceChildren(line([cell("th", ""), ...range(left, cols).map((col) => cell("th", col))]));
  body.replaceChildren(...range(top, rows).map((row) => line([cell("th", row), ...range(left, cols).map((col) => {
    const state = states[row][col], looks = [];
    if (state === UNWRITTEN) looks.push("none");
    if (state === IN_FLIGHT) looks.push("flight");
    if (changed(row, col)) looks.push("changed");
    if (differs(row, col)) looks.push("differs");
    return cell("td", state === UNWRITTEN ? "·" : text(values[row][col]), looks.join(" "));
  })])));
  element("clipped").textContent = rows > MOST || cols > MOST ? `The table has rows ${top} to ${top + Math.min(MOST, rows) - 1} of ${rows} and columns ${left} to ${left + Math.min(MOST, cols) - 1} of ${cols}; the picture has all: click on it to choose others.` : "";
}

function tell(row, col) {
  const { values, states } = tileOf(shown.step), expected = data.tiles[shown.tile].expected?.[row][col];
  const now = states[row][col] === UNWRITTEN ? "nothing written" : text(values[row][col]) + (states[row][col] === IN_FLIGHT ? ", in flight" : "");
  element("told").textContent = `[${row}, ${col}]: ${now}` + (expected === undefined || expected === null ? "" : `; the contract states ${text(expected)}`);
}

function draw() {
  const step = data.seen[shown.step], tile = tileOf(shown.step);
  element("at").value = shown.step;
  element("back").disabled = shown.step === 0;
  element("on").disabled = shown.step === data.seen.length - 1;
  element("where").textContent = `Step ${step.step}: ${step.place || "the end"}, ${step.waves.length > 1 ? "waves" : "wave"} ${step.waves.join(", ")}, after ${step.barriers} barrier${step.barriers === 1 ? "" : "s"}`;
  element("title").textContent = data.tiles[shown.tile].title;
  element("amount").textContent = `${tile.written} of ${tile.values.length * tile.values[0].length} values written, ${tile.changed} changed, ${tile.in_flight} in flight` + (tile.differ === null ? "" : `, ${tile.differ} differ from the contract of '${data.tiles[shown.tile].output}'`);
  for (const [number, button] of [...element("tiles").children].entries()) button.setAttribute("aria-pressed", number === shown.tile);
  picture();
  table();
  tell(shown.row, shown.col);
}

function go(step) {
  shown.step = Math.max(0, Math.min(data.seen.length - 1, step));
  draw();
}

function under(event) {
  const { values } = tileOf(shown.step), box = canvas.getBoundingClientRect();
  const place = (at, size, count) => Math.max(0, Math.min(count - 1, Math.floor(at / size * count)));
  return [place(event.clientY - box.top, box.height, values.length), place(event.clientX - box.left, box.width, values[0].length)];
}

data.tiles.forEach((tile, number) => {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = tile.label;
  button.addEventListener("click", () => {
    Object.assign(shown, { tile: number, row: 0, col: 0 });
    draw();
  });
  element("tiles").append(button);
});
element("back").addEventListener("click", () => go(shown.step - 1));
element("on").addEventListener("click", () => go(shown.step + 1));
element("at").addEventListener("input", (event) => go(Number(event.target.value)));
document.addEventListener("keydown", (event) => {
  if (event.target.tagName !== "INPUT" && event.key === "ArrowRight") go(shown.step + 1);
  if (event.target.tagName !== "INPUT" && event.key === "ArrowLeft") go(shown.step - 1);
});
canvas.addEventListener("mousemove", (event) => tell(...under(event)));
canvas.addEventListener("click", (event) => {
  [shown.row, shown.col] = under(event);
  draw();
});
draw();
