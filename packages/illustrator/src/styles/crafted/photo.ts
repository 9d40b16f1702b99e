import { type Canvas, createLayer, resample } from '../../core/canvas.ts';
import { clamp } from '../../core/maths.ts';
import { luminance } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { addBloom } from '../shared/bloom.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { copyCanvas, readRaster, writeRaster } from '../shared/raster.ts';
import { createTexture } from '../shared/texture.ts';
import { SKY_DEPTH } from '../shared/tone.ts';
import { wideMean } from '../shared/wide-mean.ts';
import type { Style } from '../style.types.ts';

/** A photograph: soft light, gentle bloom, film grain. What lies out of focus is the lens's part, where one is asked for. */
export const takePhoto: Style = (scene, stage, random) => {
  const exposed = addSurfaces(copyCanvas(scene), stage, random.fork('surfaces'));
  stage.checkpoint.check();
  addSoftLight(exposed);
  stage.checkpoint.check();
  if (stage.brief.detail !== 1) addClarity(exposed, stage);
  addBloom(exposed, { amount: 0.34, radius: 0.03, threshold: 0.62 });
  stage.checkpoint.check();
  const film = wishedGrade(stage, {
    contrast: 1.1,
    saturation: 1.06,
    grain: 0.24,
    vignette: 0.2,
    shadowTint: [-2, 0, 4],
    highlightTint: [4, 1, -3],
  });
  return gradeCanvas(exposed, film, random, stage.checkpoint);
};

/**
 * Real surfaces are never of one color: a fine grain and wider blotches, strongest in the middle tones, and air
 * that pales with distance.
 */
function addSurfaces(canvas: Canvas, stage: Stage, random: Random): Canvas {
  const { width, height, depth, mask, palette, indoor, floating, brief, checkpoint } = stage;
  const pixels = readRaster(canvas);
  const { data } = pixels;
  const grain = createTexture(random.fork('grain'), { radius: 1, size: 512 });
  const blotches = createTexture(random.fork('blotches'), { radius: 6, size: 512 });
  const airy = !indoor && !floating && brief.scene !== 'city' ? 1 : 0;
  for (let y = 0; y < height; y++) {
    if ((y & 7) === 0) checkpoint.check();
    for (let x = 0, index = y * width, offset = index * 4; x < width; x++, index++, offset += 4) {
      const metres = depth[index]!;
      if (metres >= SKY_DEPTH) continue;
      const texel = (y & 511) * 512 + (x & 511);
      const rough = mask[index]! > 0 ? 0.045 : 0.035;
      const change = 1 + (grain.values[texel]! * 0.65 + blotches.values[texel]! * 0.8) * rough;
      const air = mask[index]! > 0 || metres < 60 ? 0 : airy * Math.min(0.22, (metres - 60) / 2400);
      data[offset] = data[offset]! * change * (1 - air) + palette.fog[0] * air;
      data[offset + 1] = data[offset + 1]! * change * (1 - air) + palette.fog[1] * air;
      data[offset + 2] = data[offset + 2]! * change * (1 - air) + palette.fog[2] * air;
    }
  }
  writeRaster(canvas, pixels);
  return canvas;
}

/** A soft-light copy under a wide blur: rounder light on surfaces, as a large window gives. */
function addSoftLight(canvas: Canvas): void {
  const small = resample(canvas, canvas.width / 8, canvas.height / 8);
  const blurred = createLayer(small.width, small.height);
  blurred.context.filter = `blur(${Math.max(0.6, Math.min(small.width, small.height) * 0.03)}px)`;
  blurred.context.drawImage(small, 0, 0);
  const context = canvas.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = 0.22;
  context.imageSmoothingQuality = 'low';
  context.drawImage(blurred.canvas, 0, 0, canvas.width, canvas.height);
  context.restore();
}

/** More or less local contrast than usual: what separates an intricate picture from a plain one. */
function addClarity(canvas: Canvas, { brief, checkpoint }: Stage): void {
  const pixels = readRaster(canvas);
  const light = luminance(pixels.data);
  const around = wideMean(canvas, Math.min(canvas.width, canvas.height) / 40);
  checkpoint.check();
  const amount = clamp((brief.detail - 1) * 0.45, -0.25, 0.45) * 255;
  for (let index = 0, offset = 0; index < light.length; index++, offset += 4) {
    const change = (light[index]! - around[index]!) * amount;
    pixels.data[offset]! += change;
    pixels.data[offset + 1]! += change;
    pixels.data[offset + 2]! += change;
  }
  writeRaster(canvas, pixels);
  checkpoint.check();
}
