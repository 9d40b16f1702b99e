/** What a picture's color may be called. */
export const IMAGE_COLORS = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'gray',
  'white',
] as const;
export type ImageColor = (typeof IMAGE_COLORS)[number];

/** A colored pixel says more than a gray one: a fox in the snow is orange. */
const NEUTRAL_WEIGHT = 0.35;
const NEUTRALS: ReadonlySet<ImageColor> = new Set(['black', 'gray', 'white']);

/** The hue in degrees at which each color ends. */
const HUES: readonly (readonly [ImageColor, number])[] = [
  ['red', 14],
  ['orange', 44],
  ['yellow', 68],
  ['green', 160],
  ['teal', 194],
  ['blue', 252],
  ['purple', 292],
  ['pink', 344],
  ['red', 361],
];

/** The color that most of a picture has. @param pixels red, green and blue of each, 0 to 255. */
export function dominantColor(pixels: Uint8Array): ImageColor {
  const weights = new Map<ImageColor, number>();
  for (let place = 0; place + 2 < pixels.length; place += 3) {
    const color = nameColor(pixels[place] ?? 0, pixels[place + 1] ?? 0, pixels[place + 2] ?? 0);
    const weight = NEUTRALS.has(color) ? NEUTRAL_WEIGHT : 1;
    weights.set(color, (weights.get(color) ?? 0) + weight);
  }
  const [heaviest] = [...weights].sort(([, one], [, other]) => other - one);
  return heaviest?.[0] ?? 'black';
}

export function nameColor(red: number, green: number, blue: number): ImageColor {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const light = (most + least) / 510;
  const chroma = (most - least) / 255;
  if (light < 0.1) return 'black';
  if (light > 0.94) return 'white';
  if (chroma < 0.12) return light < 0.22 ? 'black' : light > 0.82 ? 'white' : 'gray';
  const hue = hueOf([red, green, blue], most, most - least);
  const name = HUES.find(([, end]) => hue < end)?.[0] ?? 'red';
  if ((name === 'orange' || name === 'red') && light < 0.42 && hue >= 8 && hue < 44) return 'brown';
  return name === 'red' && light > 0.72 ? 'pink' : name;
}

function hueOf([red, green, blue]: [number, number, number], most: number, spread: number): number {
  if (most === red) return (((green - blue) / spread + 6) % 6) * 60;
  if (most === green) return ((blue - red) / spread + 2) * 60;
  return ((red - green) / spread + 4) * 60;
}
