import { type Canvas, createLayer, pixelsOf } from '../../core/canvas.ts';
import { fillDisc, fillOval } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';

/** A drawing that sags like wax: its top sinks in waves, strands run down its front, a puddle spreads at its foot. */
export function meltDown(source: Canvas, random: Random): Canvas {
  const { width, height } = source;
  const { canvas, context } = createLayer(width, height);
  const phases = [random.next() * TAU, random.next() * TAU];
  const sag = (x: number) =>
    height *
    (0.1 + 0.06 * Math.sin((x / width) * 9 + phases[0]!) + 0.035 * Math.sin((x / width) * 23 + phases[1]!));
  for (let x = 0; x < width; x++) {
    const sunk = sag(x);
    // The upper half slumps onto the lower one, which stays where it stands.
    context.drawImage(source, x, 0, 1, height * 0.6, x, sunk, 1, height * 0.6 - sunk + 1);
    context.drawImage(source, x, height * 0.6, 1, height * 0.4, x, height * 0.6, 1, height * 0.4);
  }
  const { data } = pixelsOf(canvas);
  const colorAt = (x: number, y: number): string | undefined => {
    const at = (Math.floor(y) * width + Math.floor(x)) * 4;
    return data[at + 3]! > 200 ? `rgb(${data[at]},${data[at + 1]},${data[at + 2]})` : undefined;
  };
  for (let strand = 0; strand < 46; strand++) {
    const [x, y] = [width * random.range(0.04, 0.96), height * random.range(0.2, 0.9)];
    const color = colorAt(x, y);
    if (color)
      runDown(context, color, x, y, width * random.range(0.012, 0.026), height * random.range(0.08, 0.26));
  }
  context.globalCompositeOperation = 'destination-over';
  const foot = [0.5, 0.4, 0.6].map((share) => colorAt(width * share, height * 0.86)).find(Boolean);
  if (foot)
    for (const [x, half] of [
      [0.5, 0.48],
      [0.3, 0.26],
      [0.72, 0.27],
    ] as const)
      fillOval(context, foot, width * x, height * 0.965, width * half, height * 0.034);
  return canvas;
}

/** One strand of its own color with a heavy drop at its end. */
function runDown(
  context: ReturnType<typeof createLayer>['context'],
  color: string,
  x: number,
  y: number,
  half: number,
  long: number,
): void {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(x - half, y);
  context.quadraticCurveTo(x - half * 0.3, y + long * 0.5, x - half * 0.75, y + long);
  context.lineTo(x + half * 0.75, y + long);
  context.quadraticCurveTo(x + half * 0.3, y + long * 0.5, x + half, y);
  context.fill();
  fillOval(context, color, x, y + long, half * 0.95, half * 1.4);
  fillDisc(context, 'rgba(255,255,255,0.4)', x - half * 0.3, y + long, half * 0.28);
}
