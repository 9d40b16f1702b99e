import { mix, scale, toCss } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import type { Random } from '../../../core/random.ts';
import { hasSubjectOf } from '../../../stage/brief-questions.ts';
import { project } from '../../../stage/camera.ts';
import { paintFlatGround, traceGround } from '../../../stage/ground/city-ground.ts';
import { litColor } from '../../../stage/light/lighting.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { wetGround } from '../../../stage/weather/wet-ground.ts';
import type { CityLight } from '../city-light.ts';
import { hangFestoons, isFestive } from '../parts/festoons.ts';
import { drawLampRow } from '../parts/street-lamps.ts';
import type { PaintTown } from '../town-street.ts';
import { drawFacade, drawGable } from './facade.ts';
import { chooseHouse } from './house-look.ts';
import { facingWall } from './town-wall.ts';

/** House fronts with shops across the way, seen from the other pavement. */
export const paintShopRow: PaintTown = (stage, random, light) => paintRow(stage, random, light, [2, 3]);

export const paintTallRow: PaintTown = (stage, random, light) => paintRow(stage, random, light, [5, 9]);

function paintRow(stage: Stage, random: Random, light: CityLight, floors: readonly [number, number]): void {
  paintFlatGround(stage, light.dark ? [92, 90, 104] : [142, 138, 138]);
  raiseFronts(stage, random, light, random.range(8.4, 10), floors, 0.7);
  if (hasSubjectOf(stage.brief, 'vehicle') || !hasSubjectOf(stage.brief, 'building')) layRoad(stage, light);
  else layCobbles(stage, light);
  if (light.dark) spillLight(stage, 9);
  drawLampRow(stage, { x: -3.4, from: 6.6, to: 6.6, every: 1, height: 3.3, lit: light.dark });
  drawLampRow(stage, { x: 3.6, from: 6.6, to: 6.6, every: 1, height: 3.3, lit: light.dark });
  if (isFestive(stage)) hangFestoons(stage, random.fork('festoons'), 5);
  if (stage.brief.weather === 'rain' || stage.brief.weather === 'storm') wetGround(stage);
}

/** A closed row of different houses from edge to edge at a distance. */
export function raiseFronts(
  stage: Stage,
  random: Random,
  light: CityLight,
  z: number,
  floors: readonly [number, number],
  shops: number,
): void {
  const reach = (stage.width / stage.focal) * z * 0.56;
  let x = -reach - random.next() * 2;
  while (x < reach) {
    stage.checkpoint.check();
    const length = random.range(2.8, 4.4);
    const wall = facingWall(stage, x, z, length);
    const look = { ...chooseHouse(stage, random, floors), shop: random.chance(shops) };
    drawGable(wall, random, look, light);
    drawFacade(wall, random, look, light);
    x += length;
  }
  if (light.dark) spillLight(stage, z);
}

/** Lit windows and shops shine on the ground before them. */
function spillLight(stage: Stage, z: number): void {
  const { context, width } = stage;
  const foot = project(stage, 0, 0, z);
  const reach = foot.scale * 2.2;
  const spill = context.createLinearGradient(0, foot.y, 0, foot.y + reach);
  spill.addColorStop(0, 'rgba(255,190,110,0.42)');
  spill.addColorStop(0.4, 'rgba(255,176,96,0.16)');
  spill.addColorStop(1, 'rgba(255,170,90,0)');
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = spill;
  context.fillRect(0, foot.y, width, reach);
  context.restore();
}

/** Where nobody drives, the ground before a shop is for those who walk and sit there. */
function layCobbles(stage: Stage, light: CityLight): void {
  const { context, brief } = stage;
  const stone = litColor(
    stage,
    brief.snow ? [240, 244, 250] : light.dark ? [136, 126, 126] : [190, 174, 156],
    { sun: 0.42 },
  );
  context.fillStyle = toCss(stone);
  traceGround(stage, pointsAt(0, 0, '-30,10.2 30,10.2 30,0.5 -30,0.5'));
  context.fill();
  if (brief.snow) return;
  for (const [row, z] of cobbleRows().entries()) {
    stage.checkpoint.check();
    const long = z * 0.062;
    const reach = (stage.width / stage.focal) * z * 0.56;
    for (let x = -reach - (row % 2 ? long / 2 : 0); x < reach; x += long) {
      const tone = 0.9 + 0.16 * (stage.noise.at(x * 3.1, z * 2.7) * 0.5 + 0.5);
      context.fillStyle = toCss(scale(stone, tone));
      traceGround(stage, [
        [x, z],
        [x + long * 0.9, z],
        [x + long * 0.9, z * 0.972],
        [x, z * 0.972],
      ]);
      context.fill();
    }
  }
}

/** Rows that look equally broad from near to far. */
function cobbleRows(): number[] {
  const rows: number[] = [];
  for (let z = 9.4; z > 1.1; z *= 0.965) rows.push(z);
  return rows;
}

function layRoad(stage: Stage, light: CityLight): void {
  const { context, brief } = stage;
  const reach = 30;
  const slab = litColor(
    stage,
    brief.snow ? [240, 244, 250] : light.dark ? [150, 142, 146] : [204, 192, 178],
    { sun: 0.4 },
  );
  const strip = (far: number, near: number, tone: number) => {
    context.fillStyle = toCss(scale(slab, tone));
    traceGround(stage, [
      [-reach, far],
      [reach, far],
      [reach, near],
      [-reach, near],
    ]);
    context.fill();
  };
  strip(10.2, 6, 1);
  strip(6, 5.8, 0.62);
  for (let x = -12; x < 12; x += 1.1) {
    context.fillStyle = toCss(scale(slab, 0.82));
    traceGround(stage, pointsAt(x, 0, '0,10 0.05,10 0.05,6 0,6'));
    context.fill();
  }
  if (!brief.snow)
    for (let x = -12; x < 12; x += 2) {
      context.fillStyle = toCss(mix(slab, [255, 250, 232], 0.5), 0.7);
      traceGround(stage, pointsAt(x, 0, '0,4.15 1.1,4.15 1.1,4 0,4'));
      context.fill();
    }
  strip(2.55, 2.46, 0.62);
  strip(2.46, 0.6, 0.96);
  for (let x = -6; x < 6; x += 0.75) {
    context.fillStyle = toCss(scale(slab, 0.78));
    traceGround(stage, pointsAt(x, 0, '0,2.46 0.02,2.46 0.02,0.8 0,0.8'));
    context.fill();
  }
}
