import { drawSoftly } from '../../core/canvas.ts';
import { hslToRgb, toCss } from '../../core/color.ts';
import type { Stage } from '../stage.types.ts';

/** The bow stands opposite the sun: red outside, violet inside, brighter within. */
export function paintRainbow(stage: Stage): void {
  const { context, width, height, horizon, sun } = stage;
  const random = stage.random.fork('rainbow');
  const x = width * (sun.x < width / 2 ? random.range(0.5, 0.68) : random.range(0.32, 0.5));
  const y = horizon + height * random.range(0.02, 0.1);
  const radius = Math.min(y * 0.86, width * random.range(0.4, 0.5));
  const thickness = radius * 0.13;
  const bands = 26;
  drawSoftly(context, width, height, { blur: thickness * 0.05, blend: 'screen', resolution: 0.5 }, (soft) => {
    soft.lineWidth = (thickness / bands) * 1.6;
    for (let band = 0; band < bands; band++) {
      const t = band / (bands - 1);
      const edge = Math.sin(Math.PI * t) ** 0.6;
      soft.strokeStyle = toCss(hslToRgb(t * 0.78, 0.9, 0.5), 0.5 * edge);
      soft.beginPath();
      soft.arc(x, y, radius - t * thickness, Math.PI, Math.PI * 2);
      soft.stroke();
    }
    soft.fillStyle = 'rgba(255,255,255,0.08)';
    soft.beginPath();
    soft.arc(x, y, radius - thickness, Math.PI, Math.PI * 2);
    soft.fill();
  });
}
