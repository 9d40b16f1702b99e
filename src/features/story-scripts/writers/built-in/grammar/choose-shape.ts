import type { Dice } from '../story-dice.ts';
import type { TitleReading } from '../title-reading/title-reading.types.ts';
import { SHAPES } from './shapes/all-shapes.ts';
import type { Shape } from './shapes/shape.types.ts';

/** A way of telling that suits the kind of title. */
export function chooseShape({ kind }: TitleReading, dice: Dice): Shape {
  return dice.pick(SHAPES.filter(({ kinds }) => kinds.includes(kind)));
}
