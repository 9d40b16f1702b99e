import type { Rgb } from '../../../core/colour.ts';
import type { Random } from '../../../core/random.ts';

export interface FacadeLook {
  colour: Rgb;
  /** Metres. */
  height: number;
  storeys: number;
  roof: Rgb;
  /** The gable faces us: a stepped or pointed top above the wall. */
  gable?: 'pointed' | 'stepped' | 'round';
  shop?: boolean;
  brick?: boolean;
  shutters?: Rgb;
  flowers?: boolean;
}

const PLASTERS: readonly Rgb[] = [
  [236, 196, 130],
  [222, 142, 106],
  [240, 222, 184],
  [158, 188, 168],
  [232, 176, 160],
  [150, 178, 206],
  [206, 106, 84],
  [244, 232, 206],
  [190, 166, 200],
  [216, 180, 96],
];

const BRICKS: readonly Rgb[] = [
  [176, 92, 70],
  [150, 82, 70],
  [190, 120, 86],
];

const ROOFS: readonly Rgb[] = [
  [170, 82, 58],
  [120, 70, 60],
  [96, 104, 120],
  [186, 104, 66],
];

const SHUTTERS: readonly Rgb[] = [
  [70, 110, 100],
  [84, 110, 150],
  [150, 70, 62],
  [96, 84, 70],
  [240, 236, 222],
];

/** Looks of a house in an old, friendly town. */
export function chooseHouse(random: Random, floors: readonly [number, number] = [2, 4]): FacadeLook {
  const storeys = floors[0] + random.integer(floors[1] - floors[0] + 1);
  const brick = random.chance(0.22);
  return {
    colour: random.pick(brick ? BRICKS : PLASTERS),
    height: 0.5 + storeys * random.range(1.9, 2.15),
    storeys,
    roof: random.pick(ROOFS),
    gable: random.pick<NonNullable<FacadeLook['gable']>>(['pointed', 'stepped', 'round', 'pointed']),
    shop: random.chance(0.55),
    brick,
    ...(random.chance(0.5) ? { shutters: random.pick(SHUTTERS) } : {}),
    flowers: random.chance(0.5),
  };
}
