import { type Canvas, createLayer, resample } from '../core/canvas.ts';
import { smoothstep } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../scene/stage.types.ts';
import { gradeCanvas } from '../styles/grade.ts';
import { copyCanvas, readRaster, writeRaster } from '../styles/raster.ts';

/** Anamorphic film: level blue streaks through every bright light, teal shadows, soft dark edges. */
export function addAnamorphicFlare(source: Canvas, stage: Stage, random: Random): Canvas {
  const { width, height, checkpoint } = stage;
  const canvas = copyCanvas(source);
  // One column for many, one row for few: stretching this back is a level blur.
  const lights = resample(source, Math.max(4, width / 48), Math.max(8, height / 3));
  const pixels = readRaster(lights);
  const { data } = pixels;
  for (let offset = 0; offset < data.length; offset += 4) {
    const brightness = Math.max(data[offset]!, data[offset + 1]!, data[offset + 2]!) / 255;
    const streak = smoothstep(0.58, 0.98, brightness) * 255;
    data[offset] = streak * 0.3;
    data[offset + 1] = streak * 0.55;
    data[offset + 2] = streak;
    data[offset + 3] = 255;
  }
  writeRaster(lights, pixels);
  checkpoint.check();
  const context = canvas.getContext('2d');
  context.globalCompositeOperation = 'screen';
  context.imageSmoothingQuality = 'high';
  context.globalAlpha = 0.62;
  context.drawImage(lights, 0, 0, width, height);
  context.globalAlpha = 0.8;
  context.drawImage(sunStreak(stage), 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  const film = { shadowTint: [-6, 3, 9], highlightTint: [3, 1, -3], vignette: 0.34, contrast: 1.04 } as const;
  return gradeCanvas(canvas, film, random, checkpoint);
}

/** One thin bright line through the sun, fading towards both sides. */
function sunStreak({ width, height, sun, palette }: Stage): Canvas {
  const { canvas, context } = createLayer(width, height);
  const y = Math.min(height * 0.95, Math.max(height * 0.05, sun.y));
  const thickness = Math.max(1, Math.min(width, height) * 0.008);
  const line = context.createLinearGradient(sun.x - width * 0.8, 0, sun.x + width * 0.8, 0);
  const strength = palette.night ? 0.5 : 0.85;
  line.addColorStop(0, 'rgba(60,120,255,0)');
  line.addColorStop(0.5, `rgba(150,200,255,${strength})`);
  line.addColorStop(1, 'rgba(60,120,255,0)');
  context.fillStyle = line;
  context.filter = `blur(${thickness}px)`;
  context.fillRect(0, y - thickness, width, thickness * 2);
  return canvas;
}
