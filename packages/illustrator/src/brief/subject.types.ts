import type { SceneKind } from './place.types.ts';

/** How a subject behaves in a scene: where it may stand, how it is lit and ordered. */
export type SubjectClass =
  | 'building'
  | 'tree'
  | 'boat'
  | 'sea-creature'
  | 'vehicle'
  | 'animal'
  | 'person'
  | 'item'
  | 'flying'
  | 'celestial'
  | 'hat';

/** Where a drawing comes from: the art pack, a procedure, or a recipe that composes both. */
export type DrawingSource =
  | { from: 'art'; icon: string }
  | { from: 'procedure'; procedure: string }
  | { from: 'recipe'; recipe: string };

/** One entry of the vocabulary: a noun the illustrator can draw. */
export interface Noun {
  /** The canonical singular, e.g. `dragon`. */
  name: string;
  kind: SubjectClass;
  drawing: DrawingSource;
  /** For portraits and close-ups: an icon that is only a face. */
  face?: string;
  /** Natural height as a fraction of the picture's shorter side when it is the main subject. */
  size: number;
  /** Which way the drawing looks before any mirroring. */
  facing?: 'left' | 'right' | 'front';
  /** The scene kind it implies when the prompt names no place. */
  habitat?: SceneKind;
}

export type RelationKind =
  | 'riding'
  | 'wearing'
  | 'holding'
  | 'on'
  | 'above'
  | 'under'
  | 'in-front-of'
  | 'behind'
  | 'next-to'
  | 'inside'
  /** The object is many and fills the subject: a basket of oranges, a bathtub of ducks. */
  | 'full-of'
  | 'looking-at'
  | 'fighting'
  | 'chasing'
  | 'leaning-on';

/** What a living subject does with its body. Who cannot draw a pose draws the nearest one it can. */
export const POSES = [
  'standing',
  'walking',
  'running',
  'riding',
  'sitting',
  'kneeling',
  'lying',
  'sleeping',
  'dancing',
  'jumping',
  'flying',
  'swimming',
  'fighting',
  'waving',
  'throwing',
  'reaching',
  'reading',
  'playing',
  'praying',
  'howling',
  'eating',
  'drinking',
  'pushing',
  'skating',
  'bathing',
] as const;
export type Pose = (typeof POSES)[number];

/** What a thing is made of, when the prompt says so: the drawing keeps its shape and changes its substance. */
export const MATERIALS = [
  'ice',
  'glass',
  'crystal',
  'gold',
  'silver',
  'copper',
  'iron',
  'stone',
  'marble',
  'wood',
  'paper',
  'wool',
  'candy',
  'chocolate',
  'clouds',
  'fire',
  'water',
  'leaves',
  'flowers',
  'bones',
] as const;
export type Material = (typeof MATERIALS)[number];

export type Expression = 'smiling' | 'sad' | 'angry' | 'surprised' | 'scared';

/** `subject` and `object` are positions in `Brief.subjects`. */
export interface Relation {
  kind: RelationKind;
  subject: number;
  object: number;
}

export interface SubjectRequest {
  noun: Noun;
  /** 1..40; plurals without a number become 3, a crowd is 24. */
  count: number;
  /** Shown all over the place, as a part of it: "a street full of lanterns". */
  everywhere?: boolean;
  pose?: Pose;
  /** Seen from behind. */
  fromBehind?: boolean;
  /** Only a dark shape against the light. */
  silhouette?: boolean;
  material?: Material;
  expression?: Expression;
  /** Colour names for people and animals with coloured eyes or hair. */
  eyeColour?: string;
  hairColour?: string;
  /** A colour name of the colour table, e.g. `red`. */
  colour?: string;
  /** Adjectives that change the drawing: `giant`, `tiny`, `old`, `glowing`, ... */
  qualities: string[];
  /** The entry of `Brief.understood` that stands for this subject. */
  mention?: string;
}
