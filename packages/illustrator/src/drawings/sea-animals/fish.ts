import type { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { paintHide, softPatch } from '../beasts/paint-hide.ts';
import { drawBirdEye } from '../birds/bird-eye.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, line, pathAt, smooth } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';

/** A fish looking right, its body one unit long around the origin's height. */
export interface FishPlan {
  coat: Rgb;
  belly: Rgb;
  fin: Rgb;
  /** Half depth of the body over its length. */
  depth: number;
  tail: 'fork' | 'fan' | 'veil' | 'round';
  tailSize: number;
  dorsal: { from: number; to: number; height: number; spiky?: boolean };
  eye: number;
  mouth?: 'smile' | 'pout' | 'grim';
  scales?: boolean;
  markings?: (context: SKRSContext2D) => void;
  over?: (sheet: Sketch) => void;
}

export function drawFish(request: DrawingRequest, plan: FishPlan): Drawing {
  const { size, lightSide } = request;
  return sketch(
    { size: size * 1.1, left: -1.2, right: 0.9, top: -0.9, bottom: 0.9, facing: 'right', selfLit: 0.4 },
    (sheet) => {
      const { context } = sheet;
      drawTailFin(context, plan, lightSide);
      drawDorsal(context, plan, lightSide);
      paintHide(context, fishBody(plan.depth), plan.coat, {
        lightSide,
        depth: plan.depth * 0.3,
        markings: (clipped) => {
          softPatch(clipped, 0.04, plan.depth * 0.8, 0.5, plan.depth * 0.6, plan.belly, 0.95);
          plan.markings?.(clipped);
          if (plan.scales !== false) drawScales(clipped, plan);
        },
      });
      drawSideFin(context, plan, lightSide);
      drawFishFace(context, plan, request);
      plan.over?.(sheet);
      sheet.anchor('hat', 0.3, -plan.depth * 0.75);
      sheet.anchor('face', 0.3, 0);
      sheet.anchor('seat', 0, -plan.depth * 0.9);
      sheet.anchor('back', 0, -plan.depth * 0.9);
      sheet.anchor('hand', 0.5, 0.05);
      sheet.head(plan.depth * 1.3);
    },
  );
}

function fishBody(depth: number): Path2D {
  return smooth([
    [0.5, 0.02],
    [0.4, -depth * 0.6],
    [0.14, -depth],
    [-0.2, -depth * 0.72],
    [-0.5, -depth * 0.2],
    [-0.5, depth * 0.2],
    [-0.2, depth * 0.74],
    [0.14, depth],
    [0.4, depth * 0.66],
  ]);
}

function drawTailFin(context: SKRSContext2D, { tail, tailSize: s, fin }: FishPlan, lightSide: -1 | 1): void {
  const shapes = {
    fork: `M-0.42 0Q-0.56 ${-s * 0.3} ${-0.5 - s} ${-s * 0.9}Q${-0.46 - s * 0.6} 0 ${-0.5 - s} ${s * 0.9}Q-0.56 ${s * 0.3} -0.42 0Z`,
    fan: `M-0.42 0Q-0.6 ${-s * 0.8} ${-0.5 - s * 0.8} ${-s * 0.7}Q${-0.56 - s} 0 ${-0.5 - s * 0.8} ${s * 0.7}Q-0.6 ${s * 0.8} -0.42 0Z`,
    round: `M-0.42 -0.05Q${-0.5 - s * 0.4} ${-s * 0.7} ${-0.5 - s * 0.8} ${-s * 0.3}Q${-0.52 - s * 0.9} 0 ${-0.5 - s * 0.8} ${s * 0.3}Q${-0.5 - s * 0.4} ${s * 0.7} -0.42 0.05Z`,
    veil: `M-0.42 0Q-0.56 ${-s * 0.9} ${-0.5 - s * 1.2} ${-s * 0.6}Q${-0.46 - s * 0.8} ${-s * 0.1} ${-0.5 - s * 0.7} 0Q${-0.6 - s * 0.9} ${s * 0.5} ${-0.5 - s * 1.1} ${s * 1.1}Q-0.56 ${s * 0.9} -0.42 0Z`,
  };
  paintHide(context, shapes[tail], fin, {
    lightSide,
    depth: 0.04,
    markings: (clipped) => {
      for (let ray = -3; ray <= 3; ray++)
        line(
          clipped,
          `M-0.44 0Q${-0.5 - s * 0.4} ${ray * s * 0.14} ${-0.5 - s * 1.2} ${ray * s * 0.34}`,
          toCss(scale(fin, 0.7), 0.45),
          0.012,
        );
    },
  });
}

function drawDorsal(context: SKRSContext2D, { dorsal, fin, depth }: FishPlan, lightSide: -1 | 1): void {
  const { from, to, height, spiky } = dorsal;
  const base = -depth * 0.7;
  const spikes = spiky
    ? Array.from({ length: 7 }, (_, index) => {
        const x = from + ((to - from) * (index + 0.5)) / 7;
        return `L${x} ${-depth - height * (index % 2 ? 0.7 : 1)}L${x + (to - from) / 14} ${-depth - height * 0.4}`;
      }).join('')
    : `Q${from - 0.04} ${-depth - height} ${from + (to - from) * 0.3} ${-depth - height}Q${to} ${-depth - height * 0.5} ${to} ${base}`;
  paintHide(context, `M${from} ${base}${spikes}L${to} ${base}Z`, fin, { lightSide, depth: 0.03 });
  paintHide(
    context,
    `M-0.02 ${depth * 0.8}Q-0.12 ${depth + height * 0.9} -0.24 ${depth + height * 0.6}Q-0.2 ${depth * 0.7} -0.14 ${depth * 0.6}Z`,
    fin,
    { lightSide, depth: 0.02 },
  );
}

function drawSideFin(context: SKRSContext2D, { fin, depth }: FishPlan, lightSide: -1 | 1): void {
  const shape = pathAt(
    0,
    0,
    'M0.12 0.16Q-0.02 0.06 -0.14 0.3Q-0.12 0.66 0.02 0.58Q0.12 0.46 0.12 0.16Z',
    1,
    depth,
  );
  paintHide(context, shape, mix(fin, [255, 255, 255], 0.12), { lightSide, depth: 0.02, outline: 0.008 });
}

function drawScales(context: SKRSContext2D, { coat, depth }: FishPlan): void {
  for (let row = -3; row <= 3; row++) {
    for (let column = 0; column < 9; column++) {
      const x = 0.16 - column * 0.075 - (row % 2) * 0.037;
      const y = row * depth * 0.25;
      line(
        context,
        pathAt(x, y, 'M0 -0.12q-0.045 0.12 0 0.24', 1, depth),
        toCss(scale(coat, 0.72), 0.4),
        0.009,
      );
    }
  }
}

function drawFishFace(
  context: SKRSContext2D,
  { eye, depth, mouth = 'smile', coat }: FishPlan,
  request: DrawingRequest,
): void {
  line(context, `M0.2 ${-depth * 0.66}Q0.13 0 0.2 ${depth * 0.66}`, toCss(scale(coat, 0.55), 0.5), 0.013);
  fill(context, ellipse(0.32, -depth * 0.24, eye * 1.3), [252, 250, 244]);
  drawBirdEye(context, 0.335, -depth * 0.24, eye * 0.86, request.eyeColor);
  const bends = { smile: [0.1, 0.05], pout: [0.02, 0.04], grim: [-0.02, -0.03] } as const;
  const [drop, corner] = bends[request.expression === 'sad' ? 'grim' : mouth];
  line(
    context,
    `M0.49 ${0.06}Q0.44 ${0.08 + drop} 0.36 ${0.06 + corner}`,
    toCss(scale(coat, 0.4), 0.9),
    0.014,
  );
  softPatch(context, 0.36, depth * 0.34, 0.06, 0.05, [250, 130, 120], 0.4);
}
