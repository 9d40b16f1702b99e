import type { Brief } from '../../brief/brief.types.ts';
import { fromHex, mix, type Rgb, scale } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { COLORS } from '../../vocabulary/colors.ts';

const JOYFUL = [
  '#ffd23f #ff6b6b #ff9f1c #4ecdc4 #f8f0d8 #f15bb5',
  '#ffbe0b #fb5607 #ff006e #8338ec #3a86ff #fff3d6',
  '#fef3c7 #f59e0b #ec4899 #14b8a6 #f97316 #fde047',
];
const MUSICAL = [
  '#f94144 #f8961e #f9c74f #90be6d #43aa8b #577590',
  '#d62246 #f25f5c #ffe066 #247ba0 #70c1b3 #7b2d8b',
];
const CALM = [
  '#e9f1f2 #a7c7c9 #6f9fa8 #3f6d7d #f2d8b8 #d98f6c',
  '#f4efe6 #c9b8a3 #8f9a86 #5a6f64 #d9b08c #3e4a4f',
  '#dfe7f2 #a9bcd8 #7a8fbc #4f5f8f #f0c9cf #b87f9a',
];
const SOMBRE = [
  '#0d1b2a #1b263b #415a77 #778da9 #e0e1dd #c1666b',
  '#2d3142 #4f5d75 #bfc0c0 #ef8354 #ffffff #7a4e7e',
  '#14080e #49475b #799496 #acc196 #e9eb9e #8c3b4a',
];
const VIVID = [
  '#03071e #6a040f #d00000 #f48c06 #ffba08 #e9ecef',
  '#10002b #5a189a #9d4edd #e0aaff #48cae4 #f72585',
  '#012a4a #2a6f97 #61a5c2 #f9dc5c #ed254e #f4fffd',
];

/** Six colors that suit the mood, from the brief's features and its wishes for saturation and warmth. */
export function chooseAbstractColors(brief: Brief, random: Random): Rgb[] {
  const named = namedColors(brief);
  if (named.length > 0) return named;
  if (brief.idea === 'music')
    return random
      .pick([...JOYFUL, ...MUSICAL])
      .split(' ')
      .map(fromHex);
  const { saturation = 1, temperature = 0, gain = 1 } = brief.grade;
  const sombre =
    brief.timeOfDay === 'night' ||
    brief.lighting === 'low-key' ||
    gain < 0.8 ||
    saturation < 0.7 ||
    brief.weather === 'storm';
  const calm = brief.lighting === 'soft' || temperature < -0.3;
  const lists =
    brief.features.has('joyful') || saturation > 1.2
      ? JOYFUL
      : sombre
        ? SOMBRE
        : calm
          ? CALM
          : [...JOYFUL, ...VIVID, ...CALM, ...SOMBRE];
  return random.pick(lists).split(' ').map(fromHex);
}

/** The colors the prompt names, with lighter and darker tones of them up to six. */
function namedColors({ colors = [] }: Brief): Rgb[] {
  const pure = colors.flatMap((name) => (COLORS[name] ? [fromHex(COLORS[name])] : []));
  const tones: ReadonlyArray<(color: Rgb) => Rgb> = [
    (color) => mix(color, [255, 250, 240], 0.45),
    (color) => scale(color, 0.62),
    (color) => mix(color, [255, 250, 240], 0.7),
    (color) => scale(color, 0.4),
  ];
  return [...pure, ...tones.flatMap((tone) => pure.map(tone))].slice(0, Math.max(6, pure.length));
}
