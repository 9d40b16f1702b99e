import { type ClothPattern, type GarmentName, WORN_HATS } from '../../../brief/clothes.types.ts';
import { mix, type Rgb, scale } from '../../../core/color.ts';
import type { DrawingRequest, WornCloth } from '../../pen/drawing.types.ts';
import type { Detail, DetailKind, FaceMark, FigureLook, Garment } from '../figure.types.ts';
import type { Headwear } from '../hats/headwear.types.ts';
import {
  bare,
  DARK,
  details,
  GOLD,
  LEATHER,
  long,
  NAVY,
  robe,
  STEEL,
  short,
  skirt,
  trousers,
  WHITE,
} from './wardrobe.ts';

type Hat = (typeof WORN_HATS)[number];
type Cloth = Exclude<GarmentName, Hat>;

/** What a garment changes on somebody; `color` is the one asked for, or the usual one. */
type PutOn = (look: FigureLook, color: Rgb) => Partial<FigureLook>;

const DENIM: Rgb = [62, 92, 140];

/** Legs go on below a top; whoever wore a dress wears trousers or a skirt with it. */
const underTop = ({ lower }: FigureLook): Garment =>
  lower.kind === 'trousers' || lower.kind === 'skirt' ? lower : trousers([66, 72, 92]);

const top = (look: FigureLook, color: Rgb, sleeves: FigureLook['sleeves'], ...on: Detail[]) => ({
  lower: underTop(look),
  torso: color,
  sleeves,
  details: on,
  tails: undefined,
  belt: look.lower.kind === 'trousers' ? look.belt : undefined,
  trim: undefined,
});

const on = (kind: DetailKind, color: Rgb): Detail => ({ kind, color });

/** Tops that are worn with trousers unless the prompt names a skirt. */
const legged = (look: FigureLook, color: Rgb): Garment =>
  look.lower.kind === 'trousers' ? look.lower : trousers(color);

const over = ({ details: worn = [] }: FigureLook, ...added: Detail[]) => ({
  details: [...worn.filter(({ kind }) => !added.some((other) => other.kind === kind)), ...added],
});

