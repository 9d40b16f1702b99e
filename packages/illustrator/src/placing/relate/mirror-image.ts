import { FRAMES } from '../../brief/relation-frames/frames.registry.ts';
import { createLayer } from '../../core/canvas.ts';
import type { Cast } from '../cast/cast.types.ts';
import type { Placement } from '../plan/placement.types.ts';

/** Shows those who look into a mirror in it. */
export function showImages({ stage, placed }: Cast): void {
  for (const { frame, subject, object } of stage.brief.relations) {
    if (!frame || !FRAMES[frame].reflects) continue;
    const one = placed.find((placement) => placement.subject === subject);
    const mirror = placed.find((placement) => placement.subject === object);
    if (one && mirror) mirror.drawing = withImage(mirror, one);
  }
}

/** Share of a mirror that is glass rather than frame. */
const GLASS = { x: 0.5, y: 0.485, radiusX: 0.28, radiusY: 0.38 };

function withImage({ drawing, height: shown }: Placement, one: Placement): Placement['drawing'] {
  const { width, height } = drawing.canvas;
  const { canvas, context } = createLayer(width, height);
  context.drawImage(drawing.canvas, 0, 0);
  const zoom = (height / shown) * 0.86;
  const [x, y] = [width * GLASS.x, height * GLASS.y];
  context.beginPath();
  context.ellipse(x, y, width * GLASS.radiusX, height * GLASS.radiusY, 0, 0, Math.PI * 2);
  context.clip();
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = 0.8;
  const face = one.drawing.anchors.face ?? { x: 0.5, y: 0.3 };
  const [wide, high] = [one.width * zoom, one.height * zoom];
  context.translate(x, y);
  if (!one.mirrored) context.scale(-1, 1);
  // The face is what one looks for in a mirror.
  context.drawImage(one.drawing.canvas, -face.x * wide, -Math.min(face.y * high, height * 0.12), wide, high);
  return { ...drawing, canvas };
}
