import type { Placement } from './placement.types.ts';

/** From far to near, everyone together with what they carry. */
export function drawingOrder(placed: readonly Placement[]): Placement[] {
  const withLoad = (host: Placement): Placement[] => [
    host,
    ...placed.filter(({ carrier }) => carrier === host.id).flatMap(withLoad),
  ];
  return placed
    .filter(({ carrier }) => carrier === undefined)
    .sort(
      (a, b) =>
        Number(b.footing === 'air') - Number(a.footing === 'air') ||
        a.y + (a.lift ?? 0) - b.y - (b.lift ?? 0) ||
        a.rank - b.rank ||
        a.id - b.id,
    )
    .flatMap(withLoad);
}
