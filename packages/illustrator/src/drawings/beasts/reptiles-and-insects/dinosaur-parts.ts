import { type Rgb, scale, toCss } from '../../../core/color.ts';
import { ellipse, fill, limb, line, type Point, pathAt } from '../../pen/pen.ts';
import type { Sketch } from '../../pen/sketch.ts';
import { paintHide } from '../paint-hide.ts';

/** A strong hind leg with three toes, from the hip over the knee to the ground. */
export function drawFeet(
  { context }: Sketch,
  hip: Point,
  knee: Point,
  width: number,
  skin: Rgb,
  shade: number,
  lightSide: -1 | 1,
): void {
  const ankle: Point = [knee[0] - 0.14, -0.13];
  const foot: Point = [knee[0] - 0.06, -0.03];
  paintHide(
    context,
    limb(
      [hip, [(hip[0] + knee[0]) / 2 + 0.04, (hip[1] + knee[1]) / 2], knee, ankle, foot],
      [width * 1.9, width * 1.7, width * 1.1, width * 0.66, width * 0.62],
    ),
    skin,
    { lightSide, shade, depth: 0.04 },
  );
  paintHide(context, pathAt(foot[0], 0, 'M-0.07 0Q-0.06 -0.09 0.06 -0.08L0.19 -0.03Q0.2 0 0.16 0Z'), skin, {
    lightSide,
    shade,
    depth: 0.02,
  });
  for (const claw of [0.08, 0.14, 0.19])
    fill(context, ellipse(foot[0] + claw, -0.012, 0.024, 0.014), scale([250, 244, 224], shade));
}

/** A pale belly along the lower side of a spine, and dark bars across the back. */
export function paintBand(context: Sketch['context'], spine: readonly Point[], pale: Rgb, skin: Rgb): void {
  line(context, `M${spine.map(([x, y]) => `${x + 0.06} ${y + 0.19}`).join('L')}`, toCss(pale, 0.9), 0.17);
  for (const [index, [x, y]] of spine.entries())
    if (index > 0 && index < 6)
      for (const shift of [-0.07, 0.07])
        fill(
          context,
          limb(
            [
              [x + shift - 0.05, y - 0.26],
              [x + shift, y - 0.1],
              [x + shift + 0.02, y - 0.02],
            ],
            [0.06, 0.045, 0.008],
          ),
          scale(skin, 0.7),
        );
}
