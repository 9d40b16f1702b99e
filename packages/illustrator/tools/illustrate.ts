/**
 * Draws one picture from the command line:
 * `npm run illustrate -- "a red dragon over a castle at sunset" --out dragon.png`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import './ensure-built.ts';
import { decodePicture } from '../src/decode.ts';
import { encodePicture } from '../src/encode.ts';
import { illustrate } from '../src/illustrate.ts';
import { enlargeAloud, longSideOf, readScale } from './enlarging.ts';
import { chooseFormat } from './picture-format.ts';

const USAGE =
  'Usage: illustrate "<prompt>" [--out picture.png] [--style "Oil Painting"] [--negative "people, blur"] ' +
  '[--width 1024] [--height 1024] [--seed 1] [--variation 0] [--format png|jpeg|webp] [--from photo.jpg] ' +
  '[--strength 0.7] [--scale 2|4]';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', short: 'o', default: 'picture.png' },
      style: { type: 'string' },
      negative: { type: 'string' },
      width: { type: 'string', default: '1024' },
      height: { type: 'string', default: '1024' },
      seed: { type: 'string', default: '1' },
      variation: { type: 'string', default: '0' },
      from: { type: 'string' },
      strength: { type: 'string' },
      scale: { type: 'string' },
      format: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const prompt = positionals.join(' ').trim();
  if (prompt === '' && values.from === undefined) throw new Error(`Say what to draw. ${USAGE}`);
  const size = { width: wholeNumber('width', values.width), height: wholeNumber('height', values.height) };
  return {
    longSide: values.scale === undefined ? undefined : longSideOf(size, readScale(values.scale)),
    request: {
      prompt: [prompt, values.style ?? ''].filter((part) => part !== '').join(', '),
      negativePrompt: values.negative,
      ...size,
      seed: wholeNumber('seed', values.seed),
      variation: wholeNumber('variation', values.variation),
      strength: values.strength === undefined ? undefined : Number(values.strength),
    },
    from: values.from,
    out: values.out,
    format: chooseFormat(values.out, values.format),
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} must be a whole number, not "${text}".`);
  return Number(text);
}

async function main(): Promise<void> {
  const wanted = readArguments();
  if (!wanted) {
    console.log(USAGE);
    return;
  }
  const startingPicture =
    wanted.from === undefined ? undefined : await decodePicture(readFileSync(wanted.from));
  const started = performance.now();
  const { picture, report } = await illustrate({ ...wanted.request, startingPicture });
  const drawn = performance.now();
  const { out, format, longSide } = wanted;
  if (longSide === undefined) {
    writeFileSync(out, await encodePicture(picture, format));
    console.log(`${out}: ${picture.width} x ${picture.height}`);
    console.log(`${Math.round(performance.now() - drawn)} ms to encode`);
  } else {
    await enlargeAloud(picture, out, { longSide, format });
  }
  console.log(
    `drew: ${report.understood.join(', ') || (startingPicture ? 'the picture' : 'a landscape of its own choice')}`,
  );
  for (const { word, drawn } of report.borrowed) console.log(`drew for ${word}: ${drawn}`);
  if (report.unknown.length > 0) console.log(`does not know: ${report.unknown.join(', ')}`);
  console.log(`${Math.round(drawn - started)} ms to draw`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
