/**
 * Writes the pixels that share a side with one into `sides`: a list for every pixel of a picture would cost more
 * than what is done with them.
 * @returns how many there are
 */
export function beside(sides: Int32Array, index: number, width: number, height: number): number {
  const x = index % width;
  let count = 0;
  if (x > 0) sides[count++] = index - 1;
  if (x < width - 1) sides[count++] = index + 1;
  if (index >= width) sides[count++] = index - width;
  if (index + width < width * height) sides[count++] = index + width;
  return count;
}
