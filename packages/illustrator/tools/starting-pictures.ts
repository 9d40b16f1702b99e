import { readFileSync } from 'node:fs';
import { decodePicture } from '../src/decode.ts';
import { illustrate } from '../src/illustrate.ts';
import type { Picture } from '../src/illustrator.types.ts';

const SIDE = 448;

/** What visitors photograph: a photograph from tests/photographs (see its README), or a prompt drawn as one. */
const MOTIFS: ReadonlyArray<{ photograph: string } | { prompt: string }> = [
  { photograph: 'portrait' },
  { prompt: 'a family of four in a park, Photorealistic' },
  { photograph: 'pet' },
  { photograph: 'food' },
  { photograph: 'building' },
  { prompt: 'a city street with a car, Photorealistic' },
  { prompt: 'a mountain landscape with a lake, Photorealistic' },
  { photograph: 'night' },
  { prompt: 'a cabin in a snowy landscape, Photorealistic' },
  { prompt: 'a ship at sea, Photorealistic' },
  { prompt: 'a white room with a teapot, High Key lighting' },
  { prompt: 'a fox by a river, Comic' },
];

/** Twelve pictures to paint, in the order of the columns of their sheets. */
export async function startingPictures(): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const motif of MOTIFS)
    pictures.push('prompt' in motif ? await drawn(motif.prompt) : await photograph(motif.photograph));
  return pictures;
}

async function drawn(prompt: string): Promise<Picture> {
  return (await illustrate({ prompt, seed: 4, width: SIDE, height: SIDE })).picture;
}

export function photograph(name: string): Promise<Picture> {
  return decodePicture(readFileSync(new URL(`../tests/photographs/${name}.jpg`, import.meta.url)));
}
