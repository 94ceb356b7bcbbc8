// Controls for the specimen's parameters. A value is an object with one key that says its kind: `{"flag": {"_0": true}}`.

import { make, plain, set } from "./dom.js";

const PREFIX = "knob.";

function kindOf(value) { return Object.keys(value ?? {})[0] ?? ""; }
function contentOf(value) { return value?.[kindOf(value)]?._0; }
function value(kind, content) { return { [kind]: { _0: content } }; }

export class Knobs {
  constructor(section, form, fragment, send) {
    this.section = section;
    this.form = form;
    this.fragment = fragment;
    this.send = send;
    this.knobs = [];
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("input", (event) => this.changed(event.target));
  }

  /** The specimen's knobs as it has them; where the address says otherwise, it is asked to turn them. */
  update(knobs) {
    const isSame = knobs.length === this.knobs.length && knobs.every((knob, index) => {
      const other = this.knobs[index];
      return knob.name === other.name && kindOf(knob.value) === kindOf(other.value)
        && JSON.stringify([knob.choices, knob.range]) === JSON.stringify([other.choices, other.range]);
    });
    this.knobs = knobs;
    this.section.hidden = knobs.length === 0;
    if (!isSame) { this.form.replaceChildren(...knobs.map((knob, index) => this.row(knob, index))); }
    knobs.forEach((knob, index) => {
      const wanted = this.wanted(knob);
      const shown = wanted ?? knob.value;
      if (wanted && JSON.stringify(wanted) !== JSON.stringify(knob.value)) { this.send({ type: "knob", name: knob.name, value: wanted }); }
      this.show(index, shown);
    });
  }

  /** The view has turned knobs itself: they stand where it has put them, in the address as well where it names them. */
  written(knobs) {
    if (knobs.length !== this.knobs.length) { return this.update(knobs); }
    this.knobs = knobs;
    knobs.forEach((knob, index) => {
      const content = contentOf(knob.value);
      if (this.fragment.get(PREFIX + knob.name) !== null) {
        this.fragment.put(PREFIX + knob.name, kindOf(knob.value) === "choice" ? knob.choices[content] : String(content));
      }
      this.show(index, knob.value);
    });
  }

  wanted(knob) {
    const text = this.fragment.get(PREFIX + knob.name);
    if (text === null) { return null; }
    switch (kindOf(knob.value)) {
    case "flag": return value("flag", text === "true");
    case "number": return Number.isFinite(Number(text)) ? value("number", Number(text)) : null;
    case "choice": return knob.choices.includes(text) ? value("choice", knob.choices.indexOf(text)) : null;
    default: return value("text", text);
    }
  }

  row(knob, index) {
    const id = `knob-${index}`;
    const name = make("label", { for: id }, knob.name);
    const type = make("code", {}, knob.type);
    const row = make("div", { class: `knob ${kindOf(knob.value)}` });
    row.append(name, this.control(knob, id, index), type);
    return row;
  }

  control(knob, id, index) {
    const common = { id, name: knob.name, "data-knob": index };
    switch (kindOf(knob.value)) {
    case "flag": return make("input", { ...common, type: "checkbox", class: "flip" });
    case "number": {
      const field = make("input", { ...common, type: "number", step: "any" });
      if (!knob.range) { return field; }
      const [low, high] = knob.range;
      const slider = make("input", {
        type: "range", min: low, max: high, step: (high - low) / 200 || 1, "data-knob": index, "aria-label": knob.name,
      });
      return make("span", { class: "pair" }, slider, field);
    }
    case "choice":
      return make("select", common, ...knob.choices.map((choice, place) => make("option", { value: place }, choice)));
    default: return make("input", { ...common, type: "text", autocomplete: "off", spellcheck: "false" });
    }
  }

  show(index, shown) {
    const content = contentOf(shown);
    for (const control of this.form.querySelectorAll(`[data-knob="${index}"]`)) {
      if (control === document.activeElement && control.type !== "range" && control.type !== "checkbox") { continue; }
      if (control.type === "checkbox") { control.checked = Boolean(content); } else {
        control.value = typeof content === "number" && control.tagName === "INPUT" ? plain(content) : String(content ?? "");
      }
      set(control, "aria-valuetext", control.type === "range" ? plain(content) : null);
    }
  }

  changed(control) {
    const index = Number(control.dataset.knob);
    const knob = this.knobs[index];
    if (!knob) { return; }
    const kind = kindOf(knob.value);
    let content = control.value;
    let text = content;
    if (kind === "flag") { content = control.checked; text = String(content); }
    if (kind === "number") {
      content = Number(control.value);
      if (control.value === "" || !Number.isFinite(content)) { return; }
    }
    if (kind === "choice") { content = Number(control.value); text = knob.choices[content]; }
    knob.value = value(kind, content);
    this.fragment.put(PREFIX + knob.name, text);
    this.show(index, knob.value);
    this.send({ type: "knob", name: knob.name, value: knob.value });
  }
}
