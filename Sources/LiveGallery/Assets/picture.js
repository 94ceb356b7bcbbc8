// The picture: patches of pixels, drawn in the order in which they come.
//
// A frame is little-endian: byte 1; the number of patches (u16); the frame's number (u32); width and height of the whole
// picture (u16 each); for each patch x, y, width, height (u16 each), the encoding (0 raw RGBA, 1 PNG), the length (u32), the bytes.

const HEAD = 11;
const PATCH_HEAD = 13;

export class Picture {
  /** @param acknowledge called with a frame's number when the browser is about to show it */
  constructor(canvas, acknowledge) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
    this.acknowledge = acknowledge;
    this.last = Promise.resolve();
    this.shown = [];
    this.generation = 0;
    this.frames = 0;
  }

  /** Forgets what is on the way: another connection counts its frames anew. */
  reset() {
    this.generation += 1;
    this.shown = [];
  }

  receive(buffer) {
    const frame = read(buffer);
    if (!frame) { return; }
    const generation = this.generation;
    const decoded = frame.patches.map((patch) => patch.isRaw ? rawImage(patch) : pngImage(patch));
    const isReady = decoded.every((image) => image instanceof ImageData);
    const images = isReady ? decoded : Promise.allSettled(decoded.map((image) => Promise.resolve(image)));
    this.last = this.last.then(async () => {
      const results = isReady ? decoded : (await images).map((result) => result.value ?? null);
      if (generation === this.generation) { this.draw(frame, results); }
    });
  }

  draw(frame, images) {
    const { canvas, context } = this;
    if (canvas.width !== frame.width || canvas.height !== frame.height) {
      canvas.width = frame.width;
      canvas.height = frame.height;
    }
    frame.patches.forEach((patch, index) => {
      const image = images[index];
      if (image instanceof ImageData) {
        context.putImageData(image, patch.x, patch.y);
      } else if (image) {
        context.clearRect(patch.x, patch.y, patch.width, patch.height);
        context.drawImage(image, patch.x, patch.y);
        image.close();
      }
    });
    this.frames += 1;
    canvas.dataset.frame = frame.number;
    this.shown.push(frame.number);
    if (this.shown.length === 1) { requestAnimationFrame(() => this.tell()); }
  }

  tell() {
    const numbers = this.shown;
    this.shown = [];
    for (const number of numbers) { this.acknowledge(number); }
  }
}

/** The parts of a frame; null for what is not well-formed. */
export function read(buffer) {
  const view = new DataView(buffer);
  if (buffer.byteLength < HEAD || view.getUint8(0) !== 1) { return null; }
  const count = view.getUint16(1, true);
  const frame = {
    number: view.getUint32(3, true), width: view.getUint16(7, true), height: view.getUint16(9, true), patches: [],
  };
  let offset = HEAD;
  for (let index = 0; index < count; index += 1) {
    if (offset + PATCH_HEAD > buffer.byteLength) { return null; }
    const [x, y, width, height] = [0, 2, 4, 6].map((place) => view.getUint16(offset + place, true));
    const isRaw = view.getUint8(offset + 8) === 0;
    const length = view.getUint32(offset + 9, true);
    offset += PATCH_HEAD;
    if (offset + length > buffer.byteLength || (isRaw && length !== width * height * 4)) { return null; }
    if (width > 0 && height > 0) {
      frame.patches.push({ x, y, width, height, isRaw, bytes: new Uint8ClampedArray(buffer, offset, length) });
    }
    offset += length;
  }
  return frame;
}

function rawImage(patch) {
  return new ImageData(patch.bytes, patch.width, patch.height);
}

function pngImage(patch) {
  return createImageBitmap(new Blob([patch.bytes], { type: "image/png" }), { colorSpaceConversion: "none" });
}
