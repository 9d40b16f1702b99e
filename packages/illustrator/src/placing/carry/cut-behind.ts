import { type Canvas, createLayer, pixelsOf, type SKRSContext2D } from '../../core/canvas.ts';
import { clamp } from '../../core/maths.ts';
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

/** Columns of what hangs over a back that go down together. */
const BENDS = 40;
/** From one column to the next, as a share of the height: cloth does not tear. */
const STEEPEST = 0.035;

/** Lets a soft thing follow the upper outline of its host: from its middle outwards it comes down as the back does. */
export function bendOver(passenger: Placement, host: Placement): void {
  const { drawing } = passenger;
  const { width, height } = drawing.canvas;
  const zoom = height / passenger.height;
  const drops = dropsOf(passenger, host).map((drop) => Math.min(drop * zoom, height * 0.5));
  const lower = Math.ceil(Math.max(...drops));
  const bent = createLayer(width, height + lower);
  for (const [index, drop] of drops.entries()) {
    const [from, to] = [index, index + 1].map((edge) => Math.round((width * edge) / BENDS));
    bent.context.drawImage(drawing.canvas, from!, 0, to! - from!, height, from!, drop, to! - from!, height);
  }
  passenger.drawing = { ...drawing, canvas: bent.canvas, glow: undefined };
  passenger.height += lower / zoom;
}

/** By how many pixels of the picture the back below each column lies lower than below the middle. */
function dropsOf(passenger: Placement, host: Placement): number[] {
  const { data, width, height } = pixelsOf(host.drawing.canvas);
  const topAt = (index: number): number => {
    const aside = ((index + 0.5) / BENDS - 0.5) * passenger.width * (passenger.mirrored ? -1 : 1);
    const across = (passenger.x + aside - host.x) / host.width;
    const column = Math.floor((0.5 + (host.mirrored ? -across : across)) * width);
    if (column < 0 || column >= width) return host.height;
    let row = 0;
    while (row < height && data[(row * width + column) * 4 + 3]! < 160) row++;
    return (row / height) * host.height;
  };
  const middle = BENDS / 2;
  const drops = Array.from({ length: BENDS }, () => 0);
  for (const way of [-1, 1])
    for (let index = middle + way; index >= 0 && index < BENDS; index += way)
      drops[index] = clamp(
        topAt(index) - topAt(middle),
        drops[index - way]!,
        drops[index - way]! + passenger.height * STEEPEST,
      );
  return drops;
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
  if (host.request.noun.kind === 'item') hugOnTop(context, passenger, host);
  host.drawing = { ...drawing, canvas };
}

/** How far the shade along the outline of what lies on something lies below it, and how soft it is, by its breadth. */
const HUG = { down: 0.035, soft: 0.025, dark: 0.6 };

/** Along the whole outline of the lower part, so that a corner that comes towards us does not carry the rest in the air. */
function hugOnTop(context: SKRSContext2D, passenger: Placement, host: Placement): void {
  const zoom = context.canvas.width / host.width;
  const [width, height] = [passenger.width * zoom, passenger.height * zoom];
  const rim = Math.ceil(width * HUG.soft * 3);
  const shade = createLayer(width + rim * 2, height + rim * 2);
  shade.context.filter = `blur(${Math.max(0.5, width * HUG.soft)}px)`;
  shade.context.drawImage(passenger.drawing.canvas, rim, rim, width, height);
  shade.context.filter = 'none';
  shade.context.globalCompositeOperation = 'source-in';
  const low = Math.min(height, width * 0.5);
  const fade = shade.context.createLinearGradient(0, rim + height - low, 0, rim + height);
  fade.addColorStop(0, 'rgba(10,8,16,0)');
  fade.addColorStop(1, `rgba(10,8,16,${HUG.dark})`);
  shade.context.fillStyle = fade;
  shade.context.fillRect(0, 0, shade.canvas.width, shade.canvas.height);
  context.resetTransform();
  context.translate(context.canvas.width / 2, context.canvas.height - (host.y - passenger.y) * zoom);
  if (host.mirrored) context.scale(-1, 1);
  context.translate((passenger.x - host.x) * zoom, 0);
  if (passenger.mirrored) context.scale(-1, 1);
  context.drawImage(shade.canvas, -width / 2 - rim, -height - rim + width * HUG.down);
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
