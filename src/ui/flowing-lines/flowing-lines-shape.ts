/** How many lines one drawing has. */
export const LINE_COUNT = 24;

/** Horizontal points of a line; between them the canvas draws straight, which the eye reads as a curve. */
export const POINTS_PER_LINE = 48;

/**
 * The height of one line, in shares of the canvas height (about -0.2 to 1.2).
 *
 * Every line is the same slow wave a little later, so the lines run beside each other like the strings
 * of a ribbon, and cross where the wave turns. Three sines of unrelated lengths never repeat visibly.
 *
 * @param line 0 to LINE_COUNT - 1
 * @param across 0 at the left edge, 1 at the right
 * @param seconds time since the start
 */
export function lineHeight(line: number, across: number, seconds: number): number {
  const delay = line / LINE_COUNT;
  const swell = Math.sin(across * 2.6 + seconds * 0.11 + delay * 1.5);
  const drift = Math.sin(across * 4.7 - seconds * 0.083 + delay * 3.1 + 1.3);
  const twist = Math.sin(across * 1.4 + seconds * 0.05 + 0.6);
  const middle = 0.62 - across * 0.26;
  return middle + swell * 0.15 + drift * 0.055 + (delay - 0.5) * (0.18 + twist * 0.34);
}

/** How strong a line is drawn, 0 to 1: the inner ones carry the ribbon, the outer ones fade away. */
export function lineStrength(line: number): number {
  const fromMiddle = Math.abs(line / (LINE_COUNT - 1) - 0.5) * 2;
  return 0.16 + 0.84 * (1 - fromMiddle) ** 1.6;
}
