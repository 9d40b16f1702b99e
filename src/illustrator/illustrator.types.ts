import type { Checkpoint } from './core/checkpoint.ts';

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
}

export type ImageFormat = 'png' | 'jpeg' | 'webp';

export interface Illustration {
  /** RGBA, width x height x 4. */
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
  /** What the picture shows, in words of the prompt. */
  understood: string[];
  /** Nouns of the prompt that were not drawn. */
  unknown: string[];
}

export type Illustrate = (request: IllustrationRequest, checkpoint: Checkpoint) => Promise<Illustration>;
