import { mix, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { points } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { limb, line, smooth } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { moodOf } from './beast-expression.ts';
import { drawFace } from './head/face.ts';
import { anchorFace } from './head/head-anchors.ts';
import { drawSideHead } from './head/side-head.ts';
import { paintHide, softPatch } from './paint-hide.ts';
import type { QuadrupedPlan } from './quadruped-plan.ts';
import { skeletonOf } from './skeleton.ts';

/** Head and chest for a portrait; the chest runs out of the lower edge. */
export function drawBeastBust(request: DrawingRequest, plan: QuadrupedPlan): Drawing {
  return plan.face ? faceBust(request, plan) : sideBust(request, plan);
}

function faceBust(request: DrawingRequest, plan: QuadrupedPlan): Drawing {
  const { lightSide, size, random } = request;
  const face = plan.face!;
  const head = 0.56;
  const at = [0, -0.62] as const;
  const neck = at[1] + head * face.halfHeight * 0.5;
  return sketch(
    { size: size * 1.1, left: -0.8, right: 0.8, top: -1.5, bottom: 0, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      const chest = smooth([
        [0, neck - 0.05],
        [0.17, neck],
        [0.27, neck + 0.2],
        [0.36, 0.1],
        [0.2, 0.2],
        [-0.2, 0.2],
        [-0.36, 0.1],
        [-0.27, neck + 0.2],
        [-0.17, neck],
      ]);
      const body = skeletonOf(plan.build, { body: 'sitting', head: 'level' });
      paintHide(context, chest, plan.coat, {
        lightSide,
        depth: 0.08,
        markings: (clipped) => {
          softPatch(clipped, 0, neck + 0.26, 0.17, 0.3, plan.belly, 0.9);
          plan.markings?.(clipped, body);
          softPatch(clipped, 0, neck + 0.02, 0.24, 0.12, scale(plan.coat, 0.4), 0.4);
        },
      });
      const hair = random.fork('chest');
      for (let strand = 0; strand < 46 * (0.3 + (plan.fur ?? 0.4)); strand++) {
        const across = hair.range(-1, 1);
        const y = neck + hair.range(0.1, 0.44);
        const x = across * (0.14 + (y - neck) * 0.3);
        const tone = Math.abs(across) < 0.6 ? mix(plan.belly, [255, 255, 255], 0.3) : scale(plan.coat, 0.72);
        line(context, `M${x} ${y}q${across * 0.008} 0.025 ${across * 0.02} 0.05`, toCss(tone, 0.5), 0.006);
      }
      framed(context, { at: [at[0], at[1]], scale: [head, head] }, () =>
        drawFace(context, face, { ...moodOf(request), turn: 0.25 }),
      );
      anchorFace(sheet, at, head, face);
    },
  );
}

function sideBust(request: DrawingRequest, plan: QuadrupedPlan): Drawing {
  const { size, lightSide } = request;
  const side = plan.side!;
  const head = 0.62;
  return sketch({ size: size * 1.1, left: -1, right: 1, top: -1.6, bottom: 0, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const width = (plan.build.neck.top / plan.build.head) * head * 1.16;
    const neck = limb('-0.3,0.16 -0.22,-0.2 -0.14,-0.52 -0.1,-0.72', [
      width * 2.1,
      width * 1.5,
      width * 1.1,
      width,
    ]);
    const body = skeletonOf(plan.build, { body: 'standing', head: 'level' });
    paintHide(context, neck, plan.coat, {
      lightSide,
      depth: 0.08,
      markings: (clipped) => plan.markings?.(clipped, body),
    });
    const neckLine = points('-0.2,-0.06 -0.14,-0.4 -0.1,-0.74');
    plan.over?.(sheet, {
      ...body,
      neck: neckLine,
      neckWidths: [width * 1.7, width * 1.2, width],
      spine: points('-0.4,0.6 -0.2,0.6 0,0.6'),
    });
    framed(context, { at: [-0.08, -0.74], turn: 0.06, scale: [head, head] }, () =>
      drawSideHead(context, side, moodOf(request)),
    );
    sheet.anchor('hat', -0.08, -0.74 - head * side.skull * 0.9);
    sheet.anchor('face', 0.04, -0.7);
    sheet.anchor('hand', 0.34, -0.74 + side.drop * head);
    sheet.head(head * side.skull * 2);
  });
}
