import { mix, scale, toCss } from '../../../core/color.ts';
import { points, pointsAt, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, modelled, type Point, pathAt } from '../../pen/pen.ts';
import { type Coat, coatOf } from '../coats.ts';
import type { FacePlan } from '../head/face.ts';
import { woolCloud } from '../mane.ts';
import { GIANT_BUILD } from '../myths/giants.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';

const ELEPHANT_COATS: readonly Coat[] = [
  { main: [156, 158, 172], pale: [196, 196, 208], dark: [108, 108, 124] },
  { main: [142, 146, 162], pale: [184, 188, 200], dark: [98, 100, 116] },
  { main: [172, 162, 162], pale: [208, 200, 198], dark: [120, 110, 112] },
];

export function drawElephant(request: DrawingRequest): Drawing {
  const bathing = request.pose === 'bathing' || request.pose === 'swimming';
  return drawQuadruped(
    bathing ? { ...request, pose: 'standing' } : request,
    elephantPlan(request, coatOf(request, ELEPHANT_COATS), 0.5),
  );
}

/** An elephant with a coat of hair and long curved tusks. */
export function drawMammoth(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [130, 86, 58], pale: [172, 124, 88], dark: [84, 54, 40] }]);
  const plan = elephantPlan(request, coat, 1.25);
  return drawQuadruped(request, {
    ...plan,
    fur: 1,
    face: {
      ...plan.face!,
      ears: { ...plan.face!.ears, kind: 'round', size: 0.3, spread: 0.5, y: -0.1 },
      behind: (context) =>
        paintHide(context, woolCloud(0, -0.4, 0.34, 0.3, 9), coat.main, {
          lightSide: request.lightSide,
          depth: 0.06,
          outline: 0.014,
        }),
    },
    over: (sheet, body) => {
      const [x, y] = body.spine[1]!;
      for (let lock = 0; lock < 9; lock++) {
        const at = x - 0.36 + lock * 0.09;
        modelled(
          sheet.context,
          limb(pointsAt(at, y, '0,0.1 -0.01,0.26 -0.04,0.36'), [0.1, 0.1, 0.01]),
          scale(coat.main, lock % 2 ? 0.9 : 1),
          { depth: 0.02, outline: 0.004 },
        );
      }
    },
  });
}

function elephantPlan(request: DrawingRequest, coat: Coat, tusk: number): QuadrupedPlan {
  const { lightSide, pose, random } = request;
  const spraying = pose === 'bathing' || pose === 'swimming';
  const raised =
    spraying ||
    pose === 'reaching' ||
    pose === 'waving' ||
    pose === 'dancing' ||
    random.fork('trunk').chance(0.3);
  const young = request.qualities.includes('young') || request.qualities.includes('tiny');
  const face: FacePlan = {
    coat: coat.main,
    halfWidth: 0.43,
    halfHeight: 0.46,
    jaw: 0.86,
    ears: { kind: 'none', size: 0, spread: 0, y: 0 },
    nose: { kind: 'nostrils', width: 0.01, y: 0.2, color: coat.main },
    eyes: { size: 0.075, spread: 0.24, y: -0.04, brow: coat.dark },
    blush: true,
    behind: (context) => drawFanEars(context, coat, lightSide),
    after: (context) => {
      if (!young) drawTusk(context, -1, tusk, lightSide);
      // A trunk that swings to the right passes behind the tusk of that side.
      if (!young && !raised) drawTusk(context, 1, tusk, lightSide);
      drawTrunk(context, coat, raised, lightSide);
      if (!young && raised) drawTusk(context, 1, tusk, lightSide);
      if (spraying) drawSpray(context);
    },
  };
  return {
    build: GIANT_BUILD,
    coat: coat.main,
    belly: coat.pale,
    foot: mix(coat.pale, [250, 236, 214], 0.6),
    face,
    tail: { kind: 'tuft', length: 0.34, width: 0.045, color: coat.main, tip: coat.dark, lift: -0.6 },
    markings: (context, body) => {
      const [x, y] = body.spine[1]!;
      for (const [dx, dy] of rows<2>('-0.2,-0.08 0.02,0.04 -0.1,0.12'))
        line(context, `M${x + dx} ${y + dy}q0.06 0.02 0.12 0`, toCss(coat.dark, 0.3), 0.008);
    },
  };
}

