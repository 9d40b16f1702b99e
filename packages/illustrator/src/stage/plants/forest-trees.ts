import type { Random } from '../../core/random.ts';
import type { ForestLayout, ForestPlan } from '../ground/forest-floor.ts';
import { castShadows } from '../ground/tree-shadows.ts';
import { type Spot, scatter } from '../scatter.ts';
import type { Stage } from '../stage.types.ts';
import { paintCanopy } from './canopy.ts';
import { drawShrub } from './foliage-cactus.ts';
import { drawFern } from './foliage-fern.ts';
import { drawLeafyTree } from './foliage-leafy.ts';
import { drawPine } from './foliage-pine.ts';
import { drawTrunk } from './foliage-trunks.ts';

/** Metres. */
const GIRTHS: Partial<Record<ForestLayout, number>> = { cathedral: 1.5, birches: 0.34, 'pine-hall': 0.5 };

export function raiseTrunks(stage: Stage, random: Random, plan: ForestPlan): void {
  const girth = GIRTHS[plan.layout] ?? 0.62;
  const spots = scatter(stage, random, {
    count:
      plan.layout === 'birches' || plan.layout === 'pine-hall' ? 130 : plan.layout === 'woodland' ? 86 : 60,
    near: 6.5,
    far: 70,
    clear: { x: 0, halfWidth: 2.5, until: 40 },
    grows: (x, z) => !plan.stream || Math.abs(plan.stream.offset(x, z)) > 2.6,
  });
  castShadows(stage, spots, 7);
  let canopies = 0;
  for (const spot of spots) {
    stage.checkpoint.check();
    while (canopies < 3 && spot.distance < [44, 20, 11][canopies]!)
      hangCanopy(stage, random, plan, canopies++);
    drawTrunk(
      stage,
      {
        x: spot.x,
        y: spot.y + 2,
        width: spot.scale * girth * random.range(0.6, 1.2),
        distance: spot.distance,
        bark: plan.bark,
      },
      random,
    );
    if (spot.distance < 30) plantUndergrowth(stage, spot, random, plan);
  }
}

function hangCanopy(stage: Stage, random: Random, plan: ForestPlan, layer: number): void {
  if (stage.brief.snow || stage.brief.season === 'winter') return;
  paintCanopy(stage, random, {
    leaves: plan.leaves,
    reach: [0.5, 0.36, 0.26][layer]!,
    distance: [34, 16, 5][layer]!,
    count: [150, 150, 130][layer]!,
    size: [0.03, 0.045, 0.065][layer]!,
  });
}

function plantUndergrowth(stage: Stage, spot: Spot, random: Random, plan: ForestPlan): void {
  if (!random.chance(0.5)) return;
  if (stage.brief.snow) {
    drawShrub(
      stage,
      {
        x: spot.x + random.range(-1, 1) * spot.scale,
        y: spot.y,
        size: spot.scale * 0.5,
        distance: spot.distance,
      },
      random,
    );
    return;
  }
  const x = spot.x + random.range(-1, 1) * spot.scale;
  drawFern(
    stage,
    { x, y: spot.y + spot.scale * 0.1, size: spot.scale * random.range(0.35, 0.7), distance: spot.distance },
    random,
    plan.leaves,
  );
}

export function growTrees(stage: Stage, random: Random, plan: ForestPlan): void {
  const spots = scatter(stage, random, {
    count: 250,
    near: 10,
    far: 110,
    clear: {
      x: 0,
      halfWidth: plan.layout === 'clearing' ? 6.2 : 4.6,
      until: plan.layout === 'clearing' ? 30 : 40,
    },
    grows: (x, z) => !plan.stream || Math.abs(plan.stream.offset(x, z)) > 2.6,
  });
  const pines = stage.brief.place === 'pine-forest';
  const share = pines ? 0 : stage.brief.season === 'autumn' ? 0.6 : plan.layout === 'clearing' ? 0.35 : 0.08;
  castShadows(stage, spots, 5.5);
  for (const spot of spots) {
    stage.checkpoint.check();
    const size = spot.scale * random.range(4, 7.5);
    const plant = { x: spot.x, y: spot.y + 1, size, distance: spot.distance };
    if (random.chance(share)) drawLeafyTree(stage, { ...plant, size: size * 0.85 }, random);
    else drawPine(stage, plant, random);
  }
}
