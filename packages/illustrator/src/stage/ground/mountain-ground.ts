import { fromHex, pickColor, type Rgb } from '../../core/color.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../stage.types.ts';
import type { GroundPaint, GroundPoint } from './terrain.ts';
import type { Way } from './way.types.ts';

export interface MountainGround {
  grass: Rgb;
  rock: Rgb;
  /** Height in metres above which snow lies. */
  snowLine: number;
  /** Snow covers the valley too. */
  snowy: boolean;
  way?: { way: Way; kind: 'path' | 'road'; until: number };
  /** Small flowers in the near grass. */
  flowers?: Rgb;
  /** Far slopes are wooded. */
  woods?: boolean;
  /** Bare color of a great cone, from its foot up. */
  cone?: Rgb;
}

const GRASS = { spring: '#84ad48', summer: '#739c42', autumn: '#b09a44', winter: '#85856a' } as const;

export function chooseMountainGround(stage: Stage, random: Random): MountainGround {
  const { brief } = stage;
  const base = fromHex(GRASS[brief.season]);
  const tone = random.range(0.88, 1.14);
  return {
    grass: [base[0] * tone * random.range(0.95, 1.08), base[1] * tone, base[2] * tone],
    rock: pickColor(random, '#6d6660 #77706a #5f6168 #7d6a5c'),
    snowLine: brief.season === 'winter' ? 8 : random.range(14, 24),
    snowy: brief.snow,
  };
}

/** Writes grass, rock, scree, snow or path for a point of a mountain landscape. */
export function paintMountainGround(
  stage: Stage,
  ground: MountainGround,
): (point: GroundPoint, paint: GroundPaint) => void {
  const { noise } = stage;
  return (point, paint) => {
    const { x, z, height, up } = point;
    const broad = noise.at(x * 0.3, z * 0.3);
    const detail = 2.3 / (1 + z * 0.03);
    const fine =
      noise.at(x * detail, (z + height * 1.3) * detail) * 0.5 + (z < 24 ? noise.at(x * 9, z * 9) * 0.35 : 0);
    if (ground.snowy) {
      paintSnow(stage, ground, point, paint, fine);
      return;
    }
    const tone = clamp((fine + broad * 0.6) * 0.75 + 0.5);
    const line = height + broad * 3 + fine * 2;
    const rocky = Math.max(
      smoothstep(0.74, 0.6, up + fine * 0.1),
      smoothstep(ground.snowLine * 0.55, ground.snowLine * 0.8, line),
    );
    const snowy = smoothstep(ground.snowLine - 2, ground.snowLine + 2, line) * smoothstep(0.42, 0.56, up);
    for (let channel = 0; channel < 3; channel++) {
      const grass = lerp(ground.grass[channel]! * 1.06, ground.grass[channel]! * 0.72, tone);
      const rock = ground.rock[channel]! * (0.85 + 0.4 * tone);
      paint[channel] = lerp(lerp(grass, rock, rocky), SNOW[channel]!, snowy);
    }
    if (ground.cone && snowy < 1) {
      const bare = smoothstep(4, 20, height + broad * 4) * smoothstep(60, 90, z) * (1 - snowy);
      for (let channel = 0; channel < 3; channel++)
        paint[channel] = lerp(paint[channel]!, ground.cone[channel]! * (0.9 + tone * 0.2), bare);
    }
    if (ground.woods) paintWoods(stage, point, paint, rocky);
    if (ground.way && z < ground.way.until) paintWay(stage, ground.way, point, paint);
    if (rocky < 0.5 && z < 30) paintFlowersAndStones(stage, ground, point, paint);
  };
}

/** From afar a wood is a dark, grained green. */
function paintWoods(stage: Stage, { x, z }: GroundPoint, paint: GroundPaint, rocky: number): void {
  const cover = smoothstep(26, 60, z) * (1 - rocky) * smoothstep(330, 240, z);
  if (cover <= 0) return;
  const grain = 0.82 + stage.noise.at(x * 0.9, z * 0.5) * 0.3;
  for (let channel = 0; channel < 3; channel++)
    paint[channel] = lerp(paint[channel]!, [52, 78, 58][channel]! * grain, cover * 0.85);
}

