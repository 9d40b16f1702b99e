import type { Picture } from '../illustrator.types.ts';
import { lines } from './features/lines.ts';
import { repetition } from './features/repetition.ts';
import { surroundings } from './features/surroundings.ts';
import { texture } from './features/texture.ts';
import { toneAndColor } from './features/tone-and-color.ts';
import { makeSmallLook, type SmallLook } from './small-look.ts';

/**
 * How a picture is made, whatever it shows, as numbers of one length: tones and colors, texture by size, edges and their
 * directions, what repeats, and the sheet around it.
 */
export function measureStyle(picture: Picture): number[] {
  return measureLook(makeSmallLook(picture));
}

export function measureLook(look: SmallLook): number[] {
  return [toneAndColor, texture, lines, repetition, surroundings].flatMap((measure) => measure(look));
}
