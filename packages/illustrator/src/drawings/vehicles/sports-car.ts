import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import { coloredRows, points } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { clipped, down, ellipse, fade, fill, line, path, polygon } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { isOpenTopped, openRoof } from './vehicle-parts.ts';

const WHITE: Rgb = [255, 255, 255];
const WHEELS = [-0.76, 0.8] as const;
const WHEEL_RADIUS = 0.215;

/** A low sports car seen from the side, nose to the left; futuristic ones carry light strips. */
export function drawSportsCar(request: DrawingRequest): Drawing {
  const { size, random, color, qualities, lamps } = request;
  const body = color ?? pickColor(random, '#d4202a #f0a01e #1f6fd6 #c9ced6 #12a37a');
  const future = qualities.some(
    (quality) => quality === 'futuristic' || quality === 'neon' || quality === 'cyberpunk',
  );
  return sketch({ size, left: -1.32, right: 1.32, top: -0.82, facing: 'left' }, (sheet) => {
    const { context } = sheet;
    drawBody(context, body);
    drawCabin(context, body);
    drawPanels(context, body);
    if (isOpenTopped(request))
      openRoof(sheet, body, { from: -0.5, to: 0.62, belt: -0.49, top: -0.76, ahead: -1 });
    drawLamps(sheet, lamps, future);
    for (const x of WHEELS) drawWheel(sheet, x, future);
    sheet.anchor('seat', 0.1, -0.68);
  });
}

function drawBody(context: SKRSContext2D, body: Rgb): void {
  const shape = path(
    'M-1.23 -0.17Q-1.27 -0.3 -1.19 -0.355Q-0.9 -0.46 -0.58 -0.485Q-0.32 -0.7 0 -0.72C0.38 -0.745 0.6 -0.66 0.78 -0.535' +
      'Q1.04 -0.515 1.25 -0.495Q1.34 -0.42 1.325 -0.24Q1.3 -0.14 1.24 -0.12L1.14 -0.09L-1.0 -0.08Q-1.19 -0.09 -1.23 -0.17Z',
  );
  fill(
    context,
    shape,
    down(
      context,
      -0.74,
      -0.08,
      fade(
        mix(body, WHITE, 0.5),
        [0.35, scale(body, 1.12)],
        [0.5, scale(body, 0.58)],
        [0.6, scale(body, 0.96)],
        scale(body, 0.26),
      ),
    ),
  );
  clipped(context, shape, () => {
    const sheen =
      'M-1.22 -0.34Q-0.7 -0.46 -0.2 -0.45Q0.6 -0.46 1.3 -0.46V-0.31Q0.4 -0.385 -0.2 -0.35Q-0.8 -0.33 -1.22 -0.29Z';
    fill(
      context,
      sheen,
      down(
        context,
        -0.48,
        -0.29,
        fade(
          'rgba(255,255,255,0.65)',
          [0.45, 'rgba(255,255,255,0.06)'],
          [0.5, 'rgba(30,20,20,0.38)'],
          'rgba(0,0,0,0)',
        ),
      ),
    );
  });
  line(context, shape, toCss(scale(body, 0.25), 0.8), 0.008);
}

function drawCabin(context: SKRSContext2D, body: Rgb): void {
  const glass = 'M-0.48 -0.495Q-0.27 -0.66 0 -0.685C0.3 -0.7 0.45 -0.66 0.57 -0.575Q0.46 -0.5 0.3 -0.495Z';
  fill(context, glass, down(context, -0.7, -0.49, coloredRows<1>('0,#0d141d 0.55,#31465a 1,#a9c3d4')));
  fill(context, polygon(points('0.12,-0.695 0.16,-0.695 0.22,-0.49 0.17,-0.49')), scale(body, 0.75));
  fill(context, 'M-0.38 -0.515L-0.2 -0.645Q-0.1 -0.665 -0.03 -0.67L-0.15 -0.515Z', 'rgba(255,255,255,0.33)');
  line(context, glass, toCss(scale(body, 0.3), 0.9), 0.012);
}

