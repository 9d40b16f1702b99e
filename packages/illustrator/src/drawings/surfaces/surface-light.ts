import type { SKRSContext2D } from '../../core/canvas.ts';
import { rows } from '../../core/number-tables.ts';
import type { LaySurface, Sheet } from './surface.types.ts';

/** A bright streak across what is polished. */
export const layGloss: LaySurface = ({ context, width, height, random }) => {
  const from = random.range(0.1, 0.3);
  const gloss = context.createLinearGradient(0, 0, width, height * 0.8);
  for (const [at, alpha] of rows<2>('0,0 0.08,0.62 0.15,0.1 0.19,0.5 0.25,0'))
    gloss.addColorStop(from + at, `rgba(255,255,255,${alpha})`);
  context.fillStyle = gloss;
  context.fillRect(0, 0, width, height);
};

/** Small stars of light. */
export const laySparkles: LaySurface = (sheet) => {
  const { context, width, height, size, random } = sheet;
  context.fillStyle = 'rgba(255,253,236,0.96)';
  for (let index = 0, lit = 0; index < 120 && lit < 16; index++) {
    const [x, y] = [random.next() * width, random.next() * height];
    if (!sheet.covers(x, y)) continue;
    lit++;
    star(context, x, y, size * random.range(0.018, 0.05));
  }
};

function star(context: SKRSContext2D, x: number, y: number, reach: number): void {
  context.beginPath();
  for (let point = 0; point < 8; point++) {
    const angle = (point / 8) * Math.PI * 2;
    const radius = point % 2 === 0 ? reach : reach * 0.16;
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  context.fill();
}

const FIRE = [
  [1, '255,104,24'],
  [0.68, '255,172,48'],
  [0.38, '255,240,170'],
] as const;

/** Flames rise from its upper edges and lick up its sides. */
export function layFlames(sheet: Sheet): void {
  const { context, width, height, size, random } = sheet;
  const glow = context.createLinearGradient(0, 0, 0, height);
  glow.addColorStop(0, 'rgba(255,120,20,0.5)');
  glow.addColorStop(0.7, 'rgba(120,40,10,0.1)');
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  const fires = 34;
  const feet = Array.from({ length: fires }, (_, index) => {
    const x = ((index + random.range(0.2, 0.8)) / fires) * width;
    const top = sheet.topOf(x);
    return top === undefined ? [] : [[x, top + size * random.range(0.05, 0.5)] as const];
  }).flat();
  for (const [x, foot] of feet.sort((one, other) => one[1] - other[1])) {
    if (!sheet.covers(x, foot)) continue;
    // What would rise over the edge of the sheet would be cut flat.
    const rise = Math.min(size * (0.08 + 0.3 * random.next() ** 2), foot - 2);
    const tips = [random.range(0.4, 0.75), 1, random.range(0.3, 0.7)];
    const sway = random.range(-0.24, 0.24) * rise;
    for (const [part, paint] of FIRE) fire(context, x, foot, rise * part, paint, tips, sway * part);
  }
}

/** Three tongues out of one bed, each of its own height. */
function fire(
  context: SKRSContext2D,
  x: number,
  foot: number,
  rise: number,
  paint: string,
  tips: readonly number[],
  sway: number,
): void {
  const half = rise * 0.3;
  // Its foot has no edge: it is where the thing itself burns.
  const heat = context.createLinearGradient(0, foot, 0, foot - rise);
  heat.addColorStop(0, `rgba(${paint},0)`);
  heat.addColorStop(0.3, `rgba(${paint},0.9)`);
  heat.addColorStop(1, `rgba(${paint},0.7)`);
  context.fillStyle = heat;
  context.beginPath();
  context.moveTo(x - half, foot - rise * 0.12);
  for (const [index, tip] of tips.entries()) {
    const left = x - half + (index * half * 2) / 3;
    const [middle, right] = [left + half / 3, left + (half * 2) / 3];
    const low = foot - rise * (index === 2 ? 0.12 : 0.3);
    context.bezierCurveTo(
      left - half * 0.2,
      foot - rise * 0.3,
      middle + sway,
      foot - rise * tip * 0.6,
      middle + sway,
      foot - rise * tip,
    );
    context.bezierCurveTo(
      middle + half * 0.1,
      foot - rise * tip * 0.6,
      right + half * 0.2,
      foot - rise * 0.4,
      right,
      low,
    );
  }
  context.quadraticCurveTo(x + half, foot, x, foot);
  context.quadraticCurveTo(x - half, foot, x - half, foot - rise * 0.12);
  context.fill();
}
