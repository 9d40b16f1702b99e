import type { Path2D } from '@napi-rs/canvas';
import { colorList, mix, scale, toCss } from '../../../core/color.ts';
import { rows } from '../../../core/rows.ts';
import { ellipse, limb, line, path, pathAt } from '../../pen/pen.ts';
import type { FigureTools, HairStyle } from '../figure.types.ts';
import { drawBraids } from './hair-braids.ts';
import { drawScalpSnakes } from './hair-of-snakes.ts';

const HAIRLESS: ReadonlySet<HairStyle> = new Set(['bald', 'snakes', 'flames']);

/** How far hair comes down at the back and sides, head frame. */
const NAPE: Partial<Record<HairStyle, number>> = {
  long: 0.9,
  wavy: 0.9,
  bob: 0.86,
  curly: 0.5,
  afro: 0.5,
  braids: 0.6,
  pigtails: 0.5,
  ponytail: 0.45,
  crop: 0.16,
  'fringe-only': 0.3,
};

/** The back of the skull with its hair; it shows around and behind the face. */
export function drawSkull(tools: FigureTools): void {
  const { look, bones, model, fromBehind, context } = tools;
  const { style, color } = look.hair;
  const back = -0.16 * bones.turn;
  const volume = style === 'crop' || style === 'fringe-only' ? 0.02 : 0.08;
  const nape = fromBehind ? Math.max(0.7, NAPE[style] ?? 0.3) : (NAPE[style] ?? 0.32);
  if (HAIRLESS.has(style)) {
    model(ellipse(back * 0.8, -0.12, 0.86, 0.9), scale(look.skin, 0.97), 0.16, 0.045);
    return;
  }
  const [left, right] = [-0.86 - volume + back, 0.86 + volume + back * 0.6];
  const crown = -1.04 - volume;
  const shape =
    `M${left} ${nape * 0.6}C${left - 0.08} -0.7 ${-0.6 + back} ${crown} ${back * 0.4} ${crown}C${0.62 + back * 0.4} ${crown} ${right + 0.08} -0.7 ${right} ${nape * 0.6}` +
    `Q${right * 0.8} ${nape + 0.1} ${right * 0.5} ${nape}Q0 ${nape + 0.2} ${left * 0.5} ${nape}Q${left * 0.86} ${nape + 0.14} ${left} ${nape * 0.6}Z`;
  // The outline of the fringe lies below the skull, so that both make one head of hair.
  if (style !== 'fringe-only') line(context, capOf(tools), toCss(scale(color, 0.34), 0.8), 0.075);
  model(shape, scale(color, fromBehind ? 0.94 : 0.9), 0.18, 0.05);
}

/** The hair that frames the face. */
export function drawTopHair(tools: FigureTools): void {
  const { look, model, context, bones, fine, random } = tools;
  const { style, color } = look.hair;
  if (style === 'snakes') drawScalpSnakes(tools);
  if (HAIRLESS.has(style)) return;
  drawKnot(tools);
  if (style === 'fringe-only') {
    for (const side of [-1, 1]) {
      if (side > 0 && bones.turn > 0.4) continue;
      model(ellipse(side * 0.84 - bones.turn * 0.1, -0.02, 0.15, 0.3), color, 0.08, 0.04);
    }
    return;
  }
  const cap = capOf(tools);
  model(cap, color, 0.18, 0);
  line(context, cap, toCss(scale(color, 0.45), 0.3), 0.026);
  context.save();
  context.clip(cap);
  const own = random.fork('top-strands');
  const strands = fine ? 40 : 9;
  const part = partOf(style, bones.turn);
  for (let strand = 0; strand < strands; strand++) {
    const t = (strand + own.next() * 0.8) / strands;
    const x = -1.05 + 2.1 * t;
    const tone =
      strand % 3 === 0 ? mix(color, [255, 240, 214], 0.42) : scale(color, strand % 3 === 1 ? 0.62 : 0.78);
    line(
      context,
      `M${part + (x - part) * 0.16} ${-1.1 + Math.abs(x - part) * 0.05}Q${x * 0.92} ${-0.94 + Math.abs(x) * 0.14} ${x * 1.02} ${0.1 + own.next() * 0.3}`,
      toCss(tone, fine ? 0.4 : 0.32),
      fine ? 0.022 : 0.05,
    );
  }
  context.restore();
  line(
    context,
    pathAt(part * 0.2, 0, 'M-0.52 -0.76Q-0.2 -0.97 0.24 -0.93'),
    toCss(mix(color, [255, 246, 226], 0.6), 0.42),
    0.085,
  );
  drawLocks(tools);
}

