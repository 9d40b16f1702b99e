import { colorList, hslToRgb, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillDisc } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { project } from '../../stage/camera.ts';
import { stampDepth } from '../../stage/depth-stamp.ts';
import { paintFlatGround, traceGround } from '../../stage/ground/city-ground.ts';
import { litColor } from '../../stage/light/lighting.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { wetGround } from '../../stage/weather/wet-ground.ts';
import { hangFestoons, lightBulb } from './parts/festoons.ts';
import type { PaintTown } from './town-street.ts';

/** A fair: a big wheel and tents with pennants behind, booths at the sides, strings of flags or bulbs, trodden grass. */
export const paintFairground: PaintTown = (stage, random, light) => {
  paintFlatGround(stage, stage.brief.snow ? [236, 242, 250] : [150, 170, 96]);
  treadPath(stage, random);
  const asked = stage.brief.subjects.map(({ noun }) => noun.name);
  const side = random.chance(0.5) ? 1 : -1;
  if (!asked.includes('ferris wheel')) turnWheel(stage, random, side * random.range(6, 9), light.dark);
  if (!asked.includes('roller coaster')) layCoaster(stage, side);
  if (!asked.includes('circus tent'))
    pitchTent(stage, random, -side * random.range(6, 8), 26, 4.6, light.dark);
  for (const [x, z, size] of [
    [-side * 11, 20, 2.6],
    [side * 12, 18, 2.6],
    [-side * 7.4, 12.5, 2.2],
    [side * 7, 12, 2.2],
  ] as const)
    pitchTent(stage, random, x, z, size, light.dark);
  for (const edge of [-1, 1]) raisePoles(stage, edge * 4.6);
  hangFestoons(stage, random.fork('festoons'), 4.6);
  if (stage.brief.weather === 'rain') wetGround(stage);
};

function treadPath(stage: Stage, random: Random): void {
  const { context } = stage;
  context.fillStyle = toCss(
    litColor(stage, stage.brief.snow ? [222, 228, 238] : [206, 176, 130], { sun: 0.4 }),
  );
  traceGround(stage, rows<2>('-2,40 2,40 3.6,0.9 -3.6,0.9'));
  context.fill();
  strewGround(stage, random);
}

/** Tufts of grass, straw on the path and confetti keep the ground from looking painted flat. */
function strewGround(stage: Stage, random: Random): void {
  const { context, brief } = stage;
  for (let piece = 0; piece < 420; piece++) {
    const z = 1.6 * 16 ** random.next();
    const x = random.range(-1, 1) * (stage.width / stage.focal) * z * 0.6;
    const onPath = Math.abs(x) < 2.6;
    const color: Rgb = onPath
      ? hslToRgb(random.pick([0.02, 0.12, 0.33, 0.55, 0.9]), random.chance(0.4) ? 0.6 : 0.2, 0.6)
      : scale(brief.snow ? [226, 232, 244] : [120, 160, 76], random.range(0.75, 1.2));
    const at = project(stage, x, 0, z);
    context.fillStyle = toCss(litColor(stage, color, { distance: z, sun: 0.42 }), 0.8);
    context.beginPath();
    context.ellipse(
      at.x,
      at.y,
      at.scale * (onPath ? 0.035 : 0.12),
      at.scale * (onPath ? 0.014 : 0.03),
      0,
      0,
      TAU,
    );
    context.fill();
  }
}

function turnWheel(stage: Stage, random: Random, x: number, dark: boolean): void {
  const { context } = stage;
  const z = 34;
  const hub = project(stage, x, 8.4, z);
  const foot = project(stage, x, 0, z);
  const radius = hub.scale * 7.2;
  const steel = litColor(stage, [226, 222, 226], { distance: z, haze: 0.006, sun: 0.4 });
  context.strokeStyle = toCss(scale(steel, 0.8));
  context.lineWidth = Math.max(1.2, hub.scale * 0.42);
  context.beginPath();
  for (const leg of [-1, 1]) {
    context.moveTo(hub.x, hub.y);
    context.lineTo(foot.x + leg * hub.scale * 3, foot.y);
  }
  context.stroke();
  context.strokeStyle = toCss(steel);
  for (const ring of [1, 0.86]) {
    context.lineWidth = Math.max(1, hub.scale * 0.3);
    context.beginPath();
    context.arc(hub.x, hub.y, radius * ring, 0, TAU);
    context.stroke();
  }
  const cabins = 14;
  const turn = random.next();
  for (let cabin = 0; cabin < cabins; cabin++) {
    const angle = ((cabin + turn) / cabins) * TAU;
    const end = { x: hub.x + Math.cos(angle) * radius, y: hub.y + Math.sin(angle) * radius };
    context.lineWidth = Math.max(0.6, hub.scale * 0.15);
    context.beginPath();
    context.moveTo(hub.x, hub.y);
    context.lineTo(end.x, end.y);
    context.stroke();
    const size = hub.scale * 0.75;
    const color = litColor(stage, hslToRgb(cabin / cabins, 0.7, 0.58), {
      distance: z,
      haze: 0.006,
      sun: 0.5,
    });
    context.fillStyle = toCss(dark ? mix(color, hslToRgb(cabin / cabins, 0.8, 0.6), 0.6) : color);
    context.beginPath();
    context.arc(end.x, end.y + size * 0.4, size, 0, Math.PI);
    context.lineTo(end.x - size * 1.05, end.y - size * 0.1);
    context.quadraticCurveTo(end.x, end.y - size, end.x + size * 1.05, end.y - size * 0.1);
    context.fill();
    if (dark) lightBulb(stage, end.x, end.y, hub.scale * 0.14, hslToRgb(cabin / cabins, 0.9, 0.66));
  }
  fillDisc(context, [240, 190, 80], hub.x, hub.y, hub.scale * 0.9);
  stampDepth(stage, {
    x: hub.x,
    y: foot.y,
    width: radius * 2,
    height: foot.y - hub.y + radius,
    distance: z,
    shape: 'ball',
  });
}

