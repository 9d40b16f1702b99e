import type { SKRSContext2D } from '../../core/canvas.ts';
import type { LaySurface, Sheet } from './surface.types.ts';

/** A door at the foot and lit windows above: whatever has the shape of a house can be lived in. */
export const layDwelling: LaySurface = (sheet) => {
  const { context, width, height } = sheet;
  const unit = Math.min(width, height) * 0.13;
  const foot = widestFoot(sheet);
  layDoor(context, foot, height, unit);
  let shown = 0;
  for (const y of [0.68, 0.42, 0.2]) {
    for (const shift of [0, -1.9, 1.9, -3.4, 3.4]) {
      const x = (y < 0.5 ? width / 2 : foot) + shift * unit;
      const isFree = y < 0.5 || Math.abs(shift) > 1;
      if (!isFree || shown >= 7 || !fits(sheet, x, height * y, unit * 0.62)) continue;
      layWindow(context, x, height * y, unit);
      shown++;
    }
  }
};

/** The middle of the broadest covered stretch near the ground. */
function widestFoot({ width, height, covers }: Sheet): number {
  let best = { from: width / 2, to: width / 2 };
  let from = 0;
  for (let x = 0; x <= width; x++) {
    if (x < width && covers(x, height * 0.94)) continue;
    if (x - from > best.to - best.from) best = { from, to: x };
    from = x + 1;
  }
  return (best.from + best.to) / 2;
}

function fits({ covers }: Sheet, x: number, y: number, reach: number): boolean {
  return [-1, 1].every((side) => covers(x + side * reach, y - reach) && covers(x + side * reach, y + reach));
}

function layDoor(context: SKRSContext2D, x: number, foot: number, unit: number): void {
  for (const [grow, paint] of [
    [0.14, '#f2e6cc'],
    [0, '#7a3f24'],
  ] as const) {
    context.fillStyle = paint;
    context.beginPath();
    const half = unit * (0.5 + grow);
    const top = foot - unit * (1.7 + grow);
    context.moveTo(x - half, foot);
    context.lineTo(x - half, top + half);
    context.arc(x, top + half, half, Math.PI, 0);
    context.lineTo(x + half, foot);
    context.fill();
  }
  context.strokeStyle = 'rgba(40,18,8,0.6)';
  context.lineWidth = unit * 0.05;
  for (const shift of [-0.2, 0.2]) {
    context.beginPath();
    context.moveTo(x + shift * unit, foot);
    context.lineTo(x + shift * unit, foot - unit * 1.5);
    context.stroke();
  }
  context.fillStyle = '#e8c060';
  context.beginPath();
  context.arc(x + unit * 0.34, foot - unit * 0.75, unit * 0.08, 0, Math.PI * 2);
  context.fill();
}

function layWindow(context: SKRSContext2D, x: number, y: number, unit: number): void {
  for (const [reach, paint] of [
    [0.56, '#f2e6cc'],
    [0.46, '#ffd98a'],
  ] as const) {
    context.fillStyle = paint;
    context.beginPath();
    context.roundRect(x - reach * unit, y - reach * unit, reach * 2 * unit, reach * 2 * unit, unit * 0.1);
    context.fill();
  }
  context.fillStyle = '#f2e6cc';
  context.fillRect(x - unit * 0.04, y - unit * 0.46, unit * 0.08, unit * 0.92);
  context.fillRect(x - unit * 0.46, y - unit * 0.04, unit * 0.92, unit * 0.08);
}
