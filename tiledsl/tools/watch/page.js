"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const element = (id) => document.getElementById(id);
const grouped = (number) => number.toLocaleString("en");
const UNWRITTEN = 0;
const shown = { step: 0, tile: 0 };

const tileOf = (step) => data.seen[step].tiles[shown.tile];

// whether the step before had another value, or none
function changed(row, col) {
  if (shown.step === 0) return tileOf(0).states[row][col] !== UNWRITTEN;
  const before = tileOf(shown.step - 1), now = tileOf(shown.step);
  return now.states[row][col] !== UNWRITTEN && (before.states[row][col] === UNWRITTEN || before.values[row][col] !== now.values[row][col]);
}

function view() {
  const { values, states, wrong } = tileOf(shown.step), { expected } = data.tiles[shown.tile];
  return {
    rows: values.length,
    cols: values[0].length,
    value: (row, col) => values[row][col],
    state: (row, col) => states[row][col],
    changed,
    differs: (row, col) => wrong?.[row][col] === 1,
    expected: (row, col) => expected?.[row][col],
  };
}

const values = tileValues({ canvas: document.querySelector("#picture canvas"), table: element("values"), told: element("told"), clipped: element("clipped") }, view);

function draw() {
  const step = data.seen[shown.step], tile = tileOf(shown.step);
  element("at").value = shown.step;
  element("back").disabled = shown.step === 0;
  element("on").disabled = shown.step === data.seen.length - 1;
  element("where").textContent = `Step ${step.step}: ${step.place || "the end"}, ${step.waves.length > 1 ? "waves" : "wave"} ${step.waves.join(", ")}, after ${step.barriers} barrier${step.barriers === 1 ? "" : "s"}`;
  element("title").textContent = data.tiles[shown.tile].title;
  element("amount").textContent = `${grouped(tile.written)} of ${grouped(tile.values.length * tile.values[0].length)} values written, ${grouped(tile.changed)} changed, ${grouped(tile.in_flight)} in flight` + (tile.differ === null ? "" : `, ${grouped(tile.differ)} differ from the contract of '${data.tiles[shown.tile].output}'`);
  for (const [number, button] of [...element("tiles").children].entries()) button.setAttribute("aria-pressed", number === shown.tile);
  values.draw();
}

function go(step) {
  shown.step = Math.max(0, Math.min(data.seen.length - 1, step));
  draw();
}

data.tiles.forEach((tile, number) => {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = tile.label;
  button.addEventListener("click", () => {
    shown.tile = number;
    draw();
    values.choose(0, 0);
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
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
draw();
