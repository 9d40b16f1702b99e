import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { rows } from '../../../core/rows.ts';
import { around, clipped, ellipse, fade, fill, line, path, pathAt } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';

/** An eye in the head frame: middle, half width and half height of its opening, and which one it is. */
export interface Eye {
  x: number;
  y: number;
  wide: number;
  high: number;
  side: number;
}

/** Color of lashes and lids. */
function lashColor({ look }: FigureTools): Rgb {
  return scale(mix(look.skin, [40, 20, 20], 0.5), 0.42);
}

/**
 * Grown-ups seen closely have almond eyes with a lid over the iris; children and everybody small have the
 * dark beads of a storybook, because whites around a whole iris stare.
 */
export function drawEye(tools: FigureTools, eye: Eye, iris: Rgb): void {
  if (tools.fine && !tools.look.young) drawAlmond(tools, eye, iris);
  else drawBead(tools, eye, iris);
}

function drawBead(tools: FigureTools, { x, y, wide, high, side }: Eye, iris: Rgb): void {
  const { context, look, fine, lightSide, bones } = tools;
  const startled = tools.expression === 'surprised' || tools.expression === 'scared';
  const [half, tall] = [wide * (look.young ? 0.62 : 0.56), high * (look.young ? 0.98 : 0.84)];
  if (startled) fill(context, ellipse(x, y, half * 1.6, tall * 1.3), [252, 250, 246]);
  const tint = look.eyeColor ? mix(iris, [20, 14, 14], 0.12) : mix(iris, [24, 16, 18], 0.66);
  const gaze = x + bones.turn * 0.02;
  const bead = ellipse(gaze, y, half, tall);
  fill(
    context,
    bead,
    around(
      context,
      gaze,
      y + tall * 0.5,
      tall * 1.3,
      fade(mix(tint, [255, 236, 190], fine ? 0.42 : 0.22), [0.6, tint], scale(tint, 0.5)),
    ),
  );
  line(context, bead, scale(tint, 0.36), 0.026);
  fill(context, ellipse(gaze, y - tall * 0.04, half * 0.52, tall * 0.52), toCss([18, 12, 14], 0.9));
  fill(
    context,
    ellipse(gaze + lightSide * half * 0.36, y - tall * 0.4, half * 0.36, tall * 0.3),
    [255, 255, 255],
  );
  fill(
    context,
    ellipse(gaze - lightSide * half * 0.34, y + tall * 0.46, half * 0.18, tall * 0.14),
    'rgba(255,255,255,0.75)',
  );
  const lash = lashColor(tools);
  const lid = pathAt(x, y, 'M-1.3 -0.5Q0 -1.46 1.3 -0.5', half, tall);
  line(context, lid, toCss(lash, look.young ? 0.8 : 0.95), look.feminine && !look.young ? 0.062 : 0.044);
  if (look.feminine && !look.young)
    drawLashes(tools, { x, y: y - tall * 0.3, wide: half * 1.24, high: tall, side });
}

/** A flick at the outer corner. */
function drawLashes({ context, look }: FigureTools, { x, y, wide, side }: Eye): void {
  const lash = scale(mix(look.skin, [40, 20, 20], 0.5), 0.42);
  const outer = side < 0 ? -1 : 1;
  line(context, `M${x + outer * wide * 0.9} ${y}q${outer * 0.06} -0.01 ${outer * 0.1} -0.08`, lash, 0.04);
}

