import { colorList, fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import { box, ellipse, pathAt } from '../pen/pen.ts';
import {
  daisy,
  lilyHead,
  meadowBloom,
  poppyHead,
  roseHead,
  sunflowerHead,
  tulipHead,
} from '../plants/blooms.ts';
import { drawPot } from '../plants/flower-pot.ts';
import { drawLavender, drawSunflower, drawTulip } from '../plants/flowers.ts';
import { arrangement } from './arrangement.ts';

const BLOOMS = [roseHead, daisy, tulipHead, poppyHead, lilyHead, meadowBloom, sunflowerHead] as const;
const BLOOM_COLORS = ['#d8304a', '#fbf6ee', '#f2b02e', '#e86aa0', '#8a6ad0', '#f07a4a', '#f6c430'] as const;

/** A bunch of flowers in paper with a ribbon. */
export const drawBouquet = arrangement({
  area: { left: -0.64, right: 0.64, top: -1.2 },
  under: (hand, { random, color }) => {
    for (let leaf = 0; leaf < 15; leaf++) {
      const angle = -Math.PI / 2 + (leaf / 14 - 0.5) * 2.5;
      hand.rod(
        `0,-0.4 ${Math.cos(angle) * 0.34},${-0.5 + Math.sin(angle) * 0.3} ${Math.cos(angle) * 0.54},${-0.54 + Math.sin(angle) * 0.44}`,
        '0.02 0.085 0.006',
        mix([80, 136, 70], [150, 190, 110], random.next()),
        0.012,
      );
    }
    const first = random.integer(7);
    const uniform = color !== undefined || random.chance(0.3);
    const places = rows<2>(`
      -0.34,-0.62 0.36,-0.64 -0.18,-0.86 0.2,-0.88 0,-0.72 -0.4,-0.8 0.42,-0.82 0.02,-0.96 -0.16,-0.6
      0.18,-0.58
    `);
    places.forEach(([x, y], index) => {
      const kind = uniform ? first : (first + index * 3) % 7;
      BLOOMS[kind]!(
        hand,
        x,
        y,
        0.13 + (index % 3) * 0.014,
        color && kind === first ? color : fromHex(BLOOM_COLORS[kind]!),
      );
    });
  },
  pieces: () => [],
  over: (hand, { random }) => {
    const paper = pickColor(random, '#e8d8b8 #c8dcd8 #f2d4d8');
    hand.solid(
      'M-0.46 -0.56C-0.24 -0.5 -0.1 -0.5 0 -0.42C0.1 -0.5 0.24 -0.5 0.46 -0.56L0.12 -0.16L0.2 0H-0.2L-0.12 -0.16Z',
      paper,
      0.05,
    );
    hand.stroke('M-0.36 -0.5L-0.06 -0.18M0.36 -0.5L0.06 -0.18M0 -0.42V-0.2', scale(paper, 0.8), 0.012);
    const ribbon: Rgb = [206, 58, 76];
    hand.solid(box(0, -0.15, 0.27, 0.06, 0.02), ribbon, 0.015);
    for (const side of [-1, 1])
      hand.solid(
        pathAt(0, 0, 'M0 -0.18C0.08 -0.32 0.26 -0.3 0.22 -0.18C0.2 -0.1 0.08 -0.13 0 -0.18Z', side),
        ribbon,
        0.02,
      );
    hand.ball(0, -0.18, 0.035, mix(ribbon, [255, 255, 255], 0.25));
  },
});

/** A row of flower pots. */
export const drawFlowerPots = arrangement({
  area: { left: -1.1, right: 1.1, top: -1.06 },
  pieces: () => [
    { of: drawLavender, x: -0.66, y: -0.28, height: 0.56 },
    { of: drawSunflower, x: 0, y: -0.32, height: 0.72 },
    { of: drawTulip, x: 0.66, y: -0.28, height: 0.6 },
  ],
  over: (hand, { random }) => {
    const clays = colorList('#c2693f #3f6f9a #6a8f6a #d8a44a');
    const first = random.integer(4);
    [-0.66, 0, 0.66].forEach((x, index) => {
      drawPot(hand, x, index === 1 ? 0.38 : 0.34, 0.26, clays[(first + index) % 4]!);
      hand.flat(ellipse(x, index === 1 ? -0.375 : -0.335, 0.23, 0.032), [92, 66, 48]);
    });
  },
});

/** A painter's palette with dabs of paint and brushes in a jar. */
export const drawPaletteAndBrushes = arrangement({
  area: { left: -1, right: 1, top: -1.06 },
  under: (hand, { random }) => {
    for (const [x, top, tone] of coloredRows<2>(
      '0.4,-1,#d8433c 0.56,-0.92,#3f8fc0 0.7,-0.98,#f0b23c 0.82,-0.86,#5fa052',
    )) {
      hand.rod(`0.6,-0.3 ${x},${top + 0.14}`, '0.03 0.036', [196, 148, 92], 0.01);
      hand.solid(
        `${x - 0.03},${top + 0.16} ${x - 0.04},${top + 0.06} ${x + 0.01},${top - 0.02} ${x + 0.04},${top + 0.06} ${x + 0.03},${top + 0.16}`,
        tone,
        0.015,
      );
    }
    hand.turned(0.6, '0.24,-0.46 0.23,-0.3 0.2,-0.02', pickColor(random, '#e8e2d4 #4f86b0 #c8704a'), {
      inside: [90, 80, 76],
    });
    hand.solid(
      '-0.94,-0.3 -0.8,-0.6 -0.4,-0.74 0.06,-0.66 0.24,-0.42 0.12,-0.28 -0.06,-0.26 -0.1,-0.12 -0.34,-0.02 -0.74,-0.06',
      [206, 158, 100],
      0.05,
    );
    hand.flat(ellipse(-0.26, -0.17, 0.075, 0.055), [120, 84, 56]);
    for (const [x, y, tone] of coloredRows<2>(
      '-0.74,-0.3,#d8433c -0.66,-0.5,#f0b23c -0.42,-0.6,#f4f0e4 -0.16,-0.58,#5fa052 0.04,-0.46,#3f8fc0 -0.56,-0.18,#8a5ac0 -0.4,-0.38,#e87aa0',
    ))
      hand.solid(
        `${x - 0.08},${y} ${x - 0.03},${y - 0.06} ${x + 0.07},${y - 0.04} ${x + 0.09},${y + 0.02} ${x},${y + 0.05}`,
        tone,
        0.02,
      );
  },
  pieces: () => [],
});
