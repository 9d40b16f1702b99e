import { type Canvas, createLayer } from '../../core/canvas.ts';
import { type Rgb, scale, toCss } from '../../core/color.ts';
import { clamp, TAU } from '../../core/maths.ts';
import { isSign, isTopView } from '../../stage/brief-questions.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { contactsOnPicture, isBowed } from './contact.ts';
import { shadeAlongFoot } from './foot-shade.ts';
import { hugBase } from './hug-base.ts';
import { silhouetteOf } from './render-drawing.ts';

/** Shadows are soft: they are painted at a third of the resolution, and never higher than this many pixels. */
const RESOLUTION = 0.34;
const HIGHEST_SHADOW = 200;
/** In the shade snow shows the sky. */
const SNOW_SHADE: Rgb = [52, 74, 122];

/** Share of its height by which the shadow of a low body is let down. */
const LOWERED = 0.14;
/** And how far the shade along its outline lies below it. */
const BELOW_OUTLINE = 0.045;

/** How a shadow lies: how far it leans aside and comes down the picture for each unit of height. */
interface Lie {
  aside: number;
  down: number;
}

/**
 * The shadow a subject throws on the ground: its silhouette laid flat away from the sun and a little
 * towards us, where it is seen, and the dark touch right under its feet.
 */
export function castShadow(stage: Stage, placement: Placement, strength = 1): void {
  // Its shadow lies around it already; a logo has none.
  if (isTopView(stage.brief) || isSign(stage.brief)) return;
  if (isBowed(placement) && !placement.lift) {
    const { aside } = lieOf(stage, placement);
    hugBase(stage, placement, { aside, strength: strength * softness(stage) });
    touchGround(stage, placement, strength);
    return;
  }
  const { x, y, width, height, drawing, mirrored } = placement;
  const { palette } = stage;
  const resolution = Math.min(RESOLUTION, HIGHEST_SHADOW / height);
  const { aside, down } = lieOf(stage, placement);
  const reachX = Math.abs(aside) * height + width * 0.6;
  const reachY = down * height + height * 0.06;
  const layer = createLayer((reachX * 2 + width) * resolution, reachY * 2 * resolution);
  const tint: Rgb = stage.brief.snow && !stage.indoor ? SNOW_SHADE : scale(palette.ambient, 0.16);
  const dark = silhouetteOf(drawing.canvas, width * resolution, height * resolution, tint);
  const { context } = layer;
  context.filter = `blur(${Math.max(1, height * 0.012 * resolution)}px)`;
  // The silhouette's foot line stays put, its head moves sideways and down the picture.
  context.setTransform(mirrored ? -1 : 1, 0, -aside, -down, layer.canvas.width / 2, layer.canvas.height / 2);
  context.drawImage(dark, (-width / 2) * resolution, -height * resolution);
  // Light that comes through under a low body would part its shadow from the wheels.
  if (isLow(placement))
    context.drawImage(dark, (-width / 2) * resolution, (LOWERED - 1) * height * resolution);
  fadeFromFoot(layer, reachY * resolution);
  stage.context.save();
  stage.context.globalAlpha = Math.min(0.9, (palette.night ? 0.5 : 0.78) * strength * softness(stage));
  clipToGround(stage, y - height * 0.35, y);
  stage.context.drawImage(
    layer.canvas,
    x - layer.canvas.width / resolution / 2,
    y - height * 0.012 - reachY,
    layer.canvas.width / resolution,
    layer.canvas.height / resolution,
  );
  stage.context.restore();
  if (isLow(placement)) hugOutline(stage, placement, dark, strength);
  touchGround(stage, placement, strength);
}

/** Along the lower outline of what is low, a plate or a row of stones: its shadow alone would part from it where it curves up. */
function hugOutline(
  stage: Stage,
  { x, y, width, height, mirrored }: Placement,
  dark: Canvas,
  strength: number,
): void {
  // Blurred while it is small, as the shadow is.
  const resolution = dark.width / width;
  const blur = Math.max(1, height * 0.02) * resolution;
  const rim = Math.ceil(blur * 3);
  const soft = createLayer(dark.width + rim * 2, dark.height + rim * 2);
  soft.context.filter = `blur(${blur}px)`;
  soft.context.drawImage(dark, rim, rim);
  const { context } = stage;
  context.save();
  context.globalAlpha = 0.5 * strength * softness(stage);
  context.translate(x, y + height * BELOW_OUTLINE);
  context.scale((mirrored ? -1 : 1) / resolution, height / dark.height);
  context.drawImage(soft.canvas, -dark.width / 2 - rim, -dark.height - rim);
  context.restore();
}

