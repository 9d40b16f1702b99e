import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { clamp, lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { project } from '../../stage/camera.ts';
import { hazeAt, litColor } from '../../stage/light/lighting.ts';
import type { Stage } from '../../stage/stage.types.ts';

/** An upright block on the ground, in world metres. */
export interface Box {
  left: number;
  right: number;
  near: number;
  far: number;
  height: number;
}

export interface BoxLook {
  wall: Rgb;
  /** Share of the windows that exist, 0..1. */
  windows: number;
  /** Share of the windows with light in them, 0..1. */
  lit: number;
  lamps: readonly Rgb[];
  /** Metres from storey to storey. */
  storey: number;
  /** Metres from window to window. */
  bay: number;
  /** Haze per metre on a clear day. */
  haze: number;
  /** Color that the street throws up the wall; none by day. */
  glow?: Rgb;
}

/** One wall: two vertical edges, left then right on the screen. */
interface Face {
  from: { x: number; z: number };
  to: { x: number; z: number };
  /** Share of direct light. */
  sun: number;
}

interface Corner {
  x: number;
  top: number;
  bottom: number;
  z: number;
}

/** Draws the walls and the roof that face the camera. Boxes must be drawn furthest first. */
export function drawBox(stage: Stage, box: Box, look: BoxLook, random: Random): void {
  const lightX = stage.light[0];
  if (stage.cameraHeight > box.height) drawRoof(stage, box, look);
  if (box.left > 0)
    drawFace(stage, box, look, random, {
      from: { x: box.left, z: box.far },
      to: { x: box.left, z: box.near },
      sun: clamp(0.3 - lightX * 0.85, 0.05, 0.9),
    });
  if (box.right < 0)
    drawFace(stage, box, look, random, {
      from: { x: box.right, z: box.near },
      to: { x: box.right, z: box.far },
      sun: clamp(0.3 + lightX * 0.85, 0.05, 0.9),
    });
  const front = stage.light[2] < 0 ? 0.36 : 0.12;
  drawFace(stage, box, look, random, {
    from: { x: box.left, z: box.near },
    to: { x: box.right, z: box.near },
    sun: front,
  });
}

function drawRoof(stage: Stage, { left, right, near, far, height }: Box, look: BoxLook): void {
  const { context } = stage;
  context.fillStyle = toCss(
    litColor(stage, scale(look.wall, 0.86), { distance: near, haze: look.haze, sun: 0.5 }),
  );
  context.beginPath();
  for (const [x, z] of [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ] as const) {
    const point = project(stage, x, height, z);
    context.lineTo(point.x, point.y);
  }
  context.fill();
}

function drawFace(stage: Stage, box: Box, look: BoxLook, random: Random, face: Face): void {
  const a = cornerOf(stage, face.from, box.height);
  const b = cornerOf(stage, face.to, box.height);
  if (b.x - a.x < 0.4 || b.x < 0 || a.x > stage.width) return;
  paintWall(stage, look, face, a, b);
  if (b.x - a.x > 3) paintWindows(stage, box, look, random, face, a, b);
  stampFace(stage, a, b);
}

function cornerOf(stage: Stage, { x, z }: { x: number; z: number }, height: number): Corner {
  const top = project(stage, x, height, z);
  return { x: top.x, top: top.y, bottom: project(stage, x, 0, z).y, z };
}

function paintWall(stage: Stage, look: BoxLook, face: Face, a: Corner, b: Corner): void {
  const { context } = stage;
  const distance = Math.min(a.z, b.z);
  const base = litColor(stage, look.wall, { distance, haze: look.haze, sun: face.sun, ambient: 0.66 });
  const gradient = context.createLinearGradient(0, Math.min(a.top, b.top), 0, Math.max(a.bottom, b.bottom));
  gradient.addColorStop(0, toCss(scale(base, 0.94)));
  gradient.addColorStop(0.7, toCss(base));
  gradient.addColorStop(1, toCss(look.glow ? mix(base, look.glow, 0.3) : mix(base, stage.palette.fog, 0.16)));
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(a.x, a.top);
  context.lineTo(b.x + 0.6, b.top);
  context.lineTo(b.x + 0.6, b.bottom);
  context.lineTo(a.x, a.bottom);
  context.fill();
}

function paintWindows(
  stage: Stage,
  box: Box,
  look: BoxLook,
  random: Random,
  face: Face,
  a: Corner,
  b: Corner,
): void {
  const { context, palette } = stage;
  const length = Math.hypot(face.to.x - face.from.x, face.to.z - face.from.z);
  const pixelsPerStorey = (Math.max(a.bottom - a.top, b.bottom - b.top) / box.height) * look.storey;
  if (pixelsPerStorey < 2.2) return;
  const rows = Math.min(40, Math.floor(box.height / look.storey));
  const columns = Math.min(24, Math.max(1, Math.round(length / look.bay)));
  const distance = Math.min(a.z, b.z);
  const clear = 1 - hazeAt(stage, distance, look.haze) * 0.7;
  const glass = mix(
    litColor(stage, scale(look.wall, 0.5), { distance, haze: look.haze }),
    palette.middle,
    0.3,
  );
  const fills = [toCss(glass, 0.85), ...look.lamps.map((lamp) => toCss(lamp, clear * 0.92))];
  const panes: Array<Array<readonly [number, number, number, number]>> = fills.map(() => []);
  for (let row = 1; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!random.chance(look.windows)) continue;
      const kind = random.chance(look.lit) ? 1 + random.integer(look.lamps.length) : 0;
      const low = (row * look.storey + look.storey * 0.22) / box.height;
      const high = (row * look.storey + look.storey * 0.78) / box.height;
      panes[kind]!.push([(column + 0.2) / columns, (column + 0.8) / columns, low, high]);
    }
  }
  panes.forEach((list, kind) => {
    if (list.length === 0) return;
    context.fillStyle = fills[kind]!;
    context.beginPath();
    for (const pane of list) tracePane(context, a, b, pane);
    context.fill();
  });
}

