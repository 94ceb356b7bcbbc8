// Fingers, the pointer and the wheel go to the specimen, in points of its picture.

/** Pixels of one line, for wheels that count in lines. */
const LINE = 16;

export class Pointing {
  /**
   * @param stage the element over which pointers are watched
   * @param view `zoom` and `scene` of the page
   * @param send takes requests
   * @param delegate `isInspecting()`, `inspect(point or null, isChosen)`, `touched()`
   */
  constructor(stage, view, send, delegate) {
    this.stage = stage;
    this.view = view;
    this.send = send;
    this.delegate = delegate;
    this.fingers = new Map();
    this.isHovering = false;
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.move(event));
    stage.addEventListener("pointerup", (event) => this.up(event, "ended"));
    stage.addEventListener("pointercancel", (event) => this.up(event, "cancelled"));
    stage.addEventListener("lostpointercapture", (event) => this.up(event, "cancelled"));
    stage.addEventListener("pointerleave", () => this.leave());
    stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // The focus follows what the specimen says, not where a finger came down.
    stage.addEventListener("mousedown", (event) => event.preventDefault());
    stage.addEventListener("contextmenu", (event) => {
      if (event.pointerType !== "mouse" || this.fingers.size > 0) { event.preventDefault(); }
    });
    addEventListener("blur", () => this.cancelAll());
  }

  /** Where in the picture an event is, in points. */
  point(event) {
    const box = this.stage.getBoundingClientRect();
    const zoom = this.view.zoom || 1;
    return { x: round((event.clientX - box.left) / zoom), y: round((event.clientY - box.top) / zoom) };
  }

  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) { return; }
    if (this.delegate.isInspecting()) {
      this.delegate.inspect(this.point(event), true);
      return;
    }
    if (this.fingers.has(event.pointerId)) { return; }
    const taken = new Set(this.fingers.values());
    let finger = 0;
    while (taken.has(finger)) { finger += 1; }
    this.fingers.set(event.pointerId, finger);
    try { this.stage.setPointerCapture(event.pointerId); } catch { /* The pointer has gone already. */ }
    this.delegate.touched();
    this.touch("began", finger, event);
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (finger !== undefined) {
      this.touch("moved", finger, event);
    } else if (this.delegate.isInspecting()) {
      this.delegate.inspect(this.point(event), false);
    } else if (event.pointerType !== "touch") {
      this.isHovering = true;
      this.send({ type: "hover", ...this.point(event) });
    }
  }

  up(event, phase) {
    const finger = this.fingers.get(event.pointerId);
    if (finger === undefined) { return; }
    this.fingers.delete(event.pointerId);
    this.touch(phase, finger, event);
  }

  leave() {
    if (this.delegate.isInspecting()) { this.delegate.inspect(null, false); }
    if (!this.isHovering) { return; }
    this.isHovering = false;
    this.send({ type: "hoverEnded" });
  }

  /** Fingers that nobody will lift any more. */
  cancelAll() {
    for (const finger of this.fingers.values()) { this.send({ type: "touch", phase: "cancelled", finger, x: 0, y: 0 }); }
    this.fingers.clear();
  }

  /** Forgets fingers without a word: the connection that knew them is gone. */
  forget() { this.fingers.clear(); }

  touch(phase, finger, event) {
    this.send({ type: "touch", phase, finger, ...this.point(event) });
  }

  wheel(event) {
    // With Control the browser enlarges the page.
    if (event.ctrlKey) { return; }
    event.preventDefault();
    if (this.delegate.isInspecting()) { return; }
    const unit = event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? LINE : this.view.scene?.height ?? 800;
    const factor = unit / (this.view.zoom || 1);
    this.send({
      type: "wheel", ...this.point(event), dx: round(event.deltaX * factor), dy: round(event.deltaY * factor),
    });
  }
}

/** Hundredths of a point are enough. */
function round(number) {
  return Math.round(number * 100) / 100;
}
