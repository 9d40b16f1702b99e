import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { ellipse, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';
import { CLAYS, drawPot } from './flower-pot.ts';
import { drawFronds } from './green-growth.ts';
import { drawLeafMasses, heapsOf } from './leaf-masses.ts';

function blade(
  tools: ThingTools,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  color: Rgb,
): void {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const droop = Math.abs(Math.cos(angle)) * length * 0.24;
  tools.rod(
    `${x},${y} ${x + dx * 0.55},${y + dy * 0.7} ${x + dx},${y + dy + droop}`,
    `${width * 0.4} ${width} ${width * 0.06}`,
    color,
    width * 0.3,
  );
}

/** A leafy plant in a pot: swords, hearts or feathers by chance. */
export const drawPottedPlant = thing({ left: -0.6, right: 0.6, top: -1.06 }, (tools, { random, color }) => {
  const leaf: Rgb = color ?? pickColor(random, '#4f9a52 #3f8a5a #6aa84a');
  const kind = random.integer(3);
  if (kind < 2)
    for (let index = 0; index < 15; index++) {
      const angle = -Math.PI / 2 + (((index * 7) % 15) / 14 - 0.5) * 2.5;
      blade(
        tools,
        0,
        -0.36,
        angle,
        random.range(0.4, 0.62),
        kind === 0 ? 0.13 : 0.085,
        mix(scale(leaf, 0.66 + index * 0.026), [220, 240, 150], index > 10 ? 0.18 : 0),
      );
    }
  else
    for (let index = 0; index < 11; index++) {
      const angle = -Math.PI / 2 + (((index * 4) % 11) / 10 - 0.5) * 2.3;
      drawHeartLeaf(
        tools,
        Math.cos(angle) * random.range(0.3, 0.44),
        -0.42 + Math.sin(angle) * random.range(0.3, 0.48),
        angle,
        scale(leaf, 0.74 + index * 0.03),
      );
    }
  drawPot(tools, 0, 0.4, 0.27, fromHex(random.pick(CLAYS)));
});

function drawHeartLeaf(
  { context, ...tools }: ThingTools,
  x: number,
  y: number,
  angle: number,
  color: Rgb,
): void {
  tools.stroke(`M0 -0.36Q${x * 0.3} ${y * 0.8} ${x} ${y}`, scale(color, 0.8), 0.018);
  framed(context, { at: [x, y], turn: angle + Math.PI / 2 }, () => {
    tools.solid('M0 0.07C-0.16 0.14 -0.2 -0.06 0 -0.22C0.2 -0.06 0.16 0.14 0 0.07Z', color, 0.03);
    tools.stroke('M0 0.07V-0.14', scale(color, 0.72), 0.01);
  });
}

/** A fern in a pot. */
export const drawPottedFern = thing({ left: -0.95, right: 0.95, top: -1.04 }, (tools, { random, color }) => {
  drawFronds(tools, random, -0.32, 0.7, color ?? pickColor(random, '#4f9a46 #3f8a4a #62a54a'));
  drawPot(tools, 0, 0.36, 0.22, fromHex(random.pick(CLAYS)));
});

/** A tiny old tree in a flat dish. */
export const drawBonsai = thing(
  { left: -0.72, right: 0.72, top: -1.04 },
  (tools, { random, color, lightSide }) => {
    const leaf: Rgb = color ?? pickColor(random, '#4a8a4a #5a9440');
    const { context } = tools;
    const side = random.pick([-1, 1]);
    framed(context, { at: [0, -0.2], scale: [side, 1] }, () => {
      tools.rod(
        '-0.06,0.02 0.06,-0.14 -0.08,-0.3 0.1,-0.44 0.04,-0.58',
        '0.17 0.12 0.1 0.075 0.04',
        [111, 76, 54],
        0.03,
      );
      tools.rod('-0.04,-0.24 -0.24,-0.34 -0.36,-0.34', '0.07 0.05 0.025', [111, 76, 54], 0.015);
      tools.rod('0.08,-0.38 0.26,-0.44 0.38,-0.42', '0.06 0.045 0.02', [111, 76, 54], 0.015);
      drawLeafMasses(
        context,
        random,
        heapsOf('-0.36,-0.38,0.2,0.1 0.38,-0.47,0.19,0.1 0.02,-0.68,0.26,0.13 -0.02,-0.5,0.16,0.08'),
        { leaf, lightSide: (lightSide * side) as -1 | 1, size: 0.028 },
      );
    });
    tools.flat(ellipse(0, -0.2, 0.4, 0.05), [92, 112, 62]);
    tools.solid('M-0.48 -0.2H0.48L0.42 -0.05H-0.42Z', pickColor(random, '#3f5f8a #8a4434 #4a6a5a'), 0.03);
    for (const x of [-0.3, 0.3])
      tools.solid(pathAt(x, 0, 'M-0.08 -0.05H0.08L0.06 0H-0.06Z'), [70, 50, 44], 0.01);
  },
);
