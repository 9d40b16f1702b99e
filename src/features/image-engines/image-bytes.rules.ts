import type { ImageContentType, ImageFormat } from './image-engines.types.ts';

const SIGNATURES: { contentType: ImageContentType; at: number; bytes: number[] }[] = [
  { contentType: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { contentType: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { contentType: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

/** What the bytes are by their first bytes, whatever their sender calls them; undefined when no image we know. */
export function detectImageType(bytes: Uint8Array): ImageContentType | undefined {
  return SIGNATURES.find((signature) =>
    signature.bytes.every((byte, offset) => bytes[signature.at + offset] === byte),
  )?.contentType;
}

export function toContentType(format: ImageFormat): ImageContentType {
  return `image/${format}`;
}
