import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf } from '../../stage/brief-questions.ts';
import { preferHorizon } from '../../stage/camera.ts';
import { type BeachLayout, drawShore, type Shore, shapeBeach } from '../../stage/ground/beach-ground.ts';
import { paintRoad } from '../../stage/ground/mountain-ground.ts';
import { layWay } from '../../stage/ground/path.ts';
import { drawRock } from '../../stage/ground/rocks.ts';
import { renderTerrain } from '../../stage/ground/terrain.ts';
import type { Way } from '../../stage/ground/way.types.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawPalm } from '../../stage/plants/foliage-palm.ts';
import { scatter } from '../../stage/scatter.ts';
import { paintSky } from '../../stage/sky/sky.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { isSubjectAtSide } from '../../stage/subject-room.ts';
import { createSea, waveHeight } from '../../stage/water/sea-surface.ts';

/** Sand, surf and sea: straight on, along a curving bay, in a rocky cove, or between palms. */
export function paintBeach(stage: Stage): void {
  const random = stage.random.fork('beach');
  const way = coastRoad(stage, random.fork('road'));
  const layout = way ? 'strand' : random.pick<BeachLayout>(['strand', 'bay', 'cove', 'palms', 'bay']);
  const side = random.chance(0.5) ? 1 : -1;
  preferHorizon(stage, random.pick([0.32, 0.42, 0.5, 0.58]));
  // A boat needs water to float on; people and castles stand on the sand.
  stage.water = hasSubjectOf(stage.brief, 'boat', 'sea-creature');
  paintSky(stage);
  const sea = createSea(stage, random, Math.min(1.1, waveHeight(stage)));
  const shore = drawShore(stage, random, layout, side);
  const surface = shapeBeach(stage, random, sea, shore, side);
  const paint: typeof surface.paint = (point, into) => {
    surface.paint(point, into);
    if (way) paintRoad(stage, way, point, into);
  };
  renderTerrain(
    stage,
    { ...surface, paint },
    {
      far: 480,
      steps: 350,
      haze: 0.0056,
      softShores: true,
      hazeColor: stage.palette.horizon,
      sunHaze: 0.4,
      // Pale sand at noon would be one white.
      ...(stage.palette.sunElevation > 0.2 && !stage.palette.night
        ? { sunShare: 0.7, ambientShare: 0.56 }
        : {}),
    },
  );
  if (!forbids(stage.brief, 'rock') && (layout === 'cove' || random.chance(0.3)))
    placeRocks(stage, random, shore);
  if (!forbids(stage.brief, 'tree', 'palm')) growPalms(stage, random, layout, side, shore);
  paintWishedRays(stage);
}

/** Along the shore; a road that led away would end in the sea. */
function coastRoad(stage: Stage, random: Random): Way | undefined {
  if (!stage.brief.features.has('road') || !hasSubjectOf(stage.brief, 'vehicle')) return undefined;
  return layWay(stage, random);
}

function placeRocks(stage: Stage, random: Random, shore: Shore): void {
  const spots = scatter(stage, random, {
    count: 30,
    near: 7,
    far: 44,
    clear: { x: 0, halfWidth: 2.6, until: 40 },
    grows: (x, z) => Math.abs(shore.inland(x, z)) < 3.4,
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    const size = spot.scale * random.range(0.25, 1.2);
    drawRock(
      stage,
      { x: spot.x, y: spot.y + size * 0.1, size, distance: spot.distance },
      random,
      [124, 108, 96],
    );
  }
}

function growPalms(stage: Stage, random: Random, layout: BeachLayout, side: -1 | 1, shore: Shore): void {
  const { width, height } = stage;
  const far = scatter(stage, random, {
    count: layout === 'bay' ? 70 : 36,
    near: 14,
    far: 90,
    clear: { x: 0, halfWidth: 2.5, until: 20 },
    grows: (x, z) => shore.inland(x, z) > 5,
  });
  for (const spot of far) {
    stage.checkpoint.check();
    drawPalm(
      stage,
      { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(4, 6.5), distance: spot.distance },
      random,
    );
  }
  const sides: readonly (-1 | 1)[] =
    layout === 'palms' || stage.brief.composition === 'framed' || stage.brief.composition === 'symmetrical'
      ? [-1, 1]
      : [side];
  const unit = Math.min(height, width * 1.15);
  if (hasSubjectOf(stage.brief, 'tree')) return;
  stage.foreground.push(() => {
    for (const edge of sides) {
      if (isSubjectAtSide(stage, edge, 0.3)) continue;
      const palms = random.chance(0.3) ? 2 : 1;
      for (let palm = 0; palm < palms; palm++) {
        const x = width * (0.5 + edge * random.range(0.4, 0.54));
        drawPalm(
          stage,
          { x, y: height * random.range(0.86, 1), size: unit * random.range(0.46, 0.74), distance: 0 },
          random,
          -edge * random.range(0.3, 1),
        );
      }
    }
  });
}
