import { extname } from 'node:path';
import type { ImageFormat } from '../src/illustrator.types.ts';

const FORMATS: Readonly<Record<string, ImageFormat>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
};

/** @throws {Error} with what may be chosen, unless a name, or else the end of a file's name, says it. */
export function chooseFormat(file: string, name = extname(file).slice(1).toLowerCase()): ImageFormat {
  const format = FORMATS[name];
  if (!format) throw new Error(`"${name}" is not a format: choose png, jpeg or webp.`);
  return format;
}
