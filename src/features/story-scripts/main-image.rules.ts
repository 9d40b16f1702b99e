import { LARGEST_IMAGE_BYTES } from './script-request.rules.ts';

export const NOT_AN_IMAGE_MESSAGE = 'That isn’t a picture. Choose a photo or drawing, such as a JPEG or PNG.';
export const UNREADABLE_IMAGE_MESSAGE =
  'Your browser can’t open this picture. Save it as a JPEG or PNG and try again.';

/** Why a chosen file cannot be the main image; undefined when it can. */
export function refuseImage({ type, size }: { type: string; size: number }): string | undefined {
  if (!type.startsWith('image/')) return NOT_AN_IMAGE_MESSAGE;
  if (type === 'image/svg+xml') return 'SVG files can’t be used here. Save it as a PNG and try again.';
  if (size > LARGEST_IMAGE_BYTES) {
    return `This picture has ${describeSize(size)}. Choose one of at most ${describeSize(LARGEST_IMAGE_BYTES)}.`;
  }
  return size === 0 ? 'This file is empty. Choose another picture.' : undefined;
}

/** The picture among files that were dropped or pasted together, else the first of them. */
export function likeliestImage<Item extends { type: string }>(files: readonly Item[]): Item | undefined {
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0];
}

/** What the server opens. Some browsers open more, such as the HEIC of phones, and can pass it on as JPEG. */
const FORMATS_OF_THE_SERVER: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
]);

export function isReadByServer({ type }: { type: string }): boolean {
  return FORMATS_OF_THE_SERVER.has(type);
}

/** `820 KB`, `3.4 MB`, `8 MB`. */
export function describeSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  const megabytes = Math.ceil((kilobytes / 1024) * 10) / 10;
  return `${megabytes} MB`;
}
