import type { ImageRequest } from '../image-engines.types.ts';

const OF_REFERENCES =
  'Take only the manner of the reference pictures (medium, strokes, colors, texture), whatever style is named below, and nothing that they show';
/** What tells the picture to paint from those that only show how. */
const AFTER_THE_FIRST =
  'Repaint the first picture. Take only the manner of the others (medium, strokes, colors, texture), whatever style is named below, and nothing that they show';

/** The pictures that a request shows a service: the one to begin with, then those of its style. */
export function shownPictures({ learnedStyle }: ImageRequest, start?: Uint8Array<ArrayBuffer>) {
  return [...(start ? [start] : []), ...(learnedStyle?.referencePictures ?? [])];
}

/** Says what the reference pictures are for; first, because the end of a long prompt may be cut. */
export function writeManner({ prompt, startingPicture, learnedStyle }: ImageRequest): string {
  if (!learnedStyle?.referencePictures?.length) return prompt;
  return `${startingPicture ? AFTER_THE_FIRST : OF_REFERENCES}: ${prompt}`;
}
