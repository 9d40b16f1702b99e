import type { Canvas } from '../../core/canvas.ts';
import { hslToRgb, rgbToHsl } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { frameSheet, gradedModel } from '../shared/graded-stage.ts';
import { flatten } from '../shared/kuwahara.ts';
import { canvasOf, type Raster, readRaster } from '../shared/raster.ts';
import type { Style } from '../style.types.ts';

/** One round of touches. */
interface DotLayer {
  /** Radius and distance of dots as shares of the shorter side. */
  radius: number;
  spacing: number;
  /** Turns of hue by which dots leave the color that the eye mixes from them. */
  hue: number;
  light: number;
  subjectsOnly?: boolean;
}

const LAYERS: readonly DotLayer[] = [
  { radius: 1 / 150, spacing: 1.5, hue: 0.035, light: 0.07 },
  { radius: 1 / 185, spacing: 1.6, hue: 0.06, light: 0.1 },
  { radius: 1 / 260, spacing: 1.75, hue: 0.03, light: 0.05, subjectsOnly: true },
];

/** Divisionism: the picture in separate round touches of pure color on a light ground. */
export const paintPoints: Style = (scene, stage, random) => {
  const { checkpoint, brief } = stage;
  const base = { saturation: 1.28, gain: 1.16, contrast: 1.06 };
  const model = flatten(gradedModel(scene, stage, base, random), 2, checkpoint);
  checkpoint.check();
  const colors = readRaster(model);
  const sheet = readRaster(groundOf(model));
  const fineness = brief.detail ** -0.35;
  for (const [number, layer] of LAYERS.entries())
    setDots(sheet, colors, layer, fineness, stage, random.fork(`dots-${number}`));
  return frameSheet(canvasOf(sheet), stage, random);
};

/** Between the dots shows a thin light wash of the same colors. */
function groundOf(model: Canvas): Canvas {
  const context = model.getContext('2d');
  context.save();
  context.globalAlpha = 0.42;
  context.globalCompositeOperation = 'soft-light';
  context.fillStyle = '#f6ecd6';
  context.fillRect(0, 0, model.width, model.height);
  context.restore();
  return model;
}

function setDots(
  sheet: Raster,
  colors: Raster,
  layer: DotLayer,
  fineness: number,
  stage: Stage,
  random: Random,
): void {
  const { width, height, mask, checkpoint } = stage;
  // A photograph is told by smaller forms than a drawn scene: its touches are smaller and stray less.
  const calm = stage.pictureTones ? 0.72 : 1;
  const radius = Math.max(0.7, Math.min(width, height) * layer.radius * fineness * calm);
  const spacing = radius * layer.spacing;
  const rows = Math.ceil(height / (spacing * 0.87)) + 1;
  const columns = Math.ceil(width / spacing) + 1;
  for (let row = 0; row < rows; row++) {
    if ((row & 1) === 0) checkpoint.check();
    for (let column = 0; column < columns; column++) {
      const x = (column + (row & 1) * 0.5 + random.range(-0.3, 0.3)) * spacing;
      const y = (row + random.range(-0.3, 0.3)) * spacing * 0.87;
      const turn = random.range(-1, 1);
      const lift = random.range(-1, 1);
      const swell = random.range(0.8, 1.1);
      const place = clamp(y | 0, 0, height - 1) * width + clamp(x | 0, 0, width - 1);
      if (layer.subjectsOnly && mask[place] === 0) continue;
      const [r, g, b] = [colors.data[place * 4]!, colors.data[place * 4 + 1]!, colors.data[place * 4 + 2]!];
      const [hue, saturation, light] = rgbToHsl(r, g, b);
      // Nearly gray places are mixed from the widest hues, pure ones keep to their own.
      const spread = layer.hue * (1.25 - saturation * 0.5) * (mask[place]! > 0 ? 0.65 : 1) * calm;
      const pure = saturation < 0.02 ? 0 : clamp(saturation * 1.15 + 0.08);
      const color = hslToRgb(hue + turn * spread, pure, clamp(light + lift * layer.light * calm, 0.04, 0.97));
      setDot(sheet, x, y, radius * swell, color[0], color[1], color[2]);
    }
  }
}

function setDot(sheet: Raster, x: number, y: number, radius: number, r: number, g: number, b: number): void {
  const { data, width, height } = sheet;
  const top = Math.max(0, Math.floor(y - radius));
  const bottom = Math.min(height - 1, Math.ceil(y + radius));
  const left = Math.max(0, Math.floor(x - radius));
  const right = Math.min(width - 1, Math.ceil(x + radius));
  for (let row = top; row <= bottom; row++) {
    const dy = row + 0.5 - y;
    for (let column = left; column <= right; column++) {
      const dx = column + 0.5 - x;
      const cover = clamp(radius + 0.5 - Math.sqrt(dx * dx + dy * dy)) * 0.95;
      if (cover <= 0) continue;
      // A touch of paint is a little thicker, and so lighter, on its upper left.
      const body = 1 - (dx + dy) * (0.05 / radius);
      const offset = (row * width + column) * 4;
      data[offset]! += (r * body - data[offset]!) * cover;
      data[offset + 1]! += (g * body - data[offset + 1]!) * cover;
      data[offset + 2]! += (b * body - data[offset + 2]!) * cover;
    }
  }
}
