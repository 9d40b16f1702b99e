import type { MediaFormat, MediaImage, MediaRecipe, MediaRequest } from './media.types.ts';
import { parseSizeToken } from './media-shapes.rules.ts';

/** The widths a picture of the site itself is offered in; its own width is the largest. */
const MEDIA_WIDTHS: readonly number[] = [320, 480, 640, 960];

const NAME = '[a-z0-9-]{1,200}';
const SITE_FILE = new RegExp(`^(${NAME})-(\\d{2,4})\\.webp$`);
const POST_FILE = new RegExp(`^(${NAME})\\.(webp|jpg)$`);

export function widthsOf(recipe: Pick<MediaRecipe, 'width'>): number[] {
  return [...MEDIA_WIDTHS.filter((width) => width < recipe.width), recipe.width];
}

/** `/media/red-dragon-640.webp?v=1a2b3c`; the version makes the address good for ever. */
function mediaAddress(name: string, width: number, version: string): string {
  return `/media/${name}-${width}.webp?v=${version}`;
}

/** `/media/s1600/red-dragon.webp?v=1a2b3c`: any other size is found by changing its second part. */
export function postPictureAddress(name: string, version: string): string {
  return `/media/s1600/${name}.webp?v=${version}`;
}

/** Reads the last part of `/media/{name}-{width}.webp`. */
export function parseMediaFile(file: string): MediaRequest | null {
  const match = SITE_FILE.exec(file);
  return match ? { name: match[1] ?? '', size: { width: Number(match[2]) }, format: 'webp' } : null;
}

/** Reads the last two parts of `/media/{size}/{name}.webp` and `/media/{size}/{name}.jpg`. */
export function parseSizedFile(token: string, file: string): MediaRequest | null {
  const size = parseSizeToken(token);
  const match = POST_FILE.exec(file);
  return size && match ? { name: match[1] ?? '', size, format: match[2] as MediaFormat } : null;
}

export function describeMedia(name: string, recipe: MediaRecipe, version: string): MediaImage {
  const widths = widthsOf(recipe);
  return {
    src: mediaAddress(name, recipe.width, version),
    srcSet: widths.map((width) => `${mediaAddress(name, width, version)} ${width}w`).join(', '),
    width: recipe.width,
    height: recipe.height,
    alt: recipe.prompt,
  };
}
