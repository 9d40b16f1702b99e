import { crop, inkBounds } from '../../art/cutout.ts';
import { createLayer, type Layer, type SKRSContext2D } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import type { AnchorName, Drawing, Face, LightSpot, Opening } from './drawing.types.ts';
import { type Shape, shapeOf } from './pen.ts';

/** The paper a subject is drawn on: y = 0 is the ground, y = -1 the top of a subject one unit tall, x = 0 its middle. */
export interface Sketch {
  readonly context: SKRSContext2D;
  /** A second sheet for what shines by itself; same coordinates. */
  readonly glow: SKRSContext2D;
  /** A third one for what is before whoever sits in it. */
  readonly front: SKRSContext2D;
  anchor(name: AnchorName, x: number, y: number): void;
  light(x: number, y: number, radius: number, color: Rgb): void;
  /** Light that shines from behind everything drawn here. */
  backLight(x: number, y: number, radius: number, color: Rgb): void;
  smoke(x: number, y: number): void;
  /** Tells how wide the head is, in units, so that hats fit. */
  head(width: number): void;
  /** Tells where the features of a face are; `radius` is half the height of the head. */
  face(x: number, y: number, radius: number, turn: number): void;
  /** Tells where a container is open: the ellipse of its rim, in units. Others fill it and sit in it. */
  opening(x: number, y: number, radiusX: number, radiusY: number): void;
  /** Puts out what shines behind a shape that is about to be drawn over it. */
  cover(shape: Shape): void;
}

interface SketchOptions {
  /** Pixels per unit. */
  size: number;
  /** The area that may be drawn on, in units. */
  left: number;
  right: number;
  top: number;
  bottom?: number;
  facing?: Drawing['facing'];
  selfLit?: number;
}

/** Dice carry a twig or a feather past the area it was planned for: this much more paper keeps it from a flat cut. */
const SPARE = 0.1;

/** Calls `draw` on a fresh sheet and cuts the result out along its outermost pixels. */
export function sketch(options: SketchOptions, draw: (sheet: Sketch) => void): Drawing {
  const { size, bottom = 0.03 } = options;
  const [left, right, top] = [options.left - SPARE, options.right + SPARE, options.top - SPARE];
  const main = unitLayer();
  let glow: Layer | undefined;
  let front: Layer | undefined;
  const anchors: Array<{ name: AnchorName; x: number; y: number }> = [];
  const lights: LightSpot[] = [];
  const backLights: LightSpot[] = [];
  let smoke: { x: number; y: number } | undefined;
  let headWidth: number | undefined;
  let face: Face | undefined;
  let opening: Opening | undefined;
  draw({
    context: main.context,
    get glow() {
      glow ??= unitLayer();
      return glow.context;
    },
    get front() {
      front ??= unitLayer();
      return front.context;
    },
    anchor: (name, x, y) => anchors.push({ name, x, y }),
    light: (x, y, radius, color) => lights.push({ x, y, radius, color }),
    backLight: (x, y, radius, color) => backLights.push({ x, y, radius, color }),
    smoke: (x, y) => {
      smoke = { x, y };
    },
    head: (width) => {
      headWidth = width;
    },
    face: (x, y, radius, turn) => {
      face = { x, y, radius, turn };
    },
    opening: (x, y, radiusX, radiusY) => {
      opening = { x, y, radiusX, radiusY };
    },
    cover: (shape) => {
      if (!glow) return;
      glow.context.save();
      glow.context.globalCompositeOperation = 'destination-out';
      glow.context.fill(shapeOf(shape));
      glow.context.restore();
    },
  });
  const box = inkBounds(main.canvas);
  const place = (x: number, y: number) => ({
    x: ((x - left) * size - box.x) / box.width,
    y: ((y - top) * size - box.y) / box.height,
  });
  const unit = size / box.height;
  const placeLight = (spot: LightSpot): LightSpot => ({
    ...spot,
    ...place(spot.x, spot.y),
    radius: spot.radius * unit,
  });
  return {
    canvas: crop(main.canvas, box),
    glow: glow && crop(glow.canvas, box),
    front: front && crop(front.canvas, box),
    lights: lights.map(placeLight),
    backLights: backLights.map(placeLight),
    anchors: Object.fromEntries(anchors.map(({ name, x, y }) => [name, place(x, y)])),
    smoke: smoke && place(smoke.x, smoke.y),
    opening: opening && {
      ...place(opening.x, opening.y),
      radiusX: (opening.radiusX * size) / box.width,
      radiusY: (opening.radiusY * size) / box.height,
    },
    face: face && { ...face, ...place(face.x, face.y), radius: face.radius * unit },
    headWidth: headWidth === undefined ? undefined : (headWidth * size) / box.width,
    selfLit: options.selfLit,
    shaded: true,
    facing: options.facing ?? 'front',
  };

  function unitLayer(): Layer {
    const layer = createLayer((right - left) * size, (bottom - top) * size);
    layer.context.scale(size, size);
    layer.context.translate(-left, -top);
    layer.context.lineJoin = 'round';
    layer.context.lineCap = 'round';
    return layer;
  }
}

/** Tells several anchors as one text: `hat 0,-1.02 face 0,-0.8`. */
export function anchorAll(sheet: Pick<Sketch, 'anchor'>, places: string): void {
  for (const [, name, x, y] of places.matchAll(/([a-z-]+) (\S+),(\S+)/g))
    sheet.anchor(name as AnchorName, Number(x), Number(y));
}
