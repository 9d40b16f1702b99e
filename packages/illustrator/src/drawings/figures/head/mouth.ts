import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { clipped, ellipse, fill, line, path, pathAt } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { onFace, PROFILE } from './head-frame.ts';

/** Where a mouth is, half its width, and how far its corners rise (1 a smile, -1 grief). */
interface Mouth {
  x: number;
  y: number;
  wide: number;
  rise: number;
}

/** How the corners of the mouth stand; content when nothing is asked for. */
const RISES = { calm: 0.45, smiling: 1, sad: -0.8, angry: -0.45, surprised: 0, scared: -0.2 } as const;

/** A mouth for every expression. */
export function drawMouth(tools: FigureTools): void {
  const { look, bones, expression, random, asleep } = tools;
  const { x, squeeze } = onFace(0, bones.turn);
  const wide = (look.young ? 0.17 : 0.23) * Math.max(0.62, squeeze);
  // The far half of a turned mouth is short.
  const at = { x: x - bones.turn * 0.03, y: look.young ? 0.63 : 0.62, wide };
  const mouth: Mouth = { ...at, rise: asleep ? 0.15 : RISES[expression ?? 'calm'] };
  const cheerful = look.young && !expression && random.fork('mouth').chance(0.35);
  const { marks = [] } = look;
  if (bones.turn >= PROFILE) drawProfileMouth(tools, mouth);
  else if (marks.includes('shout')) openMouth(tools, x, at.y + 0.04, wide * 0.9, 0.19);
  else if (marks.includes('laugh')) drawGrin(tools, { ...mouth, wide: wide * 1.3 }, 1.7);
  else if (asleep) drawLips(tools, { ...mouth, wide: wide * 0.7 });
  else if (expression === 'surprised') openMouth(tools, x, at.y + 0.03, wide * 0.46, 0.13);
  else if (expression === 'scared') openMouth(tools, x, at.y + 0.03, wide * 0.8, 0.11);
  else if (expression === 'smiling' || cheerful) drawGrin(tools, { ...mouth, wide: wide * 1.12 });
  else drawLips(tools, mouth);
}

function lipColor({ lipColor, feminine, skin }: FigureTools['look']): Rgb {
  return lipColor ?? (feminine ? mix([204, 84, 84], scale(skin, 0.72), 0.4) : mix(skin, [168, 66, 60], 0.4));
}

function seamColor({ skin }: FigureTools['look']): Rgb {
  return scale(mix(skin, [110, 30, 30], 0.5), 0.45);
}

function drawLips({ context, look, fine }: FigureTools, { x, y, wide, rise }: Mouth): void {
  const lips = lipColor(look);
  const corner = y - rise * 0.045;
  const dip = y + rise * 0.06;
  if (!look.young && (fine || look.feminine)) {
    const full = look.feminine ? 0.9 : 0.5;
    const upper = `M${x - wide} ${corner}Q${x - wide * 0.5} ${y - 0.06 * full} ${x - wide * 0.16} ${y - 0.07 * full}Q${x} ${y - 0.03 * full} ${x + wide * 0.16} ${y - 0.07 * full}Q${x + wide * 0.5} ${y - 0.06 * full} ${x + wide} ${corner}Q${x} ${dip + 0.04} ${x - wide} ${corner}Z`;
    const lower = `M${x - wide * 0.9} ${corner + 0.01}Q${x} ${dip + 0.04} ${x + wide * 0.9} ${corner + 0.01}Q${x} ${dip + 0.06 + 0.15 * full} ${x - wide * 0.9} ${corner + 0.01}Z`;
    fill(context, upper, toCss(scale(lips, 0.86), look.feminine ? 1 : 0.6));
    fill(context, lower, toCss(lips, look.feminine ? 1 : 0.55));
    if (fine)
      fill(
        context,
        ellipse(x - wide * 0.1, dip + 0.075 * full + 0.02, wide * 0.26, 0.016),
        'rgba(255,240,235,0.45)',
      );
  }
  const seam = `M${x - wide * 1.06} ${corner - 0.004}Q${x} ${dip + 0.04} ${x + wide * 1.06} ${corner - 0.004}`;
  line(context, seam, seamColor(look), fine ? 0.028 : 0.046);
  // Dimples end a smile.
  if (fine && rise > 0.3)
    for (const side of [-1, 1])
      line(
        context,
        pathAt(x + side * wide * 1.1, corner, 'M-0.02 -0.05Q0.035 -0.01 0.01 0.04', side),
        toCss(seamColor(look), 0.4),
        0.02,
      );
}

function drawGrin({ context, look, fine }: FigureTools, { x, y, wide }: Mouth, open = 1): void {
  const shape = path(
    pathAt(x, y, 'M-1 -0.07Q0 0.05 1 -0.07Q0.7 0.17 0 0.18Q-0.7 0.17 -1 -0.07Z', wide, open),
  );
  fill(context, shape, [122, 32, 36]);
  clipped(context, shape, () => {
    fill(context, pathAt(x, y, 'M-1 -0.1H1V0.02Q0 0.1 -1 0.02Z', wide), [252, 250, 244]);
    if (look.marks?.includes('gap-teeth'))
      fill(context, pathAt(x, y, 'M-0.1 -0.1H0.1V0.1H-0.1Z', wide), [122, 32, 36]);
    fill(context, ellipse(x, y + 0.19 * open, wide * 0.55, 0.08), [222, 106, 104]);
  });
  line(context, shape, toCss(scale(lipColor(look), 0.75), 0.95), fine ? 0.032 : 0.045);
}

function openMouth({ context }: FigureTools, x: number, y: number, wide: number, high: number): void {
  fill(context, ellipse(x, y, wide, high), [104, 30, 34]);
  fill(context, ellipse(x, y + high * 0.55, wide * 0.6, high * 0.35), [206, 96, 94]);
  line(context, ellipse(x, y, wide, high), [92, 36, 34], 0.035);
}

/** The lips stand in the outline of the face; the seam runs back to the corner. */
function drawProfileMouth({ context, look, expression, fine }: FigureTools, { rise }: Mouth): void {
  const lips = lipColor(look);
  const corner = 0.6 - rise * 0.05;
  if (expression === 'smiling' || expression === 'surprised' || expression === 'scared')
    fill(context, `M0.8 0.6L0.54 ${corner}Q0.62 0.72 0.79 0.7Z`, [122, 32, 36]);
  else if (!look.young) {
    const strength = look.feminine ? 0.95 : 0.45;
    fill(context, `M0.835 0.565Q0.72 0.54 0.58 ${corner}L0.765 0.63Z`, toCss(scale(lips, 0.88), strength));
    fill(context, `M0.765 0.63L0.58 ${corner}Q0.68 0.74 0.8 0.715Z`, toCss(lips, strength));
  }
  line(context, `M0.775 0.625Q0.66 0.64 0.53 ${corner}`, seamColor(look), fine ? 0.028 : 0.046);
}
