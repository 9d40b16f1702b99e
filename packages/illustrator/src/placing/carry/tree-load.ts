import { createLayer, pixelsOf } from '../../core/canvas.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';

/** As many as a crown takes. */
const MOST = 18;

/** A tree with things in its crown: apples, lanterns, birds; a nest or a birdhouse alone is large enough to be seen. */
export function hangInCrown(
  tree: Drawing,
  pieces: readonly Drawing[],
  random: Random,
  count = MOST,
): Drawing {
  const { width, height } = tree.canvas;
  const layer = createLayer(width, height);
  const { data } = pixelsOf(tree.canvas);
  layer.context.drawImage(tree.canvas, 0, 0);
  if (count === 1) {
    const piece = pieces[0]!.canvas;
    const zoom = (Math.min(width, height) * 0.24) / Math.max(piece.height, piece.width);
    const [wide, high] = [piece.width * zoom, piece.height * zoom];
    layer.context.drawImage(piece, width * 0.5 - wide / 2, height * 0.4 - high / 2, wide, high);
    return { ...tree, canvas: layer.canvas };
  }
  const size = Math.min(width, height) * 0.085;
  const taken: Array<{ x: number; y: number }> = [];
  for (let attempt = 0; attempt < 160 && taken.length < MOST; attempt++) {
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
