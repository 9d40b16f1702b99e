import type { Stage } from '../../stage/stage.types.ts';
import type { Placement, Rectangle } from '../plan/placement.types.ts';

/** One placement as the critic sees it: an outline on a coarse grid, and what of it is covered or cut. */
export interface Shape {
  placement: Placement;
  box: Rectangle;
  /** The part that has the face, or the upper third of what has none. */
  head: Rectangle;
  /** Grid cells of its own, in the picture. */
  area: number;
  /** Share of its own ink, 0..1, that lies under others or outside of the picture. */
  hidden: number;
  outside: number;
  /** Share of its head, 0..1, that is not seen: covered, also by what it carries itself, or outside. */
  headHidden: number;
  /** Share of its head, 0..1, that lies outside of the picture; `headHidden` counts it, too. */
  headOutside: number;
  /** It belongs to the main subject. */
  isMain: boolean;
}

/** A way in which everyone could stand. */
export interface Layout {
  stage: Stage;
  shapes: readonly Shape[];
  /** Grid cells of the whole picture. */
  cells: number;
}

/** What makes a layout worse than another. */
export interface CriticRule {
  name: string;
  /** How much of a fault it is beside the other rules, when wholly broken. */
  weight: number;
  /** Where the rule comes from. */
  reason: string;
  /** 0 when it is kept, 1 when it is plainly broken; more is possible. */
  cost: (layout: Layout) => number;
}

/** What a layout costs, in all and by rule. */
export interface Judgment {
  total: number;
  byRule: Readonly<Record<string, number>>;
}
