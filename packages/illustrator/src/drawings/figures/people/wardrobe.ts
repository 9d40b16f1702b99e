import { SKIN_TONES } from '../../../art/skin-tones.ts';
import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import type { DrawingRequest } from '../../pen/drawing.types.ts';
import type { Detail, DetailKind, FaceMark, FigureLook, Garment, HairStyle } from '../figure.types.ts';
import type { Headwear } from '../hats/headwear.types.ts';
import { HAIR_COLORS } from '../head/figure-hair.ts';
import type { HeldItem } from '../held/held-items.types.ts';
import { agedAs, buildOf, isFeminine, OTHER_GENDER, type Who } from './builds.ts';

export { BUILDS, type Who } from './builds.ts';

/** Dresses one person for a picture. */
export type DressPerson = (request: DrawingRequest) => FigureLook;

export const GOLD: Rgb = [230, 186, 84];
export const STEEL: Rgb = [178, 188, 202];
export const LEATHER: Rgb = [104, 68, 44];
export const DARK: Rgb = [52, 48, 60];
export const WHITE: Rgb = [248, 245, 238];
export const NAVY: Rgb = [44, 62, 106];

export const ADULT: readonly Who[] = ['man', 'woman'];

const HAIR_OF: Record<'m' | 'f', readonly HairStyle[]> = {
  m: ['short', 'parted', 'crop', 'curly', 'short', 'spiky'],
  f: ['long', 'wavy', 'bun', 'ponytail', 'bob', 'afro', 'braids'],
};

/** Age, sex, skin, hair and beard of someone, before any clothes; the seed decides what nobody asked for. */
export function personOf(request: DrawingRequest, who: readonly Who[]) {
  const { qualities } = request;
  const random = request.random.fork('person');
  const picked = random.pick(whoIsTold(who, qualities));
  const kind = agedAs(picked, qualities);
  const feminine = isFeminine(kind) || (kind === 'toddler' && isFeminine(picked));
  const old = kind === 'old-man' || kind === 'old-woman';
  const young = kind === 'boy' || kind === 'girl' || kind === 'toddler';
  const skin = skinOf(request);
  const hair = hairOf(request, kind, skin);
  return {
    build: buildOf(request, kind),
    skin,
    feminine,
    old,
    young,
    hair,
    beard: beardOf(request, { feminine, young, old }),
    marks: marksOf(qualities),
  };
}

const FACIAL_HAIR = ['bearded', 'long-bearded', 'goateed', 'stubbled', 'moustached'];

/** Whom the words tell: a man or a woman, whoever usually wears the costume; a beard tells a man where both do. */
function whoIsTold(who: readonly Who[], qualities: readonly string[]): readonly Who[] {
  const isFemale = qualities.includes('female');
  if (isFemale || qualities.includes('male')) {
    const told = who.filter((one) => isFeminine(one) === isFemale);
    return told.length > 0 ? told : who.map((one) => OTHER_GENDER[one] ?? one);
  }
  if (!FACIAL_HAIR.some((quality) => qualities.includes(quality))) return who;
  const men = who.filter((one) => !isFeminine(one));
  return men.length > 0 ? men : who;
}

const MARKS_BY_QUALITY: Record<string, FaceMark> = {
  freckled: 'freckles',
  glasses: 'glasses',
  sunglasses: 'sunglasses',
  'one-eyed': 'eye-patch',
  masked: 'eye-mask',
  'pipe-smoking': 'pipe',
  'cigar-smoking': 'cigar',
  smoking: 'cigar',
  crying: 'tears',
  laughing: 'laugh',
  winking: 'wink',
  shouting: 'shout',
  'gap-toothed': 'gap-teeth',
  blushing: 'blush',
  'tongue-out': 'tongue',
  tattooed: 'tattoo',
};

function marksOf(qualities: readonly string[]): FaceMark[] {
  return qualities.flatMap((quality) => MARKS_BY_QUALITY[quality] ?? []);
}

function skinOf({ random, qualities, skinColor }: DrawingRequest): Rgb {
  if (skinColor) return mix(skinColor, [255, 208, 166], 0.12);
  // Freckles are seen on light skin only.
  const tones = qualities.includes('freckled') ? SKIN_TONES.slice(0, 2) : SKIN_TONES;
  // Paint is darker in a picture's light than on its own.
  return mix(random.fork('skin').pick(tones), [255, 208, 166], 0.22);
}

/** Words for hair, and how men and women wear it. */
const HAIR_WORDS: ReadonlyArray<readonly [quality: string, his: HairStyle, hers: HairStyle]> = [
  ['bald', 'bald', 'bald'],
  ['dreadlocked', 'dreadlocks', 'dreadlocks'],
  ['braided', 'braids', 'braids'],
  ['bunned', 'topknot', 'bun'],
  ['afro-haired', 'afro', 'afro'],
  ['ponytailed', 'ponytail', 'ponytail'],
  ['pigtailed', 'pigtails', 'pigtails'],
  ['short-haired', 'short', 'bob'],
  ['mohawked', 'mohawk', 'mohawk'],
  ['spiky', 'spiky', 'spiky'],
  ['wavy-haired', 'curly', 'wavy'],
  ['curly', 'curly', 'curly'],
  ['long-haired', 'long', 'long'],
];

