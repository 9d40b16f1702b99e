/** For each pixel of a row the cell of another row on its left, and how far it lies towards the next one. */
export function placesOf(length: number, cellCount: number): { cells: Uint16Array; shares: Float32Array } {
  const cells = new Uint16Array(length);
  const shares = new Float32Array(length);
  for (let index = 0; index < length; index++) {
    const place = Math.min(cellCount - 1.001, Math.max(0, ((index + 0.5) * cellCount) / length - 0.5));
    cells[index] = place;
    shares[index] = place - cells[index]!;
  }
  return { cells, shares };
}
