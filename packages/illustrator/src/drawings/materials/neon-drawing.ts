import { type Canvas, createLayer, pixelsOf } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';

/** From this change of light or cover on there is a tube. */
const PLAIN_EDGE = 0.11;
const TUBES: readonly Rgb[] = [
  [255, 60, 150],
  [60, 220, 255],
  [255, 220, 70],
];

/** Bent glass tubes along the lines of a drawing; nothing is between them. */
export function drawInNeon(source: Canvas, color: Rgb | undefined): Canvas {
  const { width, height } = source;
  const small = shrunk(source);
  const { data } = pixelsOf(small);
  const tone = (x: number, y: number) => {
    const at = (y * small.width + x) * 4;
    const cover = data[at + 3]! / 255;
    return [cover, (cover * (data[at]! * 0.3 + data[at + 1]! * 0.6 + data[at + 2]! * 0.1)) / 255] as const;
  };
  const lines = createLayer(small.width, small.height);
  const image = lines.context.createImageData(small.width, small.height);
  for (let y = 1; y < small.height - 1; y++)
    for (let x = 1; x < small.width - 1; x++) {
      const [cover, light] = tone(x, y);
      const [coverRight, lightRight] = tone(x + 1, y);
      const [coverBelow, lightBelow] = tone(x, y + 1);
      const outline = Math.max(Math.abs(cover - coverRight), Math.abs(cover - coverBelow));
      const inner = Math.max(Math.abs(light - lightRight), Math.abs(light - lightBelow));
      if (outline < 0.4 && inner < PLAIN_EDGE) continue;
      const tube = color ?? TUBES[outline >= 0.4 ? 0 : 1]!;
      image.data.set([...tube, 255], (y * small.width + x) * 4);
    }
  lines.context.putImageData(image, 0, 0);
  const { canvas, context } = createLayer(width, height);
  const spread = Math.max(width, height) * 0.012;
  for (const [blur, alpha] of [
    [spread * 2.6, 0.9],
    [spread, 0.9],
    [0, 1],
  ] as const) {
    context.globalAlpha = alpha;
    context.filter = blur > 0 ? `blur(${blur}px)` : 'none';
    context.drawImage(lines.canvas, 0, 0, width, height);
  }
  return canvas;
}

/** Tubes are thick: their lines are found on a small copy. */
function shrunk(source: Canvas): Canvas {
  const zoom = Math.min(1, 110 / Math.max(source.width, source.height));
  const { canvas, context } = createLayer(
    Math.max(8, Math.round(source.width * zoom)),
    Math.max(8, Math.round(source.height * zoom)),
  );
  context.drawImage(source, 1, 1, canvas.width - 2, canvas.height - 2);
  return canvas;
}
