import { drawSoftly } from '../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../core/colour.ts';
import { TAU } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import { type RoomLight, roomBrightness } from './room-light.ts';
import type { Stage } from './stage.types.ts';

const SPINES: readonly Rgb[] = [
  [124, 48, 42],
  [44, 72, 92],
  [62, 86, 58],
  [152, 112, 56],
  [86, 58, 82],
  [190, 172, 136],
  [52, 48, 54],
  [150, 84, 54],
];
const CROCKERY: readonly Rgb[] = [
  [226, 218, 202],
  [150, 174, 178],
  [204, 132, 92],
  [120, 142, 102],
  [214, 178, 96],
  [94, 110, 142],
];

/** Walls in the background are slightly out of focus, so that the subject stands out. */
function onWall(stage: Stage, draw: (context: Stage['context']) => void): void {
  const { context, width, height } = stage;
  drawSoftly(context, width, height, { blur: Math.min(width, height) * 0.0028, resolution: 0.75 }, draw);
}

function shaded(stage: Stage, colour: Rgb, x: number, y: number): Rgb {
  return scale(colour, roomBrightness(stage, x, y) * (stage.palette.ambient[0] / 150));
}

/** Shelves of books from edge to edge. */
export function drawBookshelves(stage: Stage, random: Random, light: RoomLight): void {
  const { width, horizon } = stage;
  const unit = Math.min(stage.width, stage.height);
  const shelf = unit * 0.155;
  onWall(stage, (soft) => {
    for (let bottom = horizon - unit * 0.02; bottom > -shelf; bottom -= shelf) {
      stage.checkpoint.check();
      soft.fillStyle = toCss(scale(light.wood, 0.3));
      soft.fillRect(0, bottom - shelf, width, shelf);
      fillShelf(stage, soft, random, bottom, shelf);
      soft.fillStyle = toCss(shaded(stage, light.wood, width / 2, bottom));
      soft.fillRect(0, bottom - shelf * 0.02, width, shelf * 0.11);
    }
    for (let post = random.range(0.1, 0.3); post < 1.2; post += 0.42) {
      soft.fillStyle = toCss(shaded(stage, scale(light.wood, 0.9), post * width, horizon / 2));
      soft.fillRect(post * width, 0, unit * 0.024, horizon);
    }
  });
}

function fillShelf(
  stage: Stage,
  soft: Stage['context'],
  random: Random,
  bottom: number,
  shelf: number,
): void {
  let x = random.range(-0.02, 0) * stage.width;
  while (x < stage.width) {
    if (random.chance(0.06)) {
      x += shelf * random.range(0.2, 0.5);
      continue;
    }
    const thick = shelf * random.range(0.09, 0.21);
    const tall = shelf * random.range(0.6, 0.86);
    const spine = shaded(stage, random.pick(SPINES), x, bottom);
    const gradient = soft.createLinearGradient(x, 0, x + thick, 0);
    gradient.addColorStop(0, toCss(scale(spine, 0.6)));
    gradient.addColorStop(0.4, toCss(spine));
    gradient.addColorStop(1, toCss(scale(spine, 0.55)));
    soft.fillStyle = gradient;
    soft.fillRect(x, bottom - tall, thick * 0.94, tall);
    soft.fillStyle = toCss(mix(spine, [222, 186, 110], 0.6), 0.8);
    soft.fillRect(x + thick * 0.14, bottom - tall * 0.84, thick * 0.66, tall * 0.03);
    soft.fillRect(x + thick * 0.14, bottom - tall * 0.2, thick * 0.66, tall * 0.03);
    x += thick;
  }
}

/** Two boards with jars, bowls, plates and a hanging row of pans. */
export function drawKitchenShelf(stage: Stage, random: Random, light: RoomLight): void {
  const { width, horizon } = stage;
  const unit = Math.min(stage.width, stage.height);
  onWall(stage, (soft) => {
    for (const share of [0.36, 0.68]) {
      const y = horizon * share;
      let x = unit * random.range(0.02, 0.08);
      while (x < width - unit * 0.04) {
        const size = unit * random.range(0.05, 0.085);
        drawCrockery(stage, soft, random, x + size / 2, y, size);
        x += size * random.range(1.05, 1.7);
      }
      soft.fillStyle = toCss(shaded(stage, light.wood, width / 2, y));
      soft.fillRect(0, y, width, unit * 0.02);
      soft.fillStyle = 'rgba(0,0,0,0.28)';
      soft.fillRect(0, y + unit * 0.02, width, unit * 0.014);
    }
  });
}

