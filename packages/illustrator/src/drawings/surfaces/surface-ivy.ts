import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import type { LaySurface, Sheet } from './surface.types.ts';

/** Leaves in the light and in the shade of their wall. */
const LEAVES: readonly Rgb[] = [
  [64, 112, 48],
  [84, 134, 56],
  [50, 92, 46],
  [112, 152, 70],
];
const STEM: Rgb = [70, 62, 40];

/** Ivy climbs from the ground in broad strands and hangs down from the upper edge, with walls and windows between. */
export const layIvy: LaySurface = (sheet) => {
  const { random } = sheet;
  const strands = 9;
  for (let strand = 0; strand < strands; strand++) {
    const across = (strand + random.range(0.1, 0.9)) / strands;
    // The corners of a house are grown over first.
    const reach = random.range(0.34, 0.7) + Math.abs(across - 0.5) * random.range(0.3, 0.8);
    climb(sheet, across, reach);
  }
  for (let shoot = 0; shoot < 16; shoot++) hang(sheet, random.next(), random.range(0.05, 0.3));
};

function footOf({ width, height, covers }: Sheet, across: number): number | undefined {
  for (let y = height - 1; y > 0; y -= 2) if (covers(across * width, y)) return y;
  return undefined;
}

function climb(sheet: Sheet, across: number, reach: number): void {
  const { width, height, size, random } = sheet;
  const foot = footOf(sheet, across);
  if (foot === undefined) return;
  const top = sheet.topOf(across * width) ?? 0;
  const rise = (foot - top) * Math.min(1, reach);
  const phase = random.range(0, 6);
  const steps = Math.max(6, Math.round((rise / height) * 70));
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const x = across * width + Math.sin(phase + share * 4) * size * 0.03 * share;
    const broad = size * (0.062 * (1 - share) ** 0.6 + 0.014);
    spread(sheet, x, foot - share * rise, broad, 13);
  }
}

function hang(sheet: Sheet, across: number, reach: number): void {
  const { width, size, random } = sheet;
  const top = sheet.topOf(across * width);
  if (top === undefined) return;
  const long = size * reach;
  const { context } = sheet;
  context.strokeStyle = toCss(STEM, 0.7);
  context.lineWidth = size * 0.004;
  context.beginPath();
  context.moveTo(across * width, top);
  context.lineTo(across * width + random.range(-0.01, 0.01) * size, top + long);
  context.stroke();
  for (let down = 0; down < long; down += size * 0.012)
    spread(sheet, across * width, top + down, size * 0.016 * (1.2 - down / long), 4);
}

function spread(
  { context, size, random, covers }: Sheet,
  x: number,
  y: number,
  broad: number,
  leaves: number,
) {
  for (let leaf = 0; leaf < leaves; leaf++) {
    const at = [
      x + (random.next() + random.next() - 1) * broad,
      y + random.range(-0.5, 0.5) * broad,
    ] as const;
    if (!covers(at[0], at[1])) continue;
    const long = size * random.range(0.009, 0.017);
    const color = mix(random.pick(LEAVES), [150, 176, 86], random.range(0, 0.25));
    framed(context, { at: [at[0], at[1]], turn: random.range(0, 6.28) }, () => {
      context.fillStyle = toCss(scale(color, random.range(0.72, 1.18)));
      context.beginPath();
      context.moveTo(0, -long);
      context.quadraticCurveTo(long * 0.9, 0, 0, long);
      context.quadraticCurveTo(-long * 0.9, 0, 0, -long);
      context.fill();
    });
  }
}
