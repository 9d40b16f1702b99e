import { createLayer } from '../../core/canvas.ts';
import { colorList, type Rgb, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';

/** Tones that tell one of a group from the next; faint, so that a red apple stays red. */
const TONES: readonly Rgb[] = colorList('#ffecbe #281e3c #bed6ff #5a3214');
const FAINT = 0.13;

/** How far from its brothers in shape one of a group is: factors on its breadth and height. */
export interface Build {
  breadth: number;
  height: number;
}

/** The first of a group is as drawn, the others are slimmer or stouter and smaller or taller. */
export function buildOf(copy: number, random: Random): Build {
  if (copy === 0) return { breadth: 1, height: 1 };
  const stout = random.range(0.03, 0.08) * (copy % 2 === 0 ? 1 : -1);
  const tall = random.range(0.9, 1.02);
  return { breadth: (1 + stout) * tall, height: (1 - stout * 0.6) * tall };
}

/** The drawing in a slightly different tone, for the second and later ones of a group. */
export function tonedFor(copy: number, drawing: Drawing): Drawing {
  if (copy === 0) return drawing;
  const layer = createLayer(drawing.canvas.width, drawing.canvas.height);
  const { context, canvas } = layer;
  context.drawImage(drawing.canvas, 0, 0);
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = toCss(TONES[(copy - 1) % TONES.length]!, FAINT);
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { ...drawing, canvas };
}