function drawCrockery(
  stage: Stage,
  soft: Stage['context'],
  random: Random,
  x: number,
  foot: number,
  size: number,
): void {
  const colour = shaded(stage, random.pick(CROCKERY), x, foot);
  const gradient = soft.createLinearGradient(x - size / 2, 0, x + size / 2, 0);
  const bright = stage.light[0] < 0 ? [1.15, 0.55] : [0.55, 1.15];
  gradient.addColorStop(0, toCss(scale(colour, bright[0]!)));
  gradient.addColorStop(1, toCss(scale(colour, bright[1]!)));
  soft.fillStyle = gradient;
  const kind = random.integer(4);
  soft.beginPath();
  if (kind === 0) {
    soft.ellipse(x, foot - size * 0.52, size * 0.5, size * 0.52, 0, 0, TAU);
    soft.fill();
    soft.strokeStyle = toCss(scale(colour, 0.7), 0.7);
    soft.lineWidth = size * 0.03;
    soft.beginPath();
    soft.ellipse(x, foot - size * 0.52, size * 0.34, size * 0.36, 0, 0, TAU);
    soft.stroke();
  } else if (kind === 1) {
    soft.moveTo(x - size * 0.5, foot - size * 0.5);
    soft.quadraticCurveTo(x - size * 0.42, foot, x - size * 0.18, foot);
    soft.lineTo(x + size * 0.18, foot);
    soft.quadraticCurveTo(x + size * 0.42, foot, x + size * 0.5, foot - size * 0.5);
    soft.fill();
  } else if (kind === 2) {
    soft.roundRect(x - size * 0.34, foot - size * 0.95, size * 0.68, size * 0.95, size * 0.1);
    soft.fill();
    soft.fillStyle = toCss(scale(colour, 0.5));
    soft.fillRect(x - size * 0.3, foot - size * 1.06, size * 0.6, size * 0.14);
  } else {
    soft.moveTo(x - size * 0.12, foot - size * 1.2);
    soft.lineTo(x + size * 0.12, foot - size * 1.2);
    soft.quadraticCurveTo(x + size * 0.12, foot - size * 0.85, x + size * 0.32, foot - size * 0.5);
    soft.quadraticCurveTo(x + size * 0.4, foot, x + size * 0.2, foot);
    soft.lineTo(x - size * 0.2, foot);
    soft.quadraticCurveTo(x - size * 0.4, foot, x - size * 0.32, foot - size * 0.5);
    soft.quadraticCurveTo(x - size * 0.12, foot - size * 0.85, x - size * 0.12, foot - size * 1.2);
    soft.fill();
  }
}

