import type { SKRSContext2D } from '../../core/canvas.ts';
import { colorList } from '../../core/color.ts';
import { fillBox, fillDisc, framed } from '../../core/ink.ts';
import { clamp, lerp, smoothstep, TAU } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Raster } from '../shared/raster.ts';
import { type Extent, mainExtent } from '../shared/subject-extent.ts';

const RING = colorList<4>('#5b4230 #d8b265 #8d3b32 #e9d5a4');
const PETALS = 36;

/** Thickness of the frame, as a share of the shorter side. */
const FRAME = 0.055;

/**
 * A patterned ring behind the main subject, as behind the figures of the great posters, whole within the frame; it
 * covers the ground with its lines, and neither the subject nor its outline.
 * @param outline how far the subject's outline reaches, in pixels
 */
export function paintHalo({ data }: Raster, stage: Stage, outline: number): void {
  const { width, height, mask, checkpoint } = stage;
  const extent = stage.pictureTones ? haloOfPicture(stage) : mainExtent(stage);
  if (!extent) return;
  const side = Math.min(width, height);
  const tall = extent.bottom - extent.top;
  const wide = extent.right - extent.left;
  const radius = clamp(Math.max(wide, tall) * 0.52, side * 0.2, side * 0.38);
  const band = side * 0.05;
  const reach = radius + band * 1.1;
  const room = reach + side * FRAME;
  const centreX = clamp((extent.left + extent.right) / 2, room, width - room);
  const centreY = clamp(extent.top + Math.min(tall / 2, radius * 0.9), room, height - room);
  const isSubject = (x: number, y: number) =>
    (mask[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)] ?? 0) > 0;
  const around = [
    [outline, 0],
    [-outline, 0],
    [0, outline],
    [0, -outline],
  ] as const;
  for (let y = Math.max(0, Math.floor(centreY - reach)); y < Math.min(height, centreY + reach); y++) {
    if ((y & 31) === 0) checkpoint.check();
    for (let x = Math.max(0, Math.floor(centreX - reach)); x < Math.min(width, centreX + reach); x++) {
      const index = y * width + x;
      if (mask[index]! > 0) continue;
      const distance = Math.hypot(x - centreX, y - centreY);
      const offset = index * 4;
      if (distance < radius - band / 2) {
        // Inside the ring the ground is paler, so that the figure stands out.
        for (let channel = 0; channel < 3; channel++)
          data[offset + channel] = lerp(data[offset + channel]!, RING[3][channel]!, 0.3);
        continue;
      }
      const across = (distance - radius) / (band / 2);
      if (across > 1.08 || around.some(([right, down]) => isSubject(x + right, y + down))) continue;
      const angle = Math.atan2(y - centreY, x - centreX) / TAU;
      paintRingPixel(data, offset, across, (((angle * PETALS) % 1) + 1) % 1, side / 512);
    }
  }
}

/** Behind the one head of a photograph: around things that were guessed a ring would cut what belongs to them. */
function haloOfPicture({ width, height, faces }: Stage): Extent | undefined {
  const [face, another] = faces;
  if (!face || another) return undefined;
  const reach = Math.max(face.radius * 2.1, Math.min(width, height) * 0.2);
  return {
    left: face.x - reach,
    right: face.x + reach,
    top: face.y - reach * 0.9,
    bottom: face.y + reach * 1.1,
  };
}

function paintRingPixel(
  data: Uint8ClampedArray,
  offset: number,
  across: number,
  turn: number,
  fine: number,
): void {
  const soft = 0.05 / fine;
  const rim = smoothstep(0.8 - soft, 0.8 + soft, Math.abs(across));
  const u = (turn - 0.5) * 2;
  const petal = smoothstep(0.62 + soft, 0.62 - soft, Math.hypot(u * 0.85, across));
  const heart = smoothstep(0.24 + soft, 0.24 - soft, Math.hypot(u * 0.85, across));
  for (let channel = 0; channel < 3; channel++) {
    let value = lerp(RING[3][channel]!, RING[1][channel]!, petal);
    value = lerp(value, RING[2][channel]!, heart);
    data[offset + channel] = lerp(value, RING[0][channel]!, rim);
  }
}

