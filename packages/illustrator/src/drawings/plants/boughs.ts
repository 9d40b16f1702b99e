import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, limb } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { thingToolsFor } from '../pen/thing-tools.ts';
import { drawBranches } from './branches.ts';
import { drawSnowOnCrown } from './broad-trees.ts';
import { drawLeafMasses, heapsOf, scatterFallen } from './leaf-masses.ts';
import { LOPSIDED_CROWN, WIDE_CROWN } from './tree-kinds.ts';

/** A cherry in blossom: dark boughs under clouds of petals. */
export function drawCherryTree(request: DrawingRequest): Drawing {
  return sketch({ size: request.size, left: -0.8, right: 0.8, top: -1.1 }, ({ context }) => {
    const { random, lightSide, color, snow } = request;
    const petal: Rgb = color ?? pickColor(random, '#f4a8c0 #f7bccd #ee94b4');
    const wood = {
      bark: [79, 52, 48] as Rgb,
      width: 0.12,
      trunk: 0.3,
      spread: 1.02,
      levels: 3,
      lightSide,
      bend: 0.34,
    };
    const crown = heapsOf(random.pick([WIDE_CROWN, LOPSIDED_CROWN]));
    const style = { leaf: petal, lit: [255, 246, 248] as Rgb, lightSide, round: true, size: 0.024 };
    drawLeafMasses(context, random.fork('back'), crown.slice(0, 4), {
      ...style,
      leaf: scale(petal, 0.86),
      count: 24,
    });
    const tips = drawBranches(context, random.fork('wood'), wood);
    drawLeafMasses(context, random.fork('front'), crown.slice(2), { ...style, count: 54 });
    const spray = random.fork('spray');
    for (const [x, y] of tips.filter((_, index) => index % 3 === 0))
      drawLeafMasses(context, spray, [{ x, y, radiusX: 0.06, radiusY: 0.045 }], { ...style, count: 7 });
    for (let fallen = 0; fallen < 18; fallen++) {
      context.fillStyle = 'rgba(255,214,226,0.95)';
      context.fill(
        ellipse(spray.range(-0.62, 0.62), spray.range(-0.46, -0.03), 0.012, 0.007, spray.range(-1, 1)),
      );
    }
    scatterFallen(context, spray, 0.6, 34, [petal, [255, 226, 234]]);
    if (snow) drawSnowOnCrown(request, context, crown);
  });
}

/** A weeping willow. */
export function drawWillow(request: DrawingRequest): Drawing {
  return sketch({ size: request.size, left: -0.72, right: 0.72, top: -1.06 }, (sheet) => {
    const { random, lightSide, color } = request;
    const { context } = sheet;
    const tools = thingToolsFor(sheet, lightSide);
    const leaf: Rgb = color ?? pickColor(random, '#8ab04a #7aa650 #9ab84e');
    drawBranches(context, random.fork('wood'), {
      bark: [111, 90, 66],
      width: 0.14,
      trunk: 0.42,
      spread: 0.9,
      levels: 2,
      lightSide,
    });
    drawLeafMasses(context, random, heapsOf('-0.3,-0.72,0.26,0.16 0.3,-0.74,0.26,0.16 0,-0.84,0.34,0.18'), {
      leaf: scale(leaf, 0.8),
      lightSide,
    });
    for (let layer = 0; layer < 3; layer++)
      for (let strand = 0; strand < 24; strand++) {
        const t = strand / 23;
        const x = -0.6 + t * 1.2;
        const top = -0.98 + (x / 0.66) ** 2 * 0.3 + layer * 0.06;
        const drop = random.range(0.36, 0.62) + (layer === 0 ? 0.1 : 0);
        const bottom = Math.min(-0.06, top + drop);
        const tone =
          layer === 2 ? mix(leaf, [250, 246, 170], random.range(0, 0.4)) : scale(leaf, 0.66 + layer * 0.2);
        const sway = x * 0.1 + random.range(-0.02, 0.02);
        tools.flat(
          limb(
            [
              [x * 0.84, top],
              [x + sway * 0.6, (top + bottom) / 2],
              [x + sway, bottom],
            ],
            [0.05, 0.034, 0.006],
          ),
          tone,
        );
      }
    drawLeafMasses(
      context,
      random,
      heapsOf(
        '-0.36,-0.82,0.2,0.1 0.36,-0.83,0.2,0.1 -0.14,-0.92,0.24,0.1 0.16,-0.93,0.24,0.1 0,-0.86,0.22,0.09',
      ),
      { leaf, lightSide, count: 30 },
    );
  });
}

/** A tree without leaves: fine twigs, snow on them in winter. */
export function drawBareTree(request: DrawingRequest): Drawing {
  return sketch({ size: request.size, left: -0.8, right: 0.8, top: -1.12 }, ({ context }) => {
    const { random, lightSide, snow, color } = request;
    drawBranches(context, random, {
      bark: color ?? pickColor(random, '#5f4a3c #54443c #6a5444'),
      width: 0.1,
      trunk: 0.34,
      spread: 0.92,
      levels: 4,
      lightSide,
      bend: 0.24,
      snow,
    });
  });
}

/** A dead, twisted tree with a hollow. */
export function drawDeadTree(request: DrawingRequest): Drawing {
  return sketch({ size: request.size, left: -0.8, right: 0.8, top: -1.1 }, ({ context }) => {
    const { random, lightSide, snow, color } = request;
    const bark: Rgb = color ?? pickColor(random, '#54483f #4a423e #6a5a4c');
    drawBranches(context, random, {
      bark,
      width: 0.16,
      trunk: 0.44,
      spread: 1.2,
      levels: 2,
      lightSide,
      bend: 0.8,
      snow,
    });
    context.fillStyle = 'rgba(24,16,14,0.9)';
    context.fill(ellipse(0.005, -0.26, 0.032, 0.055, 0.1));
  });
}
