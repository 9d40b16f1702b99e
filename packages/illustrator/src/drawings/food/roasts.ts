import { mix, type Rgb, scale } from '../../core/color.ts';
import { ellipse, pathAt } from '../pen/pen.ts';
import { thing } from '../pen/thing-tools.ts';
import { plate, steam } from '../things/effects.ts';

/** A roast bird on a plate among leaves and tomatoes. */
export const drawRoastBird = thing({ left: -1.04, right: 1.04, top: -1.02 }, (tools, { random }) => {
  const crust: Rgb = [186, 102, 40];
  plate(tools, 0, -0.1, 0.98, [244, 242, 236], [120, 150, 190]);
  for (const [x, y] of [
    [-0.72, -0.16],
    [-0.5, -0.08],
    [0.56, -0.08],
    [0.76, -0.16],
  ] as const)
    tools.solid(ellipse(x, y, 0.2, 0.07, random.range(-0.4, 0.4)), [92, 146, 66], 0.03);
  for (const x of [-0.62, 0.66]) tools.ball(x, -0.16, 0.09, [214, 60, 44]);
  tools.solid(
    '-0.66,-0.3 -0.56,-0.62 -0.3,-0.84 0.02,-0.86 0.34,-0.74 0.56,-0.5 0.6,-0.26 0.4,-0.1 -0.46,-0.1',
    crust,
    0.14,
  );
  for (const side of [-1, 1]) {
    tools.solid(
      side < 0
        ? '-0.5,-0.3 -0.36,-0.52 -0.08,-0.5 0,-0.3 -0.14,-0.14 -0.38,-0.12'
        : '0.1,-0.3 0.2,-0.5 0.46,-0.48 0.58,-0.3 0.46,-0.14 0.22,-0.12',
      mix(crust, [240, 170, 80], 0.3),
      0.08,
    );
    tools.rod(`${side * 0.5},-0.26 ${side * 0.78},-0.42`, '0.12 0.06', [236, 220, 190]);
    tools.ball(side * 0.8, -0.44, 0.055, [246, 236, 214]);
  }
  for (let spot = 0; spot < 14; spot++)
    tools.flat(
      ellipse(random.range(-0.4, 0.4), random.range(-0.78, -0.5), 0.02, 0.012),
      random.chance(0.5) ? scale(crust, 0.62) : [240, 176, 92],
    );
  tools.gleam(pathAt(0, 0, 'M0.34 -0.66Q0.14 -0.78 -0.06 -0.79', tools.lightSide), 0.05, 0.4);
  steam(tools, random, 0, -0.9, 0.3);
});

/** A jelly out of its mould, which one can look through. */
export const drawJelly = thing({ left: -0.78, right: 0.78, top: -0.86 }, (tools, { random, color }) => {
  const jelly: Rgb =
    color ??
    random.pick([
      [226, 52, 60],
      [240, 140, 30],
      [96, 186, 70],
    ] as const);
  plate(tools, 0, -0.08, 0.72, [244, 242, 236], [214, 160, 120]);
  tools.context.globalAlpha = 0.86;
  tools.turned(0, '0.3,-0.76 0.36,-0.6 0.38,-0.48 0.5,-0.4 0.52,-0.12', jelly, { tilt: 0.2, contrast: 1.2 });
  tools.context.globalAlpha = 1;
  for (let rib = -3; rib <= 3; rib++)
    tools.stroke(
      `M${rib * 0.1} -0.68Q${rib * 0.13} -0.46 ${rib * 0.15} -0.08`,
      mix(jelly, [255, 255, 255], 0.35),
      0.016,
    );
  tools.gleam(pathAt(0, 0, 'M0.24 -0.66Q0.28 -0.5 0.36 -0.4', tools.lightSide), 0.05, 0.7);
});

/** A dollop of green paste. */
export const drawWasabi = thing({ left: -0.5, right: 0.5, top: -0.66 }, (tools, { color }) => {
  const paste: Rgb = color ?? [140, 190, 76];
  tools.solid('-0.42,0 -0.46,-0.18 -0.2,-0.34 -0.06,-0.58 0.06,-0.6 0.14,-0.36 0.4,-0.22 0.44,0', paste, 0.1);
  tools.stroke(
    'M-0.3 -0.18Q0 -0.3 0.3 -0.18M-0.16 -0.36Q0 -0.44 0.1 -0.38',
    mix(paste, [255, 255, 255], 0.4),
    0.03,
  );
});
