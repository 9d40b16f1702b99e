import { type Rgb, toCss } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import { ellipse, fill, limb, line, type Point, path } from '../pen.ts';
import type { Hand } from './hand.ts';

/** A candle's flame whose foot is at (x, y); it shines on its own sheet. */
export function flame({ sheet, context }: Hand, x: number, y: number, height: number): void {
  for (const target of [context, sheet.glow]) {
    for (const [part, tone] of [
      [1, [255, 156, 46]],
      [0.72, [255, 208, 84]],
      [0.42, [255, 248, 210]],
    ] as const) {
      const [half, rise] = [height * 0.24 * part, height * part];
      fill(
        target,
        path(
          `M${x} ${y - rise}C${x + half * 1.1} ${y - rise * 0.52} ${x + half * 1.3} ${y} ${x} ${y}C${x - half * 1.3} ${y} ${x - half * 1.1} ${y - rise * 0.52} ${x} ${y - rise}Z`,
        ),
        tone as Rgb,
      );
    }
  }
}

/** Curls of steam rising from (x, y). */
export function steam({ context }: Hand, random: Random, x: number, y: number, height: number): void {
  for (const [shift, rise] of [
    [-0.28, 0.82],
    [0, 1],
    [0.26, 0.74],
  ] as const) {
    const foot = x + shift * height;
    const sway = height * 0.1 * random.pick([-1, 1]);
    const points: Point[] = Array.from(
      { length: 7 },
      (_, step): Point => [
        foot + Math.sin((step / 6) * Math.PI * 2) * sway * (0.5 + step / 8),
        y - (step / 6) * height * rise,
      ],
    );
    for (const [width, alpha] of [
      [1.8, 0.2],
      [1, 0.42],
    ] as const)
      fill(
        context,
        limb(
          points,
          points.map((_, step) => height * 0.075 * width * Math.sin(((step + 0.35) / 6.7) * Math.PI)),
        ),
        `rgba(255,255,255,${alpha})`,
      );
  }
}

/** Four-pointed sparkles. */
export function sparkle(
  { context }: Hand,
  x: number,
  y: number,
  reach: number,
  colour: Rgb = [255, 252, 224],
): void {
  const waist = reach * 0.14;
  fill(
    context,
    path(
      `M${x} ${y - reach}Q${x + waist} ${y - waist} ${x + reach} ${y}Q${x + waist} ${y + waist} ${x} ${y + reach}Q${x - waist} ${y + waist} ${x - reach} ${y}Q${x - waist} ${y - waist} ${x} ${y - reach}Z`,
    ),
    toCss(colour, 0.92),
  );
}

/** A plate or saucer seen a little from above, its rim's middle at (x, y). */
export function plate(
  { context, lightSide }: Hand,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  rim: Rgb,
): void {
  const flat = 0.24;
  fill(context, ellipse(x, y + radius * 0.06, radius, radius * flat), toCss(rim, 1));
  fill(context, ellipse(x, y + radius * 0.07, radius * 0.97, radius * flat), 'rgba(60,40,40,0.35)');
  const face = context.createLinearGradient(x - radius, 0, x + radius, 0);
  const [near, far] = lightSide < 0 ? [0, 1] : [1, 0];
  face.addColorStop(near, 'rgba(255,255,252,1)');
  face.addColorStop(0.5, toCss(colour));
  face.addColorStop(far, toCss([colour[0] * 0.78, colour[1] * 0.78, colour[2] * 0.82]));
  fill(context, ellipse(x, y, radius, radius * flat), face);
  line(context, ellipse(x, y, radius * 0.985, radius * flat * 0.98), rim, radius * 0.03);
  fill(context, ellipse(x, y + radius * 0.012, radius * 0.7, radius * flat * 0.66), 'rgba(90,70,60,0.16)');
  fill(context, ellipse(x, y + radius * 0.03, radius * 0.68, radius * flat * 0.62), toCss(colour, 0.9));
}

/** Lies over everything drawn so far and nothing else: a soft shadow where things touch. */
export function contactShadow(
  { context }: Hand,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  strength = 0.3,
): void {
  context.save();
  context.globalCompositeOperation = 'source-atop';
  const shadow = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  shadow.addColorStop(0, `rgba(34,18,12,${strength})`);
  shadow.addColorStop(0.6, `rgba(34,18,12,${strength * 0.6})`);
  shadow.addColorStop(1, 'rgba(34,18,12,0)');
  context.translate(x, y);
  context.scale(radiusX, radiusY);
  context.fillStyle = shadow;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

/** Streaks of grain along a wooden board. */
export function grain(
  hand: Hand,
  random: Random,
  left: number,
  right: number,
  top: number,
  bottom: number,
  tone: Rgb,
): void {
  const count = 7;
  for (let streak = 0; streak < count; streak++) {
    const y = top + ((streak + random.range(0.2, 0.8)) / count) * (bottom - top);
    const from = left + random.range(0.02, 0.4) * (right - left);
    const to = from + random.range(0.2, 0.55) * (right - left);
    hand.stroke(
      `M${from} ${y}Q${(from + to) / 2} ${y + random.range(-0.006, 0.006)} ${Math.min(to, right)} ${y}`,
      toCss(tone, 0.4),
      0.005,
    );
  }
}
