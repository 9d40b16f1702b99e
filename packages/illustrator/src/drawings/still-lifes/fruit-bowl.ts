import { renderArt } from '../../art/art.ts';
import type { Canvas } from '../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, type ColorStop, ellipse, fill, line, pathAt } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';

interface Fruit {
  icon: string;
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** From the back of the heap to the front; (x, y) is the middle of the fruit. */
const HEAPS: readonly (readonly Fruit[])[] = [
  [
    { icon: 'noto:banana', x: 0.2, y: -0.6, size: 0.5, turn: -0.2 },
    { icon: 'noto:pineapple', x: -0.2, y: -0.74, size: 0.62, turn: -0.15 },
    { icon: 'noto:pear', x: 0.06, y: -0.58, size: 0.42, turn: 0.12 },
    { icon: 'noto:green-apple', x: -0.36, y: -0.47, size: 0.33, turn: -0.1 },
    { icon: 'noto:tangerine', x: 0.37, y: -0.46, size: 0.31, turn: 0 },
    { icon: 'noto:red-apple', x: -0.1, y: -0.44, size: 0.36, turn: 0.05 },
    { icon: 'noto:peach', x: 0.16, y: -0.42, size: 0.3, turn: 0 },
    { icon: 'noto:grapes', x: 0.52, y: -0.34, size: 0.38, turn: 0.25 },
    { icon: 'noto:strawberry', x: -0.52, y: -0.39, size: 0.2, turn: -0.3 },
  ],
  [
    { icon: 'noto:pineapple', x: 0.22, y: -0.74, size: 0.6, turn: 0.18 },
    { icon: 'noto:banana', x: -0.22, y: -0.6, size: 0.52, turn: 0.3 },
    { icon: 'noto:pear', x: -0.02, y: -0.6, size: 0.44, turn: -0.1 },
    { icon: 'noto:lemon', x: 0.4, y: -0.46, size: 0.28, turn: 0.2 },
    { icon: 'noto:red-apple', x: 0.14, y: -0.46, size: 0.36, turn: -0.06 },
    { icon: 'noto:tangerine', x: -0.36, y: -0.45, size: 0.32, turn: 0.1 },
    { icon: 'noto:green-apple', x: -0.1, y: -0.43, size: 0.34, turn: 0.04 },
    { icon: 'noto:grapes', x: -0.54, y: -0.34, size: 0.36, turn: -0.25 },
    { icon: 'noto:strawberry', x: 0.54, y: -0.38, size: 0.2, turn: 0.3 },
  ],
];

/** A glazed bowl heaped with fruit. */
export async function drawFruitBowl({ size, random, color, lightSide }: DrawingRequest): Promise<Drawing> {
  const glaze: Rgb = color ?? pickColor(random, '#2f5d86 #d9cdb8 #8a3b2e #4b7a6a');
  const heap = random.pick(HEAPS);
  const fruits: Array<Fruit & { canvas: Canvas }> = [];
  for (const fruit of heap) fruits.push({ ...fruit, canvas: await renderArt(fruit.icon, fruit.size * size) });
  const drawing = sketch({ size, left: -0.85, right: 0.85, top: -1.12 }, ({ context }) => {
    for (const fruit of fruits) {
      const unit = fruit.size / Math.max(fruit.canvas.width, fruit.canvas.height);
      framed(context, { at: [fruit.x, fruit.y], turn: fruit.turn }, () => {
        // Its shadow falls on the fruit behind, never on the empty background.
        context.globalCompositeOperation = 'source-atop';
        fill(
          context,
          ellipse(0.014 * -lightSide, 0.02, fruit.size * 0.44, fruit.size * 0.42),
          'rgba(30,12,4,0.22)',
        );
        context.globalCompositeOperation = 'source-over';
        context.drawImage(
          fruit.canvas,
          (-fruit.canvas.width * unit) / 2,
          (-fruit.canvas.height * unit) / 2,
          fruit.canvas.width * unit,
          fruit.canvas.height * unit,
        );
      });
    }
    drawBowl(context, glaze, lightSide);
  });
  return { ...drawing, shaded: false };
}

function drawBowl(context: Parameters<typeof fill>[0], glaze: Rgb, lightSide: -1 | 1): void {
  const stops: ColorStop[] = [
    [0, scale(glaze, 0.85)],
    [0.28, mix(glaze, [255, 255, 255], 0.42)],
    [0.6, glaze],
    [1, scale(glaze, 0.34)],
  ];
  const ordered = lightSide < 0 ? stops : stops.map(([at, tone]): ColorStop => [1 - at, tone]).reverse();
  const bowl =
    'M-0.64 -0.36C-0.58 -0.06 -0.26 0 -0.2 0H0.2C0.26 0 0.58 -0.06 0.64 -0.36C0.3 -0.27 -0.3 -0.27 -0.64 -0.36Z';
  fill(context, bowl, across(context, -0.62, 0.62, ordered));
  line(context, 'M-0.64 -0.36C-0.3 -0.27 0.3 -0.27 0.64 -0.36', mix(glaze, [255, 255, 255], 0.6), 0.016);
  line(context, 'M-0.57 -0.24C-0.28 -0.16 0.28 -0.16 0.57 -0.24', mix(glaze, [240, 210, 140], 0.5), 0.012);
  line(context, pathAt(0, 0, 'M0.4 -0.25Q0.36 -0.12 0.26 -0.06', lightSide), 'rgba(255,255,255,0.5)', 0.024);
}
