import { drawSoftly } from '../../../core/canvas.ts';
import { mix, type Rgb, toCss } from '../../../core/color.ts';
import { lerp } from '../../../core/maths.ts';
import type { Random } from '../../../core/random.ts';
import { project } from '../../../stage/camera.ts';
import type { Stage } from '../../../stage/stage.types.ts';

/** A glowing board that stands out from a wall. */
export interface Sign {
  corners: Array<{ x: number; y: number }>;
  color: Rgb;
  /** 0 near, 1 lost in the air. */
  haze: number;
  line: number;
}

export function hangSign(
  stage: Stage,
  random: Random,
  { wallX, z, color, haze }: { wallX: number; z: number; color: Rgb; haze: number },
): Sign {
  const side = Math.sign(wallX);
  const low = random.range(2.6, 7);
  const tall = random.range(1, 3.6);
  const out = side * random.range(0.5, 1.2);
  const corners = [
    [wallX - out, low + tall],
    [wallX, low + tall],
    [wallX, low],
    [wallX - out, low],
  ].map(([x, y]) => project(stage, x!, y!, z));
  return { corners, color, haze, line: Math.max(1, (stage.focal * 0.05) / z) };
}

/** All signs at once: two layers of glow, then the boards. */
export function drawSigns(stage: Stage, signs: readonly Sign[]): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  drawSoftly(context, width, height, { blur: unit * 0.018, blend: 'screen', resolution: 0.25 }, (soft) => {
    for (const sign of signs) drawBoard(soft, sign, 0.75, false);
  });
  drawSoftly(context, width, height, { blur: unit * 0.005, blend: 'screen', resolution: 0.5 }, (soft) => {
    for (const sign of signs) drawBoard(soft, sign, 0.5, false);
  });
  for (const sign of signs) drawBoard(context, sign, 0.4, true);
}

function drawBoard(
  context: Stage['context'],
  { corners, color, haze, line }: Sign,
  strength: number,
  marks: boolean,
): void {
  const [a, b, c, d] = corners as [ScreenCorner, ScreenCorner, ScreenCorner, ScreenCorner];
  context.fillStyle = toCss(color, strength * (1 - haze));
  context.beginPath();
  for (const corner of corners) context.lineTo(corner.x, corner.y);
  context.closePath();
  context.fill();
  context.strokeStyle = toCss(marks ? mix(color, [255, 255, 255], 0.5) : color, 1 - haze);
  context.lineWidth = line;
  context.stroke();
  if (!marks) return;
  for (let mark = 1; mark <= 4; mark++) {
    const t = mark / 5;
    context.beginPath();
    context.moveTo(lerp(a.x, b.x, 0.25), lerp(a.y, d.y, t));
    context.lineTo(lerp(a.x, b.x, mark % 2 ? 0.75 : 0.55), lerp(b.y, c.y, t));
    context.stroke();
  }
}

interface ScreenCorner {
  x: number;
  y: number;
}
