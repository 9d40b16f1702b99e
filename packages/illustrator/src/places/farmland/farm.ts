import { colorList, fromHex, type Rgb, toCss } from '../../core/color.ts';
import { fillBox, fillDisc, fillOval } from '../../core/ink.ts';
import { lerp, smoothstep, TAU } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf } from '../../stage/brief-questions.ts';
import { chooseSide, project } from '../../stage/camera.ts';
import { raiseHillForBuilding, raiseRange } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { layWay } from '../../stage/ground/path.ts';
import { castShadows } from '../../stage/ground/tree-shadows.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawGrass } from '../../stage/plants/foliage-grass.ts';
import { drawLeafyTree } from '../../stage/plants/foliage-leafy.ts';
import { createStand, type PlantKind } from '../../stage/plants/plant-stand.ts';
import { scatter } from '../../stage/scatter.ts';
import type { Stage } from '../../stage/stage.types.ts';

/** Stubble and pasture behind a wooden fence, rolled hay, a red barn with its silo under trees. */
export function paintFarm(stage: Stage): void {
  const random = stage.random.fork('farm');
  const { noise, brief } = stage;
  const side = chooseSide(stage, random) || 1;
  const hill = raiseHillForBuilding(stage, random, side);
  const way = layWay(stage, random, { targetX: hill?.x ?? -side * 6, targetZ: 44, swing: 1.6 });
  const far = raiseRange(stage, random, { from: 150, to: 320, height: random.range(20, 60), pitch: 0.008 });
  const grass: Rgb = fromHex(
    { spring: '#86b84c', summer: '#84aa48', autumn: '#a89c48', winter: '#94966e' }[brief.season],
  );
  paintCountry(stage, {
    horizon: random.pick([0.42, 0.5, 0.58]),
    eye: random.range(1.9, 3.2),
    surface: {
      height: (x, z, octaves) =>
        noise.fbm(x * 0.022, z * 0.024, 3) * 3 * smoothstep(8, 60, z) +
        smoothstep(20, 120, z) * 3 +
        far(x, z, octaves) +
        (hill ? hill.rise(x, z, octaves) * 0.6 : 0),
      paint: ({ x, z, height }, paint) => {
        const fine = noise.at((x * 5) / (1 + z * 0.06), (z * 5) / (1 + z * 0.06)) * 0.08;
        const stubble =
          smoothstep(-1, 1, x * side + noise.at(z * 0.1, 3) * 2 - 1) *
          smoothstep(8, 10, z) *
          smoothstep(76, 70, z);
        const rows = Math.sin((x - z * 0.2) * 3.4) * 0.08 * smoothstep(60, 14, z);
        const band = Math.sin(z * 0.09 + x * 0.01 + 2) > 0.2 ? 1 : 0;
        const track = Math.min(Math.abs(way.offset(x, z) - 0.6), Math.abs(way.offset(x, z) + 0.6));
        const worn = smoothstep(0.44, 0.22, track + fine) * smoothstep(80, 50, z);
        const wood = smoothstep(10, 20, height) * smoothstep(140, 180, z);
        for (let channel = 0; channel < 3; channel++) {
          let value = grass[channel]! * (0.97 + fine);
          value = lerp(value, [214, 184, 104][channel]! * (0.96 + fine + rows), stubble * 0.9);
          value = lerp(value, [120, 146, 66][channel]!, band * smoothstep(76, 90, z) * 0.8);
          value = lerp(value, [192, 166, 124][channel]!, worn * 0.85);
          value = lerp(value, [78, 104, 76][channel]!, wood);
          paint[channel] = brief.snow ? lerp(value, 238, 0.86) : value;
        }
      },
    },
    air: { far: 460, haze: 0.0048 },
  });
  growHedgerow(stage, random);
  if (!hasSubjectOf(brief, 'building')) drawBarn(stage, random, side);
  layBales(stage, random, side);
  raiseFence(stage, random, side);
  paintWishedRays(stage);
  if (!brief.snow)
    stage.foreground.push(() =>
      drawGrass(stage, {
        color: grass,
        flowers: colorList('#f6f0e0 #e8586a'),
        reach: 0.08,
        tallness: 1.3,
      }),
    );
}

