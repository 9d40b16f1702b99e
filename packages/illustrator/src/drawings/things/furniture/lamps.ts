import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { coloredRows } from '../../../core/number-tables.ts';
import { around, box, fade, path } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';

/** Glass that burns when lamps are lit. */
function lampGlass(
  tools: ThingTools,
  shape: ReturnType<typeof path>,
  x: number,
  y: number,
  reach: number,
  lit: boolean,
): void {
  tools.flat(
    shape,
    lit
      ? around(tools.context, x, y, reach, coloredRows<1>('0,#fff4c4 1,#f2b650'))
      : around(tools.context, x, y, reach, coloredRows<1>('0,#f8f2dc 1,#d8cfae')),
  );
  if (!lit) return;
  tools.sheet.glow.fillStyle = 'rgba(255,220,130,0.85)';
  tools.sheet.glow.fill(shape);
  tools.sheet.light(x, y, reach * 4, [255, 200, 110]);
}

/** An old iron street lamp. */
export const drawStreetLamp = thing(
  { left: -0.2, right: 0.2, top: -1.05 },
  (tools, { random, color, lamps, snow }) => {
    const iron: Rgb = color ?? pickColor(random, '#3a4044 #2f4a44');
    tools.turned(0, '0.016,-0.72 0.02,-0.4 0.028,-0.24 0.045,-0.2 0.03,-0.16 0.055,-0.08 0.09,-0.03', iron);
    tools.stroke('M-0.1 -0.68Q0 -0.64 0.1 -0.68', iron, 0.022);
    for (const side of [-1, 1]) tools.ball(side * 0.1, -0.685, 0.018, iron);
    lampGlass(tools, path('M-0.065 -0.73H0.065L0.1 -0.9H-0.1Z'), 0, -0.82, 0.13, lamps);
    for (const x of [-1, 0, 1]) tools.stroke(`M${x * 0.065} -0.73L${x * 0.1} -0.9`, iron, 0.014);
    tools.solid(box(0, -0.72, 0.15, 0.025, 0.008), iron, 0.01);
    tools.solid('M-0.125 -0.895Q-0.06 -0.98 0 -0.99Q0.06 -0.98 0.125 -0.895Z', iron, 0.02);
    tools.ball(0, -1, 0.022, iron);
    if (snow)
      tools.solid(
        'M-0.12 -0.915Q-0.06 -1 0 -1.01Q0.06 -1 0.12 -0.915Q0 -0.95 -0.12 -0.915Z',
        [244, 248, 253],
        0.01,
      );
  },
);

/** A table lamp with a shade of cloth. */
export const drawTableLamp = thing(
  { left: -0.46, right: 0.46, top: -1.04 },
  (tools, { random, color, lamps }) => {
    const shade: Rgb = color ?? pickColor(random, '#f0dcae #c8584c #6a9a8a');
    tools.turned(
      0,
      '0.05,-0.52 0.04,-0.46 0.16,-0.34 0.17,-0.22 0.07,-0.1 0.2,-0.03 0.2,-0.01',
      pickColor(random, '#4f7a94 #b5763e #d8cdb6'),
      { contrast: 1.1 },
    );
    tools.rod('0,-0.6 0,-0.5', '0.03 0.03', [222, 178, 92]);
    const cloth = path('M-0.22 -1H0.22L0.42 -0.54Q0 -0.46 -0.42 -0.54Z');
    tools.solid(cloth, mix(shade, [255, 236, 180], lamps ? 0.4 : 0.1), 0.05);
    if (lamps) {
      tools.sheet.glow.fillStyle = around(
        tools.sheet.glow,
        0,
        -0.7,
        0.46,
        fade('rgba(255,236,170,0.75)', 'rgba(255,200,110,0.25)'),
      );
      tools.sheet.glow.fill(cloth);
    }
    tools.sheet.light(0, -0.7, 0.9, [255, 205, 120]);
    tools.stroke('M-0.42 -0.545Q0 -0.465 0.42 -0.545', scale(shade, 0.7), 0.018);
  },
);

/** A tall lamp beside an armchair. */
export const drawFloorLamp = thing(
  { left: -0.26, right: 0.26, top: -1.04 },
  (tools, { random, color, lamps }) => {
    const shade: Rgb = color ?? pickColor(random, '#f0dcae #e8a84a #c8584c');
    tools.turned(0, '0.012,-0.8 0.012,-0.1 0.03,-0.05 0.15,-0.02', [150, 112, 66]);
    const cloth = path('M-0.1 -1H0.1L0.21 -0.76Q0 -0.72 -0.21 -0.76Z');
    tools.solid(cloth, mix(shade, [255, 236, 180], lamps ? 0.4 : 0.1), 0.03);
    if (lamps) {
      tools.sheet.glow.fillStyle = 'rgba(255,226,150,0.6)';
      tools.sheet.glow.fill(cloth);
    }
    tools.sheet.light(0, -0.86, 0.6, [255, 205, 120]);
  },
);
