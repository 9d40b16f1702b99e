import type { StyleName } from '../../brief/brief.types.ts';
import { type Canvas, createLayer } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { clamp, smoothstep } from '../../core/maths.ts';
import type { FaceSpot, Stage } from '../../stage/stage.types.ts';
import { lightAt } from './raster.ts';

/** How a style gets back what it has lost of a face; styles that are not listed keep faces by themselves. */
interface Keeping {
  /** How much of the face's own drawing, 0..1. */
  amount: number;
  /** What its features are drawn with in a medium of lines and flat colors; soft light and dark otherwise. */
  ink?: Rgb;
}

const BLACK: Rgb = [24, 22, 28];

const KEEPING: Partial<Record<StyleName, Keeping>> = {
  oil: { amount: 1 },
  impression: { amount: 1 },
  watercolor: { amount: 0.5 },
  gouache: { amount: 0.8 },
  anime: { amount: 0.5 },
  'low-poly': { amount: 0.9 },
  pop: { amount: 1, ink: BLACK },
  'stained-glass': { amount: 1, ink: BLACK },
  papercut: { amount: 0.9, ink: [52, 38, 40] },
  'ukiyo-e': { amount: 0.9, ink: [30, 29, 42] },
  comic: { amount: 0.9, ink: BLACK },
  pastel: { amount: 0.8 },
  crayon: { amount: 0.8 },
  'colored-pencil': { amount: 0.8 },
  chalk: { amount: 0.8 },
  charcoal: { amount: 0.9, ink: BLACK },
  pencil: { amount: 0.8 },
  ink: { amount: 0.95, ink: BLACK },
  pointillism: { amount: 1 },
  mosaic: { amount: 0.8 },
  flat: { amount: 0.9, ink: [44, 38, 48] },
  'art-nouveau': { amount: 0.9, ink: [58, 38, 24] },
  'art-deco': { amount: 0.9, ink: BLACK },
  linocut: { amount: 1, ink: [26, 24, 28] },
  engraving: { amount: 0.95, ink: [38, 28, 22] },
  'brush-ink': { amount: 0.95, ink: BLACK },
  plasticine: { amount: 0.9 },
  embroidery: { amount: 0.8 },
};

/** The amount for photographs that are redrawn in forms: most of a face is in the forms already. */
const AMOUNT_OF_FORMS: Partial<Record<StyleName, number>> = {
  blueprint: 0.25,
  ink: 1.3,
  'stained-glass': 0.7,
};
const USUAL_OF_FORMS = 0.4;

/**
 * Lays the fine light and dark of every face over its styled picture, in place: eyes and mouth come back, while
 * color, dabs and paper stay the style's own.
 */
export function keepFaces(styled: Canvas, model: Canvas, stage: Stage): Canvas {
  const { style } = stage.brief;
  const drawn = KEEPING[style];
  const photographed = stage.forms ? (AMOUNT_OF_FORMS[style] ?? USUAL_OF_FORMS) : drawn?.amount;
  // Photographed faces are finer than drawn ones and keep their soft light.
  const keeping = !stage.pictureTones ? drawn : photographed && { amount: photographed };
  if (!keeping) return styled;
  for (const face of stage.faces) {
    stage.checkpoint.check();
    keepFace(styled, model, face, keeping);
  }
  return styled;
}

function keepFace(styled: Canvas, model: Canvas, face: FaceSpot, { amount, ink }: Keeping): void {
  const reach = Math.ceil(face.radius * 1.15);
  if (reach < 3) return;
  const [left, top, side] = [Math.round(face.x) - reach, Math.round(face.y) - reach, reach * 2 + 1];
  // A narrow sheet leaves some faces wholly outside; there are no pixels to read there.
  if (Math.max(left - styled.width, top - styled.height, -left - side, -top - side) >= 0) return;
  const sharp = lightOf(model, left, top, side, 0);
  // What is finer than a cheek: eyes, brows and mouth. Ink would take a cheek beside a white beard for a line.
  const soft = lightOf(model, left, top, side, face.radius * (ink ? 0.1 : 0.22));
  const skin = ink ? skinLight(sharp, side, face.radius * 0.5) : 0;
  const context = styled.getContext('2d');
  const image = context.getImageData(left, top, side, side);
  const { data } = image;
  for (let y = 0, index = 0; y < side; y++) {
    for (let x = 0; x < side; x++, index++) {
      const away = Math.hypot(x - reach, y - reach) / reach;
      const change = sharp[index]! - soft[index]!;
      const within = amount * smoothstep(1, 0.72, away);
      if (ink) {
        // Teeth and the whites of eyes are lighter than skin; the shine of hair beside it is not.
        const bare = away < 0.6 ? smoothstep(0.3, 0.5, (sharp[index]! - skin) / (260 - skin)) : 0;
        drawFeature(data, index * 4, change / (soft[index]! + 40), bare, ink, within);
      } else
        for (let channel = index * 4; channel < index * 4 + 3; channel++)
          data[channel] = clamp(data[channel]! + change * within, 0, 255);
    }
  }
  context.putImageData(image, left, top);
}

/** Dark features in the medium's ink, the whites of eyes and teeth bare, and nothing between. */
function drawFeature(
  data: Uint8ClampedArray,
  at: number,
  change: number,
  bare: number,
  ink: Rgb,
  within: number,
): void {
  const line = smoothstep(-0.08, -0.19, change) * within;
  const white = smoothstep(0.1, 0.25, change) * bare * within * 0.9;
  for (let channel = 0; channel < 3; channel++) {
    const lit = data[at + channel]! + (250 - data[at + channel]!) * white;
    data[at + channel] = lit + (ink[channel]! - lit) * line;
  }
}

/** Brightness 0..255 of lit skin: eyes and brows are darker, and little is lighter. */
function skinLight(light: Float32Array, side: number, radius: number): number {
  const middle = side >> 1;
  const step = Math.max(1, Math.round(radius / 16));
  const near: number[] = [];
  for (let y = -radius; y <= radius; y += step)
    for (let x = -radius; x <= radius; x += step)
      if (Math.hypot(x, y) < radius)
        near.push(light[Math.round(middle + y) * side + Math.round(middle + x)]!);
  return Math.max(1, near.sort((one, other) => one - other)[Math.floor(near.length * 0.7)] ?? 1);
}

function lightOf(source: Canvas, left: number, top: number, side: number, blur: number): Float32Array {
  const { context } = createLayer(side, side);
  if (blur > 0) context.filter = `blur(${Math.max(0.6, blur)}px)`;
  context.drawImage(source, -left, -top);
  const { data } = context.getImageData(0, 0, side, side);
  const light = new Float32Array(side * side);
  for (let index = 0; index < light.length; index++) light[index] = lightAt(data, index * 4);
  return light;
}
