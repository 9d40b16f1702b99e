/** The pixels that share a side with one. */
export function beside(index: number, width: number, height: number): number[] {
  const x = index % width;
  const sides: number[] = [];
  if (x > 0) sides.push(index - 1);
  if (x < width - 1) sides.push(index + 1);
  if (index >= width) sides.push(index - width);
  if (index + width < width * height) sides.push(index + width);
  return sides;
}
