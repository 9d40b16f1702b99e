import { mix, type Rgb, scale } from '../../core/colour.ts';
import { CHILD, type DressPerson, GOLD, hairColour, LEATHER, MAN, STEEL, STRONG, WOMAN } from './people.ts';

type Royal = 'knight' | 'king' | 'queen' | 'prince' | 'princess' | 'samurai' | 'viking';

export const ROYAL: Record<Royal, DressPerson> = {
  knight: (request) => {
    const crest: Rgb =
      request.colour ??
      request.random.pick([
        [182, 44, 50],
        [48, 84, 156],
        [70, 120, 70],
      ] as Rgb[]);
    return {
      build: STRONG,
      skin: request.skin,
      hair: { style: 'bald', colour: LEATHER },
      lower: { kind: 'armour', colour: STEEL },
      torso: STEEL,
      torsoSurface: 'plate',
      sleeves: { colour: STEEL, length: 'long' },
      belt: LEATHER,
      cape: crest,
      shield: crest,
      headwear: { kind: 'knight-helmet', colour: STEEL },
      held: { kind: 'sword', colour: STEEL },
    };
  },
  king: (request) => {
    const robe: Rgb = request.colour ?? [150, 32, 48];
    return {
      build: STRONG,
      skin: request.skin,
      hair: {
        style: 'wavy',
        colour: request.random.pick([
          [226, 224, 220],
          [118, 74, 44],
        ] as Rgb[]),
      },
      beard: 'short',
      lower: {
        kind: 'skirt',
        colour: robe,
        trim: [246, 242, 234],
        length: 0.94,
        flare: 0.11,
        shoes: LEATHER,
      },
      torso: robe,
      torsoSurface: 'coat',
      trim: GOLD,
      sleeves: { colour: robe, wide: true, length: 'long' },
      belt: GOLD,
      cape: scale(robe, 0.8),
      headwear: { kind: 'crown', colour: GOLD },
      held: { kind: 'sceptre', colour: [196, 44, 60] },
    };
  },
  queen: (request) => {
    const dress: Rgb = request.colour ?? [86, 58, 140];
    return {
      build: WOMAN,
      skin: request.skin,
      feminine: true,
      hair: { style: request.random.pick(['long', 'wavy']), colour: hairColour(request) },
      lower: { kind: 'skirt', colour: dress, trim: GOLD, length: 0.98, flare: 0.19, shoes: GOLD },
      torso: dress,
      trim: GOLD,
      sleeves: { colour: dress, wide: true, length: 'long' },
      belt: GOLD,
      cape: mix(dress, [190, 40, 70], 0.55),
      headwear: { kind: 'crown', colour: GOLD },
      held: { kind: 'sceptre', colour: [70, 130, 210] },
    };
  },
  prince: (request) => {
    const coat: Rgb = request.colour ?? [52, 84, 156];
    return {
      build: MAN,
      skin: request.skin,
      hair: { style: 'short', colour: hairColour(request) },
      lower: { kind: 'trousers', colour: [240, 236, 226], boots: [62, 44, 38] },
      torso: coat,
      torsoSurface: 'coat',
      trim: GOLD,
      sleeves: { colour: coat, length: 'long' },
      belt: LEATHER,
      cape: [168, 40, 52],
      headwear: { kind: 'crown', colour: GOLD },
    };
  },
  princess: (request) => {
    const dress: Rgb =
      request.colour ??
      request.random.pick([
        [240, 140, 176],
        [120, 178, 226],
        [246, 206, 108],
      ] as Rgb[]);
    return {
      build: { ...CHILD, head: 0.098, shoulders: 0.088, waist: 0.062, hips: 0.08 },
      skin: request.skin,
      feminine: true,
      hair: { style: request.random.pick(['long', 'wavy', 'braids']), colour: hairColour(request) },
      lower: { kind: 'skirt', colour: dress, trim: [255, 248, 236], length: 0.98, flare: 0.24, shoes: GOLD },
      torso: mix(dress, [255, 255, 255], 0.12),
      trim: [255, 248, 236],
      sleeves: { colour: mix(dress, [255, 255, 255], 0.35), length: 'short' },
      belt: GOLD,
      headwear: { kind: 'tiara', colour: GOLD },
    };
  },
  samurai: (request) => {
    const armour: Rgb =
      request.colour ??
      request.random.pick([
        [150, 36, 40],
        [44, 62, 96],
        [58, 54, 58],
      ] as Rgb[]);
    return {
      build: STRONG,
      skin: request.skin,
      hair: { style: 'topknot', colour: [36, 30, 32] },
      beard: request.random.pick(['moustache', 'none']),
      lower: {
        kind: 'skirt',
        colour: scale(armour, 0.9),
        trim: GOLD,
        length: 0.58,
        flare: 0.1,
        shoes: [58, 48, 44],
        stockings: [66, 62, 72],
      },
      torso: armour,
      torsoSurface: 'lamellar',
      trim: GOLD,
      sleeves: { colour: armour, length: 'long' },
      belt: [232, 218, 190],
      headwear: { kind: 'kabuto', colour: scale(armour, 0.8) },
      held: { kind: 'katana', colour: STEEL },
    };
  },
  viking: (request) => {
    const tunic: Rgb = request.colour ?? [96, 112, 84];
    return {
      build: STRONG,
      skin: request.skin,
      hair: {
        style: 'braids',
        colour: request.random.pick([
          [212, 160, 84],
          [168, 84, 42],
        ] as Rgb[]),
      },
      beard: 'long',
      lower: { kind: 'trousers', colour: [104, 84, 66], boots: [88, 62, 46] },
      torso: tunic,
      sleeves: { colour: tunic, length: 'long' },
      trim: [190, 160, 110],
      belt: LEATHER,
      cape: [120, 94, 72],
      shield: [176, 60, 48],
      headwear: { kind: 'horned-helmet', colour: STEEL },
      held: { kind: 'axe', colour: STEEL },
    };
  },
};
