import { colorList, fromHex, mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { fillBox } from '../../../core/ink.ts';
import { rows } from '../../../core/number-tables.ts';
import type { Random } from '../../../core/random.ts';
import { project } from '../../../stage/camera.ts';
import { paintFlatGround, traceGround } from '../../../stage/ground/city-ground.ts';
import { litColor } from '../../../stage/light/lighting.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { wetGround } from '../../../stage/weather/wet-ground.ts';
import type { PaintTown } from '../town-street.ts';
import { facingWall, fillWallPatch, stampWall, type TownWall, wallColor, wallScale } from './town-wall.ts';

const BRICKS: readonly Rgb[] = colorList('#be6046 #a85242 #ce7e5c #96544c #d6bea0');

/** A close wall of bricks over a pavement, with a window or a door, ivy and weeds. */
export const paintBrickWall: PaintTown = (stage, random, light) => {
  paintFlatGround(stage, light.dark ? [120, 114, 122] : [188, 178, 166]);
  const z = 4.6;
  const reach = (stage.width / stage.focal) * z * 0.54;
  const high = 7;
  const wall = facingWall(stage, -reach, z, reach * 2);
  const { backdrop } = stage.brief;
  if (backdrop) plasterWall(wall, random, fromHex(backdrop), high);
  else layBricks(wall, random, random.pick(BRICKS), high);
  const side = random.chance(0.5) ? -1 : 1;
  const feature = reach + side * reach * 0.55;
  if (random.chance(0.6)) openWindow(wall, random, feature, light.dark);
  else if (random.chance(0.5)) openDoor(wall, random, feature);
  growIvy(wall, random, reach - side * reach * 0.62, high);
  hangLamp(wall, reach + side * reach * 0.16, light.dark);
  stampWall(wall, high);
  layPavement(stage, z);
  growWeeds(wall, random);
  if (stage.brief.weather === 'rain' || stage.brief.weather === 'storm') wetGround(stage);
  // Whoever comes stands on the pavement, not half way up the wall.
  stage.horizon = Math.min(stage.height - 2, wall.at(0, 0).y);
};

/** Even plaster in the color that is told, a little worn at its foot. */
function plasterWall(wall: TownWall, random: Random, color: Rgb, high: number): void {
  fillWallPatch(wall, { along: 0, up: 0, wide: wall.length, high }, wallColor(wall, color));
  for (let patch = 0; patch < 46; patch++) {
    const wide = random.range(0.2, 0.9);
    fillWallPatch(
      wall,
      {
        along: random.next() * (wall.length - wide),
        up: random.next() ** 2 * high,
        wide,
        high: random.range(0.05, 0.24),
      },
      wallColor(wall, scale(color, random.range(0.95, 1.03))),
    );
  }
  fillWallPatch(
    wall,
    { along: 0, up: 0, wide: wall.length, high: 0.35 },
    wallColor(wall, scale(color, 0.72)),
  );
}

function layBricks(wall: TownWall, random: Random, brick: Rgb, high: number): void {
  const { stage, length } = wall;
  const { context } = stage;
  const mortar = wallColor(wall, mix(brick, [230, 216, 200], 0.55));
  fillWallPatch(wall, { along: 0, up: 0, wide: length, high }, mortar);
  const [long, tall, joint] = [0.3, 0.115, 0.018];
  for (let row = 0; row * tall < high; row++) {
    stage.checkpoint.check();
    for (let along = -(row % 2) * long * 0.5; along < length; along += long) {
      const fired = scale(brick, random.range(0.82, 1.14) * (random.chance(0.06) ? 0.72 : 1));
      fillWallPatch(
        wall,
        { along: along + joint / 2, up: row * tall + joint / 2, wide: long - joint, high: tall - joint },
        wallColor(wall, fired),
      );
    }
  }
  const light = context.createLinearGradient(
    stage.light[0] < 0 ? 0 : stage.width,
    0,
    stage.light[0] < 0 ? stage.width : 0,
    stage.height * 0.7,
  );
  light.addColorStop(0, toCss(stage.palette.sun, 0.22));
  light.addColorStop(0.5, toCss(stage.palette.sun, 0));
  light.addColorStop(1, 'rgba(30,14,24,0.34)');
  fillBox(context, light, 0, 0, stage.width, wall.at(0, 0).y);
  const foot = context.createLinearGradient(0, wall.at(0, 0.7).y, 0, wall.at(0, 0).y);
  foot.addColorStop(0, 'rgba(30,20,24,0)');
  foot.addColorStop(1, 'rgba(30,20,24,0.36)');
  fillBox(context, foot, 0, wall.at(0, 0.7).y, stage.width, wall.at(0, 0).y - wall.at(0, 0.7).y);
}

function openWindow(wall: TownWall, random: Random, along: number, dark: boolean): void {
  const frame = wallColor(wall, pickColor(random, '#f4eee0 #466e68 #54648c'));
  fillWallPatch(
    wall,
    { along: along - 0.55, up: 1.42, wide: 1.1, high: 0.1, out: 0.06 },
    wallColor(wall, [214, 204, 190]),
  );
  fillWallPatch(wall, { along: along - 0.45, up: 1.52, wide: 0.9, high: 1.15 }, frame);
  const glass: Rgb = dark
    ? [255, 214, 140]
    : mix(wallColor(wall, [70, 92, 116]), wall.stage.palette.middle, 0.4);
  for (const [dx, dy] of rows<2>('-0.38,0.07 0.03,0.07 -0.38,0.62 0.03,0.62'))
    fillWallPatch(wall, { along: along + dx, up: 1.52 + dy, wide: 0.35, high: 0.46 }, glass);
  const { context } = wall.stage;
  const size = wallScale(wall, along) * 0.075;
  for (let bloom = 0; bloom < 22; bloom++) {
    const at = wall.at(along + random.range(-0.5, 0.5), 1.46 + random.range(-0.08, 0.16), 0.1);
    context.fillStyle = toCss(
      wallColor(wall, bloom % 3 ? [92, 150, 80] : pickColor(random, '#e64650 #fabe5a #f096b4')),
    );
    context.beginPath();
    context.arc(at.x, at.y, size * random.range(0.6, 1.1), 0, 7);
    context.fill();
  }
}

function openDoor(wall: TownWall, random: Random, along: number): void {
  const door = wallColor(wall, pickColor(random, '#46746e #b03e36 #d6a046 #465a8c'));
  fillWallPatch(
    wall,
    { along: along - 0.62, up: 0, wide: 1.24, high: 2.34 },
    wallColor(wall, [220, 210, 194]),
  );
  fillWallPatch(wall, { along: along - 0.48, up: 0, wide: 0.96, high: 2.2 }, door);
  for (const [dx, up, high] of rows<3>('-0.38,0.2,0.75 0.06,0.2,0.75 -0.38,1.15,0.8 0.06,1.15,0.8'))
    fillWallPatch(wall, { along: along + dx, up, wide: 0.32, high }, scale(door, 0.8));
}

function growIvy(wall: TownWall, random: Random, along: number, high: number): void {
  const { context, brief } = wall.stage;
  const leaf: Rgb = brief.season === 'autumn' ? [190, 84, 46] : [78, 130, 70];
  const size = wallScale(wall, along) * 0.085;
  for (let sprig = 0; sprig < 260; sprig++) {
    const up = random.next() * high * 0.62;
    const spread = 0.25 + up * 0.16;
    const at = wall.at(along + (random.next() + random.next() - 1) * spread * 1.5, up, 0.05);
    context.fillStyle = toCss(wallColor(wall, scale(leaf, random.range(0.65, 1.3))));
    context.beginPath();
    context.ellipse(
      at.x,
      at.y,
      size * random.range(0.6, 1.1),
      size * random.range(0.4, 0.8),
      random.next() * 3,
      0,
      7,
    );
    context.fill();
  }
}

function hangLamp(wall: TownWall, along: number, dark: boolean): void {
  const { context } = wall.stage;
  const at = wall.at(along, 3.05, 0.3);
  const size = wallScale(wall, along) * 0.17;
  context.strokeStyle = toCss([40, 40, 46]);
  context.lineWidth = size * 0.16;
  context.beginPath();
  context.moveTo(at.x - size * 1.6, at.y - size * 0.6);
  context.quadraticCurveTo(at.x, at.y - size * 2.1, at.x, at.y - size * 0.7);
  context.stroke();
  context.fillStyle = toCss(dark ? [255, 232, 170] : wallColor(wall, [236, 228, 200]));
  context.beginPath();
  context.ellipse(at.x, at.y, size * 0.6, size * 0.8, 0, 0, 7);
  context.fill();
  if (!dark) return;
  context.save();
  context.globalCompositeOperation = 'screen';
  const glow = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, size * 14);
  glow.addColorStop(0, 'rgba(255,214,140,0.7)');
  glow.addColorStop(1, 'rgba(255,190,110,0)');
  fillBox(context, glow, 0, 0, wall.stage.width, wall.stage.height);
  context.restore();
}

