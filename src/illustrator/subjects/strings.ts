import type { Stage } from '../scene/stage.types.ts';
import type { Placement } from './placement.types.ts';

/** The string between a placement and the hand that holds it or the beam that it hangs from. */
export function drawString(stage: Stage, { string, x, y, height }: Placement): void {
  if (!string) return;
  const { context } = stage;
  const above = string.y < y - height;
  const end = above ? y - height : y;
  context.save();
  context.strokeStyle = 'rgba(58,50,52,0.85)';
  context.lineWidth = Math.max(0.8, Math.min(stage.width, stage.height) * 0.0028);
  context.beginPath();
  context.moveTo(string.x, string.y);
  if (above) context.lineTo(x, end + height * 0.04);
  else {
    const sag = Math.abs(x - string.x) * 0.16;
    context.quadraticCurveTo((string.x + x) / 2, (string.y + end) / 2 + sag, x, end - height * 0.03);
  }
  context.stroke();
  context.restore();
}
