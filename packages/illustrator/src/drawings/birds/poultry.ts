import { type Rgb, scale } from '../../core/color.ts';
import { points, rows } from '../../core/number-tables.ts';
import { paintHide } from '../beasts/paint-hide.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, limb, modelled } from '../pen/pen.ts';
import { drawBird } from './bird.ts';
import type { BirdPlan } from './bird-plan.ts';
import { BEAK, plumageOf } from './plumage.ts';

/** Cock with comb and sickle feathers, or a hen without. */
export function drawRooster(request: DrawingRequest): Drawing {
  return poultry(request, true);
}

export function drawHen(request: DrawingRequest): Drawing {
  return poultry(request, false);
}

function poultry(request: DrawingRequest, cock: boolean): Drawing {
  const plumage = plumageOf(
    request,
    cock
      ? [
          {
            coat: [196, 92, 40],
            belly: [74, 62, 66],
            wing: [150, 62, 36],
            tips: [40, 84, 78],
            head: [238, 160, 60],
          },
        ]
      : [
          { coat: [250, 244, 232], belly: [255, 252, 244], wing: [240, 228, 208], tips: [214, 196, 170] },
          { coat: [190, 112, 62], belly: [222, 152, 96], wing: [166, 92, 52], tips: [116, 66, 44] },
        ],
  );
  const red: Rgb = [220, 50, 46];
  return drawBird(request, {
    ...plumage,
    body: { length: 0.66, depth: 0.5, tilt: 0.2 },
    neck: { points: points('0.04,-0.12 0.06,-0.22'), widths: [0.3, 0.24] },
    headRadius: 0.14,
    beak: { kind: 'cone', length: 0.12, depth: 0.09, color: BEAK },
    legs: { length: 0.2, width: 0.034, color: [240, 176, 66] },
    tail: { length: cock ? 0.34 : 0.24, width: 0.13, spread: 0.9, lift: 0.8 },
    eye: { size: 0.036, iris: [240, 150, 60] },
    span: 0.8,
    behind: cock ? ({ context }, { body }) => drawSickles(context, body, plumage.tips) : undefined,
    over: ({ context }, { head: [x, y] }) => {
      const comb = cock ? 1 : 0.62;
      paintHide(
        context,
        `M${x + 0.1} ${y - 0.1}q${0.02 * comb} ${-0.12 * comb} ${-0.05 * comb} ${-0.1 * comb}q${-0.02 * comb} ${-0.08 * comb} ${-0.08 * comb} ${-0.02 * comb}q${-0.06 * comb} ${-0.06 * comb} ${-0.09 * comb} ${0.04 * comb}q-0.04 0.04 -0.01 0.12Z`,
        red,
        { lightSide: request.lightSide, depth: 0.02 },
      );
      paintHide(context, ellipse(x + 0.12, y + 0.14, 0.04 * comb, 0.075 * comb), red, {
        lightSide: request.lightSide,
        depth: 0.02,
      });
    },
  });
}

function drawSickles(
  context: Parameters<NonNullable<BirdPlan['markings']>>[0],
  [x, y]: readonly [number, number],
  color: Rgb,
): void {
  for (const [reach, rise] of rows<2>('0.62,0.36 0.56,0.5 0.44,0.58 0.66,0.2'))
    modelled(
      context,
      limb(
        [
          [x - 0.2, y - 0.06],
          [x - reach * 0.7, y - rise],
          [x - reach, y - rise * 0.8],
          [x - reach - 0.12, y - rise * 0.3],
        ],
        [0.08, 0.1, 0.08, 0.01],
      ),
      scale(color, 0.8 + rise * 0.5),
      { depth: 0.015, outline: 0.006 },
    );
}
