import type { SKRSContext2D } from '../../core/canvas.ts';
import { fillBox, fillDisc, framed } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { Stage } from '../../stage/stage.types.ts';

/** Thickness of the frame, as a share of the shorter side. */
const FRAME = 0.055;
/** Length of a corner's arms, as a share of the shorter side: figures stand near the corners. */
const CORNER = 0.125;
/** Room for a corner's vine, and distance of the studs, as shares of the shorter side. */
const VINE = CORNER * 2;
const STUDS = 0.04;

/**
 * A cream border with a double rule, vines with blossoms winding out of each corner, and studs between them. All of it
 * lies around the scene: ornament across it would cut figures and houses.
 */
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
  drawStuds(context, width, height, side);
  for (const [x, y, toX, toY] of [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [0, height, 1, -1],
    [width, height, -1, -1],
  ] as const)
    framed(context, { at: [x, y], scale: [toX, toY] }, () => drawCorner(context, side));
}

/** Along the middle of each side. */
function drawStuds(context: SKRSContext2D, width: number, height: number, side: number): void {
  const middle = side * FRAME * 0.64;
  const stud = (x: number, y: number) => {
    fillDisc(context, '#d8b265', x, y, side * 0.0105);
    fillDisc(context, '#8d3b32', x, y, side * 0.0045);
  };
  for (const [long, place] of [
    [width, (at: number, off: number) => stud(at, off < 0 ? height + off : off)],
    [height, (at: number, off: number) => stud(off < 0 ? width + off : off, at)],
  ] as const) {
    const count = Math.floor((long / 2 - side * (VINE + 0.02)) / (side * STUDS));
    for (let step = -count; step <= count; step++)
      for (const off of [middle, -middle]) place(long / 2 + step * side * STUDS, off);
  }
}

function drawCorner(context: SKRSContext2D, side: number): void {
  const s = side * CORNER;
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