/** A cream border with a double rule, and vines with blossoms winding out of each corner. */
export function drawNouveauFrame(context: SKRSContext2D, { width, height }: Stage): void {
  const side = Math.min(width, height);
  const band = side * FRAME;
  fillBox(context, '#efe0ba', 0, 0, width, band);
  context.fillRect(0, height - band, width, band);
  context.fillRect(0, 0, band, height);
  context.fillRect(width - band, 0, band, height);
  context.strokeStyle = '#4d3a26';
  context.lineWidth = Math.max(1, side * 0.0055);
  context.strokeRect(band, band, width - 2 * band, height - 2 * band);
  context.lineWidth = Math.max(0.6, side * 0.002);
  context.strokeRect(band * 0.3, band * 0.3, width - band * 0.6, height - band * 0.6);
  for (const [x, y, toX, toY] of [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [0, height, 1, -1],
    [width, height, -1, -1],
  ] as const)
    framed(context, { at: [x, y], scale: [toX, toY] }, () => drawCorner(context, side));
}

function drawCorner(context: SKRSContext2D, side: number): void {
  const s = side * 0.2;
  context.fillStyle = '#efe0ba';
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(s * 1.1, 0);
  context.bezierCurveTo(s * 1.06, s * 0.42, s * 0.72, s * 0.36, s * 0.62, s * 0.5);
  context.bezierCurveTo(s * 0.5, s * 0.66, s * 0.42, s * 1.06, 0, s * 1.1);
  context.fill();
  context.strokeStyle = '#4d3a26';
  context.lineWidth = Math.max(1, side * 0.0055);
  context.beginPath();
  context.moveTo(s * 1.1, s * 0.26);
  context.bezierCurveTo(s * 1.02, s * 0.42, s * 0.72, s * 0.36, s * 0.62, s * 0.5);
  context.bezierCurveTo(s * 0.5, s * 0.66, s * 0.42, s * 1.02, s * 0.26, s * 1.1);
  context.stroke();
  for (const swap of [false, true]) {
    context.save();
    if (swap) context.transform(0, 1, 1, 0, 0, 0);
    drawVine(context, s, side);
    context.restore();
  }
  drawBlossom(context, s * 0.36, s * 0.36, s * 0.17);
}

function drawVine(context: SKRSContext2D, s: number, side: number): void {
  context.strokeStyle = '#5d7452';
  context.lineCap = 'round';
  context.lineWidth = Math.max(1, side * 0.006);
  context.beginPath();
  context.moveTo(s * 0.36, s * 0.36);
  context.bezierCurveTo(s * 0.7, s * 0.3, s * 0.62, s * 0.05, s * 1, s * 0.14);
  context.bezierCurveTo(s * 1.3, s * 0.2, s * 1.45, s * 0.02, s * 1.75, s * 0.12);
  context.bezierCurveTo(s * 1.9, s * 0.18, s * 1.82, s * 0.26, s * 1.74, s * 0.2);
  context.stroke();
  for (const [x, y, angle] of rows<3>('0.72,0.19,-0.5 1.02,0.13,0.9 1.3,0.13,-0.7 1.52,0.09,0.6'))
    drawLeaf(context, s * x, s * y, angle, s * 0.16);
}

function drawLeaf(context: SKRSContext2D, x: number, y: number, angle: number, length: number): void {
  framed(context, { at: [x, y], turn: angle }, () => {
    context.fillStyle = '#7d9163';
    context.strokeStyle = '#46583c';
    context.lineWidth = length * 0.08;
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(length * 0.5, -length * 0.45, length, 0);
    context.quadraticCurveTo(length * 0.5, length * 0.45, 0, 0);
    context.fill();
    context.stroke();
  });
}

function drawBlossom(context: SKRSContext2D, x: number, y: number, radius: number): void {
  framed(context, { at: [x, y] }, () => {
    context.strokeStyle = '#6e2c28';
    context.lineWidth = radius * 0.08;
    for (let petal = 0; petal < 5; petal++) {
      context.rotate(TAU / 5);
      context.fillStyle = '#c9705a';
      context.beginPath();
      context.moveTo(0, 0);
      context.bezierCurveTo(radius * 0.9, -radius * 0.7, radius * 1.5, radius * 0.3, 0, 0);
      context.fill();
      context.stroke();
    }
    fillDisc(context, '#e3bb62', 0, 0, radius * 0.32);
    context.stroke();
  });
}
