import type { Path2D } from '@napi-rs/canvas';
import { mix, scale, toCss } from '../../../core/color.ts';
import { clipped, fill, line, path, pathAt } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { faceOutline } from './face-outline.ts';
import { onFace, PROFILE } from './head-frame.ts';

/** How far down a full beard reaches. */
const TIPS = { short: 1.24, long: 2.2 } as const;

/** Stubble, moustache or beard, head frame. */
export function drawBeard(tools: FigureTools): void {
  const { look, bones, context } = tools;
  const { beard = 'none', hair } = look;
  if (beard === 'none') return;
  const profile = bones.turn >= PROFILE;
  const shift = onFace(0, bones.turn).x;
  if (beard === 'stubble') {
    clipped(context, faceOutline(tools), () =>
      fill(context, jawBand(bones.turn, shift), toCss(scale(mix(hair.color, look.skin, 0.4), 0.4), 0.3)),
    );
    return;
  }
  if (beard === 'short' || beard === 'long') drawFullBeard(tools, shift, TIPS[beard]);
  if (beard === 'goatee') {
    const at = profile ? 0.66 : shift;
    tools.model(
      pathAt(
        at,
        0,
        'M-0.19 0.76Q0 0.71 0.19 0.76Q0.17 1.18 -0.02 1.32Q-0.19 1.16 -0.19 0.76Z',
        profile ? 0.7 : 1,
      ),
      hair.color,
      0.08,
      0.022,
    );
  }
  if (profile) drawProfileMoustache(tools);
  else drawMoustache(tools, shift - bones.turn * 0.03, beard === 'moustache' ? 1.1 : 0.96);
}

/** Jaw and upper lip, inside the face. */
function jawBand(turn: number, shift: number): string {
  if (turn >= PROFILE) return 'M-0.4 0.1Q0 0.42 0.4 0.5Q0.6 0.46 0.95 0.46V1.2H-1.2Z';
  const near = -0.84 + turn * 0.42;
  return `M${near} 0.1Q${near + 0.16} 0.42 ${shift - 0.3} 0.5Q${shift} 0.4 ${shift + 0.3} 0.5Q0.7 0.44 0.9 0.1V1.2H-1.2Z`;
}

function drawFullBeard(tools: FigureTools, shift: number, tip: number): void {
  const { look, context, fine, random, bones } = tools;
  const { color } = look.hair;
  const middle = shift * 0.84;
  const shape = bones.turn >= PROFILE ? profileBeard(tip) : turnedBeard(bones.turn, shift, tip);
  tools.model(shape, color, 0.2, 0.026);
  clipped(context, shape, () => {
    const own = random.fork('beard');
    const strands = fine ? 22 : 6;
    for (let strand = 0; strand < strands; strand++) {
      const x = -0.7 + (1.4 * (strand + own.next() * 0.8)) / strands + shift * 0.5;
      const tone = strand % 2 === 0 ? scale(color, 0.62) : mix(color, [255, 252, 240], 0.4);
      const from = 0.46 + own.next() * 0.4;
      line(
        context,
        `M${x} ${from}Q${x + (x - middle) * 0.1} ${tip * 0.66} ${x * 0.45 + middle * 0.5} ${tip * own.range(0.9, 1.02)}`,
        toCss(tone, 0.32),
        fine ? own.range(0.02, 0.045) : 0.05,
      );
    }
  });
  const lips = mix(look.skin, [160, 60, 56], 0.5);
  if (bones.turn >= PROFILE) fill(context, 'M0.8 0.6Q0.7 0.62 0.6 0.62Q0.7 0.72 0.79 0.7Z', lips);
  else
    fill(
      context,
      pathAt(shift, 0, 'M-0.16 0.64Q0 0.69 0.16 0.64Q0 0.79 -0.16 0.64Z', 1 - bones.turn * 0.2),
      lips,
    );
}

/** From the near ear round the mouth to the far cheek, wavy at its lower edge. */
function turnedBeard(turn: number, shift: number, tip: number): Path2D {
  const near = -0.82 + 0.38 * turn;
  const far = 0.8 + 0.02 * turn;
  const middle = shift * 0.84;
  return path(
    `M${near} 0.02C${near - 0.08} 0.6 ${-0.66 + middle * 0.7} ${tip * 0.66} ${-0.3 + middle} ${tip * 0.9}Q${-0.16 + middle} ${tip * 0.93} ${-0.1 + middle} ${tip}Q${middle} ${tip * 0.95} ${0.12 + middle} ${tip * 0.98}Q${0.2 + middle} ${tip * 0.92} ${0.3 + middle} ${tip * 0.88}` +
      `C${0.66 + middle * 0.4} ${tip * 0.64} ${far + 0.06} 0.6 ${far} 0.12C${far - 0.04} 0.36 ${shift + 0.4} 0.58 ${shift + 0.27} 0.54Q${shift} 0.45 ${shift - 0.27} 0.54C${shift - 0.5} 0.58 ${near + 0.14} 0.4 ${near + 0.1} 0.02Z`,
  );
}

function profileBeard(tip: number): Path2D {
  return path(
    `M-0.24 0.04C-0.3 0.5 -0.1 ${tip * 0.7} 0.3 ${tip * 0.9}Q0.44 ${tip * 0.95} 0.52 ${tip}Q0.66 ${tip * 0.92} 0.78 ${tip * 0.88}C0.92 ${tip * 0.7} 0.88 0.86 0.82 0.74` +
      'Q0.6 0.78 0.56 0.6Q0.6 0.5 0.44 0.5C0.2 0.5 -0.06 0.36 -0.08 0.04Z',
  );
}

function drawMoustache({ look: { hair }, model, bones }: FigureTools, shift: number, size: number): void {
  const far = size * (1 - bones.turn * 0.25);
  const half = (side: number) =>
    pathAt(
      shift,
      0,
      'M0 0.45C0.18 0.39 0.4 0.46 0.54 0.66C0.36 0.65 0.16 0.64 0 0.56Z',
      side < 0 ? -size : far,
    );
  for (const side of [1, -1]) model(half(side), mix(hair.color, [255, 255, 255], 0.12), 0.05, 0.02);
}

function drawProfileMoustache({ look: { hair }, model }: FigureTools): void {
  model(
    'M0.84 0.47C0.74 0.42 0.6 0.48 0.46 0.68C0.6 0.68 0.74 0.66 0.86 0.56Z',
    mix(hair.color, [255, 255, 255], 0.12),
    0.05,
    0.02,
  );
}
