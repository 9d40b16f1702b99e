import { scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { rows } from '../../core/number-tables.ts';
import type { DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, limb, line, type Point } from '../pen/pen.ts';
import type { Sketch } from '../pen/sketch.ts';
import { moodOf } from './beast-expression.ts';
import type { Build } from './build.types.ts';
import { drawFace } from './head/face.ts';
import { anchorFace } from './head/head-anchors.ts';
import { paintHide, softPatch, unite } from './paint-hide.ts';
import type { QuadrupedPlan } from './quadruped-plan.ts';
import { skeletonOf } from './skeleton.ts';

/** Rolled up and asleep: a round back, the head laid down in front, the tail around it all. */
export function drawCurledBody(
  sheet: Sketch,
  request: DrawingRequest,
  plan: QuadrupedPlan,
  build: Build,
): void {
  const { context } = sheet;
  const { lightSide } = request;
  const radius = (build.length + build.chest) * 0.66;
  const height = Math.max(build.chest, build.rump) * 0.74;
  // Haunch and shoulder rise from the back, so that it is a body and no cushion.
  const back = unite([
    ellipse(-radius * 0.44, -height * 0.84, radius * 0.5, height * 0.9),
    ellipse(0, -height * 0.62, radius * 0.74, height * 0.64),
    ellipse(radius * 0.4, -height * 0.7, radius * 0.44, height * 0.74),
  ]);
  const body = skeletonOf(build, { body: 'curled', head: 'level' });
  paintHide(context, back, plan.coat, {
    lightSide,
    depth: 0.09,
    markings: (clipped) => {
      softPatch(clipped, radius * 0.3, -height * 0.1, radius * 0.8, height * 0.5, plan.belly, 0.7);
      plan.markings?.(clipped, body);
    },
  });
  const size = build.head * 1.04;
  const face = plan.face!;
  const at: Point = [radius * 0.8, -size * face.halfHeight * 0.92 - build.legs.ankle * 0.5];
  drawWrappedTail(sheet, request, plan, radius);
  drawRestingLegs(sheet, request, plan, { radius, height, ankle: build.legs.ankle, chin: at[0], size });
  framed(context, { at: [at[0], at[1]], turn: 0.12, scale: [size, size] }, () =>
    drawFace(context, face, { ...moodOf(request), closed: true, turn: 0.2 }),
  );
  anchorFace(sheet, at, size, face);
  sheet.anchor('seat', -radius * 0.1, -height * 1.7);
  sheet.anchor('back', -radius * 0.1, -height * 1.7);
}

interface Nest {
  radius: number;
  height: number;
  ankle: number;
  /** Where the head's middle lies, and its breadth. */
  chin: number;
  size: number;
}

/** The folded thigh with its paw, and the forepaws that lie before the chin. */
function drawRestingLegs(
  { context }: Sketch,
  { lightSide }: DrawingRequest,
  plan: QuadrupedPlan,
  { radius, height, ankle, chin, size }: Nest,
): void {
  const ink = toCss(scale(plan.coat, 0.42), 0.55);
  drawPaw(context, plan, -radius * 0.16, ankle * 1.25, lightSide);
  line(
    context,
    `M${-radius * 0.66} ${-height * 0.5}C${-radius * 0.6} ${-height * 1.16} ${-radius * 0.06} ${-height * 1.12} ${-radius * 0.08} ${-ankle * 1.05}`,
    ink,
    0.012,
  );
  const shoulder = limb(
    [
      [chin - size * 0.1, -height * 0.5],
      [chin + size * 0.34, -ankle * 0.9],
      [chin + size * 0.56, -ankle * 0.5],
    ],
    [ankle * 1.7, ankle * 1.25, ankle],
  );
  paintHide(context, shoulder, plan.coat, { lightSide, depth: 0.02 });
  for (const [offset, width] of rows<2>('0.46,1.05 0.66,1.15'))
    drawPaw(context, plan, chin + size * offset, ankle * width, lightSide);
}

function drawPaw(
  context: Sketch['context'],
  { foot }: QuadrupedPlan,
  x: number,
  width: number,
  lightSide: -1 | 1,
): void {
  paintHide(context, ellipse(x, -width * 0.42, width, width * 0.46), foot, { lightSide, depth: 0.02 });
  for (const toe of [0.3, 0.62])
    line(
      context,
      `M${x + width * toe} ${-width * 0.46}v${width * 0.32}`,
      toCss(scale(foot, 0.42), 0.6),
      0.007,
    );
}

function drawWrappedTail(
  { context }: Sketch,
  { lightSide }: DrawingRequest,
  { tail, coat }: QuadrupedPlan,
  radius: number,
): void {
  if (tail.kind === 'none' || tail.kind === 'stub') return;
  const width = tail.width * (tail.kind === 'bushy' ? 1.05 : 0.9);
  const shape = limb(
    [
      [-radius * 0.92, -width * 1.3],
      [-radius * 0.72, -width * 0.62],
      [-radius * 0.3, -width * 0.5],
      [radius * 0.12, -width * 0.56],
    ],
    [width * 0.7, width, width * 1.05, width * 0.5],
  );
  paintHide(context, shape, tail.color ?? coat, {
    lightSide,
    depth: width * 0.4,
    markings: (clipped) => {
      if (tail.tip) softPatch(clipped, radius * 0.12, -width * 0.5, radius * 0.26, width, tail.tip, 1);
    },
  });
}
