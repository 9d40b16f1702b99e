/** How far two pictures are apart, kept as average colors of as many cells: in levels of 255. */
export function measureSteps(a: Uint8Array, b: Uint8Array): { mean: number; largest: number } {
  const steps = [...a].map((value, index) => Math.abs(value - (b[index] ?? 255)));
  return { mean: steps.reduce((sum, step) => sum + step, 0) / steps.length, largest: Math.max(...steps) };
}
