import { relight } from '../../art/relight.ts';
import type { SubjectRequest } from '../../brief/brief.types.ts';
import { type Canvas, createLayer, pixelsOf, resample } from '../../core/canvas.ts';
import { mix, toCss } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { hideBehindScenery } from './behind-scenery.ts';
import { drawBackLights, drawLights, pointOn } from './lights.ts';
import { surroundingsOf } from './surroundings.ts';

interface ShowOptions {
  /** 0..1 of the air's color; by distance when absent. */
  fog?: number;
  /** Part of the height, from the top, that is seen; the rest is under water or behind something. */
  visible?: number;
  /** Lay no light of the scene on it: it shines by itself. */
  luminous?: boolean;
  /** It is in the sky, behind everything of the scene. */
  behindScenery?: boolean;
}

/** Air between the camera and `distance` metres, 0..1. */
export function fogAt(stage: Stage, distance: number): number {
  if (stage.indoor || stage.floating || stage.brief.scene === 'portrait') return 0;
  const fog = stage.palette.night ? 0.007 : 0.016;
  const density = stage.brief.weather === 'fog' ? fog : stage.brief.weather === 'storm' ? 0.007 : 0.0035;
  return clamp(1 - Math.exp(-distance * density), 0, 0.72);
}

/** Lights a drawing, lays it on the stage, and notes its depth and number in the planes. */
export function renderDrawing(stage: Stage, placement: Placement, options: ShowOptions = {}): void {
  const { context, checkpoint } = stage;
  checkpoint.check();
  const { drawing, width, height, mirrored } = placement;
  const lit = fittedCopy(drawing.canvas, width, height);
  if (options.luminous) brighten(lit);
  else {
    relight(lit, stage, {
      fog: options.fog ?? fogAt(stage, placement.distance),
      relief: drawing.shaded ? 0.008 : 0.036,
      mirrored,
      strength: drawing.shaded ? 0.9 : 1,
      surroundings: surroundingsOf(stage, placement),
    });
  }
  const own = Math.max(drawing.selfLit ?? 0, isGlowing(placement.request) ? 0.55 : 0);
  if (own > 0) {
    const sheet = lit.getContext('2d');
    sheet.globalAlpha = own;
    sheet.drawImage(drawing.canvas, 0, 0, lit.width, lit.height);
    sheet.globalAlpha = 1;
  }
  if (drawing.glow) lit.getContext('2d').drawImage(drawing.glow, 0, 0, lit.width, lit.height);
  if (placement.request.silhouette) darken(lit, stage);
  if (options.visible !== undefined) cutBelow(lit, options.visible);
  if (options.behindScenery) hideBehindScenery(stage, placement, lit);
  drawBackLights(stage, placement);
  layOn(context, placement, lit);
  if (stage.plain) layOn(stage.plain.context, placement, placement.request.silhouette ? lit : drawing.canvas);
  noteInPlanes(stage, placement, lit);
  noteFace(stage, placement, options.visible);
  drawLights(stage, placement);
}

/** Lays a placement's drawing where it stands, at its size and slant. */
export function layOn(
  context: Stage['context'],
  { x, y, width, height, mirrored, turn }: Placement,
  drawing: Canvas,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(mirrored ? -1 : 1, 1);
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawing, -width / 2, -height, width, height);
  context.restore();
}

const GLOWING = ['glowing', 'magical', 'divine', 'luminous', 'shining'];

export function isGlowing({ qualities }: SubjectRequest): boolean {
  return qualities.some((quality) => GLOWING.includes(quality));
}

function fittedCopy(canvas: Canvas, width: number, height: number): Canvas {
  // Lighting costs by the pixel, so it happens at the size that will be seen.
  return resample(canvas, Math.min(width, 1400), Math.min(height, 1400));
}

/** Only the shape against the light, a little of the air's color in it. */
function darken(canvas: Canvas, { palette }: Stage): void {
  const context = canvas.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = toCss(mix([12, 12, 22], palette.zenith, 0.14), 0.94);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.restore();
}

function brighten(canvas: Canvas): void {
  const context = canvas.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = 'rgba(255,255,255,0.12)';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.restore();
}

/** Fades the drawing out below a fraction of its height, with a slightly wavy edge. */
function cutBelow(canvas: Canvas, visible: number): void {
  const context = canvas.getContext('2d');
  const edge = canvas.height * visible;
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.beginPath();
  context.moveTo(0, canvas.height);
  for (let step = 0; step <= 24; step++) {
    const wave = Math.sin(step * 1.9) * 0.5 + Math.sin(step * 0.7 + 1) * 0.5;
    context.lineTo((canvas.width * step) / 24, edge + wave * canvas.height * 0.012);
  }
  context.lineTo(canvas.width, canvas.height);
  context.fill();
  context.restore();
}

/** Where the drawing covers the picture: its distance, and its number. */
export function noteInPlanes(stage: Stage, placement: Placement, shown: Canvas): void {
  const { x, y, width, height, mirrored, turn, distance, id } = placement;
  const reach = Math.ceil(Math.hypot(width, height)) + 2;
  const left = Math.max(0, Math.floor(x - (turn === 0 ? width / 2 : reach)));
  const right = Math.min(stage.width, Math.ceil(x + (turn === 0 ? width / 2 : reach)));
  const top = Math.max(0, Math.floor(y - (turn === 0 ? height : reach)));
  const bottom = Math.min(stage.height, Math.ceil(y + (turn === 0 ? 1 : reach)));
  if (right <= left || bottom <= top) return;
  const layer = createLayer(right - left, bottom - top);
  layer.context.translate(x - left, y - top);
  layer.context.rotate(turn);
  layer.context.scale(mirrored ? -1 : 1, 1);
  layer.context.drawImage(shown, -width / 2, -height, width, height);
  const { data } = pixelsOf(layer.canvas);
  const columns = right - left;
  for (let row = top; row < bottom; row++) {
    if ((row & 127) === 0) stage.checkpoint.check();
    for (let column = left; column < right; column++) {
      if (data[((row - top) * columns + column - left) * 4 + 3]! <= 110) continue;
      const pixel = row * stage.width + column;
      stage.depth[pixel] = distance;
      stage.mask[pixel] = id;
    }
  }
}

/** Tells the styles where a face is that is seen; of animals the place and width of the head are known. */
export function noteFace(stage: Stage, placement: Placement, visible = 1): void {
  const { face, anchors, headWidth = 0 } = placement.drawing;
  const middle = face ?? anchors.face;
  if (!middle || middle.y > visible) return;
  const radius = face ? face.radius * placement.height : (headWidth * placement.width) / 2;
  if (radius > 0) stage.faces.push({ ...pointOn(placement, middle), radius });
}

/** A flat dark copy of a drawing, for shadows. */
export function silhouetteOf(
  canvas: Canvas,
  width: number,
  height: number,
  color: readonly [number, number, number],
): Canvas {
  const layer = createLayer(width, height);
  layer.context.drawImage(canvas, 0, 0, layer.canvas.width, layer.canvas.height);
  layer.context.globalCompositeOperation = 'source-in';
  layer.context.fillStyle = toCss(color);
  layer.context.fillRect(0, 0, layer.canvas.width, layer.canvas.height);
  return layer.canvas;
}