const CLOTHES: Record<Cloth, readonly [usual: Rgb, put: PutOn]> = {
  shirt: [
    [236, 236, 232],
    (look, color) => ({
      ...top(
        look,
        color,
        long(color),
        on('collar', mix(color, WHITE, 0.3)),
        on('buttons', mix(color, DARK, 0.4)),
      ),
      lower: legged(look, [70, 74, 92]),
    }),
  ],
  't-shirt': [
    [228, 90, 74],
    (look, color) => ({ ...top(look, color, short(color)), lower: legged(look, DENIM) }),
  ],
  'tank-top': [[240, 240, 236], (look, color) => ({ ...top(look, color, bare), lower: legged(look, DENIM) })],
  sweater: [
    [176, 70, 62],
    (look, color) => ({
      ...top(look, color, long(color, { wide: true }), on('knit', scale(color, 0.78))),
      lower: legged(look, [70, 74, 92]),
    }),
  ],
  hoodie: [
    [92, 104, 124],
    (look, color) => ({
      ...top(look, color, long(color, { wide: true }), on('hood-down', scale(color, 0.86))),
      lower: legged(look, DENIM),
    }),
  ],
  jersey: [
    [206, 52, 56],
    (look, color) => ({ ...top(look, color, short(color), on('number', WHITE)), lower: legged(look, WHITE) }),
  ],
  jacket: [
    [86, 100, 74],
    (look, color) => ({
      ...top(
        look,
        color,
        long(color),
        on('blouse', [232, 232, 228]),
        on('lapels', scale(color, 0.82)),
        on('zip', STEEL),
      ),
      lower: legged(look, DENIM),
    }),
  ],
  suit: [
    NAVY,
    (look, color) => ({
      ...top(look, color, long(color), on('lapels', mix(color, WHITE, 0.14)), on('tie', tieFor(color))),
      lower: trousers(scale(color, 0.94), DARK),
      belt: undefined,
    }),
  ],
  tuxedo: [
    [36, 37, 46],
    (look, color) => ({
      ...top(look, color, long(color), on('lapels', mix(color, WHITE, 0.2)), on('bow-tie', [24, 22, 28])),
      lower: trousers(color, [24, 22, 28]),
      belt: undefined,
    }),
  ],
  coat: [
    [150, 118, 80],
    (look, color) => ({
      torso: color,
      sleeves: long(color),
      details: details(['lapels', scale(color, 0.86)], ['buttons', scale(color, 0.5)]),
      tails: { color, length: 0.6, flare: 0.1, open: true },
      lower: legged(look, [66, 62, 66]),
      belt: scale(color, 0.7),
    }),
  ],
  raincoat: [
    [246, 204, 46],
    (look, color) => ({
      torso: color,
      sleeves: long(color, { wide: true }),
      details: details(['buttons', mix(color, WHITE, 0.6)], ['collar', scale(color, 0.9)]),
      tails: { color, length: 0.52, flare: 0.16 },
      lower: trousers([64, 78, 110], scale(color, 0.9), { bootHeight: 0.5 }),
      headwear: look.headwear ?? { kind: 'hood' as const, color },
      belt: undefined,
      trim: scale(color, 0.8),
    }),
  ],
  'lab-coat': [
    WHITE,
    (look, color) => ({ ...over(look, on('lab-coat', color)), sleeves: long(color), tails: undefined }),
  ],
  vest: [
    [96, 76, 66],
    (look, color) => ({
      ...top(look, [240, 238, 230], long([240, 238, 230]), on('vest', color), on('collar', WHITE)),
      lower: legged(look, [66, 66, 76]),
    }),
  ],
  dress: [
    [206, 74, 92],
    (look, color) => ({
      lower: skirt(color, look.young ? 0.54 : 0.74, 0.16, { trim: mix(color, WHITE, 0.5) }),
      torso: color,
      sleeves: short(color, true),
      details: [],
      tails: undefined,
      belt: undefined,
      trim: mix(color, WHITE, 0.5),
    }),
  ],
  gown: [
    [132, 84, 160],
    (_look, color) => ({
      lower: skirt(color, 0.97, 0.14, { trim: mix(color, WHITE, 0.4) }),
      torso: color,
      sleeves: bare,
      details: [],
      tails: undefined,
      belt: mix(color, WHITE, 0.3),
      trim: mix(color, WHITE, 0.5),
    }),
  ],
  'ball-gown': [
    [132, 84, 160],
    (_look, color) => ({
      lower: skirt(color, 0.98, 0.3, { trim: mix(color, WHITE, 0.6) }),
      torso: color,
      sleeves: short(color, true),
      details: details(['lace', mix(color, WHITE, 0.7)]),
      tails: undefined,
      belt: undefined,
    }),
  ],
  skirt: [
    [70, 84, 130],
    (look, color) => ({
      lower: skirt(color, 0.5, 0.17, { shoes: DARK }),
      torso:
        look.lower.kind === 'skirt' && isSame(look.torso, look.lower.color) ? [238, 236, 230] : look.torso,
    }),
  ],
  kilt: [
    [170, 44, 52],
    (_look, color) => ({
      lower: skirt(color, 0.42, 0.12, { trim: [36, 70, 54], shoes: DARK, stockings: [232, 228, 214] }),
    }),
  ],
  tutu: [
    [244, 170, 196],
    (_look, color) => ({
      lower: skirt(mix(color, WHITE, 0.3), 0.26, 0.56, {
        shoes: mix(color, WHITE, 0.3),
        stockings: mix(color, WHITE, 0.72),
        trim: WHITE,
      }),
      torso: color,
      sleeves: bare,
      details: [],
      tails: undefined,
      belt: undefined,
      ballet: true,
    }),
  ],
  kimono: [
    [196, 52, 76],
    (_look, color) => ({
      lower: skirt(color, 0.96, 0.06, { trim: mix(color, GOLD, 0.6), shoes: LEATHER }),
      torso: color,
      sleeves: long(color, { wide: true }),
      details: details(['kimono', mix(color, WHITE, 0.5)]),
      tails: undefined,
      belt: undefined,
    }),
  ],
  gi: [
    WHITE,
    (_look, color) => ({
      lower: trousers(color, [226, 180, 140], { cut: 'wide' }),
      torso: color,
      sleeves: long(color, { wide: true }),
      details: details(['lapels', mix(color, [150, 150, 150], 0.14)]),
      tails: { color, length: 0.24, flare: 0.06 },
      belt: [34, 32, 38],
    }),
  ],
  robe: [
    [112, 84, 130],
    (_look, color) => ({
      lower: robe(color, mix(color, GOLD, 0.5)),
      torso: color,
      sleeves: long(color, { wide: true }),
      details: details(['lapels', mix(color, WHITE, 0.2)]),
      tails: undefined,
      belt: scale(color, 0.6),
    }),
  ],
  apron: [[240, 236, 226], (look, color) => over(look, on('apron', color))],
  overalls: [
    DENIM,
    (look, color) => ({
      ...top(
        look,
        isSame(look.torso, color) ? [214, 90, 70] : look.torso,
        look.sleeves,
        on('overalls', color),
      ),
      lower: trousers(color),
    }),
  ],
  uniform: [
    [58, 70, 108],
    (look, color) => ({
      ...top(
        look,
        color,
        long(color),
        on('buttons', GOLD),
        on('collar', scale(color, 0.8)),
        on('badge', GOLD),
      ),
      lower: trousers(scale(color, 0.9), DARK),
      belt: DARK,
    }),
  ],
  armour: [
    STEEL,
    (_look, color) => ({
      lower: { kind: 'armour', color },
      torso: color,
      sleeves: long(color),
      details: details(['plate', color]),
      gloves: scale(color, 0.86),
      tails: undefined,
    }),
  ],
  pajamas: [
    [130, 170, 214],
    (_look, color) => ({
      lower: trousers(color, [226, 180, 140], { cut: 'wide' }),
      torso: color,
      sleeves: long(color),
      details: details(
        ['stripes', mix(color, WHITE, 0.6)],
        ['buttons', WHITE],
        ['collar', mix(color, WHITE, 0.4)],
      ),
      tails: undefined,
      belt: undefined,
    }),
  ],
  swimsuit: [
    [214, 60, 84],
    (look, color) => ({
      lower: trousers(color, look.skin, { cut: 'shorts' }),
      torso: color,
      sleeves: bare,
      details: [],
      tails: undefined,
      belt: undefined,
    }),
  ],
  'swim-trunks': [
    [52, 120, 190],
    (look, color) => ({
      lower: trousers(color, look.skin, { cut: 'shorts' }),
      torso: look.skin,
      sleeves: bare,
      details: details(['bare-chest', look.skin]),
      tails: undefined,
      belt: undefined,
    }),
  ],
  loincloth: [
    [120, 84, 56],
    (look, color) => ({
      lower: { kind: 'trousers', color, boots: look.skin, cut: 'shorts', bootHeight: 0 },
      torso: look.skin,
      sleeves: bare,
      details: details(['bare-chest', look.skin]),
      tails: undefined,
      belt: color,
    }),
  ],
  trousers: [
    [78, 72, 70],
    (look, color) => ({ lower: trousers(color), torso: look.torso, tails: undefined }),
  ],
  jeans: [
    DENIM,
    (_look, color) => ({
      lower: trousers(mix(color, DENIM, 0.5), [120, 84, 58]),
      tails: undefined,
      belt: LEATHER,
    }),
  ],
  shorts: [
    [110, 122, 96],
    (_look, color) => ({
      lower: trousers(color, LEATHER, { cut: 'shorts', bootHeight: 0.14 }),
      tails: undefined,
    }),
  ],
  cape: [[190, 40, 48], (_look, color) => ({ cape: color })],
  cloak: [[74, 64, 80], (_look, color) => ({ cape: color, headwear: { kind: 'hood' as const, color } })],
  scarf: [[206, 60, 60], (look, color) => over(look, on('scarf', color))],
  tie: [[190, 50, 56], (look, color) => over(look, on('tie', color))],
  'bow-tie': [[190, 50, 56], (look, color) => over(look, on('bow-tie', color))],
  necklace: [[248, 244, 236], (look, color) => over(look, on('necklace', color))],
  earrings: [[250, 246, 238], (_look, color) => ({ earrings: color })],
  gloves: [[120, 80, 54], (_look, color) => ({ gloves: color })],
  boots: [[92, 58, 38], ({ lower }, color) => ({ lower: shod(lower, color, 0.5) })],
  shoes: [[200, 60, 54], ({ lower }, color) => ({ lower: shod(lower, color) })],
  stockings: [
    [236, 234, 228],
    ({ lower }, color) => ({ lower: lower.kind === 'skirt' ? { ...lower, stockings: color } : lower }),
  ],
  belt: [LEATHER, (_look, color) => ({ belt: color })],
  rucksack: [[206, 92, 60], (_look, color) => ({ pack: { kind: 'rucksack' as const, color } })],
  glasses: [DARK, (look) => marked(look, 'glasses')],
  sunglasses: [DARK, (look) => marked(look, 'sunglasses')],
  monocle: [GOLD, (look) => marked(look, 'monocle')],
  'eye-patch': [DARK, (look) => marked(look, 'eye-patch')],
  'eye-mask': [DARK, (look) => marked(look, 'eye-mask')],
};

