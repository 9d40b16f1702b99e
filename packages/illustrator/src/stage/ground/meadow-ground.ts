import type { Rgb } from '../../core/color.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { GroundHeight, Stage } from '../stage.types.ts';
import { foldFor, type Hill, raiseRange } from './landforms.ts';
import { paintRoad } from './mountain-ground.ts';
import type { GroundPaint, GroundPoint } from './terrain.ts';
import type { Way } from './way.types.ts';

export type MeadowLayout = 'rolling' | 'flower-field' | 'rows' | 'lone-tree' | 'golden-field';

export interface MeadowPlan {
  layout: MeadowLayout;
  grass: Rgb;
  flower: Rgb;
  second: Rgb;
  hill?: Hill;
  way?: { way: Way; road: boolean };
  /** Direction of planted rows, as sideways metres per metre of distance. */
  rowTurn: number;
  /** How deep a point lies in a stream or pond: 0 on dry ground, 1 in the middle. */
  bed?: (x: number, z: number) => number;
}

const WATER_LEVEL = -0.4;

export function shapeLand(stage: Stage, random: Random, plan: MeadowPlan): GroundHeight {
  const { noise } = stage;
  const fold = foldFor(stage);
  const shift = random.range(0, 99);
  const flat = plan.layout === 'rows' || plan.layout === 'flower-field' ? 0.4 : 1;
  const distant = raiseRange(stage, random, {
    from: 90,
    to: 240,
    height: random.range(24, 60),
    pitch: 0.011,
  });
  // A knoll in the middle of the picture carries the lone tree.
  const knoll = plan.layout === 'lone-tree' ? 2.6 : 0;
  return (x, z, octaves) => {
    const folded = fold(x);
    let y =
      noise.fbm(folded * 0.045 + shift, z * 0.05, Math.min(octaves, 5)) * 3.4 * flat * smoothstep(5, 44, z);
    y += noise.at(folded * 1.1, z * 1.1) * 0.07;
    if (plan.layout === 'rows' && z < 60)
      y += Math.cos((x - plan.rowTurn * z) * 4.2) * 0.16 * smoothstep(60, 24, z);
    if (knoll) y += knoll * Math.exp(-((x * 0.09) ** 2) - ((z - 36) * 0.06) ** 2);
    if (plan.hill) y += plan.hill.rise(x, z, octaves) * 0.7;
    y += distant(x, z, octaves);
    const bed = plan.bed ? plan.bed(x, z) : 0;
    return bed > 0 ? Math.max(WATER_LEVEL, lerp(y, -1.4, bed)) : y;
  };
}

export function paintField(stage: Stage, plan: MeadowPlan): (point: GroundPoint, paint: GroundPaint) => void {
  const { noise, brief } = stage;
  return (point, paint) => {
    const { x, z, height } = point;
    if (height <= WATER_LEVEL + 0.001 && plan.bed && plan.bed(x, z) > 0) {
      paint[0] = 44;
      paint[1] = 74;
      paint[2] = 78;
      paint[6] = 1;
      return;
    }
    const detail = 1 / (1 + z * 0.03);
    const fine = noise.at(x * 3.1 * detail, z * 3.1 * detail) * 0.5;
    const blades = z < 16 ? noise.at(x * 22, z * 9) * 0.3 : 0;
    const tone = clamp(0.5 + (fine + noise.at(x * 0.35, z * 0.35) * 0.7 + blades) * 0.6);
    for (let channel = 0; channel < 3; channel++)
      paint[channel] = lerp(plan.grass[channel]! * 1.06, plan.grass[channel]! * 0.7, tone);
    if (plan.layout === 'rows') paintRows(stage, plan, point, paint);
    else paintFlowers(stage, plan, point, paint);
    if (plan.way && z < 90) paintFieldWay(stage, plan.way, point, paint);
    if (height > 8 && z > 90) tintWoods(stage, point, paint);
    if (brief.snow) whiten(paint, 0.9 + fine * 0.1);
  };
}

function paintFlowers(stage: Stage, plan: MeadowPlan, { x, z }: GroundPoint, paint: GroundPaint): void {
  const field = plan.layout === 'flower-field';
  if (plan.layout === 'golden-field' || (!field && z > 30) || stage.brief.season === 'winter') return;
  // Far away single flowers melt into drifts of color.
  const scale = 7 / (1 + z * 0.05);
  const patch = stage.noise.at(x * 0.22 + 4, z * 0.22) + (field ? 0.8 : 0.05);
  const grain = stage.noise.at(x * scale + 9, z * scale);
  const cover =
    smoothstep(0.5 - patch * 0.4, 0.72 - patch * 0.3, grain) *
    (field ? 1 : 0.85) *
    smoothstep(130, 60, z) *
    smoothstep(11, 24, z);
  if (cover <= 0) return;
  const other = stage.noise.at(x * 0.5 + 40, z * 0.5) > 0.12 ? plan.second : plan.flower;
  for (let channel = 0; channel < 3; channel++)
    paint[channel] = lerp(paint[channel]!, other[channel]!, cover);
}

function paintRows(stage: Stage, plan: MeadowPlan, { x, z }: GroundPoint, paint: GroundPaint): void {
  const ridge = Math.cos((x - plan.rowTurn * z) * 4.2);
  const ragged = stage.noise.at(x * 5 * (z < 30 ? 1 : 0.3), z * 5 * (z < 30 ? 1 : 0.3)) * 0.5;
  const bloom = smoothstep(-0.25, 0.45, ridge + ragged) * smoothstep(110, 50, z);
  const soil = smoothstep(-0.5, -0.95, ridge) * smoothstep(80, 20, z);
  const tone = 0.72 + 0.4 * (ragged + 0.5);
  for (let channel = 0; channel < 3; channel++) {
    const planted = lerp(paint[channel]!, plan.flower[channel]! * tone, bloom * 0.92);
    paint[channel] = lerp(planted, [122, 92, 66][channel]!, soil * 0.8);
  }
}

function paintFieldWay(
  stage: Stage,
  { way, road }: { way: Way; road: boolean },
  { x, z }: GroundPoint,
  paint: GroundPaint,
): void {
  if (road) {
    paintRoad(stage, way, { x, z }, paint);
    return;
  }
  const offset = way.offset(x, z);
  const ragged = stage.noise.at(x * 2, z * 2) * 0.25;
  // Two wheel tracks with grass between them.
  const track = Math.min(Math.abs(offset - 0.62), Math.abs(offset + 0.62));
  const cover = smoothstep(0.42 + ragged, 0.2, track) * 0.85;
  for (let channel = 0; channel < 3; channel++)
    paint[channel] = lerp(paint[channel]!, [184, 158, 116][channel]!, cover);
}

function tintWoods(stage: Stage, { x, z, height }: GroundPoint, paint: GroundPaint): void {
  const woods = smoothstep(8, 18, height + stage.noise.at(x * 0.1, z * 0.1) * 6) * 0.75;
  for (let channel = 0; channel < 3; channel++)
    paint[channel] = lerp(paint[channel]!, [58, 82, 62][channel]!, woods);
}

function whiten(paint: GroundPaint, tone: number): void {
  for (let channel = 0; channel < 3; channel++)
    paint[channel] = lerp(paint[channel]!, [236, 242, 250][channel]! * tone, 0.9);
}
