import type { SubjectRequest } from '../brief.types.ts';
import type { Wish } from '../options/option.types.ts';
import type { RoomPart } from '../place.types.ts';
import type { FrameName } from '../relation-frames/frames.registry.ts';
import type { Token } from '../text/tokens.ts';
import { asWritten, type Wording } from '../text/wording.ts';

/** A stretch of the prompt. */
export interface Span {
  start: number;
  length: number;
}

/** A wish and the words that made it. Options chosen in a tool are told from the visitor's own text. */
export interface FoundWish extends Span {
  wish: Wish;
  /** Describing words before it: a messy studio, an empty stage. */
  qualities?: readonly string[];
  origin: 'text' | 'option';
}

/** A subject and the words that asked for it, describing words included. */
export interface FoundSubject extends Span {
  request: SubjectRequest;
  /** Where the noun itself begins. */
  nounStart: number;
  /** Position of the subject that wears this one as a costume. */
  wearer?: number;
  /** Position of the subject whose name brings this one along: chess players sit at a board. */
  companionOf?: number;
  /** How the two are together. */
  companionBy?: FrameName;
}

/** The prompt while it is being read. */
export interface Reading {
  wording: Wording;
  tokens: readonly Token[];
  /** Per token: whether some reader has understood it. */
  claimed: boolean[];
  /** Positions of the words that tell what somebody wears or looks like: nobody else is between them. */
  dressed: Set<number>;
  wishes: FoundWish[];
  subjects: FoundSubject[];
  /** Nouns that will not be drawn, with their place in the prompt. */
  unknown: Array<{ start: number; text: string }>;
  /** Words after "no" and "without". */
  unwanted: string[];
  /** Where they stand. */
  forbidden: Span[];
  /** Parts of the room that are told of, by the name of their color. */
  roomParts?: ReadonlyMap<RoomPart, string | undefined>;
  /** Colors that belong to no subject. */
  colors: string[];
}

export function claim(reading: Reading, { start, length }: Span): void {
  for (let index = start; index < start + length; index++) reading.claimed[index] = true;
}

/** The position after the last token of a span. */
export function endOf({ start, length }: Span): number {
  return start + length;
}

/** Claims words that change a subject, and has them told to the visitor. */
export function tell(reading: Reading, { start, length }: Span): void {
  reading.wishes.push({ start, length, wish: {}, origin: 'text' });
  claim(reading, { start, length });
}

/** The words as the prompt has them, without a possessive 's at the end. */
export function textOf({ wording, tokens }: Reading, { start, length }: Span): string {
  const first = tokens[start]!;
  const last = tokens[start + length - 1]!;
  return asWritten(wording, first.offset, last.offset + last.text.length).replace(/['’]s$/, '');
}
