import { hslToRgb, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { fade, fillBox, fillDisc, fillOval, radial } from '../../../core/ink.ts';
import { TAU } from '../../../core/maths.ts';
import type { Random } from '../../../core/random.ts';
import { project } from '../../../stage/camera.ts';
import type { Stage } from '../../../stage/stage.types.ts';

/** A feast is on: something to celebrate is named, or festive things hang everywhere. */
export function isFestive({ brief }: Stage): boolean {
  return (
    brief.placeHints?.has('festive') ||
    brief.features.has('joyful') ||
    brief.subjects.some(({ noun, everywhere }) => everywhere && noun.festive)
  );
}

/** Strings with little flags by day and warm bulbs or round lanterns after dark, from house to house over the street. */
export function hangFestoons(stage: Stage, random: Random, half: number): void {
  const { palette, brief } = stage;
  const dark = palette.night || brief.timeOfDay === 'twilight' || brief.timeOfDay === 'sunset';
  const lanterns = dark && random.chance(0.6);
  for (let z = 26; z > 3; z *= 0.78) {
    stage.checkpoint.check();
    const height = random.range(4.2, 5);
    const sag = random.range(0.5, 0.9);
    hangString(stage, random, {
      half,
      z,
      height,
      sag,
      kind: dark ? (lanterns ? 'lanterns' : 'bulbs') : 'flags',
    });
  }
}

interface FestoonString {
  half: number;
  z: number;
  height: number;
  sag: number;
  kind: 'flags' | 'bulbs' | 'lanterns';
}

function hangString(stage: Stage, random: Random, { half, z, height, sag, kind }: FestoonString): void {
  const { context } = stage;
  const pieces = kind === 'lanterns' ? 9 : 15;
  const spots = Array.from({ length: pieces + 1 }, (_, index) => {
    const t = index / pieces;
    return project(stage, -half + 2 * half * t, height - Math.sin(t * Math.PI) * sag, z);
  });
  const size = spots[0]!.scale;
  context.strokeStyle = toCss(stage.palette.night ? [20, 16, 30] : [90, 80, 80], 0.8);
  context.lineWidth = Math.max(0.6, size * 0.02);
  context.beginPath();
  for (const { x, y } of spots) context.lineTo(x, y);
  context.stroke();
  for (const { x, y } of spots.slice(1, -1)) {
    const hue = random.pick([0.01, 0.08, 0.13, 0.33, 0.55, 0.92]);
    if (kind === 'flags') {
      context.fillStyle = toCss(hslToRgb(hue, 0.72, 0.58));
      context.beginPath();
      context.moveTo(x - size * 0.17, y);
      context.lineTo(x + size * 0.17, y);
      context.lineTo(x, y + size * 0.38);
      context.fill();
    } else if (kind === 'bulbs') lightBulb(stage, x, y + size * 0.06, size * 0.07, [255, 222, 150]);
    else
      hangRoundLantern(
        stage,
        x,
        y + size * 0.26,
        size * 0.24,
        hslToRgb(random.pick([0.01, 0.04, 0.1, 0.12]), 0.85, 0.56),
      );
  }
}

export function lightBulb({ context }: Stage, x: number, y: number, radius: number, color: Rgb): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  const glow = context.createRadialGradient(x, y, 0, x, y, radius * 7);
  glow.addColorStop(0, toCss(color, 0.85));
  glow.addColorStop(0.25, toCss(color, 0.28));
  glow.addColorStop(1, toCss(color, 0));
  fillBox(context, glow, x - radius * 7, y - radius * 7, radius * 14, radius * 14);
  context.restore();
  fillDisc(context, mix(color, [255, 255, 255], 0.6), x, y, Math.max(0.6, radius));
}

function hangRoundLantern(stage: Stage, x: number, y: number, radius: number, color: Rgb): void {
  const { context } = stage;
  const body = context.createRadialGradient(x, y, 0, x, y, radius);
  body.addColorStop(0, toCss(mix(color, [255, 246, 200], 0.75)));
  body.addColorStop(0.6, toCss(mix(color, [255, 210, 120], 0.25)));
  body.addColorStop(1, toCss(scale(color, 0.8)));
  fillOval(context, body, x, y, radius, radius * 0.92);
  context.strokeStyle = toCss(scale(color, 0.6), 0.5);
  context.lineWidth = Math.max(0.5, radius * 0.06);
  for (const share of [0.35, 0.75]) {
    context.beginPath();
    context.ellipse(x, y, radius * share, radius * 0.92, 0, 0, TAU);
    context.stroke();
  }
  fillBox(context, [60, 30, 24], x - radius * 0.3, y - radius * 1.02, radius * 0.6, radius * 0.16);
  context.fillRect(x - radius * 0.3, y + radius * 0.86, radius * 0.6, radius * 0.16);
  context.save();
  context.globalCompositeOperation = 'screen';
  const glow = radial(context, [x, y, 0, x, y, radius * 3], fade(toCss(color, 0.5), toCss(color, 0)));
  fillBox(context, glow, x - radius * 3, y - radius * 3, radius * 6, radius * 6);
  context.restore();
}
