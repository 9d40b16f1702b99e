/** What pictures are enlarged to: the pixels of their longer side. */
export const ENLARGED_SIDES = { '4k': 4096, '8k': 8192 } as const;
export type EnlargedSize = keyof typeof ENLARGED_SIDES;

export const ENLARGED_FORMATS = ['png', 'jpeg', 'webp'] as const;
export type EnlargedFormat = (typeof ENLARGED_FORMATS)[number];

export interface PictureSize {
  /** Pixels. */
  width: number;
  height: number;
}

/** What somebody wants to have. */
export interface EnlargementOrder {
  size: EnlargedSize;
  format: EnlargedFormat;
}

/** Few enough that they never keep pictures from being drawn; the rest wait. */
export const ENLARGEMENTS = { atOnce: 1, waiting: 8 } as const;

/**
 * Measured on one core of a small server: seconds and megabytes for each million pixels. How much a file
 * takes depends on the picture, up to twice as much or half.
 */
const COSTS: Readonly<Record<EnlargedFormat, { seconds: number; megabytes: number }>> = {
  png: { seconds: 0.17, megabytes: 0.8 },
  jpeg: { seconds: 0.02, megabytes: 0.14 },
  webp: { seconds: 0.06, megabytes: 0.06 },
};
const SECONDS_TO_ENLARGE = 0.15;
const START_SECONDS = 0.5;

/** The size in pixels; the shape of the picture is kept. */
export function enlargedSize({ width, height }: PictureSize, size: EnlargedSize): PictureSize {
  const factor = ENLARGED_SIDES[size] / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

const ENDINGS: Readonly<Record<EnlargedFormat, string>> = { png: 'png', jpeg: 'jpg', webp: 'webp' };

/** `a_red_fox.png` becomes `a_red_fox_4k.jpg`; without a size only its ending changes. */
export function largeFileName(fileName: string, format: EnlargedFormat, size?: EnlargedSize): string {
  return `${fileName.replace(/\.\w+$/, '')}${size ? `_${size}` : ''}.${ENDINGS[format]}`;
}

/** How long it takes once its turn has come, and how large the file will be; both roughly. */
export function estimateEnlargement(
  picture: PictureSize,
  { size, format }: EnlargementOrder,
): { seconds: number; megabytes: number } {
  const { width, height } = enlargedSize(picture, size);
  const doublings = Math.ceil(Math.log2(ENLARGED_SIDES[size] / Math.max(picture.width, picture.height)));
  const worked = (picture.width * picture.height * 4 ** doublings) / 1_000_000;
  const pixels = (width * height) / 1_000_000;
  const cost = COSTS[format];
  return {
    seconds: START_SECONDS + worked * SECONDS_TO_ENLARGE + pixels * cost.seconds,
    megabytes: pixels * cost.megabytes,
  };
}
