import { type Canvas, createLayer, drawSoftly, resample } from '../core/canvas.ts';
import { type Rgb, toCss } from '../core/color.ts';
import { fillDisc } from '../core/ink.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';
import { copyCanvas, readRaster, writeRaster } from '../styles/shared/raster.ts';

interface Light {
  x: number;
  y: number;
  color: Rgb;
  radius: number;
}

/**
 * Discs of light out of focus, grown from the brightest places of the background, and a few from nowhere
 * where a picture is too dark to have any. Subjects stay in front.
 */
export function scatterBokeh(source: Canvas, stage: Stage, random: Random): Canvas {
  const { width, height, checkpoint } = stage;
  const canvas = copyCanvas(source);
  const lights = findLights(source, stage, random);
  checkpoint.check();
  const discs = createLayer(width, height);
  drawSoftly(
    discs.context,
    width,
    height,
    { blur: Math.min(width, height) * 0.0016, resolution: 0.5 },
    (context) => {
      for (const { x, y, color, radius } of lights) {
        const shine = context.createRadialGradient(x, y, 0, x, y, radius);
        shine.addColorStop(0, toCss(color, 0.2));
        shine.addColorStop(0.82, toCss(color, 0.3));
        shine.addColorStop(0.95, toCss(color, 0.5));
        shine.addColorStop(1, toCss(color, 0));
        fillDisc(context, shine, x, y, radius);
      }
    },
  );
  checkpoint.check();
  hideBehindSubjects(discs.canvas, stage);
  const context = canvas.getContext('2d');
  context.globalCompositeOperation = 'screen';
  context.drawImage(discs.canvas, 0, 0);
  return canvas;
}

/** Bright cells of the background, the brightest most likely. */
function findLights(source: Canvas, stage: Stage, random: Random): Light[] {
  const side = Math.min(stage.width, stage.height);
  const columns = Math.max(8, Math.round((stage.width / side) * 32));
  const rows = Math.max(8, Math.round((stage.height / side) * 32));
  const { data } = readRaster(resample(source, columns, rows));
  const lights: Light[] = [];
  const wanted = Math.round(46 * Math.sqrt((stage.width * stage.height) / side ** 2));
  for (let attempt = 0; attempt < wanted * 14 && lights.length < wanted; attempt++) {
    const column = random.integer(columns);
    const row = random.integer(rows);
    const offset = (row * columns + column) * 4;
    const color: Rgb = [data[offset]!, data[offset + 1]!, data[offset + 2]!];
    const brightness = (color[0] + color[1] + color[2]) / 765;
    if (random.next() > brightness ** 1.5 + 0.02) continue;
    const high = Math.max(color[0], color[1], color[2], 1);
    const vivid = color.map((value) => (value / high) ** 1.5 * 255) as [number, number, number];
    lights.push({
      x: (column + random.next()) * (stage.width / columns),
      y: (row + random.next()) * (stage.height / rows),
      color: vivid,
      radius: side * random.range(0.014, 0.042),
    });
  }
  return lights;
}

function hideBehindSubjects(discs: Canvas, { mask }: Stage): void {
  const pixels = readRaster(discs);
  for (let index = 0; index < mask.length; index++) if (mask[index]! > 0) pixels.data[index * 4 + 3] = 0;
  writeRaster(discs, pixels);
}
