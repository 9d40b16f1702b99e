import { fromHex, mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { ellipse, pathAt } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';
import { CLAYS, drawPot } from '../../plants/flower-pot.ts';

/** A pot that waits for its plant. */
export const drawFlowerPot = thing({ left: -0.56, right: 0.56, top: -1.06 }, (tools, { random, color }) => {
  drawPot(tools, 0, 0.94, 0.5, color ?? fromHex(random.pick(CLAYS)));
  tools.flat(ellipse(0, -0.93, 0.44, 0.06), [70, 48, 36]);
  tools.sheet.opening(0, -0.93, 0.46, 0.07);
});

/** A glass of water, or of whatever color is asked for. */
export const drawDrinkingGlass = thing(
  { left: -0.36, right: 0.36, top: -0.96 },
  (tools, { color, qualities }) => {
    const glass = 'rgba(206,226,234,0.5)';
    tools.flat('M-0.28 -0.9H0.28L0.22 -0.01H-0.22Z', glass);
    if (!qualities.includes('empty')) {
      const drink: Rgb = color ?? [168, 208, 226];
      tools.context.globalAlpha = 0.8;
      tools.flat('M-0.266 -0.66H0.266L0.215 -0.04H-0.215Z', drink);
      tools.flat(ellipse(0, -0.66, 0.266, 0.04), mix(drink, [255, 255, 255], 0.4));
      tools.context.globalAlpha = 1;
    }
    tools.stroke('M-0.28 -0.9L-0.22 -0.01H0.22L0.28 -0.9', 'rgba(120,150,164,0.8)', 0.016);
    tools.stroke(ellipse(0, -0.9, 0.28, 0.045), 'rgba(220,234,240,0.95)', 0.018);
    tools.gleam(pathAt(0, 0, 'M0.2 -0.8L0.16 -0.1', tools.lightSide), 0.035, 0.8);
    tools.sheet.opening(0, -0.88, 0.26, 0.05);
  },
);

/** A cardboard box whose flaps stand open. */
export const drawCardboardBox = thing({ left: -0.98, right: 1.1, top: -0.98 }, (tools, { random, color }) => {
  const board: Rgb = color ?? pickColor(random, '#c89a62 #b98a54 #d0a672');
  tools.flat('M-0.66 -0.6L-0.42 -0.76H0.92L0.66 -0.6Z', scale(board, 0.42));
  tools.solid('M-0.42 -0.76L-0.5 -0.94H0.84L0.92 -0.76Z', scale(board, 0.84), 0.02);
  tools.solid('M-0.66 0H0.66V-0.6H-0.66Z', board, 0.04);
  tools.solid('M0.66 0L0.92 -0.16V-0.76L0.66 -0.6Z', scale(board, tools.lightSide > 0 ? 0.94 : 0.7), 0.03);
  tools.solid('M-0.66 -0.6L-0.42 -0.76L-0.7 -0.9L-0.94 -0.72Z', scale(board, 0.9), 0.02);
  tools.solid('M0.66 -0.6L0.92 -0.76L1.08 -0.62L0.84 -0.46Z', mix(board, [255, 240, 210], 0.2), 0.02);
  tools.solid('M-0.66 -0.6H0.66L0.6 -0.4H-0.72Z', mix(board, [255, 240, 210], 0.28), 0.02);
  tools.stroke('M-0.1 0V-0.36M0.1 0V-0.36', scale(board, 0.82), 0.02);
  tools.sheet.opening(0.1, -0.62, 0.62, 0.09);
});

/** A vase without flowers. */
export const drawEmptyVase = thing({ left: -0.5, right: 0.5, top: -1.06 }, (tools, { random, color }) => {
  const glaze: Rgb = color ?? pickColor(random, '#2f6f9a #e8e2d4 #b8463c #4b7a6a #d2a24a');
  tools.turned(0, '0.2,-1 0.13,-0.86 0.16,-0.74 0.4,-0.5 0.36,-0.24 0.2,-0.04', glaze, {
    tilt: 0.2,
    inside: scale(glaze, 0.4),
    contrast: 1.2,
  });
  for (const y of [-0.6, -0.36])
    tools.stroke(pathAt(0, y, 'M-0.37 0Q0 0.12 0.37 0'), mix(glaze, [255, 246, 220], 0.55), 0.026);
  tools.gleam(pathAt(0, 0, 'M0.2 -0.66Q0.32 -0.5 0.26 -0.28', tools.lightSide), 0.05, 0.6);
  tools.sheet.opening(0, -0.99, 0.18, 0.04);
});
