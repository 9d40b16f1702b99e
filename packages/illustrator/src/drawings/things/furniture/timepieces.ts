import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { points, rows } from '../../../core/number-tables.ts';
import type { Procedure } from '../../pen/drawing.types.ts';
import { box, clipped, ellipse, path, pathAt } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';

/** A clock face with strokes for the hours. */
function drawDial(tools: ThingTools, x: number, y: number, radius: number, minutes: number): void {
  tools.flat(ellipse(x, y, radius), [252, 248, 236]);
  tools.stroke(ellipse(x, y, radius * 0.98), [90, 70, 50], radius * 0.04);
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2;
    const [sine, cosine] = [Math.sin(angle), -Math.cos(angle)];
    const from = hour % 3 === 0 ? 0.7 : 0.8;
    tools.stroke(
      `M${x + sine * radius * from} ${y + cosine * radius * from}L${x + sine * radius * 0.9} ${y + cosine * radius * 0.9}`,
      [60, 46, 40],
      radius * (hour % 3 === 0 ? 0.075 : 0.04),
    );
  }
  for (const [angle, length, width] of [
    [(minutes / 720) * Math.PI * 2, 0.5, 0.085],
    [((minutes % 60) / 60) * Math.PI * 2, 0.74, 0.055],
  ] as const)
    tools.stroke(
      `M${x} ${y}L${x + Math.sin(angle) * radius * length} ${y - Math.cos(angle) * radius * length}`,
      [36, 30, 34],
      radius * width,
    );
  tools.ball(x, y, radius * 0.075, [200, 150, 70]);
  tools.gleam(pathAt(x, y, 'M-0.6 -0.5Q-0.3 -0.86 0.1 -0.84', radius, radius), radius * 0.07, 0.7);
}

/** An hourglass with sand running out. */
export const drawHourglass = thing({ left: -0.36, right: 0.36, top: -1.04 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#8f5f38 #c89a4a #6a3f28');
  const sand: Rgb = pickColor(random, '#e8b85a #e0a060 #f0cf80');
  const { context } = tools;
  for (const x of [-0.22, 0.22])
    tools.turned(x * 0.9, '0.018,-0.9 0.03,-0.7 0.016,-0.5 0.03,-0.3 0.018,-0.1', scale(wood, 0.75), {
      tilt: 0,
    });
  const glass = path(
    'M-0.21 -0.9C-0.22 -0.66 -0.03 -0.6 -0.022 -0.5C-0.03 -0.4 -0.22 -0.34 -0.21 -0.1H0.21C0.22 -0.34 0.03 -0.4 0.022 -0.5C0.03 -0.6 0.22 -0.66 0.21 -0.9Z',
  );
  tools.flat(glass, 'rgba(222,238,246,0.6)');
  clipped(context, glass, () => {
    const left = random.range(0.3, 0.7);
    tools.solid(
      `M-0.3 ${-0.56 - left * 0.2}Q0 ${-0.5 - left * 0.2} 0.3 ${-0.56 - left * 0.2}L0.02 -0.5H-0.02Z`,
      sand,
      0.03,
    );
    tools.solid(
      `-0.24,-0.05 -0.2,-0.14 -0.1,${-0.2 - (1 - left) * 0.08} 0,${-0.25 - (1 - left) * 0.12} 0.1,${-0.2 - (1 - left) * 0.08} 0.2,-0.14 0.24,-0.05`,
      sand,
      0.04,
    );
    tools.stroke('M0 -0.5V-0.16', sand, 0.012);
  });
  tools.stroke(glass, [120, 150, 168], 0.012);
  tools.gleam(
    pathAt(0, 0, 'M0.15 -0.84Q0.16 -0.72 0.08 -0.62M0.15 -0.16Q0.16 -0.26 0.1 -0.34', tools.lightSide),
    0.026,
    0.85,
  );
  for (const x of [-0.24, 0.24])
    tools.turned(x, '0.022,-0.92 0.035,-0.72 0.02,-0.5 0.035,-0.28 0.022,-0.08', wood, { tilt: 0 });
  tools.turned(0, '0.3,-0.98 0.31,-0.94 0.28,-0.89', wood, { tilt: 0.14 });
  tools.turned(0, '0.28,-0.12 0.31,-0.06 0.31,-0.02', wood, { tilt: 0.14 });
});

