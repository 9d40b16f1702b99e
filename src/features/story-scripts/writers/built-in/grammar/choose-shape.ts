import type { Dice } from '../story-dice.ts';
import type { TitleReading } from '../title-reading/title-reading.types.ts';
import { SHAPES } from './shapes/all-shapes.ts';
import type { Shape } from './shapes/shape.types.ts';

/** A way of telling that suits the kind of title; one that the title's own words ask for comes first. */
export function chooseShape({ kind, hints }: TitleReading, dice: Dice): Shape {
  const suitable = SHAPES.filter(({ kinds }) => kinds.includes(kind));
  const asked = suitable.filter((shape) => shape.hints.some((hint) => hints.includes(hint)));
  if (asked.length > 0) return dice.pick(asked);
  return dice.pick(suitable.length > 0 ? suitable : SHAPES);
}
