import { mix, scale, toCss } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from './stage.types.ts';

export interface WaveCrest {
  /** Screen row of the wave's mean level. */
  y: number;
  /** Height in pixels. */
  height: number;
  /** 0 near, 1 lost in the air. */
  haze: number;
}

/** One breaking wave across the whole picture, to be laid in front of ships. */
export function drawWaveCrest(stage: Stage, random: Random, { y, height, haze }: WaveCrest): void {
  const { context, width, palette } = stage;
  const crest = crestLine(stage, random, y, height);
  const body = mix(mix(palette.zenith, [30, 62, 74], 0.65), palette.fog, haze);
  const gradient = context.createLinearGradient(0, y - height, 0, y + height * 1.6);
  gradient.addColorStop(0, toCss(mix(body, [150, 190, 190], 0.42), 0.97));
  gradient.addColorStop(0.35, toCss(body, 0.9));
  gradient.addColorStop(1, toCss(scale(body, 0.6), 0));
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(0, y + height * 1.6);
  for (const point of crest) context.lineTo(point.x, point.y);
  context.lineTo(width, y + height * 1.6);
  context.fill();
  drawFoam(stage, random, crest, { y, height, haze });
}

interface CrestPoint {
  x: number;
  y: number;
}

function crestLine(stage: Stage, random: Random, y: number, height: number): CrestPoint[] {
  const { width, noise } = stage;
  const shift = random.range(0, 99);
  const step = Math.max(2, width / 256);
  const points: CrestPoint[] = [];
  for (let x = 0; x <= width + step; x += step) {
    const across = x / width;
    const long = 0.5 + 0.5 * noise.at(across * 2.6 + shift, shift) + 0.18 * noise.at(across * 6 + shift, 9);
    const chop = noise.at(across * 15 + shift, 3);
    points.push({ x, y: y - (long * 1.25 - 0.35) * height - chop * height * 0.1 });
  }
  return points;
}

/** Fine torn streaks that run down from the crest, and spray blown off it. */
function drawFoam(stage: Stage, random: Random, crest: CrestPoint[], { y, height, haze }: WaveCrest): void {
  const { context, palette } = stage;
  const white = palette.night ? '170,186,206' : '228,238,242';
  context.lineCap = 'round';
  for (const point of crest) {
    const rise = Math.min(1, Math.max(0, (y - point.y) / height));
    const streaks = 2 + Math.round(rise * 7);
    for (let streak = 0; streak < streaks; streak++) {
      const down = random.next() ** 2 * height * (0.1 + rise * 0.5);
      const strength = (0.12 + rise * 0.5) * random.range(0.3, 1) * (1 - haze) * (1 - down / height);
      context.strokeStyle = `rgba(${white},${strength})`;
      context.lineWidth = Math.max(0.6, height * random.range(0.006, 0.022));
      context.beginPath();
      context.moveTo(point.x, point.y + down);
      context.lineTo(
        point.x + random.range(-0.16, 0.16) * height,
        point.y + down + random.range(0.01, 0.12) * height,
      );
      context.stroke();
    }
  }
  for (let drop = 0; drop < 160; drop++) {
    const point = random.pick(crest);
    if (point.y > y - height * 0.25) continue;
    context.fillStyle = `rgba(${white},${random.range(0.08, 0.4)})`;
    context.beginPath();
    context.arc(
      point.x + random.range(-0.2, 0.2) * height,
      point.y - random.next() ** 2 * height * 0.35,
      height * random.range(0.003, 0.012),
      0,
      7,
    );
    context.fill();
  }
}
