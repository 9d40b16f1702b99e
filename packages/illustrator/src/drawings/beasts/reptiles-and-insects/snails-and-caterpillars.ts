import { colorList, mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { points, pointsAt, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line } from '../../pen/pen.ts';
import { anchorAll, sketch } from '../../pen/sketch.ts';
import { moodOf } from '../beast-expression.ts';
import { drawEye } from '../head/face-eyes.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import { hueOf } from './crawling-insects.ts';

export function drawSnail(request: DrawingRequest): Drawing {
  const { size, lightSide, random } = request;
  const shell = request.color ?? pickColor(random.fork('shell'), '#be7c48 #de965a #aa6e78');
  const skin: Rgb = [226, 206, 164];
  return sketch(
    { size: size * 1.05, left: -0.9, right: 0.9, top: -1.0, bottom: 0.05, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      const body = limb(
        '-0.74,-0.03 -0.4,-0.08 0.1,-0.1 0.36,-0.16 0.46,-0.36 0.51,-0.52 0.52,-0.58',
        [0.03, 0.14, 0.2, 0.22, 0.21, 0.23, 0.14],
      );
      for (const [x, lean] of rows<2>('0.47,-0.03 0.57,0.07'))
        paintHide(
          context,
          limb(pointsAt(x, 0, '0,-0.48 0.5,-0.66 1,-0.8', lean), [0.075, 0.06, 0.055]),
          skin,
          { lightSide, depth: 0.01 },
        );
      paintHide(context, body, skin, {
        lightSide,
        depth: 0.05,
        markings: (clipped) => softPatch(clipped, 0, 0, 0.7, 0.06, scale(skin, 0.8), 0.7),
      });
      paintHide(context, ellipse(-0.14, -0.42, 0.42, 0.4), shell, {
        lightSide,
        depth: 0.1,
        markings: (clipped) => {
          let data = '';
          for (let step = 0; step <= 60; step++) {
            const angle = step * 0.24 + 0.5;
            const radius = 0.41 * (1 - step / 66);
            data += `${step === 0 ? 'M' : 'L'}${-0.14 + Math.cos(angle) * radius} ${-0.42 + Math.sin(angle) * radius * 0.96}`;
          }
          line(clipped, data, toCss(mix(shell, [255, 236, 196], 0.5), 0.8), 0.07);
          line(clipped, data, toCss(scale(shell, 0.55), 0.9), 0.018);
        },
      });
      const mood = moodOf(request);
      for (const [x, y] of points('0.44,-0.8 0.64,-0.8')) {
        fill(context, ellipse(x, y, 0.066), [255, 252, 246]);
        drawEye(context, x + 0.008, y, 1, { size: 0.046, spread: 0, y: 0 }, mood);
      }
      line(context, 'M0.5 -0.47Q0.55 -0.43 0.58 -0.48', [110, 80, 56], 0.014);
      softPatch(context, 0.48, -0.5, 0.04, 0.03, [250, 130, 110], 0.6);
      anchorAll(sheet, 'hat 0.54,-0.62 face 0.52,-0.5 seat -0.14,-0.8 back -0.14,-0.82');
      sheet.head(0.24);
    },
  );
}

/** A row of round segments. */
export function drawCaterpillar(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const green = hueOf(request, colorList('#8ac448 #6eb45a'));
  return sketch(
    { size: size * 1.1, left: -1, right: 0.9, top: -0.9, bottom: 0.05, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      for (let segment = 0; segment < 6; segment++) {
        const x = -0.72 + segment * 0.22;
        const y = -0.2 - Math.sin(segment * 1.2) * 0.07;
        for (const foot of [-0.05, 0.05])
          fill(context, ellipse(x + foot, -0.03, 0.04, 0.05), scale(green, 0.6));
        paintHide(context, ellipse(x, y, 0.17, 0.18), scale(green, segment % 2 ? 0.88 : 1.04), {
          lightSide,
          depth: 0.05,
        });
        fill(context, ellipse(x, y - 0.06, 0.034), mix(green, [255, 240, 130], 0.7));
      }
      paintHide(context, ellipse(0.54, -0.4, 0.23, 0.23), mix(green, [255, 240, 120], 0.2), {
        lightSide,
        depth: 0.06,
      });
      const mood = moodOf(request);
      for (const x of [0.5, 0.66]) drawEye(context, x, -0.43, 1, { size: 0.05, spread: 0, y: 0 }, mood);
      line(context, 'M0.5 -0.3Q0.58 -0.24 0.64 -0.3', [50, 70, 30], 0.016);
      for (const x of [0.44, 0.6]) {
        line(context, `M${x} -0.6L${x + 0.02} -0.76`, scale(green, 0.5), 0.02);
        fill(context, ellipse(x + 0.02, -0.77, 0.034), [240, 120, 90]);
      }
      anchorAll(sheet, 'hat 0.54,-0.6 hand 0.76,-0.3');
      sheet.head(0.44);
    },
  );
}
