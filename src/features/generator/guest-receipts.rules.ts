import type { PictureRecipe } from './generator.types.ts';

/** What tells the picture of one receipt from the others of this browser. */
type DrawnFrom = Pick<PictureRecipe, 'fullPrompt' | 'width' | 'height' | 'seed' | 'variation'>;

/** By which a picture of a guest can move into an account. */
export interface GuestReceipt {
  /** Of what the picture was drawn from. */
  key: string;
  receipt: string;
}

/** As many as a guest makes in a day; of older ones the pictures are gone as well. */
const MOST_RECEIPTS = 60;

export function receiptKey({ fullPrompt, width, height, seed, variation = 0 }: DrawnFrom): string {
  return JSON.stringify([fullPrompt, width, height, seed, variation]);
}

/** Receipts as stored; whatever else stands there is none. */
export function decodeReceipts(stored: string | null): GuestReceipt[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.flatMap((entry: unknown) => readReceipt(entry) ?? []) : [];
  } catch {
    return [];
  }
}

/** The newest first; a picture that is drawn again has the receipt of the last time. */
export function addReceipt(receipts: readonly GuestReceipt[], added: GuestReceipt): GuestReceipt[] {
  return [added, ...receipts.filter(({ key }) => key !== added.key)].slice(0, MOST_RECEIPTS);
}

function readReceipt(entry: unknown): GuestReceipt | null {
  const { key, receipt } = Object(entry) as Record<string, unknown>;
  return typeof key === 'string' && typeof receipt === 'string' ? { key, receipt } : null;
}
