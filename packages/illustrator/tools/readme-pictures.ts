/** Draws the pictures of the illustrator's own README: `node packages/illustrator/tools/readme-pictures.ts [wall styles painted-1 ...]` */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import './ensure-built.ts';
import { STYLE_NAMES } from '../src/brief/brief.types.ts';
import type { IllustrationRequest } from '../src/illustrator.types.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { paintedPictures, styleWord } from './sheet-prompts.ts';

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
  quality = 76,
) {
  const sheet = await drawContactSheet({ requests, columns, cell });
  writeFileSync(path.join(FOLDER, `${name}.webp`), await sharp(sheet).webp({ quality }).toBuffer());
}

const SHEETS: Readonly<Record<string, () => Promise<void>>> = {
  wall: () =>
    writeSheet(
      'wall',
      WALL.map(([prompt, seed]) => ({ prompt, seed, ...SIZE })),
      4,
      240,
    ),
  styles: () =>
    writeSheet(
      'styles',
      STYLE_NAMES.map((style) => ({
        prompt: `a castle by a lake, ${styleWord(style)}`,
        seed: 2,
        ...SIZE,
      })),
      6,
      160,
    ),
  'painted-1': () => writePainted(1),
  'painted-2': () => writePainted(2),
  'painted-3': () => writePainted(3),
};

async function writePainted(number: 1 | 2 | 3): Promise<void> {
  const { requests, columns } = await paintedPictures(number, 420);
  await writeSheet(`painted-${number}`, requests, columns, 140, 30);
}

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
for (const [name, write] of Object.entries(SHEETS))
  if (wanted.length === 0 || wanted.includes(name)) await write();
