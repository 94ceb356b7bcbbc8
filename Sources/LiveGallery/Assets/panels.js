// The tabs beside the picture, and what stands in those that the specimen fills.

import { make, part, plain, set } from "./dom.js";
import { actionName, otherActions } from "./mirror.js";
import { showFrame, Tree } from "./tree.js";

const MOST_LINES = 500;

export class Panels {
  /**
   * @param fragment the address's choices
   * @param send takes requests
   * @param watch told when other panels are to be kept up to date
   */
  constructor(fragment, send, watch) {
    this.fragment = fragment;
    this.send = send;
    this.watch = watch;
    this.tabs = [...document.querySelectorAll("[role='tab'][data-tab]")];
    this.tree = new Tree(this.panel("tree"));
    this.elements = [];
    for (const tab of this.tabs) { tab.addEventListener("click", () => this.open(tab.dataset.tab, true)); }
    document.querySelector(".tabs").addEventListener("keydown", (event) => this.keydown(event));
    this.accessibilityPanel();
    for (const [name, words] of [
      ["haptics", "Nothing was felt yet."], ["counters", "The passes of the next frame are counted here."],
      ["console", "Nothing was printed yet."],
    ]) { this.panel(name).append(make("p", { class: "empty" }, words)); }
    const asked = fragment.get("tab");
    this.open(this.tabs.some((tab) => tab.dataset.tab === asked) ? asked : this.tabs[0].dataset.tab, false);
  }

  panel(name) { return document.querySelector(`[data-panel="${name}"]`); }

  /** What the specimen is to report, beside what the page itself lives on. */
  get watched() { return ["tree", "haptics", "counters"].includes(this.current) ? [this.current] : []; }

  open(name, isChosen) {
    this.current = name;
    for (const tab of this.tabs) {
      const isOpen = tab.dataset.tab === name;
      set(tab, "aria-selected", String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      this.panel(tab.dataset.tab).hidden = !isOpen;
    }
    if (isChosen) { this.fragment.put("tab", name === this.tabs[0].dataset.tab ? null : name); }
    if (name === "accessibility") { this.renderAccessibility(); }
    showFrame(part("highlight"), null);
    this.watch();
  }

  keydown(event) {
    const index = this.tabs.indexOf(document.activeElement);
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: this.tabs.length - 1 }[event.key];
    if (index < 0 || to === undefined) { return; }
    event.preventDefault();
    const tab = this.tabs[(to + this.tabs.length) % this.tabs.length];
    tab.focus();
    this.open(tab.dataset.tab, true);
  }

  // Accessibility.

  accessibilityPanel() {
    this.list = make("ol", { class: "spoken" });
    this.panel("accessibility").append(this.list);
    const point = (event) => {
      const row = event.target.closest("[data-row]");
      const element = row ? this.elements[Number(row.dataset.row)] : null;
      showFrame(part("highlight"), element?.frame ?? null, element?.role);
    };
    this.list.addEventListener("pointerover", point);
    this.list.addEventListener("focusin", point);
    this.list.addEventListener("pointerleave", () => showFrame(part("highlight"), null));
    this.list.addEventListener("focusout", () => showFrame(part("highlight"), null));
    this.list.addEventListener("click", (event) => {
      const button = event.target.closest("[data-action]");
      if (!button) { return; }
      const element = this.elements[Number(button.closest("[data-row]").dataset.row)];
      this.send({ type: "act", element: element.id, action: button.dataset.action });
    });
  }

  accessibilityArrived(elements) {
    this.elements = elements;
    if (this.current === "accessibility") { this.renderAccessibility(); }
  }

  renderAccessibility() {
    const depths = new Map();
    const focused = this.list.contains(document.activeElement) ? document.activeElement : null;
    const held = focused ? [focused.closest("[data-row]")?.dataset.row, focused.dataset.action] : null;
    this.list.replaceChildren(...this.elements.map((element, index) => {
      const depth = element.parent === undefined || element.parent === null ? 0 : (depths.get(element.parent) ?? 0) + 1;
      depths.set(element.id, depth);
      const row = make("li", { "data-row": index });
      row.style.setProperty("--depth", depth);
      const words = [element.label, element.value].filter((text) => text).join(", ");
      row.append(make("b", {}, element.role), make("span", {}, words || "–"));
      const states = element.states.filter((state) => !/^level/.test(state));
      if (states.length > 0) { row.append(make("small", {}, states.join(", "))); }
      if (element.hint) { row.append(make("small", {}, element.hint)); }
      const actions = ["activate", "increment", "decrement"].filter((action) => element.actions.includes(action)).concat(otherActions(element));
      if (actions.length > 0) {
        row.append(make("span", { class: "actions" }, ...actions.map((action) => make("button", { type: "button", "data-action": action }, actionName(action)))));
      }
      return row;
    }));
    if (this.elements.length === 0) { this.list.append(make("li", { class: "empty" }, "Assistive technology finds nothing in it.")); }
    if (held?.[1]) { this.list.querySelector(`[data-row="${held[0]}"] [data-action="${CSS.escape(held[1])}"]`)?.focus({ preventScroll: true }); }
  }

  // The others.

  treeArrived(root) { this.tree.update(root); }

  hapticsArrived(haptics) {
    if (haptics.length === 0) { return; }
    const rows = haptics.map((haptic) => make(
      "tr", {}, make("td", {}, `${haptic.time.toFixed(2)} s`), make("td", {}, haptic.kind), make("td", {}, haptic.source)));
    this.panel("haptics").replaceChildren(table(["Time", "Kind", "View"], rows));
  }

  countersArrived(counters) {
    const rows = counters.map((counter) => make("tr", {}, make("th", { scope: "row" }, counter.pass), make("td", {}, plain(counter.count))));
    this.panel("counters").replaceChildren(table(["Pass", "In the last frame"], rows));
  }

  printed(text) {
    const panel = this.panel("console");
    let log = panel.querySelector("pre");
    if (!log) {
      log = make("pre", { class: "log", tabindex: 0, "aria-label": "What the code printed" });
      panel.replaceChildren(log);
    }
    const isAtEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - 4;
    log.append(text.endsWith("\n") ? text : `${text}\n`);
    const lines = log.textContent.split("\n");
    if (lines.length > MOST_LINES) { log.textContent = lines.slice(-MOST_LINES).join("\n"); }
    if (isAtEnd) { log.scrollTop = log.scrollHeight; }
  }

  /** The source and the findings of a build that came after the page. */
  async refresh() {
    try {
      const answer = await fetch(location.pathname, { cache: "no-store" });
      if (!answer.ok) { return; }
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      for (const name of ["source", "findings"]) {
        const fresh = page.querySelector(`[data-panel="${name}"]`);
        if (fresh) { this.panel(name).replaceChildren(...fresh.childNodes); }
        const tab = page.getElementById(`tab-${name}`);
        if (tab) { document.getElementById(`tab-${name}`).replaceChildren(...tab.childNodes); }
      }
    } catch { /* The page stays as it was until the server answers again. */ }
  }
}

function table(heads, rows) {
  return make(
    "table", {}, make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
    make("tbody", {}, ...rows));
}
