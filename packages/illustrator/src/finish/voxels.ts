import { type Canvas, createLayer, resample } from '../core/canvas.ts';
import { type Rgb, scale, toCss } from '../core/color.ts';
import type { Stage } from '../stage/stage.types.ts';
import { readRaster } from '../styles/shared/raster.ts';

/** Rebuilds the picture from cubes: each shows a lit top, a front and a shaded side. */
export function buildFromVoxels(source: Canvas, stage: Stage): Canvas {
  const { width, height, checkpoint, brief } = stage;
  const cube = Math.max(4, Math.round(Math.min(width, height) / (62 * Math.sqrt(brief.detail))));
  const columns = Math.ceil(width / cube);
  const rows = Math.ceil(height / cube);
  const { data } = readRaster(resample(resample(source, columns * 3, rows * 3), columns, rows));
  const { canvas, context } = createLayer(width, height);
  const lid = Math.max(1, Math.round(cube * 0.24));
  for (let row = 0; row < rows; row++) {
    checkpoint.check();
    for (let column = 0; column < columns; column++) {
      const offset = (row * columns + column) * 4;
      const color: Rgb = [data[offset]!, data[offset + 1]!, data[offset + 2]!];
      const x = column * cube;
      const y = row * cube;
      context.fillStyle = toCss(color);
      context.fillRect(x, y, cube, cube);
      drawFaces(context, color, x, y, cube, lid);
    }
  }
  return canvas;
}

function drawFaces(
  context: ReturnType<typeof createLayer>['context'],
  color: Rgb,
  x: number,
  y: number,
  cube: number,
  lid: number,
): void {
  context.fillStyle = toCss(lighter(color, 0.2));
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + cube, y);
  context.lineTo(x + cube - lid, y + lid);
  context.lineTo(x, y + lid);
  context.fill();
  context.fillStyle = toCss(scale(color, 0.76));
  context.beginPath();
  context.moveTo(x + cube, y);
  context.lineTo(x + cube, y + cube);
  context.lineTo(x + cube - lid, y + cube);
  context.lineTo(x + cube - lid, y + lid);
  context.fill();
  context.fillStyle = 'rgba(0,0,0,0.14)';
  context.fillRect(x, y + cube - Math.max(1, cube * 0.06), cube, Math.max(1, cube * 0.06));
}

function lighter(color: Rgb, amount: number): Rgb {
  return [
    color[0] + (255 - color[0]) * amount,
    color[1] + (255 - color[1]) * amount,
    color[2] + (255 - color[2]) * amount,
  ];
}
