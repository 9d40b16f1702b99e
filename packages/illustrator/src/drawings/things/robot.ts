import type { SKRSContext2D } from '../../core/canvas.ts';
import { colorList, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { around, box, ellipse, fade, fill, limb, line, modelled, path, pathAt } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';

const JOINT: Rgb = [52, 57, 68];

/** A friendly tin robot; three body shapes by seed, eyes always alight. */
export function drawRobot(request: DrawingRequest): Drawing {
  const { size, random, lightSide } = request;
  const metal = request.color ?? pickColor(random, '#8fa3b5 #c9b27a #7fa6a0 #d88a5a');
  const kind = random.pick(['boxy', 'round', 'slim'] as const);
  const eye: Rgb = pickColor(random, '#5aebff #ffc454 #8cffa0');
  // Who walks beside somebody does not wave.
  const raised = random.chance(0.5) && request.pose !== 'walking';
  const arm: ArmPose = reachesOut(request) ? 'out' : raised ? 'up' : 'down';
  return sketch({ size, left: -0.5, right: 0.62, top: -1.12 }, (sheet) => {
    const plate = (shape: ReturnType<typeof box>, tone = 1) =>
      modelled(sheet.context, shape, scale(metal, tone), { depth: 0.035, lightSide, outline: 0.007 });
    drawLegs(sheet.context, plate, kind);
    drawArms(sheet.context, plate, kind, arm);
    drawChest(sheet, plate, kind, metal);
    drawHead(sheet, plate, kind, eye);
    sheet.anchor('hat', 0, -0.93);
    sheet.head(0.4);
    sheet.anchor('hand', ...HANDS[arm]);
  });
}

type ArmPose = 'down' | 'up' | 'out';
const HANDS: Readonly<Record<ArmPose, readonly [number, number]>> = {
  down: [0.32, -0.26],
  up: [0.36, -0.76],
  out: [0.49, -0.44],
};

/** What it holds or takes is held out, clear of its body. */
function reachesOut({ holding, pose }: DrawingRequest): boolean {
  return holding !== undefined || pose === 'shaking-hands' || pose === 'hugging' || pose === 'pushing';
}

type Kind = 'boxy' | 'round' | 'slim';
type Plate = (shape: ReturnType<typeof box>, tone?: number) => void;

function drawLegs(context: SKRSContext2D, plate: Plate, kind: Kind): void {
  const spread = kind === 'slim' ? 0.075 : 0.11;
  for (const side of [-1, 1]) {
    line(context, `M${side * spread} -0.32V-0.08`, JOINT, 0.05);
    for (let ring = 0; ring < 3; ring++)
      line(context, `M${side * spread - 0.03} ${-0.27 + ring * 0.026}h0.06`, [92, 98, 112], 0.008);
    plate(box(side * spread, -0.09, kind === 'slim' ? 0.085 : 0.11, 0.13, 0.025), 0.94);
    plate(box(side * (spread + 0.012), 0, 0.17, 0.1, 0.04), 0.82);
  }
}

function drawArms(context: SKRSContext2D, plate: Plate, kind: Kind, arm: ArmPose): void {
  const shoulder = kind === 'slim' ? 0.17 : 0.24;
  for (const side of [-1, 1]) {
    if (side === 1 && arm === 'out') {
      drawArmOut(context, plate, shoulder);
      continue;
    }
    const raised = arm === 'up' && side === 1;
    const elbow = [side * (shoulder + 0.09), raised ? -0.52 : -0.41] as const;
    const hand = [side * (shoulder + 0.1), raised ? -0.72 : -0.27] as const;
    fill(context, limb([[side * shoulder, -0.55], elbow, hand], [0.05, 0.05, 0.05]), JOINT);
    plate(ellipse(side * shoulder, -0.55, 0.06), 0.9);
    plate(
      box(
        (elbow[0] + hand[0]) / 2,
        Math.max(elbow[1], hand[1]) + 0.01,
        0.09,
        Math.abs(elbow[1] - hand[1]) * 0.95,
        0.035,
      ),
      0.96,
    );
    const up = raised ? -1 : 1;
    for (const finger of [-1, 0, 1])
      line(context, pathAt(hand[0], hand[1], 'M0.022 0.02q0.022 0.03 0.006 0.06', finger, up), JOINT, 0.02);
    plate(ellipse(hand[0], hand[1] + up * 0.012, 0.042, 0.03), 0.85);
  }
}

function drawArmOut(context: SKRSContext2D, plate: Plate, shoulder: number): void {
  const elbow = [shoulder + 0.09, -0.42] as const;
  const hand = [HANDS.out[0] - 0.04, HANDS.out[1]] as const;
  fill(context, limb([[shoulder, -0.55], elbow, hand], [0.05, 0.05, 0.05]), JOINT);
  plate(ellipse(shoulder, -0.55, 0.06), 0.9);
  plate(
    limb(
      [
        [elbow[0] + 0.02, elbow[1]],
        [hand[0] - 0.02, hand[1]],
      ],
      [0.085, 0.08],
    ),
    0.96,
  );
  for (const finger of [-1, 0, 1])
    line(context, pathAt(hand[0], hand[1] + finger * 0.02, 'M0 0q0.034 -0.004 0.06 0.01'), JOINT, 0.02);
  plate(ellipse(hand[0], hand[1], 0.032, 0.042), 0.85);
}

function drawChest(sheet: Sketch, plate: Plate, kind: Kind, metal: Rgb): void {
  const { context } = sheet;
  if (kind === 'round') plate(ellipse(0, -0.45, 0.25, 0.2));
  else if (kind === 'slim') plate(path('M-0.18 -0.62Q0 -0.67 0.18 -0.62L0.12 -0.28Q0 -0.25 -0.12 -0.28Z'));
  else plate(box(0, -0.26, 0.42, 0.36, 0.06));
  fill(context, box(0, -0.39, 0.25, 0.14, 0.025), [34, 39, 50]);
  const lights: readonly Rgb[] = colorList('#ff5d5d #ffd35d #6dff9a #5dc8ff');
  for (const target of [context, sheet.glow]) {
    lights.forEach((tone, index) => {
      fill(target, ellipse(-0.083 + index * 0.055, -0.475, 0.017), tone);
    });
    line(
      target,
      'M-0.1 -0.425l0.03 0l0.014 -0.024l0.022 0.04l0.02 -0.03l0.016 0.014h0.1',
      [110, 255, 190],
      0.008,
    );
  }
  for (let vent = 0; vent < 5; vent++)
    fill(context, box(-0.08 + vent * 0.04, -0.3, 0.022, 0.05, 0.008), scale(metal, 0.42));
  for (const x of [-0.175, 0.175])
    fill(context, ellipse(x * (kind === 'slim' ? 0.75 : 1), -0.58, 0.012), mix(metal, [255, 255, 255], 0.5));
}

function drawHead(sheet: Sketch, plate: Plate, kind: Kind, eye: Rgb): void {
  const { context } = sheet;
  fill(context, box(0, -0.6, 0.12, 0.06), JOINT);
  line(context, 'M0 -0.9V-1.0', JOINT, 0.014);
  for (const target of [context, sheet.glow])
    fill(
      target,
      ellipse(0, -1.02, 0.027),
      around(target, -0.008, -1.03, 0.03, fade('#fff', [0.4, '#ff7a6a'], '#d8322e')),
    );
  for (const side of [-1, 1]) plate(box(side * 0.205, -0.72, 0.05, 0.11, 0.02), 0.8);
  if (kind === 'round') plate(ellipse(0, -0.77, 0.2, 0.165), 1.05);
  else plate(box(0, -0.63, 0.38, 0.29, kind === 'slim' ? 0.13 : 0.07), 1.05);
  fill(context, box(0, -0.68, 0.3, 0.18, 0.07), [24, 29, 41]);
  for (const target of [context, sheet.glow]) {
    for (const side of [-1, 1])
      fill(
        target,
        ellipse(side * 0.07, -0.785, 0.042),
        around(target, side * 0.07, -0.785, 0.045, fade('#fff', [0.45, eye], scale(eye, 0.55))),
      );
    line(target, 'M-0.045 -0.725Q0 -0.69 0.045 -0.725', eye, 0.012);
  }
  for (const side of [-1, 1]) sheet.light(side * 0.07, -0.785, 0.08, eye);
}
