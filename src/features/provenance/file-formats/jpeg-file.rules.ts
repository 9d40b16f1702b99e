import { JPEG_MARKERS, jpegSegments } from '../../../shared/picture-parts/jpeg-segments.ts';
import { readName } from '../../../shared/picture-parts/read-bytes.ts';
import type { OpenedFile } from './opened-file.types.ts';
import { without } from './without.rules.ts';

const FILE_HEAD_BYTES = 2;
const XMP_SEGMENT = JPEG_MARKERS.application + 1;
const HEAD = new TextEncoder().encode('http://ns.adobe.com/xap/1.0/\0');
/** What did not fit into the one segment; without that it means nothing. */
const EXTENSION_HEAD = new TextEncoder().encode('http://ns.adobe.com/xmp/extension/\0');
const LARGEST_SEGMENT = 0xffff;
/** Of a box in a JPEG, where C2PA puts what signs the file: `JP`, two numbers, a length, and then its name. */
const BOX = { segment: JPEG_MARKERS.application + 11, name: 12 } as const;

/** Undefined when the file cannot be followed to its pixels. */
export function openJpeg(bytes: Uint8Array): OpenedFile | undefined {
  const found: { from: number; data: number; to: number; isWhole: boolean }[] = [];
  const signatures: { from: number; to: number }[] = [];
  let insertAt = FILE_HEAD_BYTES;
  for (const { marker, ...segment } of jpegSegments(bytes)) {
    if (segment.to > bytes.length) return undefined;
    if (marker === JPEG_MARKERS.scan) {
      const whole = found.find(({ isWhole }) => isWhole);
      return {
        xmp: whole && bytes.subarray(whole.data + HEAD.length, whole.to),
        withXmp: (xmp) => [
          bytes.subarray(0, insertAt),
          ...(xmp ? [writeSegment(xmp)] : []),
          ...without(bytes, insertAt, [...found, ...signatures]),
        ],
      };
    }
    // JFIF wants to be the first.
    if (marker === JPEG_MARKERS.application && segment.from === insertAt) insertAt = segment.to;
    if (isBox(bytes, { marker, ...segment })) signatures.push(segment);
    if (marker !== XMP_SEGMENT) continue;
    const isWhole = startsWith(bytes, segment.data, HEAD);
    if (isWhole || startsWith(bytes, segment.data, EXTENSION_HEAD)) found.push({ ...segment, isWhole });
  }
  return undefined;
}

/** Whether a segment is a part of such a box. */
export function isBox(bytes: Uint8Array, { marker, data }: { marker: number; data: number }): boolean {
  return marker === BOX.segment && readName(bytes, data + BOX.name) === 'jumb';
}

function startsWith(bytes: Uint8Array, at: number, beginning: Uint8Array): boolean {
  return beginning.every((byte, index) => bytes[at + index] === byte);
}

/** @throws {RangeError} for more than a segment holds. */
function writeSegment(xmp: Uint8Array): Uint8Array {
  const length = 2 + HEAD.length + xmp.length;
  if (length > LARGEST_SEGMENT) throw new RangeError('The XMP is too long for a JPEG.');
  const segment = new Uint8Array(2 + length);
  segment.set([0xff, XMP_SEGMENT, length >> 8, length & 0xff]);
  segment.set(HEAD, 4);
  segment.set(xmp, 4 + HEAD.length);
  return segment;
}
