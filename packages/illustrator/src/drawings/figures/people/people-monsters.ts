import { mix, type Rgb } from '../../../core/color.ts';
import {
  BUILDS,
  bare,
  cloth,
  DARK,
  type DressPerson,
  details,
  GOLD,
  hat,
  item,
  LEATHER,
  long,
  robe,
  shirt,
  short,
  skirt,
  trousers,
  WHITE,
  wear,
} from './wardrobe.ts';

const wide = (color: Rgb) => long(color, { wide: true });

/** Ghosts, goblins and those who fight in masks. */
export const MONSTERS = {
  ghost: (request) => {
    const pale = cloth(request, [232, 240, 250]);
    return wear(request, ['girl', 'boy'], {
      spectral: true,
      build: { head: 0.15, shoulders: 0.13, waist: 0.13, hips: 0.14, stature: 0.9 },
      skin: pale,
      hair: { style: 'bald', color: pale },
      lower: { kind: 'wisp', color: pale },
      torso: pale,
      sleeves: wide(pale),
      eyeColor: [50, 60, 90],
      headwear: hat('shawl', pale),
      pose: 'waving',
    });
  },
  vampire: (request) =>
    wear(request, ['man', 'woman'], {
      skin: [232, 228, 226],
      hair: { style: 'parted', color: [28, 24, 30] },
      beard: 'none',
      lower: trousers([44, 40, 50], DARK),
      ...shirt(WHITE, long(WHITE, { puffed: true })),
      details: details(['vest', cloth(request, [130, 26, 40])], ['bow-tie', [130, 26, 40]], ['medal', GOLD]),
      cape: cloth(request, [74, 20, 34]),
      marks: ['fangs', 'sunken'],
      eyeColor: [196, 40, 40],
      expression: undefined,
    }),
  zombie: (request) =>
    wear(request, ['man', 'woman'], {
      skin: [142, 172, 118],
      hair: { style: 'spiky', color: [70, 66, 54] },
      beard: 'none',
      lower: trousers([96, 90, 80], [70, 60, 54]),
      ...shirt(
        cloth(request, [120, 110, 124], [96, 120, 130]),
        short(cloth(request, [120, 110, 124], [96, 120, 130])),
      ),
      details: details(['checks', [80, 70, 84]]),
      marks: ['stitches', 'sunken'],
      eyeColor: [226, 210, 90],
      expression: 'angry',
      pose: 'pushing',
    }),
  mummy: (request) => {
    const linen = cloth(request, [230, 216, 184]);
    return wear(request, ['man'], {
      skin: linen,
      hair: { style: 'bald', color: linen },
      beard: 'none',
      lower: trousers(linen, linen, { bootHeight: 0 }),
      ...shirt(linen),
      details: details(['wraps', linen]),
      marks: ['wraps'],
      eyeColor: [226, 170, 50],
      pose: 'pushing',
    });
  },
  skeleton: (request) => {
    const bone: Rgb = [240, 234, 216];
    return wear(request, ['man'], {
      skin: bone,
      animalHead: 'skull',
      build: { head: 0.104, shoulders: 0.11, waist: 0.05, hips: 0.07, limbs: 0.5 },
      lower: trousers(bone, bone, { bootHeight: 0 }),
      ...shirt(cloth(request, [70, 66, 80]), short([70, 66, 80])),
      details: details(['ribs', bone]),
    });
  },
  demon: (request) => {
    const red = cloth(request, [196, 52, 48]);
    return wear(request, ['strong'], {
      skin: red,
      hair: { style: 'short', color: [40, 26, 30] },
      beard: 'goatee',
      lower: trousers([60, 40, 46], [40, 30, 34]),
      ...shirt(red, bare),
      details: details(['bare-chest', WHITE]),
      belt: GOLD,
      ears: 'pointed',
      wings: { kind: 'bat', color: [120, 34, 44] },
      headwear: hat('horns', [60, 44, 48]),
      marks: ['fangs'],
      eyeColor: [250, 210, 70],
      held: item('trident', [90, 90, 100]),
      expression: 'angry',
    });
  },
  'grim-reaper': (request) =>
    wear(request, ['man'], {
      skin: [236, 230, 214],
      animalHead: 'skull',
      lower: robe([52, 50, 62]),
      torso: cloth(request, [52, 50, 62]),
      sleeves: wide([52, 50, 62]),
      cape: [44, 42, 54],
      headwear: hat('hood', [52, 50, 62]),
      held: item('scythe'),
    }),
  goblin: (request) => {
    const green = cloth(request, [120, 164, 76]);
    return wear(request, ['boy'], {
      build: { head: 0.15, shoulders: 0.11, waist: 0.1, hips: 0.09, limbs: 0.9, stature: 0.66 },
      young: false,
      skin: green,
      hair: { style: 'bald', color: DARK },
      lower: trousers([110, 84, 60], [84, 60, 44]),
      ...shirt([140, 100, 66], bare),
      details: details(['chest-strap', LEATHER], ['dots', [100, 70, 46]]),
      belt: LEATHER,
      ears: 'pointed',
      marks: ['big-nose', 'tusks'],
      eyeColor: [240, 200, 60],
      held: item('dagger'),
    });
  },
  troll: (request) => {
    const hide = cloth(request, [126, 150, 120]);
    return wear(request, ['strong'], {
      build: { head: 0.11, shoulders: 0.2, waist: 0.17, hips: 0.15, limbs: 1.7, stature: 1.3 },
      skin: hide,
      hair: { style: 'spiky', color: [70, 56, 44] },
      beard: 'none',
      lower: skirt([120, 90, 60], 0.36, 0.06, { shoes: hide }),
      ...shirt(hide, bare),
      details: details(['bare-chest', WHITE], ['belly', mix(hide, WHITE, 0.15)]),
      belt: LEATHER,
      ears: 'pointed',
      marks: ['big-nose', 'tusks'],
      held: item('club'),
    });
  },
  giant: (request) =>
    wear(request, ['strong'], {
      build: { ...BUILDS.strong, head: 0.086, shoulders: 0.17, waist: 0.13, limbs: 1.4, stature: 1.5 },
      beard: 'short',
      lower: trousers([104, 88, 70], LEATHER, { bootHeight: 0.4 }),
      tails: { color: cloth(request, [150, 110, 70]), length: 0.36, flare: 0.08 },
      ...shirt(cloth(request, [150, 110, 70]), short(cloth(request, [150, 110, 70]))),
      details: details(['lace', LEATHER]),
      belt: LEATHER,
      held: item('club'),
    }),
  superhero: (request) => {
    const suit = cloth(request, [52, 96, 190], [196, 44, 52], [70, 130, 90]);
    const second: Rgb = suit[0] > 150 ? [56, 84, 160] : [206, 46, 54];
    return wear(request, ['strong', 'woman'], {
      beard: 'none',
      lower: trousers(suit, second, { bootHeight: 0.5 }),
      ...shirt(suit),
      details: details(['emblem', [250, 206, 70]]),
      gloves: second,
      belt: GOLD,
      cape: second,
      marks: request.random.fork('mask').chance(0.5) ? ['eye-mask'] : [],
    });
  },
  villain: (request) =>
    wear(request, ['man', 'woman'], {
      beard: 'goatee',
      lower: trousers([60, 44, 80], DARK, { bootHeight: 0.5 }),
      ...shirt(cloth(request, [92, 60, 130])),
      details: details(['emblem', [150, 220, 80]]),
      gloves: [50, 150, 80],
      belt: DARK,
      cape: [44, 38, 60],
      marks: ['monocle'],
      expression: 'angry',
    }),
  cyborg: (request) => {
    const suit = cloth(request, [80, 92, 116]);
    return wear(request, ['strong', 'woman'], {
      lower: trousers(suit, [150, 160, 176], { bootHeight: 0.6 }),
      torso: suit,
      sleeves: { color: [166, 176, 190], length: 'long' },
      details: details(['breastplate', [150, 160, 176]], ['zip', [90, 230, 250]]),
      gloves: [140, 150, 166],
      trim: [90, 230, 250],
      marks: ['half-machine'],
    });
  },
  alien: (request) => {
    const skin = cloth(request, [140, 206, 120], [150, 190, 216]);
    return wear(request, ['boy'], {
      build: { head: 0.17, shoulders: 0.09, waist: 0.07, hips: 0.07, limbs: 0.74, stature: 0.8 },
      skin,
      animalHead: 'alien',
      lower: trousers([120, 130, 160], [90, 96, 120]),
      ...shirt([150, 160, 190]),
      details: details(['zip', [120, 250, 190]], ['collar', [110, 120, 150]]),
      belt: [120, 250, 190],
      pose: 'waving',
    });
  },
} satisfies Record<string, DressPerson>;
