import { createLayer } from '../../core/canvas.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';

/** One half of each, of one size, looking one way; the first gives the head where both are seen from the side. */
export function joinDrawings(first: Drawing, second: Drawing): Drawing {
  const { width, height } = first.canvas;
  const { canvas, context } = createLayer(width, height);
  const middle = Math.floor(width / 2);
  context.drawImage(first.canvas, 0, 0);
  const other = first.facing === 'right' ? 0 : middle;
  context.clearRect(other, 0, width - middle, height);
  context.beginPath();
  context.rect(other, 0, width - middle, height);
  context.clip();
  const sides = [first.facing, second.facing];
  if (sides.includes('left') && sides.includes('right')) {
    context.translate(width, 0);
    context.scale(-1, 1);
  }
  context.drawImage(second.canvas, 0, 0, width, height);
  return { ...first, canvas };
}
