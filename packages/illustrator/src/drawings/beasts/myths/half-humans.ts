import { mix, type Rgb, scale } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import { drawFeatherWing } from '../../birds/feather-wing.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, modelled, type Point, pathAt } from '../../pen/pen.ts';
import { moodOf } from '../beast-expression.ts';
import { type Coat, coatOf } from '../coats.ts';
import { drawFace, type FacePlan } from '../head/face.ts';
import { BIG_CAT_BUILD } from '../mammals/big-cats.ts';
import { HORSE_BUILD, horsePlan } from '../mammals/horses.ts';
import { lionPlan } from '../mammals/lions.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';

function humanFace(skin: Rgb, hair: Rgb, lightSide: -1 | 1, female: boolean): FacePlan {
  return {
    coat: skin,
    halfWidth: 0.38,
    halfHeight: 0.45,
    jaw: 0.86,
    ears: { kind: 'round', size: 0.16, spread: 0.38, y: 0.06 },
    nose: { kind: 'button', width: 0.09, y: 0.12, color: scale(skin, 0.8) },
    eyes: { size: 0.066, spread: 0.16, y: 0.0, iris: [110, 76, 50], brow: scale(hair, 0.7) },
    blush: true,
    behind: (context) =>
      paintHide(
        context,

        female
          ? 'M-0.46 -0.1C-0.5 -0.6 0.5 -0.6 0.46 -0.1Q0.52 0.4 0.4 0.64H-0.4Q-0.52 0.4 -0.46 -0.1Z'
          : 'M-0.44 -0.06C-0.48 -0.58 0.48 -0.58 0.44 -0.06Q0.46 0.24 0.36 0.36H-0.36Q-0.46 0.24 -0.44 -0.06Z',
        hair,
        { lightSide, depth: 0.06, outline: 0.016 },
      ),
    after: (context) => {
      paintHide(
        context,
        'M-0.4 -0.1Q-0.4 -0.5 0 -0.52Q0.4 -0.5 0.4 -0.1Q0.3 -0.3 0.1 -0.32Q-0.2 -0.28 -0.4 -0.1Z',
        hair,
        { lightSide, depth: 0.05, outline: 0.014 },
      );
    },
  };
}

/** A horse with the trunk of a person where its neck would be; an archer by default. */
export function drawCentaur(request: DrawingRequest): Drawing {
  const { lightSide, skin } = request;
  const coat = coatOf(request, [
    { main: [150, 94, 56], pale: [214, 170, 126], dark: [72, 46, 36] },
    { main: [92, 74, 70], pale: [160, 140, 132], dark: [48, 38, 38] },
  ]);
  const plan = horsePlan({ ...request, qualities: [] }, coat, [coat.dark]);
  return drawQuadruped(
    { ...request, bust: false },
    {
      ...plan,
      build: { ...HORSE_BUILD, neck: { length: 0.1, lean: 0.3, base: 0.26, top: 0.22 }, head: 0.34 },
      side: undefined,
      face: undefined,
      over: (sheet, body) => {
        const { context } = sheet;
        const [x, y] = body.neck[1]!;
        paintHide(
          context,
          limb(pointsAt(x, y, '-0.1,-0.24 -0.14,-0.36 0.08,-0.4'), [0.1, 0.08, 0.06]),
          scale(skin, 0.86),
          { lightSide, depth: 0.02 },
        );
        const torso = pathAt(
          x,
          y,
          'M-0.14 0.06Q-0.16 -0.2 -0.18 -0.34Q0 -0.46 0.18 -0.34Q0.17 -0.16 0.14 0.08Q0 0.16 -0.14 0.06Z',
        );
        paintHide(context, torso, skin, {
          lightSide,
          depth: 0.05,
          markings: (clipped) => softPatch(clipped, x, y + 0.14, 0.2, 0.1, coat.main, 1),
        });
        line(
          context,
          pathAt(x, y, 'M-0.1 -0.2Q-0.02 -0.16 0.03 -0.2Q0.08 -0.16 0.14 -0.2M0.03 -0.2V0'),
          scale(skin, 0.66),
          0.009,
        );
        line(context, pathAt(x, y, 'M0.46 -0.62Q0.66 -0.28 0.42 0.06'), [116, 74, 46], 0.032);
        line(context, pathAt(x, y, 'M0.46 -0.62L0.42 0.06'), [240, 232, 214], 0.008);
        const arm: Point[] = pointsAt(x, y, '0.13,-0.3 0.34,-0.24 0.54,-0.3');
        paintHide(context, limb(arm, [0.12, 0.1, 0.07]), skin, { lightSide, depth: 0.03 });
        paintHide(context, ellipse(x + 0.55, y - 0.3, 0.05), skin, { lightSide, depth: 0.01 });
        framed(context, { at: [x + 0.02, y - 0.56], scale: [0.36, 0.36] }, () =>
          drawFace(
            context,
            humanFace(skin, request.hairColor ?? coat.dark, lightSide, false),
            moodOf(request),
          ),
        );
        sheet.anchor('hat', x + 0.02, y - 0.72);
        sheet.anchor('face', x + 0.02, y - 0.54);
        sheet.anchor('hand', x + 0.55, y - 0.3);
        sheet.head(0.28);
      },
    },
  );
}

