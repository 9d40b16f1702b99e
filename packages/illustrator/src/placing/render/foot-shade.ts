import { createLayer } from '../../core/canvas.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';

/** The lowest part of a drawing, which keeps light from the ground beside it. */
const BAND = 0.09;
const RESOLUTION = 0.5;

/**
 * The narrow dark along the lower outline of whatever touches the ground, each foot at its own level. Without it
 * a straight base ends in light ground at both corners, and a foot that is set down further back hangs in the air.
 */
export function shadeAlongFoot(stage: Stage, placement: Placement, strength: number): void {
  const { x, y, width, height, drawing, mirrored } = placement;
  const band = Math.min(height * BAND, width * 0.3);
  const soft = Math.max(1.2, band * 0.13);
  const rim = soft * 3;
  const scale = Math.min(RESOLUTION, 420 / width);
  const low = createLayer((width + rim * 2) * scale, (band + rim * 2) * scale);
  const { context } = low;
  context.scale(scale, scale);
  context.translate(rim, rim);
  const part = (band / height) * drawing.canvas.height;
  context.drawImage(
    drawing.canvas,
    0,
    drawing.canvas.height - part,
    drawing.canvas.width,
    part,
    0,
    0,
    width,
    band,
  );
  context.globalCompositeOperation = 'source-in';
  const fade = context.createLinearGradient(0, 0, 0, band);
  fade.addColorStop(0, 'rgba(8,8,16,0)');
  fade.addColorStop(0.6, 'rgba(8,8,16,1)');
  context.fillStyle = fade;
  context.fillRect(-rim, -rim, width + rim * 2, band + rim * 2);
  stage.context.save();
  stage.context.globalAlpha = Math.min(1, 0.85 * strength);
  stage.context.translate(x, y + soft * 0.7);
  stage.context.scale(mirrored ? -1 : 1, 1);
  stage.context.drawImage(
    blurred(low.canvas, soft * scale),
    -width / 2 - rim,
    -band - rim,
    width + rim * 2,
    band + rim * 2,
  );
  stage.context.restore();
}

function blurred(source: ReturnType<typeof createLayer>['canvas'], radius: number) {
  const { canvas, context } = createLayer(source.width, source.height);
  context.filter = `blur(${radius}px)`;
  context.drawImage(source, 0, 0);
  return canvas;
}
