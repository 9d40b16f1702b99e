import type { Canvas } from '../core/canvas.ts';
import { mix, type Rgb, scale } from '../core/colour.ts';
import type { Drawing } from './drawing.types.ts';
import { averageColour } from './ground-cover.ts';
import { box, ellipse, limb, modelled, path } from './pen.ts';
import { sketch } from './sketch.ts';

export interface BodyOptions {
  size: number;
  lightSide: -1 | 1;
  /** The art ends in shoulders already (a person's bust) rather than at the chin. */
  shoulders: boolean;
}

/** Stands a picture that is only a head, or head and shoulders, on a simple body of matching colour. */
export function giveBody(head: Canvas, options: BodyOptions): Drawing {
  return options.shoulders ? bodyBelowBust(head, options) : bodyBelowHead(head, options);
}

function bodyBelowBust(bust: Canvas, { size, lightSide }: BodyOptions): Drawing {
  const cloth = averageColour(bust, bust.height * 0.93, bust.height * 0.06);
  const trousers: Rgb = mix(scale(cloth, 0.45), [52, 56, 78], 0.5);
  const bustHeight = 0.46;
  const bustWidth = (bustHeight * bust.width) / bust.height;
  return sketch({ size, left: -0.6, right: 0.6, top: -1.06 }, (sheet) => {
    const { context } = sheet;
    const options = { depth: 0.03, lightSide, outline: 0.005 };
    for (const side of [-1, 1]) {
      modelled(
        context,
        limb(
          [
            [side * 0.062, -0.34],
            [side * 0.066, -0.18],
            [side * 0.07, -0.05],
          ],
          [0.115, 0.095, 0.085],
        ),
        trousers,
        options,
      );
      modelled(
        context,
        path(
          `M${side * 0.07 - 0.055} 0V-0.045Q${side * 0.07} -0.08 ${side * 0.07 + 0.06} -0.04L${side * 0.07 + 0.07} 0Z`,
        ),
        [58, 46, 42],
        options,
      );
    }
    for (const side of [-1, 1]) {
      modelled(
        context,
        limb(
          [
            [side * 0.155, -0.53],
            [side * 0.2, -0.42],
            [side * 0.185, -0.31],
          ],
          [0.09, 0.085, 0.075],
        ),
        cloth,
        options,
      );
      modelled(
        context,
        ellipse(side * 0.182, -0.285, 0.036, 0.04),
        averageColour(bust, bust.height * 0.55, bust.height * 0.08),
        { ...options, depth: 0.012 },
      );
    }
    modelled(
      context,
      path('M-0.17 -0.56Q-0.15 -0.4 -0.13 -0.3Q0 -0.26 0.13 -0.3Q0.15 -0.4 0.17 -0.56Z'),
      cloth,
      options,
    );
    context.drawImage(bust, -bustWidth / 2, -1, bustWidth, bustHeight);
    sheet.anchor('hat', 0, -0.97);
    sheet.anchor('face', 0, -0.8);
    sheet.anchor('hand', 0.185, -0.29);
    sheet.anchor('seat', 0, -0.3);
    sheet.head(0.24);
  });
}

function bodyBelowHead(head: Canvas, { size, lightSide }: BodyOptions): Drawing {
  const fur = averageColour(head, head.height * 0.5, head.height * 0.2);
  const belly = mix(fur, [252, 244, 228], 0.5);
  const headHeight = 0.54;
  const headWidth = (headHeight * head.width) / head.height;
  return sketch({ size, left: -0.6, right: 0.6, top: -1.04 }, (sheet) => {
    const { context } = sheet;
    const options = { depth: 0.05, lightSide, outline: 0.006 };
    for (const side of [-1, 1])
      modelled(
        context,
        limb(
          [
            [side * 0.2, -0.42],
            [side * 0.29, -0.32],
            [side * 0.27, -0.2],
          ],
          [0.12, 0.11, 0.1],
        ),
        scale(fur, 0.92),
        options,
      );
    modelled(context, ellipse(0, -0.28, 0.26, 0.28), fur, options);
    modelled(context, ellipse(0, -0.25, 0.165, 0.2), belly, { ...options, outline: 0 });
    for (const side of [-1, 1])
      modelled(context, box(side * 0.14, 0.01, 0.2, 0.1, 0.05), scale(fur, 0.88), options);
    context.drawImage(head, -headWidth / 2, -1, headWidth, headHeight);
    sheet.anchor('hat', 0, -0.96);
    sheet.anchor('face', 0, -0.74);
    sheet.anchor('hand', 0.27, -0.19);
    sheet.anchor('seat', 0, -0.1);
    sheet.head(headWidth * 0.72);
  });
}
