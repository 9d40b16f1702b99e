import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fade, fillBox, linear } from '../../core/ink.ts';
import { clamp, lerp } from '../../core/maths.ts';
import { hasSubjectOf, isCentred } from '../../stage/brief-questions.ts';
import { project } from '../../stage/camera.ts';
import { paintFlatGround, traceGround } from '../../stage/ground/city-ground.ts';
import { litColor } from '../../stage/light/lighting.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { paintSkyline } from './city-skyline.ts';
import { closeStreet, type PaintTown, raiseRow } from './town-street.ts';

/** Breadth of the walk along the houses, metres. */
const WALK = 0.7;
/** Where the quay begins on which somebody stands, as a share of the way from the horizon down. */
const QUAY = 0.56;

/** Water between two rows of old houses, which it mirrors; a quay before it where somebody comes on foot. */
export const paintTownCanal: PaintTown = (stage, random, light) => {
  const { height, horizon, brief } = stage;
  paintSkyline(stage, random, light, { tall: 0.1, layers: 2, haze: 0.5 });
  paintFlatGround(stage, light.dark ? [104, 98, 112] : [176, 164, 150]);
  const shift = isCentred(brief) ? 0 : random.range(-0.6, 0.6);
  const half = random.range(3.4, 4.2);
  closeStreet(stage, random, light, shift);
  for (const side of [-1, 1] as const) raiseRow(stage, random, light, side, shift + side * half);
  const visited = comesOnFoot(brief);
  stage.water = !visited;
  const quay = visited ? lerp(horizon, height, QUAY) : height;
  if (hasSubjectOf(brief, 'building')) stage.hill = { x: shift, z: 17 };
  const channel = { left: shift - half + WALK, right: shift + half - WALK, quay };
  layWalks(stage, channel, light.dark);
  const water = waterBetween(stage, channel);
  stage.wet = water;
  mirrorHouses(stage, water);
  if (visited) layFlags(stage, quay, light.dark);
};

/** Whether somebody is there who is in no boat. */
function comesOnFoot({ subjects, relations }: Stage['brief']): boolean {
  const inBoat = (position: number) =>
    relations.some(({ subject, object }) => subject === position && subjects[object]?.noun.kind === 'boat');
  return subjects.some(({ noun }, position) => ON_FOOT.has(noun.kind) && !inBoat(position));
}

const ON_FOOT: ReadonlySet<string> = new Set(['person', 'animal', 'vehicle', 'item', 'tree', 'hat']);

interface Channel {
  left: number;
  right: number;
  /** Screen row. */
  quay: number;
}

const FAR = 39;
const NEAR = 0.7;

/** Stone edges between the houses and the water, dark where they go down into it. */
function layWalks(stage: Stage, { left, right }: Channel, dark: boolean): void {
  const { context } = stage;
  const stone = litColor(stage, dark ? [120, 114, 120] : [206, 194, 174], { sun: 0.4 });
  for (const [edge, side] of [
    [left, -1],
    [right, 1],
  ] as const) {
    for (const [from, to, tone] of [
      [0, WALK, 1],
      [-0.14, 0, 0.45],
    ] as const) {
      context.fillStyle = toCss(scale(stone, tone));
      traceGround(stage, [
        [edge + side * from, FAR],
        [edge + side * to, FAR],
        [edge + side * to, NEAR],
        [edge + side * from, NEAR],
      ]);
      context.fill();
    }
  }
}

function waterBetween(stage: Stage, { left, right, quay }: Channel): Uint8Array {
  const { width, height, horizon, focal, cameraHeight } = stage;
  const water = new Uint8Array(width * height);
  const from = Math.ceil(project(stage, 0, 0, FAR).y);
  for (let y = from; y < Math.min(height, quay); y++) {
    const metre = (y - horizon) / cameraHeight;
    if (focal / metre < NEAR) break;
    const start = clamp(Math.round(width / 2 + left * metre), 0, width);
    const end = clamp(Math.round(width / 2 + right * metre), 0, width);
    water.fill(1, y * width + start, y * width + end);
  }
  return water;
}

const TINT: Rgb = [44, 104, 104];

/** Each column mirrors about its own shore: houses along the water stand on their heads in it. */
function mirrorHouses(stage: Stage, water: Uint8Array): void {
  const { width, height, horizon, context, palette, noise } = stage;
  const image = context.getImageData(0, 0, width, height);
  const source = image.data.slice();
  const tint = mix(palette.zenith, palette.night ? scale(TINT, 0.35) : TINT, 0.6);
  for (let x = 0; x < width; x++) {
    if ((x & 31) === 0) stage.checkpoint.check();
    let shore = -1;
    for (let y = Math.ceil(horizon); y < height; y++) {
      const pixel = y * width + x;
      if (!water[pixel]) continue;
      if (shore < 0) shore = y;
      const near = (y - horizon) / (height - horizon);
      const ripple = noise.at((x / width) * (9 / (near + 0.1)), 4.5 / (near + 0.03));
      const reach = (ripple * (4 + near * 44) * height) / 1024;
      const row = clamp(Math.round(shore - (y - shore) - reach), 0, shore - 1);
      const column = clamp(Math.round(x + reach * 0.3), 0, width - 1);
      const mirror = 0.74 - near * 0.3 + ripple * 0.22;
      for (let channel = 0; channel < 3; channel++)
        image.data[pixel * 4 + channel] = lerp(
          tint[channel]!,
          source[(row * width + column) * 4 + channel]!,
          clamp(mirror),
        );
    }
  }
  context.putImageData(image, 0, 0);
}

/** Flagstones for whoever stands before the water. */
function layFlags(stage: Stage, quay: number, dark: boolean): void {
  const { context, width, height, horizon, palette } = stage;
  const stone = litColor(stage, dark ? [124, 118, 124] : [192, 180, 162], { sun: 0.4 });
  const ground = linear(context, [0, quay, 0, height], fade(mix(stone, palette.fog, 0.16), stone));
  fillBox(context, ground, 0, quay, width, height - quay);
  fillBox(context, toCss(scale(stone, 1.12)), 0, quay, width, height * 0.01);
  fillBox(context, toCss(scale(stone, 0.5)), 0, quay - height * 0.008, width, height * 0.008);
  const edge = (stage.focal * stage.cameraHeight) / (quay - horizon);
  context.strokeStyle = toCss(scale(stone, 0.62), 0.5);
  context.lineWidth = Math.max(1, width / 800);
  let odd = 0;
  for (let z = edge; z > 1.2; z *= 0.86) {
    const row = project(stage, 0, 0, z);
    const next = project(stage, 0, 0, z * 0.86);
    context.beginPath();
    context.moveTo(0, row.y);
    context.lineTo(width, row.y);
    odd = 0.45 - odd;
    for (let x = -9; x <= 9; x += 0.9) {
      context.moveTo(width / 2 + (x + odd) * row.scale, row.y);
      context.lineTo(width / 2 + (x + odd) * next.scale, next.y);
    }
    context.stroke();
  }
}
