import { strToU8, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import type { PackagedSlide, StoryPackage } from '../draft/story-package.schema.ts';

/** A picture of one color with a brighter lower half, so that no two of them look alike. */
export async function paintSlide(background: string, { width = 72, height = 128 } = {}): Promise<Buffer> {
  const lower = { create: { width, height: height / 2, channels: 3, background: '#dddddd' } } as const;
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: await sharp(lower).png().toBuffer(), top: height / 2, left: 0 }])
    .jpeg()
    .toBuffer();
}

export function packagedSlide(number: number, change: Partial<PackagedSlide> = {}): PackagedSlide {
  return {
    file: `images/slide-${number}.jpg`,
    width: 72,
    height: 128,
    alt: `What slide ${number} shows`,
    heading: `Heading ${number}`,
    caption: `Caption ${number}`,
    link: '',
    ...change,
  };
}

export function storyManifest(
  slides: readonly PackagedSlide[],
  change: Record<string, unknown> = {},
): StoryPackage {
  return {
    format: 'dreamseed-story',
    version: 1,
    title: 'The Night Garden',
    written: '2026-11-21T10:00:00.000Z',
    poster: { file: 'images/poster.jpg', width: 72, height: 96 },
    slides: [...slides],
    ...change,
  };
}

/** The zip of a story with two slides; what is given replaces or adds files. */
export async function storyZip(
  manifest: unknown = storyManifest([packagedSlide(1), packagedSlide(2)]),
  files: Zippable = {},
): Promise<Uint8Array> {
  const first = await paintSlide('#203050');
  return zipSync({
    'story.json': strToU8(JSON.stringify(manifest)),
    'story.html': strToU8('<!doctype html>'),
    'images/slide-1.jpg': first,
    'images/slide-2.jpg': await paintSlide('#903050'),
    'images/poster.jpg': await sharp(first).resize({ width: 72, height: 96, fit: 'cover' }).jpeg().toBuffer(),
    ...files,
  });
}