const SNOW = [238, 243, 250] as const;
const EARTH = [166, 144, 114] as const;
const STONE = [150, 146, 140] as const;

function paintSnow(
  stage: Stage,
  ground: MountainGround,
  { x, z, up, facing }: GroundPoint,
  paint: GroundPaint,
  fine: number,
): void {
  const { noise } = stage;
  const bare = smoothstep(0.56, 0.4, up + fine * 0.12);
  const drift = 0.975 + noise.at(x * 0.5, z * 1.4) * 0.05 + fine * 0.03;
  for (let channel = 0; channel < 3; channel++)
    paint[channel] = lerp(SNOW[channel]! * drift, ground.rock[channel]! * 0.9, bare);
  // Hollows hold the blue of the sky.
  const hollow = smoothstep(0.05, 0.5, noise.fbm(x * 0.16 + 5, z * 0.3, 3)) * (1 - bare) * 0.2;
  paint[0]! *= 1 - hollow * 1.3;
  paint[1]! *= 1 - hollow * 0.7;
  if (ground.way && z < ground.way.until) {
    const worn = smoothstep(1.1, 0.5, Math.abs(ground.way.way.offset(x, z)) + fine * 0.3);
    for (let channel = 0; channel < 3; channel++)
      paint[channel] = lerp(paint[channel]!, [196, 204, 218][channel]!, worn * 0.7);
  }
  // Single crystals flash where the light falls straight on them.
  if (z < 16 && facing > 0.5 && stage.noise.at(x * 31, z * 31) > 0.72) {
    paint[3] = 60;
    paint[4] = 60;
    paint[5] = 64;
  }
}

function paintWay(
  stage: Stage,
  { way, kind }: NonNullable<MountainGround['way']>,
  { x, z }: GroundPoint,
  paint: GroundPaint,
): void {
  const offset = way.offset(x, z);
  if (kind === 'road') {
    paintRoad(stage, way, { x, z }, paint);
    return;
  }
  const { noise } = stage;
  const width = 0.84 + noise.at(x * 1.5, z * 1.5) * 0.24 + noise.at(x * 6, z * 6) * 0.16;
  const away = Math.abs(offset);
  // Grass holds out between the two ruts that wheels have worn.
  const ridge = smoothstep(0.24, 0.06, away + noise.at(x * 4, z * 4) * 0.16) * smoothstep(26, 10, z) * 0.55;
  const cover = smoothstep(width, width * 0.6, away) * (0.86 - ridge);
  const near = z < 18 ? noise.at(x * 15, z * 15) * 0.16 : 0;
  const wear = 0.9 + noise.at(x * 5, z * 5) * 0.14 + noise.at(x * 0.8, z * 0.8) * 0.12 + near;
  const pebble = z < 22 && noise.at(x * 9 + 3, z * 9) > 0.5;
  for (let channel = 0; channel < 3; channel++) {
    const earth = pebble ? STONE[channel]! : EARTH[channel]!;
    paint[channel] = lerp(paint[channel]!, earth * wear, cover);
  }
}

const ASPHALT = [80, 79, 84];
const WHITE_LINE = [220, 220, 215];
const YELLOW_LINE = [235, 205, 90];
/** Added to x where a road crosses, metres: the remainder of a negative number would be negative. */
const ABOVE_ZERO = 1000;
/** From one sample along a line of sight to the next. */
const SAMPLE_RATIO = 1.017;

const TRAINS: ReadonlySet<string> = new Set(['train', 'bullet train', 'oncoming train']);
const GRAVEL = [142, 132, 122];
const SLEEPER = [92, 70, 54];
const STEEL = [176, 180, 188];

