import { hslToRgb, type Rgb, scale, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { project } from '../../stage/camera.ts';
import { paintFlatGround } from '../../stage/ground/city-ground.ts';
import { litColor } from '../../stage/light/lighting.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { CityLight } from './city-light.ts';
import { drawFacade } from './houses/facade.ts';
import { chooseHouse } from './houses/house-look.ts';
import { facingWall, streetWall } from './houses/town-wall.ts';
import { lightBulb } from './parts/festoons.ts';
import { finishStreet, type PaintTown, pave } from './town-street.ts';

/** A narrow lane between tall walls with washing overhead, an arch at its end, pots and lamps. */
export const paintAlley: PaintTown = (stage, random, light) => {
  paintFlatGround(stage, light.dark ? [96, 90, 106] : [160, 146, 132]);
  const half = random.range(1.9, 2.3);
  const end = facingWall(stage, -half - 1, 24, half * 2 + 2);
  drawFacade(end, random, { ...chooseHouse(stage, random, [3, 4]), shop: false }, light);
  pave(stage, random, 0, half + 0.9);
  for (const side of [-1, 1] as const) raiseWalls(stage, random, light, side, half);
  hangWashing(stage, random, half);
  if (light.dark) for (const z of [5, 9, 15]) hangWallLamp(stage, (z === 9 ? 1 : -1) * half, z);
  finishStreet(stage, random, half);
};

function raiseWalls(stage: Stage, random: Random, light: CityLight, side: -1 | 1, half: number): void {
  let far = 24;
  while (far > 1.2) {
    stage.checkpoint.check();
    const near = Math.max(0.8, far - random.range(3.4, 5));
    const look = { ...chooseHouse(stage, random, [4, 5]), shop: random.chance(0.2) };
    drawFacade(streetWall(stage, side * half, near, far, side), random, look, light);
    for (let pot = 0; pot < 2; pot++)
      standPot(stage, random, side * (half - 0.3), near + random.range(0.4, 2.6));
    far = near;
  }
}

function standPot(stage: Stage, random: Random, x: number, z: number): void {
  if (z < 2.6) return;
  const { context } = stage;
  const at = project(stage, x, 0, z);
  const size = at.scale * 0.32;
  for (let leaf = 0; leaf < 12; leaf++) {
    context.fillStyle = toCss(litColor(stage, scale([92, 146, 80], random.range(0.7, 1.3)), { distance: z }));
    context.beginPath();
    context.ellipse(
      at.x + random.range(-0.5, 0.5) * size,
      at.y - size * random.range(0.8, 1.7),
      size * 0.26,
      size * 0.16,
      random.next() * 3,
      0,
      7,
    );
    context.fill();
  }
  context.fillStyle = toCss(litColor(stage, [190, 104, 72], { distance: z, sun: 0.4 }));
  context.beginPath();
  context.moveTo(at.x - size * 0.42, at.y - size * 0.8);
  context.lineTo(at.x + size * 0.42, at.y - size * 0.8);
  context.lineTo(at.x + size * 0.28, at.y);
  context.lineTo(at.x - size * 0.28, at.y);
  context.fill();
}

function hangWashing(stage: Stage, random: Random, half: number): void {
  const { context } = stage;
  for (const [z, up] of rows<2>('16,5.6 10,4.7 6.4,4')) {
    const spots = Array.from({ length: 13 }, (_, step) =>
      project(stage, -half + (2 * half * step) / 12, up - Math.sin((step / 12) * Math.PI) * 0.3, z),
    );
    const size = spots[0]!.scale;
    context.strokeStyle = 'rgba(60,54,60,0.8)';
    context.lineWidth = Math.max(0.5, size * 0.012);
    context.beginPath();
    for (const { x, y } of spots) context.lineTo(x, y);
    context.stroke();
    for (let piece = 1; piece < 11; piece += 2) {
      const { x, y } = spots[piece]!;
      const [wide, long] = [size * random.range(0.34, 0.46), size * random.range(0.45, 0.75)];
      const cloth: Rgb = random.chance(0.4) ? [246, 242, 234] : hslToRgb(random.next(), 0.5, 0.6);
      context.fillStyle = toCss(litColor(stage, cloth, { distance: z, sun: 0.45 }));
      context.beginPath();
      context.moveTo(x - wide / 2, y);
      context.lineTo(x + wide / 2, y);
      context.lineTo(x + wide * 0.44, y + long);
      context.quadraticCurveTo(x, y + long * 0.9, x - wide * 0.46, y + long);
      context.fill();
    }
  }
}

function hangWallLamp(stage: Stage, x: number, z: number): void {
  const at = project(stage, x - Math.sign(x) * 0.3, 2.6, z);
  lightBulb(stage, at.x, at.y, at.scale * 0.12, [255, 206, 130]);
}
