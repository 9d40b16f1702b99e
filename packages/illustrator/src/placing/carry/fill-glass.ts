import { type Canvas, createLayer } from '../../core/canvas.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';

/** The room within a jar or a bottle, in shares of its drawing. */
const BODY = { left: 0.18, right: 0.82, top: 0.36, bottom: 0.9 };
/** How much of the glass shows over what it holds. */
const SHEEN = 0.3;

/** Things in glass are seen through it: heaped from its floor upwards, or anywhere in it where they shine. */
export function fillGlass(host: Drawing, pieces: readonly Drawing[], share: number, random: Random): Drawing {
  const { width, height } = host.canvas;
  const size = width * (BODY.right - BODY.left) * Math.min(0.42, Math.max(0.2, share));
  const shines = pieces.some(({ selfLit = 0 }) => selfLit > 0.5);
  const spots = shines ? loose(random) : heaped(size / width, size / height, random);
  const inside = createLayer(width, height);
  for (const { x, y, turn } of spots) {
    const { canvas } = random.pick(pieces);
    const zoom = size / Math.max(canvas.width, canvas.height);
    inside.context.save();
    inside.context.translate(x * width, y * height);
    inside.context.rotate(turn);
    inside.context.scale(zoom, zoom);
    inside.context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
    inside.context.restore();
  }
  inside.context.globalCompositeOperation = 'destination-in';
  inside.context.drawImage(host.canvas, 0, 0);
  const { canvas, context } = createLayer(width, height);
  context.drawImage(host.canvas, 0, 0);
  context.drawImage(inside.canvas, 0, 0);
  context.globalAlpha = SHEEN;
  context.drawImage(host.canvas, 0, 0);
  const lights = shines ? [{ x: 0.5, y: 0.6, radius: 0.6, color: [255, 220, 120] as const }] : [];
  return {
    ...host,
    canvas,
    glow: shines ? dimmed(inside.canvas) : host.glow,
    lights: [...host.lights, ...lights],
  };
}

interface Spot {
  x: number;
  y: number;
  turn: number;
}

function heaped(wide: number, high: number, random: Random): Spot[] {
  const spots: Spot[] = [];
  for (let y = BODY.bottom - high * 0.4; y > BODY.top; y -= high * 0.7)
    for (let x = BODY.left + wide * 0.5; x < BODY.right - wide * 0.3; x += wide * 0.74)
      spots.push({
        x: x + random.range(-0.12, 0.12) * wide,
        y: y + random.range(-0.12, 0.12) * high,
        turn: random.range(-0.7, 0.7),
      });
  return spots.reverse();
}

function loose(random: Random): Spot[] {
  return Array.from({ length: 16 }, () => ({
    x: random.range(BODY.left + 0.05, BODY.right - 0.05),
    y: random.range(BODY.top, BODY.bottom - 0.04),
    turn: random.range(0, 3),
  }));
}

function dimmed(source: Canvas): Canvas {
  const { canvas, context } = createLayer(source.width, source.height);
  context.globalAlpha = 0.8;
  context.drawImage(source, 0, 0);
  return canvas;
}
