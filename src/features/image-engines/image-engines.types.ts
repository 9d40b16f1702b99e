import type { BorrowedWord, ImageFormat, LearnedStyle } from '@dreamseed/illustrator/types';
import type { ToolModel, ToolModels } from './tool-models.rules.ts';

export type { BorrowedWord, ImageFormat, LearnedStyle };

export type ImageContentType = 'image/png' | 'image/jpeg' | 'image/webp';

/** A picture to begin with: a clean file that every engine can read. */
export interface StartingPicture {
  /** A JPEG, upright, at most 2048 pixels long, without anything but its pixels. */
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** Of the bytes: the same picture has the same one. */
  hash: string;
  /** How much of the picture changes, 0..1. */
  strength: number;
}

/** A learned style to draw in. */
export interface StyleInUse {
  /** Checked against its schema. */
  style: LearnedStyle;
  /** What its owner calls it. */
  name: string;
  /** Of the style: the same style has the same one. */
  hash: string;
  /** Some of the pictures that it was learned from, where they are kept: JPEGs of at most 512 pixels. */
  referencePictures?: readonly Uint8Array<ArrayBuffer>[];
}

/** What to draw. The caller has checked it against the limits of the image service. */
export interface ImageRequest {
  /** Any text of at most 4,000 characters, in any script; it may be empty. */
  prompt: string;
  /** What to leave out, beside what the prompt itself says. */
  negativePrompt?: string;
  /** Whole pixels, 64..2048. The picture has exactly this size. */
  width: number;
  height: number;
  /** A whole number, 0..999,999,999. */
  seed: number;
  /** Which reading of what the seed shows, 1..9999; the first when missing. */
  variation?: number;
  /** The wish of the caller; an engine that cannot encode it answers what it has. */
  format: ImageFormat;
  /** What to paint instead of a scene; cut to the asked size around its middle. */
  startingPicture?: StartingPicture;
  /** A visitor's own manner instead of a style. */
  learnedStyle?: StyleInUse;
  /** Only engines that moderate may draw it: the site's policy leaves its words to them. */
  needsModeration?: boolean;
  /** What the tool of the caller draws with; the standard model when missing. Engines with one model ignore it. */
  toolModel?: ToolModel;
}

export interface GeneratedImage {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: ImageContentType;
  /** The name of the engine that was asked. */
  engine: string;
  /** The name of the engine that drew, where the one that was asked passed the request on. */
  drawnBy?: string;
  /** The seed it was drawn with. */
  seed: number;
  /** What the picture shows, in words of the prompt; missing when the engine cannot tell. */
  understood?: string[];
  /** Words of the prompt that were not drawn; missing when the engine cannot tell. */
  unknown?: string[];
  /** Words for which the nearest kind was drawn. */
  borrowed?: BorrowedWord[];
}

/** A picture in the making, in the size and the format that were asked for. */
export type PicturePreview = Pick<GeneratedImage, 'bytes' | 'engine' | 'drawnBy' | 'seed'>;

export interface PreviewWish {
  /** 1 to 3. */
  most: number;
  /** Told of each preview before the picture is there, never after it. */
  onPreview(preview: PicturePreview): void;
}

export interface LearnedStyleWithPreviews {
  style: LearnedStyle;
  /** JPEGs of two motifs in this style. */
  previews: Uint8Array<ArrayBuffer>[];
}

export interface GenerateOptions {
  /** Aborting stops the work, or leaves it to end by itself where it cannot be stopped. */
  signal: AbortSignal;
  /** Told how much of the picture is done, 0..1, by engines that know. */
  onProgress?: (done: number) => void;
  /**
   * Wishes for previews, each sharper than the one before. They may make the picture later, so they are wished for
   * only where somebody looks at them. Engines that have none to show ignore it; others may show fewer.
   */
  previews?: PreviewWish;
  /**
   * Told of work at a service when it begins: its place there stays taken until this settles, which may
   * be long after `generate` ended, where a service cannot be stopped. It never rejects.
   */
  onWork?: (ended: Promise<void>) => void;
  /** Told when the image begins or ends to wait for a place at a service; that time is nobody's fault. */
  onWaiting?: (isWaiting: boolean) => void;
}

/** Turns a prompt into an image. `image-engines.contract-suite.ts` is what every engine must pass. */
export interface ImageEngine {
  /** As IMAGE_ENGINES names it. */
  readonly name: string;
  /** Changes whenever the same request may give another picture. */
  readonly version: string;
  /** The name of the engine that draws, where this one passes requests on and knows it. */
  readonly drawsBy?: string;
  /** Whether the same request gives the same bytes as long as `version` stays the same. */
  readonly deterministic: boolean;
  /** How many images it draws at the same time; more would only wait inside it. */
  readonly concurrency: number;
  /** Whether it is not to be asked for now, because it keeps failing; such engines exist behind networks alone. */
  isCircuitOpen?(): boolean;
  /** Whether it tells how much of a picture is done, as far as is known; asked for each time. */
  readonly reportsProgress?: boolean;
  /** The models of its tools, where it can have several. */
  readonly models?: ToolModels;
  /** Whether another `toolModel` may give another picture. */
  readonly tellsModelsApart?: boolean;
  /**
   * Whether it declines by itself what should not be drawn, or knows no such thing; where a prompt is
   * left to the engine, others are not asked.
   */
  readonly moderates?: boolean;
  /** Whether it can begin with a picture; one that cannot is not asked to. */
  readonly takesStartingPicture?: boolean;
  /** Whether it draws in a learned style; one that does not is not asked to. */
  readonly takesLearnedStyle?: boolean;
  /** Whether it draws in the manner of pictures instead; one that does not is not asked to. */
  readonly takesReferencePictures?: boolean;
  /**
   * Learns a style from pictures, in seconds; engines that cannot have no such method.
   * @param pictures 1 to 12 clean files
   * @throws {DOMException} named AbortError when the signal was aborted.
   */
  learnStyle?(
    pictures: readonly Uint8Array[],
    options: Pick<GenerateOptions, 'signal' | 'onProgress'>,
  ): Promise<LearnedStyleWithPreviews>;
  /** Whether its picture would show none of these words; missing when the engine cannot tell. */
  knowsNothingOf?(words: string): boolean;
  /**
   * @throws {AppError} status 400 when it cannot draw such a request, e.g. the size.
   * @throws {DOMException} named AbortError, within 100 ms, when the signal was aborted.
   * @throws {Error} anything else when it failed; the message is for the log, not for visitors.
   */
  generate(request: ImageRequest, options: GenerateOptions): Promise<GeneratedImage>;
  /**
   * Looks at the service for what its owner should know and no picture tells.
   * @returns sentences; none when all is well, or nothing can be found out.
   */
  examine?(signal: AbortSignal): Promise<string[]>;
  /** Gets ready, so that the first visitor need not wait for that. */
  warm(): Promise<void>;
  close(): Promise<void>;
}
