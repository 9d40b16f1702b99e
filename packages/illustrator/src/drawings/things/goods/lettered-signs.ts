import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { box, clipped, ellipse } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';

const WOOD: Rgb = [176, 128, 82];
const CARD: Rgb = [250, 244, 228];

/** A board of three planks with a frame, its middle at `x` 0. */
function drawPlanks(tools: ThingTools, bottom: number, width: number, height: number, color: Rgb): void {
  const shape = box(0, bottom, width, height, 0.03);
  tools.solid(shape, color, 0.02);
  clipped(tools.context, shape, () => {
    for (let plank = 1; plank < 3; plank++) {
      const y = bottom - (height * plank) / 3;
      tools.stroke(`M${-width / 2} ${y}H${width / 2}`, toCss(scale(color, 0.62), 0.7), 0.01);
      tools.stroke(
        `M${-width * 0.3} ${y + height * 0.16}h${width * 0.5}`,
        toCss(scale(color, 0.8), 0.5),
        0.006,
      );
    }
  });
  for (const x of [-1, 1])
    for (const y of [0.07, -0.07])
      tools.ball(x * (width / 2 - 0.05), bottom - height / 2 + y * height * 5, 0.012, [96, 88, 80]);
}

/** A wooden board on two posts, wide enough for words. */
export const drawSignBoard = thing({ left: -0.62, right: 0.62, top: -1.02 }, (tools, { color, snow }) => {
  const wood = color ?? WOOD;
  for (const x of [-0.36, 0.36]) tools.solid(box(x, 0, 0.08, 0.98, 0.015), scale(wood, 0.72), 0.02);
  drawPlanks(tools, -0.4, 1.16, 0.54, mix(wood, [255, 236, 200], 0.3));
  if (snow) tools.solid('M-0.59 -0.92Q-0.3 -1 0 -0.96T0.59 -0.92L0.58 -0.9H-0.58Z', [244, 248, 253], 0.01);
});

/** A card in a small stand, for tables and hands. */
export const drawTableSign = thing({ left: -0.75, right: 0.75, top: -1.02 }, (tools, { color }) => {
  tools.solid(box(0, 0, 0.9, 0.1, 0.02), WOOD, 0.02);
  tools.solid(box(0, -0.06, 1.36, 0.92, 0.04), color ?? CARD, 0.02);
  tools.stroke(box(0, -0.11, 1.26, 0.82, 0.03), toCss(scale(color ?? CARD, 0.62), 0.8), 0.014);
});

/** A board on a string, for doors and walls. */
export const drawHangingSign = thing({ left: -0.75, right: 0.75, top: -1.02 }, (tools, { color }) => {
  tools.stroke('M-0.52 -0.56L0 -0.97L0.52 -0.56', [120, 96, 70], 0.024);
  tools.ball(0, -0.97, 0.034, [150, 150, 150]);
  drawPlanks(tools, -0.02, 1.36, 0.6, color ?? mix(WOOD, [255, 240, 210], 0.45));
});

/** A long cloth on a cord that reaches to both sides. */
export const drawClothBanner = thing({ left: -1.26, right: 1.26, top: -0.72 }, (tools, { color }) => {
  const cloth = color ?? CARD;
  const cord: Rgb = [120, 96, 70];
  tools.stroke('M-1.24 -0.66Q0 -0.48 1.24 -0.66', cord, 0.02);
  tools.solid('M-1.06 -0.63Q0 -0.48 1.06 -0.63L1.03 -0.15Q0 0 -1.03 -0.15Z', cloth, 0.03);
  const hem = toCss(scale(cloth, 0.66), 0.8);
  tools.stroke('M-1 -0.57Q0 -0.44 1 -0.57M-0.98 -0.2Q0 -0.05 0.98 -0.2', hem, 0.014);
  for (const x of [-1.02, 1.02]) tools.ball(x, -0.59, 0.02, [178, 150, 90]);
});

/** The ring of a badge. */
export const drawBadgeRing = thing(
  { left: -0.54, right: 0.54, top: -1.04 },
  (tools, { color = [44, 62, 92] }) => {
    tools.stroke(ellipse(0, -0.5, 0.485), color, 0.03);
    tools.stroke(ellipse(0, -0.5, 0.445), color, 0.01);
  },
);

/** Stands where words alone will be. */
export const drawBareSheet = thing({ left: -1.3, right: 1.3, top: -1.02 }, (tools) => {
  tools.flat(box(0, 0, 2.5, 1, 0.06), CARD);
});
