// Keys of the browser as keys of a device's keyboard.

export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgentData?.platform ?? navigator.platform ?? "");

/** Keys that type nothing. */
const NAMED = new Set([
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Enter", "Backspace", "Delete",
  "Tab", "Escape", "Clear",
]);

export function isNamed(event) { return NAMED.has(event.key); }

/** Whether the key that stands for Command on this machine is down. */
export function isCommand(event) { return isMac ? event.metaKey : event.ctrlKey && !event.altKey; }

/** Modifiers as the specimen names them. Where there is no Command key, Control is Command. */
export function modifiers(event) {
  const names = [];
  if (event.shiftKey) { names.push("shift"); }
  if (isMac ? event.ctrlKey : event.metaKey) { names.push("control"); }
  if (event.altKey) { names.push("option"); }
  if (isMac ? event.metaKey : event.ctrlKey) { names.push("command"); }
  return names;
}

/** A key press as a request. In a text, Control and an arrow go by words, as people of this machine expect. */
export function keyRequest(event) {
  let names = modifiers(event);
  if (!isMac && /^(Arrow(Left|Right)|Backspace|Delete)$/.test(event.key)) {
    names = names.map((name) => (name === "command" ? "option" : name));
  }
  return { type: "key", key: event.key, modifiers: names };
}
