import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { around, ellipse, fade, fill, line } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { noseReach } from './face-outline.ts';
import { onFace, PROFILE } from './head-frame.ts';

const TIP = 0.35;

/** A nose as the turn of the head shows it. */
export function drawNose(tools: FigureTools): void {
  const { look, bones, random } = tools;
  const { x } = onFace(0, bones.turn);
  const size = (look.feminine ? 0.82 : 1.02) * random.fork('nose').range(0.84, 1.2);
  if (bones.turn >= PROFILE) drawNostril(tools);
  else if (look.young) drawButtonNose(tools, x);
  else if (bones.turn < 0.2) drawFrontNose(tools, x, size);
  else drawTurnedNose(tools, x, size);
}

function shadeOf({ look }: FigureTools): Rgb {
  return scale(mix(look.skin, [160, 60, 50], 0.25), 0.62);
}

/** In profile the outline is the nose; its wing tells that it has another side. */
function drawNostril(tools: FigureTools): void {
  const { context, look } = tools;
  const tip = noseReach(tools);
  const y = look.young ? 0.36 : 0.4;
  fill(
    context,
    ellipse(tip - 0.12, y - 0.07, 0.12, 0.1),
    around(context, tip - 0.12, y - 0.07, 0.12, fade(toCss([232, 96, 80], 0.26), toCss([232, 96, 80], 0))),
  );
  line(
    context,
    `M${tip - 0.25} ${y - 0.08}Q${tip - 0.3} ${y + 0.03} ${tip - 0.2} ${y + 0.03}`,
    toCss(shadeOf(tools), 0.7),
    0.028,
  );
}

/** Children have no more than a rosy dot. */
function drawButtonNose({ context, look, bones: { turn }, fine }: FigureTools, x: number): void {
  const tip = TIP + 0.06;
  const at = x + turn * 0.14;
  const rosy = mix(look.skin, [232, 96, 80], 0.3);
  fill(context, ellipse(at, tip, 0.09, 0.066), around(context, at, tip, 0.1, fade(rosy, toCss(rosy, 0.2))));
  fill(context, ellipse(at - 0.02, tip - 0.03, 0.028, 0.02), 'rgba(255,246,236,0.6)');
  line(
    context,
    `M${at - 0.075 - turn * 0.03} ${tip + 0.02}q0.07 0.07 ${0.14 + turn * 0.04} 0.005`,
    toCss(scale(rosy, 0.62), 0.6),
    fine ? 0.024 : 0.034,
  );
}

/** The bridge hides a little of the far side; the tip stands out towards where the head looks. */
function drawTurnedNose(tools: FigureTools, x: number, size: number): void {
  const { context, look, bones, fine } = tools;
  const out = x + (0.07 + bones.turn * 0.2) * size;
  const root = x + 0.05 + bones.turn * 0.1;
  const shade = shadeOf(tools);
  const under = `Q${out + 0.035} ${TIP + 0.09} ${out - 0.1} ${TIP + 0.085}L${x - 0.02} ${TIP + 0.08}`;
  fill(
    context,
    `M${root} -0.08Q${root + 0.02} ${TIP - 0.16} ${out} ${TIP}${under}Q${x - 0.1} ${TIP} ${x + 0.02} ${TIP - 0.14}Z`,
    toCss(mix(look.skin, [240, 128, 104], 0.3), 0.4),
  );
  if (fine)
    fill(
      context,
      ellipse(out - 0.08, TIP - 0.04, 0.06, 0.05),
      around(context, out - 0.08, TIP - 0.04, 0.06, fade('rgba(255,246,232,0.6)', 'rgba(255,246,232,0)')),
    );
  line(
    context,
    `M${root} -0.06Q${root + 0.02} ${TIP - 0.16} ${out} ${TIP - 0.02}${under}`,
    toCss(shade, 0.72),
    fine ? 0.026 : 0.038,
  );
  line(
    context,
    `M${x - 0.07 * size} ${TIP - 0.03}Q${x - 0.13 * size} ${TIP + 0.07} ${x - 0.02} ${TIP + 0.08}`,
    toCss(shade, 0.5),
    0.022,
  );
}

function drawFrontNose(tools: FigureTools, x: number, size: number): void {
  const { context, look, lightSide, fine } = tools;
  const shade = shadeOf(tools);
  fill(
    context,
    `M${x - lightSide * 0.02} -0.06L${x - lightSide * 0.1 * size} ${TIP + 0.03}L${x} ${TIP + 0.05}Z`,
    toCss(shade, 0.16),
  );
  fill(
    context,
    ellipse(x, TIP - 0.02, 0.14 * size, 0.11 * size),
    around(
      context,
      x + lightSide * 0.04,
      TIP - 0.05,
      0.15 * size,
      fade(toCss(mix(look.skin, [255, 230, 215], 0.6), 0.8), toCss(look.skin, 0)),
    ),
  );
  for (const side of [-1, 1])
    line(
      context,
      `M${x + side * 0.12 * size} ${TIP}q${side * 0.02} 0.06 ${side * -0.05} 0.066q${side * -0.03} -0.02 ${side * -0.06} 0.012`,
      toCss(shade, 0.6),
      fine ? 0.024 : 0.036,
    );
}
