import { colorList, mix, scale, toCss } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { clipped, ellipse, limb, line, type Point, pathAt } from '../../pen/pen.ts';
import type { FigureTools, HairStyle } from '../figure.types.ts';
import { drawBraids, drawRopes } from './hair-braids.ts';
import { hairCap } from './hair-caps.ts';
import { drawScalpSnakes } from './hair-of-snakes.ts';
import { hidesFarSide, PROFILE } from './head-frame.ts';

const HAIRLESS: ReadonlySet<HairStyle> = new Set(['bald', 'snakes', 'flames', 'mohawk']);

/** How far hair comes down at the back and sides of a head that faces us, head frame. */
const NAPE: Partial<Record<HairStyle, number>> = {
  long: 0.9,
  wavy: 0.9,
  bob: 0.86,
  braids: 0.5,
  dreadlocks: 0.86,
};

/** The back of the skull with its hair; it shows around and behind the face. */
export function drawSkull(tools: FigureTools): void {
  const { look, bones, model, fromBehind, context } = tools;
  const { style, color } = look.hair;
  const { turn } = bones;
  const back = -0.2 * turn;
  if (HAIRLESS.has(style)) {
    model(ellipse(back, -0.12, 0.86, 0.9), scale(look.skin, 0.97), 0.16, 0.03);
    return;
  }
  const volume = style === 'crop' || style === 'fringe-only' ? 0.02 : 0.08;
  const bare = fromBehind ? 0.7 : style === 'fringe-only' ? 0.3 : 0.06 + turn * 0.5;
  const nape = NAPE[style] ?? bare;
  const left = -0.86 - volume + back;
  // What lies behind the far cheek does not show.
  const right = turn >= PROFILE ? 0.2 : 0.86 + volume + back * 0.6;
  const crown = -1.04 - volume;
  // Loose hair hangs to its length, short hair grows in towards the nape.
  const [end, foot] = NAPE[style]
    ? [nape * 0.6, `Q${left * 0.86} ${nape + 0.14} ${left} ${nape * 0.6}Z`]
    : [-0.1, `Q${left * 0.98} ${nape * 0.9} ${left} -0.1Z`];
  const shape =
    `M${left} ${end}C${left - 0.08} -0.7 ${-0.6 + back} ${crown} ${back * 0.4} ${crown}C${0.62 + back * 0.4} ${crown} ${right + 0.08} -0.7 ${right} ${end}` +
    `Q${right * 0.8} ${nape + 0.1} ${right * 0.5} ${nape}Q0 ${nape + 0.12} ${left * 0.62} ${nape}${foot}`;
  // The outline of the fringe lies below the skull, so that both make one head of hair.
  if (style !== 'fringe-only') line(context, hairCap(tools), toCss(scale(color, 0.34), 0.8), 0.06);
  model(shape, scale(color, fromBehind ? 0.94 : 0.8), 0.18, 0.036);
}

/** The hair that frames the face. */
export function drawTopHair(tools: FigureTools): void {
  const { look, model, context, bones } = tools;
  const { style, color } = look.hair;
  if (style === 'snakes') drawScalpSnakes(tools);
  if (style === 'mohawk') drawCrest(tools);
  if (HAIRLESS.has(style)) return;
  drawKnot(tools);
  if (style === 'fringe-only') {
    drawFringe(tools);
    return;
  }
  const cap = hairCap(tools);
  model(cap, color, 0.2, 0);
  line(context, cap, toCss(scale(color, 0.4), 0.42), 0.022);
  clipped(context, cap, () => drawFlow(tools));
  if (bones.turn < PROFILE || style === 'curly' || style === 'afro') drawLocks(tools);
  else if (style === 'braids') drawBraids(tools, [-1]);
}

