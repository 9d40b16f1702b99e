import type { ImageContentType, ImageFormat } from './image-engines.types.ts';

const ANY = undefined;

/** What a file begins with; between `RIFF` and `WEBP` stands its length. */
const SIGNATURES: { contentType: ImageContentType; bytes: (number | typeof ANY)[] }[] = [
  { contentType: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { contentType: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  {
    contentType: 'image/webp',
    bytes: [0x52, 0x49, 0x46, 0x46, ANY, ANY, ANY, ANY, 0x57, 0x45, 0x42, 0x50],
  },
];

/** What the bytes are by their first bytes, whatever their sender calls them; undefined when no image we know. */
export function detectImageType(bytes: Uint8Array): ImageContentType | undefined {
  return SIGNATURES.find((signature) =>
    signature.bytes.every((byte, offset) => byte === ANY || bytes[offset] === byte),
  )?.contentType;
}

export function toContentType(format: ImageFormat): ImageContentType {
  return `image/${format}`;
}
