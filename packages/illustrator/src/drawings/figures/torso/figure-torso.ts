import type { Path2D } from '@napi-rs/canvas';
import { mix, scale, toCss } from '../../../core/color.ts';
import { box, clipped, ellipse, fill, line, path, pathAt } from '../../pen/pen.ts';
import type { FigureLook, FigureTools, Skeleton } from '../figure.types.ts';
import { drawNeck } from '../head/figure-head.ts';
import { shear } from '../shear.ts';
import { TORSO_DETAILS } from './torso-details.registry.ts';

/** The trunk of the body with all that lies on it; the neck stays straight when the shoulders tilt. */
export function drawTorso(tools: FigureTools): void {
  const { context, look, bones } = tools;
  const bareNeck = look.details?.some(({ kind }) => kind === 'bare-chest');
  if (!bareNeck && !look.beast) drawNeck(tools);
  context.save();
  shear(context, bones.tilt);
  drawTrunk(tools);
  context.restore();
  if (bareNeck && !look.beast) drawNeck(tools);
}

function drawTrunk(tools: FigureTools): void {
  const { context, look, bones, model } = tools;
  const shape = torsoShape(look, bones);
  model(shape, look.torso, 0.035, 0.005);
  clipped(context, shape, () => {
    drawCloth(tools);
    for (const { kind, color } of look.details ?? [])
      if (!OVER_EDGE.has(kind)) TORSO_DETAILS[kind](tools, color);
  });
  if (!look.details?.some(({ kind }) => kind === 'bare-chest')) hideSeam(tools);
  // Smoke goes on where the trunk ends.
  if (look.lower.kind === 'wisp')
    fill(context, ellipse(0, bones.waist, look.build.waist * 0.92, 0.03), look.torso);
  if (look.belt) drawBelt(tools);
  for (const { kind, color } of look.details ?? [])
    if (OVER_EDGE.has(kind)) TORSO_DETAILS[kind](tools, color);
}

/** The outline of the trunk must not cut the throat. */
function hideSeam({ context, look, bones, fromBehind }: FigureTools): void {
  if (fromBehind || look.beast) return;
  const half = look.build.head * (look.feminine || look.young ? 0.38 : 0.52);
  const y = bones.neck[1] - 0.013;
  line(context, `M${-half} ${y}H${half}`, mix(look.skin, scale(look.skin, 0.6), 0.25), 0.014);
}

/** Details that stand out over the outline of the trunk. */
const OVER_EDGE = new Set([
  'apron',
  'fur-collar',
  'garland',
  'lab-coat',
  'ruff',
  'scarf',
  'necklace',
  'belly',
  'toga',
  'collar',
  'overalls',
  'hood-down',
]);

/** Half the width of shoulders, waist and hips as the turn of the body shows them. */
function torsoWidths({ build }: FigureLook, { turn }: Skeleton) {
  const narrow = 1 - turn * 0.24;
  return {
    shoulders: build.shoulders * (1 - turn * 0.34),
    waist: build.waist * (1 - turn * 0.16),
    hips: build.hips * (1 - turn * 0.16),
    narrow,
  };
}

