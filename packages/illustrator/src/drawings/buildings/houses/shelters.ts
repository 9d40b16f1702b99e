import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { coloredRows, points, pointsAt, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import {
  across,
  box,
  down,
  ellipse,
  fade,
  fill,
  limb,
  line,
  modelled,
  path,
  polygon,
} from '../../pen/pen.ts';
import { sketch } from '../../pen/sketch.ts';
import { drawCrown } from '../../plants/trees.ts';
import { drawBars, drawOpening } from '../parts/masonry.ts';

/** A ridge tent with an open flap, warm inside at night. */
export function drawTent({ size, random, color, lamps, lightSide }: DrawingRequest): Drawing {
  const cloth: Rgb = color ?? pickColor(random, '#d9822b #3f7d6b #c8503c #4a6fa5');
  return sketch({ size: size * 1.1, left: -0.85, right: 0.95, top: -0.86 }, (sheet) => {
    const { context } = sheet;
    line(
      context,
      'M-0.66 0L-0.8 0.01M0.84 0L0.92 0.0M-0.02 -0.78L-0.8 0.01M0.5 -0.7L0.92 0',
      'rgba(230,222,200,0.8)',
      0.008,
    );
    fill(
      context,
      polygon(points('-0.02,-0.78 0.5,-0.7 0.84,-0.02 0.56,0')),
      across(
        context,
        0,
        0.84,
        fade(scale(cloth, lightSide > 0 ? 1.05 : 0.72), scale(cloth, lightSide > 0 ? 0.9 : 0.5)),
      ),
    );
    const front = polygon(points('-0.66,0 -0.02,-0.78 0.56,0'));
    fill(
      context,
      front,
      across(context, -0.66, 0.56, fade(mix(cloth, [255, 246, 226], 0.22), scale(cloth, 0.88))),
    );
    const opening = 'M-0.24 0Q-0.14 -0.4 -0.02 -0.66Q0.1 -0.4 0.22 0Z';
    for (const target of lamps ? [context, sheet.glow] : [context])
      fill(
        target,
        opening,
        lamps ? down(target, -0.66, 0, coloredRows<1>('0,#ffe8a0 1,#ffa848')) : scale(cloth, 0.22),
      );
    if (lamps) sheet.light(0, -0.25, 0.6, [255, 170, 80]);
    modelled(
      context,
      'M-0.24 0Q-0.14 -0.4 -0.02 -0.66Q-0.24 -0.36 -0.38 0Z',
      mix(cloth, [255, 246, 226], 0.42),
      { depth: 0.03, lightSide },
    );
    modelled(context, 'M0.22 0Q0.1 -0.4 -0.02 -0.66Q0.22 -0.36 0.35 0Z', scale(cloth, 0.94), {
      depth: 0.03,
      lightSide,
    });
    line(
      context,
      'M-0.66 0L-0.02 -0.78L0.56 0M-0.02 -0.78L0.5 -0.7L0.84 -0.02',
      toCss(scale(cloth, 0.35), 0.8),
      0.012,
    );
    line(context, 'M-0.02 -0.74V-0.84M0.5 -0.68V-0.75', [110, 82, 56], 0.018);
  });
}

/** A little house in the crown of a big tree, with a ladder. */
export function drawTreehouse({ size, random, color, lamps, lightSide, snow }: DrawingRequest): Drawing {
  const wood: Rgb = color ?? pickColor(random, '#a8703f #8f5f3a #b5854e');
  const bark: Rgb = [106, 76, 54];
  return sketch({ size, left: -0.62, right: 0.62, top: -1.12 }, (sheet) => {
    const { context } = sheet;
    const leaf: Rgb = snow ? [206, 220, 222] : [78, 124, 58];
    drawCrown(context, random, {
      x: 0,
      y: -0.78,
      radiusX: 0.5,
      radiusY: 0.28,
      leaf: scale(leaf, 0.8),
      lightSide,
      lobes: 16,
    });
    modelled(context, limb('0.02,0.02 -0.02,-0.2 0.02,-0.45 0,-0.8', [0.26, 0.16, 0.14, 0.1]), bark, {
      depth: 0.05,
      lightSide,
    });
    for (const side of [-1, 1])
      modelled(context, limb(pointsAt(0, 0, '0,-0.3 0.17,-0.44 0.3,-0.86', side), [0.1, 0.07, 0.03]), bark, {
        depth: 0.02,
        lightSide,
      });
    fill(context, box(0, -0.4, 0.62, 0.035, 0.006), scale(wood, 0.62));
    fill(
      context,
      box(-0.02, -0.435, 0.4, 0.25),
      across(context, -0.22, 0.18, fade(mix(wood, [255, 244, 220], 0.22), scale(wood, 0.75))),
    );
    for (let plank = 0; plank < 9; plank++)
      line(context, `M${-0.22 + plank * 0.05} -0.435V-0.685`, toCss(scale(wood, 0.5), 0.5), 0.005);
    modelled(
      context,
      'M-0.29 -0.665L-0.02 -0.86L0.25 -0.665L0.22 -0.64L-0.02 -0.81L-0.26 -0.64Z',
      snow ? [240, 245, 252] : [150, 62, 48],
      { depth: 0.02, lightSide },
    );
    fill(context, polygon(points('-0.24,-0.675 -0.02,-0.82 0.2,-0.675')), scale(wood, 0.9));
    for (const shape of [{ x: -0.12, y: -0.56, width: 0.1, height: 0.1, arched: false }]) {
      drawOpening(sheet, shape, lamps, [104, 140, 160]);
      drawBars(sheet, shape, lamps);
      if (lamps) sheet.light(shape.x, shape.y, 0.26, [255, 170, 80]);
    }
    drawOpening(sheet, { x: 0.09, y: -0.52, width: 0.1, height: 0.17 }, false, scale(wood, 0.4));
    for (let post = -5; post <= 5; post++)
      line(context, `M${post * 0.058} -0.42V-0.5`, scale(wood, 0.8), 0.01);
    line(context, 'M-0.3 -0.5H0.3', wood, 0.014);
    sheet.anchor('seat', 0.02, -0.42);
    line(context, 'M0.17 -0.4L0.2 0M0.27 -0.4L0.3 0', scale(wood, 0.75), 0.016);
    for (let rung = 0; rung < 8; rung++)
      line(context, `M${0.175 + rung * 0.004} ${-0.36 + rung * 0.045}h0.1`, wood, 0.013);
    drawCrown(context, random, {
      x: -0.3,
      y: -0.82,
      radiusX: 0.22,
      radiusY: 0.16,
      leaf,
      lightSide,
      lobes: 9,
    });
    drawCrown(context, random, { x: 0.3, y: -0.84, radiusX: 0.22, radiusY: 0.16, leaf, lightSide, lobes: 9 });
    drawCrown(context, random, { x: 0.0, y: -0.98, radiusX: 0.3, radiusY: 0.12, leaf, lightSide, lobes: 9 });
  });
}

/** A fairy-tale mushroom with a door and windows in its stem. */
export function drawMushroomHouse({ size, random, color, lamps, lightSide }: DrawingRequest): Drawing {
  const cap: Rgb = color ?? pickColor(random, '#d23a34 #c8503c #8a4fa8 #d98a2b');
  return sketch({ size, left: -0.62, right: 0.62, top: -1.06 }, (sheet) => {
    const { context } = sheet;
    const stem = 'M-0.26 0C-0.3 -0.2 -0.2 -0.34 -0.19 -0.56H0.19C0.2 -0.34 0.3 -0.2 0.26 0Q0 0.04 -0.26 0Z';
    modelled(context, stem, [240, 226, 198], { depth: 0.08, lightSide });
    fill(context, 'M-0.5 -0.52Q0 -0.34 0.5 -0.52Q0.3 -0.44 0 -0.44Q-0.3 -0.44 -0.5 -0.52Z', [214, 190, 158]);
    for (let gill = -8; gill <= 8; gill++)
      line(
        context,
        `M${gill * 0.022} -0.47L${gill * 0.055} ${-0.5 + (1 - (gill / 8) ** 2) * 0.07}`,
        'rgba(140,104,80,0.5)',
        0.006,
      );
    const dome = path(
      'M-0.56 -0.5C-0.56 -0.86 -0.28 -1.02 0 -1.02C0.28 -1.02 0.56 -0.86 0.56 -0.5Q0.3 -0.42 0 -0.44Q-0.3 -0.42 -0.56 -0.5Z',
    );
    modelled(context, dome, cap, { depth: 0.12, lightSide, strength: 1.2 });
    context.save();
    context.clip(dome);
    for (const [x, y, radius] of rows<3>(`
      -0.3,-0.68,0.075 0.04,-0.84,0.09 0.34,-0.72,0.07 -0.1,-0.58,0.05 0.2,-0.55,0.045 -0.48,-0.54,0.05
      -0.22,-0.92,0.04 0.26,-0.95,0.04 0.5,-0.56,0.04
    `))
      modelled(context, ellipse(x, y, radius, radius * 0.86), [250, 244, 230], {
        depth: 0.02,
        lightSide,
        outline: 0,
      });
    context.restore();
    fill(
      context,
      'M-0.09 0V-0.17A0.09 0.09 0 0 1 0.09 -0.17V0Z',
      across(context, -0.09, 0.09, coloredRows<1>('0,#925c34 1,#623c22')),
    );
    line(
      context,
      'M-0.09 0V-0.17A0.09 0.09 0 0 1 0.09 -0.17V0M-0.03 0V-0.25M0.03 0V-0.25',
      [70, 42, 26],
      0.012,
    );
    fill(context, ellipse(0.055, -0.12, 0.012), [230, 186, 84]);
    for (const shape of [
      { x: -0.16, y: -0.33, width: 0.085, height: 0.1 },
      { x: 0.15, y: -0.35, width: 0.085, height: 0.1 },
    ]) {
      drawOpening(sheet, shape, lamps, [120, 160, 178]);
      drawBars(sheet, shape, lamps);
      if (lamps) sheet.light(shape.x, shape.y, 0.22, [255, 180, 90]);
    }
    modelled(context, box(0.33, -0.84, 0.08, 0.16, 0.01), [150, 112, 96], { depth: 0.02, lightSide });
    sheet.smoke(0.33, -1.0);
    for (let tuft = 0; tuft < 16; tuft++) {
      const x = random.range(-0.34, 0.34);
      line(
        context,
        `M${x} 0.01q${random.range(-0.02, 0.02)} -0.03 ${random.range(-0.03, 0.03)} -0.06`,
        [86, 132, 60],
        0.01,
      );
    }
  });
}
