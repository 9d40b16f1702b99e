import { viewOf } from './read-bytes.ts';

interface JpegSegment {
  marker: number;
  from: number;
  data: number;
  to: number;
}

export const JPEG_MARKERS = { end: 0xd9, scan: 0xda, application: 0xe0, adobe: 0xee, comment: 0xfe } as const;

const ESCAPE = 0xff;

/**
 * ITU-T T.81, B.1: segments that say their length, and scans that end at the next marker. The last one is
 * the end of the picture, unless the file cannot be followed.
 */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  const view = viewOf(bytes);
  let from = 2;
  while (from + 4 <= bytes.length) {
    if (bytes[from] !== ESCAPE) return;
    const marker = view.getUint8(from + 1);
    let to = from + 2 + view.getUint16(from + 2);
    if (marker === JPEG_MARKERS.scan) to = findNextMarker(bytes, to);
    yield { marker, from, data: from + 4, to };
    from = to;
    if (marker === JPEG_MARKERS.scan && bytes[from + 1] === JPEG_MARKERS.end) {
      yield { marker: JPEG_MARKERS.end, from, data: from + 2, to: from + 2 };
      return;
    }
  }
}

/** Inside a scan an escape is followed by 0 or by a restart marker. */
function findNextMarker(bytes: Uint8Array, from: number): number {
  // A hostile file may be all escapes, for each of which `indexOf` would be a call.
  for (let position = from; position < bytes.length; position++) {
    if (bytes[position] !== ESCAPE) continue;
    const next = bytes[position + 1] ?? 0;
    if (next !== 0 && next !== ESCAPE && (next < 0xd0 || next > 0xd7)) return position;
  }
  return bytes.length;
}
