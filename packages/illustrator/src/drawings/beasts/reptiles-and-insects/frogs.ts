import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { points, pointsAt } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, pathAt, smooth } from '../../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../../pen/sketch.ts';
import { moodOf } from '../beast-expression.ts';
import { drawEye } from '../head/face-eyes.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import { skinOf } from './lizards.ts';

/** A frog sitting and facing the viewer; it stretches when it jumps. */
export function drawFrog(request: DrawingRequest): Drawing {
  const { size, lightSide, pose } = request;
  const skin = skinOf(request, colorList('#70b248 #5aa260 #94b642'));
  const pale = mix(skin, [252, 248, 200], 0.7);
  const stretched = pose === 'jumping' || pose === 'swimming' || pose === 'dancing';
  return sketch(
    { size: size * 1.1, left: -0.9, right: 0.9, top: -1.1, bottom: stretched ? 0.3 : 0.06 },
    (sheet) => {
      const { context } = sheet;
      for (const side of [-1, 1]) drawFrogLeg(sheet, side, skin, stretched, lightSide);
      const body = smooth(
        points('0,-0.62 0.28,-0.52 0.36,-0.28 0.28,-0.08 0,-0.03 -0.28,-0.08 -0.36,-0.28 -0.28,-0.52'),
      );
      paintHide(context, body, skin, {
        lightSide,
        depth: 0.08,
        markings: (clipped) => softPatch(clipped, 0, -0.18, 0.26, 0.22, pale, 1),
      });
      for (const side of [-1, 1]) {
        paintHide(
          context,
          limb(pointsAt(0, 0, '0.2,-0.36 0.22,-0.18 0.16,-0.05', side), [0.13, 0.11, 0.08]),
          skin,
          { lightSide, depth: 0.03 },
        );
        for (const toe of [-0.06, 0, 0.06])
          paintHide(context, ellipse(side * 0.16 + toe, -0.025, 0.035, 0.026), skin, {
            lightSide,
            depth: 0.01,
            outline: 0.006,
          });
        paintHide(context, ellipse(side * 0.2, -0.82, 0.13, 0.125), skin, { lightSide, depth: 0.04 });
      }
      const head = smooth(
        points('0,-0.84 0.24,-0.8 0.4,-0.64 0.3,-0.46 0,-0.4 -0.3,-0.46 -0.4,-0.64 -0.24,-0.8'),
      );
      paintHide(context, head, skin, {
        lightSide,
        depth: 0.07,
        outline: 0,
        markings: (clipped) => softPatch(clipped, 0, -0.46, 0.34, 0.12, pale, 0.9),
      });
      drawFrogFace(sheet, request, skin);
      anchorAll(sheet, 'hat 0,-0.99 face 0,-0.64 eye 0.2,-0.82 hand 0.16,-0.1 seat 0,-0.04 back 0,-0.6');
      sheet.head(0.74);
    },
  );
}

function drawFrogLeg(
  { context }: Sketch,
  side: number,
  skin: Rgb,
  stretched: boolean,
  lightSide: -1 | 1,
): void {
  const tone = scale(skin, 0.9);
  if (stretched)
    paintHide(
      context,
      limb(pointsAt(0, 0, '0.24,-0.18 0.5,-0.06 0.44,0.12 0.62,0.24', side), [0.2, 0.16, 0.1, 0.05]),
      tone,
      { lightSide, depth: 0.03 },
    );
  else {
    paintHide(context, ellipse(side * 0.34, -0.2, 0.17, 0.2, side * 0.3), tone, { lightSide, depth: 0.04 });
    paintHide(
      context,
      pathAt(0, 0, 'M0.24 -0.05Q0.4 -0.1 0.56 -0.03L0.6 0L0.5 0L0.46 0.02H0.26Z', side),
      tone,
      { lightSide, depth: 0.02 },
    );
  }
}

function drawFrogFace({ context }: Sketch, request: DrawingRequest, skin: Rgb): void {
  const mood = moodOf(request);
  for (const side of [-1, 1] as const) {
    if (!mood.closed) fill(context, ellipse(side * 0.2, -0.84, 0.098, 0.1), [255, 252, 240]);
    drawEye(
      context,
      side * 0.2,
      -0.835,
      side,
      { size: 0.07, spread: 0.2, y: -0.83, iris: [226, 176, 50] },
      mood,
    );
    softPatch(context, side * 0.29, -0.58, 0.07, 0.05, [250, 140, 110], 0.6);
    fill(context, ellipse(side * 0.035, -0.69, 0.01, 0.014), scale(skin, 0.5));
  }
  const bend = mood.expression === 'sad' ? -0.54 : -0.48;
  line(
    context,
    `M-0.28 -0.6Q-0.14 ${bend} 0 ${bend}Q0.14 ${bend} 0.28 -0.6`,
    toCss(scale(skin, 0.34), 0.95),
    0.018,
  );
}
