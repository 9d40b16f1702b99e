import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Random } from '../../../core/random.ts';
import { project } from '../../../stage/camera.ts';
import { stampDepth } from '../../../stage/depth-stamp.ts';
import { litColor } from '../../../stage/light/lighting.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import type { CityLight } from '../city-light.ts';

interface CottageSpot {
  /** World metres: left front corner, on ground `lift` metres high. */
  x: number;
  z: number;
  lift: number;
  wide: number;
  deep: number;
  high: number;
}

type Corner = readonly [x: number, y: number, z: number];

const WALLS: readonly Rgb[] = colorList('#f4e8d0 #e8c496 #d69c7c #e2d6c4 #becec4');
const DOORS: readonly Rgb[] = colorList('#963c32 #426860 #785032 #465a8c');
const BLOSSOMS: readonly Rgb[] = colorList('#ce4646 #e68caa #78a05a');
const ROOFS: readonly Rgb[] = colorList('#b0543a #8c4a38 #c49c5c #6a6268');

/** A village house seen at an angle: front, the side we can see, a roof with its ridge across, a chimney. */
export function raiseCottage(stage: Stage, random: Random, light: CityLight, spot: CottageSpot): void {
  const { x, z, wide, deep, high } = spot;
  const ridge = high + deep * 0.62;
  raiseWalls(stage, spot, random.pick(WALLS), ridge);
  layRoof(stage, spot, stage.brief.snow ? [238, 243, 250] : random.pick(ROOFS), ridge);
  const stack = x + wide * random.pick([0.22, 0.78]);
  const brick = litColor(stage, [166, 96, 76], { distance: z, haze: HAZE, sun: 0.4 });
  fillCorners(stage, spot, upright(stack - 0.2, stack + 0.2, ridge - 0.4, ridge + 0.65, z + deep / 2), brick);
  openFront(stage, random, light, spot);
  smoke(stage, random, project(stage, stack, ridge + 0.7 + spot.lift, z + deep / 2), z);
  const foot = project(stage, x + wide / 2, spot.lift, z);
  const width = foot.scale * wide * 1.1;
  stampDepth(stage, { x: foot.x, y: foot.y, width, height: foot.scale * ridge, distance: z, shape: 'post' });
}

/** Haze per metre over a village. */
const HAZE = 0.007;

/** A rectangle that faces us. */
function upright(left: number, right: number, low: number, top: number, z: number): Corner[] {
  return [
    [left, low, z],
    [right, low, z],
    [right, top, z],
    [left, top, z],
  ];
}

function raiseWalls(stage: Stage, spot: CottageSpot, wall: Rgb, ridge: number): void {
  const { x, z, wide, deep, high } = spot;
  const lit = (sun: number) => litColor(stage, wall, { distance: z, haze: HAZE, sun });
  const side = x + wide < 0 ? x + wide : x > 0 ? x : undefined;
  if (side !== undefined) {
    const gable: Corner[] = [
      [side, 0, z],
      [side, high, z],
      [side, ridge, z + deep / 2],
      [side, high, z + deep],
      [side, 0, z + deep],
    ];
    fillCorners(stage, spot, gable, lit(Math.max(0.08, 0.3 - Math.sign(side) * stage.light[0] * 0.4)));
  }
  fillCorners(stage, spot, upright(x, x + wide, 0, high, z), lit(stage.light[2] < 0 ? 0.44 : 0.22));
}

