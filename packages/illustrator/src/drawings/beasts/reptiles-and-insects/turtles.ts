import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { pointsAt, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, pathAt, shapeOf } from '../../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../../pen/sketch.ts';
import { moodOf } from '../beast-expression.ts';
import { drawEye } from '../head/face-eyes.ts';
import { paintHide, softPatch } from '../paint-hide.ts';

/** A turtle in profile, walking on land or swimming with flippers. */
export function drawTurtle(request: DrawingRequest): Drawing {
  return turtle(request, request.pose === 'swimming');
}

export function drawSeaTurtle(request: DrawingRequest): Drawing {
  return turtle(request, true);
}

function turtle(request: DrawingRequest, flippers: boolean): Drawing {
  const { size, lightSide, pose, random } = request;
  const skin: Rgb = request.color
    ? mix(request.color, [236, 226, 150], 0.4)
    : pickColor(random.fork('skin'), '#8cba60 #a8be6e');
  const shell: Rgb = request.color ?? pickColor(random.fork('shell'), '#92683e #548a54 #787842');
  const tucked = pose === 'sleeping';
  return sketch(
    { size: size * 1.1, left: -0.9, right: 0.9, top: -0.95, bottom: flippers ? 0.44 : 0.06, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      // Walkers carry the shell on legs; swimmers lie in the water, head a little raised.
      if (flippers) context.rotate(-0.12);
      else context.translate(0, -0.09);
      paintHide(context, 'M-0.5 -0.14Q-0.62 -0.14 -0.7 -0.04Q-0.56 -0.04 -0.48 -0.06Z', skin, {
        lightSide,
        depth: 0.02,
      });
      if (flippers) drawFlippers(sheet, skin, 0.8, lightSide);
      else for (const x of [-0.22, 0.36]) drawStump(sheet, x, skin, 0.8, lightSide);
      if (!tucked)
        paintHide(context, limb('0.34,-0.22 0.5,-0.32 0.6,-0.46', [0.2, 0.17, 0.16]), skin, {
          lightSide,
          depth: 0.04,
        });
      const dome = flippers
        ? 'M-0.62 -0.14C-0.5 -0.44 -0.2 -0.56 0.06 -0.56C0.34 -0.56 0.52 -0.42 0.54 -0.15Q0 -0.02 -0.62 -0.14Z'
        : 'M-0.58 -0.14C-0.58 -0.52 -0.26 -0.68 0 -0.68C0.28 -0.68 0.52 -0.5 0.52 -0.14Q0 -0.02 -0.58 -0.14Z';
      paintHide(context, dome, shell, {
        lightSide,
        depth: 0.1,
        markings: (clipped) => drawShellPlates(clipped, shell),
      });
      paintHide(
        context,
        'M-0.62 -0.17Q0 -0.03 0.56 -0.17Q0.58 -0.08 0.5 -0.07Q0 0.03 -0.56 -0.07Q-0.64 -0.1 -0.62 -0.17Z',
        mix(shell, [250, 226, 160], 0.5),
        { lightSide, depth: 0.03 },
      );
      if (flippers) drawFlippers(sheet, skin, 1, lightSide);
      else for (const x of [-0.36, 0.24]) drawStump(sheet, x, skin, 1, lightSide);
      if (!tucked) drawTurtleHead(sheet, request, skin);
      anchorAll(sheet, 'seat -0.04,-0.64 back -0.04,-0.66 hat 0.62,-0.7 face 0.64,-0.52 hand 0.8,-0.44');
      sheet.head(0.28);
    },
  );
}

function drawShellPlates(context: Sketch['context'], shell: Rgb): void {
  const seam = toCss(scale(shell, 0.6), 0.9);
  for (const x of [-0.34, -0.04, 0.28]) {
    const plate = pathAt(x, 0, 'M-0.12 -0.52L0.1 -0.54L0.19 -0.36L0.11 -0.2L-0.12 -0.19L-0.2 -0.35Z');
    fill(context, plate, mix(shell, [255, 232, 160], 0.28));
    line(context, plate, seam, 0.016);
  }
  for (const [from, to] of rows<2>('-0.2,-0.15 0.12,0.12 -0.5,-0.44 0.44,0.46'))
    line(context, `M${from} -0.34L${to} -0.1M${from} -0.34L${(from + to) / 2} -0.7`, seam, 0.012);
}

function drawStump({ context }: Sketch, x: number, skin: Rgb, shade: number, lightSide: -1 | 1): void {
  paintHide(context, limb(pointsAt(x, 0, '0,-0.18 0.01,-0.06 0.02,0.035'), [0.2, 0.18, 0.17]), skin, {
    lightSide,
    shade,
    depth: 0.03,
  });
  for (const toe of [-0.03, 0.03, 0.08])
    fill(context, ellipse(x + toe, 0.04, 0.02, 0.014), mix(skin, [255, 250, 226], 0.7));
}

/** Long wings of flippers: the near ones stretched back in the stroke, the far ones raised behind the shell. */
function drawFlippers({ context }: Sketch, skin: Rgb, shade: number, lightSide: -1 | 1): void {
  const far = shade < 1;
  const fore = far
    ? 'M0.3 -0.2C0.38 -0.34 0.56 -0.2 0.6 -0.02C0.62 0.08 0.58 0.14 0.52 0.16C0.5 0.02 0.4 -0.06 0.26 -0.1Z'
    : 'M0.42 -0.16C0.44 0 0.32 0.2 0.06 0.36C-0.02 0.4 -0.08 0.4 -0.1 0.36C-0.02 0.22 0.06 0.02 0.18 -0.12Z';
  const hind = far
    ? 'M-0.4 -0.12C-0.52 -0.1 -0.68 -0.06 -0.78 0.02C-0.7 0.08 -0.52 0.06 -0.36 -0.04Z'
    : 'M-0.3 -0.1C-0.44 -0.04 -0.6 0.06 -0.68 0.2C-0.56 0.24 -0.38 0.12 -0.22 -0.04Z';
  for (const shape of [fore, hind])
    paintHide(context, shape, skin, {
      lightSide,
      shade,
      depth: 0.04,
      markings: (clipped) => {
        for (let spot = 0; spot < 22; spot++) {
          const [x, y] = [-0.74 + ((spot * 0.382) % 1) * 1.3, -0.14 + ((spot * 0.618) % 1) * 0.46];
          fill(clipped, ellipse(x, y, 0.028, 0.022), toCss(scale(skin, 0.66 * shade), 0.55));
        }
      },
    });
}

function drawTurtleHead({ context }: Sketch, request: DrawingRequest, skin: Rgb): void {
  const head = shapeOf('0.46,-0.52 0.56,-0.66 0.7,-0.65 0.79,-0.52 0.74,-0.4 0.58,-0.38');
  paintHide(context, head, skin, { lightSide: request.lightSide, depth: 0.05 });
  const mood = moodOf(request);
  drawEye(context, 0.66, -0.55, 1, { size: 0.044, spread: 0, y: 0 }, mood);
  line(context, 'M0.775 -0.47Q0.7 -0.42 0.62 -0.45', toCss(scale(skin, 0.4), 0.9), 0.013);
  softPatch(context, 0.62, -0.46, 0.05, 0.035, [250, 140, 120], 0.5);
}
