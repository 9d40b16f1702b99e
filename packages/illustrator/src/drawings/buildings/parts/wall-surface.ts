import type { SKRSContext2D } from '../../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Random } from '../../../core/random.ts';
import { down, fade, fill, line, path } from '../../pen/pen.ts';
import { layStones, type Wall } from './masonry.ts';

/** What a wall is built of, as its surface shows it. */
export type Surface =
  | 'plaster'
  | 'brick'
  | 'stone'
  | 'boards'
  | 'clapboard'
  | 'logs'
  | 'timber-frame'
  | 'panels';

/** Draws the grain of a wall over its plain color. */
export function paintSurface(
  context: SKRSContext2D,
  random: Random,
  wall: Wall,
  color: Rgb,
  surface: Surface,
): void {
  context.save();
  context.beginPath();
  context.rect(wall.left, wall.top, wall.right - wall.left, wall.bottom - wall.top);
  context.clip();
  SURFACES[surface](context, random, wall, color);
  fill(
    context,
    `M${wall.left} ${wall.top}H${wall.right}V${wall.bottom}H${wall.left}Z`,
    down(
      context,
      wall.top,
      wall.bottom,
      fade(
        'rgba(20,12,30,0.22)',
        [0.16, 'rgba(20,12,30,0)'],
        [0.8, 'rgba(20,12,30,0)'],
        'rgba(20,12,30,0.16)',
      ),
    ),
  );
  context.restore();
}

type SurfacePainter = (context: SKRSContext2D, random: Random, wall: Wall, color: Rgb) => void;

const SURFACES: Record<Surface, SurfacePainter> = {
  plaster: (context, random, { left, right, top, bottom }, color) => {
    for (let stain = 0; stain < 14; stain++) {
      const x = random.range(left, right);
      const y = random.range(top, bottom);
      fill(
        context,
        `M${x} ${y}q0.03 -0.012 0.06 0q-0.02 0.02 -0.06 0Z`,
        toCss(scale(color, random.range(0.82, 1.12)), 0.4),
      );
    }
  },
  brick: (context, random, wall, color) => {
    layStones(context, random, wall, color, 0.019, 0.75);
    const rows = path('');
    for (let y = wall.top; y < wall.bottom; y += 0.019) {
      rows.moveTo(wall.left, y);
      rows.lineTo(wall.right, y);
    }
    line(context, rows, toCss(mix(color, [235, 225, 210], 0.4), 0.3), 0.0025);
  },
  stone: (context, random, wall, color) => {
    layStones(context, random, wall, color, 0.032, 0.8);
    layStones(context, random, wall, mix(color, [255, 248, 232], 0.3), 0.026, 0.12);
  },
  boards: (context, random, { left, right, top, bottom }, color) => {
    for (let x = left; x < right; x += 0.04) {
      context.fillStyle = toCss(scale(color, random.range(0.86, 1.1)));
      context.fillRect(x, top, 0.036, bottom - top);
      context.fillStyle = toCss(scale(color, 0.55), 0.7);
      context.fillRect(x + 0.036, top, 0.005, bottom - top);
    }
  },
  clapboard: (context, random, { left, right, top, bottom }, color) => {
    for (let y = top; y < bottom; y += 0.034) {
      context.fillStyle = toCss(scale(color, random.range(0.97, 1.06)), 0.8);
      context.fillRect(left, y, right - left, 0.03);
      context.fillStyle = toCss(scale(color, 0.6), 0.55);
      context.fillRect(left, y + 0.029, right - left, 0.006);
    }
  },
  logs: (context, _random, { left, right, top, bottom }, color) => {
    for (let y = bottom; y > top; y -= 0.045) {
      context.fillStyle = down(
        context,
        y - 0.045,
        y,
        fade(scale(color, 1.28), [0.35, scale(color, 1.02)], scale(color, 0.55)),
      );
      context.fillRect(left, y - 0.045, right - left, 0.044);
    }
  },
  'timber-frame': (context, random, wall, color) => {
    const { left, right, top, bottom } = wall;
    const beam: Rgb = [88, 58, 40];
    const fields = Math.max(2, Math.round((right - left) / 0.16));
    const middle = (top + bottom) / 2;
    line(context, `M${left} ${top + 0.01}H${right}M${left} ${middle}H${right}`, beam, 0.02);
    for (let field = 0; field <= fields; field++) {
      const x = left + ((right - left) * field) / fields;
      line(context, `M${x} ${top}V${bottom}`, beam, 0.018);
      if (field === fields || !random.chance(0.6)) continue;
      const next = left + ((right - left) * (field + 1)) / fields;
      const rising = field < fields / 2;
      line(
        context,
        `M${rising ? x : next} ${bottom}L${rising ? next : x} ${middle}`,
        scale(beam, 0.95),
        0.014,
      );
    }
    fill(context, `M${left} ${bottom}H${right}V${bottom - 0.02}H${left}Z`, scale(color, 0.6));
  },
  panels: (context, _random, { left, right, top, bottom }, color) => {
    const lines = path('');
    for (let y = bottom - 0.1; y > top; y -= 0.1) {
      lines.moveTo(left, y);
      lines.lineTo(right, y);
    }
    for (let x = left + 0.14; x < right; x += 0.14) {
      lines.moveTo(x, top);
      lines.lineTo(x, bottom);
    }
    line(context, lines, toCss(scale(color, 0.7), 0.5), 0.004);
  },
};
