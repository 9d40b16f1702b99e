import { mix, pickColor, scale } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { points, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, type Point, polygon } from '../../pen/pen.ts';
import { anchorAll, sketch } from '../../pen/sketch.ts';
import { moodOf } from '../beast-expression.ts';
import { drawSideHead } from '../head/side-head.ts';
import { alongSpine } from '../markings.ts';
import { paintHide } from '../paint-hide.ts';
import { dragonHead } from './dragon-body.ts';

/** Three humps and a raised head above water: sea serpents and the monster of the lake. */
export function drawSeaSerpent(request: DrawingRequest): Drawing {
  const { size, lightSide, random } = request;
  const skin = request.color ?? pickColor(random.fork('skin'), '#3a8a7e #4678a0 #5c8c5a');
  const pale = mix(skin, [250, 240, 200], 0.66);
  return sketch({ size, left: -1.2, right: 1.0, top: -1.2, bottom: 0.1, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const humps: ReadonlyArray<readonly [number, number, number]> = rows<3>(
      '-0.86,0.2,0.26 -0.4,0.26,0.38 0.12,0.26,0.42',
    );
    for (const [x, radius, height] of humps) {
      for (let fin = -1; fin <= 1; fin++)
        fill(
          context,
          polygon([
            [x + fin * radius * 0.5 - 0.05, -height + Math.abs(fin) * 0.08],
            [x + fin * radius * 0.5 - 0.05, -height - 0.09 + Math.abs(fin) * 0.06],
            [x + fin * radius * 0.5 + 0.06, -height + Math.abs(fin) * 0.08 + 0.02],
          ]),
          scale(skin, 0.6),
        );
      const arch = `M${x - radius} 0.06C${x - radius} ${-height * 1.34} ${x + radius} ${-height * 1.34} ${x + radius} 0.06H${x + radius * 0.5}C${x + radius * 0.5} ${-height * 0.5} ${x - radius * 0.5} ${-height * 0.5} ${x - radius * 0.5} 0.06Z`;
      paintHide(context, arch, skin, { lightSide, depth: 0.05 });
    }
    const neck: readonly Point[] = points('0.54,0.06 0.5,-0.26 0.4,-0.52 0.44,-0.78 0.52,-0.88');
    paintHide(context, limb(neck, [0.26, 0.24, 0.2, 0.18, 0.17]), skin, {
      lightSide,
      depth: 0.05,
      markings: (clipped) => {
        for (let plate = 0; plate < 10; plate++) {
          const [x, y] = alongSpine(neck, [0.2, 0.2, 0.2, 0.2, 0.2], plate / 9);
          fill(clipped, ellipse(x + 0.1, y, 0.07, 0.04), plate % 2 ? pale : scale(pale, 0.9));
        }
      },
    });
    framed(context, { at: [0.54, -0.94], scale: [0.44, 0.44] }, () =>
      drawSideHead(context, dragonHead(skin, pale, request), moodOf(request)),
    );
    anchorAll(sheet, 'waterline 0,-0.02 seat -0.4,-0.36 back -0.4,-0.38 hat 0.52,-1.06');
    sheet.head(0.24);
  });
}
