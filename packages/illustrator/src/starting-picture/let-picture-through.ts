import type { Canvas } from '../core/canvas.ts';
import type { Stage } from '../stage/stage.types.ts';

const USUAL_STRENGTH = 0.7;

/**
 * Lets the starting picture show through its medium, in place: at strength 1 there is nothing but the medium,
 * at 0 nothing but the picture.
 */
export function letPictureThrough(styled: Canvas, stage: Stage, strength = USUAL_STRENGTH): void {
  const through = (1 - strength) ** 3;
  if (through === 0) return;
  const context = styled.getContext('2d');
  context.save();
  context.globalAlpha = through;
  context.drawImage(stage.canvas, 0, 0);
  context.restore();
}
