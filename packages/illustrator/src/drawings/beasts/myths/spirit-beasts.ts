import { colorList, scale } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, type Point } from '../../pen/pen.ts';
import { coatOf } from '../coats.ts';
import { drawSideAntlers } from '../horns.ts';
import { foxPlan } from '../mammals/canines.ts';
import { horsePlan } from '../mammals/horses.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';

/** The fox of many tails. */
export function drawKitsune(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [248, 244, 240], pale: [255, 255, 255], dark: [214, 70, 60] },
    { main: [236, 160, 76], pale: [255, 248, 232], dark: [120, 60, 44] },
  ]);
  const plan = foxPlan(request, coat);
  const posed =
    request.pose === undefined || request.pose === 'standing'
      ? { ...request, pose: 'sitting' as const }
      : request;
  return drawQuadruped(posed, {
    ...plan,
    frontal: 1,
    socks: undefined,
    foot: coat.main,
    tail: { ...plan.tail, kind: 'none' },
    face: {
      ...plan.face!,
      markings: (context) => {
        plan.face!.markings?.(context);
        fill(context, ellipse(0, -0.22, 0.05, 0.09), coat.dark);
        for (const side of [-1, 1])
          fill(
            context,
            limb(pointsAt(0, 0, '0.3,0.04 0.4,0.06 0.5,0.02', side), [0.01, 0.035, 0.01]),
            coat.dark,
          );
      },
    },
    behind: ({ context }, body) => {
      for (let tail = 0; tail < 9; tail++) {
        const angle = Math.PI * (0.62 + tail * 0.075);
        const reach = 0.84;
        const root: Point = [body.tail[0] + 0.12, Math.min(body.tail[1], -0.1)];
        const tip: Point = [
          root[0] + Math.cos(angle) * reach,
          Math.min(-0.05, root[1] - Math.sin(angle) * reach),
        ];
        const middle: Point = [
          root[0] + Math.cos(angle + 0.22) * reach * 0.55,
          Math.min(-0.08, root[1] - Math.sin(angle + 0.22) * reach * 0.55),
        ];
        paintHide(context, limb([root, middle, tip], [0.08, 0.2, 0.03]), coat.main, {
          lightSide: request.lightSide,
          depth: 0.04,
          markings: (clipped) => softPatch(clipped, tip[0], tip[1], 0.22, 0.22, coat.dark, 0.95),
        });
      }
    },
  });
}

/** A scaled, antlered horse-dragon with a mane of fire. */
export function drawQilin(request: DrawingRequest): Drawing {
  const { lightSide } = request;
  const coat = coatOf({ ...request, color: undefined }, [
    { main: request.color ?? [70, 160, 140], pale: [246, 230, 170], dark: [238, 130, 50] },
  ]);
  const plan = horsePlan({ ...request, qualities: [] }, coat, colorList('#f6963c #fac450'));
  return drawQuadruped(request, {
    ...plan,
    foot: [236, 190, 90],
    socks: { color: [250, 190, 80], reach: 0.26 },
    side: {
      ...plan.side!,
      muzzle: coat.pale,
      after: (context) => {
        plan.side!.after?.(context);
        drawSideAntlers(context, lightSide, 1);
      },
    },
    markings: (context, body) => {
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < 12; column++)
          line(
            context,
            `M${body.spine[0]![0] - 0.1 + column * 0.06} ${body.seat[1] + 0.05 + row * 0.055}q0.02 0.03 0.04 0`,
            scale(coat.main, 0.66),
            0.009,
          );
    },
  });
}
