import { createLayer, type SKRSContext2D } from '../../core/canvas.ts';
import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Anchor, Drawing } from '../../drawings/pen/drawing.types.ts';
import { openingOf } from '../../drawings/pen/outline.ts';

interface Spot {
  x: number;
  y: number;
  turn: number;
}

/**
 * A container heaped with things: they lie in it row behind row, rise to a mound in the middle, and
 * the front rim hides their feet. The result is taller than the container by what stands out of it.
 * `share` is the height of one thing as a fraction of the opening's breadth.
 */
export function brimWith(host: Drawing, pieces: readonly Drawing[], share: number, random: Random): Drawing {
  const { width, height } = host.canvas;
  const opening = openingOf(host);
  const [x, y] = [opening.x * width, opening.y * height];
  const [radiusX, radiusY] = [opening.radiusX * width, opening.radiusY * height];
  const size = radiusX * 2 * share;
  const spots = heapSpots(radiusX, radiusY, size, random);
  const highest = spots.reduce((top, spot) => Math.min(top, spot.y - size * 1.1), 0);
  const grown = Math.max(0, Math.ceil(-(y + highest)));
  const layer = createLayer(width, height + grown);
  const { context } = layer;
  context.translate(0, grown);
  context.drawImage(host.canvas, 0, 0);
  context.save();
  clipAboveRim(context, { x, y, radiusX, radiusY }, width, grown);
  context.fillStyle = 'rgba(30,18,12,0.55)';
  context.beginPath();
  context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  context.fill();
  for (const spot of spots)
    drawPiece(context, random.pick(pieces), { ...spot, x: x + spot.x, y: y + spot.y }, size);
  context.restore();
  return grownBy(host, layer.canvas, grown);
}

/** Feet of the things, from the back of the heap to its front, about the middle of the opening. */
function heapSpots(radiusX: number, radiusY: number, size: number, random: Random): Spot[] {
  const spots: Spot[] = [];
  const rows = 5;
  for (let row = 0; row < rows; row++) {
    const depth = (row / (rows - 1)) * 1.7 - 0.85;
    const half = Math.max(0, radiusX * Math.sqrt(1 - depth ** 2 * 0.8) - size * 0.42);
    const count = Math.max(1, Math.round((half * 2) / (size * 0.78)) + 1);
    for (let index = 0; index < count; index++) {
      const across = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
      const x = across * half + random.range(-0.1, 0.1) * size + (row % 2 === 0 ? 0 : size * 0.16);
      const mound = size * 1.15 * (1 - across ** 2 * 0.85) * (1 - Math.abs(depth + 0.15) * 0.55);
      spots.push({
        x: clamp(x, -radiusX + size * 0.3, radiusX - size * 0.3),
        y: depth * radiusY + size * 0.5 - mound,
        turn: random.range(-0.3, 0.3),
      });
    }
  }
  return spots;
}

function drawPiece(context: SKRSContext2D, piece: Drawing, { x, y, turn }: Spot, size: number): void {
  const zoom = Math.min(size / piece.canvas.height, (size * 1.25) / piece.canvas.width);
  const [width, height] = [piece.canvas.width * zoom, piece.canvas.height * zoom];
  context.save();
  context.translate(x, y - height / 2);
  context.rotate(turn);
  // A dark rim below each parts it from its neighbours; a blurred shadow around dozens would cost too much.
  context.fillStyle = 'rgba(24,12,10,0.24)';
  context.beginPath();
  context.ellipse(0, height * 0.06, width * 0.54, height * 0.52, 0, 0, Math.PI * 2);
  context.fill();
  context.drawImage(piece.canvas, -width / 2, -height / 2, width, height);
  context.restore();
}

/** Everything above the front half of the rim. */
function clipAboveRim(
  context: SKRSContext2D,
  { x, y, radiusX, radiusY }: { x: number; y: number; radiusX: number; radiusY: number },
  width: number,
  grown: number,
): void {
  context.beginPath();
  context.rect(0, -grown, width, grown + y);
  context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  context.clip();
}

/** The drawing on its new, taller canvas; what was told of it moves along. */
function grownBy(host: Drawing, canvas: Drawing['canvas'], grown: number): Drawing {
  const before = host.canvas.height;
  const lower = <Place extends Anchor>(place: Place): Place => ({
    ...place,
    y: (place.y * before + grown) / canvas.height,
  });
  const shrink = before / canvas.height;
  const glow = host.glow && createLayer(canvas.width, canvas.height);
  if (glow && host.glow) glow.context.drawImage(host.glow, 0, grown);
  return {
    ...host,
    canvas,
    glow: glow?.canvas,
    lights: host.lights.map((light) => ({ ...lower(light), radius: light.radius * shrink })),
    backLights: host.backLights?.map((light) => ({ ...lower(light), radius: light.radius * shrink })),
    anchors: Object.fromEntries(Object.entries(host.anchors).map(([name, anchor]) => [name, lower(anchor)])),
    face: host.face && { ...lower(host.face), radius: host.face.radius * shrink },
    smoke: host.smoke && lower(host.smoke),
    opening: host.opening && { ...lower(host.opening), radiusY: host.opening.radiusY * shrink },
  };
}

/** The drawing with what a rim hides taken away; `rim` in the drawing's own pixels. */
export function cutBehindRim(
  drawing: Drawing,
  rim: { x: number; y: number; radiusX: number; radiusY: number },
): Drawing {
  const cut = (source: Drawing['canvas']) => {
    const layer = createLayer(source.width, source.height);
    layer.context.beginPath();
    layer.context.rect(0, 0, source.width, Math.max(0, rim.y));
    layer.context.ellipse(
      rim.x,
      rim.y,
      Math.max(1, rim.radiusX),
      Math.max(1, rim.radiusY),
      0,
      0,
      Math.PI * 2,
    );
    layer.context.clip();
    layer.context.drawImage(source, 0, 0);
    return layer.canvas;
  };
  return { ...drawing, canvas: cut(drawing.canvas), glow: drawing.glow && cut(drawing.glow) };
}
