/** Draws the pictures of the illustrator's own README: `node packages/illustrator/tools/readme-pictures.ts` */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import './ensure-built.ts';
import { STYLE_NAMES } from '../src/brief/brief.types.ts';
import type { IllustrationRequest } from '../src/illustrator.types.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { styleWord } from './sheet-prompts.ts';

const FOLDER = fileURLToPath(new URL('../pictures', import.meta.url));
const SIZE = { width: 640, height: 640 };

const WALL: readonly (readonly [prompt: string, seed: number])[] = [
  ['a fox in a birch forest in autumn', 3],
  ['a pirate ship at sea at sunset', 6],
  ['a many-armed goddess on a lotus flower', 1],
  ['a cat sleeping on a stack of books in a library', 8],
  ['a knight fighting a dragon in front of a castle', 7],
  ['a street full of lanterns at a night festival', 1],
  ['a hot air balloon over a lavender field', 1],
  ['an astronaut planting a flower on the moon', 1],
];

async function writeSheet(
  name: string,
  requests: readonly IllustrationRequest[],
  columns: number,
  cell: number,
) {
  const sheet = await drawContactSheet({ requests, columns, cell });
  writeFileSync(path.join(FOLDER, `${name}.webp`), await sharp(sheet).webp({ quality: 76 }).toBuffer());
}

mkdirSync(FOLDER, { recursive: true });
await writeSheet(
  'wall',
  WALL.map(([prompt, seed]) => ({ prompt, seed, ...SIZE })),
  4,
  240,
);
await writeSheet(
  'styles',
  STYLE_NAMES.map((style) => ({
    prompt: `a castle by a lake, ${styleWord(style)}`,
    seed: 2,
    ...SIZE,
  })),
  6,
  160,
);
