/** What a decoder needs to know of a picture before it unpacks it. */
interface PictureKind {
  /** As the decoder calls it; AVIF is a kind of `heif`. */
  format?: string | undefined;
  /** A progressive JPEG or an interlaced PNG. */
  isProgressive?: boolean | undefined;
  /** Frames of an animation. */
  pages?: number | undefined;
  /** Of one value, `uchar` for eight bits. */
  depth?: string | undefined;
}

const MILLION = 1_000_000;
/** Read and made smaller row by row: every phone's largest photo. */
const ROW_BY_ROW = 50 * MILLION;
/** Unpacked whole before the first row is there, at 6 to 8 bytes a pixel. */
const WHOLE = 12 * MILLION;
/** Unpacked whole, and more than once, at 19 bytes a pixel. */
const AVIF = 5 * MILLION;

/**
 * How many pixels a picture may have so that reading it takes less than 100 MB of memory, as measured
 * for each way of packing pixels.
 */
export function mostPixelsOf({
  format,
  isProgressive = false,
  pages = 1,
  depth = 'uchar',
}: PictureKind): number {
  if (format === 'heif') return AVIF;
  const isWhole = isProgressive || pages > 1 || format === 'gif';
  const most = isWhole ? WHOLE : ROW_BY_ROW;
  return depth === 'uchar' ? most : most / 2;
}
