import { createLayer, type SKRSContext2D } from '../../core/canvas.ts';
import { TAU } from '../../core/maths.ts';
import type { Anchor, Drawing } from '../../drawings/pen/drawing.types.ts';
import { headTop } from '../../drawings/pen/outline.ts';

interface Bubble {
  x: number;
  y: number;
  radius: number;
}

/** Puts an animal in a space suit: white cloth below the neck, a collar, and a glass bubble over the head. */
export function dressForSpace(drawing: Drawing): Drawing {
  const { width, height } = drawing.canvas;
  const across = (drawing.headWidth ?? 0.42) * width;
  const crown = headTop(drawing);
  const face = drawing.anchors.face ?? { x: crown.x, y: crown.y + (across * 0.5) / height };
  const radius = Math.max(across * 0.84, Math.min(width, height) * 0.2);
  const pad = Math.ceil(radius);
  const bubble = { x: face.x * width + pad, y: face.y * height + pad, radius };
  const suit = suitOf(drawing, bubble, pad);
  const layer = createLayer(width + pad * 2, height + pad * 2);
  layer.context.drawImage(drawing.canvas, pad, pad);
  layer.context.drawImage(suit, 0, 0);
  drawCollar(layer.context, bubble);
  drawGlass(layer.context, bubble);
  return trimmed(drawing, layer.canvas, pad);
}

/** White cloth in the shape of the body, with the body's own shading. */
function suitOf({ canvas }: Drawing, { x, y, radius }: Bubble, pad: number): Drawing['canvas'] {
  const layer = createLayer(canvas.width + pad * 2, canvas.height + pad * 2);
  const { context } = layer;
  context.drawImage(canvas, pad, pad);
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = 'rgba(238,241,248,0.82)';
  context.fillRect(0, 0, layer.canvas.width, layer.canvas.height);
  context.globalCompositeOperation = 'destination-out';
  context.beginPath();
  context.arc(x, y, radius * 0.95, 0, TAU);
  context.fill();
  return layer.canvas;
}

function drawCollar(context: SKRSContext2D, { x, y, radius }: Bubble): void {
  context.save();
  context.strokeStyle = '#e8862c';
  context.lineWidth = radius * 0.15;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(x, y, radius * 0.97, Math.PI * 0.2, Math.PI * 0.8);
  context.stroke();
  context.restore();
}

function drawGlass(context: SKRSContext2D, { x, y, radius }: Bubble): void {
  context.save();
  const glass = context.createRadialGradient(x - radius * 0.3, y - radius * 0.35, radius * 0.1, x, y, radius);
  glass.addColorStop(0, 'rgba(214,238,255,0.05)');
  glass.addColorStop(0.8, 'rgba(190,224,250,0.14)');
  glass.addColorStop(1, 'rgba(226,244,255,0.62)');
  context.fillStyle = glass;
  context.strokeStyle = 'rgba(236,248,255,0.85)';
  context.lineWidth = Math.max(1, radius * 0.035);
  context.beginPath();
  context.arc(x, y, radius, 0, TAU);
  context.fill();
  context.stroke();
  context.strokeStyle = 'rgba(255,255,255,0.85)';
  context.lineWidth = radius * 0.07;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(x, y, radius * 0.8, Math.PI * 1.08, Math.PI * 1.36);
  context.stroke();
  context.restore();
}

/** The padded sheet cut back to what is drawn, with everything that was told of the drawing moved along. */
function trimmed(drawing: Drawing, sheet: Drawing['canvas'], pad: number): Drawing {
  const { width, height } = drawing.canvas;
  const rows = sheet.height - pad;
  const layer = createLayer(sheet.width, rows);
  layer.context.drawImage(sheet, 0, 0);
  const moved = <Place extends Anchor>(place: Place): Place => ({
    ...place,
    x: (place.x * width + pad) / sheet.width,
    y: (place.y * height + pad) / rows,
  });
  return {
    ...drawing,
    canvas: layer.canvas,
    glow: undefined,
    lights: [],
    units: ((drawing.units ?? 1) * rows) / height,
    headWidth: drawing.headWidth && (drawing.headWidth * width) / sheet.width,
    anchors: Object.fromEntries(Object.entries(drawing.anchors).map(([name, place]) => [name, moved(place)])),
  };
}
