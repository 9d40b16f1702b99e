import { type Canvas, createLayer, resample } from '../core/canvas.ts';
import { smoothstep } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';
import { gradeCanvas } from '../styles/shared/grade.ts';
import { copyCanvas, readRaster, writeRaster } from '../styles/shared/raster.ts';

/** Anamorphic film: level blue streaks through every bright light, teal shadows, soft dark edges. */
export function addAnamorphicFlare(source: Canvas, stage: Stage, random: Random): Canvas {
  const { width, height, checkpoint } = stage;
  const canvas = copyCanvas(source);
  // One column for many, one row for few: stretching this back is a level blur.
  const lights = resample(source, Math.max(4, width / 48), Math.max(8, height / 3));
  const pixels = readRaster(lights);
  const { data } = pixels;
  for (let offset = 0; offset < data.length; offset += 4) {
    // The weakest channel: lamps and glints are white, a yellow wall is only bright.
    const whiteness = Math.min(data[offset]!, data[offset + 1]!, data[offset + 2]!) / 255;
    const streak = smoothstep(0.72, 1, whiteness) * 255;
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
  context.globalAlpha = 0.4;
  context.drawImage(lights, 0, 0, width, height);
  context.globalAlpha = 1;
  context.drawImage(sunStreak(stage), 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  const film = { shadowTint: [-6, 3, 9], highlightTint: [3, 1, -3], vignette: 0.34, contrast: 1.04 } as const;
  return gradeCanvas(canvas, film, random, checkpoint);
}

/** A level streak through the sun, fading towards both sides. */
function sunStreak({ width, height, sun, palette }: Stage): Canvas {
  const { canvas, context } = createLayer(width, height);
  const y = Math.min(height * 0.95, Math.max(height * 0.05, sun.y));
  const thickness = Math.max(1, Math.min(width, height) * 0.004);
  const strength = palette.night ? 0.6 : 1;
  // A wide faint band and a thin bright core: the two reflections of a cylindrical lens.
  for (const { wide, alpha } of [
    { wide: 5, alpha: 0.22 },
    { wide: 1, alpha: 0.95 },
  ]) {
    const line = context.createLinearGradient(sun.x - width * 0.85, 0, sun.x + width * 0.85, 0);
    line.addColorStop(0, 'rgba(50,110,255,0)');
    line.addColorStop(0.5, `rgba(140,195,255,${strength * alpha})`);
    line.addColorStop(1, 'rgba(50,110,255,0)');
    context.fillStyle = line;
    context.filter = `blur(${thickness * wide}px)`;
    context.fillRect(0, y - thickness * wide, width, thickness * wide * 2);
  }
  return canvas;
}
