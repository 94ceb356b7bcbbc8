// What the specimen is shown under. What a reader has chosen stands in the address's fragment, so that a link shows the same.

import { set } from "./dom.js";

const NAMES = ["device", "orientation", "scheme", "typeSize", "contrast", "motion", "direction", "locale", "isTextBold"];

/** The choices of the address: names and texts. */
export class Fragment {
  constructor() {
    this.values = new URLSearchParams(location.hash.slice(1));
  }

  get(name) { return this.values.get(name); }

  put(name, value) {
    if (value === null || value === undefined) { this.values.delete(name); } else { this.values.set(name, value); }
    const text = this.values.toString();
    history.replaceState(null, "", text ? `#${text}` : location.pathname + location.search);
  }

  /** Somebody has changed the address. */
  read() { this.values = new URLSearchParams(location.hash.slice(1)); }

  clear(names) {
    for (const name of names) { this.put(name, null); }
  }
}

export class Settings {
  /** @param send takes requests */
  constructor(form, fragment, send) {
    this.form = form;
    this.fragment = fragment;
    this.send = send;
    /** What the specimen had before anybody chose; a page that is loaded again finds a specimen that was chosen for. */
    this.own = stored();
    this.current = null;
    this.range = form.elements.typeSize;
    this.sizes = this.range.dataset.names.split(" ");
    form.addEventListener("input", (event) => this.changed(event.target));
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", (event) => {
      event.preventDefault();
      this.fragment.clear(NAMES);
      if (this.own) { this.ask({ ...this.own }); }
    });
    this.show({ ...defaults(this.sizes), ...this.chosen() });
  }

  /** The settings of the address, as the specimen takes them. */
  chosen() {
    const chosen = {};
    for (const name of NAMES) {
      const text = this.fragment.get(name);
      if (text !== null) { chosen[name] = name === "isTextBold" ? text === "true" : text; }
    }
    return chosen;
  }

  /** The specimen runs under `settings`; where the address says otherwise, it is asked to. */
  begin(settings) {
    this.own ??= store(settings);
    const wanted = { ...settings, ...this.chosen() };
    if (NAMES.some((name) => wanted[name] !== settings[name])) { this.ask(wanted); } else { this.update(settings); }
  }

  /** The address has other choices than before. */
  addressChanged() {
    if (this.own) { this.ask({ ...this.own, ...this.chosen() }); }
  }

  update(settings) {
    this.current = settings;
    this.show(settings);
  }

  ask(settings) {
    this.current = settings;
    this.show(settings);
    this.send({ type: "settings", settings });
  }

  changed(control) {
    const { name } = control;
    if (!NAMES.includes(name)) { return; }
    let value = control.value;
    if (control.type === "checkbox") { value = control.checked ? control.dataset.on : control.dataset.off; }
    if (name === "typeSize") { value = this.sizes[Number(value)]; }
    const typed = name === "isTextBold" ? value === "true" : value;
    this.fragment.put(name, typed === this.own?.[name] ? null : value);
    this.ask({ ...(this.current ?? defaults(this.sizes)), [name]: typed });
  }

  show(settings) {
    const { elements } = this.form;
    for (const name of ["device", "locale"]) {
      const list = elements[name];
      if (![...list.options].some((option) => option.value === settings[name])) { list.add(new Option(settings[name], settings[name])); }
      list.value = settings[name];
    }
    for (const name of ["scheme", "direction", "orientation"]) { elements[name].value = settings[name]; }
    for (const name of ["contrast", "motion", "isTextBold"]) { elements[name].checked = String(settings[name]) === elements[name].dataset.on; }
    const size = this.sizes.indexOf(settings.typeSize);
    this.range.value = String(Math.max(size, 0));
    set(this.range, "aria-valuetext", settings.typeSize);
    this.form.querySelector("output[for='s-typeSize']").textContent = settings.typeSize;
  }
}

const KEY = `vitrine-own:${location.pathname}`;

function stored() {
  try { return JSON.parse(sessionStorage.getItem(KEY)); } catch { return null; }
}

function store(settings) {
  try { sessionStorage.setItem(KEY, JSON.stringify(settings)); } catch { /* It holds for this load of the page. */ }
  return settings;
}

function defaults(sizes) {
  return {
    device: "iPhone 16", orientation: "portrait", scheme: "light", typeSize: sizes[3], contrast: "standard", motion: "full",
    direction: "ltr", locale: "en_US", isTextBold: false,
  };
}
