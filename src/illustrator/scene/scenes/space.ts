import { drawSoftly } from '../../core/canvas.ts';
import { hslToRgb, scale, toCss } from '../../core/colour.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { countFor, forbids, isCentred } from '../brief-questions.ts';
import { paintNebula } from '../nebula.ts';
import { drawPlanet } from '../planet.ts';
import type { PlanetKind } from '../planet-surface.ts';
import { drawRock } from '../rocks.ts';
import type { Stage } from '../stage.types.ts';
import { paintStars } from '../stars.ts';

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
  const side = random.chance(0.5) ? random.range(0.2, 0.28) : random.range(0.72, 0.8);
  const unit = Math.min(width, height);
  // A planet among the subjects is drawn by the subjects; the background keeps room for it.
  const own = brief.subjects.some(({ noun }) => noun.kind === 'celestial');
  const kind = random.pick<PlanetKind>(['gas', 'ice', 'ringed', 'earth', 'lava', 'rock']);
  if (layout === 'limb') {
    const radius = Math.max(width, height) * random.range(0.8, 1.1);
    drawPlanet(
      stage,
      {
        x: width * random.range(0.35, 0.65),
        y: height * random.range(0.74, 0.84) + radius,
        radius,
        kind: random.pick(['earth', 'ice', 'lava']),
      },
      random,
    );
    return;
  }
  if (layout !== 'galaxy' && layout !== 'asteroids' && !own) {
    stage.freeSide = isCentred(brief) ? 0.5 : 1 - side;
    drawPlanet(
      stage,
      {
        x: width * side,
        y: height * random.range(0.26, 0.42),
        radius: unit * random.range(0.15, 0.25),
        kind,
      },
      random,
    );
  }
  if (layout === 'twins') {
    drawPlanet(
      stage,
      {
        x: width * (1 - side + random.range(-0.06, 0.06)),
        y: height * random.range(0.7, 0.84),
        radius: unit * random.range(0.08, 0.13),
        kind: random.pick(['rock', 'ice', 'lava']),
      },
      random,
    );
  }
  if (random.chance(0.6)) {
    drawPlanet(
      stage,
      {
        x: width * random.range(0.05, 0.95),
        y: height * random.range(0.08, 0.3),
        radius: unit * random.range(0.025, 0.06),
        kind: 'rock',
      },
      random,
    );
  }
}

/** A spiral of stars seen at a slant, bright in the middle. */
function paintGalaxy(stage: Stage, random: Random): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  const centre = { x: width * random.range(0.3, 0.7), y: height * random.range(0.26, 0.42) };
  const tilt = random.range(-0.6, 0.6);
  const flat = random.range(0.34, 0.55);
  const hue = random.range(0.55, 0.75);
  const arms = random.pick([2, 2, 3]);
  const place = (radius: number, angle: number): [number, number] => {
    const x = Math.cos(angle) * radius;
    const y = Math.sin(angle) * radius * flat;
    return [
      centre.x + x * Math.cos(tilt) - y * Math.sin(tilt),
      centre.y + x * Math.sin(tilt) + y * Math.cos(tilt),
    ];
  };
  const draw = (soft: Stage['context'], count: number, size: number, strength: number): void => {
    for (let star = 0; star < count; star++) {
      const t = random.next() ** 0.7;
      const arm = (random.integer(arms) / arms) * TAU;
      const scatter = (random.next() + random.next() - 1) * (0.5 - 0.2 * t);
      const [x, y] = place(unit * 0.44 * t, arm + t * 5.2 + scatter);
      soft.fillStyle = toCss(
        hslToRgb(hue + 0.2 * (1 - t) + random.range(-0.06, 0.06), 0.75, 0.55 + 0.35 * (1 - t)),
        strength * (1.1 - t),
      );
      soft.beginPath();
      soft.arc(x, y, size * unit * random.range(0.4, 1.2), 0, TAU);
      soft.fill();
    }
  };
  drawSoftly(context, width, height, { blur: unit * 0.022, blend: 'screen', resolution: 0.25 }, (soft) =>
    draw(soft, 500, 0.022, 0.22),
  );
  drawSoftly(context, width, height, { blur: 0, blend: 'screen', resolution: 1 }, (soft) =>
    draw(soft, countFor(stage.brief, 1500), 0.0013, 0.9),
  );
  const core = context.createRadialGradient(centre.x, centre.y, 0, centre.x, centre.y, unit * 0.2);
  core.addColorStop(0, 'rgba(255,246,222,0.95)');
  core.addColorStop(0.18, 'rgba(255,222,170,0.5)');
  core.addColorStop(1, 'rgba(200,150,255,0)');
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = core;
  context.fillRect(centre.x - unit * 0.2, centre.y - unit * 0.2, unit * 0.4, unit * 0.4);
  context.restore();
}

function scatterAsteroids(stage: Stage, random: Random): void {
  const { width, height, context } = stage;
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
    context.save();
    context.translate(width * rock.x, y);
    context.rotate(random.range(0, TAU));
    const shade = scale([120, 106, 98], 0.55 + rock.size * 7);
    // Two halves back to back make a body that is round on all sides.
    for (const turn of [0, Math.PI]) {
      context.rotate(turn);
      drawRock(stage, { x: 0, y: 0, size: rock.size * unit, distance: 0 }, random, shade);
    }
    context.restore();
  }
}