function tracePane(
  context: Stage['context'],
  a: Corner,
  b: Corner,
  [from, to, low, high]: readonly [number, number, number, number],
): void {
  const left = along(a, b, from);
  const right = along(a, b, to);
  context.moveTo(left.x, lerp(left.bottom, left.top, low));
  context.lineTo(left.x, lerp(left.bottom, left.top, high));
  context.lineTo(right.x, lerp(right.bottom, right.top, high));
  context.lineTo(right.x, lerp(right.bottom, right.top, low));
}

/** The vertical line at share `t` of the wall's length, in true perspective. */
function along(a: Corner, b: Corner, t: number): Corner {
  const depth = 1 / lerp(a.z, b.z, t);
  const share = Math.abs(1 / b.z - 1 / a.z) < 1e-9 ? t : (depth - 1 / a.z) / (1 / b.z - 1 / a.z);
  return {
    x: lerp(a.x, b.x, share),
    top: lerp(a.top, b.top, share),
    bottom: lerp(a.bottom, b.bottom, share),
    z: 1 / depth,
  };
}

/** Writes the wall's distance column by column; 1/z is linear on the screen. */
function stampFace({ width, height, depth }: Stage, a: Corner, b: Corner): void {
  const first = Math.max(0, Math.ceil(a.x));
  const last = Math.min(width - 1, Math.floor(b.x));
  for (let column = first; column <= last; column++) {
    const share = (column - a.x) / (b.x - a.x);
    const z = 1 / lerp(1 / a.z, 1 / b.z, share);
    const top = Math.max(0, Math.ceil(lerp(a.top, b.top, share)));
    const bottom = Math.min(height - 1, Math.floor(lerp(a.bottom, b.bottom, share)));
    for (let row = top; row <= bottom; row++) depth[row * width + column] = z;
  }
}
