import { isOpenSky } from '../../brief/reading/scene/open-sky.ts';
import { colorList, fromHex, mix, type Rgb } from '../../core/color.ts';
import { fillBox } from '../../core/ink.ts';
import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf, isOvercast } from '../../stage/brief-questions.ts';
import { preferHorizon } from '../../stage/camera.ts';
import {
  type ForestLayout,
  type ForestPlan,
  isClosed,
  paintFloor,
  shapeFloor,
} from '../../stage/ground/forest-floor.ts';
import { layWay } from '../../stage/ground/path.ts';
import { renderTerrain } from '../../stage/ground/terrain.ts';
import { paintRays } from '../../stage/light/rays.ts';
import { paintLightPools } from '../../stage/plants/canopy.ts';
import { drawFern } from '../../stage/plants/foliage-fern.ts';
import { drawGrass } from '../../stage/plants/foliage-grass.ts';
import type { Bark } from '../../stage/plants/foliage-trunks.ts';
import { growTrees, raiseTrunks } from '../../stage/plants/forest-trees.ts';
import { chooseFrameSides, frameWithTrees } from '../../stage/plants/near-frame.ts';
import { paintHazeBand } from '../../stage/sky/haze-band.ts';
import { paintSky } from '../../stage/sky/sky.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';

const LEAVES = { spring: '#8fb84c', summer: '#4f7f38', autumn: '#cf8a30', winter: '#6f7458' } as const;

const HORIZONS: Record<ForestLayout, readonly number[]> = {
  clearing: [0.42, 0.52, 0.64],
  'pine-valley': [0.44, 0.54, 0.64],
  'pine-hall': [0.48, 0.58, 0.66],
  cathedral: [0.52, 0.62, 0.7],
  birches: [0.48, 0.58, 0.66],
  woodland: [0.46, 0.56, 0.66],
};

/** A clearing, a valley of pines, a hall of great trunks, birches, or a leafy wood. */
export function paintForest(stage: Stage): void {
  const random = stage.random.fork('forest');
  const layout = chooseLayout(stage, random);
  preferHorizon(stage, random.pick<number>(HORIZONS[layout]));
  paintSky(stage, { coverage: 0.25 });
  const plan = planWood(stage, random, layout);
  const closed = isClosed(layout);
  const { water } = renderTerrain(
    stage,
    { height: shapeFloor(stage, random, plan), paint: paintFloor(stage, plan) },
    { far: 240, haze: closed ? 0.02 : 0.0125, dapple: isOvercast(stage.brief) ? 0 : 0.5 },
  );
  if (closed) paintDeepWood(stage, plan);
  if (!forbids(stage.brief, 'tree')) {
    if (closed) raiseTrunks(stage, random, plan);
    else growTrees(stage, random, plan);
  }
  if (plan.stream) reflectInWater(stage, { water, mirror: [0.6, 0.3] });
  paintHazeBand(stage, {
    y: stage.horizon + stage.height * 0.03,
    reach: stage.height * 0.09,
    strength: 0.34,
  });
  if (closed) paintLightPools(stage, random);
  shineThrough(stage, closed);
  addForeground(stage, random, plan);
}

function chooseLayout(stage: Stage, random: Random): ForestLayout {
  const { place } = stage.brief;
  if (place === 'birch-forest') return 'birches';
  if (place === 'pine-forest')
    return random.pick<ForestLayout>(['pine-valley', 'pine-hall', 'pine-hall', 'clearing']);
  // What is told of in the sky is seen over an open place.
  if (isOpenSky([...stage.brief.features])) return random.pick<ForestLayout>(['clearing', 'pine-valley']);
  // A house needs an open place, and snow lies best on open pines.
  if (hasSubjectOf(stage.brief, 'building')) return random.pick<ForestLayout>(['clearing', 'pine-valley']);
  if (stage.brief.snow) return random.pick<ForestLayout>(['clearing', 'pine-valley', 'birches']);
  if (stage.brief.season === 'autumn')
    return random.pick<ForestLayout>(['birches', 'woodland', 'clearing', 'cathedral']);
  return random.pick<ForestLayout>(['clearing', 'pine-valley', 'cathedral', 'birches', 'woodland']);
}