function growHedgerow(stage: Stage, random: Random): void {
  if (forbids(stage.brief, 'tree')) return;
  const spots = scatter(stage, random, {
    count: 90,
    near: 48,
    far: 220,
    grows: (x, z) => Math.abs((z % 46) - 23) < 5 || stage.noise.at(x * 0.03, z * 0.03) > 0.2,
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    drawLeafyTree(
      stage,
      { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(4, 7.5), distance: spot.distance * 0.7 },
      random,
    );
  }
}

/** A red barn with white trims under a gambrel roof, its round silo beside it. */
function drawBarn(stage: Stage, random: Random, side: number): void {
  const { context } = stage;
  const z = random.range(46, 60);
  const x = -side * random.range(4, 11);
  const foot = project(stage, x, (stage.ground?.(x, z, 4) ?? 0) - 0.2, z);
  const unit = foot.scale;
  const css = (color: Rgb, sun = 0.42) => toCss(litColor(stage, color, { distance: z * 0.5, sun }));
  const lit = stage.sun.x > foot.x;
  const box = (left: number, bottom: number, width: number, tall: number, fill: string) => {
    fillBox(context, fill, foot.x + left * unit, foot.y - (bottom + tall) * unit, width * unit, tall * unit);
  };
  box(4.4, 0, 2.4, 9, css([176, 172, 166], lit ? 0.5 : 0.2));
  box(4.4, 0, 0.9, 9, css([138, 136, 134], lit ? 0.2 : 0.5));
  context.fillStyle = css([120, 124, 130]);
  context.beginPath();
  context.ellipse(foot.x + 5.6 * unit, foot.y - 9 * unit, 1.2 * unit, 0.9 * unit, 0, Math.PI, TAU);
  context.fill();
  const wall = css([172, 52, 42], lit ? 0.46 : 0.26);
  box(-4, 0, 8, 4.2, wall);
  context.fillStyle = wall;
  context.beginPath();
  for (const [across, up] of rows<2>('-4,4.2 -3.2,6.4 0,8 3.2,6.4 4,4.2'))
    context.lineTo(foot.x + across * unit, foot.y - up * unit);
  context.fill();
  context.strokeStyle = stage.brief.snow ? css([240, 245, 252]) : css([92, 84, 84]);
  context.lineWidth = Math.max(1, unit * 0.5);
  context.lineJoin = 'round';
  context.beginPath();
  for (const [across, up] of rows<2>('-4.4,4 -3.4,6.5 0,8.2 3.4,6.5 4.4,4'))
    context.lineTo(foot.x + across * unit, foot.y - up * unit);
  context.stroke();
  const white = css([240, 236, 228]);
  box(-1.5, 0, 3, 3.2, white);
  box(-1.3, 0, 2.6, 3, css([126, 36, 32]));
  context.strokeStyle = white;
  context.lineWidth = Math.max(0.7, unit * 0.16);
  context.beginPath();
  context.moveTo(foot.x - 1.3 * unit, foot.y);
  context.lineTo(foot.x + 1.3 * unit, foot.y - 3 * unit);
  context.moveTo(foot.x + 1.3 * unit, foot.y);
  context.lineTo(foot.x - 1.3 * unit, foot.y - 3 * unit);
  context.stroke();
  box(-0.7, 5, 1.4, 1.2, white);
  box(-0.55, 5.1, 1.1, 1, stage.palette.night ? '#ffce6a' : css([70, 52, 48]));
}

function layBales(stage: Stage, random: Random, side: number): void {
  const stand = createStand(stage, random.fork('bales'), BALE, stage.height * 0.18);
  const spots = scatter(stage, random, {
    count: 30,
    near: 10,
    far: 64,
    clear: { x: 0, halfWidth: 2, until: 16 },
    grows: (x) => x * side > 1.2,
  });
  castShadows(stage, spots, 1.2);
  for (const spot of spots)
    stand(
      { x: spot.x, y: spot.y + spot.scale * 0.08, size: spot.scale * 1.35, distance: spot.distance },
      random,
    );
}

/** A round bale, its wound face towards us. */
const BALE: PlantKind = {
  width: 1.3,
  draw({ context, random, ink, side }) {
    fillOval(context, ink([196, 158, 78], 0.72), -side * 0.16, -0.48, 0.48, 0.48);
    context.fillRect(-side * 0.16 - (side > 0 ? 0 : 0.3), -0.96, 0.3, 0.96);
    const gradient = context.createRadialGradient(side * 0.1, -0.6, 0.05, 0, -0.48, 0.5);
    gradient.addColorStop(0, ink([232, 198, 112], 1.12));
    gradient.addColorStop(1, ink([204, 166, 84], 0.84));
    fillDisc(context, gradient, side * 0.08, -0.48, 0.48);
    context.lineWidth = 0.022;
    for (let ring = 1; ring < 7; ring++) {
      context.strokeStyle = ink([162, 122, 56], random.range(0.85, 1.1));
      context.beginPath();
      context.arc(side * 0.08, -0.48, ring * 0.07, random.range(0, 3), random.range(4, 7));
      context.stroke();
    }
  },
};

function raiseFence(stage: Stage, random: Random, side: number): void {
  const { context } = stage;
  const z = (x: number) => 9 + (x * side > 0 ? 0 : 1) + x * 0.12 * side;
  const post = (x: number) => project(stage, x, stage.ground?.(x, z(x), 4) ?? 0, z(x));
  context.lineCap = 'butt';
  for (let x = -9; x < 9; x += 1.5) {
    if (Math.abs(x + 0.75) < 1.9) continue;
    const from = post(x);
    const to = post(x + 1.5);
    for (const up of [0.42, 0.82]) {
      context.strokeStyle = toCss(litColor(stage, [158, 132, 104], { distance: 5, sun: 0.5 }));
      context.lineWidth = from.scale * 0.1;
      context.beginPath();
      context.moveTo(from.x, from.y - from.scale * (up + random.range(-0.03, 0.03)));
      context.lineTo(to.x, to.y - to.scale * (up + random.range(-0.03, 0.03)));
      context.stroke();
    }
    for (const end of [from, to]) {
      context.fillStyle = toCss(litColor(stage, [132, 106, 82], { distance: 5, sun: 0.4 }));
      context.fillRect(
        end.x - end.scale * 0.065,
        end.y - end.scale * 1.08,
        end.scale * 0.13,
        end.scale * 1.1,
      );
    }
  }
}
