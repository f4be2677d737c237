// The values of a tile as a picture, as a table around the chosen element, and this element in words. `view()` gives the tile
// in the step that is shown: rows, cols, value(row, col), state(row, col), changed(row, col), differs(row, col), and
// expected(row, col), which is undefined or null where nothing is expected.
function tileValues({ canvas, table, told, clipped }, view) {
  const MOST = 32, UNWRITTEN = 0, IN_FLIGHT = 1, chosen = { row: 0, col: 0 };
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const text = (value) => (value === null ? "NaN" : String(Number(value.toPrecision(5))));

  function picture(tile) {
    const { rows, cols } = tile, size = Math.max(2, Math.min(12, Math.floor(512 / Math.max(rows, cols))));
    canvas.width = cols * size;
    canvas.height = rows * size;
    const pen = canvas.getContext("2d");
    let most = 1e-30;
    for (let row = 0; row < rows; row++) for (let col = 0; col < cols; col++) most = Math.max(most, Math.abs(tile.value(row, col) ?? 0));
    const [paper, none, bad, low, high, ink] = ["--paper", "--line", "--bad", "--k4", "--k3", "--ink"].map(colour);
    for (let row = 0; row < rows; row++)
      for (let col = 0; col < cols; col++) {
        const value = tile.value(row, col), box = [col * size, row * size, size, size], written = tile.state(row, col) !== UNWRITTEN;
        pen.globalAlpha = 1;
        pen.fillStyle = written ? paper : none;
        pen.fillRect(...box);
        if (written && value) {
          pen.globalAlpha = 0.1 + 0.9 * Math.abs(value) / most;
          pen.fillStyle = value < 0 ? low : high;
          pen.fillRect(...box);
        }
        pen.globalAlpha = 1;
        if (tile.differs(row, col)) {
          pen.fillStyle = bad;
          pen.fillRect(col * size, row * size, Math.max(1, size / 2), Math.max(1, size / 2));
        } else if (tile.changed(row, col) && size > 3) {
          pen.globalAlpha = 0.6;
          pen.fillStyle = ink;
          pen.fillRect(col * size, row * size, 2, 2);
        }
      }
    pen.globalAlpha = 1;
    pen.strokeStyle = ink;
    pen.strokeRect(chosen.col * size + 0.5, chosen.row * size + 0.5, size - 1, size - 1);
  }

  // the rows and columns around the chosen element
  function numbers(tile) {
    const { rows, cols } = tile, first = (place, size) => Math.max(0, Math.min(size - MOST, place - MOST / 2));
    const top = first(chosen.row, rows), left = first(chosen.col, cols);
    const range = (from, size) => Array.from({ length: Math.min(MOST, size - from) }, (_, number) => from + number);
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
    table.tHead.replaceChildren(line([cell("th", ""), ...range(left, cols).map((col) => cell("th", col))]));
    table.tBodies[0].replaceChildren(...range(top, rows).map((row) => line([cell("th", row), ...range(left, cols).map((col) => {
      const state = tile.state(row, col), looks = [];
      if (state === UNWRITTEN) looks.push("none");
      if (state === IN_FLIGHT) looks.push("flight");
      if (tile.changed(row, col)) looks.push("changed");
      if (tile.differs(row, col)) looks.push("differs");
      return cell("td", state === UNWRITTEN ? "·" : text(tile.value(row, col)), looks.join(" "));
    })])));
    clipped.textContent = rows > MOST || cols > MOST ? `The table has rows ${top} to ${top + Math.min(MOST, rows) - 1} of ${rows} and columns ${left} to ${left + Math.min(MOST, cols) - 1} of ${cols}; the picture has all: click on it, or use its arrow keys, to choose others.` : "";
  }

  function tell(tile, row, col) {
    const expected = tile.expected(row, col), state = tile.state(row, col);
    const now = state === UNWRITTEN ? "nothing written" : text(tile.value(row, col)) + (state === IN_FLIGHT ? ", in flight" : "");
    told.textContent = `[${row}, ${col}]: ${now}` + (expected === undefined || expected === null ? "" : `; the contract states ${text(expected)}`);
  }

  function draw() {
    const tile = view();
    chosen.row = Math.min(chosen.row, tile.rows - 1);
    chosen.col = Math.min(chosen.col, tile.cols - 1);
    picture(tile);
    numbers(tile);
    tell(tile, chosen.row, chosen.col);
  }

  function choose(row, col) {
    const { rows, cols } = view();
    Object.assign(chosen, { row: Math.max(0, Math.min(rows - 1, row)), col: Math.max(0, Math.min(cols - 1, col)) });
    draw();
  }

  function under(event) {
    const { rows, cols } = view(), box = canvas.getBoundingClientRect();
    const place = (at, size, count) => Math.max(0, Math.min(count - 1, Math.floor(at / size * count)));
    return [place(event.clientY - box.top, box.height, rows), place(event.clientX - box.left, box.width, cols)];
  }

  canvas.addEventListener("mousemove", (event) => tell(view(), ...under(event)));
  canvas.addEventListener("click", (event) => choose(...under(event)));
  canvas.addEventListener("keydown", (event) => {
    const move = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    choose(chosen.row + move[0], chosen.col + move[1]);
  });
  return { draw, choose };
}
