import type { Season } from '../../brief/brief.types.ts';
import { colorList, type Rgb, scale, toCss } from '../../core/color.ts';
import { strokeLine } from '../../core/ink.ts';
import { clamp, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { stampDepth } from '../depth-stamp.ts';
import { lightSide, litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';
import type { PlantSpot } from './foliage-pine.ts';

const LEAVES: Record<Season, readonly Rgb[]> = {
  summer: colorList('#4c7a35 #5b8a3a #3f6b35 #6b8f3c'),
  spring: colorList('#7aa64a #e9a7bd #f2c6d2 #8fb85a #f4dfe2'),
  autumn: colorList('#c8702a #d9a032 #a8442a #c48a2e #8f5a2c'),
  winter: [[107, 98, 88]],
};

interface LeafyOptions {
  /** Color of the leaves; that of the season when left out. */
  leaves?: Rgb;
  bark?: Rgb;
  /** 1 is as wide as an oak, 0.6 as slim as a birch. */
  spread?: number;
}

/** A broad-leaved tree: forked trunk and a crown of leaf clusters, lighter towards the sun. Bare in winter. */
export function drawLeafyTree(
  stage: Stage,
  spot: PlantSpot,
  random: Random,
  options: LeafyOptions = {},
): void {
  const { brief } = stage;
  const autumn = brief.features.has('autumn-leaves') || brief.features.has('falling-leaves');
  const season: Season = autumn ? 'autumn' : brief.snow ? 'winter' : brief.season;
  const bark = options.bark ?? [84, 62, 46];
  const spread = options.spread ?? random.range(0.8, 1.1);
  if (season === 'winter' && !options.leaves) {
    drawBareTree(stage, spot, random, bark);
    return;
  }
  drawTrunk(stage, spot, random, bark);
  drawCrown(stage, spot, random, options.leaves ?? random.pick(LEAVES[season]), spread);
  stampDepth(stage, {
    x: spot.x,
    y: spot.y,
    width: spot.size * 0.72 * spread,
    height: spot.size * 0.98,
    distance: spot.distance || 3,
    shape: 'ball',
  });
}

function drawTrunk(stage: Stage, { x, y, size, distance }: PlantSpot, random: Random, bark: Rgb): void {
  const { context } = stage;
  const lean = random.range(-0.04, 0.04) * size;
  context.lineCap = 'round';
  context.strokeStyle = toCss(litColor(stage, bark, { distance }));
  context.lineWidth = size * 0.055;
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(x + lean, y - size * 0.3, x, y - size * 0.56);
  context.stroke();
  context.lineWidth = size * 0.026;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(x + lean * 0.5, y - size * random.range(0.3, 0.38));
    context.lineTo(x + side * size * 0.17, y - size * 0.58);
    context.stroke();
  }
}

interface Cluster {
  dx: number;
  dy: number;
  radius: number;
}

function drawCrown(stage: Stage, spot: PlantSpot, random: Random, leaves: Rgb, spread: number): void {
  const { size } = spot;
  const clusters: Cluster[] = [];
  const number = size > 400 ? 18 : size > 30 ? 9 : 5;
  for (let index = 0; index < number; index++) {
    const angle = (index / number) * TAU + random.range(-0.3, 0.3);
    const reach = index === 0 ? 0 : random.range(number > 9 ? 0.06 : 0.16, 0.26);
    clusters.push({
      dx: Math.cos(angle) * reach * spread,
      dy: Math.sin(angle) * reach * 0.8,
      radius: random.range(0.11, 0.17),
    });
  }
  // Lower clusters first, so that the sunny upper ones overlap them.
  clusters.sort((a, b) => b.dy - a.dy);
  const side = lightSide(stage, spot.x);
  const leavesPerCluster = size > 400 ? 130 : size > 220 ? 46 : size > 90 ? 24 : size > 30 ? 11 : 4;
  for (const cluster of clusters)
    drawCluster(stage, spot, random, { cluster, leaves, side, leavesPerCluster });
}

interface CrownLook {
  cluster: Cluster;
  leaves: Rgb;
  side: number;
  leavesPerCluster: number;
}

function drawCluster(stage: Stage, spot: PlantSpot, random: Random, look: CrownLook): void {
  const { context } = stage;
  const { x, y, size, distance } = spot;
  const { cluster, leaves, side, leavesPerCluster } = look;
  const centreX = x + cluster.dx * size;
  const centreY = y - size * 0.68 + cluster.dy * size;
  const shadow = litColor(stage, scale(leaves, leavesPerCluster > 60 ? 0.58 : 0.5), { distance });
  context.fillStyle = toCss(shadow, 0.95);
  context.beginPath();
  context.ellipse(centreX, centreY, cluster.radius * size, cluster.radius * size * 0.9, 0, 0, TAU);
  context.fill();
  for (let leaf = 0; leaf < leavesPerCluster; leaf++) {
    const angle = random.next() * TAU;
    const reach = Math.sqrt(random.next()) * cluster.radius * size * 1.08;
    const leafX = centreX + Math.cos(angle) * reach;
    const leafY = centreY + Math.sin(angle) * reach * 0.9;
    const towardLight = ((leafX - x) * side * 0.9 - (leafY - (y - size * 0.68)) * 1.3) / size;
    const local = (-Math.sin(angle) * 0.6 + Math.cos(angle) * side * 0.5) * (reach / (cluster.radius * size));
    const brightness = 0.52 + 0.85 * clamp(0.42 + towardLight + local * 0.3);
    const radius =
      (size *
        random.range(0.022, 0.045) *
        (leavesPerCluster > 60 ? 0.62 : leavesPerCluster > 30 ? 0.8 : 1.25)) |
        0 || 1;
    const color = scale(leaves, brightness * random.range(0.9, 1.1));
    context.fillStyle = toCss(litColor(stage, color, { distance, sun: 0.42 }), 0.92);
    context.beginPath();
    context.ellipse(leafX, leafY, radius, radius * 0.72, angle, 0, TAU);
    context.fill();
  }
}

/** Forking branches without leaves; snow lies along them when the ground is white. */
export function drawBareTree(stage: Stage, spot: PlantSpot, random: Random, bark: Rgb = [70, 58, 52]): void {
  const { context, brief } = stage;
  const wood = toCss(litColor(stage, bark, { distance: spot.distance, sun: 0.3 }));
  const snow = toCss(litColor(stage, [236, 242, 252], { distance: spot.distance }), 0.9);
  const levels = spot.size > 120 ? 6 : spot.size > 40 ? 5 : 4;
  context.lineCap = 'round';
  const grow = (x: number, y: number, angle: number, length: number, width: number, level: number): void => {
    const endX = x + Math.cos(angle) * length;
    const endY = y + Math.sin(angle) * length;
    strokeLine(context, wood, width, x, y, endX, endY);
    if (brief.snow && level > 1 && Math.abs(Math.cos(angle)) > 0.35)
      strokeLine(context, snow, width * 0.5, x, y - width * 0.35, endX, endY - width * 0.35);
    if (level >= levels) return;
    const forks = random.chance(0.35) ? 3 : 2;
    for (let fork = 0; fork < forks; fork++) {
      const turn = (fork - (forks - 1) / 2) * random.range(0.5, 0.85) + random.range(-0.12, 0.12);
      grow(endX, endY, angle + turn, length * random.range(0.66, 0.82), width * 0.64, level + 1);
    }
  };
  grow(spot.x, spot.y, -Math.PI / 2 + random.range(-0.06, 0.06), spot.size * 0.3, spot.size * 0.045, 0);
  stampDepth(stage, {
    x: spot.x,
    y: spot.y,
    width: spot.size * 0.05,
    height: spot.size * 0.5,
    distance: spot.distance || 3,
    shape: 'post',
  });
}
