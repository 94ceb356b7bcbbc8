// The index: a filter, and a look now and then at whether something was built.

import { part } from "./dom.js";

/** Milliseconds between looks at the catalogue, while the page is seen. */
const INTERVAL = 1500;

const main = document.getElementById("main");
const field = document.getElementById("filter");
const output = document.querySelector("output[for='filter']");

// Filter.

function plainText(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function filter() {
  const words = plainText(field.value).split(/\s+/).filter((word) => word);
  let shown = 0;
  let all = 0;
  for (const section of document.querySelectorAll(".collection")) {
    let here = 0;
    for (const card of section.querySelectorAll(".card")) {
      const text = plainText(card.dataset.words);
      card.hidden = !words.every((word) => text.includes(word));
      all += 1;
      if (!card.hidden) { here += 1; }
    }
    section.hidden = words.length > 0 && here === 0;
    shown += here;
  }
  const text = words.length === 0 ? "" : shown === 0 ? "Nothing is called that" : `${shown} of ${all}`;
  if (output.textContent !== text) { output.textContent = text; }
}

field.addEventListener("input", filter);
field.form.addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) { return; }
  if (event.target === field) {
    if (event.key === "Escape") { field.value = ""; filter(); field.blur(); }
    if (event.key === "Enter") { document.querySelector(".card:not([hidden]) > a")?.click(); }
    return;
  }
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) { return; }
  if (event.key === "/") {
    event.preventDefault();
    field.focus();
  }
});

// What was built since.

/** The markup that each section came with, by its id. */
const markups = new Map();
let known = null;
let timer = null;

async function look() {
  timer = null;
  try {
    const answer = await fetch(main.dataset.catalogue, { cache: "no-store" });
    if (answer.ok) {
      const text = await answer.text();
      if (text !== known) {
        await refresh();
        known = text;
      }
      document.body.classList.remove("alone");
    }
  } catch { document.body.classList.add("alone"); }
  schedule();
}

function schedule() {
  if (!document.hidden && timer === null) { timer = setTimeout(look, INTERVAL); }
}

/** Puts what the server has now in place of what has changed; sections that are the same stay as they are. */
async function refresh() {
  const answer = await fetch(location.pathname, { cache: "no-store" });
  if (!answer.ok) { return; }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const lead = page.querySelector("[data-part='lead']");
  if (lead) { part("lead").textContent = lead.textContent; }
  const fresh = page.querySelector("[data-part='collections']");
  if (!fresh) { return; }
  const focused = document.activeElement?.getAttribute?.("href");
  const shown = part("collections");
  const old = new Map([...shown.children].map((child) => [child.id, child]));
  const children = [...fresh.children].map((child) => {
    const same = old.get(child.id);
    return same && markups.get(child.id) === child.outerHTML ? same : noted(child);
  });
  shown.replaceChildren(...children);
  filter();
  if (focused && document.activeElement === document.body) { shown.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true }); }
}

function noted(section) {
  markups.set(section.id, section.outerHTML);
  return section;
}

for (const section of part("collections").children) { noted(section); }
document.addEventListener("visibilitychange", () => { if (!document.hidden && timer === null) { look(); } });
if (!document.hidden) { look(); }
