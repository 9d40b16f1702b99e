import { pickColor, type Rgb, toCss } from '../../core/color.ts';
import { around, ellipse, fade, fill } from '../pen/pen.ts';
import { thing } from '../pen/thing-tools.ts';
import { flame } from './effects.ts';

const WAX: Rgb = [246, 240, 222];
/** How far each pair of arms reaches to the sides. */
const ARMS = [0.15, 0.29, 0.43, 0.57];
const CUP = -0.78;

/** Nine candles in one holder, the one in the middle the highest. */
export const drawMenorah = thing(
  { left: -0.68, right: 0.68, top: -1.2 },
  (tools, { random, color, qualities }) => {
    const metal: Rgb = color ?? pickColor(random, '#d8a83c #c9b27a #b8bcc6');
    const candle = (x: number, foot: number) => {
      tools.rod(`${x},${foot - 0.16} ${x},${foot}`, '0.026 0.026', WAX, 0.012);
      tools.turned(x, `0.03,${foot - 0.03} 0.06,${foot} 0.05,${foot + 0.03} 0.02,${foot + 0.05}`, metal);
      if (!qualities.includes('unlit')) flame(tools, x, foot - 0.16, 0.12);
    };
    for (const reach of ARMS) {
      const low = CUP + reach + 0.06;
      tools.stroke(
        `M${-reach} ${CUP + 0.04}C${-reach} ${low} ${-reach * 0.7} ${low} 0 ${low}C${reach * 0.7} ${low} ${reach} ${low} ${reach} ${CUP + 0.04}`,
        metal,
        0.034,
      );
      for (const side of [-1, 1]) candle(side * reach, CUP);
    }
    tools.turned(
      0,
      '0.03,-0.86 0.022,-0.6 0.045,-0.5 0.022,-0.4 0.03,-0.2 0.07,-0.14 0.09,-0.08 0.26,-0.04 0.28,-0.01',
      metal,
      { contrast: 1.1 },
    );
    candle(0, CUP - 0.12);
    if (!qualities.includes('unlit')) tools.sheet.light(0, CUP - 0.2, 1, [255, 190, 96]);
  },
);

/** A wire that throws sparks from its tip. */
export const drawSparkler = thing({ left: -0.5, right: 0.5, top: -1.15, selfLit: 1 }, (tools, { random }) => {
  const { context, sheet } = tools;
  const [x, y] = [0.06, -0.66];
  tools.rod(`-0.14,-0.02 ${x},${y}`, '0.014 0.014', [120, 116, 112], 0.006);
  fill(
    context,
    ellipse(x, y, 0.4),
    around(context, x, y, 0.4, fade('rgba(255,220,140,0.6)', 'rgba(255,180,80,0)')),
  );
  for (let spark = 0; spark < 70; spark++) {
    const turn = random.range(0, Math.PI * 2);
    const [from, to] = [random.range(0.02, 0.16), random.range(0.2, 0.44)];
    const at = (way: number) => `${x + Math.cos(turn) * way} ${y + Math.sin(turn) * way}`;
    tools.stroke(
      `M${at(from)}L${at(to)}`,
      random.pick<Rgb>([
        [255, 244, 206],
        [255, 214, 120],
      ]),
      random.range(0.004, 0.01),
    );
    if (spark % 3 === 0) {
      const end = to + 0.03;
      const star = ellipse(x + Math.cos(turn) * end, y + Math.sin(turn) * end, random.range(0.008, 0.018));
      fill(context, star, toCss([255, 238, 180]));
    }
  }
  fill(context, ellipse(x, y, 0.06), toCss([255, 252, 236]));
  sheet.light(x, y, 0.9, [255, 206, 120]);
});