/** XII, III, VI and IX about the middle of a dial, as strokes in a box of one by one. */
const NUMERALS = [
  'M-0.5 -0.5L-0.1 0.5M-0.1 -0.5L-0.5 0.5M0.14 -0.5V0.5M0.42 -0.5V0.5',
  'M-0.3 -0.5V0.5M0 -0.5V0.5M0.3 -0.5V0.5',
  'M-0.5 -0.5L-0.22 0.5L0.06 -0.5M0.36 -0.5V0.5',
  'M-0.4 -0.5V0.5M0 -0.5L0.46 0.5M0.46 -0.5L0 0.5',
];

const LIMP =
  'M-0.46 -0.7C-0.44 -0.98 0.4 -1 0.48 -0.7C0.53 -0.5 0.43 -0.36 0.44 -0.16C0.45 0.03 0.27 0.04 0.26 -0.1C0.24 -0.25 0.13 -0.24 0.07 -0.12C0.01 0.03 -0.13 0.02 -0.16 -0.14C-0.19 -0.27 -0.29 -0.27 -0.34 -0.2C-0.47 -0.06 -0.53 -0.4 -0.46 -0.7Z';

/** A round clock that has gone as soft as cheese: its dial lies over whatever is below and hangs down in lobes. */
const drawLimpClock = thing({ left: -0.6, right: 0.6, top: -1.05 }, (tools, { random, color }) => {
  const rim: Rgb = color ?? pickColor(random, '#d8a83c #c07a34 #5c86b4');
  const dial: Rgb = [252, 246, 228];
  tools.solid(LIMP, rim, 0.05);
  framed(tools.context, { at: [0, -0.08], scale: [0.86, 0.84] }, () => tools.solid(LIMP, dial, 0.06));
  // What hangs lower is drawn out longer.
  const sag = (x: number, y: number) => [x + y * 0.03, -0.56 + y + Math.max(0, y) ** 2 * 1.5 + x * x * 0.35];
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2;
    const [x = 0, y = 0] = sag(Math.sin(angle) * 0.32, -Math.cos(angle) * 0.23);
    const numeral = NUMERALS[hour / 3];
    if (numeral) tools.stroke(pathAt(x, y, numeral, 0.085, hour === 6 ? 0.13 : 0.09), [52, 40, 40], 0.016);
    else tools.ball(x, y, 0.014, [52, 40, 40]);
  }
  tools.stroke('M0 -0.56Q0.1 -0.66 0.19 -0.56', [36, 28, 34], 0.034);
  tools.stroke('M0 -0.56Q-0.1 -0.44 -0.08 -0.26', [36, 28, 34], 0.026);
  tools.ball(0, -0.56, 0.03, rim);
  for (const [x, y, long] of rows<3>('-0.4,-0.74,0.14 0.37,-0.4,0.08'))
    tools.gleam(pathAt(x, y, 'M0 0Q0.4 -0.5 1 -0.6', long, long), 0.022, 0.8);
});

function softWhenMelting(firm: Procedure): Procedure {
  return (request) => (request.qualities.includes('melting') ? drawLimpClock(request) : firm(request));
}

const drawHousedClock = thing({ left: -0.52, right: 0.52, top: -1.03 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#8f5f38 #6a3f28 #2f5a5f');
  tools.solid(
    'M-0.42 -0.1V-0.56C-0.42 -0.86 -0.2 -0.98 0 -0.98C0.2 -0.98 0.42 -0.86 0.42 -0.56V-0.1Z',
    wood,
    0.06,
  );
  tools.solid(box(0, 0, 0.98, 0.1, 0.02), mix(wood, [255, 230, 190], 0.14), 0.02);
  tools.solid(box(0, -0.09, 0.86, 0.05, 0.01), wood, 0.012);
  for (const side of [-1, 1])
    tools.turned(side * 0.34, '0.05,-0.56 0.036,-0.5 0.036,-0.24 0.05,-0.13', [222, 178, 92]);
  tools.ball(0, -0.54, 0.31, [214, 168, 80]);
  drawDial(tools, 0, -0.54, 0.27, random.integer(720));
  tools.ball(0, -1, 0.035, [222, 178, 92]);
});

