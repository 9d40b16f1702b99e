import { fromHex, mix, type Rgb, scale } from '../../core/colour.ts';
import { ellipse } from '../pen.ts';
import { curve, type Hand, thing } from '../things/hand.ts';

interface Cap {
  x: number;
  foot: number;
  height: number;
  half: number;
  lean: number;
}

/** One mushroom: stem with a frill, gills, a domed cap, spotted or smooth. */
function drawMushroom(
  { context, ...hand }: Hand,
  { x, foot, height, half, lean }: Cap,
  colour: Rgb,
  spotted: boolean,
): void {
  context.save();
  context.translate(x, foot);
  context.rotate(lean);
  context.scale(height, height);
  const wide = half / height;
  const stem: Rgb = [246, 236, 214];
  hand.solid(curve('-0.11,-0.62 -0.1,-0.3 -0.17,-0.06 0,0.01 0.17,-0.06 0.1,-0.3 0.11,-0.62'), stem, 0.05);
  hand.solid(
    curve('-0.13,-0.46 0,-0.42 0.13,-0.46 0.19,-0.35 0.08,-0.36 0,-0.33 -0.08,-0.36 -0.19,-0.35'),
    mix(stem, [220, 200, 170], 0.2),
    0.02,
  );
  hand.solid(ellipse(0, -0.58, wide * 0.94, 0.1), scale(stem, 0.86), 0.02);
  for (let gill = -7; gill <= 7; gill++)
    hand.stroke(`M${gill * 0.014} -0.56L${gill * wide * 0.12} -0.52`, [196, 172, 140], 0.008);
  const cap = `M${-wide} -0.57C${-wide * 0.98} -0.92 ${-wide * 0.5} -1 0 -1C${wide * 0.5} -1 ${wide * 0.98} -0.92 ${wide} -0.57C${wide * 0.9} -0.5 ${wide * 0.5} -0.58 0 -0.58C${-wide * 0.5} -0.58 ${-wide * 0.9} -0.5 ${-wide} -0.57Z`;
  hand.solid(cap, colour, 0.1);
  if (spotted)
    for (const [at, up, radius] of [
      [-0.05, -0.86, 0.105],
      [0.48, -0.8, 0.085],
      [-0.55, -0.75, 0.08],
      [0.24, -0.67, 0.07],
      [-0.28, -0.65, 0.06],
      [0.78, -0.64, 0.055],
      [-0.82, -0.61, 0.045],
      [0.3, -0.93, 0.045],
    ] as const)
      hand.solid(ellipse(at * wide, up, radius * wide * 1.7, radius * 0.85), [252, 246, 234], 0.02);
  hand.gleam(
    `M${hand.lightSide * wide * 0.74} -0.7Q${hand.lightSide * wide * 0.66} -0.86 ${hand.lightSide * wide * 0.34} -0.93`,
    0.03,
    0.45,
  );
  context.restore();
}

function tufts(hand: Hand, reach: number): void {
  for (let blade = 0; blade < 15; blade++) {
    const x = -reach + (blade / 14) * reach * 2;
    hand.rod(
      `${x},0.01 ${x + Math.sin(blade * 3) * 0.04},${-0.07 - (blade % 4) * 0.022}`,
      '0.024 0.004',
      [92 + (blade % 3) * 14, 146, 70],
      0.004,
    );
  }
}

/** Red fly agarics: one tall, often with a small one beside. Who sits on it sits at `seat`. */
export const drawFlyAgaric = thing({ left: -0.8, right: 0.8, top: -1.04 }, (hand, { random, colour }) => {
  const cap: Rgb = colour ?? fromHex(random.pick(['#d8281f', '#cc2f24', '#e03a28']));
  const half = random.range(0.46, 0.58);
  if (random.chance(0.6)) {
    const side = random.pick([-1, 1]);
    drawMushroom(hand, { x: side * 0.44, foot: 0, height: 0.46, half: 0.2, lean: side * 0.14 }, cap, true);
  }
  drawMushroom(hand, { x: 0, foot: 0, height: 1, half, lean: random.range(-0.05, 0.05) }, cap, true);
  tufts(hand, 0.5);
  hand.sheet.anchor('seat', 0, -0.96);
});

/** Brown mushrooms in a family. */
export const drawBrownMushroom = thing({ left: -0.8, right: 0.8, top: -1.04 }, (hand, { random, colour }) => {
  const cap: Rgb = colour ?? fromHex(random.pick(['#9a6a3e', '#b07a44', '#7f5230']));
  drawMushroom(hand, { x: 0.4, foot: 0, height: 0.62, half: 0.24, lean: 0.16 }, scale(cap, 0.92), false);
  drawMushroom(
    hand,
    { x: -0.44, foot: 0, height: 0.48, half: 0.2, lean: -0.18 },
    mix(cap, [255, 230, 190], 0.1),
    false,
  );
  drawMushroom(hand, { x: 0, foot: 0, height: 0.98, half: random.range(0.4, 0.48), lean: 0 }, cap, false);
  tufts(hand, 0.52);
  hand.sheet.anchor('seat', 0, -0.94);
});
