import type { MessagePort } from 'node:worker_threads';
import type { IllustrationReport } from '@dreamseed/illustrator/types';
import type { ImageRequest, LearnedStyleWithPreviews } from '../../image-engines.types.ts';

/** Places in the memory that a task shares with the thread that asked for it. */
export const STOP_FLAG = 0;
export const STARTED_FLAG = 1;
export const FLAG_COUNT = 2;

export type DrawTask = SharedWithThread & (DrawWish | { learnFrom: readonly Uint8Array[] });

export interface DrawWish {
  request: ImageRequest;
  /** How many previews are told among the news. */
  previews: number;
}

/** How much is done, 0..1, or the file of a preview. */
export type DrawNews = number | Uint8Array<ArrayBuffer>;

interface SharedWithThread {
  /** FLAG_COUNT 32-bit flags: a thread that is busy drawing reads no messages, but it can look at memory. */
  flags: SharedArrayBuffer;
  /** Where {@link DrawNews} are told; missing when nobody listens. */
  news?: MessagePort;
}

/**
 * Errors lose their class on the way between threads, so being stopped is a value. Anything thrown
 * is a failure of the illustrator itself.
 */
export type DrawOutcome =
  | ({ kind: 'drawn'; bytes: Uint8Array<ArrayBuffer> } & Pick<
      IllustrationReport,
      'understood' | 'unknown' | 'borrowed'
    >)
  | ({ kind: 'learned' } & LearnedStyleWithPreviews)
  | { kind: 'stopped' };
