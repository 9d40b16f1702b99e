import { drawSoftly } from '../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import type { RoomLight } from './room-light.ts';
import type { Palette, Stage } from './stage.types.ts';

export interface WindowFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A window with the hour outside, curtains, and the light it lets in. */
export function drawWindow(
  stage: Stage,
  random: Random,
  light: RoomLight,
  frame: WindowFrame,
  outside: Palette,
): void {
  const { context, width, height } = stage;
  const { x, y } = frame;
  drawSoftly(context, width, height, { blur: width * 0.004, resolution: 0.5 }, (soft) => {
    const sky = soft.createLinearGradient(0, y, 0, y + frame.height);
    sky.addColorStop(0, toCss(mix(outside.zenith, outside.middle, 0.5)));
    sky.addColorStop(1, toCss(outside.horizon));
    soft.fillStyle = sky;
    soft.fillRect(x, y, frame.width, frame.height);
    soft.save();
    soft.beginPath();
    soft.rect(x, y, frame.width, frame.height);
    soft.clip();
    paintGarden(soft, random, frame, outside);
    soft.restore();
  });
  drawBars(stage, light, frame);
  drawCurtains(stage, random, frame, light);
}

/** Blurred trees below the sky, enough to say where the window looks. */
function paintGarden(
  soft: Stage['context'],
  random: Random,
  { x, y, width, height }: WindowFrame,
  outside: Palette,
): void {
  const green = mix(scale(outside.ambient, 0.6), [70, 110, 60], outside.night ? 0.12 : 0.5);
  for (let bush = 0; bush < 16; bush++) {
    soft.fillStyle = toCss(scale(green, random.range(0.55, 1.15)), 0.9);
    soft.beginPath();
    soft.arc(
      x + random.next() * width,
      y + height * random.range(0.7, 1.08),
      width * random.range(0.08, 0.2),
      0,
      7,
    );
    soft.fill();
  }
  if (!outside.night) return;
  soft.fillStyle = toCss([244, 244, 230]);
  soft.beginPath();
  soft.arc(x + width * 0.68, y + height * 0.24, width * 0.09, 0, 7);
  soft.fill();
}

function drawBars({ context }: Stage, light: RoomLight, { x, y, width, height }: WindowFrame): void {
  const paint: Rgb = mix(light.wood, [236, 230, 218], 0.62);
  const bar = width * 0.045;
  context.strokeStyle = toCss(scale(paint, light.daylight > 0 ? 0.92 : 0.6));
  context.lineWidth = bar * 1.7;
  context.strokeRect(x, y, width, height);
  context.lineWidth = bar;
  context.beginPath();
  context.moveTo(x + width / 2, y);
  context.lineTo(x + width / 2, y + height);
  context.moveTo(x, y + height * 0.42);
  context.lineTo(x + width, y + height * 0.42);
  context.stroke();
  context.fillStyle = toCss(scale(paint, 0.8));
  context.fillRect(x - bar * 2.4, y + height, width + bar * 4.8, bar * 1.6);
}

function drawCurtains(
  stage: Stage,
  random: Random,
  { x, y, width, height }: WindowFrame,
  light: RoomLight,
): void {
  const { context } = stage;
  const cloth = random.pick<Rgb>([
    [196, 120, 96],
    [150, 164, 132],
    [222, 206, 178],
    [124, 138, 170],
    [178, 96, 104],
  ]);
  const dim = light.daylight > 0 ? 1 : 0.62;
  for (const side of [-1, 1]) {
    const outer = side < 0 ? x - width * 0.3 : x + width * 1.3;
    const inner = side < 0 ? x + width * 0.14 : x + width * 0.86;
    const gradient = context.createLinearGradient(outer, 0, inner, 0);
    for (let fold = 0; fold <= 8; fold++)
      gradient.addColorStop(fold / 8, toCss(scale(cloth, dim * (fold % 2 ? 0.66 : 1.02))));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(outer, y - height * 0.08);
    context.lineTo(inner, y - height * 0.08);
    context.quadraticCurveTo(
      inner,
      y + height * 0.45,
      side < 0 ? x - width * 0.1 : x + width * 1.1,
      y + height * 0.72,
    );
    context.lineTo(side < 0 ? x - width * 0.06 : x + width * 1.06, y + height * 1.16);
    context.lineTo(outer, y + height * 1.16);
    context.fill();
  }
}

/** Slanting squares of light that an unseen window throws on the wall. */
export function throwWindowLight(stage: Stage, { side }: RoomLight, strength = 0.2): void {
  const { context, width, height, horizon } = stage;
  drawSoftly(context, width, height, { blur: width * 0.02, blend: 'screen', resolution: 0.25 }, (soft) => {
    soft.fillStyle = toCss(stage.palette.sun, strength);
    const edge = side < 0 ? 0 : width;
    for (let pane = 0; pane < 2; pane++) {
      const near = edge - side * width * (0.2 + 0.19 * pane);
      const far = edge - side * width * (0.35 + 0.19 * pane);
      const slide = -side * width * 0.06;
      soft.beginPath();
      soft.moveTo(near, horizon * 0.17);
      soft.lineTo(far, horizon * 0.1);
      soft.lineTo(far + slide, horizon * 0.66);
      soft.lineTo(near + slide, horizon * 0.74);
      soft.fill();
    }
  });
}
