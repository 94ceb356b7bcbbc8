// Text. The field of the mirror that stands over the specimen's field has the browser's focus, so that input methods, dead
// keys, emoji pickers and the clipboard work as they do in any field. What the browser would change is asked of the specimen
// instead; what the specimen then has comes back and is put into the field.

import { make, place, set } from "./dom.js";
import { isCommand, isMac, isNamed, keyRequest } from "./keys.js";

/** Edits that the browser names, as keys. */
const EDITS = {
  deleteContentBackward: ["Backspace", []], deleteContentForward: ["Delete", []],
  deleteWordBackward: ["Backspace", ["option"]], deleteWordForward: ["Delete", ["option"]],
  deleteSoftLineBackward: ["Backspace", ["command"]], deleteHardLineBackward: ["Backspace", ["command"]],
  deleteContent: ["Backspace", []], insertLineBreak: ["Enter", []], insertParagraph: ["Enter", []],
};

export class Typing {
  /**
   * @param stage the element around picture and mirror
   * @param send takes requests
   * @param leave moves the browser's focus out of the picture
   */
  constructor(stage, send, leave) {
    this.stage = stage;
    this.send = send;
    this.leave = leave;
    this.mirror = null;
    this.focus = null;
    /** The field that the browser types into, and whether an input method is at work in it. */
    this.field = null;
    this.isComposing = false;
    this.base = 0;
    this.spare = null;
  }

  /** Makes a text field of the mirror one that can be typed in. */
  adopt(node) {
    for (const [name, value] of Object.entries({
      autocomplete: "off", autocorrect: "off", autocapitalize: "off", spellcheck: "false", class: "field",
    })) { set(node, name, value); }
    node.addEventListener("keydown", (event) => this.keydown(event));
    node.addEventListener("beforeinput", (event) => this.beforeInput(event));
    node.addEventListener("input", (event) => this.input(event));
    node.addEventListener("compositionstart", (event) => this.compositionStarted(event));
    node.addEventListener("compositionend", (event) => this.compositionEnded(event));
    node.addEventListener("copy", (event) => this.copy(event, false));
    node.addEventListener("cut", (event) => this.copy(event, true));
    node.addEventListener("paste", (event) => this.paste(event));
    node.addEventListener("drop", (event) => event.preventDefault());
  }

  // What the specimen says.

  /** @param focus the field that has the specimen's keyboard; null when none has it */
  focusChanged(focus) {
    const had = this.focus;
    this.focus = focus;
    if (!focus) {
      this.release(had !== null);
      return;
    }
    this.follow(had === null);
  }

  /** The value of a field that nobody types in. */
  showValue(node, element) {
    if (node !== this.field && node.value !== element.value) { node.value = element.value; }
  }

  /** The mirror has other fields than before. */
  fieldsChanged() {
    if (this.focus && !this.isComposing) { this.follow(false); }
  }

  /** A finger came down, or the pointer's button: the picture has the reader's attention. */
  touched() {
    if (this.isComposing) { this.field?.blur(); }
    if (this.focus) { this.take(); } else { this.stage.focus({ preventScroll: true, focusVisible: false }); }
  }

  /** The reader has come to a field by Tab or with assistive technology. */
  fieldFocused(node, element) {
    if (node === this.field && this.focus) { return; }
    this.send({ type: "act", element: element.id, action: "focus" });
  }

  /** Ties the specimen's keyboard to a field of the page. */
  follow(isNew) {
    if (this.isComposing) { return; }
    const field = this.mirror.fieldFor(this.focus) ?? this.spareField();
    const wasTyping = this.field !== null && document.activeElement === this.field;
    this.field = field;
    if (field !== this.spare) { this.dropSpare(); } else { place(field, this.focus.frame); }
    set(field, "inputmode", this.focus.inputMode);
    this.synchronise();
    // Elsewhere on the page the reader is not to be disturbed.
    const isHere = this.stage.contains(document.activeElement);
    if (document.activeElement !== field && (wasTyping || (isHere && isNew))) { this.take(); }
  }

  take() {
    if (this.field && document.activeElement !== this.field) { this.field.focus({ preventScroll: true }); }
  }

  release(hadField) {
    const field = this.field;
    this.field = null;
    if (hadField && field && document.activeElement === field) { this.stage.focus({ preventScroll: true }); }
    this.dropSpare();
  }

  /** Brings the field's text and selection up to what the specimen has. */
  synchronise() {
    const { field, focus } = this;
    if (!field || !focus || this.isComposing || focus.isSecure) { return; }
    if (field.value !== focus.text) { field.value = focus.text; }
    const start = units(focus.text, focus.selectionStart);
    const end = units(focus.text, focus.selectionStart + focus.selectionLength);
    if (field.selectionStart !== start || field.selectionEnd !== end) { field.setSelectionRange(start, end); }
  }

