import { createLayer } from '../../core/canvas.ts';
import { mix, toCss } from '../../core/color.ts';
import { SKY_DEPTH } from '../depth-stamp.ts';
import { litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';

/** A smoking volcano far behind any place, wherever there is sky: over roofs, fields or a harbour. */
export function raiseFarVolcano(stage: Stage): void {
  const { width, height, horizon, depth, palette } = stage;
  const random = stage.motif.fork('far volcano');
  const [tall, half] = [Math.min(height * 0.36, horizon * 0.62), width * 0.36];
  const x = width * random.pick([0.32, 0.66]);
  const [top, foot] = [horizon - tall, horizon + height * 0.02];
  const { context } = createLayer(width, height);
  const rock = mix(litColor(stage, [104, 84, 86], { sun: 0.34, ambient: 0.6 }), palette.fog, 0.34);
  for (let puff = 0; puff < 60; puff++) {
    const rise = puff / 59;
    const tone = mix([62, 54, 58], palette.fog, rise * 0.5 + random.range(0, 0.2));
    context.fillStyle = toCss(rise < 0.2 ? mix(tone, [255, 130, 60], 0.5) : tone, 0.62);
    context.beginPath();
    context.arc(
      x + rise * width * 0.12 + random.range(-1, 1) * half * (0.1 + rise * 0.34),
      top - rise * Math.max(height * 0.2, top * 0.9),
      half * (0.1 + rise * 0.2),
      0,
      7,
    );
    context.fill();
  }
  context.fillStyle = toCss(rock);
  context.beginPath();
  context.moveTo(x - half * 1.3, foot);
  context.quadraticCurveTo(x - half * 0.4, horizon - tall * 0.3, x - half * 0.16, top);
  context.lineTo(x + half * 0.16, top + tall * 0.02);
  context.quadraticCurveTo(x + half * 0.4, horizon - tall * 0.3, x + half * 1.3, foot);
  context.fill();
  context.lineCap = 'round';
  for (const [lean, long] of [
    [-0.3, 0.7],
    [0.05, 0.9],
    [0.34, 0.6],
  ] as const)
    for (const [breadth, color] of [
      [0.05, 'rgba(255,96,32,0.75)'],
      [0.022, 'rgba(255,214,110,0.95)'],
    ] as const) {
      context.strokeStyle = color;
      context.lineWidth = half * breadth;
      context.beginPath();
      context.moveTo(x + lean * half * 0.3, top);
      context.quadraticCurveTo(
        x + lean * half * 0.5,
        top + tall * long * 0.5,
        x + lean * half * 1.5,
        top + tall * long,
      );
      context.stroke();
    }
  for (let spark = 0; spark < 90; spark++) {
    context.fillStyle = random.pick(['#ffd26a', '#ff8a3c', '#ff5a28']);
    context.beginPath();
    context.arc(
      x + random.range(-1, 1) * half * 0.3,
      top - random.next() ** 1.6 * tall * 0.5,
      random.range(0.7, 2.6) * (width / 640),
      0,
      7,
    );
    context.fill();
  }
  const layer = context.getImageData(0, 0, width, height);
  for (let pixel = 0; pixel < width * height; pixel++)
    if (depth[pixel]! < SKY_DEPTH) layer.data[pixel * 4 + 3] = 0;
  const masked = createLayer(width, height);
  masked.context.putImageData(layer, 0, 0);
  stage.context.drawImage(masked.canvas, 0, 0);
}