function drawPanels(context: SKRSContext2D, body: Rgb): void {
  line(context, 'M-0.4 -0.46L-0.34 -0.17L0.36 -0.16Q0.46 -0.26 0.4 -0.47', 'rgba(0,0,0,0.45)', 0.009);
  fill(context, 'M0.42 -0.39L0.6 -0.405L0.7 -0.28L0.48 -0.26Z', '#101217');
  for (let slat = 0; slat < 3; slat++)
    line(context, `M${0.46 + slat * 0.02} ${-0.36 + slat * 0.034}h0.15`, toCss(scale(body, 0.8), 0.8), 0.008);
  fill(context, 'M-0.34 -0.12H0.38L0.35 -0.08H-0.31Z', 'rgba(0,0,0,0.6)');
  line(context, 'M-0.27 -0.41H-0.15', toCss(mix(body, WHITE, 0.6)), 0.012);
  fill(context, 'M1.02 -0.585L1.33 -0.62V-0.58L1.06 -0.55Z', scale(body, 0.7));
  fill(context, 'M1.12 -0.57h0.03v0.07h-0.03ZM1.24 -0.585h0.03v0.08h-0.03Z', scale(body, 0.5));
  fill(context, 'M-0.53 -0.53q-0.1 0.01 -0.09 0.035q0.06 0.012 0.13 -0.005Z', scale(body, 0.9));
  fill(context, 'M-1.22 -0.2L-1.02 -0.17L-1.04 -0.11L-1.2 -0.12Z', '#14161b');
}

function drawLamps(sheet: Sketch, lamps: boolean, future: boolean): void {
  const head = 'M-1.17 -0.345Q-1.06 -0.415 -0.94 -0.415Q-1.0 -0.35 -1.15 -0.31Z';
  const tail = 'M1.22 -0.43L1.325 -0.41L1.33 -0.34L1.22 -0.36Z';
  for (const target of lamps || future ? [sheet.context, sheet.glow] : [sheet.context]) {
    fill(target, head, future ? '#a8f4ff' : '#fff6d8');
    fill(target, tail, '#ff3b2e');
    if (future) line(target, 'M-0.55 -0.135H0.5', '#6ff0ff', 0.016);
  }
  if (lamps || future) {
    sheet.light(-1.1, -0.36, 0.5, future ? [120, 236, 255] : [255, 232, 170]);
    sheet.light(1.3, -0.38, 0.26, [255, 70, 50]);
  }
}

function drawWheel(sheet: Sketch, x: number, future: boolean): void {
  const { context } = sheet;
  const y = -WHEEL_RADIUS + 0.004;
  fill(context, `M${x - 0.25} ${y + 0.06}A0.245 0.245 0 0 1 ${x + 0.25} ${y + 0.06}Z`, [8, 8, 10]);
  fill(context, ellipse(x, y, WHEEL_RADIUS), [24, 25, 28]);
  fill(context, ellipse(x, y, WHEEL_RADIUS * 0.74), [46, 48, 54]);
  const steel = down(context, y - WHEEL_RADIUS, y + WHEEL_RADIUS, coloredRows<1>('0,#eef1f5 1,#6f757e'));
  context.strokeStyle = steel;
  context.lineWidth = WHEEL_RADIUS * 0.12;
  for (let spoke = 0; spoke < 10; spoke++) {
    const angle = (spoke / 10) * TAU + 0.2;
    const end = `${x + Math.cos(angle) * WHEEL_RADIUS * 0.68} ${y + Math.sin(angle) * WHEEL_RADIUS * 0.68}`;
    context.stroke(path(`M${x} ${y}L${end}`));
  }
  context.lineWidth = WHEEL_RADIUS * 0.09;
  context.stroke(ellipse(x, y, WHEEL_RADIUS * 0.7));
  fill(context, ellipse(x, y, WHEEL_RADIUS * 0.16), [216, 220, 226]);
  if (future)
    for (const target of [context, sheet.glow])
      line(target, ellipse(x, y, WHEEL_RADIUS * 0.84), '#6ff0ff', WHEEL_RADIUS * 0.06);
}
