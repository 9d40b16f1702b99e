import { mix, type Rgb } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import type { ExtraArm, FigureLook } from '../figure.types.ts';
import type { HeldItem } from '../held/held-items.types.ts';
import { cloth, details, GOLD, hat, item, WHITE } from '../people/wardrobe.ts';
import { drawLotusSeat, drawSeatedFigure, type SeatedOptions } from '../seated-figure.ts';
import { drawAureole } from './deities.ts';

const GODDESS_BUILD = { head: 0.122, shoulders: 0.142, waist: 0.096, hips: 0.126, limbs: 1.4 };
const GOD_BUILD = { head: 0.12, shoulders: 0.172, waist: 0.12, hips: 0.132, limbs: 1.5 };
const BLACK_HAIR: Rgb = [36, 28, 36];

/** Upper arms to both sides, lowest first, each with what it holds. */
function arms(...pairs: ReadonlyArray<readonly [near: HeldItem, far: HeldItem]>): ExtraArm[] {
  const spread = 96 / Math.max(1, pairs.length);
  return pairs.flatMap(([near, far], index) => {
    const angle = 74 + index * spread;
    const angles = [angle, angle + 34] as const;
    return [
      { side: 'near' as const, angles, item: { kind: near, color: COLORS[near] ?? GOLD } },
      { side: 'far' as const, angles, item: { kind: far, color: COLORS[far] ?? GOLD } },
    ];
  });
}

const COLORS: Partial<Record<HeldItem, Rgb>> = {
  lotus: [244, 140, 176],
  beads: [150, 84, 50],
  book: [176, 52, 60],
  mace: [230, 186, 84],
  snake: [84, 142, 92],
  torch: [255, 180, 70],
};

interface Deity {
  skin: Rgb;
  sari: Rgb;
  extraArms: readonly ExtraArm[];
  look?: Partial<FigureLook>;
  gesture?: SeatedOptions['gesture'];
  aureole?: Rgb;
  petals?: Rgb;
}

function drawGoddess(
  request: DrawingRequest,
  { skin, sari, extraArms, look, gesture = 'blessing', aureole = GOLD, petals = [244, 156, 184] }: Deity,
): Drawing {
  const dressed: FigureLook = {
    build: GODDESS_BUILD,
    skin,
    feminine: true,
    hair: { style: 'long', color: BLACK_HAIR },
    lower: { kind: 'skirt', color: sari, length: 0.5, flare: 0.1, shoes: skin },
    torso: sari,
    sleeves: { color: mix(sari, [120, 20, 60], 0.3), length: 'short' },
    details: details(['sash', mix(sari, GOLD, 0.6)], ['garland', [250, 190, 80]], ['necklace', GOLD]),
    belt: GOLD,
    trim: GOLD,
    marks: ['tilak', 'kohl'],
    lipColor: [196, 50, 66],
    headwear: hat('mukuta', GOLD),
    extraArms,
    ...look,
  };
  return seatOnLotus(request, dressed, { gesture, cloth: sari, aureole, petals });
}

function seatOnLotus(
  request: DrawingRequest,
  look: FigureLook,
  {
    gesture,
    cloth: drape,
    aureole,
    petals,
  }: { gesture: SeatedOptions['gesture']; cloth: Rgb; aureole: Rgb; petals: Rgb },
): Drawing {
  return drawSeatedFigure(request, look, {
    gesture,
    cloth: drape,
    behind: (sheet) => drawAureole(sheet, -0.6, 0.68, aureole),
    seat: (sheet) => drawLotusSeat(sheet, petals, request.lightSide),
  });
}

/** A goddess with eight arms on a lotus, as temples show her. */
export async function drawManyArmedGoddess(request: DrawingRequest): Promise<Drawing> {
  return paintManyArmedGoddess(request);
}

/** The same without waiting, for procedures. */
export function paintManyArmedGoddess(request: DrawingRequest): Drawing {
  const sari = cloth(request, [206, 52, 84], [226, 120, 50], [110, 70, 160]);
  return drawGoddess(request, {
    skin: [226, 176, 130],
    sari,
    extraArms: arms(['lotus', 'lotus'], ['conch', 'discus'], ['bow', 'trident']),
  });
}

/** Lakshmi, giver of fortune: red and gold, lotuses in the upper hands, coins in the lower one. */
export async function drawLakshmi(request: DrawingRequest): Promise<Drawing> {
  return drawGoddess(request, {
    skin: [240, 194, 148],
    sari: cloth(request, [214, 44, 84]),
    extraArms: arms(['lotus', 'lotus']),
    look: { offhand: item('pot-of-gold') },
  });
}

