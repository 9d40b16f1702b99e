import { pickColor, type Rgb } from '../../../core/color.ts';
import { coloredRows } from '../../../core/number-tables.ts';
import { around, box, ellipse, fade } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';
import { flame } from '../effects.ts';

/** A tall lidded candle lantern of iron and glass. */
export const drawLantern = thing(
  { left: -0.36, right: 0.36, top: -1.06 },
  (tools, { random, color, qualities }) => {
    const iron: Rgb = color ?? pickColor(random, '#3a3c44 #7a4a2c #8f7a4a');
    const { sheet, context } = tools;
    tools.stroke('M-0.1 -0.86C-0.16 -1.06 0.16 -1.06 0.1 -0.86', iron, 0.028);
    tools.turned(0, '0.22,-0.1 0.27,-0.05 0.27,-0.02', iron);
    tools.flat(
      box(0, -0.1, 0.38, 0.5, 0.03),
      around(context, 0, -0.28, 0.36, coloredRows<1>('0,#fff2b4 0.5,#f4b64e 1,#8a5426')),
    );
    tools.turned(0, '0.07,-0.26 0.07,-0.11', [246, 238, 214], { tilt: 0.2 });
    if (!qualities.includes('unlit')) {
      flame(tools, 0, -0.26, 0.17);
      for (const target of [sheet.glow]) {
        target.fillStyle = around(
          target,
          0,
          -0.3,
          0.3,
          fade('rgba(255,214,120,0.75)', 'rgba(255,160,60,0.1)'),
        );
        target.fill(box(0, -0.1, 0.38, 0.5, 0.03));
      }
      sheet.light(0, -0.32, 0.85, [255, 190, 96]);
    }
    for (const x of [-0.2, -0.07, 0.07, 0.2])
      tools.rod(`${x},-0.6 ${x},-0.09`, Math.abs(x) > 0.1 ? '0.034 0.034' : '0.014 0.014', iron, 0.012);
    tools.solid('M-0.25 -0.59L-0.12 -0.8Q0 -0.86 0.12 -0.8L0.25 -0.59Q0 -0.55 -0.25 -0.59Z', iron, 0.04);
    tools.solid(ellipse(0, -0.84, 0.06, 0.05), iron, 0.015);
    tools.gleam('M-0.14 -0.54V-0.2', 0.016, 0.4);
  },
);
