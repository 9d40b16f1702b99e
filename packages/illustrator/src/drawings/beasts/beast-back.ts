import { scale, toCss } from '../../core/color.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, limb, line, smooth } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { drawEars } from './head/face-ears.ts';
import { paintHide, softPatch, unite } from './paint-hide.ts';
import type { QuadrupedPlan } from './quadruped-plan.ts';
import { skeletonOf } from './skeleton.ts';

/** A sitting animal seen from behind: pear-shaped back, ears, the tail laid to one side. */
export function drawBeastBack(request: DrawingRequest, plan: QuadrupedPlan): Drawing {
  const { build, coat, tail } = plan;
  const { lightSide, random, size } = request;
  const head = plan.face ? build.head : build.head * 0.5;
  const half = Math.max(build.rump, build.chest) * 0.72;
  const height = build.shoulder * 1.1 + build.chest * 0.22;
  const top = -height - head * 0.2;
  return sketch({ size, left: -1.4, right: 1.4, top: -1.9, bottom: 0.06 }, (sheet) => {
    const { context } = sheet;
    const trunk = smooth([
      [0, -height - head * 0.1],
      [half * 0.5, -height * 0.96],
      [half * 0.74, -height * 0.72],
      [half * 0.9, -height * 0.42],
      [half * 1.06, -height * 0.14],
      [half * 0.7, 0],
      [-half * 0.7, 0],
      [-half * 1.06, -height * 0.14],
      [-half * 0.9, -height * 0.42],
      [-half * 0.74, -height * 0.72],
      [-half * 0.5, -height * 0.96],
    ]);
    const feet = [-1, 1].map((side) =>
      ellipse(side * half * 0.86, -0.035, build.legs.ankle * 0.9, build.legs.ankle * 0.44),
    );
    for (const foot of feet) paintHide(context, foot, plan.foot, { lightSide, depth: 0.02 });
    const body = skeletonOf(build, { body: 'sitting', head: 'level' });
    paintHide(context, trunk, coat, {
      lightSide,
      depth: 0.08,
      markings: (clipped) => {
        plan.markings?.(clipped, body);
        softPatch(clipped, 0, -height * 0.5, half * 0.16, height * 0.5, scale(coat, 0.7), 0.3);
      },
    });
    for (const side of [-1, 1])
      line(
        context,
        `M${side * half * 0.5} ${-height * 0.36}Q${side * half * 0.98} ${-height * 0.3} ${side * half * 0.92} -0.03`,
        toCss(scale(coat, 0.45), 0.4),
        0.01,
      );
    const turn = random.fork('turn').pick([-1, 1] as const);
    if (tail.kind !== 'none' && tail.kind !== 'stub') {
      const bend = limb(
        [
          [0, -0.1],
          [turn * half * 0.6, -0.05],
          [turn * (half + tail.length * 0.4), -tail.width * 0.5 - 0.01],
          [turn * (half + tail.length * 0.72), -tail.length * 0.3],
        ],
        [tail.width * 0.8, tail.width, tail.width * 0.96, tail.width * 0.5],
      );
      paintHide(context, bend, tail.color, {
        lightSide,
        depth: tail.width * 0.4,
        markings: (clipped) => {
          if (tail.tip)
            softPatch(clipped, turn * (half + tail.length * 0.7), -tail.length * 0.26, 0.12, 0.12, tail.tip);
        },
      });
    } else if (tail.kind === 'stub') {
      paintHide(context, ellipse(0, -0.1, tail.width, tail.length), tail.color, { lightSide });
    }
    context.save();
    context.translate(turn * head * 0.05, top);
    context.rotate(turn * 0.08);
    context.scale(head, head);
    const halfHeight = plan.face?.halfHeight ?? 0.42;
    const ears = plan.face?.ears;
    if (ears)
      drawEars(context, { ...ears, inside: scale(ears.color ?? coat, 0.9) }, coat, { turn: 0, lightSide });
    const skull = unite([ellipse(0, 0, plan.face?.halfWidth ?? 0.5, halfHeight * 0.98)]);
    paintHide(context, skull, coat, {
      lightSide,
      depth: 0.09,
      outline: 0.016,
      markings: (clipped) => plan.face?.behind && softPatch(clipped, 0, 0, 0.3, 0.3, scale(coat, 0.9), 0.2),
    });
    context.restore();
    sheet.anchor('hat', turn * head * 0.05, top - head * halfHeight * 0.86);
    sheet.anchor('face', turn * head * 0.05, top);
    sheet.anchor('seat', 0, -height * 0.5);
    sheet.anchor('back', 0, -height * 0.6);
    sheet.head(head * 0.86);
  });
}