/** A wooden coaster's waves in the distance. */
function layCoaster(stage: Stage, side: number): void {
  const { context } = stage;
  const z = 48;
  const track = Array.from({ length: 40 }, (_, step) =>
    project(
      stage,
      -side * (4 + step * 0.75),
      2.6 + Math.max(0, Math.sin(step * 0.42)) * 6 * (1 - step / 60),
      z,
    ),
  );
  context.strokeStyle = toCss(litColor(stage, [236, 120, 96], { distance: z, haze: 0.008, sun: 0.4 }), 0.9);
  context.lineWidth = Math.max(1, track[0]!.scale * 0.26);
  context.beginPath();
  for (const { x, y } of track) context.lineTo(x, y);
  context.stroke();
  context.lineWidth = Math.max(0.5, track[0]!.scale * 0.07);
  context.beginPath();
  const foot = project(stage, 0, 0, z).y;
  for (const { x, y } of track) {
    context.moveTo(x, y);
    context.lineTo(x, foot);
  }
  context.stroke();
}

const CLOTHS: readonly Rgb[] = colorList('#d6383a #3674b4 #ecaa3c #46966e #c85496');

function pitchTent(stage: Stage, random: Random, x: number, z: number, half: number, dark: boolean): void {
  const { context } = stage;
  stage.checkpoint.check();
  const colors = [
    litColor(stage, random.pick(CLOTHS), { distance: z, haze: 0.006, sun: 0.44 }),
    litColor(stage, [250, 242, 226], { distance: z, haze: 0.006, sun: 0.44 }),
  ];
  const [low, high] = [half * 0.62, half * 1.35];
  const peak = project(stage, x, high, z);
  const at = (share: number, up: number, bulge = 1) =>
    project(stage, x + (share - 0.5) * 2 * half * bulge, up, z);
  const stripes = 8;
  for (let stripe = 0; stripe < stripes; stripe++) {
    const tone = colors[stripe % 2]!;
    const shade = 1.08 - 0.4 * Math.abs(stripe / (stripes - 1) - (stage.light[0] < 0 ? 0.25 : 0.75));
    const [a, b] = [stripe / stripes, (stripe + 1) / stripes];
    context.fillStyle = toCss(
      dark ? mix(scale(tone, shade), [255, 190, 110], 0.25) : scale(tone, shade * 0.92),
    );
    context.beginPath();
    for (const point of [at(a, 0, 0.92), at(b, 0, 0.92), at(b, low), at(a, low)])
      context.lineTo(point.x, point.y);
    context.fill();
    context.fillStyle = toCss(scale(tone, shade));
    context.beginPath();
    const [from, to] = [at(a, low, 1.08), at(b, low, 1.08)];
    context.moveTo(from.x, from.y);
    context.quadraticCurveTo((from.x + peak.x) / 2, peak.y + (from.y - peak.y) * 0.72, peak.x, peak.y);
    context.quadraticCurveTo((to.x + peak.x) / 2, peak.y + (to.y - peak.y) * 0.72, to.x, to.y);
    context.fill();
    context.beginPath();
    context.arc((from.x + to.x) / 2, from.y, Math.abs(to.x - from.x) / 2, 0, Math.PI);
    context.fill();
  }
  const door = at(0.5, 0);
  context.fillStyle = toCss(dark ? [255, 214, 140] : [70, 40, 46]);
  context.beginPath();
  context.moveTo(door.x - peak.scale * half * 0.22, door.y);
  context.lineTo(door.x, door.y - peak.scale * low * 0.92);
  context.lineTo(door.x + peak.scale * half * 0.22, door.y);
  context.fill();
  context.fillStyle = toCss([240, 190, 70]);
  context.fillRect(
    peak.x - peak.scale * 0.04,
    peak.y - peak.scale * half * 0.32,
    peak.scale * 0.08,
    peak.scale * half * 0.34,
  );
  context.beginPath();
  context.moveTo(peak.x, peak.y - peak.scale * half * 0.32);
  context.lineTo(peak.x + peak.scale * half * 0.3, peak.y - peak.scale * half * 0.24);
  context.lineTo(peak.x, peak.y - peak.scale * half * 0.14);
  context.fill();
  stampDepth(stage, {
    x: door.x,
    y: door.y,
    width: peak.scale * half * 2,
    height: door.y - peak.y,
    distance: z,
    shape: 'post',
  });
}

function raisePoles(stage: Stage, x: number): void {
  const { context } = stage;
  for (let z = 26; z > 4; z *= 0.78) {
    const [foot, head] = [project(stage, x, 0, z), project(stage, x, 4.8, z)];
    context.strokeStyle = toCss(litColor(stage, [190, 150, 110], { distance: z, sun: 0.4 }));
    context.lineWidth = Math.max(0.8, foot.scale * 0.07);
    context.beginPath();
    context.moveTo(foot.x, foot.y);
    context.lineTo(head.x, head.y);
    context.stroke();
  }
}
