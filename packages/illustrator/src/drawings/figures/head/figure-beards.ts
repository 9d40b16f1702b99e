import { mix, scale, toCss } from '../../../core/color.ts';
import { clipped, fill, line, path, pathAt } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { onFace } from './head-frame.ts';

/** Stubble, moustache or beard, head frame. */
export function drawBeard(tools: FigureTools): void {
  const { look, bones, context } = tools;
  const { beard = 'none', hair } = look;
  if (beard === 'none') return;
  const shift = onFace(0, bones.turn).x;
  const left = -0.82 + 0.36 * bones.turn;
  if (beard === 'stubble') {
    fill(
      context,
      `M${left + 0.08} 0.2Q${left + 0.2} 0.8 ${shift * 0.6} 1Q0.62 0.8 0.76 0.2Q${shift + 0.45} 0.45 ${shift} 0.45Q${shift - 0.5} 0.45 ${left + 0.08} 0.2Z`,
      toCss(hair.color, 0.26),
    );
    return;
  }
  if (beard === 'short' || beard === 'long') drawFullBeard(tools, shift, left, beard === 'long' ? 2.25 : 1.3);
  if (beard === 'goatee')
    tools.model(
      `M${shift - 0.2} 0.74Q${shift} 0.7 ${shift + 0.2} 0.74Q${shift + 0.16} 1.2 ${shift * 0.8} 1.34Q${shift - 0.2} 1.16 ${shift - 0.2} 0.74Z`,
      hair.color,
      0.08,
      0.03,
    );
  drawMoustache(tools, shift, beard === 'moustache' ? 1.15 : 1);
}

function drawFullBeard(
  { look: { hair }, context, model, fine, random }: FigureTools,
  shift: number,
  left: number,
  tip: number,
): void {
  const middle = shift * 0.8;
  const shape = path(
    `M${left} 0.02C${left - 0.06} 0.7 ${-0.68 + shift * 0.6} ${tip * 0.62} ${-0.22 + middle} ${tip * 0.92}Q${middle - 0.04} ${tip * 1.04} ${0.2 + middle} ${tip * 0.92}` +
      `C${0.68 + shift * 0.3} ${tip * 0.62} 0.9 0.7 0.82 0.02C0.76 0.4 ${0.52 + shift * 0.5} 0.56 ${0.28 + shift} 0.53Q${shift} 0.44 ${-0.28 + shift} 0.53C${-0.54 + shift * 0.6} 0.56 ${left + 0.08} 0.4 ${left} 0.02Z`,
  );
  model(shape, hair.color, 0.2, 0.04);
  clipped(context, shape, () => {
    const own = random.fork('beard');
    const strands = fine ? 34 : 7;
    for (let strand = 0; strand < strands; strand++) {
      const x = -0.75 + (1.5 * (strand + own.next() * 0.8)) / strands + shift * 0.4;
      const tone = strand % 2 === 0 ? scale(hair.color, 0.66) : mix(hair.color, [255, 252, 240], 0.4);
      line(
        context,
        `M${x} ${0.5 + own.next() * 0.3}Q${x * 0.95} ${tip * 0.7} ${x * 0.4 + middle * 0.5} ${tip}`,
        toCss(tone, 0.35),
        fine ? 0.026 : 0.05,
      );
    }
  });
  fill(context, pathAt(shift, 0, 'M-0.2 0.64Q0 0.7 0.2 0.64Q0 0.86 -0.2 0.64Z'), [168, 70, 66]);
}

function drawMoustache({ look: { hair }, model }: FigureTools, shift: number, size: number): void {
  const at = (x: number) => shift + x * size;
  model(
    `M${shift} 0.46C${at(0.2)} 0.39 ${at(0.42)} 0.46 ${at(0.52)} 0.66C${at(0.32)} 0.63 ${at(0.14)} 0.61 ${shift} 0.56` +
      `C${at(-0.14)} 0.61 ${at(-0.32)} 0.63 ${at(-0.52)} 0.66C${at(-0.42)} 0.46 ${at(-0.2)} 0.39 ${shift} 0.46Z`,
    mix(hair.color, [255, 255, 255], 0.2),
    0.05,
    0.03,
  );
}
