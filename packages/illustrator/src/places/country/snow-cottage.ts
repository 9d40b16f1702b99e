import { colorList, type Rgb, scale, toCss } from '../../core/color.ts';
import { fade, fillBox, radial } from '../../core/ink.ts';
import { pointsAt } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { litColor } from '../../stage/light/lighting.ts';
import type { Spot } from '../../stage/scatter.ts';
import type { Stage } from '../../stage/stage.types.ts';

const WALLS: readonly Rgb[] = colorList('#c4624a #debe8c #926850 #b24c46 #788a9c');

const SNOW: Rgb = [240, 245, 252];

/** A gable towards us, snow a hand thick on the roof, windows that shine when it is dim. */
export function drawSnowCottage(
  stage: Stage,
  random: Random,
  { x, y, scale: unit, distance }: Spot,
  church: boolean,
): void {
  const long = unit * random.range(1.6, 2.4) * (random.chance(0.5) ? 1 : -1);
  const half = unit * (church ? 1.5 : random.range(1.5, 2));
  const eaves = unit * (church ? 2.6 : random.range(1.5, 1.9));
  const cottage: Cottage = {
    x,
    y,
    unit,
    distance,
    half,
    eaves,
    ridge: eaves + half * (church ? 1.3 : 0.95),
    long,
    wall: church ? [226, 220, 208] : random.pick(WALLS),
    lit: long > 0 === stage.sun.x > x,
  };
  drawWalls(stage, cottage);
  drawSnowRoof(stage, cottage);
  if (church) drawSteeple(stage, cottage);
  drawFront(stage, cottage);
  stampHouse(stage, x, y, half, cottage.ridge, distance);
}

interface Cottage {
  x: number;
  y: number;
  /** Pixels per metre. */
  unit: number;
  distance: number;
  /** Half the width of the gable, and heights of eaves and ridge, pixels. */
  half: number;
  eaves: number;
  ridge: number;
  /** How far the long side runs to the right (or left, when negative), pixels. */
  long: number;
  wall: Rgb;
  /** The long side is the sunny one. */
  lit: boolean;
}

function inkOf(stage: Stage, { distance }: Cottage): (color: Rgb, sun?: number) => string {
  return (color, sun = 0.4) => toCss(litColor(stage, color, { distance: distance * 0.6, sun }));
}

/** The long side stands in other light than the gable. */
function drawWalls(stage: Stage, cottage: Cottage): void {
  const { context } = stage;
  const { x, y, unit, half, eaves, ridge, long, wall, lit } = cottage;
  const css = inkOf(stage, cottage);
  const corner = x + Math.sign(long) * half;
  context.fillStyle = css(scale(wall, lit ? 0.92 : 0.6), lit ? 0.46 : 0.16);
  polygon(context, [
    [corner, y],
    [corner + long, y - unit * 0.16],
    [corner + long, y - eaves - unit * 0.1],
    [corner, y - eaves],
  ]);
  context.fillStyle = css(scale(wall, lit ? 0.74 : 1.02), lit ? 0.24 : 0.44);
  polygon(context, [
    [x - half, y],
    [x + half, y],
    [x + half, y - eaves],
    [x, y - ridge],
    [x - half, y - eaves],
  ]);
}

function drawSnowRoof(stage: Stage, cottage: Cottage): void {
  const { context } = stage;
  const { x, y, unit, half, eaves, ridge, long, lit } = cottage;
  const css = inkOf(stage, cottage);
  const corner = x + Math.sign(long) * half * 1.16;
  context.fillStyle = css(SNOW, lit ? 0.5 : 0.3);
  polygon(context, [
    [x, y - ridge - unit * 0.22],
    [x + long, y - ridge - unit * 0.2],
    [corner + long, y - eaves + unit * 0.1],
    [corner, y - eaves + unit * 0.18],
  ]);
  context.strokeStyle = css(SNOW, 0.46);
  context.lineWidth = unit * 0.26;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x - half * 1.14, y - eaves + unit * 0.1);
  context.lineTo(x, y - ridge - unit * 0.1);
  context.lineTo(x + half * 1.14, y - eaves + unit * 0.1);
  context.stroke();
}

/** Two windows and a door below, one window under the roof. */
function drawFront(stage: Stage, cottage: Cottage): void {
  const { context, palette } = stage;
  const { x, y, unit, half, eaves } = cottage;
  const css = inkOf(stage, cottage);
  const warm = palette.night || palette.sunElevation < 0.2;
  for (const [across, up, wide, tall] of [
    [-0.52, 0.62, 0.44, 0.52],
    [0.52, 0.62, 0.44, 0.52],
    [0, eaves / unit + 0.12, 0.36, 0.42],
  ] as const) {
    const left = x + across * half - (wide * unit) / 2;
    const top = y - (up + tall) * unit;
    const frame = unit * 0.05;
    context.fillStyle = css([236, 230, 220]);
    context.fillRect(left - frame, top - frame, wide * unit + frame * 2, tall * unit + frame * 2);
    fillBox(context, warm ? '#ffd27a' : css([74, 88, 110]), left, top, wide * unit, tall * unit);
  }
  fillBox(context, css([92, 62, 48]), x - unit * 0.2, y - unit * 0.9, unit * 0.4, unit * 0.9);
  if (warm) glowFrom(stage, x, y - unit, unit);
}

function polygon(context: Stage['context'], points: ReadonlyArray<readonly [number, number]>): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.fill();
}

function drawSteeple(stage: Stage, cottage: Cottage): void {
  const { context } = stage;
  const { x, unit } = cottage;
  const top = cottage.y - cottage.ridge;
  const css = inkOf(stage, cottage);
  fillBox(context, css([214, 208, 198]), x - unit * 0.6, top - unit * 1.5, unit * 1.2, unit * 2);
  context.fillStyle = css([70, 66, 80]);
  polygon(context, pointsAt(x, top, '-0.76,-1.4 0.76,-1.4 0,-4.2', unit, unit));
  context.fillStyle = css(SNOW, 0.5);
  polygon(context, pointsAt(x, top, '-0.76,-1.4 -0.2,-1.4 0,-4.2', unit, unit));
  context.strokeStyle = css([226, 190, 90]);
  context.lineWidth = Math.max(0.7, unit * 0.09);
  context.beginPath();
  context.moveTo(x, top - unit * 4.1);
  context.lineTo(x, top - unit * 5);
  context.moveTo(x - unit * 0.26, top - unit * 4.7);
  context.lineTo(x + unit * 0.26, top - unit * 4.7);
  context.stroke();
}

function glowFrom({ context }: Stage, x: number, y: number, unit: number): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  const reach = unit * 3.4;
  const glow = radial(context, [x, y, 0, x, y, reach], fade('rgba(255,190,96,0.4)', 'rgba(255,160,70,0)'));
  fillBox(context, glow, x - reach, y - reach, reach * 2, reach * 2);
  context.restore();
}

function stampHouse(stage: Stage, x: number, y: number, half: number, tall: number, distance: number): void {
  const { width, height, depth } = stage;
  const from = Math.max(0, Math.floor(x - half));
  const to = Math.min(width, Math.ceil(x + half));
  for (let row = Math.max(0, Math.floor(y - tall * 0.85)); row < Math.min(height, y); row++) {
    if (to > from) depth.fill(distance, row * width + from, row * width + to);
  }
}
