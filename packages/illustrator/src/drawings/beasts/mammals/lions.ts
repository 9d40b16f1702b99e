import { mix, type Rgb, scale } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { clipped, fill, path } from '../../pen/pen.ts';
import { type Coat, coatOf } from '../coats.ts';
import type { FacePlan } from '../head/face.ts';
import { softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';
import { bigCat, bigCatPlan } from './big-cats.ts';

const LION_COATS: readonly Coat[] = [
  { main: [230, 182, 104], pale: [254, 242, 218], dark: [146, 82, 38] },
  { main: [214, 162, 88], pale: [250, 234, 204], dark: [116, 66, 38] },
  { main: [236, 192, 120], pale: [255, 246, 228], dark: [184, 106, 44] },
];

export function drawLioness(request: DrawingRequest): Drawing {
  const coat = coatOf(request, LION_COATS);
  return bigCat(request, coat, { tail: lionTail(coat) }, {});
}

function lionTail(coat: Coat): QuadrupedPlan['tail'] {
  return { kind: 'tuft', length: 0.64, width: 0.07, color: coat.main, tip: coat.dark, lift: 0.5 };
}

export function drawLion(request: DrawingRequest): Drawing {
  return drawQuadruped(request, lionPlan(request));
}

export function lionPlan(request: DrawingRequest): QuadrupedPlan {
  const coat = coatOf(request, LION_COATS);
  const mane = coat.dark;
  return bigCatPlan(
    request,
    coat,
    {
      tail: lionTail(coat),
      markings: (context, body) =>
        softPatch(context, body.neck[0]![0] + 0.06, body.neck[0]![1] + 0.1, 0.26, 0.34, mane, 0.95),
    },
    {
      tufts: 0,
      behind: (context) =>
        drawMane(context, mane, request.random.fork('mane').range(0.92, 1.06), request.lightSide),
    },
  );
}

/** Rings of pointed locks around the face, the outer ones darker. */
function drawMane(
  context: Parameters<NonNullable<FacePlan['behind']>>[0],
  color: Rgb,
  size: number,
  lightSide: -1 | 1,
): void {
  for (const [radius, tone, locks, phase] of rows<4>('0.86,0.72,17,0 0.74,0.92,16,0.2 0.62,1.16,15,0.1')) {
    const points: string[] = [];
    for (let lock = 0; lock < locks; lock++) {
      const from = ((lock + phase) / locks) * Math.PI * 2;
      const middle = from + Math.PI / locks;
      const to = from + (Math.PI * 2) / locks;
      const at = (angle: number, reach: number) => {
        const droop = Math.sin(angle) > 0 ? 1.1 : 0.98;
        return `${Math.cos(angle) * reach * size} ${Math.sin(angle) * reach * size * droop + 0.03}`;
      };
      points.push(
        `${lock === 0 ? 'M' : 'L'}${at(from, radius * 0.82)}Q${at(from + 0.06, radius * 1.02)} ${at(middle + 0.08, radius)}Q${at(to - 0.05, radius * 0.94)} ${at(to, radius * 0.82)}`,
      );
    }
    const ring = path(`${points.join('')}Z`);
    const hide = scale(color, tone);
    fill(context, ring, hide);
    clipped(context, ring, () =>
      softPatch(context, lightSide * 0.3, -0.4, 0.7, 0.6, mix(hide, [255, 220, 160], 0.5), 0.45),
    );
    context.strokeStyle = `rgba(60,28,20,0.4)`;
    context.lineWidth = 0.014;
    context.stroke(ring);
  }
}
