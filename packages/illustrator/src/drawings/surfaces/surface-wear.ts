import { colorList, type Rgb, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { LaySurface, Sheet } from './surface.types.ts';

interface Blotches {
  count: number;
  colors: readonly Rgb[];
  opacity: number;
  /** Radius in parts of the longer side. */
  radius: number;
  /** The part of the height where they begin. */
  from: number;
}

function layBlotches(sheet: Sheet, { count, colors, opacity, radius, from }: Blotches): void {
  const { context, width, height, size, random } = sheet;
  for (let index = 0; index < count; index++) {
    const [x, y] = [random.next() * width, height * (from + random.next() * (1 - from))];
    const reach = size * radius * random.range(0.4, 1.2);
    const color = random.pick(colors);
    const soft = context.createRadialGradient(x, y, 0, x, y, reach);
    soft.addColorStop(0, toCss(color, opacity));
    soft.addColorStop(0.6, toCss(color, opacity * 0.8));
    soft.addColorStop(1, toCss(color, 0));
    context.fillStyle = soft;
    context.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  }
}

export const layDust: LaySurface = (sheet) => {
  const { context, width, height } = sheet;
  context.fillStyle = 'rgba(206,188,154,0.4)';
  context.fillRect(0, 0, width, height);
  layBlotches(sheet, { count: 26, colors: [[222, 206, 176]], opacity: 0.4, radius: 0.12, from: 0 });
};

export const layDirt: LaySurface = (sheet) =>
  layBlotches(sheet, {
    count: 46,
    colors: colorList('#5c4026 #463220 #745432'),
    opacity: 0.6,
    radius: 0.075,
    from: 0.42,
  });

export const layRust: LaySurface = (sheet) =>
  layBlotches(sheet, {
    count: 70,
    colors: colorList('#a65422 #823e1c #be6c2e'),
    opacity: 0.62,
    radius: 0.09,
    from: 0,
  });

const MOSS: readonly Rgb[] = colorList('#567a30 #70943a #44662c');

/** Cushions of moss on whatever faces the sky, some creeping down. */
export const layMoss: LaySurface = (sheet) => {
  const { context, width, size, random } = sheet;
  for (let index = 0; index < 150; index++) {
    const x = random.next() * width;
    const top = sheet.topOf(x);
    if (top === undefined) continue;
    const y = top + size * random.next() ** 3 * 0.4;
    context.fillStyle = toCss(random.pick(MOSS), 0.86);
    context.beginPath();
    context.ellipse(x, y, size * random.range(0.014, 0.036), size * random.range(0.01, 0.022), 0, 0, TAU);
    context.fill();
  }
};

export const layDrops: LaySurface = (sheet) => {
  const { context, width, height, size, random } = sheet;
  for (let index = 0; index < 70; index++) {
    const [x, y] = [random.next() * width, random.next() * height];
    const radius = size * random.range(0.006, 0.016);
    context.fillStyle = 'rgba(206,230,250,0.62)';
    context.beginPath();
    context.ellipse(x, y, radius, radius * 1.35, 0, 0, TAU);
    context.fill();
    context.fillStyle = 'rgba(255,255,255,0.92)';
    context.beginPath();
    context.arc(x - radius * 0.3, y - radius * 0.5, radius * 0.34, 0, TAU);
    context.fill();
  }
};

export const layCracks: LaySurface = (sheet) => {
  const { context, width, height, size, random } = sheet;
  context.strokeStyle = 'rgba(34,26,24,0.72)';
  context.lineJoin = 'round';
  for (let crack = 0; crack < 6; crack++) {
    let [x, y] = [random.next() * width, random.next() * height * 0.6];
    let heading = random.range(0.2, Math.PI - 0.2);
    context.lineWidth = size * random.range(0.005, 0.009);
    context.beginPath();
    context.moveTo(x, y);
    for (let step = 0; step < 6; step++) {
      heading += random.range(-0.8, 0.8);
      x += Math.cos(heading) * size * 0.045;
      y += Math.sin(heading) * size * 0.045;
      context.lineTo(x, y);
    }
    context.stroke();
  }
};

/** Jagged pieces are missing from the upper edge; the rest below them stands. Frames of thin bars stay whole. */
export function breakOff({ context, width, size, random, topOf, covers }: Sheet): void {
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000';
  for (const along of [random.range(0.1, 0.3), random.range(0.42, 0.58), random.range(0.7, 0.9)]) {
    const x = along * width;
    const top = topOf(x);
    if (top === undefined) continue;
    const half = size * random.range(0.05, 0.1);
    const deep = size * random.range(0.06, 0.15);
    const solid = [0.2, 0.4, 0.6, 0.8, 1].filter((part) => covers(x, top + deep * part)).length;
    if (solid < 4) continue;
    context.beginPath();
    context.moveTo(x - half * 1.3, top - size);
    for (let step = 0; step <= 6; step++) {
      const t = step / 6 - 0.5;
      context.lineTo(x + t * half * 2.6, top + deep * (1 - Math.abs(t) * 1.7) * random.range(0.6, 1.1));
    }
    context.lineTo(x + half * 1.3, top - size);
    context.fill();
  }
  context.globalCompositeOperation = 'source-atop';
}
