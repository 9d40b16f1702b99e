import type { Pose } from '../traits.types.ts';

/** A place on a body or a thing that another one touches or is tied to. `edge` is its outline on the other's side. */
export type Part =
  | 'hand'
  | 'crown'
  | 'mouth'
  | 'face'
  | 'neck'
  | 'back'
  | 'top'
  | 'middle'
  | 'nape'
  | 'edge'
  | 'foot'
  | 'shin'
  | 'toe';

/** What a line between two is; how thick, slack and dark each is, the painter knows. */
export type LineKind = 'string' | 'leash' | 'rope' | 'reins' | 'fishing-line' | 'stream' | 'vine' | 'spell';

/** How two are put together. Several frames share one; what differs stands in their rows. */
export type Arrangement =
  /** Side by side on one ground until two parts meet; `gap` apart where none are named. */
  | 'meet'
  | 'fight'
  /** One after the other, the same way: the subject last. */
  | 'trail'
  /** The same with the subject first. */
  | 'lead'
  | 'hold'
  /** In the air before or above the hand. */
  | 'aloft'
  /** On the ground before the feet. */
  | 'afoot'
  | 'wear'
  | 'ride'
  /** On the upper outline. */
  | 'top'
  /** On it, and a little in it: its near part hides the feet. */
  | 'sink'
  /** In it, cut by its near rim. */
  | 'rim'
  /** In it, seen through it. */
  | 'glass'
  /** Part of its front: a door at its foot, anything else half way up. */
  | 'set'
  /** Hung over its back: bent as its upper outline is, down its near side. */
  | 'drape'
  /** Below it, touching it from below. */
  | 'hang'
  /** At its side, off the ground. */
  | 'climb'
  /** Around it: its near part passes before, the far part behind. */
  | 'coil'
  /** In the air over, at or beside it. */
  | 'leap'
  | 'over'
  | 'under'
  | 'before'
  | 'behind'
  | 'between'
  | 'lean'
  /** In one row with it, on the side that `side` says. */
  | 'aside'
  | 'look';

/** Whom or what a frame wants as its object, where one verb has several meanings. */
export type Partner =
  | 'living'
  | 'person'
  | 'thing'
  | 'lifeless'
  | 'building'
  | 'pane'
  | 'bars'
  | 'heap'
  | 'mirror'
  | 'barrier'
  | 'crown'
  | 'swing'
  | 'slide'
  | 'pet'
  | 'board'
  | 'dining-table'
  | 'played-at'
  | 'egg'
  | 'dish'
  | 'ball'
  | 'spyglass'
  | 'puddle'
  | 'bubbles'
  | 'blown-on'
  | 'anvil'
  | 'trunk'
  | 'nut'
  | 'fish'
  | 'pan-fried'
  | 'bloom'
  | 'microscope'
  | 'baked'
  | 'device'
  | 'makeup'
  | 'meal'
  | 'vine'
  | 'rail'
  | 'basin'
  | 'cup'
  | 'log'
  | 'trinket'
  | 'at-the-feet';

/** One relation or action: the words that say it and what is drawn for it. */
export interface Frame {
  /** Verbs with what follows them, in their first form: "dance with" is also "dancing with" and "dances with". */
  verbs?: string;
  /** Phrases that stay as they are. */
  says?: string;
  /** Phrases that name the object first: "held by". */
  passive?: string;
  /** Verbs that two do with each other without an object: "two kids hug". */
  together?: string;
  /** Verbs that one does alone; the frame then holds between somebody and nobody. */
  alone?: string;
  how: Arrangement;
  object?: Partner;
  /** What they do with their bodies where the prompt says no more. */
  poses?: readonly [Pose | undefined, Pose?];
  /** Kneels to what is lower than the waist. */
  stoops?: boolean;
  /** What people who do this bring along to sit on. */
  seat?: 'stool';
  /** What the person whom it is done to sits on. */
  otherSeat?: 'stool';
  /** What the hand holds, though the prompt does not name it. */
  tool?: string;
  /** Whatever is in the hand stays there: a racket, a bat. */
  keepsTool?: boolean;
  /** Parts of the subject and of the object that touch. */
  meet?: readonly [Part, Part];
  /** The object stands on a table of its own, so high that the two parts meet. */
  onTable?: boolean;
  /** Between them, as a share of the wider one's breadth. */
  gap?: number;
  /**
   * What the hands do: one or both touch it, arms go around it, two hold each other by the hand or as dancers do,
   * or one takes what the other holds out.
   */
  hands?: 'one' | 'both' | 'clasp' | 'embrace' | 'dance' | 'take';
  look?: 'each-other' | 'same-way';
  line?: { like: LineKind; from: Part; to: Part };
  /** How much of the subject shows above a rim, or of its height sinks into a heap. */
  shown?: number;
  /** The object's height as a share of the subject's, at least and at most. */
  size?: readonly [number, number];
  /** The object is worked on: it is on dry land, and what is larger than whoever works on it is right behind them. */
  worked?: boolean;
  /** The object's upper part is broken off. */
  cracks?: boolean;
  /** The subject turns its back to us. */
  away?: boolean;
  /** For `aside`: -1 is to the left of it. */
  side?: -1 | 1;
  /** Whose image the other of the two shows. */
  shows?: 'the subject' | 'the object';
  /** For a leap: over its top, through its middle, towards it, or out of it. */
  aim?: 'over' | 'through' | 'into' | 'out';
}
