import { FRAMES } from '../../brief/relation-frames/frames.registry.ts';
import { createLayer } from '../../core/canvas.ts';
import type { Cast } from '../cast/cast.types.ts';
import type { Placement } from '../plan/placement.types.ts';

/** Where a mirror or a canvas shows somebody: shares of its drawing. */
interface Screen {
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
  isRound: boolean;
  /** A painter's ground; the screen's own look when absent. */
  ground?: string;
}

const MIRROR: Screen = { x: 0.5, y: 0.485, radiusX: 0.28, radiusY: 0.38, isRound: true };
const CANVAS: Screen = { x: 0.5, y: 0.415, radiusX: 0.41, radiusY: 0.258, isRound: false, ground: '#e9d8b6' };

/** Share of a screen that a whole image takes up. */
const ROOM = 0.86;
/** Radius of a painted face as a share of the canvas's height. */
const FACE_ON_CANVAS = 0.15;
const MIDDLE_OF_HEAD = { x: 0.5, y: 0.3 };

/** Shows those who look into a mirror in it, and those who are painted on the canvas. */
export function showImages(cast: Cast): void {
  const { stage, placed } = cast;
  for (const { frame, subject, object } of stage.brief.relations) {
    const shows = frame && FRAMES[frame].shows;
    if (!shows) continue;
    const [first, second] = [subject, object].map((wanted) =>
      placed.find((placement) => placement.subject === wanted),
    );
    if (!first || !second) continue;
    // Who is seen in a mirror in another's place is nowhere else.
    if (shows === 'the object' && first.request.noun.name.endsWith('mirror')) {
      first.drawing = reflecting(first, second);
      cast.placed = placed.filter((placement) => placement !== second);
      continue;
    }
    if (shows === 'the subject' && portraysAnother(cast, object)) continue;
    if (shows === 'the subject') second.drawing = reflecting(second, first);
    else first.drawing = portraying(first, second);
  }
}

function portraysAnother({ stage }: Cast, mirror: number): boolean {
  return stage.brief.relations.some(({ frame, subject }) => frame === 'portraying' && subject === mirror);
}

/** As tall in the glass as before it; the face is what one looks for in a mirror. */
function reflecting(mirror: Placement, one: Placement): Placement['drawing'] {
  const { height } = mirror.drawing.canvas;
  const high = (height / mirror.height) * one.height * ROOM;
  const face = one.drawing.anchors.face ?? MIDDLE_OF_HEAD;
  const top = -Math.min(face.y * high, height * 0.12);
  return withImage(mirror, one, { screen: MIRROR, high, middle: face.x, top, mirrored: !one.mirrored });
}

/** People from the chest up, everybody else whole; as large as the canvas, whatever their size. */
function portraying(easel: Placement, one: Placement): Placement['drawing'] {
  const { width, height } = easel.drawing.canvas;
  const [wide, tall] = [width * CANVAS.radiusX * 2, height * CANVAS.radiusY * 2];
  const whole = Math.min(tall, (wide * one.height) / one.width) * ROOM;
  const bust = tall * (FACE_ON_CANVAS / (one.drawing.face?.radius ?? 1));
  const shared = { screen: CANVAS, mirrored: one.mirrored };
  if (bust < whole) return withImage(easel, one, { ...shared, high: whole, middle: 0.5, top: -whole / 2 });
  const { x, y } = one.drawing.face ?? MIDDLE_OF_HEAD;
  return withImage(easel, one, { ...shared, high: bust, middle: x, top: -y * bust - tall * 0.06 });
}

interface ImageOptions {
  screen: Screen;
  /** Height of the image, in pixels of the screen's drawing. */
  high: number;
  /** Share of its width that stands over the middle of the screen. */
  middle: number;
  /** Of its upper edge, from the middle of the screen, in pixels. */
  top: number;
  mirrored: boolean;
}

function withImage(
  { drawing }: Placement,
  one: Placement,
  { screen, high, middle, top, mirrored }: ImageOptions,
): Placement['drawing'] {
  const { width, height } = drawing.canvas;
  const { canvas, context } = createLayer(width, height);
  context.drawImage(drawing.canvas, 0, 0);
  const [x, y] = [width * screen.x, height * screen.y];
  const [radiusX, radiusY] = [width * screen.radiusX, height * screen.radiusY];
  context.beginPath();
  if (screen.isRound) context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  else context.rect(x - radiusX, y - radiusY, radiusX * 2, radiusY * 2);
  context.clip();
  context.globalCompositeOperation = 'source-atop';
  if (screen.ground) {
    context.fillStyle = screen.ground;
    context.fillRect(0, 0, width, height);
  }
  context.globalAlpha = 0.8;
  const wide = (high * one.width) / one.height;
  context.translate(x, y);
  if (mirrored) context.scale(-1, 1);
  context.drawImage(one.drawing.canvas, -middle * wide, top, wide, high);
  return { ...drawing, canvas };
}
