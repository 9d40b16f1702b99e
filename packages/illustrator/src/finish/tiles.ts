import { type Canvas, createLayer, resample } from '../core/canvas.ts';
import { fillBox, framed } from '../core/ink.ts';

/** Repeats the picture `count` times across and down, every second one mirrored so that the seams meet. */
export function repeatInTiles(source: Canvas, count: number): Canvas {
  const { width, height } = source;
  const small = resample(source, width / count, height / count);
  const { canvas, context } = createLayer(width, height);
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++)
      framed(context, { at: [(column + 0.5) * (width / count), (row + 0.5) * (height / count)] }, () => {
        if (column % 2 === 1) context.scale(-1, 1);
        // A hair larger than its place: no line of nothing between tiles.
        context.drawImage(
          small,
          -width / count / 2 - 0.5,
          -height / count / 2 - 0.5,
          width / count + 1,
          height / count + 1,
        );
      });
  }
  return canvas;
}

/** Nine panes of one window: light bars divide the picture. */
export function showAsGrid(source: Canvas): Canvas {
  const { width, height } = source;
  const { canvas, context } = createLayer(width, height);
  const gap = Math.max(2, Math.min(width, height) * 0.022);
  fillBox(context, '#f3eee2', 0, 0, width, height);
  const wide = (width - gap * 4) / 3;
  const tall = (height - gap * 4) / 3;
  for (let pane = 0; pane < 9; pane++) {
    const x = gap + (pane % 3) * (wide + gap);
    const y = gap + Math.floor(pane / 3) * (tall + gap);
    context.drawImage(source, x, y, wide, tall, x, y, wide, tall);
  }
  return canvas;
}