function torsoShape(look: FigureLook, bones: Skeleton): Path2D {
  const { shoulders, waist, hips } = torsoWidths(look, bones);
  const top = bones.neck[1];
  const skirted =
    look.lower.kind === 'skirt' || look.lower.kind === 'fish-tail' || look.lower.kind === 'wisp';
  // Who sits shows the trunk down to the lap.
  const short = skirted && (!bones.seated || look.lower.kind === 'fish-tail');
  const bottom = short ? bones.waist + 0.012 : bones.hip + 0.02;
  const base = short ? waist : hips * 0.98;
  const chest = top + (bones.waist - top) * 0.42;
  // A bosom or a broad chest shows on the side the body turns to.
  const front = 1 + bones.turn * (look.feminine ? 0.3 : 0.16);
  return path(
    pathAt(0, top, 'M-0.36 -0.014Q-0.98 0.008 -1.06 0.07', shoulders) +
      `C${-shoulders * 1.02} ${chest + 0.03} ${-waist * 1.04} ${bones.waist - 0.06} ${-waist} ${bones.waist}` +
      `C${-base * 1.04} ${(bones.waist + bottom) / 2} ${-base * 1.04} ${bottom} ${-base * 0.7} ${bottom + 0.006}Q0 ${bottom + 0.02} ${base * 0.7} ${bottom + 0.006}` +
      `C${base * 1.04} ${bottom} ${base * 1.04} ${(bones.waist + bottom) / 2} ${waist} ${bones.waist}` +
      `C${waist * 1.04} ${bones.waist - 0.06} ${shoulders * 1.02 * front} ${chest + 0.04} ${shoulders * 1.06 * (1 + (front - 1) * 0.5)} ${top + 0.07}` +
      `Q${shoulders * 0.98} ${top + 0.008} ${shoulders * 0.36} ${top - 0.014}Z`,
  );
}

/** Neckline and the folds that any cloth shows. */
function drawCloth(tools: FigureTools): void {
  const { context, look, bones, fromBehind } = tools;
  const { shoulders, waist } = torsoWidths(look, bones);
  const top = bones.neck[1];
  const bare = look.details?.some(
    ({ kind }) => kind === 'bare-chest' || kind === 'plate' || kind === 'lamellar',
  );
  if (bare) return;
  const trim = look.trim ?? mix(look.torso, [255, 250, 240], 0.4);
  const neck = look.build.head * 0.46;
  if (!fromBehind) {
    const middle = bones.turn * neck * 0.5;
    fill(
      context,
      `M${-neck} ${top - 0.02}Q${middle} ${top + neck * 0.95} ${neck} ${top - 0.02}Z`,
      mix(look.skin, scale(look.skin, 0.6), 0.25),
    );
    line(context, `M${-neck} ${top - 0.012}Q${middle} ${top + neck} ${neck} ${top - 0.012}`, trim, 0.012);
  }
  const fold = toCss(scale(look.torso, 0.5), 0.34);
  const light = toCss(mix(look.torso, [255, 252, 240], 0.5), 0.3);
  // Cloth gathers where the trunk bends in, and is drawn tight from there to the other shoulder.
  const inwards = bones.tilt === 0 ? 1 : Math.sign(bones.tilt);
  for (const [lift, reach] of [
    [0.012, 0.3],
    [0.034, 0.1],
    [0.056, 0.4],
  ] as const)
    line(
      context,
      pathAt(0, bones.waist - lift, `M1 0Q0.6 0.014 ${reach} -0.012`, waist * inwards),
      fold,
      0.006,
    );
  line(context, pathAt(0, bones.waist, 'M0.5 -0.04Q-0.1 -0.09 -0.5 -0.17', waist * inwards), fold, 0.006);
  line(context, pathAt(0, top, 'M0.74 0.07Q0.5 0.11 0.56 0.15', shoulders), fold, 0.005);
  line(context, pathAt(0, top, 'M-0.74 0.07Q-0.5 0.11 -0.56 0.15', shoulders), light, 0.005);
}

function drawBelt({ context, look, bones }: FigureTools): void {
  if (!look.belt) return;
  const { waist } = torsoWidths(look, bones);
  const shape = pathAt(0, bones.waist, 'M-1.05 -0.008Q0 0.008 1.05 -0.008V0.02Q0 0.036 -1.05 0.02Z', waist);
  fill(context, shape, look.belt);
  line(context, shape, toCss(scale(look.belt, 0.4), 0.7), 0.003);
  fill(context, box(bones.turn * waist * 0.5, bones.waist + 0.03, 0.034, 0.034, 0.006), [226, 188, 96]);
  fill(
    context,
    box(bones.turn * waist * 0.5, bones.waist + 0.023, 0.018, 0.019, 0.003),
    scale(look.belt, 0.8),
  );
}
