// The live page: ties the picture, the mirror, the settings and the panels to the specimen.

import { Connection, ELSEWHERE } from "./connection.js";
import { part, set } from "./dom.js";
import { Files } from "./files.js";
import { isCommand, isNamed, keyRequest } from "./keys.js";
import { Knobs } from "./knobs.js";
import { Mirror } from "./mirror.js";
import { Panels } from "./panels.js";
import { Picture } from "./picture.js";
import { Pointing } from "./pointing.js";
import { Fragment, Settings } from "./settings.js";
import { Typing } from "./typing.js";

const stage = document.getElementById("stage");
const holder = part("holder");
const room = part("room");
const view = { zoom: 1, scene: null };
const fragment = new Fragment();
const state = { isConnected: false, status: "starting", wasBuilding: false, scale: null, isInspecting: false };

let connection = null;
const send = (request) => connection?.send(request);

// The word for how it is.

const WORDS = {
  starting: "Starting", building: "Building", running: "Live", broken: "Does not compile", ended: "Ended",
  asleep: "Asleep", lost: "Connection lost",
};

function showState(name, word = WORDS[name]) {
  const element = part("state");
  set(element, "data-state", name);
  const text = element.querySelector("span");
  if (text.textContent !== word) { text.textContent = word; }
}

let quiet = null;
/** Says something in passing. */
function say(text) {
  const name = part("state").dataset.state;
  showState(name, text);
  clearTimeout(quiet);
  quiet = setTimeout(() => { if (part("state").querySelector("span").textContent === text) { showState(part("state").dataset.state); } }, 4000);
}

/** Dims the picture with a word over it; null lets it shine again. */
function dim(word) {
  holder.classList.toggle("dim", word !== null);
  part("word").hidden = word === null;
  part("word").textContent = word ?? "";
}

function notice(text, { isCompiler = false, action = null } = {}) {
  const element = part("notice");
  element.hidden = !text;
  element.replaceChildren();
  if (!text) { return; }
  const body = document.createElement(isCompiler ? "pre" : "p");
  body.textContent = text;
  if (isCompiler) { body.tabIndex = 0; }
  element.append(body);
  element.classList.toggle("compiler", isCompiler);
  if (!action) { return; }
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = action.title;
  button.addEventListener("click", action.run);
  element.append(button);
}

// The parts.

const picture = new Picture(part("canvas"), (frame) => send({ type: "acknowledge", frame }));

function leave() {
  showFocusHint();
  document.querySelector("[data-setting='zoom']").focus();
}

function showFocusHint() { say("The keyboard is out of the picture"); }

const typing = new Typing(stage, send, leave);
const mirror = new Mirror(part("mirror"), send, typing, leave);
typing.mirror = mirror;

const files = new Files(send, say);
const settings = new Settings(part("settings"), fragment, send);
const knobs = new Knobs(part("knobs"), part("knob-form"), fragment, send);
const panels = new Panels(fragment, send, watch);

function watch() {
  if (!state.isConnected) { return; }
  const wanted = new Set(["accessibility", ...panels.watched]);
  if (state.isInspecting) { wanted.add("tree"); }
  send({ type: "watch", panels: [...wanted] });
}

const pointing = new Pointing(stage, view, send, {
  isInspecting: () => state.isInspecting,
  inspect(point, isChosen) {
    const index = point ? panels.tree.at(point) : null;
    panels.tree.point(index);
    if (!isChosen) { return; }
    setInspecting(false);
    panels.open("tree", true);
    panels.tree.choose(index);
  },
  touched: () => typing.touched(),
});

// Keys for the picture itself, where no element has the focus.
stage.addEventListener("keydown", (event) => {
  if (event.target !== stage || event.isComposing || event.key === "Tab") { return; }
  if (event.key === "Escape" && !event.shiftKey) {
    event.preventDefault();
    if (state.isInspecting) { setInspecting(false); } else { leave(); }
    return;
  }
  if (!isNamed(event) && event.key.length !== 1) { return; }
  // What the browser does with Command or Control is the browser's.
  if (!isCommand(event)) { event.preventDefault(); }
  send(keyRequest(event));
});

// The picture's size.

const zoomList = document.querySelector("[data-setting='zoom']");
const chosenZoom = fragment.get("zoom");
if ([...zoomList.options].some((option) => option.value === chosenZoom)) { zoomList.value = chosenZoom; }
zoomList.addEventListener("change", () => {
  fragment.put("zoom", zoomList.value === "fit" ? null : zoomList.value);
  resize();
});

/** Fits the picture into its room, and asks for as many pixels as the screen has there. */
function resize() {
  const { scene } = view;
  if (!scene) { return; }
  const style = getComputedStyle(room);
  const width = room.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const height = room.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  const fitting = Math.min(width / scene.width, isStacked.matches ? Infinity : height / scene.height, isStacked.matches ? 1 : 1.5);
  const zoom = zoomList.value === "fit" ? Math.max(Math.floor(fitting * 100) / 100, 0.1) : Number(zoomList.value);
  view.zoom = zoom;
  for (const element of [stage, holder]) {
    element.style.width = `${scene.width * zoom}px`;
    element.style.height = `${scene.height * zoom}px`;
  }
  stage.style.setProperty("--zoom", zoom);
  const scale = Math.min(Math.max(Math.round(zoom * devicePixelRatio * 100) / 100, 0.5), 6);
  if (scale !== state.scale && state.isConnected) {
    state.scale = scale;
    send({ type: "scale", scale });
  }
}

