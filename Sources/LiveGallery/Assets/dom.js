// Small helpers. Text only ever becomes text.

/** The element that a page's markup calls `name`. */
export function part(name) {
  return document.querySelector(`[data-part="${name}"]`);
}

/** An element with attributes and children; strings among the children are text. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) { set(element, name, value); }
  element.append(...children);
  return element;
}

/** Sets an attribute, or takes it away for `null` and `false`. Does nothing where nothing would change. */
export function set(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) { element.removeAttribute(name); }
  } else {
    const text = value === true ? "" : String(value);
    if (element.getAttribute(name) !== text) { element.setAttribute(name, text); }
  }
}

/** Places an element at a frame in points. */
export function place(element, frame, origin = { x: 0, y: 0 }) {
  const style = element.style;
  style.left = `${frame.x - origin.x}px`;
  style.top = `${frame.y - origin.y}px`;
  style.width = `${Math.max(frame.width, 0)}px`;
  style.height = `${Math.max(frame.height, 0)}px`;
}

/** A number as people read it. */
export function plain(number) {
  return String(Math.round(number * 100) / 100);
}

/** Hands a file to the reader. */
export function download(name, type, content) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = make("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
