import type { Random } from '../../core/random.ts';
import { countFor, isCentred } from '../../stage/brief-questions.ts';
import { project } from '../../stage/camera.ts';
import type { Hill } from '../../stage/ground/landforms.ts';
import type { Way } from '../../stage/ground/way.types.ts';
import { createStand, type PlantStand } from '../../stage/plants/plant-stand.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { coversSubject } from '../../stage/subject-room.ts';
import type { Crop, CropPlace } from './crop-kinds.ts';

export interface Field {
  crop: Crop;
  /** Sideways metres that a row gains on each metre of distance. */
  turn: number;
  track?: Way;
  hill?: Hill;
}

interface FieldLayout {
  horizon: number;
  turn: number;
  track: boolean;
  framed: boolean;
  /** Factor on the height of the eye. */
  rise: number;
  /** Metres of roll in the land. */
  roll: number;
}

/** Rows to the vanishing point, slanting rows, a low eye under a great sky, a high eye, or a view past a tree. */
export function chooseFieldLayout(stage: Stage, random: Random, place: CropPlace): FieldLayout {
  const side = random.chance(0.5) ? 1 : -1;
  const layouts: FieldLayout[] = [
    { horizon: 0.4, turn: 0, track: random.chance(0.5), framed: false, rise: 1.1, roll: 1 },
    {
      horizon: 0.36,
      turn: side * random.range(0.35, 0.7),
      track: false,
      framed: false,
      rise: 1.15,
      roll: 2.6,
    },
    {
      horizon: 0.62,
      turn: side * random.range(0.05, 0.3),
      track: false,
      framed: false,
      rise: 0.92,
      roll: 1.4,
    },
    { horizon: 0.27, turn: side * random.range(0, 0.4), track: true, framed: false, rise: 1.55, roll: 3.4 },
    { horizon: 0.47, turn: side * random.range(0.1, 0.5), track: true, framed: true, rise: 1, roll: 2 },
  ];
  const layout = random.pick(layouts);
  const straight = isCentred(stage.brief) || stage.brief.composition === 'leading-lines';
  // A vineyard in the plain is no vineyard: it lies on slopes.
  const roll = place === 'vineyard' ? layout.roll + 4 : layout.roll;
  return { ...layout, roll, turn: straight ? 0 : layout.turn };
}

/** Metres up to which single plants are drawn; the painted ground goes on from there. */
const LAST_PLANT = 46;

/** Plants from far to near; those before the feet of the subjects wait for the foreground. */
export function plantField(stage: Stage, random: Random, field: Field): void {
  if (stage.brief.snow) return;
  const { crop } = field;
  const tallest = (crop.tall * stage.focal) / 3.2;
  const stands = crop.plants.map((kind, index) =>
    createStand(stage, random.fork(`stand ${index}`), kind, tallest),
  );
  const planting = random.fork('planting');
  const line = stage.height * 0.955;
  const near: Sprout[] = [];
  for (const z of rowsOfDepth(stage, crop)) {
    stage.checkpoint.check();
    for (const sprout of sproutsAt(stage, planting, field, z)) {
      if (sprout.y > line) near.push(sprout);
      else stands[sprout.row]!(sprout, planting);
    }
  }
  const chance = random.fork('near plants');
  stage.foreground.push(() => drawNear(stage, chance, stands, near));
}

interface Sprout {
  x: number;
  y: number;
  size: number;
  distance: number;
  row: number;
}

function drawNear(
  stage: Stage,
  random: Random,
  stands: readonly PlantStand[],
  near: readonly Sprout[],
): void {
  for (const sprout of near) {
    if (coversSubject(stage, sprout, sprout.size * 0.5)) continue;
    stands[sprout.row]!(sprout, random);
  }
}

/** Distances at which plants stand, furthest first; they lie closer on the ground than on the screen. */
function rowsOfDepth(stage: Stage, crop: Crop): number[] {
  const depths: number[] = [];
  const nearest = (stage.focal * stage.cameraHeight) / (stage.height * 1.14 - stage.horizon);
  const dense = Math.sqrt(countFor(stage.brief, 100) / 100);
  for (let z = Math.max(0.9, nearest); z < LAST_PLANT; ) {
    depths.push(z);
    z += Math.max(crop.spacing * Math.min(1, 0.45 + z * 0.06), z * 0.045) / dense;
  }
  return depths.reverse();
}

function sproutsAt(stage: Stage, random: Random, field: Field, depth: number): Sprout[] {
  const { crop, turn } = field;
  const half = (stage.width / stage.focal) * depth * 0.56 + crop.pitch;
  const pitch = crop.pitch || Math.max(crop.spacing, depth * 0.02);
  const sprouts: Sprout[] = [];
  const first = Math.ceil((-half - turn * depth) / pitch);
  const last = Math.floor((half - turn * depth) / pitch);
  for (let index = first; index <= last; index++) {
    if (!random.chance(crop.filled)) continue;
    const jitter = crop.pitch > 0 ? 0.07 : 0.5;
    const z = depth + random.range(-0.5, 0.5) * crop.spacing;
    const x = index * pitch + turn * depth + random.range(-jitter, jitter) * pitch;
    const size = crop.tall * random.range(0.84, 1.12);
    if (isKeptFree(field, x, z)) continue;
    const y = stage.ground?.(x, z, 4) ?? 0;
    const foot = project(stage, x, y, Math.max(0.7, z));
    const row = ((index % crop.rows.length) + crop.rows.length) % crop.rows.length;
    sprouts.push({ x: foot.x, y: foot.y, size: foot.scale * size, distance: z, row });
  }
  return sprouts;
}

function isKeptFree({ track, hill }: Field, x: number, z: number): boolean {
  if (track && Math.abs(track.offset(x, z)) < 0.95) return true;
  return hill !== undefined && Math.hypot(x - hill.x, z - hill.z) < 9;
}
