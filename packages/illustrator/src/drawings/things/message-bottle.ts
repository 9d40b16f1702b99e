import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { around, box, ellipse, fade, fill } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';

/** A corked bottle with a rolled letter in it; it lies with its underside in the sand. */
export const drawMessageBottle = thing(
  { left: -0.95, right: 0.95, top: -0.82, bottom: 0.1 },
  (tools, { random, color }) => {
    const glass: Rgb = color ?? pickColor(random, '#7ab8a0 #8ac0c8 #9ac08a');
    const { context } = tools;
    context.save();
    context.scale(random.pick([-1, 1]), 1);
    context.translate(-0.1, -0.2);
    context.rotate(-0.075);
    const body =
      'M-0.62 -0.22C-0.7 -0.22 -0.7 0.22 -0.62 0.22H0.1C0.28 0.22 0.32 0.08 0.44 0.08H0.78V-0.08H0.44C0.32 -0.08 0.28 -0.22 0.1 -0.22Z';
    tools.flat(body, 'rgba(200,230,222,0.45)');
    tools.solid(
      'M-0.48 -0.1H0.22C0.27 -0.1 0.27 0.1 0.22 0.1H-0.48C-0.53 0.1 -0.53 -0.1 -0.48 -0.1Z',
      [244, 228, 188],
      0.04,
    );
    tools.stroke(ellipse(0.215, 0, 0.03, 0.09), [190, 160, 110], 0.014);
    tools.stroke(ellipse(0.215, 0, 0.014, 0.05), [190, 160, 110], 0.012);
    tools.solid(box(-0.12, 0.105, 0.06, 0.21, 0.01), [200, 56, 50], 0.012);
    tools.flat(body, around(context, 0, 0, 0.9, fade('rgba(150,210,190,0.12)', 'rgba(60,130,120,0.5)')));
    tools.stroke(body, scale(glass, 0.62), 0.024);
    tools.stroke('M0.74 -0.1V0.1', mix(glass, [255, 255, 255], 0.4), 0.06);
    tools.solid(box(0.84, 0.07, 0.16, 0.14, 0.02), [182, 128, 80], 0.03);
    tools.gleam('M-0.5 -0.15H0.04', 0.04, 0.75);
    tools.gleam('M0.46 -0.04H0.66', 0.02, 0.7);
    context.restore();
    sinkIn(context);
  },
);

/** Takes away what is below the ground it has sunk into: an uneven line, no cut. */
function sinkIn(context: ThingTools['context']): void {
  context.save();
  context.globalCompositeOperation = 'destination-out';
  fill(
    context,
    'M-1 0.2V-0.03C-0.8 -0.06 -0.7 0 -0.55 -0.01C-0.35 -0.03 -0.25 0.015 -0.05 0C0.15 -0.02 0.2 -0.06 0.4 -0.05C0.6 -0.04 0.8 -0.02 1 -0.03V0.2Z',
    [0, 0, 0],
  );
  context.restore();
}