/** A fireplace of stone with a burning fire, and its light on the room. */
export function drawFireplace(stage: Stage, random: Random, x: number): void {
  const { context, horizon, height } = stage;
  const unit = Math.min(stage.width, stage.height);
  const half = unit * 0.19;
  const top = horizon - unit * 0.34;
  onWall(stage, (soft) => {
    for (let row = 0; row < 7; row++) {
      for (let stone = 0; stone < 6; stone++) {
        const stoneX = x - half + (stone + (row % 2) * 0.5 - 0.25) * (half / 3);
        const tone = shaded(stage, scale([132, 120, 110], random.range(0.75, 1.15)), stoneX, top);
        soft.fillStyle = toCss(tone);
        soft.fillRect(stoneX, top + (row * unit * 0.34) / 7, half / 3 - 2, (unit * 0.34) / 7 - 2);
      }
    }
    soft.fillStyle = toCss(shaded(stage, [110, 76, 50], x, top));
    soft.fillRect(x - half * 1.2, top - unit * 0.03, half * 2.4, unit * 0.035);
    soft.fillStyle = '#120a08';
    soft.beginPath();
    soft.roundRect(x - half * 0.6, horizon - unit * 0.22, half * 1.2, unit * 0.22, [
      half * 0.4,
      half * 0.4,
      0,
      0,
    ]);
    soft.fill();
    for (let flame = 0; flame < 26; flame++) {
      const flameX = x + random.range(-0.42, 0.42) * half;
      const tall = unit * random.range(0.04, 0.15) * (1 - Math.abs(flameX - x) / half);
      soft.fillStyle = toCss(
        random.pick<Rgb>([
          [255, 120, 30],
          [255, 170, 50],
          [255, 220, 120],
        ]),
        0.6,
      );
      soft.beginPath();
      soft.moveTo(flameX - half * 0.07, horizon - unit * 0.015);
      soft.quadraticCurveTo(
        flameX - half * 0.08,
        horizon - tall * 0.5,
        flameX + random.range(-0.03, 0.03) * half,
        horizon - tall,
      );
      soft.quadraticCurveTo(
        flameX + half * 0.08,
        horizon - tall * 0.5,
        flameX + half * 0.07,
        horizon - unit * 0.015,
      );
      soft.fill();
    }
  });
  context.save();
  context.globalCompositeOperation = 'screen';
  const glow = context.createRadialGradient(
    x,
    horizon - unit * 0.05,
    0,
    x,
    horizon - unit * 0.05,
    unit * 0.7,
  );
  glow.addColorStop(0, 'rgba(255,150,60,0.55)');
  glow.addColorStop(0.35, 'rgba(255,120,50,0.2)');
  glow.addColorStop(1, 'rgba(255,110,40,0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, stage.width, height);
  context.restore();
}

/** A framed picture or two on an empty wall. */
export function hangPictures(stage: Stage, random: Random, light: RoomLight, from: number, to: number): void {
  const { width, horizon } = stage;
  const unit = Math.min(stage.width, stage.height);
  onWall(stage, (soft) => {
    for (let x = from; x < to; x += 0.24) {
      const size = unit * random.range(0.12, 0.18);
      const left = x * width;
      const top = horizon * random.range(0.22, 0.36);
      soft.fillStyle = 'rgba(0,0,0,0.3)';
      soft.fillRect(left + unit * 0.008, top + unit * 0.01, size, size * 1.2);
      soft.fillStyle = toCss(shaded(stage, mix(light.wood, [190, 150, 80], 0.5), left, top));
      soft.fillRect(left, top, size, size * 1.2);
      const view = soft.createLinearGradient(0, top, 0, top + size * 1.2);
      view.addColorStop(0, toCss(shaded(stage, random.pick(CROCKERY), left, top)));
      view.addColorStop(0.6, toCss(shaded(stage, random.pick(CROCKERY), left, top)));
      view.addColorStop(1, toCss(shaded(stage, random.pick(SPINES), left, top)));
      soft.fillStyle = view;
      soft.fillRect(left + size * 0.1, top + size * 0.1, size * 0.8, size);
    }
  });
}

/** A round rug on the floor below the subject. */
export function layRug(stage: Stage, random: Random): void {
  const { context, width, height, horizon } = stage;
  const colour = random.pick<Rgb>([
    [140, 52, 46],
    [60, 84, 110],
    [150, 120, 80],
    [80, 96, 74],
  ]);
  const y = horizon + (height - horizon) * 0.62;
  for (let ring = 6; ring >= 1; ring--) {
    context.fillStyle = toCss(shaded(stage, scale(colour, ring % 2 ? 0.82 : 1.12), width / 2, y), 0.92);
    context.beginPath();
    context.ellipse(
      width / 2,
      y,
      (width * 0.4 * ring) / 6,
      ((height - horizon) * 0.27 * ring) / 6,
      0,
      0,
      TAU,
    );
    context.fill();
  }
}

/** A hanging lamp with its pool of light. */
export function hangLamp(stage: Stage, x: number): void {
  const { context, height } = stage;
  const unit = Math.min(stage.width, stage.height);
  const y = unit * 0.13;
  context.strokeStyle = 'rgba(24,18,16,0.9)';
  context.lineWidth = Math.max(1, unit * 0.003);
  context.beginPath();
  context.moveTo(x, 0);
  context.lineTo(x, y);
  context.stroke();
  context.fillStyle = '#2c2422';
  context.beginPath();
  context.moveTo(x - unit * 0.065, y + unit * 0.05);
  context.quadraticCurveTo(x - unit * 0.05, y, x, y - unit * 0.01);
  context.quadraticCurveTo(x + unit * 0.05, y, x + unit * 0.065, y + unit * 0.05);
  context.fill();
  context.save();
  context.globalCompositeOperation = 'screen';
  const glow = context.createRadialGradient(x, y + unit * 0.05, 0, x, y + unit * 0.05, unit * 0.6);
  glow.addColorStop(0, 'rgba(255,226,170,0.85)');
  glow.addColorStop(0.08, 'rgba(255,204,130,0.45)');
  glow.addColorStop(1, 'rgba(255,180,100,0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, stage.width, height);
  context.restore();
}