/** The sphinx of Egypt, lying: sandstone unless it is said to be alive. */
export function drawSphinx(request: DrawingRequest): Drawing {
  const { lightSide, qualities, pose } = request;
  const alive =
    qualities.includes('winged') ||
    (pose !== undefined && pose !== 'standing' && pose !== 'lying' && pose !== 'sitting');
  const stone: Coat = {
    main: request.color ?? [222, 186, 126],
    pale: [240, 212, 158],
    dark: [168, 128, 78],
  };
  const coat: Coat = alive ? { main: [222, 172, 100], pale: [250, 232, 196], dark: [130, 84, 46] } : stone;
  const skin = alive ? request.skin : stone.main;
  const plan = lionPlan(request);
  const gold: Rgb = alive ? [240, 196, 80] : mix(stone.main, [255, 226, 150], 0.3);
  const blue: Rgb = alive ? [44, 88, 170] : stone.dark;
  return drawQuadruped(
    { ...request, pose: alive ? pose : 'lying', bust: false },
    {
      ...plan,
      coat: coat.main,
      belly: coat.pale,
      foot: coat.main,
      build: { ...BIG_CAT_BUILD, neck: { length: 0.26, lean: 0.3, base: 0.34, top: 0.24 }, head: 0.44 },
      tail: { kind: 'tuft', length: 0.5, width: 0.07, color: coat.main, tip: coat.dark },
      markings: undefined,
      side: undefined,
      face: {
        ...humanFace(skin, blue, lightSide, false),
        ears: { kind: 'round', size: 0.14, spread: 0.36, y: 0.04, color: skin },
        eyes: {
          size: 0.062,
          spread: 0.16,
          y: -0.02,
          iris: alive ? [96, 70, 40] : stone.dark,
          brow: scale(coat.dark, 0.7),
        },
        blush: alive,
        behind: (context) => drawNemes(context, gold, blue, lightSide),
        after: (context) => {
          paintHide(
            context,
            'M-0.4 -0.16Q-0.4 -0.54 0 -0.56Q0.4 -0.54 0.4 -0.16Q0.2 -0.28 0 -0.28Q-0.2 -0.28 -0.4 -0.16Z',
            gold,
            {
              lightSide,
              depth: 0.05,
              outline: 0.014,
              markings: (clipped) => {
                for (let stripe = -3; stripe <= 3; stripe++)
                  line(clipped, pathAt(0, 0, 'M0.11 -0.6Q0.13 -0.4 0.13 -0.1', stripe), blue, 0.045);
              },
            },
          );
          modelled(context, limb('0,-0.3 0.01,-0.4 0,-0.48', [0.09, 0.1, 0.05]), scale(gold, 0.9), {
            depth: 0.02,
            outline: 0.012,
          });
          paintHide(context, 'M-0.05 0.42H0.05L0.04 0.62Q0 0.66 -0.04 0.62Z', blue, {
            lightSide,
            depth: 0.02,
            outline: 0.012,
          });
        },
      },
      behind: qualities.includes('winged')
        ? (sheet, body) => drawFeatherWing(sheet, [body.spine[2]![0], body.spine[2]![1] - 0.06], 1, gold, 0.9)
        : undefined,
    },
  );
}

/** The striped cloth of a pharaoh, falling to both shoulders. */
function drawNemes(
  context: Parameters<NonNullable<FacePlan['behind']>>[0],
  gold: Rgb,
  blue: Rgb,
  lightSide: -1 | 1,
): void {
  const cloth =
    'M0 -0.56C-0.4 -0.56 -0.5 -0.3 -0.56 0.1L-0.66 0.62Q-0.4 0.7 -0.24 0.62L-0.2 0.3H0.2L0.24 0.62Q0.4 0.7 0.66 0.62L0.56 0.1C0.5 -0.3 0.4 -0.56 0 -0.56Z';
  paintHide(context, cloth, gold, {
    lightSide,
    depth: 0.06,
    outline: 0.016,
    markings: (clipped) => {
      for (let stripe = 0; stripe < 9; stripe++)
        fill(
          clipped,
          limb(pointsAt(0, stripe * 0.13, '-0.7,-0.34 0,-0.42 0.7,-0.34'), [0.05, 0.05, 0.05]),
          blue,
        );
    },
  });
}
