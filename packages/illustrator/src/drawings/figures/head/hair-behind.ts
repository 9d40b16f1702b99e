import { mix, scale, toCss } from '../../../core/color.ts';
import { pointsAt, rows } from '../../../core/number-tables.ts';
import { clipped, ellipse, limb, line, type Point, path } from '../../pen/pen.ts';
import type { FigureTools, HairStyle } from '../figure.types.ts';
import { drawBraids, drawRopes } from './hair-braids.ts';
import { drawSnakesBehind } from './hair-of-snakes.ts';
import { hidesFarSide, inHeadFrame, PROFILE, seenSides } from './head-frame.ts';

/** Hair that falls behind the shoulders; drawn before the body, or over it when seen from behind. */
export function drawBackHair(tools: FigureTools): void {
  const draw = BACK_HAIR[tools.look.hair.style];
  if (draw && !tools.look.animalHead) inHeadFrame(tools, () => draw(tools));
}

type DrawHair = (tools: FigureTools) => void;

const long: DrawHair = (tools) => {
  const { look, model, bones, context, fine, random } = tools;
  const { style, color } = look.hair;
  const wave = style === 'wavy' ? 0.18 : 0.02;
  const back = -0.22 * bones.turn;
  const fall = style === 'bob' ? 0.95 : random.fork('hair-length').range(1.7, 2.5);
  const left = -0.94 + back;
  const right = 0.94 + back * 1.6;
  const shape = path(
    `M${left} -0.2C${left - 0.24} ${fall * 0.3} ${left - wave} ${fall * 0.62} ${left + wave * 0.5} ${fall}Q${left * 0.5} ${fall + 0.26} 0 ${fall + 0.1}Q${right * 0.5} ${fall + 0.26} ${right - wave * 0.5} ${fall}` +
      `C${right + wave} ${fall * 0.62} ${right + 0.24} ${fall * 0.3} ${right} -0.2Z`,
  );
  model(shape, scale(color, 0.8), 0.22, 0.036);
  clipped(context, shape, () => {
    const strands = fine ? 18 : 7;
    const own = random.fork('strands');
    for (let strand = 0; strand <= strands; strand++) {
      const x = left + ((right - left) * (strand + own.next() * 0.7)) / strands;
      const tone = strand % 3 === 0 ? mix(color, [255, 240, 210], 0.32) : scale(color, 0.52);
      const sway = wave * (strand % 2 === 0 ? 1 : -1);
      line(
        context,
        `M${x * 0.8} 0C${x * 1.1 + sway} ${fall * 0.4} ${x * 0.95 - sway} ${fall * 0.7} ${x} ${fall + 0.2}`,
        toCss(tone, 0.32),
        fine ? own.range(0.024, 0.06) : 0.05,
      );
    }
  });
};

const tail =
  (points: readonly Point[], widths: readonly number[]): DrawHair =>
  ({ look, model, context }) => {
    model(limb(points, widths), scale(look.hair.color, 0.86), 0.14, 0.05);
    line(
      context,
      `M${points[1]!.join(' ')}Q${points[2]!.join(' ')} ${points[3]!.join(' ')}`,
      toCss(mix(look.hair.color, [255, 240, 210], 0.4), 0.45),
      0.06,
    );
  };

/** Seen from the side, a full head of hair is behind the face rather than around it. */
function backOf(turn: number): number {
  return turn >= PROFILE ? -0.5 : -0.12 * turn;
}

const BACK_HAIR: Partial<Record<HairStyle, DrawHair>> = {
  long,
  wavy: long,
  bob: long,
  dreadlocks: (tools) => {
    long(tools);
    if (hidesFarSide(tools.bones.turn)) drawRopes(tools, [1]);
  },
  braids: (tools) => {
    if (hidesFarSide(tools.bones.turn)) drawBraids(tools, [1]);
  },
  ponytail: (tools) => {
    tail(rows<2>('-0.5,-0.62 -1.18,-0.5 -1.42,0.4 -1.16,1.4'), [0.4, 0.56, 0.5, 0.06])(tools);
  },
  pigtails: (tools) => {
    for (const side of seenSides(tools.bones.turn)) {
      tail(pointsAt(0, 0, '0.72,-0.4 1.3,-0.3 1.5,0.3 1.24,0.95', side), [0.36, 0.56, 0.5, 0.06])(tools);
      tools.model(ellipse(side * 0.86, -0.4, 0.15), [222, 66, 84], 0.05, 0.03);
    }
  },
  afro: ({ look, model, random, bones }) => {
    const own = random.fork('afro');
    const back = backOf(bones.turn);
    for (let curl = 0; curl < 22; curl++) {
      const angle = (curl / 22) * Math.PI * 2;
      model(
        ellipse(
          Math.cos(angle) * (1.06 + back * 0.4) + back,
          -0.22 + Math.sin(angle) * 1.02,
          own.range(0.32, 0.42),
        ),
        scale(look.hair.color, own.range(0.8, 0.95)),
        0.1,
        0,
      );
    }
    model(ellipse(back, -0.22, 1.2 + back * 0.4, 1.12), scale(look.hair.color, 0.86), 0.16, 0);
  },
  curly: ({ look, model, bones }) => {
    const back = backOf(bones.turn);
    for (let curl = 0; curl < 18; curl++) {
      const angle = Math.PI * (0.78 + (curl / 17) * 1.44);
      model(
        ellipse(Math.cos(angle) * (0.98 + back * 0.3) + back, Math.sin(angle) * 0.98, 0.32),
        scale(look.hair.color, curl % 2 ? 0.78 : 0.86),
        0.1,
        0,
      );
    }
  },
  snakes: drawSnakesBehind,
  flames: ({ look, sheet, model }) => {
    for (const [x, height, width] of rows<3>(
      '-0.8,1.5,0.5 0.8,1.5,0.5 -0.4,1.9,0.56 0.4,1.9,0.56 0,2.2,0.6',
    )) {
      const flame = `M${x - width} -0.4Q${x - width * 0.8} ${-height * 0.8} ${x + 0.08} ${-height}Q${x + width * 0.9} ${-height * 0.7} ${x + width} -0.4Z`;
      model(flame, look.hair.color, 0.12, 0);
    }
    sheet.backLight(0, -0.9, 0.3, look.hair.color);
  },
};
