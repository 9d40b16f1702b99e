import { setTimeout as pause } from 'node:timers/promises';
import type { MediaSource } from './media.types.ts';

/** A picture to be drawn before anybody asks for it. */
export interface MediaToDraw {
  name: string;
  recipe: MediaSource;
}

interface WarmingOptions {
  draw: (picture: MediaToDraw, signal: AbortSignal) => Promise<void>;
  /** Whether visitors wait for pictures of their own. */
  isBusy: () => boolean;
  /** How often a busy site is asked again, in milliseconds. */
  lookAgainMs: number;
  onFailed: (name: string, error: unknown) => void;
}

/**
 * Draws one picture after the other, each only while no visitor waits, until `signal` says stop.
 * A picture that fails does not keep the others from being drawn.
 * @returns the names it went through, or null when it was stopped.
 */
export async function drawAhead(
  pictures: AsyncIterable<MediaToDraw>,
  signal: AbortSignal,
  { draw, isBusy, lookAgainMs, onFailed }: WarmingOptions,
): Promise<Set<string> | null> {
  const names = new Set<string>();
  for await (const picture of pictures) {
    while (isBusy() && !signal.aborted) await pause(lookAgainMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) return null;
    names.add(picture.name);
    await draw(picture, signal).catch((error: unknown) => {
      if (!signal.aborted) onFailed(picture.name, error);
    });
  }
  return signal.aborted ? null : names;
}
