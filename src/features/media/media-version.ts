import { createHash } from 'node:crypto';
import type { MediaSource } from './media.types.ts';

/** What the hash of a file begins with: no engine has a part in such a picture. */
const FILE = 'file-';

/**
 * Sixteen hexadecimal digits that change with anything that decides how a picture looks, and with
 * nothing else: neither with the order of a recipe's fields nor with a description that it may carry.
 */
export function hashRecipe(source: MediaSource): string {
  if ('file' in source) {
    return FILE + digest([source.hash, source.width, source.height]).slice(0, 16);
  }
  const { prompt, options = {}, negativePrompt, seed, width, height } = source;
  const choices = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  return digest([prompt, choices, negativePrompt ?? '', seed, width, height]).slice(0, 16);
}

/**
 * What an address carries so that it may be kept for ever: it changes with the picture, and with the
 * engine where that draws it.
 */
export function versionOf(recipeHash: string, engineVersion: string): string {
  const painter = recipeHash.startsWith(FILE) ? '' : engineVersion;
  return digest([recipeHash, painter]).slice(0, 12);
}

export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