function layPavement(stage: Stage, z: number): void {
  const { context } = stage;
  const slab = litColor(stage, stage.brief.snow ? [240, 244, 250] : [196, 184, 170], { sun: 0.4 });
  for (let row = 0; row < 5; row++) {
    const [far, near] = [z - row * 0.72, z - (row + 1) * 0.72];
    for (let x = -6 - (row % 2) * 0.55; x < 6; x += 1.1) {
      context.fillStyle = toCss(scale(slab, 0.92 + ((row * 7 + Math.round(x * 3)) % 5) * 0.03));
      traceGround(stage, [
        [x + 0.02, far],
        [x + 1.08, far],
        [x + 1.08, Math.max(0.7, near + 0.03)],
        [x + 0.02, Math.max(0.7, near + 0.03)],
      ]);
      context.fill();
    }
  }
  const edge = project(stage, 0, 0, z).y;
  const foot = context.createLinearGradient(0, edge, 0, stage.height);
  foot.addColorStop(0, 'rgba(30,20,24,0.4)');
  foot.addColorStop(0.35, 'rgba(30,20,24,0.04)');
  foot.addColorStop(1, 'rgba(30,20,24,0.16)');
  fillBox(context, foot, 0, edge, stage.width, stage.height);
}

function growWeeds(wall: TownWall, random: Random): void {
  const { context } = wall.stage;
  for (let tuft = 0; tuft < 16; tuft++) {
    const at = wall.at(random.next() * wall.length, 0, 0.06);
    const size = wallScale(wall, 0) * random.range(0.08, 0.2);
    context.strokeStyle = toCss(wallColor(wall, [96, 146, 76]));
    context.lineWidth = Math.max(0.7, size * 0.09);
    for (let blade = -2; blade <= 2; blade++) {
      context.beginPath();
      context.moveTo(at.x, at.y);
      context.quadraticCurveTo(
        at.x + blade * size * 0.1,
        at.y - size * 0.6,
        at.x + blade * size * 0.3,
        at.y - size,
      );
      context.stroke();
    }
  }
}
