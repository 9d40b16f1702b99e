import { scale, toCss } from '../core/colour.ts';
import type { Stage } from '../scene/stage.types.ts';
import type { Placement } from './placement.types.ts';

/** What a placement hangs from or stands on, when that is drawn along with it. */
export function drawSupport(stage: Stage, placement: Placement): void {
  if (placement.rope) drawRope(stage, placement.rope);
  if (placement.shelf) drawShelf(stage, placement.shelf);
  if (placement.string) drawString(stage, placement);
}

function lineWidth({ width, height }: Stage): number {
  return Math.max(0.8, Math.min(width, height) * 0.0028);
}

/** The string between a placement and the hand that holds it or the beam that it hangs from. */
function drawString(stage: Stage, { string, x, y, height }: Placement): void {
  if (!string) return;
  const { context } = stage;
  const above = string.y < y - height;
  const end = above ? y - height : y;
  context.save();
  context.strokeStyle = 'rgba(58,50,52,0.85)';
  context.lineWidth = lineWidth(stage);
  context.beginPath();
  context.moveTo(string.x, string.y);
  if (above) context.lineTo(x, end + height * 0.06);
  else {
    const sag = Math.abs(x - string.x) * 0.16;
    context.quadraticCurveTo((string.x + x) / 2, (string.y + end) / 2 + sag, x, end - height * 0.03);
  }
  context.stroke();
  context.restore();
}

function drawRope(stage: Stage, { from, to, sag }: NonNullable<Placement['rope']>): void {
  const { context } = stage;
  context.save();
  context.strokeStyle = 'rgba(48,40,44,0.9)';
  context.lineWidth = lineWidth(stage) * 1.3;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo((from.x + to.x) / 2, (from.y + to.y) / 2 + sag * 2, to.x, to.y);
  context.stroke();
  context.restore();
}

function drawShelf(stage: Stage, { left, right, y }: NonNullable<Placement['shelf']>): void {
  const { context } = stage;
  const thick = Math.max(2, Math.min(stage.width, stage.height) * 0.02);
  const bright = Math.min(1.1, stage.palette.ambient[0] / 150);
  const wood = scale([138, 92, 56], bright);
  context.save();
  const shadow = context.createLinearGradient(0, y + thick, 0, y + thick * 3.4);
  shadow.addColorStop(0, 'rgba(20,12,10,0.4)');
  shadow.addColorStop(1, 'rgba(20,12,10,0)');
  context.fillStyle = shadow;
  context.fillRect(left, y + thick, right - left, thick * 2.4);
  const face = context.createLinearGradient(0, y - thick * 0.3, 0, y + thick);
  face.addColorStop(0, toCss(scale(wood, 1.3)));
  face.addColorStop(0.3, toCss(wood));
  face.addColorStop(1, toCss(scale(wood, 0.7)));
  context.fillStyle = face;
  context.fillRect(left, y - thick * 0.3, right - left, thick * 1.3);
  context.restore();
}
