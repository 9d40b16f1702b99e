import { illustrate } from '../../../../../illustrator/illustrate.ts';
import { rasterOf } from '../picture-reading/decode-raster.ts';
import type { PictureReading } from '../picture-reading/picture-reading.types.ts';
import { readRaster } from '../picture-reading/read-picture.ts';
import { readTitle } from '../title-reading/read-title.ts';
import { type ComposedStory, composeStory } from './compose-story.ts';

/** Five pictures that differ in palette, light, composition and outline. */
const PROMPTS = [
  ['a city street at night with neon lights', 64, 96],
  ['a beach with a sailboat on a sunny day', 96, 64],
  ['a mountain lake at golden sunset', 96, 64],
  ['a foggy forest, black and white', 64, 96],
  ['a red dragon over a castle', 80, 80],
] as const;

export async function readTestPictures(): Promise<PictureReading[]> {
  const drawings = PROMPTS.map(([prompt, width, height], seed) =>
    illustrate({ prompt, width, height, seed }),
  );
  return (await Promise.all(drawings)).map(({ picture: { pixels, width, height } }) =>
    readRaster(rasterOf(new Uint8Array(pixels.buffer), { width, height, channels: 4 })),
  );
}

export function tell(title: string, picture: PictureReading): ComposedStory {
  return composeStory(readTitle(title), picture, title);
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]”?)\s+/);
}

export const TWENTY_TITLES = [
  'The Lighthouse at the End of Winter',
  '5 Ways to Brew Better Coffee',
  'My Dog’s First Snow',
  'Neon Noodles',
  'How to Grow Tomatoes on a Balcony',
  'Summer Sale',
  'Tokyo by Night',
  'Why Do Cats Stare at Walls?',
  'Grandma’s Secret Apple Pie',
  'Launching Our New App',
  'WINTER COLLECTION 2026',
  'The Last Train to Kyoto',
  'A Cat Named Biscuit',
  'Midnight in the Garden',
  'Maya and the Moon Whale',
  'Don’t Look Down',
  '東京の夜',
  'Rain',
  'The Legend of the Red Bridge',
  'A Day in the Life of a Barista',
];