function hairOf(request: DrawingRequest, who: Who, [red, green, blue]: Rgb): FigureLook['hair'] {
  const { qualities } = request;
  const random = request.random.fork('hair');
  const old = who === 'old-man' || who === 'old-woman';
  // Fair hair is rare on dark skin, and brown hair would be one patch with it.
  const colors = red + green + blue < 450 ? HAIR_COLORS.slice(0, 2) : HAIR_COLORS;
  const color: Rgb = old ? pickColor(random, '#e2e2e6 #ceced4 #f0eeec') : random.pick(colors);
  const told = HAIR_WORDS.find(([quality]) => qualities.includes(quality));
  if (told) return { style: told[isFeminine(who) ? 2 : 1], color };
  if (who === 'old-man') return { style: random.pick(['fringe-only', 'short', 'parted']), color };
  if (who === 'old-woman') return { style: random.pick(['bun', 'curly', 'bob']), color };
  if (who === 'toddler') return { style: random.pick(['crop', 'short', 'curly', 'bob']), color };
  if (who === 'girl')
    return { style: random.pick(['pigtails', 'braids', 'ponytail', 'bob', 'curly', 'long']), color };
  if (who === 'boy') return { style: random.pick(['short', 'spiky', 'curly', 'parted']), color };
  return { style: random.pick(HAIR_OF[isFeminine(who) ? 'f' : 'm']), color };
}

function beardOf(
  { qualities, random }: DrawingRequest,
  { feminine, young, old }: { feminine: boolean; young: boolean; old: boolean },
): FigureLook['beard'] {
  if (feminine || young) return 'none';
  if (qualities.includes('long-bearded')) return 'long';
  if (qualities.includes('bearded')) return 'short';
  if (qualities.includes('goateed')) return 'goatee';
  if (qualities.includes('stubbled')) return 'stubble';
  if (qualities.includes('moustached')) return 'moustache';
  const own = random.fork('beard');
  if (old) return own.pick(['short', 'moustache', 'none', 'long']);
  return own.pick(['none', 'none', 'none', 'stubble', 'short', 'moustache']);
}

/** Puts a costume on someone. */
export function wear(
  request: DrawingRequest,
  who: readonly Who[],
  costume: Partial<FigureLook> & Pick<FigureLook, 'lower' | 'torso' | 'sleeves'>,
): FigureLook {
  const person = personOf(request, who);
  // Hair that is told of goes with every costume.
  const style = HAIR_WORDS.some(([quality]) => request.qualities.includes(quality)) && person.hair.style;
  const hair = style && costume.hair ? { ...costume.hair, style } : (costume.hair ?? person.hair);
  const beard = person.feminine ? 'none' : (costume.beard ?? person.beard);
  return { ...person, ...costume, hair, beard, marks: [...person.marks, ...(costume.marks ?? [])] };
}

/** The color of the prompt, or one of these by seed. */
export function cloth({ color, random }: DrawingRequest, ...choices: readonly Rgb[]): Rgb {
  return color ?? random.fork('cloth').pick(choices);
}

export const trousers = (
  color: Rgb,
  boots: Rgb = LEATHER,
  more: { cut?: 'slim' | 'wide' | 'shorts'; bootHeight?: number } = {},
): Garment => ({ kind: 'trousers', color, boots, ...more });

export const skirt = (
  color: Rgb,
  length: number,
  flare: number,
  more: { trim?: Rgb; shoes?: Rgb; stockings?: Rgb } = {},
): Garment => ({ kind: 'skirt', color, length, flare, shoes: scale(color, 0.5), ...more });

/** A dress or habit down to the feet. */
export const robe = (color: Rgb, trim?: Rgb, flare = 0.1): Garment =>
  skirt(color, 0.97, flare, { trim, shoes: LEATHER });

export const long = (color: Rgb, more: { wide?: boolean; puffed?: boolean } = {}) => ({
  color,
  length: 'long' as const,
  ...more,
});
export const short = (color: Rgb, puffed = false) => ({ color, length: 'short' as const, puffed });
export const bare = { color: [0, 0, 0] as Rgb, length: 'none' as const };

/** What the trunk wears, with long sleeves of the same unless told. */
export const shirt = (torso: Rgb, sleeves: FigureLook['sleeves'] = long(torso)) => ({ torso, sleeves });

export const hat = (kind: Headwear, color: Rgb) => ({ kind, color });
export const item = (kind: HeldItem, color: Rgb = GOLD) => ({ kind, color });

export function details(...list: ReadonlyArray<readonly [DetailKind, Rgb]>): Detail[] {
  return list.map(([kind, color]) => ({ kind, color }));
}

/** Trousers and a buttoned shirt of one cloth, with a belt. */
export const uniform = (color: Rgb, button: Rgb = GOLD) => ({
  lower: trousers(scale(color, 0.86), DARK),
  ...shirt(color),
  details: details(['buttons', button], ['collar', scale(color, 0.8)]),
  belt: DARK,
});