/** Two rails on sleepers in a bed of gravel. */
function paintTrack(
  { noise }: Stage,
  way: Way,
  { x, z }: Pick<GroundPoint, 'x' | 'z'>,
  paint: GroundPaint,
): void {
  const offset = way.offset(x, z);
  const away = Math.abs(offset);
  const along = way.crossesAt === undefined ? z : x + ABOVE_ZERO;
  const stones = noise.at(x * 16, z * 16) * 26;
  const cover = smoothstep(1.9 + noise.at(x * 3, z * 3) * 0.2, 1.5, away);
  const sleeper = along % 0.66 < 0.26 && away < 1.24 ? 1 : 0;
  const next = way.offset(x * SAMPLE_RATIO, z * SAMPLE_RATIO);
  const reach = Math.max(0.03, Math.abs(next - offset) * 0.6);
  const rail = clamp(
    (Math.min(0.8, away + reach) - Math.max(0.68, away - reach)) / Math.min(reach * 2, 0.12),
  );
  for (let channel = 0; channel < 3; channel++) {
    const bed = lerp(GRAVEL[channel]! + stones, SLEEPER[channel]!, sleeper);
    paint[channel] = lerp(paint[channel]!, lerp(bed, STEEL[channel]!, rail), cover);
  }
}

/** Asphalt with a broken yellow middle line and white edges. */
export function paintRoad(
  stage: Stage,
  way: Way,
  { x, z }: Pick<GroundPoint, 'x' | 'z'>,
  paint: GroundPaint,
): void {
  const offset = way.offset(x, z);
  const away = Math.abs(offset);
  if (away > 2.3) return;
  if (stage.brief.subjects.some(({ noun }) => TRAINS.has(noun.name))) {
    paintTrack(stage, way, { x, z }, paint);
    return;
  }
  const grain = stage.noise.at(x * 14, z * 14) * 12;
  const cover = smoothstep(2.3, 2.05, away);
  // Samples can miss a line that runs across the view, which would give it teeth: the stretch up to the next one counts.
  const next = way.offset(x * SAMPLE_RATIO, z * SAMPLE_RATIO);
  const reach = Math.max(0.03, Math.abs(next - offset) * 0.6);
  const shareOf = (from: number, to: number) =>
    clamp((Math.min(to, away + reach) - Math.max(from, away - reach)) / (reach * 2));
  const along = way.crossesAt === undefined ? z : x + ABOVE_ZERO;
  const middle = (along * 0.5) % 2 < 1.1 ? shareOf(-0.06, 0.06) : 0;
  const edge = shareOf(1.82, 1.92);
  for (let channel = 0; channel < 3; channel++) {
    const asphalt = ASPHALT[channel]! + grain;
    const lined = lerp(lerp(asphalt, WHITE_LINE[channel]!, edge), YELLOW_LINE[channel]!, middle);
    paint[channel] = lerp(paint[channel]!, lined, cover);
  }
}

function paintFlowersAndStones(
  stage: Stage,
  ground: MountainGround,
  { x, z }: GroundPoint,
  paint: GroundPaint,
): void {
  const grain = stage.noise.at(x * 4.1, z * 4.1);
  if (grain > 0.55) {
    const cover = smoothstep(0.55, 0.68, grain) * 0.6 * smoothstep(6, 14, z);
    for (let channel = 0; channel < 3; channel++)
      paint[channel] = lerp(paint[channel]!, STONE[channel]!, cover);
  } else if (ground.flowers && z > 11 && z < 30) {
    const patch = stage.noise.at(x * 0.6 + 4, z * 0.6);
    const pitch = 11 / (1 + z * 0.06);
    const cover =
      smoothstep(0.5 - patch * 0.16, 0.66 - patch * 0.16, stage.noise.at(x * pitch + 9, z * pitch)) *
      smoothstep(11, 18, z);
    for (let channel = 0; channel < 3; channel++)
      paint[channel] = lerp(paint[channel]!, ground.flowers[channel]!, cover);
  }
}