/** A comb of hair from the forehead to the nape of a shaven head. */
function drawCrest({ look, model, bones: { turn } }: FigureTools): void {
  const profile = turn >= PROFILE;
  const spikes = profile ? 9 : 5;
  for (let spike = 0; spike < spikes; spike++) {
    const angle = profile ? -0.62 - spike * 0.26 : -Math.PI / 2 + (spike - 2) * 0.1 - turn * 0.4;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const foot: Point = [cos * 0.86 - turn * 0.14, sin * 0.92 - 0.08];
    const tip: Point = [
      foot[0] + cos * 0.62,
      foot[1] + sin * (profile ? 0.62 : 0.8 - Math.abs(spike - 2) * 0.12),
    ];
    model(
      limb([[foot[0] - cos * 0.16, foot[1] - sin * 0.16], foot, tip], [0.3, 0.28, 0.05]),
      look.hair.color,
      0.08,
      0.03,
    );
  }
}

/** A wreath of hair round a bald crown. */
function drawFringe({ look, model, bones: { turn } }: FigureTools): void {
  if (turn >= PROFILE) {
    model(
      'M-0.98 -0.3Q-1.14 0.1 -0.9 0.48L-0.5 0.44Q-0.36 0.2 -0.3 -0.12Q-0.6 -0.3 -0.98 -0.3Z',
      look.hair.color,
      0.08,
      0.03,
    );
    return;
  }
  for (const side of [-1, 1]) {
    if (side > 0 && hidesFarSide(turn)) continue;
    const x = side * 0.84 * (1 - turn * 0.14) - turn * 0.1;
    model(ellipse(x, -0.04, 0.15 + turn * 0.1, 0.28), look.hair.color, 0.08, 0.03);
  }
}

/** Locks that run from the parting to the hairline, and the gloss across them. */
function drawFlow({ look, context, bones, fine, random }: FigureTools): void {
  const { style, color } = look.hair;
  const own = random.fork('top-strands');
  const part = partOf(style, bones.turn);
  const strands = fine ? 22 : 8;
  for (let strand = 0; strand < strands; strand++) {
    const t = (strand + own.next() * 0.8) / strands;
    const x = -1.1 + 2.2 * t;
    const tone =
      strand % 3 === 0 ? mix(color, [255, 240, 214], 0.34) : scale(color, strand % 3 === 1 ? 0.6 : 0.76);
    const sway = own.range(-0.1, 0.1);
    line(
      context,
      `M${part + (x - part) * 0.16} ${-1.1 + Math.abs(x - part) * 0.05}Q${x * 0.94 + sway} ${-0.94 + Math.abs(x) * 0.14} ${x * 1.04} ${0.1 + own.next() * 0.3}`,
      toCss(tone, 0.3),
      fine ? own.range(0.02, 0.06) : 0.05,
    );
  }
  const gloss = toCss(mix(color, [255, 246, 226], 0.55), 0.16);
  for (const width of [0.16, 0.08])
    line(context, pathAt(part * 0.3 - bones.turn * 0.1, 0, 'M-0.66 -0.6Q-0.3 -0.92 0.3 -0.88'), gloss, width);
}

/** Where the hair is parted. */
function partOf(style: HairStyle, turn: number): number {
  if (style === 'braids' || style === 'pigtails' || style === 'long') return 0.05 + turn * 0.3;
  return -0.3 + turn * 0.45;
}

/** Bun, topknot or spikes on the crown, below the cap. */
function drawKnot({ look, model, bones }: FigureTools): void {
  const { style, color } = look.hair;
  const back = -0.56 * bones.turn;
  const sunk = 0.24 * bones.turn;
  if (style === 'bun') model(ellipse(back, -1.2 + sunk, 0.38, 0.35), color, 0.14, 0.036);
  if (style === 'updo') {
    model(ellipse(back * 0.6, -1.16 + sunk * 0.4, 0.72, 0.46), color, 0.18, 0.036);
    model(ellipse(back * 0.8, -1.5 + sunk * 0.6, 0.42, 0.3), color, 0.14, 0.036);
  }
  if (style === 'topknot') model(ellipse(back, -1.24 + sunk, 0.24, 0.3), color, 0.1, 0.036);
  if (style === 'spiky' || style === 'short') drawTufts({ look, model, bones });
}

