import type { Rgb } from '../../../core/color.ts';
import type { Point } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { leaned } from '../figure-skeleton.ts';
import { GIFTS } from './held-gifts.ts';
import { GOODS } from './held-goods.ts';
import { INSTRUMENTS } from './held-instruments.ts';
import { HELD_ITEMS, type HeldItem } from './held-items.types.ts';
import { MUSIC_HELD } from './held-music.ts';
import { type DrawHeld, heldPen } from './held-pen.ts';
import { TOOLS } from './held-tools.ts';
import { WEAPONS } from './held-weapons.ts';

export { drawUmbrella } from './umbrella.ts';

const HELD: Record<HeldItem, DrawHeld> = {
  ...WEAPONS,
  ...MUSIC_HELD,
  ...TOOLS,
  ...INSTRUMENTS,
  ...GOODS,
  ...GIFTS,
};

/** Draws a thing into a hand; in the frame of the leaning trunk, but upright itself. */
export function drawHeldAt(
  tools: FigureTools,
  [x, y]: Point,
  item: { kind: HeldItem; color: Rgb },
  flipped = false,
): void {
  const { sheet, context, bones, lightSide } = tools;
  context.save();
  context.translate(x, y);
  context.rotate(-bones.lean);
  if (flipped) context.scale(-1, 1);
  const pen = heldPen(sheet, context, x, y, flipped ? (-lightSide as -1 | 1) : lightSide, (localX, localY) =>
    leaned(bones, [flipped ? 2 * x - localX : localX, localY]),
  );
  HELD[item.kind](pen, item.color);
  context.restore();
}

const NAMES: ReadonlySet<string> = new Set<string>(HELD_ITEMS);

/** Nouns whose drawing in a hand has another name. */
const HELD_AS: Record<string, HeldItem> = {
  'magic wand': 'wand',
  rose: 'flower',
  tulip: 'flower',
  sunflower: 'flower',
  daisy: 'flower',
  'fishing rod': 'fishing-rod',
  'fishing net': 'net',
  'beach umbrella': 'umbrella',
  envelope: 'letter',
  'treasure map': 'map',
  'money bag': 'sack',
  'paper sheet': 'letter',
  'love letter': 'letter',
  'loaf of bread': 'bread',
  baguette: 'bread',
  loaf: 'bread',
  coffee: 'cup',
  'cup of coffee': 'cup',
  tea: 'cup',
  teacup: 'cup',
  mug: 'cup',
  wine: 'glass',
  'glass of wine': 'glass',
  cocktail: 'glass',
  beer: 'glass',
  'wine glass': 'glass',
  smartphone: 'phone',
  'cell phone': 'phone',
  'mobile phone': 'phone',
  'teddy bear': 'teddy',
  present: 'gift',
  football: 'ball',
  'soccer ball': 'ball',
  basketball: 'ball',
  'tennis ball': 'ball',
  'tennis racket': 'racket',
  'baseball bat': 'bat',
  'cricket bat': 'bat',
  'soap bubble': 'bubble-wand',
  'magnifying glass': 'magnifier',
  'crystal ball': 'crystal-ball',
  'ice cream': 'ice-cream',
  'playing card': 'cards',
  card: 'cards',
  'red apple': 'apple',
  lute: 'guitar',
  ukulele: 'guitar',
  banjo: 'guitar',
  harp: 'lyre',
  horn: 'trumpet',
  tambourine: 'drum',
  feather: 'quill',
  pen: 'quill',
  staff: 'staff',
  cane: 'walking-stick',
  'birthday cake': 'cake',
  candlestick: 'candle',
  trowel: 'shovel',
  spade: 'shovel',
  microphone: 'microphone',
  handbag: 'bag',
  purse: 'bag',
  suitcase: 'briefcase',
  'bow and arrow': 'bow',
  arrow: 'bow',
  'pocket watch': 'coins',
  hairbrush: 'comb',
};

/** Whether a figure can hold this noun as part of its drawing. */
export function heldItemOf(noun: string): HeldItem | undefined {
  const name = HELD_AS[noun] ?? noun.replaceAll(' ', '-');
  return NAMES.has(name) ? (name as HeldItem) : undefined;
}

/** Colors of things that the prompt gives none. */
export const HELD_COLORS: Partial<Record<HeldItem, Rgb>> = {
  umbrella: [206, 46, 52],
  parasol: [236, 170, 186],
  flower: [232, 72, 96],
  bouquet: [232, 96, 122],
  lotus: [242, 140, 172],
  wand: [255, 226, 110],
  lightning: [255, 232, 120],
  staff: [120, 220, 255],
  lantern: [255, 196, 90],
  book: [150, 52, 56],
  ball: [222, 70, 60],
  apple: [206, 48, 48],
  violin: [176, 88, 44],
  cello: [158, 76, 40],
  guitar: [206, 138, 70],
  trumpet: [236, 190, 80],
  saxophone: [232, 184, 74],
  drum: [196, 52, 52],
  camera: [52, 52, 62],
  cup: [246, 242, 234],
  glass: [166, 40, 60],
  bottle: [60, 120, 84],
  flag: [206, 52, 56],
  gift: [206, 56, 64],
  sack: [176, 136, 92],
  bucket: [130, 140, 156],
  net: [232, 222, 190],
  flask: [110, 214, 140],
  'crystal-ball': [160, 190, 255],
  lollipop: [236, 96, 140],
  'ice-cream': [244, 170, 180],
  cake: [240, 176, 190],
  briefcase: [112, 74, 48],
  bag: [176, 66, 66],
  phone: [44, 46, 56],
  baby: [150, 190, 226],
  powder: [236, 70, 150],
  microphone: [70, 72, 84],
  accordion: [176, 46, 52],
  'watering-can': [86, 140, 160],
  fan: [206, 60, 66],
  snake: [92, 150, 84],
  telescope: [200, 152, 72],
  racket: [206, 60, 60],
};
