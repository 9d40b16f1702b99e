import type { SKRSContext2D } from '../../core/canvas.ts';
import { fillBox, framed } from '../../core/ink.ts';
import { smoothstep, TAU } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Raster } from '../shared/raster.ts';
import { mainExtent } from '../shared/subject-extent.ts';
import { SKY_DEPTH } from '../shared/tone.ts';

const RAYS = 26;
const GOLD = '#d9ae55';
const BLACK = '#171720';

/**
 * Rays over sky and walls behind the subject, alternately lighter and darker, from the sun or, where none is
 * seen, from behind the subject.
 */
export function paintSunburst({ data }: Raster, stage: Stage): void {
  const { width, height, mask, depth, floating, indoor, checkpoint } = stage;
  const centre = burstCentre(stage);
  const behind = floating || indoor;
  const side = Math.min(width, height);
  // Where a guessed wall ends is a guess, too: rays that stopped there would draw a line through the picture.
  const aboveGuessed = (y: number) =>
    stage.pictureTones && behind ? smoothstep(stage.horizon, stage.horizon * 0.5, y) : 1;
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      if (mask[index]! > 0) continue;
      if (depth[index]! < SKY_DEPTH && !(behind && y < stage.horizon) && !floating) continue;
      const dx = x - centre.x;
      const dy = y - centre.y;
      const distance = Math.sqrt(dx * dx + dy * dy);
      const turn = ((Math.atan2(dy, dx) / TAU + 1) * RAYS) % 1;
      const edge = Math.min(turn, Math.abs(turn - 0.5), 1 - turn) * (distance / RAYS) * TAU;
      const firm = Math.min(1, edge) * smoothstep(side * 0.02, side * 0.12, distance) * aboveGuessed(y);
      const factor = turn < 0.5 ? 1 + 0.16 * firm : 1 - 0.13 * firm;
      const offset = index * 4;
      const glow = turn < 0.5 ? 14 * firm : 0;
      data[offset] = data[offset]! * factor + glow;
      data[offset + 1] = data[offset + 1]! * factor + glow * 0.8;
      data[offset + 2] = data[offset + 2]! * factor + glow * 0.3;
    }
  }
}

function burstCentre(stage: Stage): { x: number; y: number } {
  const { sun, width, height, indoor, floating } = stage;
  const sunSeen = sun.x > 0 && sun.x < width && sun.y > 0 && sun.y < height * 0.7;
  if (sunSeen && !indoor && !floating) return sun;
  const extent = mainExtent(stage);
  if (!extent) return { x: width / 2, y: stage.horizon };
  return { x: (extent.left + extent.right) / 2, y: extent.top * 0.55 + extent.bottom * 0.45 };
}

/** A black frame with gold lines, stepped corners and a fan at the top and the foot. */
export function drawDecoFrame(context: SKRSContext2D, { width, height }: Stage): void {
  const side = Math.min(width, height);
  const band = side * 0.042;
  fillBox(context, BLACK, 0, 0, width, band);
  context.fillRect(0, height - band, width, band);
  context.fillRect(0, 0, band, height);
  context.fillRect(width - band, 0, band, height);
  context.strokeStyle = GOLD;
  context.lineWidth = Math.max(1, side * 0.006);
  context.strokeRect(band, band, width - 2 * band, height - 2 * band);
  context.lineWidth = Math.max(0.6, side * 0.0022);
  context.strokeRect(band * 0.45, band * 0.45, width - 0.9 * band, height - 0.9 * band);
  for (const [x, y, toX, toY] of [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [0, height, 1, -1],
    [width, height, -1, -1],
  ] as const)
    drawCorner(context, x, y, toX, toY, side);
  drawFan(context, width / 2, band, 1, side);
  drawFan(context, width / 2, height - band, -1, side);
}

function drawCorner(
  context: SKRSContext2D,
  x: number,
  y: number,
  toX: number,
  toY: number,
  side: number,
): void {
  const step = side * 0.021;
  framed(context, { at: [x, y], scale: [toX, toY] }, () => {
    context.fillStyle = BLACK;
    context.strokeStyle = GOLD;
    context.lineWidth = Math.max(1, side * 0.004);
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(step * 6, 0);
    for (let number = 6; number > 2; number--) {
      context.lineTo(step * number, step * (8 - number));
      context.lineTo(step * (number - 1), step * (8 - number));
    }
    context.lineTo(step * 2, step * 6);
    context.lineTo(0, step * 6);
    context.fill();
    context.beginPath();
    context.moveTo(step * 6, step * 2);
    for (let number = 6; number > 2; number--) {
      context.lineTo(step * number, step * (8 - number));
      context.lineTo(step * (number - 1), step * (8 - number));
    }
    context.lineTo(step * 2, step * 6);
    context.stroke();
    context.fillStyle = GOLD;
    context.beginPath();
    context.moveTo(step * 1.1, step * 2.1);
    context.lineTo(step * 2.1, step * 1.1);
    context.lineTo(step * 3.1, step * 2.1);
    context.lineTo(step * 2.1, step * 3.1);
    context.fill();
  });
}

function drawFan(context: SKRSContext2D, x: number, y: number, down: 1 | -1, side: number): void {
  const radius = side * 0.075;
  framed(context, { at: [x, y], scale: [1, down * 0.62] }, () => {
    context.fillStyle = BLACK;
    context.beginPath();
    context.arc(0, 0, radius, 0, TAU / 2);
    context.fill();
    context.strokeStyle = GOLD;
    context.lineWidth = Math.max(0.7, side * 0.003);
    for (const share of [1, 0.55]) {
      context.beginPath();
      context.arc(0, 0, radius * share, 0, TAU / 2);
      context.stroke();
    }
    context.beginPath();
    for (let ray = 1; ray < 8; ray++) {
      const angle = (ray / 8) * (TAU / 2);
      context.moveTo(Math.cos(angle) * radius * 0.55, Math.sin(angle) * radius * 0.55);
      context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
    }
    context.stroke();
  });
}
