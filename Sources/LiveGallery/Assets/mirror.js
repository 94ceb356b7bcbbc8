// The specimen's accessibility tree as elements of the page, over the picture: what a screen reader reads and Tab reaches.
// Fingers pass through it to the picture.

import { make, place, set } from "./dom.js";
import { isCommand, isNamed, keyRequest } from "./keys.js";
import { describe, isTextField, tagOf } from "./roles.js";

const PLAIN_ACTIONS = new Set([
  "activate", "increment", "decrement", "focus", "escape", "magicTap", "delete", "showMenu", "zoomIn", "zoomOut", "scrollUp",
  "scrollDown", "scrollLeft", "scrollRight",
]);

/** What an action is called where people read it. */
const ACTION_NAMES = { delete: "Delete", showMenu: "Show menu", zoomIn: "Zoom in", zoomOut: "Zoom out", magicTap: "Magic tap" };

export function otherActions(element) {
  return element.actions.filter((action) => !PLAIN_ACTIONS.has(action) || ACTION_NAMES[action]);
}

export function actionName(action) { return ACTION_NAMES[action] ?? action; }

export class Mirror {
  /**
   * @param root the element that holds the mirror
   * @param send takes requests
   * @param typing is told of text fields that come
   * @param leave moves the browser's focus out of the picture
   */
  constructor(root, send, typing, leave) {
    this.root = root;
    this.send = send;
    this.typing = typing;
    this.leave = leave;
    this.elements = [];
    /** The element that had the focus before a dialog came. */
    this.origin = null;
    /** By the id of an element: its node and what it says. */
    this.known = new Map();
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("keydown", (event) => this.keydown(event));
    root.addEventListener("focusin", (event) => this.focused(event));
    root.addEventListener("scroll", () => { root.scrollTop = 0; root.scrollLeft = 0; });
  }

  update(told) {
    const elements = wellFormed(told);
    const active = document.activeElement;
    const activeId = this.root.contains(active) ? this.idOf(active) : null;
    const previous = this.elements;
    this.elements = elements;
    this.isUpdating = true;
    const frames = new Map(elements.map((element) => [element.id, element.frame]));
    // A dialog that says nothing of itself is called by its heading.
    const titles = new Map();
    for (const element of elements) {
      if (element.role === "heading" && !titles.has(element.parent)) { titles.set(element.parent, element.label); }
    }
    const places = new Map();
    const seen = new Set();
    for (const element of elements) {
      if (seen.has(element.id)) { continue; }
      seen.add(element.id);
      const node = this.nodeFor(element);
      const title = element.role === "dialog" ? titles.get(element.id) : undefined;
      describe(node, title && !element.label ? { ...element, label: title } : element);
      place(node, element.frame, frames.get(element.parent));
      const parent = this.known.get(element.parent)?.node ?? this.root;
      this.put(node, parent, places);
      if (isTextField(element)) { this.typing.showValue(node, element); }
      this.offer(element, node, parent, places);
    }
    for (const [id, entry] of this.known) {
      if (!seen.has(id)) { this.remove(id, entry); }
    }
    if (activeId !== null && document.activeElement !== active) { this.restore(activeId, previous); }
    this.isUpdating = false;
    this.typing.fieldsChanged();
  }

  nodeFor(element) {
    const known = this.known.get(element.id);
    if (known && known.node.tagName.toLowerCase() === tagOf(element)) {
      known.element = element;
      return known.node;
    }
    if (known) { this.remove(element.id, known); }
    const node = make(tagOf(element), { "data-element": element.id });
    this.known.set(element.id, { node, element, actions: [] });
    if (isTextField(element)) { this.typing.adopt(node, element.id); }
    return node;
  }

  /** Puts a node at the next place of its parent; a node that stands there already is not touched, so that it keeps the focus. */
  put(node, parent, places) {
    let after = places.get(parent);
    if (after === undefined) { after = parent.firstChild?.nodeType === Node.TEXT_NODE ? parent.firstChild : null; }
    const next = after ? after.nextSibling : parent.firstChild;
    if (next !== node) { parent.insertBefore(node, next); }
    places.set(parent, node);
  }

  /** Actions of an element's own, which a screen reader finds behind it. */
  offer(element, node, parent, places) {
    const entry = this.known.get(element.id);
    const wanted = otherActions(element);
    while (entry.actions.length > wanted.length) { entry.actions.pop().remove(); }
    wanted.forEach((action, index) => {
      entry.actions[index] ??= make("div", { role: "button", tabindex: -1 });
      const button = entry.actions[index];
      set(button, "data-element", element.id);
      set(button, "data-action", action);
      set(button, "aria-label", element.label ? `${actionName(action)}: ${element.label}` : actionName(action));
      place(button, { ...element.frame, width: 1, height: 1 }, this.known.get(element.parent)?.element.frame);
      this.put(button, parent, places);
    });
  }