/** A clock to stand on a shelf: round, in a wooden house. */
export const drawMantelClock = softWhenMelting(drawHousedClock);

/** A grandfather clock with its pendulum. */
export const drawGrandfatherClock = thing(
  { left: -0.26, right: 0.26, top: -1.05 },
  (tools, { random, color }) => {
    const wood: Rgb = color ?? pickColor(random, '#7a4a2c #5f3a26 #8f5f38');
    const brass: Rgb = [226, 182, 92];
    tools.solid(box(0, 0, 0.4, 0.2, 0.01), wood, 0.03);
    tools.solid(box(0, -0.19, 0.3, 0.5, 0.01), wood, 0.03);
    tools.flat(box(0, -0.23, 0.19, 0.42, 0.02), [52, 32, 24]);
    tools.stroke('M0 -0.64L0.03 -0.36', brass, 0.014);
    tools.ball(0.035, -0.33, 0.06, brass);
    for (const [x, y] of points('-0.05,-0.45 -0.075,-0.4'))
      tools.rod(`${x},-0.64 ${x},${y}`, '0.012 0.012', brass, 0.004);
    tools.gleam('M-0.075 -0.28V-0.6', 0.012, 0.3);
    tools.solid('M-0.2 -0.66V-0.92Q-0.2 -0.98 0 -1.03Q0.2 -0.98 0.2 -0.92V-0.66Z', wood, 0.03);
    drawDial(tools, 0, -0.82, 0.145, random.integer(720));
    tools.ball(0, -1.02, 0.028, brass);
  },
);

/** An alarm clock with two bells. */
export const drawAlarmClock = thing({ left: -0.52, right: 0.52, top: -1.04 }, (tools, { random, color }) => {
  const paint: Rgb = color ?? pickColor(random, '#d8433c #3f8fc0 #5fae8a #f0b23c');
  for (const side of [-1, 1]) {
    tools.rod(`${side * 0.22},-0.14 ${side * 0.36},0`, '0.07 0.05', scale(paint, 0.7));
    framed(tools.context, { at: [side * 0.27, -0.83], turn: side * 0.6 }, () => {
      tools.solid('M-0.16 0.03C-0.16 -0.16 0.16 -0.16 0.16 0.03Z', [226, 186, 96], 0.04);
      tools.ball(0, -0.125, 0.025, [200, 160, 80]);
    });
  }
  tools.stroke('M-0.06 -0.86Q0 -0.98 0.06 -0.86', [110, 100, 96], 0.03);
  tools.ball(0, -0.45, 0.43, paint);
  drawDial(tools, 0, -0.45, 0.345, random.integer(720));
});

const drawChainedWatch = thing({ left: -0.5, right: 0.5, top: -1.06 }, (tools, { random, color }) => {
  const gold: Rgb = color ?? pickColor(random, '#e0b040 #c8ccd4');
  for (let link = 0; link < 9; link++)
    tools.stroke(
      ellipse(
        0.05 + Math.sin(link * 0.55) * 0.3 * (link / 8),
        -0.98 + link * 0.02 - (link > 5 ? (link - 5) * 0.02 : 0),
        0.034,
        0.022,
        link,
      ),
      gold,
      0.014,
    );
  tools.stroke(ellipse(0, -0.9, 0.07, 0.075), gold, 0.03);
  tools.solid(box(0, -0.78, 0.1, 0.09, 0.02), mix(gold, [255, 250, 225], 0.2), 0.02);
  tools.ball(0, -0.41, 0.4, gold);
  tools.stroke(ellipse(0, -0.41, 0.36), scale(gold, 0.66), 0.014);
  drawDial(tools, 0, -0.41, 0.325, random.integer(720));
});

/** A pocket watch on its chain. */
export const drawPocketWatch = softWhenMelting(drawChainedWatch);