function planWood(stage: Stage, random: Random, layout: ForestLayout): ForestPlan {
  const { features, composition, season, snow } = stage.brief;
  const autumn = season === 'autumn' || features.has('autumn-leaves') || features.has('falling-leaves');
  const stream = features.has('river') || features.has('lake') || features.has('waterfall');
  const path =
    !stream &&
    (features.has('path') || features.has('road') || composition === 'leading-lines' || random.chance(0.55));
  const way = layWay(stage, random, { targetX: random.range(-5, 5), swing: 1.5 });
  return {
    layout,
    floor: snow
      ? [232, 238, 248]
      : fromHex(
          autumn ? random.pick(['#9a6a34', '#8a5c30']) : random.pick(['#6f8a3c', '#62843f', '#7d8f42']),
        ),
    leaves: fromHex(
      layout === 'pine-hall'
        ? '#3f6b45'
        : autumn
          ? random.pick(['#cf8a30', '#b8502a', '#d9a83a'])
          : LEAVES[season],
    ),
    bark: chooseBark(layout, random),
    way: path ? way : undefined,
    stream: stream ? way : undefined,
  };
}

function chooseBark(layout: ForestLayout, random: Random): Bark {
  if (layout === 'birches') return 'birch';
  if (layout === 'pine-hall') return 'pine';
  return layout === 'cathedral' ? random.pick<Bark>(['redwood', 'pine']) : 'oak';
}

/** Behind the trunks the wood fades into its own green or golden haze, not into sky. */
function paintDeepWood(stage: Stage, plan: ForestPlan): void {
  const { context, width, horizon, palette, brief } = stage;
  const dim = palette.night ? 0.55 : 1;
  const haze = mix(palette.fog, mix(plan.leaves, palette.sun, 0.3), brief.snow ? 0.1 : 0.42);
  const gradient = context.createLinearGradient(0, 0, 0, horizon + stage.height * 0.06);
  const css = (color: Rgb, alpha: number) =>
    `rgba(${color.map((value) => Math.round(value * dim)).join(',')},${alpha})`;
  gradient.addColorStop(0, css(mix(haze, plan.leaves, 0.35), 0.9));
  gradient.addColorStop(0.6, css(haze, 0.72));
  gradient.addColorStop(0.9, css(haze, 0.9));
  gradient.addColorStop(1, css(haze, 0));
  fillBox(context, gradient, 0, 0, width, horizon + stage.height * 0.06);
  if (!palette.night && !isOvercast(brief)) {
    // Somewhere the light breaks through.
    const x = width * (stage.sun.x > width / 2 ? 0.6 : 0.4);
    const glow = context.createRadialGradient(x, horizon * 0.55, 0, x, horizon * 0.6, width * 0.5);
    glow.addColorStop(0, css(mix(palette.sun, [255, 246, 190], 0.4), brief.snow ? 0.4 : 0.8));
    glow.addColorStop(1, css(palette.sun, 0));
    fillBox(context, glow, 0, 0, width, horizon + stage.height * 0.02);
  }
  stage.palette = { ...palette, fog: [haze[0] * dim, haze[1] * dim, haze[2] * dim] };
}

function shineThrough(stage: Stage, closed: boolean): void {
  const { brief, palette, sun } = stage;
  const wished =
    brief.features.has('rays') ||
    brief.features.has('divine') ||
    brief.lighting === 'volumetric' ||
    brief.lighting === 'divine';
  if (palette.night || (isOvercast(brief) && !wished)) return;
  paintRays(stage, {
    x: sun.x,
    y: closed ? -stage.height * 0.08 : sun.y,
    strength: wished ? 0.4 : 0.22,
    count: wished ? 24 : 17,
  });
}

function addForeground(stage: Stage, random: Random, plan: ForestPlan): void {
  if (stage.brief.cameraAngle === 'aerial') return;
  if (!isClosed(plan.layout)) {
    const sides = random.chance(0.4) ? ([-1, 1] as const) : chooseFrameSides(stage, random, 0.75);
    frameWithTrees(stage, random, {
      kind: random.chance(0.7) ? 'pine' : 'leafy',
      sides,
      tall: random.range(0.7, 1),
    });
  }
  if (stage.brief.snow) return;
  stage.foreground.push(() => {
    drawGrass(stage, {
      color: mix(plan.floor, [84, 112, 52], 0.6),
      reach: 0.1,
      flowers: stage.brief.features.has('flowers') ? colorList('#f0ecfa #dc96dc') : [],
    });
    for (const side of [-1, 1]) {
      for (let fern = 0; fern < 3; fern++) {
        const x = stage.width * (0.5 + side * random.range(0.3, 0.52));
        drawFern(
          stage,
          {
            x,
            y: stage.height * random.range(0.98, 1.04),
            size: Math.min(stage.width, stage.height) * random.range(0.1, 0.17),
            distance: 0,
          },
          random,
          plan.leaves,
        );
      }
    }
  });
}
