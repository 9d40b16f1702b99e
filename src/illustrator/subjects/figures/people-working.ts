import { type Rgb, scale } from '../../core/colour.ts';
import {
  CHILD,
  DARK,
  type DressPerson,
  EVERYDAY,
  GOLD,
  hairColour,
  LEATHER,
  MAN,
  STRONG,
  WOMAN,
} from './people.ts';

type Working =
  | 'monk'
  | 'ballerina'
  | 'pirate'
  | 'cowboy'
  | 'fisherman'
  | 'astronaut'
  | 'umbrella-person'
  | 'ninja';

export const WORKING: Record<Working, DressPerson> = {
  monk: (request) => {
    const robe: Rgb = request.colour ?? [206, 108, 40];
    return {
      build: MAN,
      skin: request.skin,
      hair: { style: 'bald', colour: DARK },
      lower: { kind: 'skirt', colour: robe, length: 0.93, flare: 0.07, shoes: LEATHER },
      torso: robe,
      torsoSurface: 'sash',
      trim: [150, 44, 38],
      sleeves: { colour: robe, wide: true, length: 'long' },
    };
  },
  ballerina: (request) => {
    const dress: Rgb = request.colour ?? [240, 158, 184];
    return {
      build: { ...WOMAN, head: 0.074 },
      skin: request.skin,
      feminine: true,
      hair: { style: 'bun', colour: hairColour(request) },
      lower: {
        kind: 'skirt',
        colour: [255, 226, 236],
        trim: dress,
        length: 0.3,
        flare: 0.56,
        shoes: dress,
        stockings: [250, 222, 218],
      },
      torso: dress,
      sleeves: { colour: dress, length: 'none' },
      headwear: { kind: 'tiara', colour: GOLD },
      pose: 'dancing',
    };
  },
  pirate: (request) => {
    const coat: Rgb = request.colour ?? [138, 34, 40];
    return {
      build: MAN,
      skin: request.skin,
      hair: { style: 'wavy', colour: hairColour(request) },
      beard: 'short',
      lower: { kind: 'trousers', colour: [70, 60, 62], boots: [44, 36, 36] },
      torso: coat,
      torsoSurface: 'coat',
      trim: GOLD,
      sleeves: { colour: coat, length: 'long' },
      belt: [44, 36, 36],
      headwear: { kind: 'pirate-hat', colour: [40, 36, 44] },
      held: { kind: 'sword', colour: GOLD },
    };
  },
  cowboy: (request) => {
    const shirt: Rgb = request.colour ?? [180, 74, 58];
    return {
      build: MAN,
      skin: request.skin,
      hair: { style: 'short', colour: hairColour(request) },
      beard: 'moustache',
      lower: { kind: 'trousers', colour: [74, 92, 126], boots: [112, 70, 42] },
      torso: shirt,
      sleeves: { colour: shirt, length: 'long' },
      trim: [236, 214, 170],
      belt: LEATHER,
      headwear: { kind: 'cowboy-hat', colour: [150, 104, 62] },
    };
  },
  fisherman: (request) => {
    const coat: Rgb = request.colour ?? [226, 176, 58];
    return {
      build: STRONG,
      skin: request.skin,
      hair: { style: 'short', colour: [236, 234, 230] },
      beard: 'short',
      lower: { kind: 'trousers', colour: [66, 84, 102], boots: [52, 74, 58] },
      torso: coat,
      torsoSurface: 'coat',
      sleeves: { colour: coat, length: 'long' },
      headwear: { kind: 'wool-cap', colour: [50, 78, 112] },
      held: { kind: 'fishing-rod', colour: LEATHER },
    };
  },
  astronaut: (request) => {
    const suit: Rgb = request.colour ?? [236, 238, 242];
    return {
      build: { head: 0.088, shoulders: 0.128, waist: 0.11, hips: 0.108 },
      skin: request.skin,
      hair: { style: 'short', colour: hairColour(request) },
      lower: { kind: 'space-suit', colour: suit },
      torso: suit,
      torsoSurface: 'space-suit',
      sleeves: { colour: suit, length: 'long' },
      headwear: { kind: 'space-helmet', colour: suit },
    };
  },
  'umbrella-person': (request) => {
    const base = request.random.pick([EVERYDAY.woman, EVERYDAY.man, EVERYDAY.girl])({
      ...request,
      colour: undefined,
    });
    const coat = request.random.pick([
      [206, 164, 66],
      [70, 92, 120],
      [96, 70, 60],
    ] as Rgb[]);
    return {
      ...base,
      torso: coat,
      sleeves: { colour: coat, length: 'long' },
      held: { kind: 'umbrella', colour: request.colour ?? [206, 46, 52] },
    };
  },
  ninja: (request) => {
    const cloth: Rgb = request.colour ?? DARK;
    return {
      build: { ...CHILD, head: 0.09, shoulders: 0.112, waist: 0.08, hips: 0.084 },
      skin: request.skin,
      hair: { style: 'bald', colour: DARK },
      lower: { kind: 'trousers', colour: cloth, boots: scale(cloth, 0.7) },
      torso: cloth,
      trim: scale(cloth, 1.5),
      sleeves: { colour: cloth, length: 'long' },
      belt: [190, 44, 50],
      headwear: { kind: 'ninja-hood', colour: cloth },
      held: { kind: 'katana', colour: GOLD },
    };
  },
};
