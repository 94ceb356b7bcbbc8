// What the page saves: files that the specimen makes, and the script of what was done.

import { download, part } from "./dom.js";

const TYPES = { png: "image/png", svg: "image/svg+xml", pdf: "application/pdf" };

/** Byte 2; the request's id (u32); the length of the name (u16) and the name; the content. */
export function readFile(buffer) {
  const view = new DataView(buffer);
  if (buffer.byteLength < 7 || view.getUint8(0) !== 2) { return null; }
  const length = view.getUint16(5, true);
  if (7 + length > buffer.byteLength) { return null; }
  return {
    id: view.getUint32(1, true), name: new TextDecoder().decode(new Uint8Array(buffer, 7, length)),
    content: new Uint8Array(buffer, 7 + length),
  };
}

export class Files {
  /** @param say puts a word where the page's state stands */
  constructor(send, say) {
    this.send = send;
    this.say = say;
    this.next = 1;
    const choices = document.getElementById("save");
    for (const button of document.querySelectorAll("[data-save]")) {
      button.addEventListener("click", () => {
        choices.hidePopover?.();
        this.send({ type: "export", id: this.next, format: button.dataset.save });
        this.next += 1;
      });
    }
    this.recorder();
  }

  received(buffer) {
    const file = readFile(buffer);
    if (!file) { return; }
    const ending = file.name.split(".").at(-1).toLowerCase();
    download(file.name.replaceAll(/[\/\\]/g, "-"), TYPES[ending] ?? "text/plain;charset=utf-8", file.content);
    this.say(`Saved ${file.name}.`);
  }

  recorder() {
    const button = document.querySelector("[data-tool='record']");
    this.record = button;
    button.addEventListener("click", () => this.setRecording(button.getAttribute("aria-pressed") !== "true"));
    document.querySelector("[data-tool='copy-script']").addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(part("script-text").textContent);
        this.say("The script is copied.");
      } catch {
        this.say("The browser does not let the page copy. Select the text and copy it.");
      }
    });
    document.querySelector("[data-tool='save-script']").addEventListener("click", () => {
      download(`${document.querySelector(".bench").dataset.name}.stage`, "text/plain;charset=utf-8", part("script-text").textContent);
    });
  }

  setRecording(isOn) {
    this.record.setAttribute("aria-pressed", String(isOn));
    this.record.textContent = isOn ? "Stop" : "Record";
    this.send({ type: "record", isOn });
  }

  /** The connection is another: nothing is being recorded in it. */
  forget() {
    this.record.setAttribute("aria-pressed", "false");
    this.record.textContent = "Record";
  }

  scriptArrived(text) {
    part("script-text").textContent = text || "Nothing was done.";
    part("script").showModal();
  }
}
