// What an element of the specimen's accessibility tree is in ARIA.

import { set } from "./dom.js";

const ROLES = new Set([
  "alert", "alertdialog", "button", "cell", "checkbox", "combobox", "dialog", "grid", "group", "heading", "img", "link", "list",
  "listitem", "menu", "menuitem", "meter", "navigation", "option", "progressbar", "radio", "radiogroup", "row", "scrollbar",
  "searchbox", "separator", "slider", "spinbutton", "status", "switch", "tab", "table", "tablist", "tabpanel", "textbox",
  "toolbar",
]);

/** Roles whose value is a number, or words for one. */
const RANGES = new Set(["slider", "spinbutton", "progressbar", "meter", "scrollbar"]);
const CHECKED = new Set(["switch", "checkbox", "radio"]);
const SELECTED = new Set(["tab", "option", "row", "cell"]);
const STRUCTURE = new Set(["text", "heading", "group", "list", "listitem", "img", "progressbar", "meter", "separator", "status"]);

export function isTextField(element) { return element.role === "textbox" || element.role === "searchbox"; }

/** The tag of the element that stands for it: texts can be searched for and fields can be typed in. */
export function tagOf(element) {
  if (!isTextField(element)) { return "div"; }
  return element.states.includes("multiline") ? "textarea" : "input";
}

/** Whether Tab stops at it. */
export function isStop(element) {
  if (element.states.includes("disabled")) { return false; }
  if (isTextField(element)) { return true; }
  if (["activate", "increment", "decrement"].some((action) => element.actions.includes(action))) { return true; }
  return !STRUCTURE.has(element.role) && ROLES.has(element.role) && !["dialog", "alertdialog", "tablist", "toolbar", "table"].includes(element.role);
}

/** Brings role, name, value and states of `node` up to date. */
export function describe(node, element) {
  const { role, states } = element;
  const has = (state) => states.includes(state);
  const isText = role === "text" || role === "heading";
  const isField = isTextField(element);
  const isRange = RANGES.has(role);
  if (isField) {
    set(node, "role", role === "searchbox" && node.tagName === "INPUT" ? "searchbox" : null);
    if (node.tagName === "INPUT") { set(node, "type", has("secure") ? "password" : "text"); }
    set(node, "aria-label", element.label || null);
    set(node, "placeholder", null);
  } else {
    set(node, "role", role === "text" ? null : ROLES.has(role) ? role : element.label ? "group" : null);
    const spoken = !isRange && !CHECKED.has(role) && element.value ? [element.label, element.value] : [element.label];
    const name = spoken.filter((word) => word).join(", ");
    set(node, "aria-label", isText ? null : name || null);
    if (isText) { setText(node, name); }
  }
  set(node, "aria-description", element.hint || null);
  const level = states.find((state) => /^level[1-6]$/.test(state));
  set(node, "aria-level", role === "heading" ? level?.slice(5) ?? 2 : null);
  set(node, "aria-checked", CHECKED.has(role) ? (has("mixed") ? "mixed" : String(has("checked"))) : null);
  set(node, "aria-selected", SELECTED.has(role) ? String(has("selected")) : null);
  set(node, "aria-pressed", role === "button" && has("selected") ? "true" : null);
  set(node, "aria-current", (role === "link" || role === "listitem") && has("selected") ? "true" : null);
  set(node, "aria-expanded", has("expanded") ? "true" : has("collapsed") ? "false" : null);
  set(node, "aria-disabled", has("disabled") ? "true" : null);
  set(node, "aria-modal", has("modal") ? "true" : null);
  if (isRange) { describeRange(node, element); }
  set(node, "tabindex", isField ? (has("disabled") ? -1 : null) : isStop(element) ? 0 : null);
  if (isField) { node.readOnly = has("disabled"); }
}

/** The text of an element before whatever else it holds. */
function setText(node, text) {
  const first = node.firstChild;
  if (first?.nodeType === Node.TEXT_NODE) {
    if (first.data !== text) { first.data = text; }
  } else if (text) {
    node.prepend(document.createTextNode(text));
  }
}

function describeRange(node, element) {
  const percent = /(-?\d+(?:[.,]\d+)?)\s*%/.exec(element.value);
  const number = percent ?? /-?\d+(?:[.,]\d+)?/.exec(element.value);
  const value = number ? Number((number[1] ?? number[0]).replace(",", ".")) : null;
  set(node, "aria-valuetext", element.value || null);
  set(node, "aria-valuenow", value ?? (element.role === "progressbar" ? null : 0));
  set(node, "aria-valuemin", percent ? 0 : null);
  set(node, "aria-valuemax", percent ? 100 : null);
}
