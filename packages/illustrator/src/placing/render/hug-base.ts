import { createLayer } from '../../core/canvas.ts';
import { type Rgb, scale } from '../../core/color.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { silhouetteOf } from './render-drawing.ts';

/** The part of a drawing, from below and by its breadth, whose outline the shade follows. */
const BASE = 0.3;
const RESOLUTION = 0.5;
const WIDEST = 300;

interface Manner {
  /** How far the light pushes a shadow aside, for each unit of height. */
  aside: number;
  strength: number;
}

/** A wide faint shade and a narrow dark one: how far below the outline each lies, and how soft it is, by the breadth. */
const SHADES = [
  { down: 0.022, soft: 0.018, aside: 0.16, dark: 0.5 },
  { down: 0.006, soft: 0.005, aside: 0, dark: 0.8 },
] as const;

/**
 * The shade of what touches the ground along a bow, a plate or a flat stone: right below its outline and a little to
 * the side away from the light. A shadow laid flat on its foot line would part from it where the bow rises.
 */
export function hugBase(stage: Stage, placement: Placement, { aside, strength }: Manner): void {
  const { x, y, width, height, drawing, mirrored } = placement;
  const resolution = Math.min(RESOLUTION, WIDEST / width);
  const tint: Rgb = scale(stage.palette.ambient, 0.12);
  const dark = silhouetteOf(drawing.canvas, width * resolution, height * resolution, tint);
  const { context } = stage;
  for (const { down, soft, aside: part, dark: alpha } of SHADES) {
    const blur = Math.max(1, width * soft) * resolution;
    const rim = Math.ceil(blur * 3);
    const layer = createLayer(dark.width + rim * 2, dark.height + rim * 2);
    layer.context.filter = `blur(${blur}px)`;
    layer.context.drawImage(dark, rim, rim);
    fadeUpwards(layer, dark.height + rim, Math.min(dark.height, BASE * dark.width));
    context.save();
    context.globalAlpha = Math.min(0.9, alpha * strength);
    context.translate(x + aside * part * Math.min(height, width), y + width * down);
    context.scale((mirrored ? -1 : 1) / resolution, 1 / resolution);
    context.drawImage(layer.canvas, -dark.width / 2 - rim, -dark.height - rim);
    context.restore();
  }
}

/** Above its base a thing stands before what is behind it, and shades nothing there. */
function fadeUpwards({ canvas, context }: ReturnType<typeof createLayer>, foot: number, base: number): void {
  const fade = context.createLinearGradient(0, foot - base, 0, foot - base * 0.4);
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(1, 'rgba(0,0,0,1)');
  context.filter = 'none';
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = fade;
  context.fillRect(0, 0, canvas.width, canvas.height);
}
