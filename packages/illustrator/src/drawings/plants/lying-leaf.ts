import { mix, type Rgb, scale } from '../../core/color.ts';
import { clipped } from '../pen/pen.ts';
import { thing } from '../pen/thing-tools.ts';

const GREEN: Rgb = [104, 164, 70];
const OUTLINE =
  'M-1.02 -0.16C-0.72 -0.46 0.1 -0.52 0.62 -0.36C0.86 -0.3 0.98 -0.24 1.08 -0.12C0.86 0 0.3 0.04 -0.2 0.02C-0.6 0 -0.9 -0.06 -1.02 -0.16Z';

/** One broad leaf that lies on the ground or floats, with room for somebody small. */
export const drawLyingLeaf = thing({ left: -1.3, right: 1.15, top: -0.6 }, (tools, { color }) => {
  const green = color ?? GREEN;
  tools.flat('M-1.02 -0.12C-0.7 0.04 0.3 0.1 1.08 -0.09C0.8 0.06 -0.5 0.1 -1.02 -0.12Z', scale(green, 0.45));
  tools.solid(OUTLINE, green, 0.05);
  clipped(tools.context, OUTLINE, () => {
    tools.flat(
      'M-1.02 -0.16C-0.3 -0.2 0.5 -0.24 1.08 -0.12C0.8 -0.5 -0.7 -0.6 -1.02 -0.16Z',
      mix(green, [190, 224, 130], 0.3),
    );
    for (const x of [-0.7, -0.45, -0.2, 0.05, 0.3, 0.55, 0.78]) {
      tools.stroke(
        `M${x} ${-0.18 - x * 0.02}Q${x + 0.14} -0.3 ${x + 0.3} -0.48`,
        mix(green, [224, 240, 170], 0.5),
        0.014,
      );
      tools.stroke(
        `M${x} ${-0.18 - x * 0.02}Q${x + 0.16} -0.08 ${x + 0.34} 0.03`,
        mix(green, [224, 240, 170], 0.36),
        0.014,
      );
    }
  });
  tools.stroke('M-1.2 -0.1C-0.9 -0.2 0.3 -0.24 1.02 -0.13', mix(green, [236, 244, 190], 0.6), 0.03);
});
