import { createLayer, type SKRSContext2D } from '../../core/canvas.ts';
import { toCss } from '../../core/color.ts';
import { fillBox, fillDisc, strokeLine } from '../../core/ink.ts';
import { clamp, TAU } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import { countFor } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';
import { hideBehind } from './hide-behind.ts';

/** Nothing but sky is this far away. */
const SKY_FROM = 5000;

function onSky(stage: Stage, blend: GlobalCompositeOperation, draw: (context: SKRSContext2D) => void): void {
  const { width, height, context } = stage;
  const layer = createLayer(width, height);
  draw(layer.context);
  hideBehind(stage, layer.canvas, SKY_FROM);
  context.save();
  context.globalCompositeOperation = blend;
  context.drawImage(layer.canvas, 0, 0);
  context.restore();
}

/** Shooting stars that all come from one point, as those of a shower do. */
export function drawMeteors(stage: Stage): void {
  const { width, height, horizon } = stage;
  const random = stage.random.fork('meteors');
  const side = Math.min(width, height);
  const from = { x: width * (stage.sun.x < width / 2 ? 0.82 : 0.18), y: -height * 0.12 };
  onSky(stage, 'screen', (context) => {
    context.lineCap = 'round';
    for (let meteor = 0; meteor < countFor(stage.brief, 16); meteor++) {
      const x = random.range(0.02, 0.98) * width;
      const y = random.range(0.02, 0.86) * Math.min(horizon, height);
      const angle = Math.atan2(y - from.y, x - from.x);
      const length = side * random.range(0.07, 0.26);
      const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
      const trail = context.createLinearGradient(x, y, endX, endY);
      trail.addColorStop(0, 'rgba(160,190,255,0)');
      trail.addColorStop(0.85, 'rgba(226,236,255,0.8)');
      trail.addColorStop(1, 'rgba(255,255,255,1)');
      strokeLine(context, trail, Math.max(0.8, side * random.range(0.0014, 0.0046)), x, y, endX, endY);
    }
  });
}

/** The black disc of the moon before the sun, with the corona's petals of light; or the moon in the earth's red shade. */
export function drawEclipse(stage: Stage, kind: 'solar' | 'lunar'): void {
  const { width, height } = stage;
  const radius = Math.min(width, height) * (kind === 'solar' ? 0.074 : 0.092);
  const x = clamp(stage.sun.x, radius * 2, width - radius * 2);
  const y = clamp(stage.sun.y, radius * 1.6, Math.max(radius * 1.6, stage.horizon - radius * 1.3));
  onSky(stage, 'source-over', (context) => {
    if (kind === 'solar') drawCorona(stage, context, x, y, radius);
    else drawRedMoon(context, x, y, radius);
  });
}

function drawCorona(stage: Stage, context: SKRSContext2D, x: number, y: number, radius: number): void {
  const random = stage.random.fork('corona');
  const shine = context.createRadialGradient(x, y, radius * 0.9, x, y, radius * 4.2);
  shine.addColorStop(0, 'rgba(255,250,235,0.95)');
  shine.addColorStop(0.1, 'rgba(225,230,255,0.55)');
  shine.addColorStop(0.4, 'rgba(180,196,255,0.14)');
  shine.addColorStop(1, 'rgba(160,180,255,0)');
  fillBox(context, shine, x - radius * 5, y - radius * 5, radius * 10, radius * 10);
  for (let petal = 0; petal < 26; petal++) {
    const angle = random.next() * TAU;
    const reach = radius * random.range(1.5, 3.1);
    context.fillStyle = toCss([236, 238, 255], 0.13);
    context.beginPath();
    context.moveTo(x + Math.cos(angle - 0.16) * radius, y + Math.sin(angle - 0.16) * radius);
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    context.lineTo(x + Math.cos(angle + 0.16) * radius, y + Math.sin(angle + 0.16) * radius);
    context.fill();
  }
  fillDisc(context, '#06070c', x, y, radius);
}

function drawRedMoon(context: SKRSContext2D, x: number, y: number, radius: number): void {
  const halo = context.createRadialGradient(x, y, radius, x, y, radius * 3.4);
  halo.addColorStop(0, 'rgba(255,110,60,0.4)');
  halo.addColorStop(1, 'rgba(255,80,40,0)');
  fillBox(context, halo, x - radius * 4, y - radius * 4, radius * 8, radius * 8);
  const ball = context.createRadialGradient(x - radius * 0.5, y - radius * 0.5, radius * 0.1, x, y, radius);
  ball.addColorStop(0, '#f0a070');
  ball.addColorStop(0.55, '#b8432a');
  ball.addColorStop(1, '#5c140f');
  fillDisc(context, ball, x, y, radius);
  context.fillStyle = 'rgba(70,14,10,0.28)';
  for (const [dx, dy, size] of rows<3>('-0.28,-0.2,0.3 0.24,-0.36,0.18 0.12,0.26,0.34 -0.4,0.34,0.16')) {
    context.beginPath();
    context.ellipse(x + dx * radius, y + dy * radius, size * radius, size * radius * 0.8, 0.4, 0, TAU);
    context.fill();
  }
}