/** The slope that faces us, with its courses of tiles and the board under the eaves. */
function layRoof(stage: Stage, spot: CottageSpot, roof: Rgb, ridge: number): void {
  const { x, z, wide, deep, high } = spot;
  const eaves = 0.28;
  const [left, right, foot] = [x - eaves, x + wide + eaves, high - 0.12];
  const tile = litColor(stage, roof, { distance: z, haze: HAZE, sun: 0.46 });
  const slope: Corner[] = [
    [left, foot, z - eaves],
    [right, foot, z - eaves],
    [right, ridge + 0.06, z + deep / 2],
    [left, ridge + 0.06, z + deep / 2],
  ];
  fillCorners(stage, spot, slope, tile);
  for (let course = 1; course < 5; course++) {
    const t = course / 5;
    const y = foot + (ridge - high + 0.18) * t;
    const depth = z - eaves + (deep / 2 + eaves) * t;
    fillCorners(stage, spot, upright(left, right, y, y + 0.05, depth), scale(tile, 0.85));
  }
  fillCorners(stage, spot, upright(left, right, high - 0.22, high - 0.1, z - eaves), scale(tile, 0.66));
}

function fillCorners(stage: Stage, { lift }: CottageSpot, corners: readonly Corner[], color: Rgb): void {
  const { context } = stage;
  context.fillStyle = toCss(color);
  context.beginPath();
  for (const [x, y, z] of corners) {
    const point = project(stage, x, y + lift, z);
    context.lineTo(point.x, point.y);
  }
  context.fill();
}

function openFront(stage: Stage, random: Random, light: CityLight, spot: CottageSpot): void {
  const { x, z, wide, high } = spot;
  const patch = (left: number, low: number, width: number, height: number, color: Rgb) =>
    fillCorners(stage, spot, upright(x + left, x + left + width, low, low + height, z), color);
  const lit = (color: Rgb) => litColor(stage, color, { distance: z, haze: HAZE, sun: 0.42 });
  const frame = lit([250, 244, 230]);
  const doorAt = wide / 2 - 0.4;
  patch(doorAt - 0.09, 0, 0.98, 1.9, frame);
  patch(doorAt, 0, 0.8, 1.8, lit(random.pick(DOORS)));
  for (let storey = 0; storey < (high > 3.2 ? 2 : 1); storey++)
    for (const share of storey === 0 ? [0.2, 0.8] : [0.22, 0.5, 0.78]) {
      const [left, low] = [wide * share - 0.4, 0.85 + storey * 1.9];
      const glow = random.chance(light.dark ? 0.8 : light.lit);
      const glass = glow ? light.lamps[0]! : mix(lit([86, 112, 136]), stage.palette.middle, 0.3);
      patch(left - 0.09, low - 0.09, 0.98, 1.02, frame);
      patch(left, low, 0.8, 0.84, glass);
      patch(left + 0.37, low, 0.06, 0.84, frame);
      patch(left, low + 0.4, 0.8, 0.06, frame);
      if (!stage.brief.snow) patch(left - 0.1, low - 0.24, 1, 0.16, lit(random.pick(BLOSSOMS)));
    }
  if (light.dark) warmTheFront(stage, spot);
}

/** Lamplight that spills out of the windows. */
function warmTheFront(stage: Stage, { x, z, wide, lift }: CottageSpot): void {
  const at = project(stage, x + wide / 2, 1 + lift, z - 0.2);
  const { context } = stage;
  const radius = at.scale * wide;
  context.save();
  context.globalCompositeOperation = 'screen';
  const glow = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius * 0.9);
  glow.addColorStop(0, 'rgba(255,196,110,0.45)');
  glow.addColorStop(1, 'rgba(255,180,90,0)');
  context.fillStyle = glow;
  context.fillRect(at.x - radius, at.y - radius, radius * 2, radius * 2);
  context.restore();
}

function smoke(
  { context, palette }: Stage,
  random: Random,
  at: { x: number; y: number; scale: number },
  z: number,
): void {
  if (z > 60) return;
  const drift = random.range(0.2, 0.5);
  for (let puff = 0; puff < 7; puff++) {
    context.fillStyle = toCss(mix([236, 236, 240], palette.fog, 0.4), 0.34 - puff * 0.04);
    context.beginPath();
    context.arc(
      at.x + puff * at.scale * drift * 0.5,
      at.y - puff * at.scale * 0.42,
      at.scale * (0.16 + puff * 0.09),
      0,
      7,
    );
    context.fill();
  }
}
