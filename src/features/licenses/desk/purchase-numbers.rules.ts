import { foldOwnKey } from '../shops/own-key.rules.ts';

/** Every way in which somebody may have typed a key, each as a shop would write it. */
export function spellingsOf(typed: string): string[] {
  const bare = typed.trim();
  return [...new Set([bare, bare.toUpperCase(), bare.toLowerCase(), foldOwnKey(bare)])];
}

/** What shops call the numbers that name a purchase, before the colon of a reference. */
const KINDS = ['order', 'sale', 'license-key'] as const;
const KIND = new RegExp(`^(${KINDS.join('|')}):`);

/** The references that a number may stand in. */
export function referencesTo(number: string): string[] {
  return KINDS.map((kind) => `${kind}:${number.trim()}`);
}

/** The number that a shop's reference holds. */
export function numberOf(reference: string): string {
  return reference.replace(KIND, '');
}

/** Whether somebody typed the number that the shop gave the purchase, in full. */
export function namesPurchase(typed: string, references: readonly string[]): boolean {
  const number = typed.trim().toLowerCase();
  return references.some((reference) => numberOf(reference).toLowerCase() === number);
}
