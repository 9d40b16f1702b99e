import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fade, fillBox, linear } from '../../core/ink.ts';
import type { Random } from '../../core/random.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { paintHazeBand } from '../../stage/sky/haze-band.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { CityLight } from './city-light.ts';
import { isOfTheFuture, paintFutureSkyline } from './future-skyline.ts';
import { isOfOldRoofs, paintOldRoofs } from './old-skyline.ts';

interface SkylineWish {
  /** Height of the tallest tower as a share of the picture's height. */
  tall: number;
  layers?: number;
  /** Screen row that the towers stand on; the horizon when left out. */
  base?: number;
  /** Haze of the nearest layer, 0..1. */
  haze?: number;
}

interface Tower {
  x: number;
  y: number;
  width: number;
  height: number;
  body: Rgb;
  haze: number;
}

/** Rows of towers in the distance, paler the further they are. */
export function paintSkyline(stage: Stage, random: Random, light: CityLight, wish: SkylineWish): void {
  if (isOfTheFuture(stage)) {
    paintFutureSkyline(stage, random, light, wish.tall);
    return;
  }
  if (isOfOldRoofs(stage)) {
    paintOldRoofs(stage, random, light, { far: 120, near: 36, rows: 4, fall: 0 });
    return;
  }
  const { brief, width, height, horizon, palette } = stage;
  const layers = wish.layers ?? 4;
  const base = wish.base ?? horizon;
  const summit = random.range(0.25, 0.75);
  for (let layer = 0; layer < layers; layer++) {
    stage.checkpoint.check();
    const near = layers === 1 ? 1 : layer / (layers - 1);
    // In a mist the far rows are faint enough already.
    const far = brief.weather === 'fog' ? 0.6 : 0.76;
    const haze = far - near * (far - (wish.haze ?? 0.3));
    let x = -width * 0.03;
    while (x < width * 1.02) {
      const across = width * random.range(0.028, 0.07) * (1 + near * 0.5);
      const crowd = 1.15 - Math.abs((x + across / 2) / width - summit) * 0.9;
      const tall = height * wish.tall * random.range(0.34, 1) * (0.62 + near * 0.2) * crowd;
      const body = mix(
        litColor(stage, scale(random.pick(light.walls), random.range(0.8, 1.12)), {
          sun: 0.28,
          ambient: 0.6,
        }),
        palette.fog,
        haze,
      );
      drawTower(stage, random, light, { x, y: base - tall, width: across, height: tall, body, haze });
      x += across * random.range(0.8, 1.12);
    }
    paintHazeBand(stage, { y: base, reach: height * 0.1, strength: 0.2 });
  }
  stampSkyline(stage, base, height * wish.tall * 0.4);
}

function drawTower(stage: Stage, random: Random, light: CityLight, tower: Tower): void {
  const { context, palette } = stage;
  const { x, y, width, height, body } = tower;
  const gradient = linear(context, [0, y, 0, y + height], fade(body, mix(body, palette.fog, 0.5)));
  fillBox(context, gradient, x, y, width + 1, height + 2);
  const crown = random.next();
  if (crown < 0.2) context.fillRect(x + width * 0.2, y - height * 0.09, width * 0.6, height * 0.1);
  if (crown < 0.12 || crown > 0.88) {
    context.fillRect(x + width * 0.38, y - height * 0.15, width * 0.24, height * 0.16);
    context.fillRect(x + width * 0.48, y - height * 0.26, Math.max(1, width * 0.04), height * 0.14);
  }
  if (crown > 0.4 && crown < 0.52) {
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + width / 2, y - width * 0.7);
    context.lineTo(x + width, y);
    context.fill();
  }
  shadeFlank(stage, tower);
  drawLights(stage, random, light, tower);
}

/** The side that faces away from the light, so that a tower is a block and not a strip. */
function shadeFlank({ context, light }: Stage, { x, y, width, height, body, haze }: Tower): void {
  context.fillStyle = toCss(scale(body, 0.66), 0.75 * (1 - haze));
  context.fillRect(light[0] < 0 ? x + width * 0.68 : x, y, width * 0.32, height);
}

function drawLights(
  stage: Stage,
  random: Random,
  light: CityLight,
  { x, y, width, height, haze }: Tower,
): void {
  const { context } = stage;
  const unit = Math.min(stage.width, stage.height) / 1024;
  const pane = Math.max(1.2, (3.2 + (1 - haze) * 4) * unit);
  const glass = mix(scale(stage.palette.middle, 0.62), [60, 84, 120], 0.4);
  const share = light.dark ? 0.42 : light.lit * 0.8;
  for (let row = y + pane * 2; row < y + height - pane; row += pane * 2.2) {
    for (let column = x + pane; column < x + width - pane; column += pane * 1.9) {
      const lit = random.chance(share);
      if (!lit && light.dark) continue;
      context.fillStyle = lit
        ? toCss(random.pick(light.lamps), (1 - haze) * random.range(0.35, 0.95))
        : toCss(glass, (1 - haze) * 0.5);
      context.fillRect(column, row, pane, pane * 1.3);
    }
  }
}

const SKYLINE_DEPTH = 400;

function stampSkyline({ width, height, depth }: Stage, base: number, tall: number): void {
  const from = Math.max(0, Math.floor(base - tall));
  const to = Math.min(height, Math.ceil(base));
  if (to > from) depth.fill(SKYLINE_DEPTH, from * width, to * width);
}
