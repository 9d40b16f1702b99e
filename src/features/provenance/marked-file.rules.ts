import { STILL_TYPES, sniffImageType } from '../../shared/image-type.ts';
import { openJpeg } from './file-formats/jpeg-file.rules.ts';
import type { OpenedFile } from './file-formats/opened-file.types.ts';
import { openPng } from './file-formats/png-file.rules.ts';
import { openWebp } from './file-formats/webp-file.rules.ts';
import { addToXmp, type MarkAddition, type PictureMark, writeXmp } from './picture-mark.rules.ts';

const OPENERS = { 'image/png': openPng, 'image/jpeg': openJpeg, 'image/webp': openWebp };

function open(bytes: Uint8Array): OpenedFile | undefined {
  const type = sniffImageType(bytes, STILL_TYPES);
  return type && OPENERS[type](bytes);
}

/** The XMP in a picture's file; undefined when there is none, or no such file. */
export function findXmp(bytes: Uint8Array): string | undefined {
  return decode(open(bytes)?.xmp);
}

const decode = (xmp: Uint8Array | undefined) => xmp && new TextDecoder().decode(xmp);

/**
 * The file with this XMP in the place of what it had; without any when undefined. Its pixels are not touched, and
 * Content Credentials, which would no longer be true, are left out. What is no whole picture, or says the same
 * already, is answered as it is.
 */
export function putXmp(bytes: Uint8Array, xmp: string | undefined): Uint8Array<ArrayBuffer> {
  const file = open(bytes);
  if (!file || (xmp !== undefined && xmp === decode(file.xmp))) return new Uint8Array(bytes);
  return join(file.withXmp(xmp === undefined ? undefined : new TextEncoder().encode(xmp)));
}

/** A picture that says of itself what it is. */
export const markPicture = (bytes: Uint8Array, mark: PictureMark) => putXmp(bytes, writeXmp(mark));

/**
 * A picture that was made from another one and says what that says, and a little more.
 * @param from the picture that it was made from, or the very same.
 */
export function carryMark(
  from: Uint8Array,
  to: Uint8Array,
  addition: MarkAddition = {},
): Uint8Array<ArrayBuffer> {
  const xmp = findXmp(from);
  return xmp === undefined ? new Uint8Array(to) : putXmp(to, addToXmp(xmp, addition));
}

function join(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const piece of pieces) {
    bytes.set(piece, position);
    position += piece.length;
  }
  return bytes;
}
