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

/** A pink disc, where the ball is, before a cream wall of its brightness that grows darker towards the corners. */
export function pinkOnCream(side = 192): Picture {
  return drawnPicture(side, side, (canvas) => {
    const context = canvas.getContext('2d');
    const wall = context.createRadialGradient(side / 2, side / 2, 0, side / 2, side / 2, side * 0.7);
    wall.addColorStop(0, '#d2c6b4');
    wall.addColorStop(1, '#beb2a0');
    fillBox(context, wall, 0, 0, side, side);
    fillDisc(context, '#f0b0b8', side * BALL.x, side * BALL.y, side * BALL.radius);
  });
}

/** A pale pink disc, where the ball is, whose lit side is nearly as white as the wall behind it. */
export function paleOnWhite(side = 192): Picture {
  return drawnPicture(side, side, (canvas) => {
    const context = canvas.getContext('2d');
    fillBox(context, '#ece7e2', 0, 0, side, side);
    const [x, y, radius] = [side * BALL.x, side * BALL.y, side * BALL.radius];
    const light = context.createLinearGradient(x - radius, y, x + radius, y);
    light.addColorStop(0, '#d08e98');
    light.addColorStop(1, '#f2dcdc');
    fillDisc(context, light, x, y, radius);
  });
}

/** A sea under the sky, both calm and blue. */
export function calmSea(side = 192): Picture {
  return drawnPicture(side, side, (canvas) => {
    const context = canvas.getContext('2d');
    fillBox(context, '#a8cdec', 0, 0, side, side * HORIZON);
    fillBox(context, '#2f6ea6', 0, side * HORIZON, side, side * (1 - HORIZON));
  });
}

/** Houses on both sides, higher than the picture, with the sky between them. */
export function streetPicture(side = 192): Picture {
  return drawnPicture(side, side, (canvas) => {
    const context = canvas.getContext('2d');
    fillBox(context, '#8fb9e4', 0, 0, side, side);
    fillBox(context, '#55728f', 0, 0, side * 0.3, side);
    fillBox(context, '#c9b48c', side * 0.7, 0, side * 0.3, side);
    for (let row = 0; row < 8; row++)
      for (const x of [0.05, 0.17, 0.76, 0.88])
        fillBox(context, '#2a3138', side * x, side * (0.04 + row * 0.08), side * 0.06, side * 0.04);
    fillBox(context, '#4a4d50', 0, side * 0.7, side, side * 0.3);
  });
}

/** The ball with a mast beside it that stands before the sky. */
export const MAST = { x: 0.2, top: 0.1 };

export function mastPicture(side = 192): Picture {
  const { pixels } = ballPicture(side, side);
  return drawnPicture(side, side, (canvas) => {
    const context = canvas.getContext('2d');
    const image = context.createImageData(side, side);
    image.data.set(pixels);
    context.putImageData(image, 0, 0);
    fillBox(context, '#3a3230', side * (MAST.x - 0.015), side * MAST.top, side * 0.03, side * 0.5);
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
