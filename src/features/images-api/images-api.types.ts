import type { ImageFormat } from '@dreamseed/illustrator/types';
import type { KeyIdentity } from '../api-keys/api-keys.types.ts';
import type { HoldTool } from '../credits/credits.types.ts';
import type { GeneratedImage, StartingPicture, StyleInUse } from '../image-engines/image-engines.types.ts';
import type { DrawingNews } from '../image-service/image-service.types.ts';

/** What one call asks for, whatever it was written in. */
export interface WantedPictures {
  tool: HoldTool;
  /** As the caller wrote them. */
  words: string;
  /** With the entries of the selectors. */
  fullPrompt: string;
  negativePrompt: string | undefined;
  /** Entries by the selectors they belong to. */
  options: Readonly<Record<string, string>>;
  count: number;
  /** Null leaves it to what is made. */
  size: { width: number; height: number } | null;
  format: ImageFormat;
  /** Whether the answer has addresses instead of bytes. */
  asUrl: boolean;
  /** Of the first picture; each next one counts up. */
  seed: number | undefined;
  strength: number | undefined;
  /** Undefined for the usual one. */
  variation: number | undefined;
  learnedStyle: StyleInUse | undefined;
  /** Only engines that moderate may draw it. */
  needsModeration: boolean;
  /** Whether the pictures are to be seen in the gallery. */
  gallery: boolean;
  stream: boolean;
  /** How many previews of each picture a stream is to have. */
  previews: number;
}

export interface ApiPicture extends Pick<GeneratedImage, 'understood' | 'unknown' | 'borrowed'> {
  /** Counted from 0. */
  place: number;
  bytes: Uint8Array;
  /** Of the gallery, for an hour or two; missing where the picture is not there. */
  url: string | undefined;
  seed: number;
  /** The name of the engine that drew it. */
  engine: string;
  width: number;
  height: number;
}

/** All that is drawn for one call. */
export interface PictureOrder {
  identity: KeyIdentity;
  /** The network address of the program. */
  address: string;
  wanted: WantedPictures;
  startingPicture?: StartingPicture;
  /** Each picture is another reading of what its seed shows. */
  varies?: boolean;
  /** What the program calls the request, so that it may send it again. */
  requestName?: string;
  /** Aborted when the program wants nothing any more. */
  gone: AbortSignal;
  onNews?: (news: DrawingNews) => void;
  onPreview?: (preview: ApiPicture) => void;
  onPicture?: (picture: ApiPicture) => void;
}

/** @throws {AppError} with the reason when there is no picture at all. */
export type DrawPictures = (order: PictureOrder) => Promise<ApiPicture[]>;