/** Short tufts that stand up and to the back; hardly on hair that is combed. */
function drawTufts({ look, model, bones }: Pick<FigureTools, 'look' | 'model' | 'bones'>): void {
  const sweep = 0.16 - bones.turn * 0.3;
  const stand = look.hair.style === 'spiky' ? 1 : 0.5;
  for (const [x, y, height] of rows<3>(
    '-0.6,-0.9,0.06 0.56,-0.92,0.05 -0.32,-1.06,0.13 0.3,-1.06,0.11 0,-1.1,0.17',
  ))
    model(
      `M${x - 0.26} ${y + 0.22}Q${x - 0.2} ${y - height * 0.4} ${x + sweep} ${y - height * stand}Q${x + 0.16} ${y - height * 0.1} ${x + 0.3} ${y + 0.22}Z`,
      look.hair.color,
      0.08,
      0.026,
    );
}

/** Locks that fall over the temples, and the curls of curly heads. */
function drawLocks(tools: FigureTools): void {
  const { look, model, bones, fromBehind, context } = tools;
  const { style, color } = look.hair;
  if (style === 'curly' || style === 'afro') {
    drawCurls(tools);
    return;
  }
  if (style === 'braids') drawBraids(tools, hidesFarSide(bones.turn) ? [-1] : [-1, 1]);
  if (style === 'dreadlocks') drawRopes(tools, hidesFarSide(bones.turn) ? [-1] : [-1, 1]);
  if (fromBehind || (style !== 'long' && style !== 'wavy')) return;
  const bend = style === 'wavy' ? 0.14 : 0.03;
  for (const side of [-1, 1]) {
    if (side > 0 && bones.turn > 0.45) continue;
    const x = side * 0.84 + bones.turn * (side < 0 ? 0.16 : -0.02);
    const lock: Point[] = [
      [x - side * 0.04, -0.5],
      [x + side * (0.06 + bend), 0.36],
      [x - side * bend * 0.4, 0.9],
      [x + side * 0.05, 1.46],
    ];
    // It comes out of the hair above it: an outline all around would make it a leaf.
    model(limb(lock, [0.26, 0.28, 0.26, 0.03]), color, 0.1, 0);
    const edge = lock.slice(1).map(([across, down]) => `${across - side * 0.13} ${down}`);
    line(context, `M${edge[0]}Q${edge[1]} ${lock[3]!.join(' ')}`, toCss(scale(color, 0.4), 0.5), 0.022);
  }
}

/** Rings of curls over the crown, from how far out, from which angle and over how many half turns. */
const CURLS = '1,1.02,0.96,11 0.8,1.08,0.84,10 0.62,1.3,0.5,6';

/** How a curl of radius 1 turns into itself. */
const CURL = 'M0.6 -0.62Q-0.5 -1.1 -0.86 -0.1Q-0.8 0.86 0.2 0.76Q0.8 0.5 0.46 -0.12Q0.1 -0.4 -0.2 0.1';

function drawCurls({ look, model, context, bones: { turn }, random, fine }: FigureTools): void {
  const own = random.fork('curls');
  const { color } = look.hair;
  const back = turn >= PROFILE ? -0.2 : -turn * 0.16;
  for (const [reach, from, over, count] of rows<4>(CURLS))
    for (let curl = 0; curl < count; curl++) {
      if (!fine && curl % 2) continue;
      const angle = Math.PI * (from + (curl / (count - 1)) * over * (1 - turn * 0.16));
      const [x, y] = [Math.cos(angle) * reach * 0.96 + back, Math.sin(angle) * reach - 0.12];
      const size = own.range(0.19, 0.26) * (fine ? 1 : 1.4);
      const side = curl % 2 ? size : -size;
      // Without an outline: rings would be beads.
      model(ellipse(x, y, size * 1.1, size), mix(color, [255, 240, 210], own.range(0, 0.1)), 0.04, 0);
      line(context, pathAt(x, y, CURL, side * 0.92, size * 0.92), toCss(scale(color, 0.5), 0.7), 0.03);
      line(
        context,
        pathAt(x, y - 0.04, CURL, side * 0.8, size * 0.8),
        toCss(mix(color, [255, 236, 200], 0.4), 0.4),
        0.02,
      );
    }
}

/** Hair colors as people have them. */
export const HAIR_COLORS = colorList('#261c1c #422a20 #6a422a #966236 #d0a45c #a44826');