const HAT_COLORS: Partial<Record<Hat, Rgb>> = {
  crown: GOLD,
  tiara: [232, 214, 150],
  'knight-helmet': STEEL,
  'horned-helmet': STEEL,
  'straw-hat': [226, 196, 124],
  'sun-hat': [232, 206, 150],
  'cowboy-hat': [140, 96, 60],
  sombrero: [220, 180, 100],
  'pirate-hat': [44, 40, 48],
  'wizard-hat': [70, 70, 140],
  'witch-hat': [54, 44, 66],
  'top-hat': [38, 36, 44],
  bowler: [44, 42, 48],
  fedora: [96, 80, 68],
  'chef-hat': WHITE,
  'hard-hat': [246, 196, 50],
  'sailor-cap': WHITE,
  'army-helmet': [88, 98, 70],
  goggles: [120, 80, 50],
  headphones: [52, 52, 62],
  'space-helmet': WHITE,
  laurel: [110, 150, 80],
  veil: WHITE,
  'graduate-cap': [38, 38, 48],
  'santa-hat': [200, 40, 44],
  'bunny-ears': [246, 240, 240],
};

/** Of these somebody wears one. */
const EYE_MARKS: ReadonlySet<FaceMark> = new Set(['glasses', 'sunglasses', 'monocle', 'visor']);

