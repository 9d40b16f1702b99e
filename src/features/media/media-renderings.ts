import { createSingleFlight } from '../../platform/jobs/single-flight.ts';
import { createWorkLimit } from '../../platform/jobs/work-limit.ts';
import type { KnownRecipe } from './known-recipes.ts';
import { createUnknownMediaError } from './media.errors.ts';
import type { MediaStore } from './media.store.ts';
import type { MediaDrawing, MediaFile, MediaFormat, MediaRecipe, MediaShape } from './media.types.ts';
import { shapeKey } from './media-shapes.rules.ts';
import { hashBytes } from './media-version.ts';
import { renderFile, renderShape } from './resize-media.ts';

const FULL: MediaShape = { kind: 'full' };
/** Visitors' own pictures need the engine too. */
const DRAWINGS_AT_A_TIME = 2;
/** Each holds all pixels of a photograph. */
const FILES_AT_A_TIME = 2;
/** Each holds a whole picture in memory, and anybody may ask for every shape of every picture at once. */
const RESIZINGS_AT_A_TIME = 4;

export interface RenderingOptions {
  /** The whole prompt of a recipe with its choices; without it the prompt alone is drawn. */
  compose?: (recipe: MediaRecipe) => string;
  store: MediaStore;
  /** Draws at the size asked for, in any format sharp reads. */
  draw: (drawing: MediaDrawing, signal: AbortSignal) => Promise<Uint8Array>;
  /** The bytes of a picture that is a file, or undefined when it is gone. */
  readFile?: (picture: MediaFile) => Promise<Uint8Array | undefined>;
}

type Drawable = Pick<KnownRecipe, 'recipe' | 'version'>;

/** Makes every shape of a picture once, and keeps it. */
export function createRenderings(options: RenderingOptions) {
  const { store, draw, compose = ({ prompt }) => prompt, readFile = async () => undefined } = options;
  const files = createWorkLimit({ atOnce: FILES_AT_A_TIME, next: 'last' });
  const queue = createWorkLimit({ atOnce: DRAWINGS_AT_A_TIME, next: 'last' });
  const resizing = createWorkLimit({ atOnce: RESIZINGS_AT_A_TIME, next: 'last' });
  /** Several visitors who ask for one missing picture wait for one drawing. */
  const once = createSingleFlight<Uint8Array<ArrayBuffer>>();

  const keep = (name: string, version: string, part: string, make: () => Promise<Uint8Array<ArrayBuffer>>) =>
    once(`${name} ${version} ${part}`, async () => {
      const key = { name, version, part };
      const kept = await store.read(key);
      if (kept) return kept;
      const bytes = await make();
      await store.write(key, bytes);
      return bytes;
    });

  const drawWhole = async (recipe: MediaRecipe, signal: AbortSignal) => {
    const { seed, width, height } = recipe;
    const drawn = await queue.run(() => draw({ prompt: compose(recipe), seed, width, height }, signal));
    return renderShape(drawn, FULL, 'webp');
  };

  /** Other bytes than the post was made with are another picture, and have another address. */
  const readWhole = async (source: MediaFile) => {
    const bytes = await readFile(source);
    if (!bytes || hashBytes(bytes) !== source.hash) throw createUnknownMediaError();
    return renderFile(bytes, source);
  };

  /** The picture as it was drawn, or as its file shows it; every other shape is made from it. */
  const full = (name: string, { recipe, version }: Drawable, signal: AbortSignal) =>
    keep(name, version, shapeKey(FULL, 'webp'), async () => {
      const whole = await ('file' in recipe ? files.run(() => readWhole(recipe)) : drawWhole(recipe, signal));
      await store.remove(name, version);
      return whole;
    });

  const shape = async (
    name: string,
    known: Drawable,
    wanted: MediaShape,
    format: MediaFormat,
    signal: AbortSignal,
  ) => {
    const part = shapeKey(wanted, format);
    if (part === shapeKey(FULL, 'webp')) return full(name, known, signal);
    return keep(name, known.version, part, async () => {
      // Drawing may take long: nobody holds a place in the other queue meanwhile.
      await full(name, known, signal);
      return resizing.run(async () => renderShape(await full(name, known, signal), wanted, format));
    });
  };

  return { full, shape };
}
