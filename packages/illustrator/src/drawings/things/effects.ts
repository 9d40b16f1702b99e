import { type Rgb, toCss } from '../../core/color.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { down, ellipse, fade, fill, type Gradient, limb, line, type Point, pathAt } from '../pen/pen.ts';
import type { ThingTools } from '../pen/thing-tools.ts';

/** A candle's flame whose foot is at (x, y); it shines on its own sheet. */
export function flame({ sheet, context }: ThingTools, x: number, y: number, height: number): void {
  for (const target of [context, sheet.glow]) {
    for (const [part, tone] of coloredRows<1>('1,#ff9c2e 0.72,#ffd054 0.42,#fff8d2')) {
      const [half, rise] = [height * 0.24 * part, height * part];
      fill(
        target,
        pathAt(x, y, 'M0 -1C1.1 -0.52 1.3 0 0 0C-1.3 0 -1.1 -0.52 0 -1Z', half, rise),
        tone as Rgb,
      );
    }
  }
}

const VEILS = 9;

/** Soft, wavering steam over (x, y), widest in its middle, gone at its top. */
export function steam({ context }: ThingTools, random: Random, x: number, y: number, height: number): void {
  for (const [shift, rise] of rows<2>('-0.26,0.86 0.02,1 0.28,0.76')) {
    const foot = x + shift * height;
    const sway = height * random.range(0.07, 0.12) * random.pick([-1, 1]);
    const phase = random.range(-0.4, 0.4);
    const points = Array.from({ length: 11 }, (_, step): Point => {
      const t = step / 10;
      return [foot + Math.sin(t * 5.6 + phase) * sway * (0.35 + t), y - t * height * rise];
    });
    // Veils of falling width laid over each other have no edge.
    for (let veil = 1; veil <= VEILS; veil++)
      fill(
        context,
        limb(points, steamWidths(height * 0.2 * (veil / VEILS))),
        steamPaint(context, y, height * rise),
      );
  }
}

function steamWidths(width: number): number[] {
  return Array.from(
    { length: 11 },
    (_, step) => width * (0.25 + Math.sin((step / 10) * Math.PI * 0.8) * 0.9),
  );
}

function steamPaint(context: ThingTools['context'], foot: number, rise: number): Gradient {
  return down(
    context,
    foot - rise,
    foot,
    fade(
      'rgba(255,255,255,0)',
      [0.4, 'rgba(255,255,255,0.065)'],
      [0.8, 'rgba(255,255,255,0.085)'],
      'rgba(255,255,255,0)',
    ),
  );
}

/** Four-pointed sparkles. */
export function sparkle(
  { context }: ThingTools,
  x: number,
  y: number,
  reach: number,
  color: Rgb = [255, 252, 224],
): void {
  const waist = reach * 0.14;
  fill(
    context,
    `M${x} ${y - reach}Q${x + waist} ${y - waist} ${x + reach} ${y}Q${x + waist} ${y + waist} ${x} ${y + reach}Q${x - waist} ${y + waist} ${x - reach} ${y}Q${x - waist} ${y - waist} ${x} ${y - reach}Z`,
    toCss(color, 0.92),
  );
}

/** A plate or saucer seen a little from above, its rim's middle at (x, y). */
export function plate(
  { context, lightSide }: ThingTools,
  x: number,
  y: number,
  radius: number,
  color: Rgb,
  rim: Rgb,
): void {
  const flat = 0.24;
  fill(context, ellipse(x, y + radius * 0.06, radius, radius * flat), toCss(rim, 1));
  fill(context, ellipse(x, y + radius * 0.07, radius * 0.97, radius * flat), 'rgba(60,40,40,0.35)');
  const face = context.createLinearGradient(x - radius, 0, x + radius, 0);
  const [near, far] = lightSide < 0 ? [0, 1] : [1, 0];
  face.addColorStop(near, 'rgba(255,255,252,1)');
  face.addColorStop(0.5, toCss(color));
  face.addColorStop(far, toCss([color[0] * 0.78, color[1] * 0.78, color[2] * 0.82]));
  fill(context, ellipse(x, y, radius, radius * flat), face);
  line(context, ellipse(x, y, radius * 0.985, radius * flat * 0.98), rim, radius * 0.03);
  fill(context, ellipse(x, y + radius * 0.012, radius * 0.7, radius * flat * 0.66), 'rgba(90,70,60,0.16)');
  fill(context, ellipse(x, y + radius * 0.03, radius * 0.68, radius * flat * 0.62), toCss(color, 0.9));
}

/** Lies over everything drawn so far and nothing else: a soft shadow where things touch. */
export function contactShadow(
  { context }: ThingTools,
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
  tools: ThingTools,
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
    tools.stroke(
      `M${from} ${y}Q${(from + to) / 2} ${y + random.range(-0.006, 0.006)} ${Math.min(to, right)} ${y}`,
      toCss(tone, 0.4),
      0.005,
    );
  }
}
