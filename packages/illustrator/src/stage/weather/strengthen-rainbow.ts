import { createLayer } from '../../core/canvas.ts';
import { hslToRgb, toCss } from '../../core/color.ts';
import type { Stage } from '../stage.types.ts';
import { hideBehind } from './hide-behind.ts';

const BANDS = 30;

/**
 * Strengthens the bow that the sky has painted (same chance, same place): against a bright sky added
 * light alone does not show. A double bow has a fainter second one outside, its colors the other way round.
 */
export function strengthenRainbow(stage: Stage): void {
  const { context, width, height, horizon, sun, brief } = stage;
  const random = stage.random.fork('rainbow');
  const x = width * (sun.x < width / 2 ? random.range(0.5, 0.68) : random.range(0.32, 0.5));
  const y = horizon + height * random.range(0.02, 0.1);
  const radius = Math.min(y * 0.86, width * random.range(0.4, 0.5));
  const layer = createLayer(width / 2, height / 2);
  layer.context.scale(0.5, 0.5);
  const bow = (outer: number, thickness: number, strength: number, reversed: boolean) => {
    layer.context.lineWidth = (thickness / BANDS) * 1.25;
    for (let band = 0; band < BANDS; band++) {
      const t = band / (BANDS - 1);
      const edge = Math.sin(Math.PI * (0.06 + 0.88 * t)) ** 0.7;
      layer.context.strokeStyle = toCss(hslToRgb((reversed ? 1 - t : t) * 0.78, 0.95, 0.56), strength * edge);
      layer.context.beginPath();
      layer.context.arc(x, y, outer - t * thickness, Math.PI, Math.PI * 2);
      layer.context.stroke();
    }
  };
  bow(radius, radius * 0.13, 0.62, false);
  if (brief.features.has('double-rainbow')) bow(radius * 1.24, radius * 0.1, 0.42, true);
  hideBehind(stage, layer.canvas, 60);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.drawImage(layer.canvas, 0, 0, width, height);
  context.restore();
}
