/**
 * Paints a few motifs in every medium, measures them and writes what tells the media apart:
 * `node tools/run.mjs packages/illustrator/tools/build-media-table.ts` (minutes), after a medium or a measure changed.
 * `--check` paints other motifs instead and prints which media are taken for which.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import './ensure-built.ts';
import { STYLE_NAMES, type StyleName } from '../src/brief/brief.types.ts';
import { createRandom, type Random } from '../src/core/random.ts';
import type { Picture } from '../src/illustrator.types.ts';
import { measureStyle } from '../src/learned-style/measure-style.ts';
import { MEDIA_TABLE_FILE } from '../src/learned-style/media-table.ts';
import { placeAmongMedia, rankMedia } from '../src/learned-style/nearest-media.ts';
import { type Motif, paintStage, stageOfMotif } from '../src/learned-style/sample-motifs.ts';
import { findDiscriminants, type MeasuredSample } from './media-discriminants.ts';

const TABLE_MOTIFS: readonly Motif[] = [
  { prompt: 'a castle on a hill by a lake', seed: 3, side: 256 },
  { prompt: 'portrait of a woman with red hair', seed: 4, side: 384 },
  { prompt: 'a bowl of fruit on a wooden table', seed: 5, side: 320 },
  { prompt: 'a fox by a river at dawn', seed: 6, side: 448 },
  { prompt: 'a city street at night in the rain', seed: 7, side: 320 },
  { prompt: 'a ship at sea in a storm', seed: 8, side: 384 },
  { prompt: 'a cat on a sofa', seed: 9, side: 256 },
  { prompt: 'a desert with camels at sunset', seed: 10, side: 320 },
  { prompt: 'a snowy mountain landscape', seed: 11, side: 384 },
  { prompt: 'a forest in autumn', seed: 13, side: 320 },
  { prompt: 'an old man with a beard, portrait', seed: 14, side: 256 },
  { prompt: 'a red car on a country road', seed: 15, side: 512 },
  { prompt: 'a lighthouse on a cliff at night', seed: 21, side: 320 },
  { prompt: 'an elephant in the savanna', seed: 22, side: 256 },
  { prompt: 'a girl in a garden in spring', seed: 19, side: 384 },
  { prompt: 'a modern city by day', seed: 30, side: 640 },
];

const CHECK_MOTIFS: readonly Motif[] = [
  { prompt: 'a dragon over a village', seed: 117, side: 384 },
  { prompt: 'a vase of sunflowers', seed: 116, side: 256 },
  { prompt: 'three penguins on the ice', seed: 112, side: 320 },
  { prompt: 'a violin on a chair', seed: 131, side: 384 },
];

/** A medium is one in every color: besides the picture as it is, one with its colors and tones turned is measured. */
function recolor({ pixels, width, height }: Picture, random: Random): Picture {
  const [saturation, curve] = [random.range(0, 1.4), random.range(0.7, 1.45)];
  const tint = [random.range(0.88, 1.12), random.range(0.94, 1.06), random.range(0.88, 1.12)];
  const changed = pixels.slice();
  for (let offset = 0; offset < changed.length; offset += 4) {
    const color = tint.map((factor, channel) => 255 * (pixels[offset + channel]! / 255) ** curve * factor);
    const gray = color[0]! * 0.299 + color[1]! * 0.587 + color[2]! * 0.114;
    for (let channel = 0; channel < 3; channel++)
      changed[offset + channel] = gray + (color[channel]! - gray) * saturation;
  }
  return { pixels: changed, width, height };
}

async function* paintAll(motifs: readonly Motif[]): AsyncGenerator<{ medium: StyleName; picture: Picture }> {
  for (const motif of motifs) {
    const stage = await stageOfMotif(motif);
    for (const medium of STYLE_NAMES) yield { medium, picture: paintStage(stage, medium) };
    console.log(`${motif.prompt}: painted in ${STYLE_NAMES.length} media`);
  }
}

async function buildTable(): Promise<void> {
  const random = createRandom(5);
  const samples: MeasuredSample[] = [];
  for await (const { medium, picture } of paintAll(TABLE_MOTIFS))
    for (const look of [picture, recolor(picture, random)])
      samples.push({ medium, features: measureStyle(look) });
  const table = findDiscriminants(samples);
  const lines = Object.entries(table).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  writeFileSync(MEDIA_TABLE_FILE, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${samples.length} pictures, ${table.means.length} numbers each, ${table.axes.length} axes`);
}

async function check(): Promise<void> {
  const random = createRandom(6);
  const found = { asIs: 0, recolored: 0 };
  let count = 0;
  for await (const { medium, picture } of paintAll(CHECK_MOTIFS)) {
    const [first, second] = rankMedia(placeAmongMedia([measureStyle(picture)]));
    const [other] = rankMedia(placeAmongMedia([measureStyle(recolor(picture, random))]));
    count++;
    if (first?.medium === medium) found.asIs++;
    else console.log(`${medium} is taken for ${first?.medium}, then ${second?.medium}`);
    if (other?.medium === medium) found.recolored++;
  }
  console.log(`${found.asIs} of ${count} found, ${found.recolored} in other colors`);
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
await (values.check ? check() : buildTable());
