import { type Canvas, createLayer, pixelsOf } from '../core/canvas.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around all pixels that are more than faintly visible; the whole canvas when it is empty. */
export function inkBounds(canvas: Canvas): Box {
  const { width, height } = canvas;
  const { data } = pixelsOf(canvas);
  let x0 = width;
  let x1 = -1;
  let y0 = height;
  let y1 = -1;
  for (let y = 0; y < height; y++) {
    for (let x = 0, offset = y * width * 4 + 3; x < width; x++, offset += 4) {
      if (data[offset]! <= 12) continue;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      y1 = y;
    }
  }
  if (x1 < 0) return { x: 0, y: 0, width, height };
  return { x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1 };
}

export function crop(canvas: Canvas, box: Box): Canvas {
  const layer = createLayer(box.width, box.height);
  layer.context.drawImage(canvas, -box.x, -box.y);
  return layer.canvas;
}
