/** A seeded source of numbers. The same seed always gives the same sequence, on every platform. */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  range(low: number, high: number): number;
  /** A whole number in [0, limit). */
  integer(limit: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /**
   * An independent stream named by `label`. Modules draw from their own fork,
   * so a change in one does not reshuffle the choices of all that follow it.
   */
  fork(label: string): Random;
}

/** A 32-bit hash of a text (MurmurHash3's mixing steps over UTF-16 units). */
export function hashText(text: string): number {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Mulberry32 (Tommy Ettinger, public domain): small, fast, and good enough for pictures. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    integer: (limit) => Math.floor(next() * limit),
    pick: (list) => {
      if (list.length === 0) throw new Error('Cannot pick from an empty list.');
      return list[Math.floor(next() * list.length)]!;
    },
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(hashText(`${seed}:${label}`)),
  };
}
