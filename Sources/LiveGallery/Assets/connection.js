// The socket to the specimen. A connection that drops is made again, to the same session.

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

/** Codes with which the server closes for good: the session has ended, or another page has it. */
export const ENDED = 4000;
export const ELSEWHERE = 4001;

export class Connection {
  /**
   * @param {string} address of the socket, relative to the page
   * @param handlers `opened()`, `event(object)`, `binary(ArrayBuffer)`, `dropped(how many tries have failed)`, `closed(code, reason)`
   */
  constructor(address, handlers) {
    const url = new URL(address, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.hash = "";
    url.searchParams.set("session", session(url.pathname));
    this.url = url;
    this.handlers = handlers;
    this.wait = FIRST_WAIT;
    this.timer = null;
    this.failures = 0;
    this.isClosed = false;
    addEventListener("online", () => this.retry());
    addEventListener("pageshow", (event) => { if (event.persisted) { this.retry(); } });
    this.open();
  }

  get isOpen() { return this.socket?.readyState === WebSocket.OPEN; }

  open() {
    this.timer = null;
    this.isClosed = false;
    const socket = new WebSocket(this.url);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.onopen = () => this.handlers.opened();
    socket.onmessage = (message) => {
      if (this.socket !== socket) { return; }
      this.wait = FIRST_WAIT;
      this.failures = 0;
      if (typeof message.data !== "string") {
        this.handlers.binary(message.data);
        return;
      }
      let event = null;
      try { event = JSON.parse(message.data); } catch { return; }
      if (event && typeof event === "object") { this.handlers.event(event); }
    };
    socket.onclose = (close) => {
      if (this.socket !== socket || this.timer !== null) { return; }
      if (close.code === ENDED || close.code === ELSEWHERE) {
        this.isClosed = true;
        this.handlers.closed(close.code, close.reason);
        return;
      }
      this.failures += 1;
      this.handlers.dropped(this.failures);
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  /** Tries at once where it would wait. */
  retry() {
    if (!this.isClosed) { this.again(); }
  }

  /** Connects anew, also after the server has closed for good. */
  again() {
    if (this.isOpen || this.socket.readyState === WebSocket.CONNECTING) { return; }
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  }

  /** Says something to the specimen; what is said while there is no connection is lost, as a touch would be. */
  send(request) {
    if (this.isOpen) { this.socket.send(JSON.stringify(request)); }
  }
}

/** The name under which the server keeps this page's specimen: 128 random bits for each tab. */
function session(path) {
  const key = `vitrine-session:${path}`;
  let known = null;
  try { known = sessionStorage.getItem(key); } catch { /* Every load is a session then. */ }
  if (known) { return known; }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  try { sessionStorage.setItem(key, made); } catch { /* As above. */ }
  return made;
}
