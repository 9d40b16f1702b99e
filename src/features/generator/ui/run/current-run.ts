import type { ChosenStyle } from '../../../learned-styles/ui/chosen-style.types.ts';
import type {
  ImageTile,
  PictureShape,
  PlannedPicture,
  QueuePlace,
  ToolChoices,
} from '../../generator.types.ts';
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
  /** What it is drawn in, where nothing else is planned; null or missing is no style of one's own. */
  learnedStyle?: ChosenStyle | null;
  /** What is painted instead of a scene. */
  startingPicture?: ChosenPicture | null;
  /** The visitor was asked and wants the picture, though none of the words is known. */
  drawsAnyway?: boolean;
}

/** An order, and who pays for it. */
export interface PaidOrder extends RunOrder {
  accounting: RunAccounting;
}

/** A run that has been started and is not over. */
export interface CurrentRun {
  order: PaidOrder;
  runId: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** What is asked for, as it is shown meanwhile. */
  tiles: readonly ImageTile[];
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
  show(progress: ShownProgress): void;
}

export interface ShownProgress {
  /** How far the whole run is, 0..1; missing where nothing was ever told. */
  done?: number;
  /** How far each picture is; undefined where nothing was ever told. */
  doneByTile: readonly (number | undefined)[];
  /** Where the pictures wait whose turn has not come. */
  placeByTile: readonly (QueuePlace | undefined)[];
}

/** What was varied keeps its own shape on the screen, whatever the form says. */
export function frameOf({ planned, size }: RunOrder): PictureShape | undefined {
  return planned && size;
}

type NewRun = Pick<CurrentRun, 'order' | 'runId' | 'startedAt' | 'tiles'>;

export function beginRun(run: NewRun): CurrentRun {
  return { ...run, stopping: new AbortController(), hasAsked: false, holdIds: new Map(), arrived: new Set() };
}
