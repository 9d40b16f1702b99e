import type { PicturePart } from '../../../shared/picture-parts/png-chunks.ts';
import { viewOf } from '../../../shared/picture-parts/read-bytes.ts';
import { webpChunks } from '../../../shared/picture-parts/webp-chunks.ts';
import type { OpenedFile } from './opened-file.types.ts';

const CHUNK_HEAD_BYTES = 8;
/** https://developers.google.com/speed/webp/docs/riff_container#extended_file_format */
const FLAGS = { xmp: 0x04, alpha: 0x10 } as const;

/** Undefined when the file cannot be followed to its end. */
export function openWebp(bytes: Uint8Array): OpenedFile | undefined {
  if (viewOf(bytes).getUint32(4, true) + CHUNK_HEAD_BYTES !== bytes.length) return undefined;
  const chunks = [...webpChunks(bytes)];
  const extended = readHead(bytes, chunks[0]);
  if (!extended || chunks.at(-1)?.to !== bytes.length) return undefined;
  const found = chunks.find(({ name }) => name === 'XMP ');
  const kept = chunks
    .filter(({ name }) => name !== 'XMP ' && name !== 'VP8X' && name !== 'C2PA')
    .map(({ from, to }) => bytes.subarray(from, to));
  return {
    xmp: found && bytes.subarray(found.data, found.data + sizeOf(bytes, found)),
    withXmp(xmp) {
      const head = new Uint8Array(extended);
      const others = (extended[0] ?? 0) & ~FLAGS.xmp;
      head[0] = xmp ? others | FLAGS.xmp : others;
      const isPlain = !xmp && (others & ~FLAGS.alpha) === 0 && kept.length === 1;
      const pieces = [
        ...(isPlain ? [] : [writeChunk('VP8X', head)]),
        ...kept,
        ...(xmp ? [writeChunk('XMP ', xmp)] : []),
      ];
      const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
      return [writeFileHead(size), ...pieces];
    },
  };
}

function sizeOf(bytes: Uint8Array, { data }: PicturePart): number {
  return viewOf(bytes).getUint32(data - 4, true);
}

/** What the extended head says, or would say: flags, and the size of the picture less one. */
function readHead(bytes: Uint8Array, first: PicturePart | undefined): Uint8Array | undefined {
  if (!first || first.to > bytes.length) return undefined;
  const { name, data } = first;
  const size = sizeOf(bytes, first);
  if (name === 'VP8X' && size === 10) return bytes.subarray(data, data + 10);
  const view = viewOf(bytes);
  // RFC 6386, 9.1: behind the frame's tag and start code.
  if (name === 'VP8 ' && size >= 10) {
    return describe(view.getUint16(data + 6, true) & 0x3fff, view.getUint16(data + 8, true) & 0x3fff, 0);
  }
  // RFC 9649, 3.4: a signature, then 14 bits each, and one for transparency.
  if (name === 'VP8L' && size >= 5) {
    const bits = view.getUint32(data + 1, true);
    return describe((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1, (bits >> 28) & 1 ? FLAGS.alpha : 0);
  }
  return undefined;
}

function describe(width: number, height: number, flags: number): Uint8Array {
  const head = new Uint8Array(10);
  const view = new DataView(head.buffer);
  view.setUint8(0, flags);
  view.setUint16(4, width - 1, true);
  view.setUint16(7, height - 1, true);
  return head;
}

function writeChunk(name: 'VP8X' | 'XMP ', content: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(CHUNK_HEAD_BYTES + content.length + (content.length % 2));
  chunk.set(new TextEncoder().encode(name));
  new DataView(chunk.buffer).setUint32(4, content.length, true);
  chunk.set(content, CHUNK_HEAD_BYTES);
  return chunk;
}

function writeFileHead(size: number): Uint8Array {
  const head = new TextEncoder().encode('RIFF\0\0\0\0WEBP');
  new DataView(head.buffer).setUint32(4, size + 4, true);
  return head;
}
