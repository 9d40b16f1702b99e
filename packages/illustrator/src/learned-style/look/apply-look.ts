import type { Canvas } from '../../core/canvas.ts';
import type { Checkpoint } from '../../core/checkpoint.ts';
import { fromHex } from '../../core/color.ts';
import { clamp, smoothstep } from '../../core/maths.ts';
import { fromOklab, type Lab, oklab } from '../../core/oklab.ts';
import { boxBlur, type Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { readRaster, writeRaster } from '../../styles/shared/raster.ts';
import type { StyleLook } from '../learned-style.types.ts';
import { lookOf, lookOfCanvas, type SmallLook } from '../small-look.ts';
import { moveColors } from './color-transfer.ts';
import { grainTile } from './grain-tile.ts';
import { nearestColor } from './main-colors.ts';
import { darkLinesOf, GRAIN_SIDE } from './measure-look.ts';
import { bandWeights, levelOf, measureBands, ranksOf } from './tone-bands.ts';
import { toneCurve } from './tone-curve.ts';

/** How much of what differs is taken over: the rest keeps light and shade of the scene readable. */
const COLOR_SHARE = 0.9;
const SNAP_SHARE = 0.55;

/**
 * Gives a painted picture the colors, tones, contrast, lines, grain and plain surroundings of a learned look, in place.
 * @throws {IllustrationStopped} when the picture is no longer wanted
 */
export function applyLook(canvas: Canvas, look: StyleLook, stage: Stage, random: Random): void {
  const { checkpoint } = stage;
  checkpoint.check();
  const small = lookOfCanvas(
    canvas,
    Math.min(GRAIN_SIDE, Math.round(Math.sqrt(canvas.width * canvas.height))),
  );
  checkpoint.check();
  const raster = readRaster(canvas);
  const whole = lookOf(raster.data, canvas.width, canvas.height);
  checkpoint.check();
  const own = measureBands(small);
  checkpoint.check();
  const ranks = ranksOf(small.light);
  changeTones(whole, look, { small, own, ranks });
  checkpoint.check();
  moveColors(
    whole,
    { from: own, to: look.bands, weights: Array.from(ranks, bandWeights), share: COLOR_SHARE },
    checkpoint,
  );
  if (look.limited > 0) snapToPalette(whole, look, checkpoint);
  const grain = grainTile(look, small, random);
  writeBack(raster.data, whole, {
    grain,
    unit: Math.sqrt(canvas.width * canvas.height) / GRAIN_SIDE,
    checkpoint,
  });
  if (look.background.plain > 0.05) clearSurroundings(raster.data, look.background, stage);
  checkpoint.check();
  writeRaster(canvas, raster);
}

interface Own {
  small: SmallLook;
  own: ReturnType<typeof measureBands>;
  ranks: Float32Array;
}

/** Lightness follows the learned tones; what differs from its surroundings gets the learned contrast. */
function changeTones(whole: SmallLook, look: StyleLook, { small, own, ranks }: Own): void {
  const { light, width, height } = whole;
  const curve = toneCurve(ranks, look.tones, look.limited);
  const reach = Math.max(2, Math.round((4 * Math.sqrt(width * height)) / GRAIN_SIDE));
  const soft = boxBlur(light, width, height, reach);
  const factors = own.map(({ contrast }, band) =>
    clamp((look.bands[band]!.contrast + 0.004) / (contrast + 0.004), 0.6, 1.7),
  );
  const line = clamp((look.lines + 0.002) / (darkLinesOf(small) + 0.002), 0.7, 1.6);
  const byLevel = Array.from(ranks, (rank) => {
    const weights = bandWeights(rank);
    return weights.reduce((sum, weight, band) => sum + weight * factors[band]!, 0);
  });
  for (let index = 0; index < light.length; index++) {
    const level = levelOf(light[index]!);
    const base = levelOf(soft[index]!);
    const toned = curve[level]!;
    // The curve has changed the contrast already, more or less; the rest is added to it.
    const detail = toned - curve[base]!;
    const own = light[index]! - soft[index]!;
    const wanted = own * byLevel[level]! * (own < 0 ? line : 1);
    light[index] = clamp(curve[base]! + 0.5 * detail + 0.5 * wanted);
  }
}

function snapToPalette(whole: SmallLook, { palette, limited }: StyleLook, checkpoint: Checkpoint): void {
  const colors = palette.map(({ color }): Lab => oklab(...(fromHex(color) as Lab)));
  const share = limited * SNAP_SHARE;
  const { light, red, yellow } = whole;
  for (let index = 0; index < light.length; index++) {
    if ((index & 16_383) === 0) checkpoint.check();
    const nearest = colors[nearestColor(colors, [light[index]!, red[index]!, yellow[index]!])]!;
    light[index]! += (nearest[0] - light[index]!) * share * 0.5;
    red[index]! += (nearest[1] - red[index]!) * share;
    yellow[index]! += (nearest[2] - yellow[index]!) * share;
  }
}

interface Writing {
  grain: ReturnType<typeof grainTile>;
  /** How many pixels are one of a picture of the usual size. */
  unit: number;
  checkpoint: Checkpoint;
}

function writeBack(data: Uint8ClampedArray, whole: SmallLook, { grain, unit, checkpoint }: Writing): void {
  const { width, height, light, red, yellow } = whole;
  const step = 1 / Math.max(1, unit);
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const level = clamp(light[index]! + (grain ? grain.at(x * step, y * step) : 0));
      const color = fromOklab(level, red[index]!, yellow[index]!);
      data[index * 4] = color[0];
      data[index * 4 + 1] = color[1];
      data[index * 4 + 2] = color[2];
    }
  }
}

/** A subject stands on the plain sheet, as in the pictures: what is far from it fades. */
function clearSurroundings(
  data: Uint8ClampedArray,
  { plain, color }: StyleLook['background'],
  { mask, width, height, checkpoint }: Stage,
): void {
  const near = nearness(mask, width, height);
  if (!near) return;
  const sheet = fromHex(color);
  for (let index = 0; index < mask.length; index++) {
    if ((index & 16_383) === 0) checkpoint.check();
    if (mask[index]! > 0) continue;
    const fade = plain * (1 - smoothstep(0.02, 0.3, near[index]!));
    for (const channel of [0, 1, 2] as const)
      data[index * 4 + channel] = data[index * 4 + channel]! * (1 - fade) + sheet[channel] * fade;
  }
}

/** 0 far from every subject to 1 inside; undefined where there is none, or nothing else. */
function nearness(mask: Uint8Array, width: number, height: number): Plane | undefined {
  const inside = Float32Array.from(mask, (subject) => (subject > 0 ? 1 : 0));
  const share = inside.reduce((sum, value) => sum + value, 0) / inside.length;
  if (share < 0.02 || share > 0.7) return undefined;
  return boxBlur(inside, width, height, Math.max(2, Math.round(Math.min(width, height) * 0.09)));
}
