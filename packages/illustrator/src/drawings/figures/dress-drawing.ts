import { crop, inkBounds } from '../../art/cutout.ts';
import { type Canvas, createLayer, pixelsOf, type SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import type { Anchor, Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { headTop } from '../pen/outline.ts';
import { ellipse, fill, limb, line, modelled, type Point, path } from '../pen/pen.ts';
import type { Sketch } from '../pen/sketch.ts';
import type { FigureLook, FigureTools, Skeleton } from './figure.types.ts';
import { drawHeadwear } from './hats/hats.registry.ts';
import { drawMarks } from './head/face-marks.ts';
import { inHeadFrame } from './head/head-frame.ts';
import { putOn } from './people/put-on.ts';

/** What of a figure's look sits on any head and neck. */
type Accessories = Pick<FigureLook, 'headwear' | 'marks' | 'details'>;

const NOTHING = {
  skin: [200, 160, 120],
  torso: [200, 160, 120],
  build: {},
  lower: { kind: 'trousers' },
  sleeves: {},
} as unknown as FigureLook;

/** Where glasses are in the frame of a human head: off the middle and below it. */
const [EYE_SPREAD, EYE_HEIGHT] = [0.37, 0.1];

/** Puts hats, glasses, scarves and ties on whatever is drawn: on an animal in its own shape, a cactus, a snowman. */
export function dressDrawing(drawing: Drawing, request: DrawingRequest): Drawing {
  const worn: Accessories = putOn(request, NOTHING);
  const { width, height } = drawing.canvas;
  const head = headOf(drawing);
  const pad = Math.ceil(head.across * 1.5);
  const layer = createLayer(width + pad * 2, height + pad);
  const { context } = layer;
  context.drawImage(drawing.canvas, pad, pad);
  context.translate(pad, pad);
  drawAtNeck(context, request, worn, neckOf(drawing, head));
  const radius = head.across * 0.56;
  const masked = toolsAt(context, request, worn, ...headOfGlasses(drawing, head, radius));
  inHeadFrame(masked, () => drawMarks(masked));
  drawHeadwear(toolsAt(context, request, worn, [head.crown[0], head.crown[1] + radius * 0.74], radius));
  return padded(drawing, layer.canvas, pad);
}

interface Head {
  across: number;
  crown: Point;
  face: Point;
}

/** In pixels; what has no face wears its hat on its upper end. */
function headOf(drawing: Drawing): Head {
  const { canvas, anchors, headWidth } = drawing;
  const top = headTop(drawing);
  const crown: Point = [top.x * canvas.width, top.y * canvas.height];
  const across = headWidth
    ? headWidth * canvas.width
    : spanAt(drawing, crown[0], crown[1] + canvas.height * 0.08).across;
  const face: Point = anchors.face
    ? [anchors.face.x * canvas.width, anchors.face.y * canvas.height]
    : [crown[0], crown[1] + across * 0.5];
  return { across: clamp(across, canvas.width * 0.1, canvas.width), crown, face };
}

/** On a human head whose eyes are where this one's are: eyes of animals sit high, low or far apart. */
function headOfGlasses(
  { canvas, anchors: { eye } }: Drawing,
  { face }: Head,
  radius: number,
): [Point, number] {
  if (!eye) return [[face[0], face[1] - radius * 0.1], radius];
  const fitted = clamp(Math.abs(eye.x * canvas.width - face[0]) / EYE_SPREAD, radius * 0.7, radius * 1.5);
  return [[face[0], eye.y * canvas.height - fitted * EYE_HEIGHT], fitted];
}

interface Span {
  x: number;
  y: number;
  across: number;
}

/** How far the drawing reaches to both sides of a point. */
function spanAt({ canvas }: Drawing, x: number, y: number): Span {
  const { data, width, height } = pixelsOf(canvas);
  const row = clamp(Math.round(y), 0, height - 1);
  const inked = (column: number) =>
    column >= 0 && column < width && data[(row * width + column) * 4 + 3]! > 128;
  let [left, right] = [Math.round(x), Math.round(x)];
  while (inked(left - 1)) left--;
  while (inked(right + 1)) right++;
  return { x: (left + right) / 2, y: row, across: Math.max(2, right - left) };
}

/** Below the chin; where the body is broad there, as much of it as a head is wide. */
function neckOf(drawing: Drawing, { face, across }: Head): Span {
  const y = face[1] + across * 0.56;
  // A neck may run back from the chin.
  const near = [0, -0.3, 0.3, -0.6].map((aside) => spanAt(drawing, face[0] + aside * across, y));
  const neck = near.find((span) => span.across > across * 0.2) ?? { x: face[0], y, across: across * 0.8 };
  if (neck.across < across * 1.3) return neck;
  return {
    x: clamp(face[0], neck.x - neck.across * 0.2, neck.x + neck.across * 0.5),
    y,
    across: across * 0.9,
  };
}

function toolsAt(
  context: SKRSContext2D,
  request: DrawingRequest,
  worn: Accessories,
  head: Point,
  headRadius: number,
): FigureTools {
  const bones = {
    head,
    headRadius,
    chin: head[1] + headRadius,
    neck: [head[0], head[1] + headRadius],
    turn: 0,
    headTurn: 0,
    nod: 0,
  };
  const { lightSide, random } = request;
  return {
    sheet: { context, backLight: () => undefined } as unknown as Sketch,
    context,
    look: { skin: [200, 160, 120], build: {}, ...worn } as unknown as FigureLook,
    bones: bones as unknown as Skeleton,
    lightSide,
    random,
    fine: headRadius > 46,
    fingers: false,
    fromBehind: false,
    astride: false,
    asleep: false,
    model: (shape, color, depth = 0.03, outline = 0.005) =>
      modelled(context, shape, color, { depth, lightSide, outline }),
  };
}

/** Scarves, ties and bow ties, in the order they are put on. */
function drawAtNeck(
  context: SKRSContext2D,
  request: DrawingRequest,
  { details = [] }: Accessories,
  neck: Span,
): void {
  for (const { kind, color } of details) AT_NECK[kind]?.(context, request, color, neck);
}

type DrawAtNeck = (context: SKRSContext2D, request: DrawingRequest, color: Rgb, neck: Span) => void;

const AT_NECK: Partial<Record<string, DrawAtNeck>> = {
  scarf: drawScarf,
  tie: (context, { lightSide }, color, { x, y, across }) => {
    const unit = across * 0.16;
    const shape = path(
      `M${x - unit * 0.6} ${y}H${x + unit * 0.6}L${x + unit * 0.4} ${y + unit}L${x + unit} ${y + unit * 4}L${x} ${y + unit * 5}L${x - unit} ${y + unit * 4}L${x - unit * 0.4} ${y + unit}Z`,
    );
    modelled(context, shape, color, { depth: unit * 0.3, lightSide, outline: unit * 0.16 });
  },
  'bow-tie': (context, { lightSide }, color, { x, y, across }) => {
    const unit = across * 0.34;
    const style = { depth: unit * 0.16, lightSide, outline: unit * 0.07 };
    for (const side of [-1, 1])
      modelled(
        context,
        path(
          `M${x} ${y - unit * 0.1}L${x + side * unit} ${y - unit * 0.6}Q${x + side * unit * 1.2} ${y} ${x + side * unit} ${y + unit * 0.6}L${x} ${y + unit * 0.1}Z`,
        ),
        color,
        style,
      );
    modelled(context, ellipse(x, y, unit * 0.24, unit * 0.3), scale(color, 0.84), style);
  },
};

/** Round the neck, with an end that hangs from the knot. */
function drawScarf(
  context: SKRSContext2D,
  { lightSide }: DrawingRequest,
  color: Rgb,
  { x, y, across }: Span,
): void {
  const thick = Math.max(across * 0.26, 4);
  const half = across * 0.56;
  const style = { depth: thick * 0.2, lightSide, outline: thick * 0.07 };
  const fall = across * 1.2;
  const knot: Point = [x + half * 0.4, y + thick * 0.5];
  const end = limb(
    [knot, [knot[0] + thick * 0.2, knot[1] + fall * 0.6], [knot[0] + thick * 0.05, knot[1] + fall]],
    [thick * 0.8, thick, thick * 1.1],
  );
  const wrap = limb(
    [
      [x - half, y],
      [x, y + thick * 0.6],
      [x + half, y],
    ],
    [thick, thick * 1.16, thick],
  );
  for (const cloth of [end, wrap]) {
    modelled(context, cloth, color, style);
  }
  context.save();
  context.clip(end);
  for (let fringe = 0; fringe < 4; fringe++)
    line(
      context,
      `M${knot[0] - thick} ${knot[1] + fall * (0.3 + fringe * 0.2)}h${thick * 2}`,
      mix(color, [255, 255, 255], 0.6),
      thick * 0.2,
    );
  context.restore();
  fill(context, ellipse(knot[0], knot[1], thick * 0.46, thick * 0.4), scale(color, 0.86));
}

/** The larger sheet cut back to what is drawn, with everything that was told of it moved along. */
function padded(drawing: Drawing, sheet: Canvas, pad: number): Drawing {
  const { width, height } = drawing.canvas;
  const box = inkBounds(sheet);
  const moved = <Place extends Anchor>(place: Place): Place => ({
    ...place,
    x: (place.x * width + pad - box.x) / box.width,
    y: (place.y * height + pad - box.y) / box.height,
  });
  const shifted = (layer: Canvas | undefined): Canvas | undefined => {
    if (!layer) return undefined;
    const { canvas, context } = createLayer(box.width, box.height);
    context.drawImage(layer, pad - box.x, pad - box.y);
    return canvas;
  };
  return {
    ...drawing,
    canvas: crop(sheet, box),
    glow: shifted(drawing.glow),
    front: shifted(drawing.front),
    lights: drawing.lights.map(moved),
    face: drawing.face && moved(drawing.face),
    smoke: drawing.smoke && moved(drawing.smoke),
    units: ((drawing.units ?? 1) * box.height) / height,
    headWidth: drawing.headWidth && (drawing.headWidth * width) / box.width,
    anchors: Object.fromEntries(Object.entries(drawing.anchors).map(([name, place]) => [name, moved(place)])),
  };
}
