import { TAU } from '../../core/maths.ts';
import { boxBlur, type Plane } from '../../core/plane.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { showsSky } from '../shared/forms/calm-distance.ts';
import { pictureUnit } from '../shared/raster.ts';
import { SKY_DEPTH } from '../shared/tone.ts';

const FEWEST_RAYS = 24;

/**
 * The phase (in lines) of the cuts at every pixel: round the sun in the sky, level and closing up towards the
 * horizon on the ground, round the form on subjects, whose brightness bends the lines as a swelling surface would.
 */
export function carvingPhase(stage: Stage, tone: Plane, pitch: number): Plane {
  const { width, height, mask, depth, horizon, checkpoint, sun, floating, pictureTones } = stage;
  // In rooms, woods and backdrops nothing shines, and where a photograph's sun is was guessed: the cuts are level.
  const isLevel = stage.indoor || pictureTones !== undefined || !showsSky(stage);
  const unit = pictureUnit(width, height);
  const bend = (34 * unit) / pitch;
  // A figure is small: bars as broad as the ground's would be stripes of its dress.
  const finer = pictureTones ? 1 : 1.5;
  const round = roundness(stage);
  checkpoint.check();
  const phase = new Float32Array(width * height);

  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    const below = (y - horizon) / (height - horizon + 1);
    const level = ((y - horizon) * (0.75 + 0.25 * (1 - below))) / pitch;
    for (let x = 0, index = y * width; x < width; x++, index++) {
      if (mask[index]! > 0)
        phase[index] = ((x * 0.3 - y * 0.72) / pitch + round[index]! * bend * 1.2) * finer;
      else if (floating || depth[index]! >= SKY_DEPTH) {
        const dx = x - sun.x;
        const dy = y - sun.y;
        phase[index] =
          floating || isLevel
            ? (y + x * 0.18) / pitch + tone[index]! * bend * 0.3
            : (Math.atan2(dy, dx) / TAU) * raysAt(Math.sqrt(dx * dx + dy * dy), pitch);
      } else phase[index] = level + tone[index]! * bend * 0.5 + (stage.indoor ? (x * 0.2) / pitch : 0);
    }
  }
  return phase;
}

/** Rays that split in two whenever they have run twice as far apart as the cuts are, and never crowd at the sun. */
function raysAt(distance: number, pitch: number): number {
  const innermost = (FEWEST_RAYS * pitch) / TAU;
  return FEWEST_RAYS * 2 ** Math.max(0, Math.floor(Math.log2(distance / innermost + 1e-6)));
}

/** How deep inside a subject each place lies, 0..1, at a quarter of the size: a stand-in for its roundness. */
function roundness({ mask, width, height }: Stage): Plane {
  const columns = Math.max(2, width >> 2);
  const rows = Math.max(2, height >> 2);
  const solid = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    const row = Math.min(height - 1, y * 4 + 1) * width;
    for (let x = 0; x < columns; x++)
      solid[y * columns + x] = mask[row + Math.min(width - 1, x * 4 + 1)]! > 0 ? 1 : 0;
  }
  const soft = boxBlur(solid, columns, rows, Math.max(1, Math.round(Math.min(columns, rows) / 14)), 3);
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const v = Math.min(Math.max(y / 4 - 0.4, 0), rows - 1.001);
    const top = v | 0;
    const below = v - top;
    for (let x = 0, index = y * width; x < width; x++, index++) {
      if (mask[index] === 0) continue;
      const u = Math.min(Math.max(x / 4 - 0.4, 0), columns - 1.001);
      const left = u | 0;
      const cell = top * columns + left;
      const right = u - left;
      const upper = soft[cell]! * (1 - right) + soft[cell + 1]! * right;
      const lower = soft[cell + columns]! * (1 - right) + soft[cell + columns + 1]! * right;
      result[index] = upper + (lower - upper) * below;
    }
  }
  return result;
}
