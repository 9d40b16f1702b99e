import { createLayer } from '../../core/canvas.ts';
import { mix, type Rgb, toCss } from '../../core/color.ts';
import { fillBox } from '../../core/ink.ts';
import type { Stage } from '../../stage/stage.types.ts';

export const INK: Rgb = [36, 30, 44];
export const PAPER: Rgb = [250, 243, 230];

/** A gradient from top to bottom, with the grain of paper. */
export function fillGround(stage: Stage, colors: readonly Rgb[]): void {
  const { context, width, height } = stage;
  const ground = context.createLinearGradient(0, 0, 0, height);
  for (const [index, color] of colors.entries())
    ground.addColorStop(colors.length > 1 ? index / (colors.length - 1) : 0, toCss(color));
  fillBox(context, ground, 0, 0, width, height);
  grain(stage);
}

function grain({ context, width, height, noise }: Stage): void {
  const side = 96;
  const { canvas, context: small } = createLayer(side, side);
  const image = small.createImageData(side, side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const offset = (y * side + x) * 4;
      image.data.fill(128 + noise.fbm(x * 0.06, y * 0.06, 3) * 60, offset, offset + 3);
      image.data[offset + 3] = 255;
    }
  small.putImageData(image, 0, 0);
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = 0.3;
  context.drawImage(canvas, 0, 0, width, height);
  context.restore();
}

/** A round glow that adds light. */
export function glowAt(
  { context }: Stage,
  x: number,
  y: number,
  radius: number,
  color: Rgb,
  strength = 1,
): void {
  const glow = context.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, toCss(mix(color, [255, 255, 255], 0.5), 0.95 * strength));
  glow.addColorStop(0.18, toCss(color, 0.6 * strength));
  glow.addColorStop(0.5, toCss(color, 0.2 * strength));
  glow.addColorStop(1, toCss(color, 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  fillBox(context, glow, x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}

export function brightness([red, green, blue]: Rgb): number {
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

export function darkest(colors: readonly Rgb[]): Rgb {
  return [...colors].sort((a, b) => brightness(a) - brightness(b))[0] ?? INK;
}
