import type { PictureSize } from '../../../../ui/pictures/picture-crop.rules.ts';

/** A chosen picture, small enough to be moved in a frame. */
export interface PicturePreview {
  /** Of the file itself. */
  size: PictureSize;
  /** Left out of a picture with too many pixels. */
  bitmap?: ImageBitmap;
}

/** What the worker is asked. */
export interface PreviewQuestion {
  file: Blob;
  /** How many pixels the shorter side needs at least, where the file has them. */
  shortSide: number;
}

/** What the worker says; null of a file that the browser cannot open. */
export type PreviewAnswer = PicturePreview | null;

/** The frame is at most 240 wide in CSS pixels, and is looked at half as close again without a blur. */
const SIDE_IN_FRAME = 360;
/** A finer screen shows no more of so small a picture. */
const MAX_PIXEL_RATIO = 3;

const previews = new WeakMap<Blob, Promise<PreviewAnswer>>();
let worker: Worker | undefined;

/** Starts what decodes pictures beside the page's own thread: while a visitor still looks for a file. */
export function warmPreviews(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./picture-preview.worker.ts', import.meta.url), { type: 'module' });
  // Its code did not come: the next choice loads it again.
  worker.addEventListener('error', () => {
    worker = undefined;
  });
  return worker;
}

/**
 * Decodes a file once, however often it is asked for.
 * @throws {Error} when the code that decodes did not load.
 */
export function previewPicture(file: Blob): Promise<PreviewAnswer> {
  const known = previews.get(file);
  if (known) return known;
  const made = askWorker(file);
  previews.set(file, made);
  return made;
}

function askWorker(file: Blob): Promise<PreviewAnswer> {
  const asked = warmPreviews();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    asked.addEventListener('error', () => {
      previews.delete(file);
      reject(new Error('What decodes pictures did not load.'));
    });
    const shortSide = SIDE_IN_FRAME * Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
    asked.postMessage({ file, shortSide } satisfies PreviewQuestion, [port2]);
  });
}
