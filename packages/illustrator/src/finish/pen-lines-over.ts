import { type Canvas, createLayer } from '../core/canvas.ts';
import { fillBox, fillDisc, framed } from '../core/ink.ts';
import { clamp } from '../core/maths.ts';
import { luminance } from '../core/plane.ts';
import type { Stage } from '../stage/stage.types.ts';
import { canvasOf, copyCanvas, readRaster } from '../styles/shared/raster.ts';

/** Fine dark lines along every edge, as a pen goes over a finished painting. */
export function lineOver(source: Canvas, { width, height, checkpoint }: Stage): Canvas {
  const pixels = readRaster(source);
  const light = luminance(pixels.data);
  const reach = Math.max(1, Math.round(Math.min(width, height) / 620));
  for (let y = reach; y < height - reach; y++) {
    if ((y & 31) === 0) checkpoint.check();
    for (let x = reach; x < width - reach; x++) {
      const index = y * width + x;
      const edge =
        Math.abs(light[index - reach]! - light[index + reach]!) +
        Math.abs(light[index - reach * width]! - light[index + reach * width]!);
      const ink = clamp((edge - 0.12) * 2.4) * 0.58;
      if (ink < 0.02) continue;
      for (let channel = 0; channel < 3; channel++) pixels.data[index * 4 + channel]! *= 1 - ink;
    }
  }
  return canvasOf(pixels);
}

/** A mesh that bends with what it lies on, glowing on dark, as a modelling program shows a scene. */
export function drawWireframe(source: Canvas, stage: Stage): Canvas {
  const { width, height, checkpoint, depth, mask } = stage;
  const light = luminance(readRaster(source).data);
  const { canvas, context } = createLayer(width, height);
  const side = Math.min(width, height);
  fillBox(context, '#10151c', 0, 0, width, height);
  context.globalAlpha = 0.34;
  context.drawImage(source, 0, 0);
  context.globalAlpha = 1;
  const mesh = Math.max(4, Math.round(side / 30));
  const columns = Math.ceil(width / mesh) + 1;
  const rows = Math.ceil(height / mesh) + 1;
  const at = (column: number, row: number) =>
    Math.min(height - 1, row * mesh) * width + Math.min(width - 1, column * mesh);
  const lift = (index: number) => (light[index]! - 0.5) * mesh * 1.5;
  for (const [subject, color] of [
    [false, 'rgba(96,190,220,0.62)'],
    [true, 'rgba(255,190,92,0.95)'],
  ] as const) {
    checkpoint.check();
    context.strokeStyle = color;
    context.lineWidth = Math.max(0.7, side * 0.0014);
    context.beginPath();
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const here = at(column, row);
        if (mask[here]! > 0 !== subject || depth[here]! > 5000) continue;
        const [x, y] = [column * mesh, row * mesh - lift(here)];
        const right = at(column + 1, row);
        const below = at(column, row + 1);
        context.moveTo(x + mesh, row * mesh - lift(right));
        context.lineTo(x, y);
        context.lineTo(x, (row + 1) * mesh - lift(below));
        context.lineTo(x + mesh, row * mesh - lift(right));
      }
    }
    context.stroke();
  }
  return canvas;
}

/** A border of gold scrolls and a fine double line: ornament around the picture instead of over it. */
export function addOrnament(source: Canvas): Canvas {
  const { width, height } = source;
  const canvas = copyCanvas(source);
  const context = canvas.getContext('2d');
  const side = Math.min(width, height);
  const edge = side * 0.052;
  context.fillStyle = 'rgba(34,22,14,0.86)';
  context.beginPath();
  context.rect(0, 0, width, height);
  context.rect(edge, edge, width - edge * 2, height - edge * 2);
  context.fill('evenodd');
  context.strokeStyle = '#e2bb62';
  context.lineWidth = Math.max(1, side * 0.004);
  context.strokeRect(edge, edge, width - edge * 2, height - edge * 2);
  context.strokeRect(edge * 0.22, edge * 0.22, width - edge * 0.44, height - edge * 0.44);
  context.lineWidth = Math.max(0.8, side * 0.003);
  const scroll = (x: number, y: number, turn: number) => {
    framed(context, { at: [x, y], turn }, () => {
      for (const way of [-1, 1]) {
        context.beginPath();
        context.moveTo(0, 0);
        context.bezierCurveTo(
          edge * 0.5 * way,
          -edge * 0.3,
          edge * 0.8 * way,
          edge * 0.02,
          edge * 0.46 * way,
          edge * 0.1,
        );
        context.stroke();
      }
      fillDisc(context, '#e2bb62', 0, 0, edge * 0.11);
    });
  };
  const across = Math.max(3, Math.round(width / (edge * 2.1)));
  const down = Math.max(3, Math.round(height / (edge * 2.1)));
  for (let step = 0; step < across; step++) {
    const x = ((step + 0.5) / across) * width;
    scroll(x, edge * 0.64, 0);
    scroll(x, height - edge * 0.64, Math.PI);
  }
  for (let step = 1; step < down - 1; step++) {
    const y = ((step + 0.5) / down) * height;
    scroll(edge * 0.64, y, -Math.PI / 2);
    scroll(width - edge * 0.64, y, Math.PI / 2);
  }
  return canvas;
}
