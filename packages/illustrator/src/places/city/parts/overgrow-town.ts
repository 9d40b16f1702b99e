import { createLayer } from '../../../core/canvas.ts';
import { type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Random } from '../../../core/random.ts';
import { project } from '../../../stage/camera.ts';
import { SKY_DEPTH } from '../../../stage/depth-stamp.ts';
import { litColor } from '../../../stage/light/lighting.ts';
import { drawTuft } from '../../../stage/plants/foliage-tuft.ts';
import type { Stage } from '../../../stage/stage.types.ts';

const LEAVES: readonly Rgb[] = [
  [74, 116, 52],
  [96, 138, 58],
  [56, 96, 50],
  [120, 150, 74],
];

/** Told of a town that people have left. */
export function isLeft({ brief }: Stage): boolean {
  return ['ruined', 'overgrown'].some((quality) => brief.placeQualities?.includes(quality));
}

/**
 * Remembers the sky before a town is built.
 * @returns what breaks the tops of its houses, so that this sky is seen through them, and has plants grow all over it
 */
export function letRuin(stage: Stage): (random: Random) => void {
  const sky = createLayer(stage.width, stage.height);
  sky.context.drawImage(stage.context.canvas, 0, 0);
  return (random) => {
    breakTops(stage, sky.canvas, random.fork('broken tops'));
    stage.checkpoint.check();
    hangGreen(stage, random.fork('vines'));
    stage.checkpoint.check();
    growOnGround(stage, random.fork('weeds'));
  };
}

/** The first row of a column that is no sky. */
function topOf({ width, depth, horizon }: Stage, x: number): number {
  const column = Math.max(0, Math.min(width - 1, Math.round(x)));
  let row = 0;
  while (row < horizon && depth[row * width + column]! >= SKY_DEPTH) row++;
  return row;
}

function breakTops(stage: Stage, sky: ReturnType<typeof createLayer>['canvas'], random: Random): void {
  const { context, width, height, horizon, depth } = stage;
  for (let hole = 0; hole < 11; hole++) {
    const x = random.next() * width;
    const top = topOf(stage, x);
    const deep = (horizon - top) * random.range(0.12, 0.34);
    if (deep < height * 0.03) continue;
    const half = width * random.range(0.018, 0.05);
    const edge = Array.from({ length: 8 }, (_, step) => {
      const across = step / 3.5 - 1;
      return [x + across * half, top + deep * (1 - Math.abs(across)) * random.range(0.55, 1.15)] as const;
    });
    context.save();
    context.beginPath();
    context.moveTo(x - half, -1);
    for (const [at, y] of edge) context.lineTo(at, y);
    context.lineTo(x + half, -1);
    context.clip();
    context.drawImage(sky, 0, 0);
    context.restore();
    for (const [at, y] of edge)
      for (let row = 0; row < y; row++)
        depth[row * width + Math.max(0, Math.min(width - 1, Math.round(at)))] = SKY_DEPTH;
  }
}

/** Curtains of leaves from roofs and ledges, and others that climb from the ground. */
function hangGreen(stage: Stage, random: Random): void {
  const { width, height, horizon } = stage;
  const size = Math.min(width, height);
  for (let vine = 0; vine < 90; vine++) {
    const x = random.next() * width;
    const top = topOf(stage, x);
    if (horizon - top < height * 0.03) continue;
    const hangs = random.chance(0.6);
    const long = (horizon - top) * random.range(0.15, hangs ? 0.6 : 0.5);
    const leaf = size * leafSize(stage, x, horizon - 2);
    const from = hangs ? top + (horizon - top) * random.range(0, 0.12) : footOf(stage, x) - long;
    for (let down = 0; down < long; down += leaf * 0.7) {
      // Wires and bunting hold none.
      if (depthAt(stage, x, from + down) >= SKY_DEPTH) break;
      const share = hangs ? 1 - down / long : down / long;
      leaves(stage, random, x + Math.sin(down * 0.05) * leaf, from + down, leaf * (0.8 + 2.6 * share), leaf);
    }
  }
}

/** Where the wall of a column meets the ground: below it everything comes nearer. */
function footOf({ width, height, horizon, depth }: Stage, x: number): number {
  const column = Math.max(0, Math.min(width - 1, Math.round(x)));
  const wall = depth[Math.floor(horizon - 1) * width + column]!;
  let row = Math.ceil(horizon);
  while (row < height - 1 && depth[row * width + column]! > wall * 0.98) row++;
  return Math.min(row, height - 1);
}

function leafSize(stage: Stage, x: number, row: number): number {
  return Math.max(0.0055, Math.min(0.014, 0.13 / depthAt(stage, x, row)));
}

function depthAt({ width, height, depth }: Stage, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1, Math.round(x)));
  return depth[Math.max(0, Math.min(height - 1, Math.floor(y))) * width + column]!;
}

function leaves(stage: Stage, random: Random, x: number, y: number, broad: number, leaf: number): void {
  const { context } = stage;
  for (let index = 0; index < 5; index++) {
    context.fillStyle = toCss(
      litColor(stage, scale(random.pick(LEAVES), random.range(0.7, 1.2)), { sun: 0.4 }),
    );
    context.beginPath();
    context.ellipse(
      x + (random.next() + random.next() - 1) * broad,
      y + random.range(-0.6, 0.6) * leaf,
      leaf * random.range(0.5, 0.9),
      leaf * random.range(0.35, 0.6),
      random.next() * 3,
      0,
      7,
    );
    context.fill();
  }
}

/** Weeds along the walls and out of the cracks of the paving, thickest at both sides. */
function growOnGround(stage: Stage, random: Random): void {
  const { width, focal } = stage;
  const spots = Array.from({ length: 150 }, () => {
    const z = 1.9 + random.next() ** 1.6 * 26;
    const reach = (width / focal) * z * 0.5;
    const side = random.chance(0.5) ? 1 : -1;
    return { x: side * reach * random.next() ** 0.55, z };
  }).sort((a, b) => b.z - a.z);
  for (const { x, z } of spots) {
    if (stage.water && z > 3) continue;
    const at = project(stage, x, 0, z);
    const size = at.scale * random.range(0.25, 0.75);
    drawTuft(stage, { x: at.x, y: at.y, size, distance: z }, random, random.pick(LEAVES));
  }
}
