import type { Random } from '../../core/random.ts';
import { countFor, forbids, isCentred } from '../../stage/brief-questions.ts';
import { drawAsteroid } from '../../stage/sky/asteroid.ts';
import { paintGalaxy } from '../../stage/sky/galaxy.ts';
import { paintNebula } from '../../stage/sky/nebula.ts';
import { drawPlanet, type Planet } from '../../stage/sky/planet.ts';
import type { PlanetKind } from '../../stage/sky/planet-surface.ts';
import { paintStars } from '../../stage/sky/stars.ts';
import type { Stage } from '../../stage/stage.types.ts';

type Layout = 'planet' | 'limb' | 'galaxy' | 'twins' | 'asteroids';

/** Gas clouds with a planet beside the subject, a world below, a galaxy, twin worlds or a belt of rocks. */
export function paintSpace(stage: Stage): void {
  const random = stage.random.fork('space');
  const { palette } = stage;
  stage.floating = true;
  stage.palette = {
    ...palette,
    sun: [255, 236, 214],
    ambient: [84, 80, 132],
    fog: [20, 14, 40],
    horizon: [16, 14, 36],
    night: true,
  };
  stage.light = [stage.sun.x > stage.width / 2 ? 0.7 : -0.7, 0.52, -0.49];
  const layout = chooseLayout(stage, random);
  paintNebula(stage, { strength: layout === 'galaxy' ? 0.55 : random.range(0.7, 1.1) });
  if (layout === 'galaxy') paintGalaxy(stage, random);
  paintStars(stage, { count: 900, fadeAt: stage.height * 1.8 });
  placeWorlds(stage, random, layout);
  if (layout === 'asteroids') scatterAsteroids(stage, random);
}

function chooseLayout(stage: Stage, random: Random): Layout {
  if (forbids(stage.brief, 'planet')) return random.pick<Layout>(['galaxy', 'asteroids']);
  if (stage.brief.cameraAngle === 'aerial' || stage.brief.cameraAngle === 'high') return 'limb';
  return random.pick<Layout>(['planet', 'limb', 'galaxy', 'twins', 'asteroids', 'planet']);
}

function placeWorlds(stage: Stage, random: Random, layout: Layout): void {
  const { width, height, brief } = stage;
  const unit = Math.min(width, height);
  if (layout === 'limb') {
    drawPlanet(stage, chooseLimb(stage, random), random);
    return;
  }
  const side = random.chance(0.5) ? random.range(0.2, 0.28) : random.range(0.72, 0.8);
  // A planet among the subjects is drawn by the subjects; the background keeps room for it.
  const own = brief.subjects.some(({ noun }) => noun.kind === 'celestial');
  const worlds: Planet[] = [];
  const world = (x: number, y: number, radius: number, kinds: readonly PlanetKind[]) =>
    worlds.push({ x: width * x, y: height * y, radius: unit * radius, kind: random.pick(kinds) });
  if ((layout === 'planet' || layout === 'twins') && !own) {
    stage.freeSide = isCentred(brief) ? 0.5 : 1 - side;
    world(side, random.range(0.26, 0.42), random.range(0.15, 0.25), PLANET_KINDS);
  }
  if (layout === 'twins') {
    const across = 1 - side + random.range(-0.06, 0.06);
    world(across, random.range(0.7, 0.84), random.range(0.08, 0.13), ['rock', 'ice', 'lava']);
  }
  if (random.chance(0.6))
    world(random.range(0.05, 0.95), random.range(0.08, 0.3), random.range(0.025, 0.06), ['rock']);
  for (const planet of worlds) drawPlanet(stage, planet, random);
}

const PLANET_KINDS: readonly PlanetKind[] = ['gas', 'ice', 'ringed', 'earth', 'lava', 'rock'];

/** The curved edge of a world below the viewer. */
function chooseLimb({ width, height }: Stage, random: Random): Planet {
  const radius = Math.max(width, height) * random.range(0.8, 1.1);
  return {
    x: width * random.range(0.35, 0.65),
    y: height * random.range(0.74, 0.84) + radius,
    radius,
    kind: random.pick<PlanetKind>(['earth', 'ice', 'lava']),
  };
}

function scatterAsteroids(stage: Stage, random: Random): void {
  const { width, height } = stage;
  const unit = Math.min(width, height);
  const slope = random.range(-0.4, 0.4);
  const rocks = Array.from({ length: countFor(stage.brief, 46) }, () => ({
    x: random.range(-0.05, 1.05),
    across: random.range(-1, 1) ** 3 * 0.3,
    size: 0.006 + random.next() ** 4 * 0.06,
  })).sort((a, b) => a.size - b.size);
  for (const rock of rocks) {
    stage.checkpoint.check();
    const y = height * (0.62 + (rock.x - 0.5) * slope + rock.across);
    const tone = 0.7 + rock.size * 8;
    drawAsteroid(
      stage,
      { x: width * rock.x, y, radius: rock.size * unit, color: [152 * tone, 136 * tone, 124 * tone] },
      random,
    );
  }
}
