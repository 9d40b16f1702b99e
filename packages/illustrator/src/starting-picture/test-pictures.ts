import { type Canvas, createLayer, pixelsOf } from '../core/canvas.ts';
import { fillBox, fillDisc } from '../core/ink.ts';
import type { Picture } from '../illustrator.types.ts';

/** A red ball on a meadow under a blue sky: its middle and radius as shares of the shorter side. */
export const BALL = { x: 0.55, y: 0.62, radius: 0.2 };
export const HORIZON = 0.45;

export function ballPicture(width = 192, height = 192): Picture {
  return drawnPicture(width, height, (canvas) => {
    const context = canvas.getContext('2d');
    const sky = context.createLinearGradient(0, 0, 0, height * HORIZON);
    sky.addColorStop(0, '#3a78c8');
    sky.addColorStop(1, '#b8d8f0');
    fillBox(context, sky, 0, 0, width, height * HORIZON);
    for (let row = 0; row < 24; row++) {
      const top = height * (HORIZON + (row / 24) * (1 - HORIZON));
      fillBox(context, row % 2 === 0 ? '#2f5522' : '#3a632b', 0, top, width, height / 24);
    }
    const side = Math.min(width, height);
    fillDisc(context, '#e2563a', width * BALL.x, height * BALL.y, side * BALL.radius);
    fillDisc(
      context,
      '#ffb09a',
      width * BALL.x + side * 0.06,
      height * BALL.y - side * 0.06,
      side * BALL.radius * 0.4,
    );
  });
}

export function plainPicture(width: number, height: number, color: string): Picture {
  return drawnPicture(width, height, (canvas) =>
    fillBox(canvas.getContext('2d'), color, 0, 0, width, height),
  );
}

function drawnPicture(width: number, height: number, draw: (canvas: Canvas) => void): Picture {
  const { canvas } = createLayer(width, height);
  draw(canvas);
  return { pixels: pixelsOf(canvas).data, width, height };
}
