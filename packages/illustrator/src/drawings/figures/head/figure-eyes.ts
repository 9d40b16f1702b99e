import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { around, clipped, ellipse, fade, fill, line, path, pathAt } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { PROFILE } from './head-frame.ts';

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

function isStartled({ expression }: FigureTools): boolean {
  return expression === 'surprised' || expression === 'scared';
}

/** How far the iris moves towards where the head looks; some whose head hardly turns look at us out of the corner of their eyes. */
function gazeOf({ bones, random }: FigureTools): number {
  const atUs = bones.turn < 0.45 && random.fork('gaze').chance(0.6);
  return bones.turn * (atUs ? -0.03 : 0.09);
}

/** Close at hand eyes have lids and an iris; small ones are the dark beads of a storybook, because tiny whites stare. */
export function drawEye(tools: FigureTools, eye: Eye, iris: Rgb): void {
  if (!tools.fine) drawBead(tools, eye, iris);
  else if (tools.bones.turn >= PROFILE) drawProfileEye(tools, { ...eye, high: eye.high * 0.76 }, iris);
  else drawAlmond(tools, eye, iris);
}

function drawBead(tools: FigureTools, { x, y, wide, high, side }: Eye, iris: Rgb): void {
  const { context, look, lightSide } = tools;
  const [half, tall] = [wide * 0.54, high * (look.young ? 0.92 : 0.82)];
  if (isStartled(tools)) fill(context, ellipse(x, y, half * 1.6, tall * 1.3), [252, 250, 246]);
  const tint = look.eyeColor ? mix(iris, [20, 14, 14], 0.12) : mix(iris, [24, 16, 18], 0.66);
  const gaze = x + gazeOf(tools) * 0.6;
  const bead = ellipse(gaze, y, half, tall);
  fill(context, bead, tint);
  line(context, bead, scale(tint, 0.36), 0.026);
  fill(
    context,
    ellipse(gaze + lightSide * half * 0.34, y - tall * 0.4, half * 0.38, tall * 0.32),
    [255, 255, 255],
  );
  const lid = pathAt(x, y, 'M-1.35 -0.3Q0 -1.5 1.35 -0.36', half * side, tall);
  line(context, lid, toCss(lashColor(tools), 0.9), look.feminine && !look.young ? 0.062 : 0.044);
  if (look.feminine && !look.young)
    line(context, pathAt(x, y, 'M1.2 -0.4l0.5 -0.5', half * side, tall), lashColor(tools), 0.045);
}

/** The upper lid from the inner to the outer corner, and the way back along the lower one. */
function lids({ x, y, wide, side }: Eye, high: number) {
  const upper = pathAt(x, y, 'M-1 0.4C-0.62 -0.8 0.36 -1.3 1 -0.1', wide * side, high);
  const lower = pathAt(x, y, 'C0.66 0.8 -0.4 1 -1 0.4Z', wide * side, high);
  return { upper, opening: path(upper + lower) };
}

function drawAlmond(tools: FigureTools, eye: Eye, iris: Rgb): void {
  const { context, look, expression } = tools;
  const { x, y, wide, side } = eye;
  const high = eye.high * (isStartled(tools) ? 1 : expression === 'smiling' ? 0.72 : 0.8);
  const lash = lashColor(tools);
  const { upper, opening } = lids(eye, high);
  fill(context, opening, [248, 243, 236]);
  clipped(context, opening, () => {
    const radius = eye.high * (look.young ? 0.8 : 0.72);
    const gaze = x + gazeOf(tools) + side * wide * 0.02;
    drawIris(tools, gaze, y - high * 0.06, Math.min(radius, wide * 0.74), radius, iris);
    // The lid throws a shade on the ball.
    line(context, upper, toCss(scale(lash, 0.8), 0.3), high * 0.6);
  });
  line(context, upper, lash, look.feminine ? 0.05 : 0.036);
  if (look.feminine && !look.young)
    for (const [along, lift, reach] of rows<3>('0.92,0.22,0.05 1,0.06,0.07'))
      line(
        context,
        `M${x + side * wide * along} ${y - high * lift}q${side * reach * 0.8} ${-reach * 0.1} ${side * reach} ${-reach}`,
        lash,
        0.026,
      );
  const crease = pathAt(x, y, 'M-0.74 -0.62C-0.3 -1.42 0.5 -1.5 1.06 -0.5', wide * side, high);
  line(context, crease, toCss(lash, look.young ? 0.22 : 0.36), 0.02);
  const below = pathAt(x, y, 'M-0.5 0.86Q0.2 1.06 0.8 0.5', wide * side, high);
  line(context, below, toCss(lash, 0.3), 0.018);
}

/** Seen from the side an eye is a wedge that opens forwards. */
function drawProfileEye(tools: FigureTools, { x, y, high }: Eye, iris: Rgb): void {
  const { context, look } = tools;
  const lash = lashColor(tools);
  const lid = pathAt(x, y, 'M-0.15 0.5Q-0.02 -0.72 0.13 -0.9', 1, high);
  const opening = path(`${lid}${pathAt(x, y, 'Q0.19 0 0.11 0.76Q-0.02 0.84 -0.15 0.5Z', 1, high)}`);
  fill(context, opening, [248, 243, 236]);
  clipped(context, opening, () => {
    drawIris(tools, x + 0.1, y - high * 0.06, 0.05, high * 0.74, iris);
    line(context, lid, toCss(scale(lash, 0.8), 0.3), high * 0.4);
  });
  line(
    context,
    pathAt(x, y, 'M-0.17 0.52Q-0.02 -0.72 0.16 -0.96', 1, high),
    lash,
    look.feminine ? 0.05 : 0.038,
  );
  if (look.feminine && !look.young)
    line(context, pathAt(x, y, 'M0.13 -0.9l0.11 -0.34M0.06 -0.7l0.08 -0.36', 1, high), lash, 0.026);
  line(context, pathAt(x, y, 'M-0.12 -0.4Q0 -1.2 0.14 -1.3', 1, high), toCss(lash, 0.34), 0.02);
  line(context, pathAt(x, y, 'M-0.06 0.86Q0.04 0.98 0.12 0.8', 1, high), toCss(lash, 0.3), 0.018);
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
  const glow = fade(mix(iris, [255, 244, 190], 0.34), [0.5, iris], scale(iris, 0.5));
  fill(context, disc, around(context, x, y + high * 0.4, high * 1.25, glow));
  line(context, disc, toCss(scale(iris, 0.32), 0.85), 0.02);
  fill(context, ellipse(x, y, wide * 0.48, high * 0.48), [22, 14, 14]);
  fill(
    context,
    ellipse(x + lightSide * wide * 0.34, y - high * 0.34, wide * 0.27, high * 0.27),
    [255, 255, 255],
  );
  fill(
    context,
    ellipse(x - lightSide * wide * 0.3, y + high * 0.44, wide * 0.14, high * 0.13),
    'rgba(255,255,255,0.55)',
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

/** Closed by laughing or for a wink: the lower lid pushes up. */
export function drawMerryEye(tools: FigureTools, { x, y, wide, high }: Eye): void {
  line(tools.context, pathAt(x, y, 'M-0.95 0.5Q0 -0.9 0.95 0.5', wide, high), lashColor(tools), 0.065);
}
