import { colorList, type Rgb } from '../../../core/color.ts';
import type { Random } from '../../../core/random.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { HOUSE_MANNERS, type HouseManner } from './house-manners.ts';

export interface FacadeLook {
  color: Rgb;
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
  /** Where the house is not of the usual old town. */
  manner?: HouseManner;
}

const PLASTERS: readonly Rgb[] = colorList(
  '#ecc482 #de8e6a #f0deb8 #9ebca8 #e8b0a0 #96b2ce #ce6a54 #f4e8ce #bea6c8 #d8b460',
);

const BRICKS: readonly Rgb[] = colorList('#b05c46 #965246 #be7856');

const ROOFS: readonly Rgb[] = colorList('#aa523a #78463c #606878 #ba6842');

const SHUTTERS: readonly Rgb[] = colorList('#466e64 #546e96 #96463e #605446 #f0ecde');

/** How the houses of the picture's part of the world are built; nothing for the usual old town. */
export function mannerOf({ brief }: Stage): HouseManner | undefined {
  return brief.region && brief.region !== 'northern' ? HOUSE_MANNERS[brief.region] : undefined;
}

/** Looks of a house in an old, friendly town, in the manner of its part of the world. */
export function chooseHouse(
  stage: Stage,
  random: Random,
  floors: readonly [number, number] = [2, 4],
): FacadeLook {
  const usual = chooseUsual(random, floors);
  const manner = mannerOf(stage);
  if (!manner) return usual;
  const { walls, roofs, shutters, flowers } = manner;
  return {
    ...usual,
    color: random.pick(walls),
    roof: random.pick(roofs),
    brick: false,
    shutters: shutters && (usual.shutters ?? random.chance(0.6)) ? random.pick(shutters) : undefined,
    flowers: flowers === true && random.chance(0.8),
    manner,
  };
}

function chooseUsual(random: Random, floors: readonly [number, number]): FacadeLook {
  const storeys = floors[0] + random.integer(floors[1] - floors[0] + 1);
  const brick = random.chance(0.22);
  return {
    color: random.pick(brick ? BRICKS : PLASTERS),
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
