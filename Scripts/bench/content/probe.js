// Runs in a page of the live gallery before its own scripts: notes when pixels arrive, and how many bytes they are.
{
  const probe = { bytes: [], drawn: 0, pressed: Infinity, waiting: null };
  window.probe = probe;

  window.WebSocket = class extends WebSocket {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => {
        if (data instanceof ArrayBuffer && new Uint8Array(data)[0] === 1) { probe.bytes.push(data.byteLength); }
      });
    }
  };

  addEventListener("pointerup", (event) => { probe.pressed = event.timeStamp; }, true);

  addEventListener("DOMContentLoaded", () => {
    const canvas = document.querySelector("[data-part=canvas]");
    if (!canvas) { return; }
    // The page writes a frame's number when its pixels are in the canvas.
    new MutationObserver(() => {
      probe.drawn += 1;
      if (performance.now() > probe.pressed) { probe.waiting?.(performance.now() - probe.pressed); }
    }).observe(canvas, { attributes: true, attributeFilter: ["data-frame"] });
  });

  /** Milliseconds from the release of the pointer to the pixels that come of it. */
  probe.latency = () => {
    probe.pressed = Infinity;
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error("no picture came of the press within five seconds")), 5000);
      probe.waiting = (taken) => {
        probe.waiting = null;
        resolve(taken);
      };
    });
  };

  let moves = 0;
  /** Moves the list in each frame of the browser for some seconds: pictures a second, and bytes of each. */
  probe.scroll = (seconds) => new Promise((resolve) => {
    const stage = document.getElementById("stage");
    const box = stage.getBoundingClientRect();
    const start = performance.now();
    const first = { drawn: probe.drawn, bytes: probe.bytes.length };
    let ticks = 0;
    function step() {
      const taken = (performance.now() - start) / 1000;
      if (taken < seconds) {
        const deltaY = moves % 100 < 50 ? 20 : -20;
        ticks += 1;
        moves += 1;
        stage.dispatchEvent(new WheelEvent("wheel", {
          deltaY, clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, bubbles: true, cancelable: true,
        }));
        requestAnimationFrame(step);
        return;
      }
      const sent = probe.bytes.slice(first.bytes).sort((a, b) => a - b);
      resolve({
        perSecond: (probe.drawn - first.drawn) / taken, ticksPerSecond: ticks / taken,
        bytes: sent.length ? sent[Math.floor(sent.length / 2)] : 0,
      });
    }
    requestAnimationFrame(step);
  });
}
