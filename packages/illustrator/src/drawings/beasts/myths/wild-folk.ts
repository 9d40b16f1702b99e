import { mix, type Rgb, scale } from '../../../core/color.ts';
import { points, pointsAt } from '../../../core/number-tables.ts';
import { drawBird } from '../../birds/bird.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, modelled, path, pathAt, polygon } from '../../pen/pen.ts';
import { type Coat, coatOf } from '../coats.ts';
import type { FacePlan } from '../head/face.ts';
import { drawAntlers } from '../horns.ts';
import { wolfPlan } from '../mammals/canines.ts';
import { rabbitPlan } from '../mammals/rodents.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';
import { drawUpright } from '../upright.ts';

const NO_TAIL: QuadrupedPlan['tail'] = { kind: 'none', length: 0, width: 0, color: [0, 0, 0] };

function hairyFace(coat: Coat, skin: Rgb): FacePlan {
  return {
    coat: coat.main,
    halfHeight: 0.46,
    jaw: 0.96,
    tufts: 0.16,
    ears: { kind: 'none', size: 0, spread: 0, y: 0 },
    muzzle: { width: 0.44, height: 0.26, y: 0.17, color: mix(skin, [255, 240, 230], 0.2) },
    nose: { kind: 'dog', width: 0.14, y: 0.08, color: scale(skin, 0.5) },
    eyes: { size: 0.075, spread: 0.16, y: -0.06, brow: scale(coat.main, 0.6) },
    markings: (context) => {
      for (const side of [-1, 1]) fill(context, ellipse(side * 0.16, -0.06, 0.2, 0.18), skin);
      fill(context, ellipse(0, 0.14, 0.28, 0.22), skin);
    },
    after: (context) =>
      fill(
        context,
        polygon(points('-0.12,-0.44 -0.08,-0.56 -0.02,-0.47 0.04,-0.6 0.08,-0.46 0.14,-0.52 0.16,-0.42')),
        coat.main,
      ),
  };
}

/** The white giant of the snows. */
export function drawYeti(request: DrawingRequest): Drawing {
  return drawHairy(
    request,
    { main: [238, 242, 248], pale: [255, 255, 255], dark: [170, 184, 204] },
    [140, 160, 190],
  );
}

/** The brown giant of the woods. */
export function drawBigfoot(request: DrawingRequest): Drawing {
  return drawHairy(
    request,
    { main: [126, 86, 60], pale: [166, 122, 88], dark: [84, 56, 42] },
    [196, 154, 122],
  );
}

function drawHairy(request: DrawingRequest, natural: Coat, skin: Rgb): Drawing {
  const coat = coatOf(request, [natural]);
  const plan: QuadrupedPlan = {
    build: {
      hip: 0.4,
      shoulder: 0.5,
      length: 0.4,
      rump: 0.36,
      waist: 0.36,
      chest: 0.44,
      neck: { length: 0.1, lean: 0.5, base: 0.3, top: 0.3 },
      legs: { thigh: 0.2, arm: 0.2, ankle: 0.12, foot: 'paw' },
      head: 0.34,
    },
    coat: coat.main,
    belly: coat.pale,
    foot: skin,
    face: hairyFace(coat, skin),
    tail: NO_TAIL,
    over: ({ context }) => {
      for (let lock = 0; lock < 7; lock++) {
        const x = -0.24 + lock * 0.08;
        modelled(
          context,
          limb(pointsAt(x, 0, '0,-0.3 0.01,-0.22 -0.02,-0.15'), [0.09, 0.08, 0.01]),
          scale(coat.main, lock % 2 ? 0.94 : 1),
          { depth: 0.02, lightSide: request.lightSide, outline: 0.004 },
        );
      }
    },
  };
  return drawUpright(request, plan, {
    shoulders: 0.3,
    hips: 0.27,
    height: 0.68,
    head: 0.36,
    arm: 0.14,
    legs: 0.22,
  });
}

/** A wolf on two legs in torn trousers. */
export function drawWerewolf(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [104, 96, 100], pale: [176, 164, 158], dark: [60, 54, 60] }]);
  const plan = wolfPlan(request, coat);
  const cloth: Rgb = [70, 86, 120];
  return drawUpright(
    { ...request, expression: request.expression ?? 'angry' },
    {
      ...plan,
      socks: undefined,
      foot: coat.dark,
      over: ({ context }) => {
        const trousers =
          'M-0.24 -0.38Q0 -0.3 0.24 -0.38L0.28 -0.2L0.26 -0.08L0.2 -0.13L0.13 -0.07L0.07 -0.14L0.03 -0.22H-0.03L-0.07 -0.14L-0.13 -0.07L-0.2 -0.13L-0.26 -0.08L-0.28 -0.2Z';
        paintHide(context, trousers, cloth, { lightSide: request.lightSide, depth: 0.04 });
        line(context, 'M-0.23 -0.35Q0 -0.28 0.23 -0.35', [60, 44, 36], 0.03);
      },
    },
    { shoulders: 0.29, hips: 0.24, height: 0.68, head: 0.4, arm: 0.12, legs: 0.24 },
  );
}

/** A rabbit with antlers. */
export function drawJackalope(request: DrawingRequest): Drawing {
  const plan = rabbitPlan(request);
  return drawUpright(
    request,
    {
      ...plan,
      face: {
        ...plan.face!,
        behind: (context) => drawAntlers(context, 0.62, -0.3, false, request.lightSide),
      },
    },
    { shoulders: 0.16, hips: 0.25, height: 0.42, head: 0.46, arm: 0.075 },
  );
}

/** The great bird of storms, lightning in its feathers. */
export function drawThunderbird(request: DrawingRequest): Drawing {
  const blue: Rgb = request.color ?? [58, 92, 170];
  return drawBird(
    request,
    {
      coat: blue,
      belly: mix(blue, [250, 220, 120], 0.5),
      wing: scale(blue, 0.9),
      tips: [244, 196, 70],
      body: { length: 0.78, depth: 0.4, tilt: 0.6 },
      headRadius: 0.17,
      beak: { kind: 'hook', length: 0.19, depth: 0.17, color: [250, 200, 80] },
      legs: { length: 0.16, width: 0.05, color: [240, 180, 60] },
      tail: { length: 0.4, width: 0.13, spread: 0.5 },
      eye: { size: 0.046, iris: [255, 250, 190] },
      span: 1.5,
      markings: (context, { body }) => softPatch(context, body[0], body[1], 0.2, 0.1, [255, 240, 160], 0.4),
      over: (sheet, { body, head }) => {
        const bolt = (x: number, y: number, s: number) =>
          path(pathAt(x, y, 'M0 0l-0.08 0.16h0.07l-0.06 0.18l0.17 -0.24h-0.08l0.07 -0.1Z', s, s));
        for (const [x, y, s] of [
          [body[0] - 0.7, body[1] + 0.1, 1],
          [body[0] + 0.44, body[1] + 0.06, 0.9],
          [body[0] - 0.3, body[1] + 0.3, 0.7],
        ] as const) {
          fill(sheet.context, bolt(x, y, s), [255, 226, 90]);
          fill(sheet.glow, bolt(x, y, s), [255, 236, 130]);
        }
        modelled(
          sheet.context,
          limb(pointsAt(head[0], head[1], '-0.06,-0.12 -0.2,-0.2 -0.32,-0.18'), [0.08, 0.07, 0.01]),
          [244, 196, 70],
          { outline: 0.006 },
        );
        sheet.light(body[0], body[1], 0.8, [255, 230, 130]);
      },
    },
    'flying',
  );
}
