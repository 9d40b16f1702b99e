import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import { ellipse, pathAt } from '../pen/pen.ts';
import type { ThingTools } from '../pen/thing-tools.ts';

/** Draws one flower head with its middle at (x, y). */
export type Bloom = (tools: ThingTools, x: number, y: number, radius: number, color: Rgb) => void;

function withAt({ context }: ThingTools, x: number, y: number, radius: number, draw: () => void): void {
  framed(context, { at: [x, y], scale: [radius, radius] }, () => draw());
}

/** A ring of petals about the middle, each a long drop. */
function petals(tools: ThingTools, count: number, length: number, width: number, color: Rgb, turn = 0): void {
  for (let petal = 0; petal < count; petal++) {
    const { context } = tools;
    framed(context, { turn: (petal / count) * TAU + turn }, () => {
      tools.solid(pathAt(0, 0, 'M0 0C-1 -0.4 -1 -1 0 -1C1 -1 1 -0.4 0 0Z', width, length), color, 0.06);
      tools.stroke(`M0 ${-length * 0.3}V${-length * 0.75}`, toCss(scale(color, 0.78), 0.6), 0.025);
    });
  }
}

/** White petals about a yellow middle. */
export const daisy: Bloom = (tools, x, y, radius, color) =>
  withAt(tools, x, y, radius, () => {
    petals(tools, 14, 1, 0.17, color);
    tools.ball(0, 0, 0.32, [246, 196, 50]);
    for (let seed = 0; seed < 8; seed++)
      tools.flat(ellipse(Math.cos(seed * 2.4) * 0.16, Math.sin(seed * 2.4) * 0.16, 0.035), [214, 144, 30]);
  });

/** Two rings of golden petals about a broad brown heart of seeds. */
export const sunflowerHead: Bloom = (tools, x, y, radius, color) =>
  withAt(tools, x, y, radius, () => {
    petals(tools, 18, 1, 0.15, scale(color, 0.88), 0.17);
    petals(tools, 18, 0.94, 0.15, color);
    tools.ball(0, 0, 0.5, [96, 58, 30]);
    for (let seed = 0; seed < 70; seed++) {
      const away = Math.sqrt(seed / 70) * 0.46;
      tools.flat(
        ellipse(Math.cos(seed * 2.4) * away, Math.sin(seed * 2.4) * away, 0.03),
        seed % 3 ? [64, 38, 22] : [150, 100, 50],
      );
    }
  });

/** A cup of pointed petals. */
export const tulipHead: Bloom = (tools, x, y, radius, color) =>
  withAt(tools, x, y, radius, () => {
    tools.solid('M-0.1 0.9C-0.9 0.7 -0.86 -0.3 -0.6 -1C-0.3 -0.7 -0.1 -0.3 0 0.9Z', scale(color, 0.86), 0.14);
    tools.solid('M0.1 0.9C0.9 0.7 0.86 -0.3 0.6 -1C0.3 -0.7 0.1 -0.3 0 0.9Z', scale(color, 0.86), 0.14);
    tools.solid('M0 0.95C-0.66 0.8 -0.56 -0.4 0 -1.08C0.56 -0.4 0.66 0.8 0 0.95Z', color, 0.2);
    tools.stroke('M0 0.5C-0.06 0 -0.04 -0.4 0 -0.8', toCss(scale(color, 0.75), 0.7), 0.05);
    tools.gleam(pathAt(0, 0, 'M0.24 0.3Q0.3 -0.2 0.16 -0.56', tools.lightSide), 0.09, 0.3);
  });

