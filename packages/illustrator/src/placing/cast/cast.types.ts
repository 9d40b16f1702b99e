import type { SubjectRequest } from '../../brief/brief.types.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Footing, Placement } from '../plan/placement.types.ts';
import type { DrawCopy } from './draw-copy.ts';
import type { DrawingWishes } from './make-drawing.ts';

/** A subject of the brief that stands by itself, with what belongs to it. */
export interface Member {
  request: SubjectRequest;
  /** Position in the brief. */
  subject: number;
  isMain: boolean;
  footing: Footing;
  /** It hangs from the upper edge on a string. */
  hangs?: boolean;
  /** What its drawing must know of the hat it will wear and the like. */
  wishes?: Partial<DrawingWishes>;
}

/** The subjects of one picture while they find their places. */
export interface Cast {
  stage: Stage;
  /** The dice of this layout: where everyone goes. */
  random: Random;
  /** The dice of looks, the same in every layout. */
  looks: Random;
  draw: DrawCopy;
  members: Member[];
  placed: Placement[];
  nextId: number;
}

export interface Spot {
  x: number;
  y: number;
  height: number;
  maxWidth: number;
  distance: number;
  footing: Footing;
  turn?: number;
  rank?: number;
  /** Which way it should look; into the picture when absent. */
  look?: 'left' | 'right';
  /** Keep wholly between the left and right edge. */
  inside?: boolean;
  /** May reach over the lower edge of the picture: a close-up. */
  cropped?: boolean;
  /** Show this drawing again instead of making another: far figures of a crowd. */
  drawing?: Drawing;
  carrier?: number;
  /** Pixels drawn for each pixel shown; 1 when absent. */
  resolution?: number;
  /** On something to rest on. */
  resting?: boolean;
}
