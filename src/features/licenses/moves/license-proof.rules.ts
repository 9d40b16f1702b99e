import { foldOwnKey } from '../shops/own-key.rules.ts';

/** Every way in which somebody may have typed a key, each as a shop would write it. */
export function spellingsOf(typed: string): string[] {
  const bare = typed.trim();
  return [...new Set([bare, bare.toUpperCase(), bare.toLowerCase(), foldOwnKey(bare)])];
}

/** What comes before the number of an order, a sale or a key in a reference of its shop. */
const KIND = /^[a-z-]+:/;

/** Whether somebody typed the number that the shop gave the purchase, in full. */
export function namesPurchase(typed: string, references: readonly string[]): boolean {
  const number = typed.trim().toLowerCase();
  return references.some((reference) => reference.replace(KIND, '').toLowerCase() === number);
}
