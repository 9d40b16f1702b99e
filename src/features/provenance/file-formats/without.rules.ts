interface Stretch {
  from: number;
  to: number;
}

/** The bytes behind `start` but for some stretches of them. */
export function without(bytes: Uint8Array, start: number, stretches: readonly Stretch[]): Uint8Array[] {
  let position = start;
  const kept = stretches
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => {
      const piece = bytes.subarray(position, from);
      position = to;
      return piece;
    });
  return [...kept, bytes.subarray(position)];
}