/** It always leans aside: straight behind its owner or right before its feet it is hardly seen. */
function lieOf(stage: Stage, { x, width, height }: Placement): Lie {
  const { palette, sun, light } = stage;
  const low = palette.sunElevation < 0.2;
  const away = ((x - sun.x) / stage.width) * 1.7;
  const side = Math.abs(away) > 0.2 ? Math.sign(away) : -Math.sign(light[0]) || 1;
  const slant = clamp(Math.abs(away), 0.55, 1.1) * side;
  // From above, shadows are what tells a figure from its outline; what lies has little above it to throw one.
  const seen = (stage.brief.cameraAngle === 'aerial' ? 1.8 : 1) * clamp(height / width, 0.4, 1);
  if (light[2] > 0 || low) {
    const long = (low ? 0.6 : 0.36) * seen;
    return { aside: slant * long, down: long };
  }
  return { aside: slant * seen, down: 0.2 * seen };
}

/** A shadow is dark at the foot and thins out towards the head, so that no limb's shadow lies apart. */
function fadeFromFoot({ canvas, context }: ReturnType<typeof createLayer>, reach: number): void {
  const middle = canvas.height / 2;
  const fade = context.createLinearGradient(0, middle - reach, 0, middle + reach);
  fade.addColorStop(0.5, 'rgba(0,0,0,1)');
  fade.addColorStop(0.75, 'rgba(0,0,0,0.74)');
  fade.addColorStop(1, 'rgba(0,0,0,0.3)');
  context.resetTransform();
  context.filter = 'none';
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = fade;
  context.fillRect(0, 0, canvas.width, canvas.height);
}

function softness(stage: Stage): number {
  const { weather, lighting } = stage.brief;
  const overcast =
    weather === 'cloudy' ||
    weather === 'fog' ||
    weather === 'rain' ||
    weather === 'storm' ||
    weather === 'snowfall';
  return (overcast ? 0.68 : 1) * (lighting === 'soft' ? 0.6 : lighting === 'hard' ? 1.3 : 1);
}

/** Shadows stay off the sky; on a hill the ground begins above the horizon. */
function clipToGround(stage: Stage, top: number, foot: number): void {
  const from = Math.max(top, stage.indoor ? 0 : Math.min(stage.horizon, foot));
  stage.context.beginPath();
  stage.context.rect(0, from, stage.width, stage.height - from);
  stage.context.clip();
}

const isLow = ({ width, height }: Placement) => height < width * 0.7;

/** The soft dark spots under each foot or wheel, and the fainter shade between them. */
export function touchGround(stage: Stage, placement: Placement, strength = 1): void {
  if (isSign(stage.brief)) return;
  const { x, y, width, height } = placement;
  const contacts = contactsOnPicture(placement);
  const tallest = Math.min(height * 0.045, width * 0.12);
  const row = y - height * 0.004;
  const left = contacts[0]?.from ?? x - width / 2;
  const right = contacts.at(-1)?.to ?? x + width / 2;
  const bowed = isBowed(placement);
  // Below what lies, the ground is dark along its whole length; where its ends bow up, that dark would lie apart.
  const lies = isLow(placement) && !bowed;
  const middle = lies ? x : (left + right) / 2;
  const half = lies ? width * 0.46 : (right - left) * 0.56;
  if (!bowed) drawSpot(stage, middle, row, half, Math.max(2, tallest), 0.44 * strength);
  for (const { from, to } of contacts) {
    const radius = bowed ? (to - from) * 0.42 : (to - from) * 0.56 + width * 0.012;
    drawSpot(
      stage,
      (from + to) / 2,
      row,
      radius,
      Math.max(2, Math.min(tallest, radius * 0.42)),
      0.7 * strength,
    );
  }
  if (!placement.lift) shadeAlongFoot(stage, placement, strength);
}

function drawSpot(
  { context }: Stage,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  dark: number,
): void {
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  gradient.addColorStop(0, `rgba(8,8,16,${dark})`);
  gradient.addColorStop(0.6, `rgba(8,8,16,${dark * 0.6})`);
  gradient.addColorStop(1, 'rgba(8,8,16,0)');
  context.save();
  context.translate(x, y);
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
  stretch = 0.42,
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
  stage.context.scale(mirrored ? -1 : 1, -stretch);
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
