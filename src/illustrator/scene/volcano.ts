import { drawSoftly } from '../core/canvas.ts';
import { mix, toCss } from '../core/colour.ts';
import { project } from './camera.ts';
import type { Stage } from './stage.types.ts';

/** Smoke and the glow of lava above a crater, painted before the cone that hides its foot. */
export function paintVolcanoGlow(stage: Stage, crater: { x: number; y: number; z: number }): void {
  const { context, width, height, palette } = stage;
  const random = stage.random.fork('volcano');
  const mouth = project(stage, crater.x, crater.y, crater.z);
  const unit = mouth.scale * 14;
  const drift = random.range(-0.8, 0.8);
  drawSoftly(context, width, height, { blur: unit * 0.06, resolution: 0.25 }, (soft) => {
    for (let puff = 0; puff < 46; puff++) {
      const t = puff / 46;
      const x = mouth.x + drift * t * unit * 3 + random.range(-0.3, 0.3) * unit * (0.4 + t * 1.6);
      const y = mouth.y - t * unit * 3.2 + random.range(-0.2, 0.2) * unit;
      const grey = mix(palette.fog, [70, 62, 64], 0.6 * (1 - t));
      soft.fillStyle = toCss(mix(grey, [255, 120, 50], Math.max(0, 0.55 - t * 1.6)), 0.4 * (1 - t * 0.8));
      soft.beginPath();
      soft.arc(x, y, unit * (0.16 + t * 0.6), 0, Math.PI * 2);
      soft.fill();
    }
  });
  const glow = context.createRadialGradient(mouth.x, mouth.y, 0, mouth.x, mouth.y, unit * 1.6);
  glow.addColorStop(0, 'rgba(255,170,70,0.85)');
  glow.addColorStop(0.35, 'rgba(255,90,30,0.36)');
  glow.addColorStop(1, 'rgba(255,70,20,0)');
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = glow;
  context.fillRect(mouth.x - unit * 2, mouth.y - unit * 2, unit * 4, unit * 4);
  context.restore();
}