function drawAlmond(tools: FigureTools, eye: Eye, iris: Rgb): void {
  const { context, look, bones } = tools;
  const { x, y, wide, side } = eye;
  const startled = tools.expression === 'surprised' || tools.expression === 'scared';
  const high = eye.high * (startled ? 1 : 0.76);
  const lash = lashColor(tools);
  const [inner, outer] = [x - side * wide, x + side * wide];
  const upper = `M${inner} ${y + high * 0.34}C${x - side * wide * 0.62} ${y - high * 0.9} ${x + side * wide * 0.42} ${y - high * 1.3} ${outer} ${y - high * 0.06}`;
  const lower = `C${x + side * wide * 0.6} ${y + high * 0.86} ${x - side * wide * 0.4} ${y + high * 1.04} ${inner} ${y + high * 0.34}Z`;
  fill(
    context,
    ellipse(x, y - high * 0.5, wide * 1.2, high * 1.2),
    toCss(scale(mix(look.skin, [140, 50, 50], 0.2), 0.66), 0.14),
  );
  const opening = path(upper + lower);
  fill(context, opening, [250, 246, 240]);
  clipped(context, opening, () => {
    const gaze = x + bones.turn * 0.035;
    const radius = eye.high * 0.8;
    drawIris(tools, gaze, y - high * 0.1, Math.min(radius, wide * 0.9), radius, iris);
    // The lid throws a shade on the ball.
    line(context, upper, toCss(scale(lash, 0.8), 0.34), high * 0.6);
  });
  line(context, upper, lash, look.feminine ? 0.052 : 0.042);
  if (look.feminine)
    for (const [along, lift, reach] of rows<3>('0.72,0.58,0.05 0.92,0.24,0.075 1,0.04,0.085'))
      line(
        context,
        `M${x + side * wide * along} ${y - high * lift}q${side * reach * 0.8} ${-reach * 0.1} ${side * reach} ${-reach}`,
        lash,
        0.026,
      );
  const crease = `M${x - side * wide * 0.74} ${y - high * 0.72}C${x - side * wide * 0.3} ${y - high * 1.5} ${x + side * wide * 0.5} ${y - high * 1.6} ${x + side * wide * 1.02} ${y - high * 0.6}`;
  line(context, crease, toCss(lash, 0.34), 0.022);
  line(
    context,
    `M${x - side * wide * 0.5} ${y + high * 0.86}Q${x + side * wide * 0.2} ${y + high * 1.06} ${x + side * wide * 0.8} ${y + high * 0.5}`,
    toCss(lash, 0.3),
    0.018,
  );
}

function drawIris(
  { context, lightSide }: FigureTools,
  x: number,
  y: number,
  wide: number,
  high: number,
  iris: Rgb,
): void {
  const disc = ellipse(x, y, wide, high);
  fill(
    context,
    disc,
    around(
      context,
      x,
      y + high * 0.4,
      high * 1.25,
      fade(mix(iris, [255, 244, 190], 0.4), [0.5, iris], scale(iris, 0.5)),
    ),
  );
  for (let ray = 0; ray < 14; ray++) {
    const angle = (ray / 14) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    line(
      context,
      `M${x + cos * wide * 0.48} ${y + sin * high * 0.48}L${x + cos * wide * 0.86} ${y + sin * high * 0.86}`,
      toCss(mix(iris, [255, 255, 220], 0.4), 0.28),
      0.012,
    );
  }
  line(context, disc, toCss(scale(iris, 0.32), 0.85), 0.02);
  fill(context, ellipse(x, y, wide * 0.46, high * 0.46), [22, 14, 14]);
  fill(
    context,
    ellipse(x + lightSide * wide * 0.32, y - high * 0.26, wide * 0.24, high * 0.24),
    [255, 255, 255],
  );
  fill(
    context,
    ellipse(x - lightSide * wide * 0.3, y + high * 0.44, wide * 0.13, high * 0.12),
    'rgba(255,255,255,0.6)',
  );
}

export function drawClosedEye(tools: FigureTools, { x, y, wide, high }: Eye): void {
  const { context, look } = tools;
  const lash = lashColor(tools);
  line(context, pathAt(x, y, 'M-0.9 0Q0 1.1 0.9 0', wide, high), lash, 0.055);
  if (look.feminine && !look.young)
    line(
      context,
      `M${x - wide * 0.5} ${y + high * 0.5}l-0.04 0.07M${x} ${y + high * 0.62}v0.08M${x + wide * 0.5} ${y + high * 0.5}l0.04 0.07`,
      lash,
      0.03,
    );
}
