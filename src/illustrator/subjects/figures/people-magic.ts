import { mix, type Rgb } from '../../core/colour.ts';
import { CHILD, type DressPerson, GOLD, hairColour, LEATHER, MAN, STRONG, WOMAN } from './people.ts';

type Magic = 'wizard' | 'witch' | 'angel' | 'fairy' | 'mermaid' | 'god' | 'goddess';

const WHITE_CLOTH: Rgb = [246, 242, 232];

export const MAGIC: Record<Magic, DressPerson> = {
  wizard: (request) => {
    const robe: Rgb =
      request.colour ??
      request.random.pick([
        [58, 74, 150],
        [92, 58, 140],
        [44, 104, 112],
      ] as Rgb[]);
    return {
      build: MAN,
      skin: request.skin,
      hair: { style: 'long', colour: [228, 228, 232] },
      beard: 'long',
      lower: { kind: 'skirt', colour: robe, trim: GOLD, length: 0.97, flare: 0.1, shoes: LEATHER },
      torso: robe,
      trim: GOLD,
      sleeves: { colour: robe, wide: true, length: 'long' },
      belt: LEATHER,
      headwear: { kind: 'wizard-hat', colour: robe },
      held: { kind: 'staff', colour: [120, 220, 255] },
    };
  },
  witch: (request) => {
    const robe: Rgb = request.colour ?? [62, 48, 82];
    return {
      build: WOMAN,
      skin: request.skin,
      feminine: true,
      hair: {
        style: 'wavy',
        colour: request.random.pick([
          [152, 62, 34],
          [44, 30, 36],
          [92, 70, 110],
        ] as Rgb[]),
      },
      lower: {
        kind: 'skirt',
        colour: robe,
        trim: [124, 74, 160],
        length: 0.9,
        flare: 0.14,
        shoes: [40, 32, 40],
        stockings: [124, 74, 160],
      },
      torso: robe,
      trim: [124, 74, 160],
      sleeves: { colour: robe, wide: true, length: 'long' },
      belt: [124, 74, 160],
      headwear: { kind: 'witch-hat', colour: robe },
      held: { kind: 'broom', colour: [206, 162, 92] },
    };
  },
  angel: (request) => {
    const robe = request.colour ?? WHITE_CLOTH;
    return {
      build: WOMAN,
      skin: request.skin,
      feminine: true,
      hair: {
        style: 'wavy',
        colour: request.random.pick([
          [222, 182, 110],
          [118, 74, 44],
          [52, 36, 30],
        ] as Rgb[]),
      },
      lower: { kind: 'skirt', colour: robe, trim: GOLD, length: 0.97, flare: 0.12, shoes: GOLD },
      torso: robe,
      trim: GOLD,
      sleeves: { colour: robe, wide: true, length: 'long' },
      belt: GOLD,
      wings: { kind: 'feathered', colour: [250, 248, 244] },
      halo: true,
    };
  },
  fairy: (request) => {
    const dress: Rgb =
      request.colour ??
      request.random.pick([
        [108, 178, 96],
        [232, 120, 168],
        [132, 120, 214],
      ] as Rgb[]);
    return {
      build: { ...CHILD, head: 0.104, shoulders: 0.086, waist: 0.06, hips: 0.076 },
      skin: request.skin,
      feminine: true,
      hair: { style: request.random.pick(['bun', 'wavy', 'long']), colour: hairColour(request) },
      lower: {
        kind: 'skirt',
        colour: dress,
        trim: mix(dress, [255, 255, 255], 0.5),
        length: 0.52,
        flare: 0.17,
        shoes: dress,
      },
      torso: dress,
      sleeves: { colour: dress, length: 'none' },
      wings: { kind: 'fairy', colour: [158, 226, 246] },
      held: { kind: 'wand', colour: [255, 226, 110] },
    };
  },
  mermaid: (request) => {
    const tail: Rgb =
      request.colour ??
      request.random.pick([
        [42, 150, 140],
        [70, 110, 190],
        [150, 84, 170],
      ] as Rgb[]);
    return {
      build: { ...WOMAN, head: 0.088 },
      skin: request.skin,
      feminine: true,
      hair: {
        style: 'wavy',
        colour: request.random.pick([
          [178, 58, 40],
          [64, 44, 40],
          [218, 168, 84],
          [60, 120, 120],
        ] as Rgb[]),
      },
      lower: { kind: 'fish-tail', colour: tail },
      torso: mix(tail, [210, 120, 190], 0.5),
      sleeves: { colour: tail, length: 'none' },
      trim: GOLD,
      headwear: { kind: 'tiara', colour: GOLD },
    };
  },
  god: (request) => {
    const robe = request.colour ?? WHITE_CLOTH;
    return {
      build: { ...STRONG, shoulders: 0.146 },
      skin: request.skin,
      hair: { style: 'wavy', colour: [232, 232, 234] },
      beard: 'long',
      lower: { kind: 'skirt', colour: robe, trim: GOLD, length: 0.9, flare: 0.09, shoes: LEATHER },
      torso: request.skin,
      torsoSurface: 'sash',
      trim: robe,
      sleeves: { colour: robe, length: 'none' },
      belt: GOLD,
      headwear: { kind: 'laurel', colour: GOLD },
      held: { kind: 'lightning', colour: [255, 232, 120] },
      halo: true,
    };
  },
  goddess: (request) => {
    const robe = request.colour ?? WHITE_CLOTH;
    return {
      build: WOMAN,
      skin: request.skin,
      feminine: true,
      hair: { style: 'wavy', colour: hairColour(request) },
      lower: { kind: 'skirt', colour: robe, trim: GOLD, length: 0.98, flare: 0.12, shoes: GOLD },
      torso: robe,
      torsoSurface: 'sash',
      trim: GOLD,
      sleeves: { colour: robe, length: 'none' },
      belt: GOLD,
      headwear: { kind: 'laurel', colour: GOLD },
      held: { kind: 'flower', colour: [240, 130, 170] },
      halo: true,
    };
  },
};
