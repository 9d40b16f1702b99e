import { type Canvas, createLayer } from '../core/canvas.ts';
import { clamp } from '../core/maths.ts';
import type { Stage } from '../stage/stage.types.ts';

/** What the subjects cover, in pixels. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The box around all subjects, or nothing when there is none worth the name. */
export function extentOfSubjects({ mask, width, height }: Stage): Extent | undefined {
  const box = { left: width, right: 0, top: height, bottom: 0 };
  let count = 0;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      if (mask[y * width + x]! === 0) continue;
      count++;
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y < box.top) box.top = y;
      if (y > box.bottom) box.bottom = y;
    }
  }
  return count * 4 > width * height * 0.004 ? box : undefined;
}

/** Enlarges the part of the picture around (x, y) by `zoom`; the picture's edges stay filled. */
function zoomTo(source: Canvas, x: number, y: number, zoom: number): Canvas {
  const { width, height } = source;
  const { canvas, context } = createLayer(width, height);
  const left = clamp(x - width / zoom / 2, 0, width - width / zoom);
  const top = clamp(y - height / zoom / 2, 0, height - height / zoom);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, left, top, width / zoom, height / zoom, 0, 0, width, height);
  return canvas;
}

/** Comes so near that `share` of the subjects' height, from the top, fills the picture; at most twice as near. */
export function comeNearer(source: Canvas, stage: Stage, share: number): Canvas {
  const box = extentOfSubjects(stage);
  if (!box) return zoomTo(source, source.width / 2, source.height * 0.55, 1.25);
  const tall = (box.bottom - box.top) * share;
  const wide = (box.right - box.left) * Math.max(0.55, share);
  const zoom = clamp(Math.min(source.height / (tall * 1.16), source.width / (wide * 1.1)), 1.12, 2);
  return zoomTo(source, (box.left + box.right) / 2, box.top + tall * 0.46, zoom);
}
