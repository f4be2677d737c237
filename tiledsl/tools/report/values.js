"use strict";
// The values of one block step by step, over page.js and tiles.js.
{
  const { steps, tiles } = report.values, UNWRITTEN = 0;
  const shown = { step: 0, tile: steps[0].tiles[0]?.tile ?? 0, follows: true };
  const section = at("values"), pressed = (button, is) => button.setAttribute("aria-pressed", String(is));

  // of each tile the steps that have written it, in order: their values, or those of the step before where only states differ
  const versions = tiles.map(() => []);
  steps.forEach((step, number) => step.tiles.forEach((entry) => {
    const before = versions[entry.tile].at(-1);
    versions[entry.tile].push({ ...entry, step: number, before: before?.values, values: entry.values ?? before.values, isNew: "values" in entry });
  }));
  const versionOf = (tile, step) => versions[tile].findLast((one) => one.step <= step);

  function view() {
    const { rows, columns } = tiles[shown.tile], now = versionOf(shown.tile, shown.step);
    if (!now) return { rows: rows || 1, cols: columns || 1, value: () => null, state: () => UNWRITTEN, changed: () => false, differs: () => false, expected: () => undefined };
    const place = (row, col) => row * columns + col, wrong = new Set(now.wrong);
    const state = (row, col) => Number(now.states.length === 1 ? now.states : now.states[place(row, col)]);
    const isHere = now.step === shown.step && now.isNew && now.changed > 0;
    return {
      rows,
      cols: columns,
      state,
      value: (row, col) => now.values[place(row, col)],
      changed: (row, col) => isHere && state(row, col) !== UNWRITTEN && now.before?.[place(row, col)] !== now.values[place(row, col)],
      differs: (row, col) => wrong.has(place(row, col)),
      expected: (row, col) => now.expected?.[place(row, col)],
    };
  }

  const picture = tileValues({ canvas: section.querySelector("canvas.tile"), table: at("step-values"), told: at("step-told"), clipped: at("step-clipped") }, view);

  // the kernel's file, from the table of costs
  const lines = new Map();
  for (const row of document.querySelectorAll("#source tr[data-place]")) {
    const [file, number] = report.places[row.dataset.place] ?? [];
    if (file !== report.file) continue;
    const line = make("div", {}, at("step-source"));
    make("span", { class: "number" }, line, number);
    make("span", { class: "code" }, line, row.querySelector(".code").textContent);
    lines.set(number, line);
  }

  function where({ step, barriers, at }) {
    const one = ({ line, time, waves, barrier }) => `${barrier ? "barrier, " : ""}${line === null ? "no line" : `line ${line}`}, time ${time}, ${waves.length > 1 ? "waves" : "wave"} ${waves.join(", ")}`;
    return `Step ${step}: ${at.map(one).join("; ")}; after ${barriers} barrier${barriers === 1 ? "" : "s"}`;
  }

  function draw() {
    const step = steps[shown.step], written = new Set(step.tiles.filter((one) => "values" in one).map((one) => one.tile));
    const now = versionOf(shown.tile, shown.step), { title, rows, columns } = tiles[shown.tile];
    at("step-at").value = shown.step;
    at("step-at").setAttribute("aria-valuetext", where(step));
    at("step-back").disabled = shown.step === 0;
    at("step-on").disabled = shown.step === steps.length - 1;
    at("step-where").textContent = where(step);
    at("step-title").textContent = title;
    at("step-amount").textContent = !now ? "nothing is written yet" : `${grouped(now.written)} of ${grouped(rows * columns)} values written, ${grouped(now.step === shown.step ? now.changed : 0)} changed, ${grouped(now.in_flight)} in flight` + (now.output === undefined ? "" : `, ${grouped(now.wrong.length)} differ from the contract of '${now.output}'`);
    [...at("step-tiles").children].forEach((button, number) => {
      pressed(button, number === shown.tile);
      button.classList.toggle("written", written.has(number));
    });
    pressed(at("step-follow"), shown.follows);
    for (const line of lines.values()) line.classList.remove("here");
    const here = step.at.map((one) => lines.get(one.line)).filter(Boolean);
    for (const line of here) line.classList.add("here");
    const box = at("step-source");
    if (here.length) box.scrollTop = here[0].offsetTop - box.offsetTop - box.clientHeight / 3;
    picture.draw();
  }

  function go(step) {
    shown.step = Math.max(0, Math.min(steps.length - 1, step));
    const written = steps[shown.step].tiles.filter((one) => "values" in one).map((one) => one.tile);
    if (shown.follows && written.length && !written.includes(shown.tile)) shown.tile = written[0];
    draw();
  }

  tiles.forEach((tile, number) => {
    const button = make("button", { type: "button" }, at("step-tiles"), tile.label);
    button.addEventListener("click", () => {
      Object.assign(shown, { tile: number, follows: false });
      draw();
    });
  });
  at("step-back").addEventListener("click", () => go(shown.step - 1));
  at("step-on").addEventListener("click", () => go(shown.step + 1));
  at("step-at").addEventListener("input", (event) => go(Number(event.target.value)));
  at("step-follow").addEventListener("click", () => {
    shown.follows = !shown.follows;
    go(shown.step);
  });
  section.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || event.target.tagName === "INPUT" || event.target.id === "step-source") return;
    event.preventDefault();
    go(shown.step + by);
  });
  drawn.push(draw);
  draw();
}
