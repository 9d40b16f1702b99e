import { mix, type Rgb, scale } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import { clipped, ellipse, fill, limb, line, path, pathAt } from '../../pen/pen.ts';
import type { AnimalHead, FigureTools } from '../figure.types.ts';

/** A head that is not human, in the head frame; beaks and snouts point to the right. */
export function drawAnimalHead(tools: FigureTools): void {
  HEADS[tools.look.animalHead!](tools, tools.look.skin);
}

type DrawHead = (tools: FigureTools, color: Rgb) => void;

function brightEye({ context }: FigureTools, x: number, y: number, radius: number, iris: Rgb): void {
  fill(context, ellipse(x, y, radius * 1.25, radius), [250, 246, 232]);
  fill(context, ellipse(x + radius * 0.15, y, radius * 0.8, radius * 0.86), iris);
  fill(context, ellipse(x + radius * 0.2, y, radius * 0.42, radius * 0.5), [18, 14, 16]);
  fill(context, ellipse(x, y - radius * 0.4, radius * 0.26), [255, 255, 255]);
}

/** The striped head cloth of Egypt that falls on both shoulders. */
function headCloth({ model, context }: FigureTools): void {
  const blue: Rgb = [44, 84, 150];
  for (const side of [-1, 1]) {
    const lappet = path(pathAt(0, 0, 'M0.5 -0.5Q1.14 0 1.06 1.5H0.42Q0.6 0.6 0.3 0.3Z', side));
    model(lappet, [226, 184, 78], 0.1, 0.045);
    clipped(context, lappet, () => {
      for (let stripe = 0; stripe < 8; stripe++)
        line(context, pathAt(0, stripe * 0.24, 'M0.2 -0.2L1.3 -0.3', side), blue, 0.09);
    });
  }
}

