import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { points, pointsAt, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { across, ellipse, fill, limb, line, type Point, polygon } from '../../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../../pen/sketch.ts';
import { moodOf } from '../beast-expression.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import { skinOf } from './lizards.ts';

const BARK: Rgb = [124, 88, 58];
const LEAF: Rgb = [86, 142, 62];
const SPECTRUM = colorList('#e8503c #f09a30 #f0d23c #58b84c #3c96dc #7a5cc8');

type Look = { skin: Rgb; skinAt(x: number): Rgb; lightSide: -1 | 1 };

/** High-backed and casqued, the tail rolled up, holding on to a branch that grows from the ground. */
export function drawChameleon(request: DrawingRequest): Drawing {
  const { size, lightSide, qualities } = request;
  const skin = skinOf(request, colorList('#6ebc60 #50b0a0 #e2a046'));
  const rainbow = qualities.includes('rainbow');
  const look: Look = { skin, lightSide, skinAt: (x) => (rainbow ? spectrumAt(x) : skin) };
  return sketch({ size, left: -1.2, right: 1.3, top: -1.2, bottom: 0.05, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    drawBranch(sheet, lightSide);
    for (const [x, shade] of rows<2>('-0.2,0.72 0.34,0.72')) drawLeg(sheet, x, look, shade);
    drawTail(sheet, look);
    const back = points('-0.46,-0.56 -0.34,-0.76 -0.08,-0.95 0.2,-0.97 0.44,-0.84');
    for (const [index, [x, y]] of back.entries()) {
      const [nextX, nextY] = back[index + 1] ?? back[index]!;
      for (const part of [0, 0.34, 0.67])
        fill(
          context,
          polygon(
            pointsAt(x + (nextX - x) * part, y + (nextY - y) * part, '-0.04,0.03 -0.01,-0.05 0.04,0.03'),
          ),
          scale(look.skinAt(x), 0.7),
        );
    }
    paintHide(
      context,
      '-0.46,-0.56 -0.34,-0.75 -0.08,-0.93 0.2,-0.95 0.46,-0.84 0.56,-0.68 0.4,-0.52 0.1,-0.46 -0.22,-0.46 -0.4,-0.48',
      skin,
      {
        lightSide,
        depth: 0.08,
        markings: (clipped) => {
          if (rainbow) {
            clipped.fillStyle = across(
              clipped,
              -0.7,
              0.9,
              SPECTRUM.map((color, at) => [at / 5, color] as const),
            );
            clipped.fillRect(-1, -1.2, 2, 1.2);
          }
          for (let band = 0; band < 5; band++)
            softPatch(
              clipped,
              -0.3 + band * 0.17,
              -0.72,
              0.045,
              0.24,
              scale(look.skinAt(-0.3 + band * 0.17), 0.68),
              0.55,
            );
          softPatch(clipped, 0.06, -0.46, 0.44, 0.08, mix(look.skinAt(0), [255, 244, 190], 0.6), 0.8);
        },
      },
    );
    for (const x of [-0.3, 0.26]) drawLeg(sheet, x, look, 1);
    drawHead(sheet, request, look);
    anchorAll(sheet, 'hat 0.56,-1.02 face 0.66,-0.76 hand 0.92,-0.64 seat 0.04,-0.92 back 0.04,-0.93');
    sheet.head(0.36);
  });
}

function spectrumAt(x: number): Rgb {
  const place = Math.min(4.999, Math.max(0, ((x + 0.7) / 1.6) * 5));
  const step = Math.floor(place);
  return mix(SPECTRUM[step]!, SPECTRUM[step + 1]!, place - step);
}

function drawBranch({ context }: Sketch, lightSide: -1 | 1): void {
  const wood = limb(
    '-0.7,0.02 -0.66,-0.16 -0.5,-0.29 -0.1,-0.34 0.4,-0.32 0.8,-0.37 1.1,-0.46',
    [0.2, 0.15, 0.14, 0.12, 0.1, 0.07, 0.03],
  );
  paintHide(context, wood, BARK, { lightSide, depth: 0.03 });
  paintHide(context, limb('-0.62,-0.2 -0.84,-0.4 -0.96,-0.44', [0.08, 0.05, 0.02]), BARK, {
    lightSide,
    depth: 0.02,
  });
  for (const [x, y, turn] of rows<3>(
    '1.1,-0.47,-0.5 1.04,-0.42,0.4 0.86,-0.4,-1.2 -0.96,-0.45,3.5 -0.86,-0.4,2.6 -0.92,-0.46,4.4 0.62,-0.32,1.2',
  )) {
    const tip: Point = [x + Math.cos(turn) * 0.17, y + Math.sin(turn) * 0.17];
    const [wideX, wideY] = [Math.sin(turn) * 0.06, -Math.cos(turn) * 0.06];
    const [midX, midY] = [(x + tip[0]) / 2, (y + tip[1]) / 2];
    const blade = `M${x} ${y}Q${midX + wideX} ${midY + wideY} ${tip[0]} ${tip[1]}Q${midX - wideX} ${midY - wideY} ${x} ${y}Z`;
    paintHide(context, blade, LEAF, { lightSide, depth: 0.02 });
    line(context, `M${x} ${y}L${midX} ${midY}`, toCss(mix(LEAF, [255, 255, 220], 0.5), 0.8), 0.008);
  }
}

/** Rolled up like a watch spring. */
function drawTail({ context }: Sketch, { skinAt, lightSide }: Look): void {
  const bones: Point[] = [[-0.36, -0.58]];
  const widths = [0.2];
  for (let step = 0; step <= 22; step++) {
    const [turn, left] = [-0.5 - step * 0.42, 1 - step / 25];
    bones.push([-0.68 + Math.cos(turn) * 0.2 * left, -0.54 + Math.sin(turn) * 0.2 * left]);
    widths.push(0.02 + 0.1 * left);
  }
  for (let from = bones.length - 2; from >= 0; from -= 2)
    paintHide(
      context,
      limb(bones.slice(from, from + 3), widths.slice(from, from + 3)),
      skinAt(bones[from]![0]),
      {
        lightSide,
        depth: 0.02,
        outline: 0.008,
      },
    );
}

/** Bent like an elbow, the foot a mitten round the wood. */
function drawLeg({ context }: Sketch, x: number, { skinAt, lightSide }: Look, shade: number): void {
  const look = { lightSide, shade, depth: 0.02 };
  const skin = skinAt(x);
  const bones: Point[] = [
    [x, -0.6],
    [x - 0.13, -0.48],
    [x + 0.02, -0.38],
  ];
  paintHide(context, limb(bones, [0.16, 0.11, 0.08]), skin, look);
  for (const [toe, wide] of rows<2>('-0.03,0.05 0.05,0.055'))
    paintHide(context, ellipse(x + toe, -0.33, wide * 0.8, 0.075), skin, { ...look, outline: 0.008 });
}

function drawHead({ context }: Sketch, request: DrawingRequest, { skinAt, lightSide }: Look): void {
  const skin = skinAt(0.66);
  paintHide(
    context,
    '0.36,-0.62 0.37,-0.84 0.46,-1.06 0.54,-1.05 0.68,-0.9 0.84,-0.8 0.94,-0.7 0.93,-0.62 0.8,-0.56 0.56,-0.52 0.42,-0.54',
    skin,
    {
      lightSide,
      depth: 0.05,
      markings: (clipped) =>
        softPatch(clipped, 0.64, -0.54, 0.26, 0.07, mix(skin, [255, 244, 190], 0.6), 0.9),
    },
  );
  line(
    context,
    'M0.47 -1.03Q0.44 -0.86 0.5 -0.76M0.68 -0.89L0.86 -0.77',
    toCss(scale(skin, 0.55), 0.6),
    0.014,
  );
  line(context, 'M0.93 -0.66Q0.74 -0.6 0.54 -0.66', toCss(scale(skin, 0.35), 0.95), 0.016);
  fill(context, ellipse(0.87, -0.73, 0.014, 0.01), scale(skin, 0.35));
  for (const [radius, tone] of rows<2>('0.115,1.12 0.09,0.92 0.066,1.15'))
    paintHide(context, ellipse(0.62, -0.77, radius, radius), scale(skin, tone), {
      lightSide,
      depth: 0.02,
      outline: 0.008,
    });
  if (moodOf(request).closed) {
    line(context, 'M0.57 -0.77Q0.62 -0.73 0.67 -0.77', [40, 26, 26], 0.016);
    return;
  }
  fill(context, ellipse(0.635, -0.77, 0.042, 0.042), [34, 24, 26]);
  fill(context, ellipse(0.624, -0.783, 0.014, 0.014), [255, 255, 255]);
}
