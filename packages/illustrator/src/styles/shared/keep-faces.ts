import type { StyleName } from '../../brief/brief.types.ts';
import { type Canvas, createLayer } from '../../core/canvas.ts';
import { clamp, smoothstep } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';

/** How much of a face's own drawing each style must get back, 0..1; styles that are not listed keep faces by themselves. */
const LOST: Partial<Record<StyleName, number>> = {
  oil: 1,
  impression: 1,
  watercolor: 0.8,
  gouache: 0.8,
  anime: 0.5,
  'low-poly': 0.9,
  pop: 0.7,
  'stained-glass': 0.7,
  papercut: 1,
  'ukiyo-e': 0.6,
  comic: 0.6,
  pastel: 0.8,
  crayon: 0.8,
  'colored-pencil': 0.8,
  chalk: 0.8,
  charcoal: 0.9,
  pencil: 0.8,
  ink: 0.8,
  pointillism: 1,
  mosaic: 0.8,
  flat: 0.8,
  'art-nouveau': 0.8,
  'art-deco': 0.8,
  linocut: 1,
  engraving: 0.9,
  'brush-ink': 0.9,
  plasticine: 0.9,
  embroidery: 0.8,
};

/** The same for photographs, whose faces are finer than drawn ones; 1 is all of it, more is stronger than it was. */
const LOST_OF_PHOTOGRAPHS: Partial<Record<StyleName, number>> = { blueprint: 0.7, cubism: 0.8, ink: 1.7 };

/**
 * Lays the fine light and dark of every face over its styled picture, in place: eyes and mouth come back, while
 * color, dabs and paper stay the style's own.
 */
export function keepFaces(styled: Canvas, stage: Stage): Canvas {
  const { style } = stage.brief;
  const amount = (stage.pictureTones && LOST_OF_PHOTOGRAPHS[style]) ?? LOST[style];
  if (amount === undefined) return styled;
  for (const face of stage.faces) {
    stage.checkpoint.check();
    keepFace(styled, stage, face, amount);
  }
  return styled;
}

function keepFace(styled: Canvas, stage: Stage, face: Stage['faces'][number], amount: number): void {
  const reach = Math.ceil(face.radius * 1.15);
  if (reach < 3) return;
  const [left, top, side] = [Math.round(face.x) - reach, Math.round(face.y) - reach, reach * 2 + 1];
  const sharp = lightOf(stage.canvas, left, top, side, 0);
  // What is finer than a cheek: eyes, brows and mouth.
  const soft = lightOf(stage.canvas, left, top, side, face.radius * 0.22);
  const context = styled.getContext('2d');
  const image = context.getImageData(left, top, side, side);
  for (let y = 0, index = 0; y < side; y++) {
    for (let x = 0; x < side; x++, index++) {
      const away = Math.hypot(x - reach, y - reach) / reach;
      const change = (sharp[index]! - soft[index]!) * amount * smoothstep(1, 0.72, away);
      for (let channel = index * 4; channel < index * 4 + 3; channel++)
        image.data[channel] = clamp(image.data[channel]! + change, 0, 255);
    }
  }
  context.putImageData(image, left, top);
}

function lightOf(source: Canvas, left: number, top: number, side: number, blur: number): Float32Array {
  const { context } = createLayer(side, side);
  if (blur > 0) context.filter = `blur(${Math.max(0.6, blur)}px)`;
  context.drawImage(source, -left, -top);
  const { data } = context.getImageData(0, 0, side, side);
  const light = new Float32Array(side * side);
  for (let index = 0; index < light.length; index++)
    light[index] = data[index * 4]! * 0.3 + data[index * 4 + 1]! * 0.59 + data[index * 4 + 2]! * 0.11;
  return light;
}
