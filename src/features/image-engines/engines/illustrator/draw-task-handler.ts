import { isMarkedAsUntransferable } from 'node:worker_threads';
import type { Learned } from '@dreamseed/illustrator/learn-style';
import { IllustrationStopped } from '@dreamseed/illustrator/stopped';
import type { DrawingSignal, Illustrate, IllustrationRequest, Picture } from '@dreamseed/illustrator/types';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { ImageFormat, ImageRequest } from '../../image-engines.types.ts';
import {
  type DrawNews,
  type DrawOutcome,
  type DrawTask,
  type DrawWish,
  STARTED_FLAG,
  STOP_FLAG,
} from './draw-task.ts';
import { listPreviewSizes } from './preview-sizes.rules.ts';

type PictureSize = Pick<Picture, 'width' | 'height'>;

type ThreadSignal = Required<DrawingSignal>;

export interface Drawing {
  illustrate: Illustrate;
  decode: (file: Uint8Array) => Promise<Picture>;
  /** @param size to enlarge it to */
  encode: (picture: Picture, format: ImageFormat, size?: PictureSize) => Promise<Uint8Array>;
  learn: (pictures: readonly Picture[], signal: DrawingSignal) => Promise<Learned>;
}

/** Makes the function that a worker runs for each task: draw, encode, hand the bytes over without a copy. */
export function createDrawTaskHandler(drawing: Drawing): (task: DrawTask) => Promise<unknown> {
  return async ({ flags, news, ...task }) => {
    const shared = new Int32Array(flags);
    Atomics.store(shared, STARTED_FLAG, 1);
    const signal = {
      get aborted() {
        return Atomics.load(shared, STOP_FLAG) === 1;
      },
      progress: (done: number) => news?.postMessage(done satisfies DrawNews),
    };
    try {
      if (signal.aborted) return { kind: 'stopped' } satisfies DrawOutcome;
      return 'learnFrom' in task
        ? await learn(drawing, task.learnFrom, signal)
        : await draw(drawing, task, { signal, news });
    } catch (error) {
      if (error instanceof IllustrationStopped) return { kind: 'stopped' } satisfies DrawOutcome;
      throw error;
    } finally {
      news?.close();
    }
  };
}

async function draw(
  { illustrate, decode, encode }: Drawing,
  { request, previews }: DrawWish,
  { signal, news }: { signal: ThreadSignal; news: DrawTask['news'] },
): Promise<unknown> {
  const unpacked = await unpack(request, decode);
  const sizes = news ? listPreviewSizes(request, previews) : [];
  const shares = splitProgress(signal, [...sizes, request]);
  for (const [index, size] of sizes.entries()) {
    const small = await illustrate({ ...unpacked, ...size }, shares[index]);
    const preview = ownBuffer(await encode(small.picture, request.format, request));
    news?.postMessage(preview satisfies DrawNews, [preview.buffer]);
  }
  const { picture, report } = await illustrate(unpacked, shares.at(-1));
  if (signal.aborted) return { kind: 'stopped' } satisfies DrawOutcome;
  const bytes = ownBuffer(await encode(picture, request.format));
  const { understood, unknown, borrowed } = report;
  return handOver({ kind: 'drawn', bytes, understood, unknown, borrowed }, bytes.buffer);
}

/** For pictures drawn one after the other. They take about as long as their sides are. */
function splitProgress(signal: ThreadSignal, sizes: readonly PictureSize[]): DrawingSignal[] {
  const all = sizes.reduce((sum, { width }) => sum + width, 0);
  let before = 0;
  return sizes.map(({ width }) => {
    const [start, share] = [before / all, width / all];
    before += width;
    return {
      get aborted() {
        return signal.aborted;
      },
      progress: (done) => signal.progress(start + done * share),
    };
  });
}

/** What is learned is small, and copied as it is. */
async function learn(
  { learn, decode, encode }: Drawing,
  files: readonly Uint8Array[],
  signal: DrawingSignal,
): Promise<DrawOutcome> {
  const pictures: Picture[] = [];
  for (const file of files) {
    pictures.push(await decode(file));
    if (signal.aborted) return { kind: 'stopped' };
  }
  const { style, previews } = await learn(pictures, signal);
  const encoded: Uint8Array<ArrayBuffer>[] = [];
  for (const preview of previews) encoded.push(new Uint8Array(await encode(preview, 'jpeg')));
  return { kind: 'learned', style, previews: encoded };
}

/** Pixels take more room than their file, so they are unpacked where they are used. */
async function unpack(
  { startingPicture, learnedStyle, ...rest }: ImageRequest,
  decode: Drawing['decode'],
): Promise<IllustrationRequest> {
  const request = { ...rest, learnedStyle: learnedStyle?.style };
  if (!startingPicture) return request;
  const { bytes, strength } = startingPicture;
  return { ...request, startingPicture: await decode(bytes), strength };
}

/** Only a whole buffer can leave its thread, and not one that native code such as sharp still frees by itself. */
function ownBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const canLeave =
    buffer instanceof ArrayBuffer &&
    buffer.byteLength === bytes.byteLength &&
    !isMarkedAsUntransferable(buffer);
  return canLeave ? new Uint8Array(buffer) : new Uint8Array(bytes);
}

function handOver(outcome: DrawOutcome, buffer: ArrayBuffer): unknown {
  return move({ [transferableSymbol]: [buffer], [valueSymbol]: outcome });
}