const HEADS: Record<AnimalHead, DrawHead> = {
  jackal: (tools) => {
    const black: Rgb = [44, 42, 54];
    headCloth(tools);
    for (const x of [-0.5, 0.08]) {
      tools.model(pathAt(x, 0, 'M-0.2 -0.5Q-0.3 -1.5 -0.02 -2.1Q0.36 -1.4 0.3 -0.5Z'), black, 0.14, 0.045);
      fill(tools.context, pathAt(x, 0, 'M-0.06 -0.7Q-0.1 -1.4 0 -1.76Q0.2 -1.3 0.16 -0.7Z'), [150, 96, 90]);
    }
    tools.model(
      'M-0.7 0.4C-0.86 -0.5 -0.4 -0.86 0.1 -0.8C0.5 -0.74 0.6 -0.4 0.9 -0.2L1.56 0.12Q1.64 0.34 1.4 0.4L0.7 0.5Q0.4 0.9 -0.1 0.9Q-0.6 0.86 -0.7 0.4Z',
      black,
      0.18,
      0.045,
    );
    fill(tools.context, ellipse(1.5, 0.17, 0.12, 0.1), [18, 16, 20]);
    line(tools.context, 'M0.72 0.4L1.4 0.34', [16, 14, 18], 0.045);
    brightEye(tools, 0.36, -0.22, 0.15, [236, 176, 50]);
    line(tools.context, 'M0.1 -0.16Q0.36 -0.02 0.7 -0.1M0.1 -0.2L-0.16 -0.06', [232, 190, 80], 0.05);
  },
  falcon: (tools) => {
    headCloth(tools);
    const feathers: Rgb = [126, 88, 58];
    tools.model(
      'M-0.72 0.6C-0.96 -0.5 -0.5 -1 0.04 -1C0.5 -1 0.8 -0.7 0.84 -0.3Q0.8 0.4 0.4 0.86Q-0.3 1.06 -0.72 0.6Z',
      feathers,
      0.18,
      0.045,
    );
    fill(tools.context, 'M0 0.1Q0.4 -0.1 0.78 0.1Q0.7 0.6 0.3 0.84Q-0.1 0.6 0 0.1Z', [246, 232, 204]);
    tools.model(
      'M0.6 -0.34Q1.16 -0.36 1.26 0.06Q1.24 0.3 1.1 0.36Q1.06 0.12 0.62 0.14Z',
      [240, 186, 64],
      0.1,
      0.045,
    );
    fill(tools.context, 'M1.14 -0.12Q1.3 0.1 1.1 0.36Q1.1 0.14 1.0 0.1Z', [60, 50, 50]);
    brightEye(tools, 0.36, -0.34, 0.18, [236, 160, 40]);
    line(tools.context, 'M0.3 -0.14Q0.2 0.2 0.36 0.44M0.14 -0.24L-0.3 -0.06', [44, 34, 34], 0.09);
  },
  ibis: (tools) => {
    headCloth(tools);
    tools.model(
      'M-0.62 0.7C-0.86 -0.5 -0.4 -0.92 0.06 -0.9C0.5 -0.88 0.74 -0.5 0.7 -0.1Q0.6 0.5 0.2 0.84Z',
      [240, 238, 234],
      0.18,
      0.045,
    );
    tools.model(
      limb('0.5,-0.2 1.2,-0.1 1.7,0.4 1.86,1.1', [0.34, 0.24, 0.16, 0.05]),
      [54, 50, 60],
      0.06,
      0.04,
    );
    brightEye(tools, 0.34, -0.3, 0.15, [200, 120, 40]);
  },
  cat: (tools) => {
    const black: Rgb = [58, 50, 62];
    headCloth(tools);
    for (const side of [-1, 1]) {
      tools.model(pathAt(0, 0, 'M0.16 -0.7L0.66 -1.5L0.84 -0.4Z', side), black, 0.1, 0.045);
      fill(tools.context, pathAt(0, 0, 'M0.36 -0.76L0.63 -1.24L0.72 -0.56Z', side), [206, 140, 140]);
    }
    tools.model(ellipse(0, 0, 0.88, 0.84), black, 0.2, 0.045);
    for (const side of [-1, 1]) {
      brightEye(tools, side * 0.36, -0.08, 0.19, [112, 190, 90]);
      line(
        tools.context,
        pathAt(0, 0, 'M0.3 0.4L0.94 0.3M0.3 0.46L0.92 0.52', side),
        'rgba(255,255,255,0.7)',
        0.025,
      );
      tools.model(ellipse(side * 0.15, 0.42, 0.2, 0.15), mix(black, [255, 255, 255], 0.16), 0.05, 0);
    }
    fill(tools.context, 'M-0.09 0.26H0.09L0 0.37Z', [220, 130, 130]);
    line(tools.context, ellipse(0.86, -0.28, 0.12), [232, 190, 80], 0.05);
  },
  monkey: (tools, color) => {
    const fur: Rgb = [158, 98, 56];
    for (const side of [-1, 1])
      tools.model(ellipse(side * 0.92, 0.02, 0.24, 0.28), mix(color, [255, 210, 180], 0.3), 0.08, 0.045);
    tools.model(ellipse(0, -0.06, 0.9, 0.96), fur, 0.2, 0.045);
    tools.model(
      'M-0.62 -0.2Q-0.56 -0.62 -0.2 -0.5Q0 -0.36 0.2 -0.5Q0.56 -0.62 0.62 -0.2Q0.66 0.2 0.6 0.5Q0.4 0.92 0 0.92Q-0.4 0.92 -0.6 0.5Q-0.66 0.2 -0.62 -0.2Z',
      [238, 192, 152],
      0.14,
      0.03,
    );
    for (const side of [-1, 1]) brightEye(tools, side * 0.28, -0.12, 0.16, [90, 52, 30]);
    fill(tools.context, ellipse(0, 0.28, 0.16, 0.09), [170, 110, 84]);
    line(tools.context, 'M-0.34 0.52Q0 0.76 0.34 0.52', [120, 62, 50], 0.055);
    line(tools.context, 'M0 -0.84V-0.56', [214, 60, 44], 0.1);
  },
  elephant: (tools, color) => {
    for (const side of [-1, 1]) {
      tools.model(
        pathAt(0, 0, 'M0.56 -0.6C1.4 -1.05 1.9 -0.3 1.7 0.42C1.5 0.85 1 0.7 0.56 0.34Z', side),
        scale(color, 0.95),
        0.18,
        0.045,
      );
      fill(
        tools.context,
        pathAt(0, 0, 'M0.76 -0.4C1.3 -0.74 1.6 -0.2 1.44 0.3C1.3 0.55 1 0.45 0.7 0.2Z', side),
        mix(color, [255, 196, 190], 0.5),
      );
    }
    tools.model(ellipse(0, -0.1, 0.82, 0.9), color, 0.2, 0.045);
    tools.model(
      limb('0,0.2 0,0.8 0.1,1.3 0.5,1.5 0.66,1.2', [0.56, 0.44, 0.34, 0.28, 0.16]),
      color,
      0.1,
      0.045,
    );
    for (const side of [-1, 1]) brightEye(tools, side * 0.36, -0.1, 0.14, [80, 50, 40]);
  },
  alien: (tools, color) => {
    tools.model(
      'M-0.98 -0.4C-1 -1.2 -0.5 -1.4 0 -1.4C0.5 -1.4 1 -1.2 0.98 -0.4C0.94 0.2 0.5 0.98 0 1.02C-0.5 0.98 -0.94 0.2 -0.98 -0.4Z',
      color,
      0.2,
      0.045,
    );
    for (const side of [-1, 1]) {
      fill(tools.context, ellipse(side * 0.46, -0.06, 0.3, 0.42, side * 0.5), [22, 22, 34]);
      fill(tools.context, ellipse(side * 0.46 - 0.08, -0.2, 0.09, 0.13, side * 0.5), [255, 255, 255]);
      fill(tools.context, ellipse(side * 0.5 + 0.06, 0.12, 0.05), 'rgba(160,220,255,0.8)');
      fill(tools.context, ellipse(side * 0.05, 0.46, 0.024, 0.04), scale(color, 0.5));
    }
    line(tools.context, 'M-0.2 0.66Q0 0.78 0.2 0.66', scale(color, 0.4), 0.055);
  },
  skull: (tools) => {
    const bone: Rgb = [240, 234, 216];
    tools.model(
      'M-0.86 -0.2C-0.9 -0.9 -0.4 -1.06 0 -1.06C0.4 -1.06 0.9 -0.9 0.86 -0.2C0.84 0.2 0.6 0.3 0.54 0.5L0.44 0.98H-0.44L-0.54 0.5C-0.6 0.3 -0.84 0.2 -0.86 -0.2Z',
      bone,
      0.18,
      0.045,
    );
    for (const side of [-1, 1]) fill(tools.context, ellipse(side * 0.38, -0.08, 0.25, 0.26), [40, 30, 34]);
    fill(tools.context, 'M0 0.14L-0.13 0.4H0.13Z', [40, 30, 34]);
    line(
      tools.context,
      'M-0.4 0.64H0.4M-0.26 0.54V0.92M-0.09 0.54V0.94M0.09 0.54V0.94M0.26 0.54V0.92',
      [70, 56, 50],
      0.045,
    );
  },
  bull: (tools, color) => {
    for (const side of [-1, 1])
      tools.model(
        limb(pointsAt(0, 0, '0.6,-0.7 1.2,-0.8 1.4,-1.3 1.2,-1.7', side), [0.36, 0.32, 0.22, 0.04]),
        [238, 226, 196],
        0.1,
        0.045,
      );
    tools.model(
      'M-0.8 -0.6Q0 -1.2 0.8 -0.6Q0.8 0.2 0.5 0.8Q0 1.2 -0.5 0.8Q-0.8 0.2 -0.8 -0.6Z',
      color,
      0.2,
      0.045,
    );
    tools.model(ellipse(0, 0.72, 0.54, 0.36), mix(color, [240, 200, 180], 0.4), 0.1, 0.04);
    for (const side of [-1, 1]) brightEye(tools, side * 0.4, -0.16, 0.15, [150, 40, 30]);
    line(tools.context, 'M-0.12 0.84Q0 1.1 0.12 0.84', [232, 190, 80], 0.07);
  },
};
