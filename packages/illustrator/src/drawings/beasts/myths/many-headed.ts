import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { pointsAt, rows } from '../../../core/number-tables.ts';
import { goatFace } from '../../birds/flocks.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { fill, limb, modelled, type Point, polygon } from '../../pen/pen.ts';
import type { Sketch } from '../../pen/sketch.ts';
import { moodOf } from '../beast-expression.ts';
import type { Build } from '../build.types.ts';
import { type Coat, coatOf } from '../coats.ts';
import { drawFace, type FacePlan } from '../head/face.ts';
import { drawSideHead } from '../head/side-head.ts';
import { wolfPlan } from '../mammals/canines.ts';
import { lionPlan } from '../mammals/lions.ts';
import { paintHide } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import { dragonHead, drawSpikes } from './dragon-body.ts';

const HYDRA_BUILD: Build = {
  hip: 0.26,
  shoulder: 0.28,
  length: 0.44,
  rump: 0.42,
  waist: 0.42,
  chest: 0.46,
  neck: { length: 0.56, lean: 0.42, base: 0.18, top: 0.12 },
  legs: { thigh: 0.24, arm: 0.2, ankle: 0.14, foot: 'paw' },
  head: 0.27,
  sits: false,
};

/** Five serpent necks on one scaly body. */
export function drawHydra(request: DrawingRequest): Drawing {
  const skin: Rgb = request.color ?? pickColor(request.random.fork('skin'), '#548e60 #46788c #826096');
  const pale = mix(skin, [252, 236, 180], 0.66);
  const head = dragonHead(skin, pale, request);
  const necks: ReadonlyArray<readonly [Point, Point, number]> = [
    [[-0.34, -0.4], [-0.42, -0.62], -0.5],
    [[-0.14, -0.52], [-0.16, -0.82], -0.3],
    [[0.16, -0.5], [0.14, -0.8], -0.12],
    [[0.42, -0.26], [0.56, -0.38], 0.2],
  ];
  return drawQuadruped(request, {
    build: HYDRA_BUILD,
    coat: skin,
    belly: pale,
    foot: mix(skin, pale, 0.3),
    side: head,
    tail: { kind: 'thick', length: 0.74, width: 0.24, color: skin, lift: 0.1 },
    behind: (sheet, body) => {
      drawSpikes(sheet.context, body, scale(skin, 0.6));
      const root = body.spine[2]!;
      for (const [index, [middle, end, turn]] of necks.entries())
        drawNeck(
          sheet,
          request,
          [root[0], root[1] - 0.1],
          middle,
          end,
          turn,
          skin,
          head,
          0.78 + index * 0.05,
        );
    },
  });
}

function drawNeck(
  { context }: Sketch,
  request: DrawingRequest,
  root: Point,
  middle: Point,
  end: Point,
  turn: number,
  skin: Rgb,
  head: ReturnType<typeof dragonHead>,
  shade: number,
): void {
  const at: Point = [root[0] + end[0], root[1] + end[1]];
  paintHide(context, limb([root, [root[0] + middle[0], root[1] + middle[1]], at], [0.18, 0.15, 0.12]), skin, {
    lightSide: request.lightSide,
    shade,
    depth: 0.04,
  });
  framed(context, { at: [at[0], at[1]], turn }, () => {
    if (turn < -0.4) context.scale(-1, 1);
    context.scale(0.26, 0.26);
    drawSideHead(context, { ...head, coat: scale(skin, 0.84 + shade * 0.1) }, moodOf(request), true);
  });
}

/** The three-headed hound of the underworld. */
export function drawCerberus(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [74, 64, 70], pale: [130, 108, 106], dark: [44, 38, 44] }]);
  const plan = wolfPlan(request, coat);
  const fierce: DrawingRequest = { ...request, expression: request.expression ?? 'angry' };
  const face: FacePlan = { ...plan.face!, eyes: { ...plan.face!.eyes, iris: [250, 96, 50] } };
  return drawQuadruped(fierce, {
    ...plan,
    face,
    frontal: 1,
    build: { ...plan.build, chest: 0.46 },
    behind: ({ context }, body) => {
      const size = plan.build.head * 0.94;
      for (const [dx, dy] of rows<2>('-0.34,-0.02 0.36,0.04')) {
        const at: Point = [body.head[0] + dx, body.head[1] + dy];
        paintHide(
          context,
          limb(
            [body.neck[0]!, [(body.neck[0]![0] + at[0]) / 2, (body.neck[0]![1] + at[1]) / 2], at],
            [0.34, 0.3, 0.26],
          ),
          coat.main,
          { lightSide: request.lightSide, shade: 0.86, depth: 0.04 },
        );
        framed(context, { at: [at[0], at[1] - 0.06], scale: [size, size] }, () =>
          drawFace(context, face, { ...moodOf(fierce), turn: dx < 0 ? -0.5 : 0.7 }),
        );
      }
    },
  });
}

/** Lion in front, a goat's head on the back, a snake for a tail. */
export function drawChimera(request: DrawingRequest): Drawing {
  const plan = lionPlan(request);
  const goat: Coat = { main: [214, 204, 190], pale: [250, 244, 234], dark: [120, 104, 92] };
  const green: Rgb = [98, 150, 84];
  return drawQuadruped(request, {
    ...plan,
    tail: { kind: 'thick', length: 0.72, width: 0.1, color: green, lift: 0.9 },
    behind: ({ context }, body) => {
      const [x, y] = body.spine[1]!;
      paintHide(
        context,
        limb(pointsAt(x, y, '-0.06,0 -0.1,-0.26 -0.1,-0.4'), [0.22, 0.18, 0.16]),
        goat.main,
        { lightSide: request.lightSide, depth: 0.04 },
      );
      framed(context, { at: [x - 0.08, y - 0.5], scale: [0.32, 0.32] }, () =>
        drawFace(context, goatFace(goat, request.lightSide), { ...moodOf(request), turn: -0.4 }),
      );
      drawSerpentTip(context, body.tail, green);
    },
  });
}

function drawSerpentTip(context: Sketch['context'], [x, y]: Point, green: Rgb): void {
  const at: Point = [x - 0.3, y - 0.58];
  modelled(context, limb(pointsAt(at[0], at[1], '-0.1,0.04 0,-0.02 0.12,0.02'), [0.07, 0.14, 0.06]), green, {
    depth: 0.02,
    outline: 0.008,
  });
  fill(context, polygon(pointsAt(at[0], at[1], '0.12,0.02 0.24,-0.01 0.24,0.04')), [206, 50, 60]);
}
