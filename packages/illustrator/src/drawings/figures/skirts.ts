import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { clipped, fill, limb, line, type Point, path } from '../pen/pen.ts';
import { drawPrint } from './cloth-prints.ts';
import type { FigureTools, Garment } from './figure.types.ts';
import { leaned } from './figure-skeleton.ts';

type Skirt = Extract<Garment, { kind: 'skirt' }>;

/** A skirt or robe that hangs from the waist over both legs and gives way to them. */
export function drawSkirt(tools: FigureTools, garment: Skirt): void {
  const { bones, look, model, context } = tools;
  const half = look.build.waist * (1 - bones.turn * 0.16);
  const top = bones.waist - 0.012;
  const hemY = top + (-top - 0.014) * garment.length;
  const { left, right, leftY, rightY } = hemOf(tools, garment, half, hemY);
  const middle = (top + hemY) / 2;
  const bulge = Math.min(0.05, garment.flare * 0.3);
  const [back, front] = [-half, half].map((x) => leaned(bones, [x, top])) as [Point, Point];
  const shape = path(
    `M${back.join(' ')}C${back[0] - bulge} ${back[1] + 0.06} ${left * 0.84} ${middle + 0.02} ${left} ${leftY}` +
      `Q${left * 0.5} ${leftY + 0.032} ${(left + right) / 2} ${(leftY + rightY) / 2 + 0.014}Q${right * 0.5} ${rightY + 0.034} ${right} ${rightY}` +
      `C${right * 0.84} ${middle + 0.02} ${front[0] + bulge} ${front[1] + 0.06} ${front.join(' ')}Z`,
  );
  model(shape, garment.color, 0.045, 0.005);
  clipped(context, shape, () => {
    if (garment.print)
      drawPrint(
        context,
        garment.print,
        { left, right, top, bottom: hemY + 0.03 },
        tools.random.fork('print'),
      );
    drawFolds(tools, garment.color, { top, half, left, right, hem: (leftY + rightY) / 2 });
    if (garment.trim) {
      const trim = path(
        `M${left * 1.06} ${leftY - 0.024}Q${left * 0.5} ${leftY + 0.012} ${(left + right) / 2} ${(leftY + rightY) / 2 - 0.008}Q${right * 0.5} ${rightY + 0.014} ${right * 1.06} ${rightY - 0.024}`,
      );
      line(context, trim, garment.trim, 0.024);
    }
  });
}

/** The hem reaches around both legs, so that a stride opens it. */
function hemOf({ bones, look }: FigureTools, { length, flare }: Skirt, half: number, hemY: number) {
  const xAt = (knee: Point, foot: Point) => {
    if (hemY < knee[1]) return knee[0] * Math.max(0, (hemY - bones.hip) / (knee[1] - bones.hip || 1));
    const t = Math.min(1, (hemY - knee[1]) / (foot[1] - knee[1] || 1));
    return knee[0] + (foot[0] - knee[0]) * t;
  };
  const near = xAt(bones.nearKnee, bones.nearFoot);
  const far = xAt(bones.farKnee, bones.farFoot);
  const room = 0.05 * (look.build.limbs ?? 1);
  const spread = half + flare * length;
  const left = Math.min(-spread, Math.min(near, far) - room);
  const right = Math.max(spread, Math.max(near, far) + room);
  return { left, right, leftY: hemY - 0.012, rightY: hemY - 0.012 };
}

interface FoldArea {
  top: number;
  half: number;
  left: number;
  right: number;
  hem: number;
}

function drawFolds(
  { context, fine }: FigureTools,
  color: Rgb,
  { top, half, left, right, hem }: FoldArea,
): void {
  const folds = fine ? 7 : 4;
  const middle = (top + hem) / 2;
  for (let fold = 0; fold < folds; fold++) {
    const t = (fold + 0.5) / folds;
    const [from, to] = [(t - 0.5) * half * 1.6, left + (right - left) * t];
    const bend = from + (to - from) * 0.45;
    const crease = `M${from} ${top + 0.03}Q${bend} ${middle} ${to} ${hem + 0.03}L${to + 0.026} ${hem + 0.03}Q${bend + 0.008} ${middle} ${from} ${top + 0.03}Z`;
    fill(context, crease, toCss(fold % 2 === 0 ? scale(color, 0.5) : mix(color, [255, 250, 240], 0.5), 0.32));
  }
}

/** What a skirt does when its wearer sits: it lies over one thigh and falls from the knee. */
export function drawLap({ bones, look, model }: FigureTools, garment: Skirt, side: 'near' | 'far'): void {
  const sign = side === 'near' ? 1 : -1;
  const knee = side === 'near' ? bones.nearKnee : bones.farKnee;
  const foot = side === 'near' ? bones.nearFoot : bones.farFoot;
  const { hips } = look.build;
  const hip: Point = [sign * hips * 0.3 * (1 - bones.turn * 0.8), bones.hip - 0.012];
  const fall = Math.max(0.12, Math.min(0.8, garment.length * 1.5 - 0.62));
  const end: Point = [knee[0] + (foot[0] - knee[0]) * fall, knee[1] + (foot[1] - knee[1]) * fall];
  const color = side === 'near' ? garment.color : scale(garment.color, 0.86);
  const middle: Point = [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2 - 0.004];
  // A short skirt ends before the knee: bent around it, it would stick out like a thorn.
  const short = garment.length * 1.5 < 0.62;
  const cloth = short
    ? limb([hip, middle, [(middle[0] + knee[0]) / 2, (middle[1] + knee[1]) / 2]], [hips * 1.6, 0.17, 0.17])
    : limb([hip, middle, knee, end], [hips * 1.6, 0.15, 0.13, 0.13 + garment.flare * 0.3]);
  model(cloth, color, 0.03, 0.005);
}