  /** A field for a keyboard that no element of the mirror has. */
  spareField() {
    if (!this.spare) {
      const isMultiline = this.focus.isMultiline;
      this.spare = make(isMultiline ? "textarea" : "input", { "aria-label": "Text", tabindex: -1 });
      if (!isMultiline) { this.spare.type = this.focus.isSecure ? "password" : "text"; }
      this.adopt(this.spare);
      this.stage.append(this.spare);
    }
    return this.spare;
  }

  dropSpare() {
    if (!this.spare) { return; }
    this.spare.remove();
    this.spare = null;
  }

  // What the reader does.

  keydown(event) {
    if (event.isComposing || event.keyCode === 229) { return; }
    event.stopPropagation();
    if (event.key === "Tab") { return; }
    if (event.key === "Escape") {
      event.preventDefault();
      if (event.shiftKey) { this.send({ type: "key", key: "Escape", modifiers: [] }); } else { this.leave(); }
      return;
    }
    if (isCommand(event)) {
      const command = this.command(event);
      if (command) {
        event.preventDefault();
        this.send({ type: "edit", command });
        return;
      }
    }
    if (!isNamed(event)) { return; }
    event.preventDefault();
    this.send(keyRequest(event));
  }

  command(event) {
    switch (event.key.toLowerCase()) {
    case "a": return "selectAll";
    case "z": return event.shiftKey ? "redo" : "undo";
    case "y": return isMac ? null : "redo";
    default: return null;
    }
  }

  beforeInput(event) {
    if (this.isComposing || event.isComposing || /Composition/.test(event.inputType)) { return; }
    event.preventDefault();
    const edit = EDITS[event.inputType];
    if (edit) {
      this.send({ type: "key", key: edit[0], modifiers: edit[1] });
    } else if (event.inputType === "historyUndo" || event.inputType === "historyRedo") {
      this.send({ type: "edit", command: event.inputType === "historyUndo" ? "undo" : "redo" });
    } else if (event.inputType.startsWith("insert")) {
      this.insert(event.data ?? event.dataTransfer?.getData("text/plain") ?? "");
    }
  }

  compositionStarted(event) {
    this.isComposing = true;
    this.base = Math.min(event.target.selectionStart ?? 0, event.target.selectionEnd ?? 0);
  }

  /** What the input method has so far, and where its own caret is in that. */
  input(event) {
    if (!this.isComposing) { return; }
    const text = event.data ?? "";
    const start = Math.max((event.target.selectionStart ?? 0) - this.base, 0);
    const end = Math.max((event.target.selectionEnd ?? 0) - this.base, start);
    const first = characters(text.slice(0, start));
    this.send({ type: "mark", text, start: first, length: characters(text.slice(0, end)) - first });
  }

  compositionEnded(event) {
    this.isComposing = false;
    if (event.data) {
      this.insert(event.data);
    } else {
      this.send({ type: "mark", text: "", start: 0, length: 0 });
      this.send({ type: "unmark" });
    }
    // A secret is not to stand in the page.
    if (this.focus?.isSecure) { event.target.value = ""; }
  }

  insert(text) {
    if (text) { this.send({ type: "insert", text }); }
  }

  copy(event, isCut) {
    event.preventDefault();
    if (!this.focus || this.focus.isSecure || this.focus.selectionLength === 0) { return; }
    const { text, selectionStart, selectionLength } = this.focus;
    const chosen = text.slice(units(text, selectionStart), units(text, selectionStart + selectionLength));
    event.clipboardData.setData("text/plain", chosen);
    this.send({ type: "edit", command: isCut ? "cut" : "copy" });
  }

  paste(event) {
    event.preventDefault();
    this.insert(event.clipboardData.getData("text/plain").replaceAll("\r\n", "\n"));
  }
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Text in which a character as readers see it is one unit of JavaScript's. */
function isSimple(text) { return /^[\n\x20-\u02ff]*$/.test(text); }

/** Characters as readers see them. */
export function characters(text) {
  if (isSimple(text)) { return text.length; }
  let count = 0;
  for (const _ of segmenter.segment(text)) { count += 1; }
  return count;
}

/** Where the character of a number begins, in units of JavaScript's. */
export function units(text, place) {
  if (isSimple(text)) { return Math.min(place, text.length); }
  let count = 0;
  for (const segment of segmenter.segment(text)) {
    if (count === place) { return segment.index; }
    count += 1;
  }
  return text.length;
}
