import { type Rgb, toCss } from '../../../core/color.ts';
import { fillBox } from '../../../core/ink.ts';
import { project } from '../../../stage/camera.ts';
import { litColor } from '../../../stage/light/lighting.ts';
import type { Stage } from '../../../stage/stage.types.ts';

interface LampRow {
  /** World x of the posts. */
  x: number;
  from: number;
  to: number;
  every: number;
  height: number;
  lit: boolean;
  color?: Rgb;
}

/** Lamp posts along a kerb, furthest first, glowing after dark. */
export function drawLampRow(
  stage: Stage,
  { x, from, to, every, height, lit, color = [255, 214, 140] }: LampRow,
): void {
  const { context } = stage;
  for (let z = to; z >= from; z -= every) {
    const foot = project(stage, x, 0, z);
    const head = project(stage, x, height, z);
    const thick = Math.max(0.8, foot.scale * 0.07);
    context.strokeStyle = toCss(litColor(stage, [56, 58, 66], { distance: z, sun: 0.3 }));
    context.lineWidth = thick;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(foot.x, foot.y);
    context.lineTo(head.x, head.y);
    context.stroke();
    const lampSize = Math.max(1.2, foot.scale * 0.17);
    context.fillStyle = lit
      ? toCss([255, 244, 214])
      : toCss(litColor(stage, [210, 208, 196], { distance: z }));
    context.beginPath();
    context.ellipse(head.x, head.y, lampSize, lampSize * 1.25, 0, 0, Math.PI * 2);
    context.fill();
    if (!lit) continue;
    lightGround(context, foot, foot.scale * height, color);
    glow(context, head.x, head.y, lampSize * 10, color);
  }
}

/** The pool of light that a lamp `height` pixels tall throws round its foot. */
function lightGround(
  context: Stage['context'],
  foot: { x: number; y: number },
  height: number,
  color: Rgb,
): void {
  const radius = height * 0.75;
  context.save();
  context.globalCompositeOperation = 'screen';
  context.translate(foot.x, foot.y);
  context.scale(1, 0.26);
  const pool = context.createRadialGradient(0, 0, 0, 0, 0, radius);
  pool.addColorStop(0, toCss(color, 0.5));
  pool.addColorStop(0.5, toCss(color, 0.2));
  pool.addColorStop(1, toCss(color, 0));
  fillBox(context, pool, -radius, -radius, radius * 2, radius * 2);
  context.restore();
}

function glow(context: Stage['context'], x: number, y: number, radius: number, color: Rgb): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, toCss(color, 0.8));
  gradient.addColorStop(0.2, toCss(color, 0.3));
  gradient.addColorStop(1, toCss(color, 0));
  fillBox(context, gradient, x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}