  remove(id, entry) {
    for (const button of entry.actions) { button.remove(); }
    entry.node.remove();
    this.known.delete(id);
  }

  /**
   * The element with the focus has gone, or was moved: the focus goes to it, to the dialog that came, back to where it was before
   * the dialog, or to what follows.
   */
  restore(id, previous) {
    const isStop = (node) => node?.matches("[tabindex='0'], input, textarea") ?? false;
    const stops = [...this.root.querySelectorAll("[tabindex='0'], input, textarea")];
    const dialog = this.root.querySelector("[aria-modal]");
    const inDialog = dialog ? stops.find((node) => dialog.contains(node)) : undefined;
    const place = previous.findIndex((element) => element.id === id);
    const following = previous.slice(place + 1).map((element) => this.known.get(element.id)?.node).find(isStop);
    const origin = dialog ? undefined : this.known.get(this.origin)?.node;
    if (dialog) { this.origin ??= id; } else { this.origin = null; }
    const target = [this.known.get(id)?.node, inDialog, origin, following, stops[0]].find(isStop);
    (target ?? this.root.parentElement).focus({ preventScroll: true });
  }

  idOf(node) {
    const holder = node.closest?.("[data-element]");
    return holder ? Number(holder.dataset.element) : null;
  }

  elementOf(node) { return this.known.get(this.idOf(node))?.element ?? null; }

  /** The field that has the specimen's keyboard: the one that lies where it is, or the one that says so. */
  fieldFor(focus) {
    const fields = this.elements.filter(isTextField);
    let best = null;
    let most = 0;
    for (const element of fields) {
      const area = overlap(element.frame, focus.frame) * (element.states.includes("focused") ? 1.5 : 1);
      if (area > most) {
        best = element;
        most = area;
      }
    }
    best ??= fields.find((element) => element.states.includes("focused"));
    return best ? this.known.get(best.id)?.node ?? null : null;
  }

  click(event) {
    const element = this.elementOf(event.target);
    if (!element || isTextField(element)) { return; }
    event.stopPropagation();
    this.act(element, event.target.closest("[data-action]")?.dataset.action ?? "activate");
  }

  focused(event) {
    if (this.isUpdating) { return; }
    const element = this.elementOf(event.target);
    if (element && element.actions.includes("focus")) { this.typing.fieldFocused(event.target, element); }
  }

  act(element, action) {
    if (!element.states.includes("disabled")) { this.send({ type: "act", element: element.id, action }); }
  }

  keydown(event) {
    const element = this.elementOf(event.target);
    if (!element || isTextField(element) || event.isComposing) { return; }
    event.stopPropagation();
    const action = event.target.closest("[data-action]")?.dataset.action;
    const request = this.meaning(event, element, action);
    if (request === null) { return; }
    event.preventDefault();
    if (request === "leave") { this.leave(); } else if (request) { this.send(request); }
  }

  /** What a key does to an element: a request, `leave`, or null where it is the browser's. */
  meaning(event, element, action) {
    const act = (name) => ({ type: "act", element: element.id, action: name });
    const can = (name) => element.actions.includes(name);
    if (event.key === "Tab") { return null; }
    if (event.key === "Escape" && !event.shiftKey) { return "leave"; }
    if (event.key === "Escape") { return can("escape") ? act("escape") : { type: "key", key: "Escape", modifiers: [] }; }
    if (isCommand(event) || event.altKey) { return null; }
    if (event.key === "Enter" || event.key === " ") {
      if (event.repeat) { return false; }
      return act(action ?? "activate");
    }
    if (can("increment") || can("decrement")) {
      if (event.key === "ArrowUp" || event.key === "ArrowRight") { return act("increment"); }
      if (event.key === "ArrowDown" || event.key === "ArrowLeft") { return act("decrement"); }
    }
    if (event.key === "PageUp" || event.key === "PageDown") {
      const scroller = this.scroller(element, event.key === "PageUp" ? "scrollUp" : "scrollDown");
      if (scroller) { return scroller; }
    }
    if (event.key === "ContextMenu" && can("showMenu")) { return act("showMenu"); }
    return isNamed(event) || event.key.length === 1 ? keyRequest(event) : null;
  }

  /** The nearest element around this one that scrolls. */
  scroller(element, action) {
    for (let at = element; at; at = this.known.get(at.parent)?.element) {
      if (at.actions.includes(action)) { return { type: "act", element: at.id, action }; }
    }
    return null;
  }
}

/** What a specimen tells is believed in its form only: a parent comes before its children, and lists are there. */
function wellFormed(elements) {
  const before = new Set();
  return elements.map((element) => {
    const parent = before.has(element.parent) ? element.parent : undefined;
    before.add(element.id);
    return { ...element, parent, states: element.states ?? [], actions: element.actions ?? [] };
  });
}

function overlap(a, b) {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
