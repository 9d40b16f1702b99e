import type { Fault } from './fault.types.ts';

/** Each with its neighbour half a list away, so that no two of a kind meet. */
export function pairUp(faults: readonly Fault[]): Fault[] {
  const half = Math.floor(faults.length / 2);
  return faults.slice(0, half).flatMap((one, place) => {
    const other = faults[place + half];
    return other ? [both(one, other)] : [];
  });
}

/** Two at once; what came last is healed first. */
export function both(one: Fault, other: Fault): Fault {
  return {
    name: `${one.name}, and ${other.name}`,
    shows: one.shows ?? other.shows,
    seconds: Math.max(one.seconds ?? 0, other.seconds ?? 0) || undefined,
    async inject() {
      await one.inject();
      await other.inject();
    },
    async heal() {
      await other.heal();
      await one.heal();
    },
  };
}
