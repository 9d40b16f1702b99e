import type { ImageSize, ToolChoices } from '../../generator.types.ts';
import type { RunAccounting } from './run-accounting.ts';

export interface RunOrder {
  /** As the visitor typed it. */
  prompt: string;
  fullPrompt: string;
  /** What the composed prompt was made from. */
  choices: ToolChoices;
  size: ImageSize;
  lockedSeed: number | null;
  costPerImage: number;
  accounting: RunAccounting;
}

/** A run that has been started and is not over. */
export interface CurrentRun {
  order: RunOrder;
  runId: string;
  stopping: AbortController;
  /** Whether the image service was asked for anything yet. */
  hasAsked: boolean;
  /** What pays for the images that came or are on their way, by tile. */
  holdIds: Map<number, string>;
}

export function beginRun(order: RunOrder, runId: string): CurrentRun {
  return { order, runId, stopping: new AbortController(), hasAsked: false, holdIds: new Map() };
}
