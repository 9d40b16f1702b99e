import { crop, inkBounds } from '../../art/cutout.ts';
import type { SubjectRequest } from '../../brief/brief.types.ts';
import { createLayer, type SKRSContext2D } from '../../core/canvas.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';

export type HeapKind = 'stacked' | 'piled';

/** Drawings that are heaps in themselves. */
const HEAPED_ANYWAY = ['pancake', 'stack of', 'pile of', 'heap of', 'bunch of', 'bowl of'];

/** Whether the prompt asks for a stack or a pile of the thing; `undefined` for things side by side. */
export function heapKindOf({ noun, qualities }: SubjectRequest): HeapKind | undefined {
  if (HEAPED_ANYWAY.some((name) => noun.name.includes(name))) return undefined;
  if (qualities.includes('stacked')) return 'stacked';
  return qualities.includes('piled') ? 'piled' : undefined;
}

/** One drawing of many things on top of each other. */
export function heapUp(kind: HeapKind, pieces: readonly Drawing[], count: number, random: Random): Drawing {
  return kind === 'stacked'
    ? stack(pieces, Math.min(8, count), random)
    : pile(pieces, Math.max(9, count), random);
}

function stack(pieces: readonly Drawing[], count: number, random: Random): Drawing {
  const size = 200;
  const layer = createLayer(size * 3, size * (count * 0.9 + 0.6));
  const { context } = layer;
  let foot = layer.canvas.height - 4;
  for (let index = 0; index < count; index++) {
    const piece = random.pick(pieces);
    const zoom = size / Math.max(piece.canvas.width, piece.canvas.height);
    const [width, height] = [piece.canvas.width * zoom, piece.canvas.height * zoom];
    put(
      context,
      piece,
      layer.canvas.width / 2 + random.range(-0.06, 0.06) * size,
      foot,
      width,
      height,
      random.range(-0.05, 0.05),
    );
    // Flat things lie close, upright ones stand on each other's shoulders.
    foot -= height * (height < width * 0.7 ? 0.62 : 0.8);
  }
  return finished(layer.canvas, pieces[0]);
}

function pile(pieces: readonly Drawing[], count: number, random: Random): Drawing {
  const size = 120;
  const rows = Math.max(3, Math.min(6, Math.round(Math.sqrt(count) * 1.1)));
  const layer = createLayer(size * (rows + 2.5) * 1.1, size * (rows + 1.5));
  const { context } = layer;
  const middle = layer.canvas.width / 2;
  for (let row = rows - 1; row >= 0; row--) {
    const inRow = rows - row + 1;
    for (let index = 0; index < inRow; index++) {
      const piece = random.pick(pieces);
      const zoom = (size * random.range(0.95, 1.15)) / Math.max(piece.canvas.width, piece.canvas.height);
      put(
        context,
        piece,
        middle + (index - (inRow - 1) / 2) * size * 0.74 + random.range(-0.1, 0.1) * size,
        layer.canvas.height - size * 0.12 - row * size * 0.52,
        piece.canvas.width * zoom,
        piece.canvas.height * zoom,
        random.range(-0.5, 0.5) * (row === 0 ? 0.3 : 1),
      );
    }
  }
  return finished(layer.canvas, pieces[0]);
}

function put(
  context: SKRSContext2D,
  { canvas }: Drawing,
  x: number,
  foot: number,
  width: number,
  height: number,
  turn: number,
): void {
  context.save();
  context.translate(x, foot - height / 2);
  context.rotate(turn);
  context.fillStyle = 'rgba(20,12,14,0.22)';
  context.beginPath();
  context.ellipse(0, height * 0.1, width * 0.52, height * 0.5, 0, 0, Math.PI * 2);
  context.fill();
  context.drawImage(canvas, -width / 2, -height / 2, width, height);
  context.restore();
}

function finished(canvas: Drawing['canvas'], piece: Drawing | undefined): Drawing {
  return {
    canvas: crop(canvas, inkBounds(canvas)),
    lights: [],
    anchors: {},
    shaded: piece?.shaded ?? false,
    facing: 'front',
  };
}
