import { expect, it } from 'vitest';
import { createLayer, pixelsOf } from '../../core/canvas.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import { joinDrawings } from './join-drawings.ts';

function filled(color: string, facing: Drawing['facing'], wide: number): Drawing {
  const { canvas, context } = createLayer(wide, 40);
  context.fillStyle = color;
  context.fillRect(0, 0, wide, 40);
  return { canvas, facing, lights: [], anchors: {}, shaded: true };
}

function redAt({ canvas }: Drawing, across: number): number {
  const { data, width } = pixelsOf(canvas);
  return data[(20 * width + Math.floor(across * width)) * 4]!;
}

it.each([
  ['left', 'right', 0.2],
  ['right', 'left', 0.8],
  ['front', 'front', 0.2],
] as const)('gives the first, which looks %s, the half with the head', (first, second, head) => {
  const joined = joinDrawings(filled('#ff0000', first, 60), filled('#0000ff', second, 90));
  expect(joined.canvas.width).toBe(60);
  expect(redAt(joined, head)).toBe(255);
  expect(redAt(joined, 1 - head)).toBe(0);
});
