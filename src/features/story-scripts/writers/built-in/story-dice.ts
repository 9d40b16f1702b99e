/** A seeded source of choices: the same seed gives the same story on every machine. */
export interface Dice {
  /** The next number in [0, 1). */
  next(): number;
  /** A whole number in [0, limit). */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** A new list in another order. */
  shuffle<T>(list: readonly T[]): T[];
  /** An independent stream named by `label`, so that one page's choices do not move another's. */
  fork(label: string): Dice;
}

/** A 32-bit hash of a text (FNV-1a over UTF-16 units, with a final avalanche as in MurmurHash3). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** SplitMix32: a Weyl sequence through an avalanche; short, even, and plenty for choosing words. */
export function createDice(seed: string): Dice {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (list) => {
      if (list.length === 0) throw new Error('Nothing to pick from.');
      return list[below(list.length)]!;
    },
    shuffle: (list) => {
      const mixed = [...list];
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
      }
      return mixed;
    },
    fork: (label) => createDice(`${seed}\u0000${label}`),
  };
}