function drawFanEars(
  context: Parameters<NonNullable<FacePlan['behind']>>[0],
  coat: Coat,
  lightSide: -1 | 1,
): void {
  for (const side of [-1, 1]) {
    const ear = pathAt(
      0,
      0,
      'M0.3 -0.4C0.6 -0.66 0.98 -0.5 0.98 -0.1C0.98 0.2 0.82 0.42 0.62 0.4C0.44 0.38 0.34 0.24 0.3 0.1Z',
      side,
    );
    paintHide(context, ear, coat.main, {
      lightSide,
      depth: 0.06,
      outline: 0.016,
      markings: (clipped) => softPatch(clipped, side * 0.64, -0.06, 0.3, 0.38, [236, 178, 176], 0.7),
    });
  }
}

function drawTrunk(
  context: Parameters<NonNullable<FacePlan['after']>>[0],
  coat: Coat,
  raised: boolean,
  lightSide: -1 | 1,
): void {
  const curve: readonly Point[] = raised
    ? points('0.05,0.04 0.08,0.36 0.36,0.62 0.78,0.58 1.06,0.26 1.1,-0.14')
    : points('0.05,0.04 0.07,0.34 0.08,0.62 0.14,0.84 0.3,0.94 0.44,0.86');
  const widths = [0.3, 0.27, 0.22, 0.18, 0.15, 0.13];
  const trunk = limb(curve, widths);
  paintHide(context, trunk, coat.main, { lightSide, depth: 0.05, outline: 0.015 });
  for (let wrinkle = 1; wrinkle < 5; wrinkle++) {
    for (const part of [0.25, 0.75]) {
      const [from, to] = [curve[wrinkle - 1]!, curve[wrinkle]!];
      const x = from[0] + (to[0] - from[0]) * part;
      const y = from[1] + (to[1] - from[1]) * part;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const half = widths[wrinkle]! * 0.3;
      const [nx, ny] = [(-(to[1] - from[1]) / length) * half, ((to[0] - from[0]) / length) * half];
      line(
        context,
        `M${x - nx} ${y - ny}Q${x + (to[0] - from[0]) * 0.1} ${y + (to[1] - from[1]) * 0.1} ${x + nx} ${y + ny}`,
        toCss(coat.dark, 0.5),
        0.012,
      );
    }
  }
  softPatch(context, 0.05, 0.02, 0.15, 0.12, coat.main, 1);
  const tip = curve[5]!;
  fill(context, ellipse(tip[0], tip[1], 0.04, 0.03), scale(coat.dark, 0.8));
}

function drawTusk(
  context: Parameters<NonNullable<FacePlan['after']>>[0],
  side: -1 | 1,
  length: number,
  lightSide: -1 | 1,
): void {
  const tusk = limb(
    [
      [side * 0.22, 0.26],
      [side * (0.27 + length * 0.1), 0.34 + length * 0.2],
      [side * (0.28 + length * 0.22), 0.34 + length * 0.36],
      [side * (0.3 + length * 0.36), 0.28 + length * 0.34],
    ],
    [0.1, 0.085, 0.06, 0.012],
  );
  modelled(context, tusk, [252, 246, 228], { depth: 0.03, lightSide, outline: 0.014 });
}

const TRUNK_TIP: Point = [1.1, -0.18];

/** Water that rises from the raised trunk and falls away from the face. */
function drawSpray(context: Parameters<NonNullable<FacePlan['after']>>[0]): void {
  const [x, y] = TRUNK_TIP;
  for (let jet = 0; jet < 13; jet++) {
    const reach = -0.16 + jet * 0.08;
    const top = y - 0.62 + Math.abs(jet - 4) * 0.045;
    const fall = y - 0.3 + Math.abs(jet - 4) * 0.1;
    const course = `M${x} ${y}C${x + reach * 0.3} ${top} ${x + reach * 0.8} ${top - 0.04} ${x + reach} ${fall}`;
    line(context, course, 'rgba(150,205,245,0.5)', 0.034);
    line(context, course, 'rgba(236,248,255,0.9)', 0.014);
    for (let drop = 0; drop < 3; drop++)
      fill(
        context,
        ellipse(
          x + reach * (1.04 + drop * 0.1),
          fall + 0.06 + drop * 0.1,
          0.022 - drop * 0.004,
          0.03 - drop * 0.005,
        ),
        'rgba(222,243,255,0.95)',
      );
  }
}
