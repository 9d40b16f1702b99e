import type { OptionListName, OptionLists } from './options/option-lists.types.ts';
import { randomizeOptions } from './randomize-options.rules.ts';
import type { RandomSource } from './seeds.rules.ts';

type Options = Readonly<Record<OptionListName, string>>;

/** Deals are numbered from 1, so that somebody can pass one on in a few digits. */
export const DEALS = 999_999;

interface DealOrder {
  lists: OptionLists;
  /** The same number deals the same entries. */
  number: number;
  /** The selectors that are dealt to. */
  to: readonly OptionListName[];
  locked: readonly OptionListName[];
  /** What is chosen now: it stays where a selector is locked or not dealt to. */
  now: Options;
}

/** A lock takes nothing from the other selectors: each gets the entry that it gets without the lock. */
export function dealOptions({ lists, number, to, locked, now }: DealOrder): Options {
  const dealt = randomizeOptions(lists, numberedChance(number));
  const taken = to.filter((list) => !locked.includes(list)).map((list) => [list, dealt[list]]);
  return { ...now, ...Object.fromEntries(taken) };
}

export function newDeal(random: RandomSource): number {
  return 1 + Math.floor(random() * DEALS);
}

/** Mulberry32: small, and the same in every browser. */
function numberedChance(number: number): RandomSource {
  let state = number | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
