import { type Canvas, createLayer, type SKRSContext2D } from '../../core/canvas.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import type { Placement } from '../plan/placement.types.ts';

/** Draws a host over the drawing of who is with it, at the place where both are on the picture. */
function overlay(context: SKRSContext2D, passenger: Placement, host: Placement, down: number): void {
  const { canvas } = passenger.drawing;
  const zoom = canvas.width / passenger.width;
  context.translate(canvas.width / 2, canvas.height);
  if (passenger.mirrored) context.scale(-1, 1);
  context.translate((host.x - passenger.x) * zoom, (host.y - passenger.y + down) * zoom);
  if (host.mirrored) context.scale(-1, 1);
  const [width, height] = [host.width * zoom, host.height * zoom];
  context.drawImage(host.drawing.canvas, -width / 2, -height, width, height);
}

function changed(
  passenger: Placement,
  source: Canvas | undefined,
  change: (context: SKRSContext2D) => void,
): Canvas | undefined {
  if (!source) return undefined;
  const { canvas, context } = createLayer(source.width, source.height);
  context.drawImage(source, 0, 0, passenger.drawing.canvas.width, passenger.drawing.canvas.height);
  change(context);
  return canvas;
}

function apply(passenger: Placement, change: (context: SKRSContext2D) => void): void {
  const { drawing } = passenger;
  passenger.drawing = {
    ...drawing,
    canvas: changed(passenger, drawing.canvas, change)!,
    glow: changed(passenger, drawing.glow, change),
  };
}

/** Takes away what the near part of a host hides: all that is `down` pixels below its upper outline. */
export function cutBehindOutline(passenger: Placement, host: Placement, down: number): void {
  apply(passenger, (context) => {
    context.globalCompositeOperation = 'destination-out';
    overlay(context, passenger, host, down);
  });
}

/** Lays glass or bars before whoever is behind them; what would stand out of the glass is taken away. */
export function showBehind(passenger: Placement, host: Placement, strength: number): void {
  apply(passenger, (context) => {
    context.save();
    context.globalCompositeOperation = 'source-atop';
    context.globalAlpha = strength;
    overlay(context, passenger, host, 0);
    context.restore();
    if (strength === 1) return;
    context.globalCompositeOperation = 'destination-in';
    overlay(context, passenger, host, 0);
  });
}

/** The soft dark below who stands or lies on a host, on the host itself. */
export function shadeBelow(passenger: Placement, host: Placement): void {
  const { drawing } = host;
  const { canvas, context } = createLayer(drawing.canvas.width, drawing.canvas.height);
  context.drawImage(drawing.canvas, 0, 0);
  context.globalCompositeOperation = 'source-atop';
  const zoom = canvas.width / host.width;
  const across = (passenger.x - host.x) * (host.mirrored ? -1 : 1) * zoom;
  context.translate(canvas.width / 2 + across, canvas.height - (host.y - passenger.y) * zoom);
  context.scale(passenger.width * 0.52 * zoom, Math.min(passenger.height, passenger.width) * 0.12 * zoom);
  const shade = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  shade.addColorStop(0, 'rgba(10,8,16,0.5)');
  shade.addColorStop(1, 'rgba(10,8,16,0)');
  context.fillStyle = shade;
  context.fillRect(-1, -1, 2, 2);
  host.drawing = { ...drawing, canvas };
}

/** The drawing of a shell with its upper part broken off along a jagged line. */
export function crackOpen(drawing: Drawing): Drawing {
  const { width, height } = drawing.canvas;
  const { canvas, context } = createLayer(width, height);
  context.drawImage(drawing.canvas, 0, 0);
  context.globalCompositeOperation = 'destination-out';
  context.beginPath();
  context.moveTo(0, 0);
  const teeth = 10;
  for (let tooth = 0; tooth <= teeth; tooth++)
    context.lineTo((width * tooth) / teeth, height * (tooth % 2 === 0 ? 0.36 : 0.46));
  context.lineTo(width, 0);
  context.fill();
  return { ...drawing, canvas };
}
