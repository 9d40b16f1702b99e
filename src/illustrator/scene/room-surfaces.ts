import type { Rgb } from '../core/colour.ts';
import { smoothstep } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import { roomBrightness } from './room-light.ts';
import type { Stage } from './stage.types.ts';

export type WallFinish = 'plaster' | 'tiles' | 'panels' | 'wallpaper' | 'brick';
export type FloorFinish = 'planks' | 'cloth' | 'stone' | 'seamless';

/** Distance of the wall behind everything, metres. */
const WALL_DEPTH = 6;

interface Surfaces {
  wall: Rgb;
  floor: Rgb;
  wallFinish: WallFinish;
  floorFinish: FloorFinish;
}

/** Wall above the stage's horizon and table or floor below it, pixel by pixel, with depth. */
export function paintRoom(stage: Stage, random: Random, surfaces: Surfaces): void {
  const { width, height, context, horizon, depth } = stage;
  const image = context.getImageData(0, 0, width, height);
  const shift = random.range(0, 50);
  const unit = Math.min(width, height);
  const seamless = surfaces.floorFinish === 'seamless';
  for (let y = 0; y < height; y++) {
    if ((y & 7) === 0) stage.checkpoint.check();
    const onWall = y < horizon;
    // Rows of the floor as if seen from a chair: 0.16 keeps its far edge at a finite distance.
    const nearness = 1 / ((y - horizon) / height + 0.16);
    depth.fill(onWall ? WALL_DEPTH : Math.min(WALL_DEPTH, nearness * 0.94), y * width, (y + 1) * width);
    // A paper roll bends from wall to floor without an edge.
    const bend = 0.9 + 0.12 * smoothstep(-0.1, 0.1, (y - horizon) / height);
    for (let x = 0; x < width; x++) {
      const u = (x - width / 2) / unit;
      const tone = onWall
        ? WALLS[surfaces.wallFinish](stage, u, (y - horizon) / unit, shift)
        : seamless
          ? plaster(stage, u, (y - horizon) / unit, shift)
          : FLOORS[surfaces.floorFinish](stage, u * nearness, nearness, shift);
      const brightness = roomBrightness(stage, x, y) * tone * (seamless ? bend : onWall ? 0.86 : 1.04);
      const colour = onWall ? surfaces.wall : surfaces.floor;
      const offset = (y * width + x) * 4;
      image.data[offset] = colour[0] * brightness;
      image.data[offset + 1] = colour[1] * brightness;
      image.data[offset + 2] = colour[2] * brightness;
      image.data[offset + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  if (surfaces.floorFinish !== 'seamless') shadeCorner(stage);
}

/** Where wall and floor meet it is darker: little light reaches the corner. */
function shadeCorner({ context, width, height, horizon }: Stage): void {
  const gradient = context.createLinearGradient(0, horizon - height * 0.02, 0, horizon + height * 0.025);
  gradient.addColorStop(0, 'rgba(0,0,0,0)');
  gradient.addColorStop(0.45, 'rgba(0,0,0,0.4)');
  gradient.addColorStop(1, 'rgba(0,0,0,0)');
  context.fillStyle = gradient;
  context.fillRect(0, horizon - height * 0.02, width, height * 0.045);
}

type Tone = (stage: Stage, u: number, v: number, shift: number) => number;

/** A thin line at each whole number: 1 between, darker on the line. */
function groove(value: number, width: number): number {
  const part = value - Math.floor(value);
  return 1 - 0.4 * smoothstep(width, 0, Math.min(part, 1 - part));
}

const plaster: Tone = ({ noise }, u, v, shift) =>
  1 + noise.fbm(u * 6 + shift, v * 6, 4) * 0.14 + noise.at(u * 50, v * 50) * 0.03;

const WALLS: Record<WallFinish, Tone> = {
  plaster,
  tiles: (stage, u, v, shift) => {
    const row = Math.floor(v * 11);
    const column = u * 9 + (row % 2) * 0.5;
    const glaze = 1.05 + stage.noise.at(Math.floor(column) * 7.3 + shift, row * 3.7) * 0.12;
    return glaze * groove(v * 11, 0.04) * groove(column, 0.035);
  },
  panels: (stage, u, v, shift) => {
    const board = Math.floor(u * 6 + 100);
    const grain = stage.noise.at(u * 70 + board * 9, v * 4 + shift) * 0.1;
    return (0.95 + grain + stage.noise.at(board * 5.1, shift) * 0.1) * groove(u * 6, 0.03);
  },
  wallpaper: (stage, u, v, shift) => {
    const stripe = Math.sin(u * 46) > 0 ? 1.05 : 0.95;
    const bloom = Math.max(0, Math.cos(u * 46) * Math.cos(v * 46)) ** 3 * 0.16;
    return stripe + bloom + stage.noise.at(u * 30 + shift, v * 30) * 0.03;
  },
  brick: (stage, u, v, shift) => {
    const row = Math.floor(v * 17);
    const column = u * 7 + (row % 2) * 0.5;
    const fired = 0.95 + stage.noise.at(Math.floor(column) * 5.7 + shift, row * 3.1) * 0.34;
    return fired * groove(v * 17, 0.09) * groove(column, 0.04) + stage.noise.at(u * 60, v * 60) * 0.05;
  },
};

const FLOORS: Record<FloorFinish, Tone> = {
  planks: ({ noise }, u, v) => {
    const board = Math.floor(v * 3.45);
    const grain =
      noise.at(u * 1.2 + board * 17, v * 27 + board * 3) * 0.5 + noise.at(u * 3 + board * 7, v * 138) * 0.22;
    const seam = v * 3.45 - board < 0.035 ? 0.5 : 1;
    return (0.95 + grain * 0.42 + noise.at(board * 9.1, 3) * 0.24) * seam;
  },
  cloth: ({ noise }, u, v, shift) => {
    const folds = noise.fbm(u * 0.7 + shift, v * 0.9, 3) * 0.22;
    const weave = Math.sin(u * 190) * Math.sin(v * 330) * 0.03;
    return 1.06 + folds + weave;
  },
  stone: ({ noise }, u, v, shift) => {
    const tile = groove(u * 0.85, 0.014) * groove(v * 1.7, 0.02);
    const tint = noise.at(Math.floor(u * 0.85) * 5.3 + shift, Math.floor(v * 1.7) * 3.9) * 0.16;
    return (0.98 + tint + noise.fbm(u * 2 + shift, v * 4, 4) * 0.16) * tile;
  },
  seamless: plaster,
};
