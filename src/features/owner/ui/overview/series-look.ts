const COLORS = [
  '--color-violet',
  '--color-green',
  '--color-yellow',
  '--color-info',
  '--color-danger',
] as const;
const DASHES: readonly number[][] = [[], [8, 5], [2, 4]];

/** How the line of a place is told from the others: by color, and by dashes where colors are not seen, or used up. */
export function lookOf(place: number): { colorName: string; dash: number[] } {
  const colorName = COLORS[place % COLORS.length] ?? COLORS[0];
  const dash = DASHES[place % DASHES.length] ?? [];
  return { colorName, dash };
}