function marked({ marks = [] }: FigureLook, mark: FaceMark): Partial<FigureLook> {
  const others = EYE_MARKS.has(mark) ? marks.filter((other) => !EYE_MARKS.has(other)) : marks;
  return { marks: [...others.filter((other) => other !== mark), mark] };
}

function shod(lower: Garment, color: Rgb, bootHeight?: number): Garment {
  if (lower.kind === 'skirt')
    return { ...lower, shoes: color, ...(bootHeight && { stockings: scale(color, 0.96) }) };
  return lower.kind === 'trousers' ? { ...lower, boots: color, ...(bootHeight && { bootHeight }) } : lower;
}

const isSame = (one: Rgb, other: Rgb) => one.every((part, index) => Math.abs(part - other[index]!) < 24);

/** Dark ties on light suits, red ones on dark. */
const tieFor = ([red, green, blue]: Rgb): Rgb => (red + green + blue > 420 ? [40, 52, 92] : [190, 50, 56]);

const ON_TRUNK: Record<ClothPattern, DetailKind> = {
  striped: 'hoops',
  dotted: 'dots',
  checkered: 'checks',
  floral: 'flowers',
  rainbow: 'rainbow',
  sparkling: 'sparkles',
};

/** Everything is put on in this order: legs before what hangs over them, hats last. */
const INNERMOST: readonly Cloth[] = [
  'tank-top',
  't-shirt',
  'shirt',
  'jersey',
  'sweater',
  'hoodie',
  'trousers',
  'jeans',
  'shorts',
  'skirt',
  'kilt',
];

const isHat = (garment: GarmentName): garment is Hat => (WORN_HATS as readonly string[]).includes(garment);

/** Dresses somebody as the prompt says; what it leaves out stays as it is. */
export function putOn({ clothes }: Pick<DrawingRequest, 'clothes'>, dressed: FigureLook): FigureLook {
  if (!clothes || clothes.length === 0) return dressed;
  let look = dressed;
  const rank = ({ garment }: WornCloth) => INNERMOST.indexOf(garment as Cloth) + 1 || INNERMOST.length + 1;
  for (const worn of [...clothes].sort((a, b) => rank(a) - rank(b))) look = putOnOne(look, worn);
  return look;
}

function putOnOne(look: FigureLook, { garment, color, pattern }: WornCloth): FigureLook {
  if (isHat(garment)) {
    const kind: Headwear = garment === 'fedora' && (look.feminine || look.young) ? 'sun-hat' : garment;
    return { ...look, headwear: { kind, color: color ?? HAT_COLORS[garment] ?? [150, 60, 66] } };
  }
  const [usual, put] = CLOTHES[garment];
  const cloth = color ?? usual;
  const changed = { ...look, ...put(look, cloth) };
  return pattern ? { ...changed, ...patterned(look, changed, pattern, cloth) } : changed;
}

/** The pattern is on whatever the garment changed. */
function patterned(
  before: FigureLook,
  { torso, lower, details: worn = [] }: FigureLook,
  pattern: ClothPattern,
  cloth: Rgb,
) {
  const [red, green, blue] = cloth;
  const print = {
    kind: pattern,
    color: red + green + blue > 560 ? scale(cloth, 0.5) : mix(cloth, WHITE, 0.72),
  };
  const onTrunk = torso !== before.torso;
  const onSkirt = lower.kind === 'skirt' && lower !== before.lower && isSame(lower.color, cloth);
  return {
    ...(onTrunk && { details: [on(ON_TRUNK[pattern], print.color), ...worn] }),
    ...(onSkirt && { lower: { ...lower, print } }),
  };
}
