import { mix, type Rgb, scale } from '../../../core/color.ts';
import { box } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';

/** A bottle of glass with a dropper and a pale label, as oils and lotions are sold in. */
export const drawSerumBottle = thing(
  { left: -0.3, right: 0.3, top: -1.04 },
  (tools, { color, lightSide, random }) => {
    const glass: Rgb =
      color ??
      random.pick<Rgb>([
        [168, 98, 42],
        [96, 134, 112],
        [222, 178, 164],
      ]);
    tools.turned(0, '0.045,-1.02 0.07,-0.98 0.075,-0.9 0.06,-0.84', [44, 42, 46], { tilt: 0.2 });
    tools.turned(0, '0.1,-0.84 0.1,-0.72', [206, 172, 106], { tilt: 0.12, contrast: 1.2 });
    for (const x of [-0.06, -0.02, 0.02, 0.06])
      tools.stroke(`M${x} -0.82V-0.73`, scale([206, 172, 106], 0.7), 0.008);
    tools.turned(0, '0.09,-0.72 0.1,-0.68 0.25,-0.6 0.26,-0.56 0.26,-0.06 0.24,-0.01', glass, {
      tilt: 0.1,
      contrast: 1.2,
    });
    tools.flat(box(0, -0.12, 0.42, 0.36, 0.012), mix([246, 241, 230], glass, 0.06));
    tools.stroke('M-0.1 -0.38H0.1', scale(glass, 0.55), 0.018);
    tools.stroke('M-0.14 -0.3H0.14M-0.11 -0.25H0.11', scale(glass, 0.75), 0.01);
    tools.gleam(`M${lightSide * 0.2} -0.54V-0.08`, 0.028, 0.6);
    tools.gleam(`M${lightSide * 0.16} -0.6L${lightSide * 0.1} -0.65`, 0.022, 0.6);
  },
);
