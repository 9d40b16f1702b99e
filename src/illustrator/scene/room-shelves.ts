import { mix, type Rgb, scale, toCss } from '../core/colour.ts';
import { TAU } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import { onWall, shaded } from './room-drawing.ts';
import type { RoomLight } from './room-light.ts';
import type { Stage } from './stage.types.ts';

export const SPINES: readonly Rgb[] = [
  [124, 48, 42],
  [44, 72, 92],
  [62, 86, 58],
  [152, 112, 56],
  [86, 58, 82],
  [190, 172, 136],
  [52, 48, 54],
  [150, 84, 54],
];

export const CROCKERY: readonly Rgb[] = [
  [226, 218, 202],
  [150, 174, 178],
  [204, 132, 92],
  [120, 142, 102],
  [214, 178, 96],
  [94, 110, 142],
];

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
  soft.save();
  soft.translate(x, foot);
  soft.scale(size, size);
  // The gradient is in pixels; filling after the transform is undone keeps its place.
  random.pick([tracePlate, traceBowl, traceJar, traceBottle])(soft);
  soft.restore();
  soft.fillStyle = gradient;
  soft.fill();
}

type TraceVessel = (soft: Stage['context']) => void;

/** Vessels one unit wide, standing on the origin, y upwards negative. */
const tracePlate: TraceVessel = (soft) => {
  soft.beginPath();
  soft.ellipse(0, -0.52, 0.5, 0.52, 0, 0, TAU);
};

const traceBowl: TraceVessel = (soft) => {
  soft.beginPath();
  soft.moveTo(-0.5, -0.5);
  soft.quadraticCurveTo(-0.42, 0, -0.18, 0);
  soft.lineTo(0.18, 0);
  soft.quadraticCurveTo(0.42, 0, 0.5, -0.5);
  soft.closePath();
};

const traceJar: TraceVessel = (soft) => {
  soft.beginPath();
  soft.roundRect(-0.34, -0.95, 0.68, 0.95, 0.1);
  soft.rect(-0.28, -1.08, 0.56, 0.15);
};

const traceBottle: TraceVessel = (soft) => {
  soft.beginPath();
  soft.moveTo(-0.12, -1.2);
  soft.lineTo(0.12, -1.2);
  soft.quadraticCurveTo(0.12, -0.85, 0.32, -0.5);
  soft.quadraticCurveTo(0.4, 0, 0.2, 0);
  soft.lineTo(-0.2, 0);
  soft.quadraticCurveTo(-0.4, 0, -0.32, -0.5);
  soft.quadraticCurveTo(-0.12, -0.85, -0.12, -1.2);
};
