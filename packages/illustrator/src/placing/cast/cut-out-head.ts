import { createLayer, pixelsOf } from '../../core/canvas.ts';
import { TAU } from '../../core/maths.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';

/** Of an animal that is drawn whole, or with its wings, what is head and neck. */
export function cutOutHead(drawing: Drawing): Drawing {
  const { canvas, anchors, headWidth } = drawing;
  if (!anchors.face || !headWidth) return drawing;
  const { width, height } = canvas;
  const across = headWidth * width;
  const [x, y] = [anchors.face.x * width, anchors.face.y * height];
  const below = neckBelow(drawing, y + across * 1.25);
  const long = below > 0 && below < across * 0.75;
  const { canvas: cut, context } = createLayer(width, height);
  context.drawImage(canvas, 0, 0);
  context.globalCompositeOperation = 'destination-in';
  context.beginPath();
  // Owls and penguins look at us, whichever way they walk.
  const front = drawing.facing === 'front' || Math.abs(anchors.face.x - 0.5) < 0.08;
  const back = long ? 1.5 : front ? 0.44 : 0.45;
  context.ellipse(x, y, across * (front ? 0.6 : 0.86), across * (front ? 0.62 : 0.8), 0, 0, TAU);
  // What stands up from it, its beak or snout, and the neck.
  context.rect(x - across * 0.72, 0, across * 1.44, y);
  if (drawing.facing === 'right' && !front) context.rect(x, y - across * 0.8, width, across * 1.5);
  context.rect(x - across * back, y, across * (back + (front ? 0.44 : 0.6)), height);
  context.fill();
  return { ...drawing, canvas: cut };
}

/** How wide the drawing is in a row: a long neck is narrow there. */
function neckBelow({ canvas }: Drawing, row: number): number {
  const { data, width, height } = pixelsOf(canvas);
  const y = Math.round(row);
  if (y >= height) return 0;
  let covered = 0;
  for (let x = 0; x < width; x++) if (data[(y * width + x) * 4 + 3]! > 128) covered++;
  return covered;
}
