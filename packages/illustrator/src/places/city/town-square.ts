import { mix, pickColor, scale, toCss } from '../../core/color.ts';
import { fillBox, fillDisc, fillOval, strokeLine } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { project } from '../../stage/camera.ts';
import { paintFlatGround, traceGround } from '../../stage/ground/city-ground.ts';
import { litColor } from '../../stage/light/lighting.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { wetGround } from '../../stage/weather/wet-ground.ts';
import type { CityLight } from './city-light.ts';
import { mannerOf } from './houses/house-look.ts';
import { drawRegionalTower } from './houses/regional-tower.ts';
import { raiseFronts } from './houses/shop-row.ts';
import { facingWall, fillWallOutline, wallColor } from './houses/town-wall.ts';
import { hangFestoons, isFestive } from './parts/festoons.ts';
import { drawLampRow } from './parts/street-lamps.ts';
import type { PaintTown } from './town-street.ts';

/** A paved square with a fountain before a row of old houses and a tower. */
export const paintTownSquare: PaintTown = (stage, random, light) => {
  paintFlatGround(stage, light.dark ? [110, 104, 118] : [204, 190, 170]);
  raiseTower(stage, random, light);
  raiseFronts(stage, random, light, 15, [2, 4], 0.55);
  layRings(stage);
  raiseFountain(stage, random);
  for (const x of [-6, 6])
    drawLampRow(stage, { x, from: 10, to: 10, every: 1, height: 3.2, lit: light.dark });
  if (isFestive(stage)) hangFestoons(stage, random.fork('festoons'), 6);
  if (stage.brief.weather === 'rain' || stage.brief.weather === 'storm') wetGround(stage);
};

function raiseTower(stage: Stage, random: Random, light: CityLight): void {
  const { dark } = light;
  const tower = facingWall(stage, random.range(-7, 4), 19, 3);
  const manner = mannerOf(stage);
  if (manner) {
    drawRegionalTower(tower, manner, light);
    return;
  }
  const stone = wallColor(tower, [206, 184, 152]);
  fillWallOutline(tower, rows<3>('0,0,0 3,0,0 3,12,0 0,12,0'), stone);
  fillWallOutline(tower, rows<3>('2,0,0 3,0,0 3,12,0 2,12,0'), scale(stone, 0.86));
  fillWallOutline(
    tower,
    rows<3>('-0.3,12,0 3.3,12,0 1.5,16.5,0'),
    wallColor(tower, pickColor(random, '#5a8278 #96503e')),
  );
  const { x, y } = tower.at(1.5, 10.2);
  const size = tower.at(0, 0).x - tower.at(-1, 0).x;
  const { context } = stage;
  fillDisc(context, dark ? [255, 236, 180] : wallColor(tower, [250, 246, 232]), x, y, size * 0.85);
  strokeLine(context, scale(stone, 0.4), size * 0.1, x, y - size * 0.6, x, y, x + size * 0.4, y + size * 0.2);
}

/** Bands of darker stone about the fountain. */
function layRings(stage: Stage): void {
  const { context } = stage;
  const stone = litColor(stage, stage.brief.snow ? [236, 242, 250] : [176, 152, 128], { sun: 0.36 });
  for (const radius of [3.4, 5.4, 7.6]) {
    context.strokeStyle = toCss(stone, 0.6);
    context.lineWidth = Math.max(1, stage.width * 0.004);
    context.beginPath();
    for (let step = 0; step <= 48; step++) {
      const z = Math.max(0.9, 9.5 + Math.sin((step / 48) * TAU) * radius);
      const point = project(stage, Math.cos((step / 48) * TAU) * radius, 0, z);
      context.lineTo(point.x, point.y);
    }
    context.stroke();
  }
  for (let x = -16; x <= 16; x += 2) {
    context.fillStyle = toCss(stone, 0.28);
    traceGround(stage, [
      [x * 0.5, 14.5],
      [x * 0.5 + 0.08, 14.5],
      [x * 0.5 + 0.08, 1],
      [x * 0.5, 1],
    ]);
    context.fill();
  }
}

function raiseFountain(stage: Stage, random: Random): void {
  const { context } = stage;
  const z = 9.5;
  const at = project(stage, random.range(-1.2, 1.2), 0, z);
  const size = at.scale;
  const stone = litColor(stage, [206, 198, 186], { distance: z, sun: 0.42 });
  const water = mix(stage.palette.middle, [90, 170, 200], 0.5);
  const basin = (y: number, radius: number, tall: number) => {
    const shade = context.createLinearGradient(at.x - radius, 0, at.x + radius, 0);
    shade.addColorStop(0, toCss(scale(stone, 1.05)));
    shade.addColorStop(1, toCss(scale(stone, 0.66)));
    context.fillStyle = shade;
    context.beginPath();
    context.ellipse(at.x, y, radius, radius * 0.22, 0, 0, Math.PI);
    context.lineTo(at.x - radius, y - tall);
    context.ellipse(at.x, y - tall, radius, radius * 0.22, 0, Math.PI, TAU);
    context.fill();
    fillOval(context, scale(stone, 1.12), at.x, y - tall, radius, radius * 0.22);
    fillOval(context, water, at.x, y - tall, radius * 0.9, radius * 0.18);
  };
  basin(at.y, size * 1.9, size * 0.55);
  fillBox(context, scale(stone, 0.86), at.x - size * 0.16, at.y - size * 1.9, size * 0.32, size * 1.5);
  basin(at.y - size * 1.5, size * 0.75, size * 0.16);
  context.strokeStyle = toCss(mix(water, [255, 255, 255], 0.7), 0.75);
  context.lineCap = 'round';
  for (let jet = 0; jet < 9; jet++) {
    const reach = (jet / 8 - 0.5) * 2;
    context.lineWidth = Math.max(0.8, size * 0.05);
    context.beginPath();
    context.moveTo(at.x, at.y - size * 1.9);
    context.quadraticCurveTo(
      at.x + reach * size * 0.7,
      at.y - size * 3.1,
      at.x + reach * size * 1.4,
      at.y - size * 0.6,
    );
    context.stroke();
  }
}
