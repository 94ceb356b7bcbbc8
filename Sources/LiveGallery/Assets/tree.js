// The view tree as rows, and the frame of a row over the picture.

import { make, part, place, plain, set } from "./dom.js";

/** More rows than this are not shown: nobody reads them, and each costs. */
const MOST_ROWS = 4000;

export class Tree {
  constructor(panel) {
    this.panel = panel;
    this.highlight = part("highlight");
    this.rows = [];
    this.nodes = [];
    this.closed = new Set();
    this.chosen = null;
    this.list = make("div", { role: "tree", class: "rows", "aria-label": "Views" });
    this.more = make("p", { class: "empty" });
    panel.append(this.list, this.more);
    this.list.addEventListener("pointerover", (event) => this.point(this.indexOf(event.target)));
    this.list.addEventListener("pointerleave", () => this.point(this.focusedIndex()));
    this.list.addEventListener("focusin", (event) => this.point(this.indexOf(event.target)));
    this.list.addEventListener("focusout", () => this.point(null));
    this.list.addEventListener("click", (event) => this.clicked(event));
    this.list.addEventListener("keydown", (event) => this.keydown(event));
  }

  update(root) {
    this.root = root;
    this.nodes = [];
    this.flatten(root, 0, "0");
    this.render();
  }

  flatten(node, depth, path) {
    if (this.nodes.length >= MOST_ROWS) { return; }
    this.nodes.push({ node, depth, path });
    if (this.closed.has(path)) { return; }
    node.children.forEach((child, index) => this.flatten(child, depth + 1, `${path}.${index}`));
  }

  render() {
    const focused = this.focusedIndex();
    while (this.rows.length > this.nodes.length) { this.rows.pop().remove(); }
    this.nodes.forEach(({ node, depth, path }, index) => {
      let row = this.rows[index];
      if (!row) {
        row = make("div", { role: "treeitem", tabindex: -1 }, make("b"), make("span"), make("small"));
        row.dataset.row = index;
        this.rows.push(row);
        this.list.append(row);
      }
      row.style.setProperty("--depth", depth);
      set(row, "aria-level", depth + 1);
      set(row, "aria-expanded", node.children.length === 0 ? null : String(!this.closed.has(path)));
      set(row, "aria-selected", String(path === this.chosen));
      const [name, detail, size] = row.children;
      if (name.textContent !== node.name) { name.textContent = node.name; }
      if (detail.textContent !== node.detail) { detail.textContent = node.detail; }
      const words = `${plain(node.frame.width)} × ${plain(node.frame.height)}`;
      if (size.textContent !== words) { size.textContent = words; }
    });
    this.more.textContent = this.nodes.length >= MOST_ROWS ? `Only the first ${MOST_ROWS} views are listed.` : "";
    if (!this.list.querySelector("[tabindex='0']") && this.rows[0]) { this.rows[0].tabIndex = 0; }
    if (focused !== null) { this.point(Math.min(focused, this.rows.length - 1)); }
  }

  indexOf(target) {
    const row = target.closest?.("[data-row]");
    return row ? Number(row.dataset.row) : null;
  }

  focusedIndex() { return this.list.contains(document.activeElement) ? this.indexOf(document.activeElement) : null; }

  /** Shows the frame of a row over the picture. */
  point(index) {
    const entry = index === null ? null : this.nodes[index];
    showFrame(this.highlight, entry?.node.frame ?? null, entry?.node.name);
  }

  clicked(event) {
    const index = this.indexOf(event.target);
    if (index === null) { return; }
    const isMark = event.offsetX < 18 && event.target.matches("b");
    if (isMark) { this.fold(index, !this.closed.has(this.nodes[index].path)); }
    this.focus(index);
  }

  fold(index, isClosed) {
    const { path, node } = this.nodes[index];
    if (node.children.length === 0) { return; }
    if (isClosed) { this.closed.add(path); } else { this.closed.delete(path); }
    this.update(this.root);
  }

  focus(index) {
    const row = this.rows[index];
    if (!row) { return; }
    for (const other of this.list.querySelectorAll("[tabindex='0']")) { other.tabIndex = -1; }
    row.tabIndex = 0;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
  }

  keydown(event) {
    const index = this.indexOf(event.target);
    if (index === null || event.metaKey || event.ctrlKey || event.altKey) { return; }
    const { node, path, depth } = this.nodes[index];
    const isClosed = this.closed.has(path);
    switch (event.key) {
    case "ArrowDown": this.focus(Math.min(index + 1, this.rows.length - 1)); break;
    case "ArrowUp": this.focus(Math.max(index - 1, 0)); break;
    case "Home": this.focus(0); break;
    case "End": this.focus(this.rows.length - 1); break;
    case "ArrowRight":
      if (isClosed) { this.fold(index, false); } else if (node.children.length > 0) { this.focus(index + 1); }
      break;
    case "ArrowLeft":
      if (!isClosed && node.children.length > 0) { this.fold(index, true); break; }
      for (let above = index - 1; above >= 0; above -= 1) {
        if (this.nodes[above].depth < depth) { this.focus(above); break; }
      }
      break;
    default: return;
    }
    event.preventDefault();
  }

  /** The deepest view at a point: of those that hold it, the last that is drawn of the smallest. */
  at(point) {
    let best = null;
    this.nodes.forEach(({ node, depth }, index) => {
      const { x, y, width, height } = node.frame;
      if (point.x < x || point.y < y || point.x > x + width || point.y > y + height || width * height === 0) { return; }
      const area = width * height;
      if (!best || area < best.area || (area === best.area && depth >= best.depth)) { best = { index, area, depth }; }
    });
    return best?.index ?? null;
  }

  choose(index) {
    this.chosen = index === null ? null : this.nodes[index].path;
    for (const [place, row] of this.rows.entries()) { set(row, "aria-selected", String(place === index)); }
    if (index !== null) { this.focus(index); }
  }
}

/** Draws a frame over the picture with its name and size; null takes it away. */
export function showFrame(highlight, frame, name) {
  highlight.hidden = !frame;
  if (!frame) { return; }
  place(highlight, frame);
  highlight.firstElementChild.textContent = `${name} ${plain(frame.width)} × ${plain(frame.height)}`;
  highlight.classList.toggle("low", frame.y < 24);
}
