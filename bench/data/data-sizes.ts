/** How much the two sites hold that are compared. */
export interface DataSizes {
  images: number;
  /** Of the ledger; each image needs one. */
  entries: number;
  posts: number;
}

export const SMALL: DataSizes = { images: 1_000, entries: 1_010, posts: 1_000 };
export const LARGE: DataSizes = readLarge();

/** The promise is about a million images; BENCH_IMAGES asks for fewer, to try the bench itself. */
function readLarge(): DataSizes {
  const images = Number(process.env.BENCH_IMAGES ?? 1_000_000);
  if (!Number.isSafeInteger(images) || images < 10_000)
    throw new Error('BENCH_IMAGES takes a whole number from 10000.');
  return { images, entries: images * 10, posts: images / 10 };
}
