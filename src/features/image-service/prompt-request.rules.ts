import type { ImageFormat } from '@dreamseed/illustrator/types';
import {
  createFormatUnknownError,
  createNegativeTooLongError,
  createNulRefusedError,
  createPromptMalformedError,
  createPromptMissingError,
  createPromptTooLongError,
  createSeedOutOfRangeError,
  createSizeOutOfRangeError,
  createTooManyPixelsError,
  createVariationOutOfRangeError,
} from './image-service.errors.ts';
import type { PromptRequest } from './image-service.types.ts';

const PROMPT_PATH = '/prompt/';

export const IMAGE_LIMITS = {
  /** Characters as people count them in code points, after trimming. */
  promptLength: 4000,
  negativeLength: 1000,
  smallestSide: 64,
  largestSide: 2048,
  pixels: 2_100_000,
  largestSeed: 999_999_999,
  largestVariation: 9999,
} as const;

export const DEFAULT_SIDE = 1024;
export const FORMATS = ['jpeg', 'webp', 'png'] as const satisfies ImageFormat[];
export const DEFAULT_FORMAT = 'jpeg' satisfies ImageFormat;

/**
 * Whether an address is one of ours as it was sent. Routers match decoded addresses, so that
 * `/%70rompt/fox` comes too, whose prompt begins elsewhere.
 */
export function isPromptAddress(url: string): boolean {
  const { pathname } = new URL(url);
  return `${pathname}/`.startsWith(PROMPT_PATH);
}

/**
 * Reads an address of the image service: `/prompt/{prompt}?width&height&seed&variation&negative&format`.
 * Other parameters, such as `nologo`, change nothing: there is no logo to leave out.
 * @param url as it came, still percent-encoded. A router's own decoding would lose the difference
 * between `%2F` and `/`, and between a malformed `%` and an escaped one.
 * @throws {AppError} 400 with a code of its own for each thing that can be wrong.
 */
export function readPromptRequest(url: string, randomSeed: () => number): PromptRequest {
  const { pathname, searchParams } = new URL(url);
  // Slashes that came unescaped are part of the prompt too: some proxies unescape them on the way.
  const prompt = readPrompt(decode(pathname.slice(PROMPT_PATH.length)));
  if (prompt === '') throw createPromptMissingError();
  return readRequest(prompt, (name) => searchParams.get(name), randomSeed);
}

/**
 * What a request says beside its prompt.
 * @param textOf the parameter of a name, null when it is missing
 * @throws {AppError} 400 with a code of its own for each thing that can be wrong.
 */
export function readRequest(
  prompt: string,
  textOf: (name: 'negative' | 'width' | 'height' | 'seed' | 'variation' | 'format') => string | null,
  randomSeed: () => number,
): PromptRequest {
  const negativePrompt = readNegative(textOf('negative'));
  const width = readSide('width', textOf('width'));
  const height = readSide('height', textOf('height'));
  if (width * height > IMAGE_LIMITS.pixels) throw createTooManyPixelsError(IMAGE_LIMITS.pixels);
  const seed = readSeed(textOf('seed'));
  const variation = readVariation(textOf('variation'));
  const format = readFormat(textOf('format'));
  return {
    recipe: { prompt, negativePrompt, width, height, seed: seed ?? randomSeed(), variation, format },
    seedGiven: seed !== undefined,
  };
}

/** @throws {AppError} 400 when it is too long, or cannot be stored. */
export function readPrompt(text: string): string {
  const prompt = text.trim();
  assertStorable(prompt);
  const length = countCharacters(prompt);
  if (length > IMAGE_LIMITS.promptLength) throw createPromptTooLongError(length, IMAGE_LIMITS.promptLength);
  return prompt;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw createPromptMalformedError();
  }
}

function readNegative(text: string | null): string | undefined {
  const negative = text?.trim() ?? '';
  if (negative === '') return undefined;
  assertStorable(negative);
  const length = countCharacters(negative);
  if (length > IMAGE_LIMITS.negativeLength)
    throw createNegativeTooLongError(length, IMAGE_LIMITS.negativeLength);
  return negative;
}

/** Postgres keeps no NUL in a text, so an image of such a prompt could be drawn but never kept. */
function assertStorable(text: string): void {
  if (text.includes('\0')) throw createNulRefusedError();
}

function readSide(name: 'width' | 'height', text: string | null): number {
  if (text === null) return DEFAULT_SIDE;
  const { smallestSide, largestSide } = IMAGE_LIMITS;
  const side = readWholeNumber(text, smallestSide, largestSide);
  if (side === undefined) throw createSizeOutOfRangeError(name, smallestSide, largestSide);
  return side;
}

function readSeed(text: string | null): number | undefined {
  if (text === null) return undefined;
  const seed = readWholeNumber(text, 0, IMAGE_LIMITS.largestSeed);
  if (seed === undefined) throw createSeedOutOfRangeError(IMAGE_LIMITS.largestSeed);
  return seed;
}

/** The first reading is the one that a request without a number gets. */
function readVariation(text: string | null): number | undefined {
  if (text === null) return undefined;
  const variation = readWholeNumber(text, 0, IMAGE_LIMITS.largestVariation);
  if (variation === undefined) throw createVariationOutOfRangeError(IMAGE_LIMITS.largestVariation);
  return variation || undefined;
}

function readFormat(text: string | null): ImageFormat {
  if (text === null) return DEFAULT_FORMAT;
  const format = FORMATS.find((known) => known === text);
  if (!format) throw createFormatUnknownError(FORMATS);
  return format;
}

function readWholeNumber(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

function countCharacters(text: string): number {
  return [...text].length;
}