const isStacked = matchMedia("(max-width: 860px)");
new ResizeObserver(resize).observe(room);
isStacked.addEventListener("change", resize);

function watchRatio() {
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener("change", () => { resize(); watchRatio(); }, { once: true });
}
watchRatio();

function sceneArrived(scene) {
  view.scene = scene;
  set(stage, "data-presentation", scene.presentation);
  resize();
}

// The address.

addEventListener("hashchange", () => {
  fragment.read();
  const zoom = fragment.get("zoom") ?? "fit";
  if ([...zoomList.options].some((option) => option.value === zoom)) { zoomList.value = zoom; }
  resize();
  settings.addressChanged();
  knobs.update(knobs.knobs);
});

// Tools.

const inspector = document.querySelector("[data-tool='inspect']");
inspector.addEventListener("click", () => setInspecting(!state.isInspecting));

function setInspecting(isOn) {
  state.isInspecting = isOn;
  inspector.setAttribute("aria-pressed", String(isOn));
  stage.classList.toggle("inspecting", isOn);
  if (!isOn) { panels.tree.point(null); }
  watch();
}

document.querySelector("[data-tool='restart']").addEventListener("click", restart);

function restart() {
  notice(null);
  if (state.isConnected) {
    state.isRestarting = !document.querySelector(".knobs")?.hidden;
    send({ type: "restart" });
  } else { connection.again(); }
}

// What the specimen says.

const arrivals = {
  ready(event) {
    dim(null);
    if (event.scene) {
      sceneArrived(event.scene);
      settings.begin(event.scene.settings);
    }
    knobs.update(event.knobs ?? []);
    if (state.status === "starting" || state.status === "ended") { state.status = "running"; }
    if (state.status === "running") { notice(null); }
    showState(state.status);
    stage.dataset.ready = "true";
  },
  scene(event) {
    if (!event.scene) { return; }
    sceneArrived(event.scene);
    settings.update(event.scene.settings);
  },
  knobs(event) {
    // After a restart the specimen begins with its own values: what the address asks for is asked for again.
    if (state.isRestarting) { knobs.update(event.knobs ?? []); } else { knobs.written(event.knobs ?? []); }
    state.isRestarting = false;
  },
  tree(event) { if (event.tree) { panels.treeArrived(event.tree); } },
  accessibility(event) {
    mirror.update(event.elements ?? []);
    panels.accessibilityArrived(event.elements ?? []);
  },
  haptics(event) { panels.hapticsArrived(event.haptics ?? []); },
  counters(event) { panels.countersArrived(event.counters ?? []); },
  focus(event) { typing.focusChanged(event.focus ?? null); },
  // The browser's own clipboard event has taken the text already.
  clipboard() {},
  script(event) { files.scriptArrived(event.text ?? ""); },
  console(event) { panels.printed(event.text ?? ""); },
  problem(event) { notice(event.text ?? "Something could not be done."); },
  status(event) { statusArrived(event.state, event.text); },
};

function statusArrived(name, text) {
  if (!(name in WORDS)) { return; }
  state.status = name;
  showState(name);
  switch (name) {
  case "running":
    notice(null);
    dim(null);
    // What the page says of the source is of the build before.
    if (state.wasBuilding) { panels.refresh(); }
    state.wasBuilding = false;
    break;
  case "building":
  case "broken":
    state.wasBuilding = true;
    if (name === "broken") { notice(text || "It does not compile.", { isCompiler: true }); }
    break;
  case "ended":
    stage.dataset.ready = "false";
    dim("Ended");
    notice(text || "The specimen has ended.", { action: { title: "Start again", run: restart } });
    break;
  default: break;
  }
}

// The connection.

connection = new Connection(document.querySelector(".bench").dataset.socket, {
  opened() {
    state.isConnected = true;
    state.scale = null;
    picture.reset();
    pointing.forget();
    files.forget();
    notice(null);
    state.status = "starting";
    showState("starting");
    resize();
    watch();
    if (document.hidden) { send({ type: "sleep" }); }
  },
  event(event) { arrivals[event.type]?.(event); },
  binary(buffer) {
    if (buffer.byteLength > 0 && new Uint8Array(buffer, 0, 1)[0] === 2) { files.received(buffer); } else { picture.receive(buffer); }
  },
  dropped(failures) {
    lose("Connection lost");
    showState("lost");
    if (failures > 3) { notice("The server does not answer. It may have been ended in the terminal; this page goes on trying."); }
  },
  closed(code, reason) {
    if (code !== ELSEWHERE) {
      state.isConnected = false;
      return;
    }
    lose("Open in another place");
    showState("ended", "Open elsewhere");
    notice(reason || "This page is open in another place.", { action: { title: "Show it here", run: () => connection.again() } });
  },
});

/** Nothing comes from the specimen any more. */
function lose(word) {
  state.isConnected = false;
  pointing.forget();
  typing.focusChanged(null);
  dim(word);
  stage.dataset.ready = "false";
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    send({ type: "sleep" });
    showState("asleep");
  } else if (connection.isOpen) {
    send({ type: "wake" });
    showState(state.status);
  } else {
    connection.retry();
  }
});

part("siblings").open = matchMedia("(min-width: 1180px)").matches;
document.querySelector(".siblings [aria-current]")?.scrollIntoView({ block: "nearest" });
