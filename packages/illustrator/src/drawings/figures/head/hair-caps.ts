import type { Path2D } from '@napi-rs/canvas';
import { ellipse, path } from '../../pen/pen.ts';
import type { FigureTools, HairStyle } from '../figure.types.ts';
import { PROFILE } from './head-frame.ts';

/** How the hair ends over the forehead. */
type Hairline = 'bangs' | 'parted' | 'center' | 'high' | 'tousled';

const LOOSE: ReadonlySet<HairStyle> = new Set(['long', 'wavy', 'bob']);

/** The hair that frames the face, as one shape. */
export function hairCap(tools: FigureTools): Path2D {
  if (tools.fromBehind) return ellipse(0, -0.32, 0.94, 0.84);
  const { style } = tools.look.hair;
  const hairline = hairlineOf(style, tools.random.fork('hairline').next());
  return tools.bones.turn >= PROFILE ? profileCap(style, hairline) : turnedCap(tools, hairline);
}

/** Outline from temple to temple over the crown, then back along the hairline. */
function turnedCap({ look, bones: { turn } }: FigureTools, hairline: Hairline): Path2D {
  const { style } = look.hair;
  const left = -0.94 - turn * 0.14;
  const right = 0.9 - turn * 0.02;
  const rise = style === 'crop' ? -1.1 : style === 'spiky' ? -1.16 : -1.2;
  const ear = -0.8 + turn * 0.44;
  const loose = LOOSE.has(style);
  const [near, far] = loose ? [0.46, 0.36] : [style === 'crop' ? -0.08 : 0.04, -0.06];
  const over = `M${left} ${near}C${left - 0.14} -0.66 ${-0.62 - turn * 0.1} ${rise} ${0.02 - turn * 0.06} ${rise}C0.66 ${rise} ${right + 0.1} -0.68 ${right} ${far}`;
  // Sideburns run down in front of the ear and taper off: cut straight they would look like a slab.
  const burn = loose
    ? `C${ear} -0.1 ${ear - 0.02} 0.1 ${ear - 0.04} ${near}Z`
    : `Q${ear + 0.1} -0.08 ${ear - 0.02} 0.12Q${ear - 0.06} 0.04 ${ear - 0.1} ${near - 0.04}Z`;
  return path(over + HAIRLINES[hairline](turn * 0.3, ear, right) + burn);
}

/** From the far temple to the near one; `s` moves what faces us. */
const HAIRLINES: Record<Hairline, (s: number, ear: number, right: number) => string> = {
  bangs: (s, ear, right) =>
    `C${right - 0.04} -0.14 ${right - 0.08} -0.2 ${right - 0.13 + s * 0.1} -0.32Q${0.64 + s * 0.6} -0.2 ${0.48 + s} -0.34Q${0.36 + s} -0.18 ${0.2 + s} -0.36Q${0.04 + s} -0.16 ${-0.12 + s} -0.33Q${-0.28 + s} -0.17 ${-0.42 + s} -0.34Q${-0.54 + s * 0.6} -0.2 ${ear + 0.12} -0.28`,
  parted: (s, ear, right) =>
    `C${right - 0.04} -0.1 ${right - 0.06} -0.34 ${right - 0.2 + s * 0.1} -0.52C${0.34 + s} -0.46 ${0.02 + s} -0.56 ${-0.2 + s} -0.78C${-0.28 + s} -0.58 ${-0.5 + s} -0.44 ${ear + 0.14} -0.34`,
  center: (s, ear, right) =>
    `C${right - 0.04} 0.06 ${right - 0.06} -0.2 ${right - 0.18 + s * 0.1} -0.36Q${0.32 + s} -0.52 ${0.04 + s} -0.84Q${-0.26 + s} -0.5 ${ear + 0.12} -0.32`,
  high: (s, ear, right) =>
    `C${right - 0.06} -0.2 ${right - 0.1} -0.4 ${right - 0.22 + s * 0.1} -0.56Q${0.3 + s} -0.76 ${s} -0.75Q${-0.36 + s} -0.74 ${ear + 0.14} -0.5`,
  tousled: (s, ear, right) =>
    `C${right - 0.04} -0.14 ${right - 0.08} -0.3 ${right - 0.16 + s * 0.1} -0.5Q${0.62 + s} -0.34 ${0.44 + s} -0.28Q${0.46 + s} -0.44 ${0.3 + s} -0.56Q${0.2 + s} -0.36 ${-0.04 + s} -0.24Q${0.02 + s} -0.44 ${-0.12 + s} -0.56Q${-0.24 + s} -0.36 ${-0.42 + s * 0.8} -0.26L${ear + 0.14} -0.34`,
};

/** Seen from the side: over the crown to the nape, before the ear and up to the forehead. */
function profileCap(style: HairStyle, hairline: Hairline): Path2D {
  const rise = style === 'crop' ? -1.08 : -1.2;
  const front = hairline === 'bangs' ? 'L0.74 -0.3' : hairline === 'high' ? 'L0.56 -0.72' : 'L0.68 -0.52';
  const back = `M0.66 -0.7C0.5 -1 0.26 ${rise} -0.14 ${rise}C-0.8 ${rise} -1.14 -0.74 -1.1 -0.1C-1.08 0.16 -1 0.36 -0.9 0.52`;
  const sides = LOOSE.has(style)
    ? 'Q-0.7 0.62 -0.3 0.56C-0.06 0.4 -0.02 0.1 0.08 -0.1Q0.2 -0.3 0.34 -0.42'
    : 'L-0.5 0.44C-0.44 0.3 -0.36 0.14 -0.3 -0.06L-0.02 -0.04Q0 0.06 0.05 0.14Q0.1 0.04 0.1 -0.1C0.1 -0.3 0.2 -0.4 0.3 -0.46';
  return path(`${back}${sides}${hairline === 'high' ? 'Q0.44 -0.56' : 'Q0.52 -0.5'} ${front.slice(1)}Z`);
}

function hairlineOf(style: HairStyle, chance: number): Hairline {
  switch (style) {
    case 'spiky':
      return 'tousled';
    case 'short':
      return chance < 0.4 ? 'tousled' : 'parted';
    case 'bob':
      return 'bangs';
    case 'pigtails':
    case 'braids':
      return chance < 0.5 ? 'bangs' : 'center';
    case 'long':
      return chance < 0.35 ? 'bangs' : chance < 0.7 ? 'center' : 'parted';
    case 'bun':
    case 'updo':
    case 'topknot':
    case 'crop':
      return 'high';
    default:
      return 'parted';
  }
}