function capOf(tools: FigureTools): Path2D {
  return tools.fromBehind ? ellipse(0, -0.32, 0.94, 0.84) : hairCap(tools);
}

/** Where the hair is parted. */
function partOf(style: HairStyle, turn: number): number {
  if (style === 'braids' || style === 'pigtails' || style === 'long') return 0.05 + turn * 0.3;
  return -0.3 + turn * 0.45;
}

/** Outline from temple to temple over the crown, then back along the hairline. */
function hairCap({ look, bones, random }: FigureTools): Path2D {
  const { style } = look.hair;
  const { turn } = bones;
  const left = -0.94 - turn * 0.12;
  const right = 0.92 - turn * 0.04;
  const rise = style === 'crop' ? -1.1 : style === 'spiky' ? -1.16 : -1.2;
  const ear = -0.82 + turn * 0.52;
  const long =
    style === 'long' || style === 'wavy' || style === 'bob' || style === 'curly' || style === 'afro';
  const side = long ? 0.46 : style === 'crop' ? -0.02 : 0.14;
  const over = `M${left} ${side}C${left - 0.12} -0.66 ${-0.62 + turn * 0.05} ${rise} ${0.02} ${rise}C${0.66} ${rise} ${right + 0.12} -0.68 ${right} ${side * 0.8}`;
  const s = turn * 0.3;
  const lines: Record<string, string> = {
    bangs: `C0.86 -0.1 0.82 -0.2 ${0.74 + s * 0.4} -0.34Q${0.64 + s * 0.6} -0.16 ${0.48 + s} -0.36Q${0.36 + s} -0.14 ${0.2 + s} -0.35Q${0.04 + s} -0.13 ${-0.12 + s} -0.34Q${-0.28 + s} -0.14 ${-0.42 + s} -0.33Q${-0.54 + s * 0.6} -0.18 ${ear + 0.12} -0.28C${ear} -0.1 ${ear - 0.02} 0.1 ${ear - 0.04} ${side}Z`,
    parted: `C0.86 0 0.84 -0.3 ${0.66 + s * 0.5} -0.5C${0.34 + s} -0.46 ${0.02 + s} -0.56 ${-0.16 + s} -0.74C${-0.24 + s} -0.5 ${-0.5 + s} -0.36 ${ear + 0.12} -0.3C${ear + 0.02} -0.1 ${ear} 0.1 ${ear - 0.04} ${side}Z`,
    centre: `C0.86 0.1 0.84 -0.2 ${0.7 + s * 0.5} -0.36Q${0.3 + s} -0.5 ${0.04 + s} -0.82Q${-0.26 + s} -0.5 ${ear + 0.1} -0.34C${ear} -0.1 ${ear} 0.1 ${ear - 0.04} ${side}Z`,
    high: `C0.84 -0.1 0.8 -0.4 ${0.64 + s * 0.5} -0.56Q${0.3 + s} -0.74 ${s} -0.74Q${-0.36 + s} -0.74 ${ear + 0.12} -0.5C${ear + 0.04} -0.3 ${ear} -0.1 ${ear - 0.04} ${side}Z`,
    tousled: `C0.84 -0.1 0.82 -0.26 ${0.7 + s * 0.4} -0.42L${0.5 + s} -0.26L${0.36 + s} -0.46L${0.12 + s} -0.24L${-0.04 + s} -0.48L${-0.3 + s} -0.26L${-0.42 + s} -0.44L${ear + 0.1} -0.24C${ear + 0.02} -0.1 ${ear} 0 ${ear - 0.04} ${side}Z`,
  };
  return path(over + lines[hairlineOf(style, random.fork('hairline').next())]!);
}

