import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { line, polygon } from '../../pen/pen.ts';
import { coatOf } from '../coats.ts';
import type { FacePlan } from '../head/face.ts';
import { paintHide } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';
import { drawUpright } from '../upright.ts';
import { SHAPE, SMALL_BUILD, smallFace, smallPlan } from './small-body.ts';

export function drawHedgehog(request: DrawingRequest): Drawing {
  const { random, lightSide } = request;
  const coat = coatOf(request, [
    { main: [238, 208, 172], pale: [255, 240, 218], dark: [122, 86, 62] },
    { main: [226, 192, 156], pale: [252, 232, 206], dark: [98, 74, 62] },
  ]);
  const spines = random.fork('spines');
  const plan = smallPlan(coat, {
    build: {
      ...SMALL_BUILD,
      hip: 0.16,
      shoulder: 0.16,
      length: 0.36,
      rump: 0.34,
      chest: 0.28,
      waist: 0.34,
      legs: { thigh: 0.14, arm: 0.1, ankle: 0.08, foot: 'paw' },
      head: 0.38,
      neck: { length: 0.1, lean: 1.1, base: 0.24, top: 0.22 },
    },
    face: smallFace(coat, {
      jaw: 0.8,
      halfHeight: 0.4,
      muzzle: undefined,
      whiskers: false,
      ears: { kind: 'round', size: 0.24, spread: 0.38, y: -0.24 },
      nose: { kind: 'dog', width: 0.14, y: 0.16, color: [48, 36, 38] },
    }),
  });
  const coatOver: QuadrupedPlan = {
    ...plan,
    over: ({ context }, body) =>
      drawSpines(
        context,
        body.spine[1]![0] - 0.06,
        body.spine[1]![1] - 0.04,
        0.36,
        0.3,
        coat.dark,
        spines,
        lightSide,
      ),
  };
  const curled = request.pose === 'sleeping';
  if (curled || request.bust)
    return drawQuadruped(
      request,
      request.bust
        ? plan
        : {
            ...coatOver,
            face: plan.face,
            build: { ...plan.build, legs: { ...plan.build.legs, foot: 'paw' } },
            markings: (context, body) =>
              drawSpines(context, body.spine[1]![0], -0.26, 0.46, 0.36, coat.dark, spines, lightSide),
          },
    );
  if (
    request.pose === 'eating' ||
    request.pose === 'reading' ||
    request.pose === 'waving' ||
    request.pose === 'playing'
  )
    return drawUpright(
      request,
      {
        ...plan,
        behind: ({ context }) => drawSpines(context, -0.02, -0.4, 0.38, 0.46, coat.dark, spines, lightSide),
      },
      { ...SHAPE, height: 0.38, head: 0.42 },
    );
  return drawQuadruped({ ...request, pose: request.pose === 'running' ? 'walking' : request.pose }, coatOver);
}

/** A dome of prickles, darker below, each with a light tip. */
function drawSpines(
  context: Parameters<NonNullable<FacePlan['after']>>[0],
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  color: Rgb,
  random: { range(low: number, high: number): number },
  lightSide: -1 | 1,
): void {
  const count = 26;
  const outline = Array.from({ length: count * 2 }, (_, index) => {
    const angle = Math.PI * 0.92 + (index / (count * 2 - 1)) * Math.PI * 1.16;
    const reach = index % 2 === 0 ? 0.94 : 1.16;
    return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach] as const;
  });
  paintHide(
    context,
    polygon([...outline, [x + radiusX * 0.6, y + radiusY * 0.3], [x - radiusX * 0.6, y + radiusY * 0.5]]),
    color,
    { lightSide, depth: 0.06 },
  );
  for (let ring = 0; ring < 4; ring++) {
    for (let spine = 0; spine < 15 - ring * 2; spine++) {
      const angle = Math.PI * (1.0 + (spine + 0.5 * (ring % 2)) / (15 - ring * 2));
      const reach = 0.9 - ring * 0.22;
      const [rootX, rootY] = [
        x + Math.cos(angle) * radiusX * (reach - 0.2),
        y + Math.sin(angle) * radiusY * (reach - 0.2),
      ];
      const [tipX, tipY] = [
        x + Math.cos(angle) * radiusX * (reach + 0.08) - 0.02,
        y + Math.sin(angle) * radiusY * (reach + 0.08) + random.range(-0.01, 0.01),
      ];
      line(context, `M${rootX} ${rootY}L${tipX} ${tipY}`, toCss(scale(color, 0.6), 0.8), 0.016);
      line(
        context,
        `M${(rootX + tipX * 2) / 3} ${(rootY + tipY * 2) / 3}L${tipX} ${tipY}`,
        toCss(mix(color, [255, 238, 206], 0.7), 0.9),
        0.011,
      );
    }
  }
}
