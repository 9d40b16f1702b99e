import { STILL_TYPES, sniffImageType } from '../../shared/image-type.ts';
import type { ImageContentType, ImageFormat } from './image-engines.types.ts';

/** What the bytes are by their first bytes, whatever their sender calls them; undefined when no image we know. */
export function detectImageType(bytes: Uint8Array): ImageContentType | undefined {
  return sniffImageType(bytes, STILL_TYPES);
}

export function toContentType(format: ImageFormat): ImageContentType {
  return `image/${format}`;
}
