import type { PictureShape, PlannedPicture, ToolChoices } from '../../generator.types.ts';
import type { ChosenPicture } from '../starting-picture/starting-picture.types.ts';
import type { RunAccounting } from './run-accounting.ts';

export interface RunOrder {
  /** As the visitor typed it. */
  prompt: string;
  fullPrompt: string;
  /** What the composed prompt was made from. */
  choices: ToolChoices;
  size: PictureShape;
  lockedSeed: number | null;
  /** One for each tile, in the place of the choices, the composed prompt and the seeds. */
  planned?: readonly PlannedPicture[];
  costPerImage: number;
  /** What is painted instead of a scene. */
  startingPicture?: ChosenPicture | null;
  /** The visitor was asked and wants the picture, though none of the words is known. */
  drawsAnyway?: boolean;
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
  /** The tiles whose pictures have come. */
  arrived: Set<number>;
}

/** A run of which the page wants to know how far it is. */
export interface FollowedRun {
  runId: string;
  /** How many pictures it has. */
  tiles: number;
  arrived: ReadonlySet<number>;
  isOver(): boolean;
  /** How far it should be by now, 0 to just under 1, as past runs went. */
  estimate(): number;
  /**
   * @param done how far the whole run is, 0..1.
   * @param doneByTile how far each picture is; undefined where nothing was ever told.
   */
  show(done: number, doneByTile: readonly (number | undefined)[]): void;
}

/** What was varied keeps its own shape on the screen, whatever the form says. */
export function frameOf({ planned, size }: RunOrder): PictureShape | undefined {
  return planned && size;
}

export function beginRun(order: RunOrder, runId: string): CurrentRun {
  return {
    order,
    runId,
    stopping: new AbortController(),
    hasAsked: false,
    holdIds: new Map(),
    arrived: new Set(),
  };
}
