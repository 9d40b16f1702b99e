import type { BorrowedWord, PlaceName, SceneKind, StyleName } from './brief/brief.types.ts';
import type { LearnedStyle } from './learned-style/learned-style.types.ts';

export type { BorrowedWord, LearnedStyle };

export interface IllustrationRequest {
  /** What to draw, with the options of a tool composed into it; "avoiding ..." introduces what to leave out. */
  prompt: string;
  /** More to leave out, for callers of the API. */
  negativePrompt?: string;
  /** 64..2048 pixels. */
  width: number;
  height: number;
  /** A whole number from 0 to 999,999,999. The same request with the same seed is the same picture. */
  seed: number;
  /**
   * Which reading of the motif, 0..9999; 0 when left out. Every other one keeps the scene, who is in it, the colors
   * and the light, and changes where they stand, the land, plants, clouds and small things.
   */
  variation?: number;
  /** A picture of any size to paint instead of a scene: it is cut to the asked size around its middle. */
  startingPicture?: Picture;
  /** How much of the medium covers the starting picture, 0..1; 0.7 when left out. */
  strength?: number;
  /** A manner of one's own, as `learnedStyleSchema` accepts it; it takes the place of a style that the prompt names. */
  learnedStyle?: LearnedStyle;
}

export type ImageFormat = 'png' | 'jpeg' | 'webp';

/** A finished picture in memory. */
export interface Picture {
  /** RGBA, width x height x 4 bytes, row by row from the top left; every pixel is opaque. */
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
}

/** What became of the words of a prompt. */
export interface IllustrationReport {
  /** What the picture shows, in words of the prompt. */
  understood: string[];
  /** Nouns of the prompt that were not drawn. */
  unknown: string[];
  /** Understood nouns for which the nearest kind was drawn: a ship for a schooner. */
  borrowed: BorrowedWord[];
  scene: SceneKind;
  place?: PlaceName;
  style: StyleName;
}

export interface Illustration {
  picture: Picture;
  report: IllustrationReport;
}

/**
 * Says whether a picture is still wanted; an `AbortSignal` is one. A thread that draws cannot
 * receive events, so `aborted` is looked at every few milliseconds.
 */
export interface DrawingSignal {
  readonly aborted: boolean;
  /** Hears how much of the whole picture is done, 0..1, never falling. */
  progress?(done: number): void;
}

export type Illustrate = (request: IllustrationRequest, signal?: DrawingSignal) => Promise<Illustration>;
