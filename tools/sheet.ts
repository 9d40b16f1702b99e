/**
 * Draws a contact sheet of many prompts, to judge the illustrator by eye:
 * `node tools/sheet.ts --out sheet.png [--prompts file.txt] [--cell 320] [--columns 5] [--size 512x512] [--seed 1]`
 * A prompt file holds one prompt per line; without one, a built-in list covers every scene and every style.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createLayer, resample } from '../src/illustrator/core/canvas.ts';
import { illustrate } from '../src/illustrator/illustrate.ts';
import type { Picture } from '../src/illustrator/illustrator.types.ts';

const BUILT_IN_PROMPTS: readonly string[] = [
  'a red dragon over a castle at sunset, Oil Painting',
  'an astronaut riding a horse on the moon, Cinematic',
  'a cosy cabin in a snowy forest at night with an aurora, Anime',
  'a city street in the rain with neon signs and people with umbrellas, Cyberpunk',
  'portrait of a cat wearing a crown, Baroque',
  'two galleons in a storm at sea with lightning, Oil on Canvas',
  'a bowl of fruit on a wooden table, still life, Rembrandt lighting, Impressionism',
  'abstract feelings of joy, Vibrant color scheme',
  'Lord Shiva meditating in the Himalayas, divine light',
  'a sports car on a desert road at sunset, 35mm lens',
  'a lighthouse at dusk, Watercolor',
  'hot air balloons over a misty valley at dawn, Low Poly',
  'a whale and a sea turtle underwater, Papercut',
  'a wolf in a winter forest, Ink',
  'a rocket near a ringed planet in a purple nebula, Digital Art',
  'a castle on a hill at night, Stained Glass',
  'a robot in a meadow of flowers, Pixel Art',
  'an owl in a forest, Pop Art',
  'a sailboat on the ocean, Synthwave',
  'a cherry tree and Mount Fuji in spring, Ukiyo-e',
  'palm trees on a tropical beach at noon, Photorealistic',
  'an old fisherman, portrait, Pencil Drawing',
];

function readArguments() {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', short: 'o', default: 'sheet.png' },
      prompts: { type: 'string' },
      cell: { type: 'string', default: '320' },
      columns: { type: 'string', default: '5' },
      size: { type: 'string', default: '512x512' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [width, height] = values.size.split('x').map(Number);
  if (!width || !height) throw new Error(`--size must look like 512x512, not "${values.size}".`);
  const lines = values.prompts ? readFileSync(values.prompts, 'utf8').split('\n') : BUILT_IN_PROMPTS;
  return {
    out: values.out,
    prompts: lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#')),
    cell: Number(values.cell),
    columns: Number(values.columns),
    size: { width, height },
    seed: Number(values.seed),
  };
}

function canvasOf({ pixels, width, height }: Picture) {
  const { canvas, context } = createLayer(width, height);
  const image = context.createImageData(width, height);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
  return canvas;
}

async function main(): Promise<void> {
  const { out, prompts, cell, columns, size, seed } = readArguments();
  const cellHeight = Math.round((cell * size.height) / size.width);
  const rows = Math.ceil(prompts.length / columns);
  const sheet = createLayer(cell * Math.min(columns, prompts.length), cellHeight * rows);
  for (const [position, prompt] of prompts.entries()) {
    const started = process.cpuUsage();
    const { picture, report } = await illustrate({ prompt, ...size, seed });
    const used = process.cpuUsage(started);
    const x = (position % columns) * cell;
    const y = Math.floor(position / columns) * cellHeight;
    sheet.context.drawImage(resample(canvasOf(picture), cell, cellHeight), x, y);
    const unknown = report.unknown.length > 0 ? ` (does not know: ${report.unknown.join(', ')})` : '';
    console.log(
      `${position + 1}. ${Math.round((used.user + used.system) / 1000)} ms CPU  ${prompt}${unknown}`,
    );
  }
  writeFileSync(out, sheet.canvas.toBuffer('image/png'));
  console.log(`${out}: ${prompts.length} pictures`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
