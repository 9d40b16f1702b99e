import { beside } from '../core/beside.ts';

export interface Pieces {
  /** The piece that each pixel belongs to. */
  pieces: Int32Array;
  /** Pixels of each piece. */
  sizes: number[];
}

/** Parts a plane of few values into pieces of one value each; pixels touch by their sides. */
export function findPieces(values: Uint8Array, width: number, height: number): Pieces {
  const pieces = new Int32Array(values.length).fill(-1);
  const sizes: number[] = [];
  const open = new Int32Array(values.length);
  const sides = new Int32Array(4);
  for (let start = 0; start < values.length; start++) {
    if (pieces[start]! >= 0) continue;
    open[0] = start;
    pieces[start] = sizes.length;
    let size = 1;
    for (let seen = 0; seen < size; seen++) {
      for (let side = beside(sides, open[seen]!, width, height) - 1; side >= 0; side--) {
        const next = sides[side]!;
        if (pieces[next]! >= 0 || values[next] !== values[start]) continue;
        pieces[next] = sizes.length;
        open[size++] = next;
      }
    }
    sizes.push(size);
  }
  return { pieces, sizes };
}

/** Turns pieces smaller than a share of the plane over, in place: birds and gaps are neither sky nor land. */
export function turnScraps(values: Uint8Array, width: number, height: number, least: number): void {
  const { pieces, sizes } = findPieces(values, width, height);
  for (let index = 0; index < values.length; index++)
    if (sizes[pieces[index]!]! < least * values.length) values[index] = 1 - values[index]!;
}
