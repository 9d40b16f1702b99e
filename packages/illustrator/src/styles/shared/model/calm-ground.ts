import { type Canvas, createLayer, resample } from '../../../core/canvas.ts';
import { clamp, smoothstep } from '../../../core/maths.ts';
import type { FaceSpot, Stage } from '../../../stage/stage.types.ts';
import { readRaster } from '../raster.ts';

/** Pixels per cell of what is blurred: it has no detail. */
const CELL = 4;
/** In radii of the face: up to here the ground is as calm as it gets, and from here on as it was. */
const CALM = { within: 1.4, until: 2.3 };

/** Blurs what stands behind heads, in place: a lamp or a door there would grow out of them as lines. */
export function calmGround(model: Canvas, stage: Stage): void {
  // A portrait's backdrop is calm, and its glow would be blurred into rings.
  if (stage.brief.scene === 'portrait') return;
  for (const face of stage.faces) {
    stage.checkpoint.check();
    if (face.radius >= 6) calmBehind(model, stage, face);
  }
}

function calmBehind(model: Canvas, stage: Stage, { x, y, radius }: FaceSpot): void {
  const { mask, width, height } = stage;
  const reach = radius * CALM.until;
  const [left, right] = [x - reach, x + reach].map((side) => clamp(Math.round(side), 0, width));
  const [top, bottom] = [y - reach, y + reach].map((side) => clamp(Math.round(side), 0, height));
  const [columns, rows] = [right! - left!, bottom! - top!];
  if (columns <= CELL || rows <= CELL) return;
  const context = model.getContext('2d');
  const image = context.getImageData(left!, top!, columns, rows);
  const { data } = image;
  const soft = readRaster(softGround(image, stage, left!, top!, radius * 0.7)).data;
  for (let row = 0, at = 0; row < rows; row++) {
    const line = (top! + row) * width + left!;
    for (let column = 0; column < columns; column++, at += 4) {
      data[at + 3] = 255;
      if (mask[line + column]! > 0 || soft[at + 3]! < 8) continue;
      const away = Math.hypot(left! + column - x, top! + row - y) / radius;
      const share = 0.85 * smoothstep(CALM.until, CALM.within, away);
      for (let channel = at; channel < at + 3; channel++)
        data[channel]! += (soft[channel]! - data[channel]!) * share;
    }
  }
  context.putImageData(image, left!, top!);
}

/** The ground alone, blurred: the subject is made transparent, so that nothing of it gets in. */
function softGround(
  image: ReturnType<Stage['context']['getImageData']>,
  { mask, width }: Stage,
  left: number,
  top: number,
  blur: number,
): Canvas {
  const { data, width: columns, height: rows } = image;
  for (let row = 0, at = 3; row < rows; row++) {
    const line = (top + row) * width + left;
    for (let column = 0; column < columns; column++, at += 4) if (mask[line + column]! > 0) data[at] = 0;
  }
  const whole = createLayer(columns, rows);
  whole.context.putImageData(image, 0, 0);
  const small = resample(whole.canvas, columns / CELL, rows / CELL);
  const soft = createLayer(small.width, small.height);
  soft.context.filter = `blur(${blur / CELL}px)`;
  soft.context.drawImage(small, 0, 0);
  return resample(soft.canvas, columns, rows);
}
