import { type Canvas, createLayer, pixelsOf, resample } from '../../../core/canvas.ts';
import { type Rgb, scale, toCss } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { clamp } from '../../../core/maths.ts';
import type { Anchor, Drawing } from '../../pen/drawing.types.ts';
import { type Point, path } from '../../pen/pen.ts';
import type { FaceMark, FigureLook, FigureTools, Garment, Skeleton } from '../figure.types.ts';
import { sideOf } from './head-frame.ts';

/** Glasses and the like sit on any face. */
const WORN_MARKS: ReadonlySet<FaceMark> = new Set([
  'glasses',
  'sunglasses',
  'monocle',
  'eye-patch',
  'eye-mask',
  'visor',
]);

/** The color of what is not dressed; that of the animal, which only its head tells. */
export const FUR: Rgb = [150, 120, 96];

/** A person's clothes on an animal: its head, large as in storybooks, and hands of its fur. */
export function asBeast(look: FigureLook, head: Drawing): FigureLook {
  const { build } = look;
  const { ears: _ears, animalHead: _head, ...rest } = look;
  const fur = furOf(head);
  const own = (color: Rgb): Rgb => (color === FUR ? fur : color);
  return {
    ...rest,
    beast: head,
    skin: fur,
    torso: own(look.torso),
    sleeves: { ...look.sleeves, color: own(look.sleeves.color) },
    lower: inFur(look.lower, own),
    build: {
      ...build,
      head: Math.max(build.head, 0.134),
      shoulders: Math.max(build.shoulders, 0.118),
      waist: Math.max(build.waist, 0.1),
      hips: Math.max(build.hips, 0.1),
      limbs: Math.max(build.limbs ?? 1, 1.14),
    },
    hair: { style: 'bald', color: [0, 0, 0] },
    beard: 'none',
    feminine: false,
    marks: look.marks?.filter((mark) => WORN_MARKS.has(mark)),
  };
}

function inFur(lower: Garment, own: (color: Rgb) => Rgb): Garment {
  const color = own(lower.color);
  if (lower.kind !== 'trousers') return { ...lower, color };
  const paws = lower.boots === FUR ? scale(own(FUR), 0.82) : lower.boots;
  return { ...lower, color, boots: paws };
}

const SWATCH = 28;

/** The color that most of a head has. */
function furOf({ canvas }: Drawing): Rgb {
  const { data } = pixelsOf(resample(canvas, SWATCH, SWATCH));
  const heaps = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 200) continue;
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const key = (red >> 6) * 16 + (green >> 6) * 4 + (blue >> 6);
    const heap = heaps.get(key) ?? { count: 0, sum: [0, 0, 0] };
    heap.count++;
    heap.sum = [heap.sum[0] + red, heap.sum[1] + green, heap.sum[2] + blue];
    heaps.set(key, heap);
  }
  const fullest = [...heaps.values()].sort((a, b) => b.count - a.count)[0];
  if (!fullest) return [128, 110, 96];
  const [red, green, blue] = fullest.sum;
  return [red / fullest.count, green / fullest.count, blue / fullest.count];
}

interface Fitting {
  /** Units of the figure for each pixel of the head's drawing. */
  zoom: number;
  /** Where the drawing's upper left corner comes to lie, from the neck. */
  left: number;
  top: number;
}

function fit(drawing: Drawing, { head, headRadius, neck, chin }: Skeleton): Fitting {
  const { canvas, anchors, headWidth = 0.5 } = drawing;
  const face = anchors.face ?? { x: 0.5, y: 0.5 };
  const across = headWidth * canvas.width;
  const snout = canvas.width * (1 - face.x);
  const zoom = Math.min((headRadius * 2.3) / across, (headRadius * 3) / snout);
  // Its lower edge is at the chin; a longer neck lifts its head.
  const chinward = Math.max(chin - head[1], across * zoom * 0.48);
  const raised = chin - chinward - neck[1] - face.y * canvas.height * zoom;
  const { middle, narrow } = neckOf(drawing, across);
  const lift = narrow ? across * zoom * 0.8 : 0;
  return { zoom, left: -middle * zoom, top: raised - lift };
}

