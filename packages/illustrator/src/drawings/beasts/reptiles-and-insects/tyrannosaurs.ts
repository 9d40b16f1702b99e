import { colorList, mix, type Rgb, scale } from '../../../core/color.ts';
import { points, pointsAt, rows } from '../../../core/number-tables.ts';
import { drawBirdEye } from '../../birds/bird-eye.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, type Point, path, polygon } from '../../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../../pen/sketch.ts';
import { paintHide } from '../paint-hide.ts';
import { drawFeet, paintBand } from './dinosaur-parts.ts';

export function skinOf({ color, random }: DrawingRequest, natural: readonly Rgb[]): Rgb {
  return color ?? random.fork('skin').pick(natural);
}

/** A tyrant lizard on two legs, jaws open, tail held out. */
export function drawTyrannosaurus(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const skin = skinOf(request, colorList('#709654 #96784c #608678'));
  const pale = mix(skin, [250, 238, 190], 0.62);
  return sketch({ size, left: -1.1, right: 0.9, top: -1.15, bottom: 0.06, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    drawFeet(sheet, [0.1, -0.46], [0.26, -0.26], 0.13, skin, 0.78, lightSide);
    const spine: readonly Point[] = points(
      '-0.98,-0.5 -0.7,-0.44 -0.4,-0.46 -0.08,-0.52 0.14,-0.64 0.26,-0.8 0.34,-0.9',
    );
    const body = limb(spine, [0.02, 0.1, 0.22, 0.42, 0.4, 0.3, 0.24]);
    paintHide(context, body, skin, {
      lightSide,
      depth: 0.09,
      markings: (clipped) => paintBand(clipped, spine, pale, skin),
    });
    drawFeet(sheet, [-0.08, -0.44], [0.04, -0.24], 0.16, skin, 1, lightSide);
    for (const shade of [0.84, 1]) {
      const shift = shade < 1 ? 0.06 : 0;
      paintHide(
        context,
        limb(pointsAt(shift, 0, '0.26,-0.58 0.36,-0.5 0.42,-0.54'), [0.08, 0.065, 0.05]),
        skin,
        { lightSide, shade, depth: 0.015 },
      );
    }
    drawTyrantHead(sheet, request, skin, pale);
    anchorAll(sheet, 'seat -0.1,-0.7 back -0.1,-0.72 hat 0.4,-1.06 face 0.46,-0.94 hand 0.44,-0.54');
    sheet.head(0.34);
  });
}

function drawTyrantHead({ context }: Sketch, request: DrawingRequest, skin: Rgb, pale: Rgb): void {
  const { lightSide } = request;
  fill(context, 'M0.36 -0.86L0.82 -0.86L0.74 -0.72L0.4 -0.74Z', [126, 40, 48]);
  fill(context, 'M0.46 -0.77Q0.6 -0.82 0.7 -0.76L0.66 -0.73Z', [236, 120, 124]);
  paintHide(
    context,
    'M0.3 -0.82Q0.36 -0.7 0.5 -0.68L0.74 -0.7Q0.8 -0.73 0.76 -0.76L0.5 -0.74Q0.42 -0.78 0.4 -0.86Z',
    pale,
    { lightSide, depth: 0.03 },
  );
  for (let tooth = 0; tooth < 5; tooth++)
    fill(context, polygon(pointsAt(tooth * 0.055, 0, '0.5,-0.74 0.52,-0.79 0.54,-0.74')), [255, 252, 240]);
  const skull =
    'M0.22 -0.86C0.2 -1.06 0.36 -1.12 0.5 -1.06C0.6 -1.02 0.74 -1.04 0.82 -0.98C0.88 -0.92 0.86 -0.86 0.8 -0.85L0.52 -0.84Q0.4 -0.8 0.34 -0.76Q0.24 -0.78 0.22 -0.86Z';
  paintHide(context, skull, skin, { lightSide, depth: 0.05 });
  for (let tooth = 0; tooth < 6; tooth++)
    fill(context, polygon(pointsAt(tooth * 0.055, 0, '0.52,-0.85 0.54,-0.79 0.565,-0.85')), [255, 252, 240]);
  drawBirdEye(context, 0.44, -0.98, 0.042, [250, 206, 70]);
  line(context, 'M0.38 -1.04L0.5 -1.02', scale(skin, 0.5), 0.024);
  fill(context, ellipse(0.8, -0.96, 0.014, 0.01), scale(skin, 0.4));
}

/** A flying reptile, skin stretched between arm and flank. */
export function drawPterodactyl(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const skin = skinOf(request, colorList('#967860 #788c96'));
  return sketch(
    { size: size * 0.95, left: -1.3, right: 1.2, top: -1.2, bottom: 0.2, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      for (const [far, shade] of rows<2>('1,0.78 0,1')) {
        const wing = far
          ? path('M0.16 -0.42Q0.4 -0.8 0.86 -1.06Q0.72 -0.74 0.7 -0.56Q0.46 -0.5 0.3 -0.34Z')
          : path(
              'M0.1 -0.44Q-0.2 -0.86 -0.96 -1.04Q-0.74 -0.78 -0.72 -0.56Q-0.52 -0.56 -0.42 -0.36Q-0.28 -0.34 -0.2 -0.2Z',
            );
        paintHide(context, wing, mix(skin, [230, 150, 110], 0.3), { lightSide, shade, depth: 0.06 });
      }
      const body = limb(
        '-0.46,-0.14 -0.2,-0.24 0.1,-0.34 0.34,-0.44 0.46,-0.56',
        [0.03, 0.16, 0.22, 0.13, 0.11],
      );
      paintHide(context, body, skin, { lightSide, depth: 0.05 });
      paintHide(context, 'M0.4 -0.62Q0.2 -0.74 0.06 -0.86Q0.3 -0.8 0.5 -0.7Z', [216, 106, 66], {
        lightSide,
        depth: 0.02,
      });
      paintHide(
        context,
        'M0.36 -0.58C0.36 -0.7 0.5 -0.72 0.6 -0.66L1.08 -0.52L0.62 -0.5Q0.42 -0.46 0.36 -0.58Z',
        skin,
        { lightSide, depth: 0.03 },
      );
      drawBirdEye(context, 0.52, -0.62, 0.032, [250, 214, 90]);
      anchorAll(sheet, 'seat 0,-0.4 hat 0.48,-0.7');
      sheet.head(0.2);
    },
  );
}
