import { createLayer } from '../../core/canvas.ts';
import { scale, toCss } from '../../core/color.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { renderDrawing } from './render-drawing.ts';
import { waterlineOf } from './waterline.ts';

/** Share of the water that covers what swims under it: at its back, and at its belly. */
const VEIL = [0.24, 0.62] as const;

/** Shows something wholly under water: the sea's own picture lies over it, thicker further down. */
export function showSubmerged(stage: Stage, placement: Placement): void {
  const { x, y, width, height, mirrored, drawing } = placement;
  const left = x - width / 2;
  const top = y - height;
  const veil = createLayer(width, height);
  const { context, canvas } = veil;
  context.drawImage(stage.canvas, -left, -top);
  context.globalCompositeOperation = 'destination-in';
  context.save();
  if (mirrored) {
    context.translate(canvas.width, 0);
    context.scale(-1, 1);
  }
  context.drawImage(drawing.canvas, 0, 0, canvas.width, canvas.height);
  context.restore();
  const depth = context.createLinearGradient(0, 0, 0, canvas.height);
  depth.addColorStop(0, `rgba(0,0,0,${VEIL[0]})`);
  depth.addColorStop(1, `rgba(0,0,0,${VEIL[1]})`);
  context.fillStyle = depth;
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Its edges are soft: water bends the light.
  renderDrawing(stage, { ...placement, turn: 0 }, { fog: 0.1 });
  stage.context.drawImage(canvas, left, top, width, height);
}

/** The dark of a hull, of legs or of a belly under the surface, lost further down. */
export function showDepths(stage: Stage, placement: Placement): void {
  const line = waterlineOf(placement);
  const { drawing, x, y, width, height, mirrored, turn } = placement;
  const below = height * (1 - line);
  if (below < 2) return;
  const layer = createLayer(width, below);
  const { context, canvas } = layer;
  const from = drawing.canvas.height * line;
  const rest = drawing.canvas.height - from;
  context.drawImage(drawing.canvas, 0, from, drawing.canvas.width, rest, 0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = toCss(scale(stage.palette.ambient, 0.3), 0.55);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'destination-in';
  const fade = context.createLinearGradient(0, 0, 0, canvas.height);
  fade.addColorStop(0, 'rgba(0,0,0,0.62)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  context.fillStyle = fade;
  context.fillRect(0, 0, canvas.width, canvas.height);
  stage.context.save();
  stage.context.translate(x, y);
  stage.context.rotate(turn);
  stage.context.scale(mirrored ? -1 : 1, 1);
  stage.context.drawImage(canvas, -width / 2, 0, width, below);
  stage.context.restore();
}