/** Where below the head its neck is, in pixels, and whether that is a long thin one. */
function neckOf({ canvas, anchors }: Drawing, across: number): { middle: number; narrow: boolean } {
  const { data, width, height } = pixelsOf(canvas);
  const face = anchors.face ?? { x: 0.5, y: 0.5 };
  const rowAt = (below: number) => {
    const row = Math.round(face.y * height + across * below);
    let [count, sum] = [0, 0];
    for (let x = 0; x < width && row < height; x++) {
      if (data[(row * width + x) * 4 + 3]! < 128) continue;
      count++;
      sum += x;
    }
    return { count, sum };
  };
  const [upper, lower] = [rowAt(0.75), rowAt(1.1)];
  const at = face.x * width;
  const middle =
    lower.count === 0 ? at : clamp(lower.sum / lower.count, at - across * 0.6, at + across * 0.1);
  const thin = ({ count }: { count: number }) => count > 0 && count < across * 0.75;
  return { middle, narrow: thin(upper) && thin(lower) && thin(rowAt(1.6)) };
}

/** Head and neck; the collar of the trunk is drawn over the neck. */
export function drawBeastHead(tools: FigureTools): void {
  const { look, bones, context, fromBehind } = tools;
  if (!look.beast) return;
  const { canvas } = look.beast;
  const { zoom, left, top } = fit(look.beast, bones);
  const [x, y] = bones.neck;
  const chest = look.build.shoulders * 0.8;
  framed(context, { at: [x + bones.head[0] * 0.5, bones.chin], turn: bones.nod }, () => {
    context.translate(0, y - bones.chin);
    context.scale(sideOf(bones.headTurn), 1);
    const reach = bones.headRadius;
    context.clip(path(`M-9 -9H9V${-reach * 0.1}H${chest}V${reach * 1.5}H${-chest}V${-reach * 0.1}H-9Z`));
    context.drawImage(
      fromBehind ? shadeOf(canvas, look.skin) : canvas,
      left,
      top,
      canvas.width * zoom,
      canvas.height * zoom,
    );
  });
}

/** From behind a head is a shape in its own color. */
function shadeOf(canvas: Canvas, color: Rgb): Canvas {
  const { width, height } = canvas;
  const layer = createLayer(width, height);
  layer.context.drawImage(canvas, 0, 0);
  layer.context.globalCompositeOperation = 'source-atop';
  layer.context.fillStyle = toCss(color);
  layer.context.fillRect(0, 0, width, height);
  return layer.canvas;
}

/** The tools with a human head's place where a hat fits the beast, and where its glasses do. */
export function bonesForHat({ look, bones }: FigureTools): Skeleton {
  const { canvas, anchors, headWidth = 0.5 } = look.beast!;
  const hat = placeOf(look.beast!, bones, anchors.hat ?? { x: 0.5, y: 0.1 });
  const radius = headWidth * canvas.width * fit(look.beast!, bones).zoom * 0.56;
  const head: Point = [hat[0], hat[1] + radius * 0.8];
  return { ...bones, head, headRadius: radius, chin: head[1] + radius };
}

export function bonesForGlasses(tools: FigureTools): Skeleton {
  const bones = bonesForHat(tools);
  const face = placeOf(tools.look.beast!, tools.bones, tools.look.beast!.anchors.face ?? { x: 0.5, y: 0.5 });
  const head: Point = [face[0], face[1] - bones.headRadius * 0.12];
  return { ...bones, head, chin: head[1] + bones.headRadius, turn: 0.2 };
}

function placeOf(drawing: Drawing, bones: Skeleton, { x, y }: Anchor): Point {
  const { zoom, left, top } = fit(drawing, bones);
  const { width, height } = drawing.canvas;
  const across = (left + x * width * zoom) * sideOf(bones.headTurn);
  return [bones.neck[0] + bones.head[0] * 0.5 + across, bones.neck[1] + top + y * height * zoom];
}
