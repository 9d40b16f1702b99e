import { fromHex, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { box, down, ellipse, fade, fill, line, modelled, polygon } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { drawBulb, GAY } from './parts/bulbs.ts';
import { drawPennant } from './parts/masonry.ts';

/** A round tent in stripes with a pennant on each of its tops. */
export function drawCircusTent({ size, random, color, lamps, lightSide }: DrawingRequest): Drawing {
  const stripe: Rgb = color ?? pickColor(random, '#d0382f #2f5fb0 #8a3a9a #d8742a');
  const pale: Rgb = random.chance(0.6) ? [250, 244, 230] : [248, 212, 110];
  return sketch({ size, left: -0.85, right: 0.85, top: -1.1 }, (sheet) => {
    const { context } = sheet;
    const bands = 12;
    const across12 = (band: number, half: number) => -Math.cos((band / bands) * Math.PI) * half;
    for (let band = 0; band < bands; band++) {
      const cloth = band % 2 === 0 ? stripe : pale;
      const light = 1.08 - 0.42 * Math.abs((band + 0.5) / bands - (lightSide < 0 ? 0.3 : 0.7));
      const [a, b] = [across12(band, 0.72), across12(band + 1, 0.72)];
      fill(
        context,
        polygon([
          [a, -0.4],
          [b, -0.4],
          [across12(band + 1, 0.66), 0],
          [across12(band, 0.66), 0],
        ]),
        scale(cloth, light * 0.92),
      );
      fill(
        context,
        `M0 -0.94Q${a * 0.28} -0.6 ${a * 1.06} -0.42L${b * 1.06} -0.42Q${b * 0.28} -0.6 0 -0.94Z`,
        scale(cloth, light),
      );
    }
    fill(
      context,
      box(0, -0.28, 1.5, 0.12),
      down(context, -0.4, -0.28, fade('rgba(30,10,24,0.4)', 'rgba(30,10,24,0)')),
    );
    for (let flap = 0; flap < bands; flap++) {
      const [a, b] = [across12(flap, 0.76), across12(flap + 1, 0.76)];
      const scallop = `M${a} -0.43H${b}V-0.385Q${(a + b) / 2} -0.33 ${a} -0.385Z`;
      fill(context, scallop, flap % 2 === 0 ? pale : stripe);
      line(context, scallop, toCss(scale(stripe, 0.4), 0.6), 0.005);
      drawBulb(sheet, a, -0.43, 0.014, [255, 220, 120], lamps);
    }
    const door = 'M-0.13 0Q-0.1 -0.16 0 -0.34Q0.1 -0.16 0.13 0Z';
    for (const target of lamps ? [context, sheet.glow] : [context])
      fill(
        target,
        door,
        lamps ? down(target, -0.34, 0, coloredRows<1>('0,#ffe696 1,#ffa046')) : [56, 26, 34],
      );
    modelled(context, 'M-0.13 0Q-0.1 -0.16 0 -0.34Q-0.16 -0.2 -0.21 0Z', pale, {
      depth: 0.02,
      lightSide,
      outline: 0.005,
    });
    modelled(context, 'M0.13 0Q0.1 -0.16 0 -0.34Q0.16 -0.2 0.21 0Z', scale(pale, 0.92), {
      depth: 0.02,
      lightSide,
      outline: 0.005,
    });
    if (lamps) sheet.light(0, -0.15, 0.7, [255, 190, 100]);
    line(context, 'M-0.72 -0.4L-0.82 0M0.72 -0.4L0.82 0', 'rgba(220,206,180,0.8)', 0.007);
    drawPennant(context, 0, -0.92, 0.15, [240, 181, 58]);
    for (const side of [-1, 1]) drawPennant(context, side * 0.4, -0.55, 0.12, stripe);
  });
}

/** A carousel: a striped roof with lamps over horses on brass poles. */
export function drawCarousel({ size, random, color, lamps, lightSide }: DrawingRequest): Drawing {
  const stripe: Rgb = color ?? pickColor(random, '#c8383f #3a6fb8 #b0468a #3a9a86');
  return sketch({ size, left: -0.75, right: 0.75, top: -1.06 }, (sheet) => {
    const { context } = sheet;
    fill(context, 'M-0.52 -0.1V-0.56H0.52V-0.1Z', [96, 66, 70]);
    modelled(context, box(0, -0.08, 0.3, 0.48), [240, 214, 160], { depth: 0.05, lightSide });
    for (const x of [-0.1, 0, 0.1]) fill(context, box(x, -0.2, 0.06, 0.24, 0.03), [176, 206, 214]);
    for (const [x, near] of rows<2>('-0.36,0 0.02,0 0.38,0 -0.18,1 0.2,1 -0.5,1 0.52,1'))
      drawCarouselHorse(
        sheet,
        x,
        -0.2 + near * 0.05 + random.range(-0.05, 0.02),
        near ? 0.17 : 0.13,
        pickColor(random, '#fbf6ee #e8d6c4 #5a4a48 #d9b48a'),
        fromHex(random.pick(GAY)),
        lightSide,
      );
    fill(context, 'M-0.66 -0.06Q0 0.03 0.66 -0.06V-0.02Q0 0.07 -0.66 -0.02Z', scale(stripe, 0.75));
    fill(context, 'M-0.66 -0.08Q0 0.02 0.66 -0.08V-0.045Q0 0.045 -0.66 -0.045Z', [238, 200, 120]);
    const bands = 12;
    const edge = (band: number, half: number) => -Math.cos((band / bands) * Math.PI) * half;
    for (let band = 0; band < bands; band++) {
      const [a, b] = [edge(band, 0.68), edge(band + 1, 0.68)];
      const light = 1.08 - 0.4 * Math.abs((band + 0.5) / bands - (lightSide < 0 ? 0.3 : 0.7));
      fill(
        context,
        `M0 -0.96Q${a * 0.4} -0.74 ${a} -0.64L${b} -0.64Q${b * 0.4} -0.74 0 -0.96Z`,
        scale(band % 2 === 0 ? stripe : [252, 244, 226], light),
      );
      const panel = `M${a} -0.65H${b}V-0.56Q${(a + b) / 2} -0.51 ${a} -0.56Z`;
      fill(context, panel, scale(band % 2 === 0 ? [252, 236, 196] : stripe, light));
      line(context, panel, [206, 160, 74], 0.008);
      drawBulb(sheet, (a + b) / 2, -0.605, 0.016, [255, 220, 120], lamps);
    }
    if (lamps) sheet.light(0, -0.45, 0.8, [255, 200, 120]);
    drawPennant(context, 0, -0.94, 0.12, [240, 181, 58]);
  });
}

function drawCarouselHorse(
  { context }: Sketch,
  x: number,
  y: number,
  size: number,
  coat: Rgb,
  saddle: Rgb,
  lightSide: -1 | 1,
): void {
  line(context, `M${x} -0.58V-0.03`, [226, 184, 96], 0.012);
  framed(context, { at: [x, y], scale: [size, size] }, () => {
    const model = { depth: 0.08, lightSide, outline: 0.03 };
    for (const leg of [
      'M-0.36 0.1L-0.56 0.34L-0.42 0.5',
      'M-0.26 0.12L-0.32 0.46L-0.2 0.52',
      'M0.3 0.1L0.5 0.26L0.36 0.42',
      'M0.38 0.06L0.62 0.12L0.58 0.32',
    ])
      line(context, leg, scale(coat, 0.9), 0.1);
    modelled(
      context,
      'M-0.46 -0.06Q-0.42 -0.24 -0.1 -0.2Q0.2 -0.18 0.34 -0.5Q0.42 -0.66 0.56 -0.62L0.82 -0.4Q0.8 -0.3 0.64 -0.34Q0.54 0.02 0.36 0.14Q0 0.22 -0.34 0.16Q-0.48 0.1 -0.46 -0.06Z',
      coat,
      model,
    );
    line(context, 'M-0.46 -0.06Q-0.7 0 -0.66 0.3', scale(saddle, 0.9), 0.1);
    line(context, 'M0.3 -0.5Q0.2 -0.3 0.1 -0.22', scale(saddle, 0.8), 0.1);
    modelled(context, 'M-0.2 -0.22Q0 -0.14 0.16 -0.24L0.14 0Q-0.02 0.06 -0.16 0Z', saddle, model);
    fill(context, ellipse(0.56, -0.48, 0.04), [40, 30, 34]);
  });
}
