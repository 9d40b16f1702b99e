import type { ImageFormat } from '@dreamseed/illustrator/types';
import type { HoldTool } from '../credits/credits.types.ts';

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
  /** Whether the pictures are to be seen in the gallery. */
  gallery: boolean;
  stream: boolean;
}

export interface ApiPicture {
  /** Counted from 0. */
  place: number;
  bytes: Uint8Array;
  /** Of the gallery, for an hour or two; missing where the picture is not there. */
  url: string | undefined;
  seed: number;
  width: number;
  height: number;
}
