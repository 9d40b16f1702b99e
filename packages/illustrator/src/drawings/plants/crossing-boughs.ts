import { type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { Procedure } from '../pen/drawing.types.ts';
import { ellipse } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';
import { drawLeafMasses, heapsOf } from './leaf-masses.ts';

/** What grows on a bough: its color, whether it is round, and needles instead of leaves. */
interface Growth {
  leaf?: Rgb;
  autumn?: Rgb;
  round?: boolean;
  needles?: boolean;
}

const BARK: Rgb = [112, 84, 60];
/** Below the bough and at its end: whoever sits on it is not behind leaves. */
const BEHIND =
  '-1.1,0.2,0.16,0.09 -0.62,0.2,0.13,0.08 0.2,0.21,0.13,0.08 0.72,0.17,0.15,0.09 1.16,-0.03,0.16,0.11';
const BEFORE = '-0.86,0.26,0.14,0.08 0.46,0.24,0.12,0.07 1.0,0.12,0.17,0.09 1.28,0.02,0.12,0.09';
/** Start on the bough, end, thickness. */
const TWIGS =
  '-1.1,0.04,-0.98,0.2,0.03 -0.66,0.03,-0.6,0.2,0.026 0.1,0.02,0.22,0.2,0.026 0.56,0.02,0.74,0.16,0.026 0.92,0,1.02,0.12,0.024 0.98,-0.02,1.16,-0.1,0.024';

/** One strong bough from beside the picture, level where somebody sits. */
function bough({ leaf, autumn, round, needles }: Growth): Procedure {
  return thing({ left: -1.42, right: 1.4, top: -0.22, bottom: 0.4 }, (tools, request) => {
    const { random, lightSide, color, season, snow } = request;
    const green = color ?? (season === 'autumn' && autumn ? autumn : leaf);
    const masses = (heaps: string, tone: number, dice: string) =>
      green &&
      drawLeafMasses(tools.context, random.fork(dice), heapsOf(heaps), {
        leaf: scale(green, tone),
        lightSide,
        round,
        size: needles ? 0.05 : 0.04,
        count: 40,
      });
    masses(BEHIND, 0.8, 'behind');
    for (const [x, y, endX, endY, wide] of rows<5>(TWIGS))
      tools.rod(
        `${x},${y} ${(x + endX) / 2},${(y + endY) / 2 - 0.02} ${endX},${endY}`,
        `${wide * 1.5} ${wide} ${wide * 0.4}`,
        BARK,
        0.01,
      );
    drawWood(tools);
    masses(BEFORE, 1, 'before');
    if (snow)
      tools.flat(
        'M-1.42 -0.09Q-0.8 -0.13 0 -0.1Q0.7 -0.09 1.3 -0.06Q0.7 -0.05 0 -0.05Q-0.8 -0.06 -1.42 -0.03Z',
        'rgba(246,250,255,0.96)',
      );
    tools.sheet.anchor('seat', -0.02, -0.05);
  });
}

function drawWood(tools: ThingTools): void {
  tools.rod('-1.42,0.06 -0.8,0.01 0,0.02 0.7,0.01 1.32,-0.05', '0.2 0.17 0.14 0.1 0.03', BARK, 0.05);
  for (const [x, y, long] of rows<3>('-1.3,0.05,0.24 -0.9,-0.01,0.3 -0.4,0.04,0.34 0.1,0,0.22 0.5,0.03,0.26'))
    tools.stroke(`M${x} ${y}q${long / 2} 0.02 ${long} -0.004`, scale(BARK, 0.6), 0.01);
  tools.stroke(ellipse(-0.62, 0.02, 0.04, 0.025), scale(BARK, 0.55), 0.012);
}

/** A fallen piece of a branch. */
const drawStick = thing({ left: -0.9, right: 0.9, top: -0.3 }, (tools) => {
  tools.rod('0.3,-0.1 0.5,-0.2 0.58,-0.26', '0.06 0.045 0.03', scale(BARK, 0.9), 0.015);
  tools.rod('-0.85,-0.08 -0.2,-0.06 0.3,-0.1 0.86,-0.06', '0.1 0.11 0.1 0.07', BARK, 0.03);
  tools.flat(ellipse(-0.86, -0.08, 0.02, 0.045), [206, 172, 128]);
});

/** Boughs and what falls from them, by the name the vocabulary uses. */
export const BOUGH_PROCEDURES = {
  bough: bough({ leaf: [96, 150, 62], autumn: [214, 128, 48] }),
  'blossoming-bough': bough({ leaf: [244, 176, 198], round: true }),
  'bare-bough': bough({}),
  stick: drawStick,
  'pine-bough': bough({ leaf: [52, 104, 72], needles: true }),
} satisfies Record<string, Procedure>;
