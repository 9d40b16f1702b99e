import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import { project } from '../camera.ts';
import type { CityLight } from '../city-light.ts';
import { stampDepth } from '../depth-stamp.ts';
import { litColour } from '../lighting.ts';
import type { Stage } from '../stage.types.ts';

export interface CottageSpot {
  /** World metres: left front corner, on ground `lift` metres high. */
  x: number;
  z: number;
  lift: number;
  wide: number;
  deep: number;
  high: number;
}

type Corner = readonly [x: number, y: number, z: number];

const WALLS: readonly Rgb[] = [
  [244, 232, 208],
  [232, 196, 150],
  [214, 156, 124],
  [226, 214, 196],
  [190, 206, 196],
];
const ROOFS: readonly Rgb[] = [
  [176, 84, 58],
  [140, 74, 56],
  [196, 156, 92],
  [106, 98, 104],
];

/** A village house seen at an angle: front, the side we can see, a roof with its ridge across, a chimney. */
export function raiseCottage(stage: Stage, random: Random, light: CityLight, spot: CottageSpot): void {
  const { x, z, wide, deep, high } = spot;
  const wall = random.pick(WALLS);
  const roof: Rgb = stage.brief.snow ? [238, 243, 250] : random.pick(ROOFS);
  const lit = (colour: Rgb, sun: number) => litColour(stage, colour, { distance: z, haze: 0.007, sun });
  const fill = (corners: readonly Corner[], colour: Rgb) => fillCorners(stage, spot, corners, colour);
  const ridge = high + deep * 0.62;
  const side = x + wide < 0 ? x + wide : x > 0 ? x : undefined;
  if (side !== undefined) {
    const sun = 0.3 - Math.sign(side) * stage.light[0] * 0.4;
    fill(
      [
        [side, 0, z],
        [side, high, z],
        [side, ridge, z + deep / 2],
        [side, high, z + deep],
        [side, 0, z + deep],
      ],
      lit(wall, Math.max(0.08, sun)),
    );
  }
  fill(
    [
      [x, 0, z],
      [x + wide, 0, z],
      [x + wide, high, z],
      [x, high, z],
    ],
    lit(wall, stage.light[2] < 0 ? 0.44 : 0.22),
  );
  const eaves = 0.28;
  const tile = lit(roof, 0.46);
  fill(
    [
      [x - eaves, high - 0.12, z - eaves],
      [x + wide + eaves, high - 0.12, z - eaves],
      [x + wide + eaves, ridge + 0.06, z + deep / 2],
      [x - eaves, ridge + 0.06, z + deep / 2],
    ],
    tile,
  );
  for (let course = 1; course < 5; course++) {
    const t = course / 5;
    const y = high - 0.12 + (ridge - high + 0.18) * t;
    const depth = z - eaves + (deep / 2 + eaves) * t;
    fill(
      [
        [x - eaves, y, depth],
        [x + wide + eaves, y, depth],
        [x + wide + eaves, y + 0.05, depth],
        [x - eaves, y + 0.05, depth],
      ],
      scale(tile, 0.85),
    );
  }
  fill(
    [
      [x - eaves, high - 0.22, z - eaves],
      [x + wide + eaves, high - 0.22, z - eaves],
      [x + wide + eaves, high - 0.1, z - eaves],
      [x - eaves, high - 0.1, z - eaves],
    ],
    scale(tile, 0.66),
  );
  const stack = x + wide * random.pick([0.22, 0.78]);
  fill(
    [
      [stack - 0.2, ridge - 0.4, z + deep / 2],
      [stack + 0.2, ridge - 0.4, z + deep / 2],
      [stack + 0.2, ridge + 0.65, z + deep / 2],
      [stack - 0.2, ridge + 0.65, z + deep / 2],
    ],
    lit([166, 96, 76], 0.4),
  );
  openFront(stage, random, light, spot);
  smoke(stage, random, project(stage, stack, ridge + 0.7 + spot.lift, z + deep / 2), z);
  const foot = project(stage, x + wide / 2, spot.lift, z);
  stampDepth(stage, {
    x: foot.x,
    y: foot.y,
    width: foot.scale * wide * 1.1,
    height: foot.scale * ridge,
    distance: z,
    shape: 'post',
  });
}

function fillCorners(stage: Stage, { lift }: CottageSpot, corners: readonly Corner[], colour: Rgb): void {
  const { context } = stage;
  context.fillStyle = toCss(colour);
  context.beginPath();
  for (const [x, y, z] of corners) {
    const point = project(stage, x, y + lift, z);
    context.lineTo(point.x, point.y);
  }
  context.fill();
}

function openFront(stage: Stage, random: Random, light: CityLight, spot: CottageSpot): void {
  const { x, z, wide, high } = spot;
  const patch = (left: number, low: number, width: number, height: number, colour: Rgb) =>
    fillCorners(
      stage,
      spot,
      [
        [x + left, low, z],
        [x + left + width, low, z],
        [x + left + width, low + height, z],
        [x + left, low + height, z],
      ],
      colour,
    );
  const lit = (colour: Rgb) => litColour(stage, colour, { distance: z, haze: 0.007, sun: 0.42 });
  const frame = lit([250, 244, 230]);
  const storeys = high > 3.2 ? 2 : 1;
  const doorAt = wide / 2 - 0.4;
  patch(doorAt - 0.09, 0, 0.98, 1.9, frame);
  patch(
    doorAt,
    0,
    0.8,
    1.8,
    lit(
      random.pick<Rgb>([
        [150, 60, 50],
        [66, 104, 96],
        [120, 80, 50],
        [70, 90, 140],
      ]),
    ),
  );
  for (let storey = 0; storey < storeys; storey++)
    for (const share of storey === 0 ? [0.2, 0.8] : [0.22, 0.5, 0.78]) {
      const [left, low] = [wide * share - 0.4, 0.85 + storey * 1.9];
      const glow = random.chance(light.dark ? 0.8 : light.lit);
      patch(left - 0.09, low - 0.09, 0.98, 1.02, frame);
      patch(
        left,
        low,
        0.8,
        0.84,
        glow ? light.lamps[0]! : mix(lit([86, 112, 136]), stage.palette.middle, 0.3),
      );
      patch(left + 0.37, low, 0.06, 0.84, frame);
      patch(left, low + 0.4, 0.8, 0.06, frame);
      if (!stage.brief.snow)
        patch(
          left - 0.1,
          low - 0.24,
          1,
          0.16,
          lit(
            random.pick<Rgb>([
              [206, 70, 70],
              [230, 140, 170],
              [120, 160, 90],
            ]),
          ),
        );
    }
  if (!light.dark) return;
  const at = project(stage, x + wide / 2, 1 + spot.lift, z - 0.2);
  const { context } = stage;
  context.save();
  context.globalCompositeOperation = 'screen';
  const glow = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, at.scale * wide * 0.9);
  glow.addColorStop(0, 'rgba(255,196,110,0.45)');
  glow.addColorStop(1, 'rgba(255,180,90,0)');
  context.fillStyle = glow;
  context.fillRect(at.x - at.scale * wide, at.y - at.scale * wide, at.scale * wide * 2, at.scale * wide * 2);
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
