import { mix, type Rgb, scale } from '../../core/colour.ts';
import type { DrawingRequest } from '../drawing.types.ts';
import type { FigureBuild, FigureLook } from './figure.types.ts';
import { HAIR_COLOURS } from './figure-head.ts';

export type DressPerson = (request: DrawingRequest) => FigureLook;

export const MAN: FigureBuild = { head: 0.08, shoulders: 0.118, waist: 0.083, hips: 0.088 };
export const WOMAN: FigureBuild = { head: 0.08, shoulders: 0.094, waist: 0.064, hips: 0.088 };
export const CHILD: FigureBuild = { head: 0.122, shoulders: 0.1, waist: 0.078, hips: 0.08 };
export const STRONG: FigureBuild = { head: 0.08, shoulders: 0.136, waist: 0.1, hips: 0.096 };

export const GOLD: Rgb = [228, 184, 84];
export const STEEL: Rgb = [172, 182, 196];
export const LEATHER: Rgb = [98, 64, 42];
export const DARK: Rgb = [48, 46, 58];

export function hairColour({ random, qualities }: DrawingRequest): Rgb {
  if (qualities.includes('old')) return [214, 214, 216];
  return random.pick(HAIR_COLOURS);
}

const SHIRTS: readonly Rgb[] = [
  [58, 110, 165],
  [184, 66, 58],
  [72, 132, 88],
  [226, 176, 74],
  [118, 88, 150],
  [52, 140, 146],
];

export const EVERYDAY: Record<'man' | 'woman' | 'girl' | 'boy', DressPerson> = {
  man: (request) => {
    const top = request.colour ?? request.random.pick(SHIRTS);
    return {
      build: MAN,
      skin: request.skin,
      hair: { style: request.random.pick(['short', 'short', 'curly']), colour: hairColour(request) },
      beard: request.qualities.includes('old') ? 'short' : request.random.pick(['none', 'stubble', 'short']),
      lower: {
        kind: 'trousers',
        colour: request.random.pick([
          [62, 74, 104],
          [88, 76, 66],
          [54, 58, 66],
        ] as Rgb[]),
        boots: LEATHER,
      },
      torso: top,
      sleeves: { colour: top, length: request.random.pick(['long', 'short']) },
      belt: LEATHER,
    };
  },
  woman: (request) => {
    const dress = request.colour ?? request.random.pick(SHIRTS);
    return {
      build: WOMAN,
      skin: request.skin,
      feminine: true,
      hair: { style: request.random.pick(['long', 'wavy', 'bun', 'ponytail']), colour: hairColour(request) },
      lower: {
        kind: 'skirt',
        colour: dress,
        trim: mix(dress, [255, 250, 240], 0.5),
        length: 0.72,
        flare: 0.13,
        shoes: scale(dress, 0.5),
      },
      torso: dress,
      sleeves: { colour: dress, length: request.random.pick(['short', 'long']) },
      belt: mix(dress, [255, 250, 240], 0.55),
    };
  },
  girl: (request) => {
    const dress =
      request.colour ??
      request.random.pick([
        [232, 92, 118],
        [246, 186, 72],
        [96, 168, 208],
        [148, 116, 196],
      ] as Rgb[]);
    return {
      build: { ...CHILD, waist: 0.07 },
      skin: request.skin,
      feminine: true,
      hair: {
        style: request.random.pick(['braids', 'ponytail', 'long', 'curly']),
        colour: hairColour(request),
      },
      lower: {
        kind: 'skirt',
        colour: dress,
        trim: [250, 246, 238],
        length: 0.56,
        flare: 0.14,
        shoes: [192, 56, 60],
        stockings: [246, 240, 232],
      },
      torso: dress,
      sleeves: { colour: [250, 246, 238], length: 'short' },
      trim: [250, 246, 238],
      belt: [250, 246, 238],
    };
  },
  boy: (request) => {
    const top = request.colour ?? request.random.pick(SHIRTS);
    return {
      build: CHILD,
      skin: request.skin,
      hair: { style: request.random.pick(['short', 'curly']), colour: hairColour(request) },
      lower: { kind: 'trousers', colour: [70, 92, 134], boots: [196, 70, 56] },
      torso: top,
      sleeves: { colour: top, length: 'short' },
    };
  },
};