function hairlineOf(style: HairStyle, chance: number): string {
  switch (style) {
    case 'spiky':
      return 'tousled';
    case 'short':
      return chance < 0.4 ? 'tousled' : 'parted';
    case 'bob':
      return 'bangs';
    case 'pigtails':
    case 'braids':
      return chance < 0.5 ? 'bangs' : 'centre';
    case 'long':
      return chance < 0.35 ? 'bangs' : chance < 0.7 ? 'centre' : 'parted';
    case 'bun':
    case 'updo':
    case 'topknot':
    case 'crop':
      return 'high';
    default:
      return 'parted';
  }
}

/** Bun, topknot or spikes on the crown, below the cap. */
function drawKnot({ look, model, bones }: FigureTools): void {
  const { style, color } = look.hair;
  const back = -0.5 * bones.turn;
  if (style === 'bun') model(ellipse(back, -1.2, 0.4, 0.36), color, 0.14, 0.048);
  if (style === 'updo') {
    model(ellipse(back * 0.6, -1.2, 0.72, 0.46), color, 0.18, 0.048);
    model(ellipse(back * 0.6, -1.58, 0.42, 0.3), color, 0.14, 0.048);
  }
  if (style === 'topknot') model(ellipse(back, -1.24, 0.24, 0.3), color, 0.1, 0.045);
  if (style === 'spiky') drawTufts({ look, model, bones });
}

/** Short tufts that stand up and to the back. */
function drawTufts({ look, model, bones }: Pick<FigureTools, 'look' | 'model' | 'bones'>): void {
  const sweep = 0.16 - bones.turn * 0.3;
  for (const [x, y, height] of rows<3>(
    '-0.6,-0.9,0.06 0.56,-0.92,0.05 -0.32,-1.06,0.13 0.3,-1.06,0.11 0,-1.1,0.17',
  ))
    model(
      `M${x - 0.26} ${y + 0.22}Q${x - 0.2} ${y - height * 0.4} ${x + sweep} ${y - height}Q${x + 0.16} ${y - height * 0.1} ${x + 0.3} ${y + 0.22}Z`,
      look.hair.color,
      0.08,
      0.03,
    );
}

/** Locks that fall over the temples, and the curls of curly heads. */
function drawLocks({ look, model, bones, fromBehind, random }: FigureTools): void {
  const { style, color } = look.hair;
  if (style === 'curly' || style === 'afro') {
    const own = random.fork('curls');
    for (let curl = 0; curl < 11; curl++) {
      const angle = Math.PI * (1.04 + (curl / 10) * 0.92);
      model(
        ellipse(
          Math.cos(angle) * 0.82 - bones.turn * 0.06,
          Math.sin(angle) * 0.82 - 0.06,
          own.range(0.22, 0.29),
        ),
        mix(color, [255, 240, 210], own.range(0, 0.1)),
        0.09,
        0.02,
      );
    }
    return;
  }
  if (style === 'braids') drawBraids({ look, model, bones });
  if (fromBehind || (style !== 'long' && style !== 'wavy')) return;
  const bend = style === 'wavy' ? 0.14 : 0.02;
  for (const side of [-1, 1]) {
    if (side > 0 && bones.turn > 0.5) continue;
    const x = side * 0.88 - bones.turn * (side < 0 ? -0.1 : 0.04);
    model(
      limb(
        [
          [x, -0.2],
          [x + side * (0.06 + bend), 0.4],
          [x - side * bend * 0.4, 0.95],
          [x + side * 0.04, 1.5],
        ],
        [0.2, 0.27, 0.24, 0.05],
      ),
      color,
      0.09,
      0.045,
    );
  }
}

/** Hair colors as people have them. */
export const HAIR_COLORS = colorList('#261c1c #422a20 #6a422a #966236 #d0a45c #a44826');
