import { mix, type Rgb, scale } from '../../core/color.ts';
import type { DrawingRequest } from '../pen/drawing.types.ts';
import type { BirdPlan } from './bird-plan.ts';

/** Colors of one bird: back, belly, wing, flight feathers. */
export interface Plumage {
  coat: Rgb;
  belly: Rgb;
  wing: Rgb;
  tips: Rgb;
  head?: Rgb;
}

export const BEAK: Rgb = [240, 164, 50];

const LEG: Rgb = [196, 122, 60];

/** A plumage of the species, or one in the asked color. */
export function plumageOf({ color, random }: DrawingRequest, natural: readonly Plumage[]): Plumage {
  if (!color) return random.fork('plumage').pick(natural);
  const main: Rgb = color[0] + color[1] + color[2] < 140 ? mix(color, [92, 88, 110], 0.25) : color;
  return {
    coat: main,
    belly: mix(main, [255, 248, 236], 0.62),
    wing: scale(main, 0.86),
    tips: scale(main, 0.62),
  };
}

export function songPlan(plumage: Plumage): BirdPlan {
  return {
    ...plumage,
    body: { length: 0.72, depth: 0.44, tilt: 0.42 },
    headRadius: 0.215,
    beak: { kind: 'cone', length: 0.13, depth: 0.1, color: BEAK },
    legs: { length: 0.18, width: 0.024, color: LEG },
    tail: { length: 0.34, width: 0.1, spread: 0.22 },
    eye: { size: 0.052 },
    span: 0.95,
  };
}
