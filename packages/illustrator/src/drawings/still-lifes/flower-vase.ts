import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { pathAt } from '../pen/pen.ts';
import type { ThingTools } from '../pen/thing-tools.ts';
import {
  type Bloom,
  daisy,
  lilyHead,
  meadowBloom,
  poppyHead,
  roseHead,
  sunflowerHead,
  tulipHead,
} from '../plants/blooms.ts';
import { arrangement } from './arrangement.ts';

interface Kind {
  bloom: Bloom;
  radius: number;
  colors: readonly string[];
}

/** By the quality that the prompt's words bring along. */
const KINDS: Readonly<Record<string, Kind>> = {
  roses: { bloom: roseHead, radius: 0.13, colors: ['#cc2438', '#e8708a', '#f4e6dc'] },
  tulips: { bloom: tulipHead, radius: 0.125, colors: ['#e0303e', '#f5b82e', '#e86aa0', '#8a4fc0'] },
  sunflowers: { bloom: sunflowerHead, radius: 0.16, colors: ['#f8c224', '#f0a81a'] },
  poppies: { bloom: poppyHead, radius: 0.13, colors: ['#e0341f', '#e8603a'] },
  daisies: { bloom: daisy, radius: 0.12, colors: ['#fbfaf4', '#f8e6ee'] },
  lilies: { bloom: lilyHead, radius: 0.15, colors: ['#fbf4ee', '#f6b8c8', '#f5a05a'] },
  'wild flowers': { bloom: meadowBloom, radius: 0.11, colors: ['#8a6ad0', '#e8607a', '#f0a830', '#5f9ad8'] },
};

/** Middles of the heads, from the back to the front. */
const HEADS = rows<2>(`
  -0.36,-0.74 0.36,-0.76 0,-1 -0.2,-0.92 0.22,-0.94 -0.4,-0.55 0.4,-0.57 0.02,-0.8 -0.17,-0.66 0.2,-0.68
  0,-0.56
`);

function chooseKinds(random: Random, qualities: readonly string[]): Kind[] {
  const named = Object.keys(KINDS).filter((name) => qualities.includes(name));
  if (named.length > 0) return named.map((name) => KINDS[name]!);
  const all = Object.values(KINDS);
  return random.chance(0.45) ? [random.pick(all)] : [random.pick(all), random.pick(all), random.pick(all)];
}

const ONE_HEAD = rows<2>('0.05,-0.98');

function drawStemsAndLeaves(tools: ThingTools, random: Random, heads: typeof HEADS): void {
  for (const [x, y] of heads)
    tools.stroke(
      `M${x * 0.12} -0.38Q${x * 0.5} ${(y - 0.38) / 2} ${x} ${y}`,
      pickColor(random, '#4a763a #588642'),
      heads.length === 1 ? 0.03 : 0.018,
    );
  for (let leaf = 0; leaf < (heads.length === 1 ? 3 : 14); leaf++) {
    const side = leaf % 2 === 0 ? -1 : 1;
    const y = -0.42 - random.range(0, 0.32);
    const reach = random.range(0.2, 0.42);
    tools.rod(
      `${side * 0.04},${y + 0.05} ${side * reach * 0.55},${y - 0.05} ${side * reach},${y - random.range(-0.03, 0.12)}`,
      '0.02 0.085 0.006',
      mix([78, 130, 62], [160, 200, 110], random.next() * 0.6),
      0.014,
    );
  }
}

const SHAPES = [
  '0.11,-0.46 0.09,-0.39 0.11,-0.34 0.22,-0.22 0.21,-0.1 0.13,-0.01',
  '0.19,-0.47 0.13,-0.38 0.13,-0.2 0.17,-0.06 0.16,-0.01',
  '0.13,-0.46 0.16,-0.34 0.2,-0.2 0.19,-0.08 0.15,-0.01',
] as const;

/** From the rim down. */
const CRACKS = [
  'M-0.02 -0.44L-0.06 -0.36L0 -0.3L-0.05 -0.22L0.02 -0.14L-0.02 -0.06',
  'M0 -0.3L0.08 -0.25L0.12 -0.18',
  'M-0.05 -0.22L-0.13 -0.18',
] as const;

/** A vase with a bunch of flowers of the asked kind, or mixed. */
export const drawFlowerVase = arrangement({
  area: { left: -0.66, right: 0.66, top: -1.18 },
  pieces: () => [],
  under: (tools, { random, color, qualities }) => {
    const kinds = chooseKinds(random.fork('kinds'), qualities);
    const alone = qualities.includes('single');
    const heads = alone ? ONE_HEAD : HEADS;
    drawStemsAndLeaves(tools, random.fork('leaves'), heads);
    const deal = random.fork('heads');
    heads.forEach(([x, y], index) => {
      const { bloom, radius, colors } = kinds[index % kinds.length]!;
      const tone = color ? mix(color, [255, 255, 255], (index % 3) * 0.1) : fromHex(deal.pick(colors));
      bloom(
        tools,
        x + deal.range(-0.02, 0.02),
        y + deal.range(-0.02, 0.02),
        radius * deal.range(0.9, 1.1) * (alone ? 1.5 : 1),
        tone,
      );
    });
    const vase = random.fork('vase');
    const clay: Rgb = pickColor(vase, '#3d6f9e #e2dccf #b0563a #4b7a6a #d9b24a #7fa8c0');
    tools.turned(0, vase.pick(SHAPES), clay, { tilt: 0.16, inside: scale(clay, 0.5), contrast: 1.15 });
    for (const y of [-0.21, -0.17])
      tools.stroke(`M-0.15 ${y}Q0 ${y + 0.04} 0.15 ${y}`, mix(clay, [250, 226, 170], 0.6), 0.012);
    if (qualities.includes('broken'))
      for (const crack of CRACKS) tools.stroke(crack, scale(clay, 0.28), 0.012);
    tools.gleam(pathAt(0, 0, 'M0.1 -0.3Q0.14 -0.2 0.12 -0.1', tools.lightSide), 0.028, 0.55);
  },
});
