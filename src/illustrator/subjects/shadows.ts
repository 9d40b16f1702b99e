import { createLayer } from '../core/canvas.ts';
import { scale, toCss } from '../core/colour.ts';
import { clamp, TAU } from '../core/maths.ts';
import type { Stage } from '../scene/stage.types.ts';
import type { Placement } from './placement.types.ts';
import { silhouetteOf } from './show-drawing.ts';

/** Shadows are soft: they are painted at a third of the resolution, and never higher than this many pixels. */
const RESOLUTION = 0.34;
const HIGHEST_SHADOW = 200;

/**
 * The shadow a subject throws on the ground: its silhouette laid flat away from the sun, towards us
 * when the sun stands behind, and the dark touch right under its feet.
 */
export function castShadow(stage: Stage, placement: Placement, strength = 1): void {
  const { x, y, width, height, drawing, mirrored } = placement;
  const { palette, sun, light } = stage;
  const resolution = Math.min(RESOLUTION, HIGHEST_SHADOW / height);
  const low = palette.sunElevation < 0.2;
  const behind = light[2] > 0 || low;
  const sideways = clamp(((x - sun.x) / stage.width) * 1.7, -1.3, 1.3);
  // From above, shadows are what tells a figure from its outline.
  const seenFromAbove = stage.brief.cameraAngle === 'aerial' ? 1.8 : 1;
  const length = (low ? 0.6 : 0.32) * height * seenFromAbove;
  const reachX = Math.abs(sideways) * length + width * 0.6;
  const reachY = length + height * 0.06;
  const layer = createLayer((reachX * 2 + width) * resolution, reachY * 2 * resolution);
  const dark = silhouetteOf(
    drawing.canvas,
    width * resolution,
    height * resolution,
    scale(palette.ambient, 0.16) as [number, number, number],
  );
  const { context } = layer;
  const squash = (behind ? 1 : -1) * (length / height);
  context.filter = `blur(${Math.max(1, height * 0.012 * resolution)}px)`;
  // The silhouette's foot line stays put, its head moves sideways and down (or up) the picture.
  context.setTransform(
    mirrored ? -1 : 1,
    0,
    -sideways * (length / height),
    -squash,
    layer.canvas.width / 2,
    layer.canvas.height / 2,
  );
  context.drawImage(dark, (-width / 2) * resolution, -height * resolution);
  stage.context.save();
  stage.context.globalAlpha = (palette.night ? 0.3 : 0.46) * strength * softness(stage);
  clipToGround(stage, y - height * 0.35, y);
  stage.context.drawImage(
    layer.canvas,
    x - layer.canvas.width / resolution / 2,
    y - height * 0.012 - reachY,
    layer.canvas.width / resolution,
    layer.canvas.height / resolution,
  );
  stage.context.restore();
  touchGround(stage, placement, strength);
}

function softness(stage: Stage): number {
  const { weather, lighting } = stage.brief;
  const overcast =
    weather === 'cloudy' ||
    weather === 'fog' ||
    weather === 'rain' ||
    weather === 'storm' ||
    weather === 'snowfall';
  return (overcast ? 0.45 : 1) * (lighting === 'soft' ? 0.6 : lighting === 'hard' ? 1.3 : 1);
}

/** Shadows stay off the sky; on a hill the ground begins above the horizon. */
function clipToGround(stage: Stage, top: number, foot: number): void {
  const from = Math.max(top, stage.indoor ? 0 : Math.min(stage.horizon, foot));
  stage.context.beginPath();
  stage.context.rect(0, from, stage.width, stage.height - from);
  stage.context.clip();
}

/** The soft dark spot where something rests on the ground. */
export function touchGround(stage: Stage, { x, y, width, height }: Placement, strength = 1): void {
  const radiusX = width * 0.42;
  const radiusY = Math.max(2, Math.min(height * 0.045, width * 0.12));
  const { context } = stage;
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  gradient.addColorStop(0, `rgba(8,8,16,${0.55 * strength})`);
  gradient.addColorStop(0.6, `rgba(8,8,16,${0.3 * strength})`);
  gradient.addColorStop(1, 'rgba(8,8,16,0)');
  context.save();
  context.translate(x, y - height * 0.008);
  context.scale(radiusX, radiusY);
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(0, 0, 1, 0, TAU);
  context.fill();
  context.restore();
}

/** A mirror image below the foot line, for water and wet streets. */
export function reflect(
  stage: Stage,
  { x, y, width, height, drawing, mirrored }: Placement,
  strength: number,
): void {
  const layer = createLayer(width * 0.5, height * 0.5);
  layer.context.filter = `blur(${Math.max(1, height * 0.006)}px)`;
  layer.context.drawImage(drawing.canvas, 0, 0, layer.canvas.width, layer.canvas.height);
  layer.context.filter = 'none';
  layer.context.globalCompositeOperation = 'source-atop';
  layer.context.fillStyle = toCss(scale(stage.palette.ambient, 0.5), 0.5);
  layer.context.fillRect(0, 0, layer.canvas.width, layer.canvas.height);
  layer.context.globalCompositeOperation = 'destination-in';
  const fade = layer.context.createLinearGradient(0, 0, 0, layer.canvas.height);
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(1, 'rgba(0,0,0,1)');
  layer.context.fillStyle = fade;
  layer.context.fillRect(0, 0, layer.canvas.width, layer.canvas.height);
  stage.context.save();
  stage.context.globalAlpha = strength;
  stage.context.translate(x, y - height * 0.02);
  stage.context.scale(mirrored ? -1 : 1, -0.42);
  // Sliced into rows that waver, so that it reads as water.
  const slices = 26;
  for (let slice = 0; slice < slices; slice++) {
    const from = (layer.canvas.height * slice) / slices;
    const sway = Math.sin(slice * 1.7) * width * 0.008 * (1 - slice / slices + 0.3);
    stage.context.drawImage(
      layer.canvas,
      0,
      from,
      layer.canvas.width,
      layer.canvas.height / slices,
      -width / 2 + sway,
      -height + (height * slice) / slices,
      width,
      height / slices,
    );
  }
  stage.context.restore();
}
