import { createLayer, pixelsOf } from '../../core/canvas.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';

/** A tree with things in its crown: apples, lanterns, birds. */
export function hangInCrown(tree: Drawing, pieces: readonly Drawing[], random: Random): Drawing {
  const { width, height } = tree.canvas;
  const layer = createLayer(width, height);
  const { data } = pixelsOf(tree.canvas);
  layer.context.drawImage(tree.canvas, 0, 0);
  const size = Math.min(width, height) * 0.085;
  const taken: Array<{ x: number; y: number }> = [];
  for (let attempt = 0; attempt < 160 && taken.length < 18; attempt++) {
    const x = random.range(size, width - size);
    const y = random.range(height * 0.06, height * 0.6);
    const covered = data[(Math.floor(y) * width + Math.floor(x)) * 4 + 3]! > 200;
    if (!covered || taken.some((other) => Math.hypot(other.x - x, other.y - y) < size * 1.5)) continue;
    taken.push({ x, y });
    const piece = random.pick(pieces);
    const zoom = (size * random.range(0.85, 1.15)) / Math.max(piece.canvas.height, piece.canvas.width);
    layer.context.drawImage(
      piece.canvas,
      x - (piece.canvas.width * zoom) / 2,
      y - (piece.canvas.height * zoom) / 2,
      piece.canvas.width * zoom,
      piece.canvas.height * zoom,
    );
  }
  return { ...tree, canvas: layer.canvas };
}
