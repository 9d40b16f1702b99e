import type { Noun } from '../vocabulary/nouns.registry.ts';
import type { Worn } from './clothes.types.ts';
import type { FrameName } from './relation-frames/frames.registry.ts';
import type { Expression, Material, Pose } from './traits.types.ts';

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

/**
 * `subject` and `object` are positions in `Brief.subjects`; both are one where two of a kind are meant, or
 * where somebody acts alone.
 */
export interface Relation {
  kind: RelationKind;
  subject: number;
  object: number;
  /** What it is in particular: the arrangement is `kind`, the rest is in the frame's row. */
  frame?: FrameName;
}

export interface SubjectRequest {
  noun: Noun;
  /** 1..40; plurals without a number become 3, a crowd is 24. */
  count: number;
  /** The right half of it is another: "half tiger half zebra". */
  otherHalf?: SubjectRequest;
  /** Parent or young of another one: they have the same coat. */
  kin?: true;
  /** What is seen on it: a television showing a lion. */
  depicts?: SubjectRequest;
  /** What is written on it, in capitals. */
  lettering?: string;
  /** What it has in place of a head. */
  headOf?: SubjectRequest;
  /** Of what it throws the shadow. */
  shadowOf?: SubjectRequest;
  /** Where it is everywhere: in a ring about the main subject. */
  ring?: boolean;
  /** Shown all over the place, as a part of it: "a street full of lanterns". */
  everywhere?: boolean;
  pose?: Pose;
  /** What is in the hand for what it does, by the name of its noun, though the prompt does not name it. */
  tool?: string;
  /** Seen from behind. */
  fromBehind?: boolean;
  /** Only a dark shape against the light. */
  silhouette?: boolean;
  material?: Material;
  expression?: Expression;
  /** Color names for people and animals with colored eyes or hair. */
  eyeColor?: string;
  hairColor?: string;
  /** The same, or a tone that skin has. */
  skinColor?: string;
  /** What it wears by the words of the prompt. */
  clothes?: readonly Worn[];
  /** A color name of the color table, e.g. `red`. */
  color?: string;
  /** Adjectives that change the drawing: `giant`, `tiny`, `old`, `glowing`, ... */
  qualities: string[];
  /** The entry of `Brief.understood` that stands for this subject. */
  mention?: string;
}