/** Petals wound about each other. */
export const roseHead: Bloom = (tools, x, y, radius, color) =>
  withAt(tools, x, y, radius, () => {
    tools.solid(
      '-0.5,-0.66 0,-0.8 0.5,-0.66 0.92,-0.2 0.86,0.36 0.5,0.78 0,0.92 -0.5,0.78 -0.86,0.36 -0.92,-0.2',
      scale(color, 0.66),
      0.2,
    );
    tools.solid(
      'M-0.92 -0.16C-0.7 -0.44 -0.3 -0.1 0 0.34C0.16 0.6 0.1 0.9 -0.1 0.92C-0.7 0.9 -1 0.4 -0.92 -0.16Z',
      scale(color, 0.86),
      0.14,
    );
    tools.solid(
      'M0.92 -0.16C0.7 -0.44 0.2 -0.1 -0.1 0.34C-0.26 0.62 -0.1 0.92 0.1 0.92C0.7 0.9 1 0.4 0.92 -0.16Z',
      color,
      0.14,
    );
    tools.solid(
      'M-0.72 -0.5C-0.5 0.06 0.5 0.06 0.72 -0.5C0.8 0.1 0.4 0.44 0 0.46C-0.4 0.44 -0.8 0.1 -0.72 -0.5Z',
      mix(color, [255, 235, 235], 0.08),
      0.1,
    );
    tools.solid(ellipse(0, -0.34, 0.6, 0.52), scale(color, 0.62), 0.12);
    tools.solid(
      'M-0.56 -0.5C-0.4 -0.1 0.4 -0.06 0.58 -0.48C0.5 0.3 -0.5 0.3 -0.56 -0.5Z',
      mix(color, [255, 235, 235], 0.16),
      0.1,
    );
    tools.stroke(
      'M-0.34 -0.52C-0.2 -0.8 0.34 -0.8 0.36 -0.48C0.36 -0.24 -0.14 -0.2 -0.14 -0.44C-0.12 -0.6 0.14 -0.6 0.14 -0.46',
      mix(color, [255, 225, 225], 0.3),
      0.09,
    );
  });

/** Four crumpled petals with a dark heart. */
export const poppyHead: Bloom = (tools, x, y, radius, color) =>
  withAt(tools, x, y, radius, () => {
    tools.solid(
      '-0.7,0.1 -0.9,-0.5 -0.4,-0.95 0.1,-0.8 0.5,-0.98 0.95,-0.5 0.7,0.1 0,0.2',
      scale(color, 0.84),
      0.14,
    );
    tools.solid(
      '-0.95,-0.1 -0.6,-0.3 0,-0.2 0.6,-0.3 0.95,-0.1 0.8,0.6 0.3,0.72 0,0.66 -0.4,0.76 -0.84,0.5',
      color,
      0.16,
    );
    for (const [at, reach] of rows<2>('-0.4,0.5 0,0.5 0.4,0.5'))
      tools.stroke(`M${at * 0.5} 0L${at} ${reach}`, toCss(scale(color, 0.7), 0.5), 0.04);
    tools.ball(0, -0.16, 0.22, [52, 44, 44]);
    for (let stamen = 0; stamen < 9; stamen++)
      tools.flat(
        ellipse(Math.cos(stamen * 0.7) * 0.3, -0.16 + Math.sin(stamen * 0.7) * 0.24, 0.04),
        [30, 24, 30],
      );
  });

/** Six pointed petals, bent back, with long stamens. */
export const lilyHead: Bloom = (tools, x, y, radius, color) =>
  withAt(tools, x, y, radius, () => {
    for (const ring of [0, 1])
      petals(tools, 3, 1.05, 0.32, ring ? color : scale(color, 0.88), ring ? Math.PI / 3 : 0);
    for (let stamen = 0; stamen < 5; stamen++) {
      const angle = -Math.PI / 2 + (stamen - 2) * 0.34;
      tools.stroke(`M0 0L${Math.cos(angle) * 0.55} ${Math.sin(angle) * 0.55}`, [200, 220, 140], 0.035);
      tools.flat(ellipse(Math.cos(angle) * 0.58, Math.sin(angle) * 0.58, 0.08, 0.045, angle), [196, 96, 30]);
    }
  });

/** The round head of a dandelion in seed. */
export const dandelionClock: Bloom = (tools, x, y, radius) =>
  withAt(tools, x, y, radius, () => {
    tools.flat(ellipse(0, 0, 1), 'rgba(255,255,255,0.22)');
    for (let seed = 0; seed < 54; seed++) {
      const angle = seed * 2.4;
      const away = 0.4 + Math.sqrt(seed / 54) * 0.58;
      const [tipX, tipY] = [Math.cos(angle) * away, Math.sin(angle) * away];
      tools.stroke(`M0 0L${tipX} ${tipY}`, 'rgba(236,240,240,0.5)', 0.014);
      for (let ray = 0; ray < 5; ray++) {
        const turn = angle + (ray - 2) * 0.5;
        tools.stroke(
          `M${tipX} ${tipY}l${Math.cos(turn) * 0.14} ${Math.sin(turn) * 0.14}`,
          'rgba(255,255,255,0.9)',
          0.016,
        );
      }
    }
    tools.ball(0, 0, 0.13, [170, 150, 100]);
  });

/** A simple flower of five round petals. */
export const meadowBloom: Bloom = (tools, x, y, radius, color) =>
  withAt(tools, x, y, radius, () => {
    petals(tools, 5, 1, 0.46, color);
    tools.ball(0, 0, 0.26, [250, 212, 80]);
  });
