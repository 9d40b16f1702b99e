import { drawSoftly } from '../../core/canvas.ts';
import { mix, type Rgb, toCss } from '../../core/color.ts';
import { smoothstep } from '../../core/maths.ts';
import { pointsAt } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { isCentred } from '../../stage/brief-questions.ts';
import { project } from '../../stage/camera.ts';
import { groundColor, paintFlatGround, traceGround } from '../../stage/ground/city-ground.ts';
import { hazeAt, litColor } from '../../stage/light/lighting.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { wetGround } from '../../stage/weather/wet-ground.ts';
import { type BoxLook, drawBox } from './city-box.ts';
import type { CityLight } from './city-light.ts';
import { paintSkyline } from './city-skyline.ts';
import { drawShopFront } from './houses/shop-front.ts';
import { streetWall } from './houses/town-wall.ts';
import { drawPassersBy } from './parts/city-people.ts';
import { drawSigns, hangSign, type Sign } from './parts/city-signs.ts';
import { drawLampRow } from './parts/street-lamps.ts';

/** A street between tall houses that runs to the vanishing point. */
export function paintStreet(stage: Stage, random: Random, light: CityLight): void {
  paintSkyline(stage, random, light, { tall: 0.36 });
  paintFlatGround(stage, groundColor(light, [104, 104, 110]));
  const shift = isCentred(stage.brief) ? 0 : random.range(-1, 1);
  const half = random.range(4.8, 6.4);
  const signs: Sign[] = [];
  paintPavement(stage, light, { shift, half });
  for (const side of [-1, 1] as const)
    signs.push(...raiseHouses(stage, random, light, side, { shift, half }));
  stage.checkpoint.check();
  if (!light.neon) paintLanes(stage, shift);
  for (const side of [-1, 1])
    drawLampRow(stage, {
      x: shift + side * (half - 1.3),
      from: 9,
      to: 42,
      every: 8,
      height: 4.4,
      lit: light.dark,
    });
  stage.checkpoint.check();
  if (signs.length > 0) drawSigns(stage, signs);
  stage.checkpoint.check();
  if (light.neon) glowAtTheEnd(stage);
  if (light.neon || stage.brief.weather === 'rain' || stage.brief.weather === 'storm') wetGround(stage);
  drawPassersBy(stage, random, light);
}

/** Haze per metre between tall houses. */
const STREET_HAZE = 0.011;

interface Street {
  shift: number;
  half: number;
}

function paintPavement(stage: Stage, light: CityLight, { shift, half }: Street): void {
  const { context } = stage;
  for (const side of [-1, 1]) {
    const kerb = shift + side * (half - 1.8);
    const wall = shift + side * (half + 8);
    const near = litColor(stage, groundColor(light, [150, 146, 142]), { sun: 0.36 });
    context.fillStyle = toCss(near, 0.85);
    traceGround(stage, [
      [kerb, 60],
      [wall, 60],
      [wall, 1.2],
      [kerb, 1.2],
    ]);
    context.fill();
    context.strokeStyle = toCss(mix(near, [255, 255, 255], 0.25), 0.7);
    context.lineWidth = 1.5;
    context.beginPath();
    const far = project(stage, kerb, 0, 60);
    const close = project(stage, kerb, 0, 1.2);
    context.moveTo(far.x, far.y);
    context.lineTo(close.x, close.y);
    context.stroke();
  }
}

function raiseHouses(
  stage: Stage,
  random: Random,
  light: CityLight,
  side: -1 | 1,
  { shift, half }: Street,
): Sign[] {
  const signs: Sign[] = [];
  let far = 50;
  while (far > 2.2) {
    stage.checkpoint.check();
    const near = far - Math.max(1.8, far * random.range(0.14, 0.22));
    const wallX = shift + side * (half + random.range(0, 0.9));
    const back = wallX + side * 8;
    const height = random.range(8, 19) * (far > 24 ? 1.5 : 1);
    const box = { left: Math.min(wallX, back), right: Math.max(wallX, back), near, far, height };
    drawBox(stage, box, chooseFacade(random, light), random);
    if (near >= 2.2 && random.chance(0.8))
      drawShopFront(streetWall(stage, wallX, near, far, side), random, light, 1.7);
    if (light.neon && random.chance(0.85)) {
      const color = random.pick(light.signs);
      signs.push(
        hangSign(stage, random, { wallX, z: near + 0.05, color, haze: hazeAt(stage, near, STREET_HAZE) }),
      );
    }
    far = near * 0.995;
  }
  return signs;
}

function chooseFacade(random: Random, light: CityLight): BoxLook {
  const glow: Rgb = light.neon ? random.pick(light.signs) : [255, 190, 110];
  return {
    wall: random.pick(light.walls),
    windows: 0.82,
    lit: light.lit,
    lamps: light.lamps,
    storey: 1.15,
    bay: 0.85,
    haze: STREET_HAZE,
    ...(light.dark ? { glow } : {}),
  };
}

function paintLanes(stage: Stage, shift: number): void {
  const { context } = stage;
  context.fillStyle = toCss(litColor(stage, [240, 236, 220], { sun: 0.4 }), 0.7);
  for (let z = 46; z > 2; z -= 2.6) {
    traceGround(stage, pointsAt(shift, z, '-0.07,0 0.07,0 0.07,-1.3 -0.07,-1.3'));
    context.globalAlpha = smoothstep(50, 20, z);
    context.fill();
  }
  context.globalAlpha = 1;
}

function glowAtTheEnd(stage: Stage): void {
  const { context, width, height, horizon, palette } = stage;
  drawSoftly(context, width, height, { blur: 0, blend: 'screen', resolution: 0.25 }, (soft) => {
    const glow = soft.createRadialGradient(
      width / 2,
      horizon,
      0,
      width / 2,
      horizon,
      Math.max(width, height) * 0.5,
    );
    glow.addColorStop(0, toCss(mix(palette.sun, palette.horizon, 0.4), 0.5));
    glow.addColorStop(0.4, toCss(palette.middle, 0.3));
    glow.addColorStop(1, toCss(palette.middle, 0));
    soft.fillStyle = glow;
    soft.fillRect(0, 0, width, height);
  });
}
