/**
 * Enlarges a picture file from the command line:
 * `npm run enlarge -- photo.jpg --out photo-large.png --scale 4`
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import './ensure-built.ts';
import { decodePicture } from '../src/decode.ts';
import { LARGEST_ENLARGED_SIDE } from '../src/enlarging/enlarge.ts';
import type { Picture } from '../src/illustrator.types.ts';
import { enlargeAloud, longSideOf, readScale } from './enlarging.ts';
import { chooseFormat } from './picture-format.ts';

const USAGE = 'Usage: enlarge <picture> [--out enlarged.png] [--scale 2|4] [--format png|jpeg|webp]';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', short: 'o', default: 'enlarged.png' },
      scale: { type: 'string', default: '2' },
      format: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(`Name one picture. ${USAGE}`);
  return {
    file,
    out: values.out,
    scale: readScale(values.scale),
    format: chooseFormat(values.out, values.format),
  };
}

async function readPicture(file: string): Promise<Picture> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  try {
    return await decodePicture(readFileSync(file), LARGEST_ENLARGED_SIDE);
  } catch (cause) {
    throw new Error(`${file} is not a picture, or broken.`, { cause });
  }
}

async function main(): Promise<void> {
  const wanted = readArguments();
  if (!wanted) {
    console.log(USAGE);
    return;
  }
  const { file, out, scale, format } = wanted;
  const picture = await readPicture(file);
  await enlargeAloud(picture, out, { longSide: longSideOf(picture, scale), format });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
