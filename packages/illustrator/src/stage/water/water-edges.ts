import type { Stage } from '../stage.types.ts';

/** Blends the pixels along a bank with their neighbours, so that the water's edge has no steps. */
export function softenBanks(
  { width, height, checkpoint }: Stage,
  water: Uint8Array,
  pixels: Uint8ClampedArray,
  from: number,
): void {
  const edges: number[] = [];
  for (let y = Math.max(1, from); y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const own = water[at];
      if (
        water[at - 1] !== own ||
        water[at + 1] !== own ||
        water[at - width] !== own ||
        water[at + width] !== own
      )
        edges.push(at);
    }
  }
  checkpoint.check();
  const blended = new Uint8ClampedArray(edges.length * 3);
  for (const [index, at] of edges.entries()) {
    for (let channel = 0; channel < 3; channel++) {
      const value = (step: number) => pixels[(at + step) * 4 + channel]!;
      blended[index * 3 + channel] =
        (value(0) * 4 +
          (value(-1) + value(1) + value(-width) + value(width)) * 2 +
          value(-width - 1) +
          value(-width + 1) +
          value(width - 1) +
          value(width + 1)) /
        16;
    }
  }
  for (const [index, at] of edges.entries()) {
    for (let channel = 0; channel < 3; channel++) pixels[at * 4 + channel] = blended[index * 3 + channel]!;
  }
}