/** Saraswati, goddess of learning and music: white, with veena, book and beads. */
export async function drawSaraswati(request: DrawingRequest): Promise<Drawing> {
  return drawGoddess(request, {
    skin: [244, 208, 172],
    sari: cloth(request, [250, 246, 240]),
    extraArms: arms(['beads', 'book']),
    look: { held: item('veena', [176, 96, 50]), details: details(['sash', GOLD], ['necklace', GOLD]) },
    gesture: 'meditation',
    petals: [250, 246, 250],
  });
}

/** Durga, the invincible: red, eight arms with the weapons of the gods. */
export async function drawDurga(request: DrawingRequest): Promise<Drawing> {
  return drawGoddess(request, {
    skin: [236, 186, 138],
    sari: cloth(request, [206, 36, 44]),
    extraArms: arms(['sword', 'mace'], ['discus', 'conch'], ['trident', 'bow']),
    aureole: [250, 190, 80],
  });
}

/** Kali: midnight blue, wild hair, tongue, garland, sword and flame. */
export async function drawKali(request: DrawingRequest): Promise<Drawing> {
  const skin: Rgb = [70, 84, 140];
  return drawGoddess(request, {
    skin,
    sari: cloth(request, [176, 34, 44]),
    extraArms: arms(['sword', 'torch'], ['trident', 'conch']),
    look: {
      hair: { style: 'wavy', color: [30, 26, 38] },
      marks: ['third-eye', 'tongue', 'kohl'],
      details: details(['garland', [244, 238, 222]], ['necklace', GOLD]),
      eyeColor: [206, 60, 40],
    },
    aureole: [240, 120, 60],
    petals: [220, 90, 110],
  });
}

/** Parvati, gentle consort of Shiva: green and gold with a lotus. */
export async function drawParvati(request: DrawingRequest): Promise<Drawing> {
  return drawGoddess(request, {
    skin: [232, 184, 138],
    sari: cloth(request, [52, 140, 96]),
    extraArms: [],
    look: { offhand: item('lotus', [244, 140, 176]) },
  });
}

/** Guanyin, who hears the cries of the world: white robe and veil, vase with a willow branch. */
export async function drawGuanyin(request: DrawingRequest): Promise<Drawing> {
  const robe = cloth(request, [250, 248, 246], [214, 232, 226]);
  return drawGoddess(request, {
    skin: [250, 222, 194],
    sari: robe,
    extraArms: [],
    look: {
      hair: { style: 'updo', color: BLACK_HAIR },
      sleeves: { color: robe, length: 'long', wide: true },
      torso: robe,
      details: details(['kimono', mix(robe, GOLD, 0.3)], ['necklace', GOLD]),
      belt: undefined,
      marks: ['tilak'],
      headwear: hat('shawl', WHITE),
      offhand: item('vase', [230, 244, 240]),
    },
    aureole: [190, 224, 230],
    petals: [250, 210, 224],
  });
}

/** Vishnu, the preserver: blue and yellow, conch, discus, mace and lotus. */
export async function drawVishnu(request: DrawingRequest): Promise<Drawing> {
  const skin: Rgb = [110, 156, 214];
  return seatOnLotus(
    request,
    godLook(skin, cloth(request, [246, 196, 70]), arms(['discus', 'conch'], ['mace', 'lotus']), ['tilak']),
    { gesture: 'blessing', cloth: cloth(request, [246, 196, 70]), aureole: GOLD, petals: [244, 156, 184] },
  );
}

/** Brahma, the creator: white beard, scroll and beads. */
export async function drawBrahma(request: DrawingRequest): Promise<Drawing> {
  const look = godLook([232, 160, 120], cloth(request, [206, 70, 60]), arms(['scroll', 'beads']), ['tilak']);
  return seatOnLotus(
    request,
    { ...look, old: true, beard: 'long', hair: { style: 'long', color: [240, 238, 234] } },
    { gesture: 'blessing', cloth: cloth(request, [206, 70, 60]), aureole: GOLD, petals: [250, 214, 150] },
  );
}

function godLook(
  skin: Rgb,
  drape: Rgb,
  extraArms: readonly ExtraArm[],
  marks: FigureLook['marks'],
): FigureLook {
  return {
    build: GOD_BUILD,
    skin,
    hair: { style: 'long', color: BLACK_HAIR },
    lower: { kind: 'skirt', color: drape, length: 0.5, flare: 0.1, shoes: skin },
    torso: skin,
    sleeves: { color: skin, length: 'none' },
    details: details(
      ['bare-chest', skin],
      ['sash', mix(drape, [206, 60, 60], 0.5)],
      ['garland', [250, 170, 70]],
      ['necklace', GOLD],
    ),
    belt: GOLD,
    marks,
    headwear: hat('mukuta', GOLD),
    extraArms,
  };
}
