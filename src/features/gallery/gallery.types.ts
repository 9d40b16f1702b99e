import type { AccountIdentity } from '../../shared/account-identity.ts';
import type { LearnedStyleMark } from '../../shared/learned-style-mark.ts';

/** A signed-in caller and the network address that the request came from. */
export interface GalleryCaller {
  identity: AccountIdentity;
  address: string;
}

/** How an image was made, as its maker's browser tells it; shown to its owner alone. */
export interface ImageRecipe {
  /** What the option lists were set to, by list, defaults left out. */
  options?: Readonly<Record<string, string>>;
  negativePrompt?: string;
  seed?: number;
  /** Which reading of the seed; the first when missing. */
  variation?: number;
  /** How much of a starting picture was covered, 0..1; missing when it began with words alone. */
  strength?: number;
  /** The learned style that it was drawn in; missing without one. */
  learnedStyle?: LearnedStyleMark;
  engine?: string;
}

/** One entry of the private gallery. The first four fields are the specification's. */
export interface GalleryItem {
  id: string;
  /** Works in an `img` tag for an hour; it is signed for this image alone. */
  url: string;
  /** As typed. */
  prompt: string;
  /** ISO 8601. */
  createdAt: string;
  /** 640 pixels wide; its `width` parameter may be changed to 320. */
  thumbnailUrl: string;
  fullPrompt: string;
  width: number;
  height: number;
  generatorType: 'green' | 'yellow';
  /** Credits it cost. */
  cost: number;
  recipe: ImageRecipe | null;
  /** The picture that it began with, signed like `url`; null when it began with words alone. */
  startingPictureUrl: string | null;
}

/** An image as the gallery keeps it. Times are milliseconds since 1970. */
export interface GalleryImage {
  id: string;
  accountId: string;
  /** The idempotency key of the ledger's entry that paid for it; null with a receipt. */
  chargeKey: string | null;
  /** Of the receipt by which a guest moved it in; null for what was paid here. */
  receiptId: string | null;
  holdId: string | null;
  /** Null once it was purged. */
  storedObjectId: string | null;
  /** The picture that it began with. */
  startingObjectId: string | null;
  prompt: string;
  fullPrompt: string;
  width: number;
  height: number;
  tool: 'green' | 'yellow';
  cost: number;
  recipe: ImageRecipe | null;
  createdAt: number;
  deletedAt: number | null;
  request: SaveRequestMark | null;
}

/** What a receipt proves that the site drew for a guest. */
export interface GuestPicture {
  /** Of the receipt. */
  id: string;
  tool: 'green' | 'yellow';
  width: number;
  height: number;
  seed: number;
  engine: string;
  variation?: number;
  strength?: number;
}

/** Recognises a repeated request to save: `key` is the caller's, within the account. */
export interface SaveRequestMark {
  key: string;
  /** Of everything that was asked for, to tell a repetition from a mistake. */
  hash: string;
}
