import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { stampDepth } from '../depth-stamp.ts';
import { lightSide, litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';

/** Where and how large a plant is drawn. */
export interface PlantSpot {
  /** Foot on the screen, pixels. */
  x: number;
  y: number;
  /** Height in pixels. */
  size: number;
  /** Metres of air in front of it; 0 for a silhouette in the foreground. */
  distance: number;
}

const DARK: Rgb = [31, 61, 44];
const BRIGHT: Rgb = [58, 95, 62];

/** A conifer of overlapping tiers, lit from the side of the sun, with snow on request. */
export function drawPine(stage: Stage, spot: PlantSpot, random: Random, snow = stage.brief.snow): void {
  const { context } = stage;
  const { x, y, size, distance } = spot;
  const needle = mix(DARK, BRIGHT, random.next());
  const side = lightSide(stage, x);
  const tiers = size > 400 ? 17 : size > 140 ? 12 : size > 50 ? 8 : 5;
  const slender = random.range(0.17, 0.24);
  context.fillStyle = toCss(litColor(stage, [70, 52, 40], { distance }));
  context.fillRect(x - size * 0.018, y - size * 0.14, size * 0.036, size * 0.15);
  for (let tier = 0; tier < tiers; tier++) {
    const t = tier / tiers;
    const shape: Tier = {
      x,
      y: y - size * 0.09 - t * size * 0.81,
      half: size * slender * (1 - t * 0.88) * random.range(0.85, 1.12),
      rise: ((size * 0.9) / tiers) * 1.85,
      fringe: size > 400 ? 15 : size > 140 ? 9 : size > 50 ? 7 : 3,
      droop: size * (size > 400 ? 0.016 : 0.026),
    };
    drawTier(stage, shape, scale(needle, 0.62 + 0.5 * t), { side, distance, snow }, random);
  }
  stampDepth(stage, {
    x,
    y,
    width: size * slender * 2,
    height: size,
    distance: distance || 3,
    shape: 'cone',
  });
}

/** A cypress: a slim dark flame, lighter towards the sun. */
export function drawCypress(stage: Stage, { x, y, size, distance }: PlantSpot, random: Random): void {
  const { context } = stage;
  const half = size * random.range(0.085, 0.11);
  const leaf = litColor(stage, mix([38, 74, 44], [62, 96, 52], random.next()), { distance });
  const side = lightSide(stage, x);
  const flame = (wide: number, shift: number) => {
    context.beginPath();
    context.moveTo(x + shift, y - size);
    context.bezierCurveTo(
      x + shift + wide,
      y - size * 0.7,
      x + shift + wide * 1.25,
      y - size * 0.2,
      x + shift + wide * 0.3,
      y,
    );
    context.lineTo(x + shift - wide * 0.3, y);
    context.bezierCurveTo(
      x + shift - wide * 1.25,
      y - size * 0.2,
      x + shift - wide,
      y - size * 0.7,
      x + shift,
      y - size,
    );
    context.fill();
  };
  context.fillStyle = toCss(scale(leaf, 0.72));
  flame(half, 0);
  context.fillStyle = toCss(leaf);
  flame(half * 0.62, side * half * 0.2);
  context.fillStyle = toCss(scale(leaf, 1.3), 0.6);
  flame(half * 0.24, side * half * 0.4);
  stampDepth(stage, { x, y, width: half * 2, height: size, distance: distance || 3, shape: 'cone' });
}

interface Tier {
  x: number;
  y: number;
  half: number;
  rise: number;
  fringe: number;
  droop: number;
}

function drawTier(
  stage: Stage,
  tier: Tier,
  color: Rgb,
  { side, distance, snow }: { side: number; distance: number; snow: boolean },
  random: Random,
): void {
  const { context } = stage;
  const { x, y, half, rise } = tier;
  context.fillStyle = toCss(litColor(stage, color, { distance }));
  context.beginPath();
  fringedEdge(context, tier, random);
  context.quadraticCurveTo(x + half * 0.25, y - rise * 0.45, x, y - rise);
  context.quadraticCurveTo(x - half * 0.25, y - rise * 0.45, x - half, y);
  context.fill();
  const lit = litColor(stage, mix(scale(color, 1.75), stage.palette.sun, 0.14), { distance, sun: 0.5 });
  context.fillStyle = toCss(lit, 0.55);
  context.beginPath();
  context.moveTo(x + side * half, y);
  context.quadraticCurveTo(x + side * half * 0.3, y - rise * 0.45, x, y - rise);
  context.quadraticCurveTo(x + side * half * 0.16, y - rise * 0.3, x + side * half * 0.3, y - tier.droop);
  context.fill();
  if (snow) drawSnow(stage, tier, distance);
}

function fringedEdge(context: Stage['context'], { x, y, half, fringe, droop }: Tier, random: Random): void {
  context.moveTo(x - half, y + random.range(-0.3, 0.3) * droop);
  for (let tooth = 1; tooth < fringe; tooth++) {
    const drop = (tooth % 2 ? -1.15 : 0.4) * droop * random.range(0.6, 1.2);
    context.lineTo(x - half + (2 * half * tooth) / fringe, y + drop);
  }
  context.lineTo(x + half, y);
}

function drawSnow(stage: Stage, { x, y, half, rise, fringe }: Tier, distance: number): void {
  const { context } = stage;
  const top = y - rise;
  const hem = y - rise * 0.12;
  context.fillStyle = toCss(litColor(stage, [236, 242, 252], { distance, sun: 0.32, ambient: 0.74 }), 0.94);
  context.beginPath();
  context.moveTo(x - half * 0.86, hem);
  context.quadraticCurveTo(x - half * 0.24, hem - rise * 0.42, x, top);
  context.quadraticCurveTo(x + half * 0.24, hem - rise * 0.42, x + half * 0.86, hem);
  for (let tooth = fringe; tooth >= 0; tooth--) {
    const t = tooth / fringe;
    const arch = 1 - Math.abs(t - 0.5) * 2;
    const drop = tooth % 2 ? rise * 0.16 : -rise * 0.02;
    context.lineTo(x - half * 0.86 + 1.72 * half * t, hem - rise * 0.34 * arch - drop);
  }
  context.fill();
}
