import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { drawCookie, drawLoaf } from '../food/bakery.ts';
import { drawBasket, drawPlate } from '../food/bowls.ts';
import {
  drawCoffee,
  drawCroissant,
  drawFryingPan,
  drawPancakes,
  drawTea,
  drawTeapot,
} from '../food/breakfast.ts';
import { drawCupcake } from '../food/cakes.ts';
import { drawBottle, drawHoneyPot, drawLemonade, drawWine } from '../food/drinks.ts';
import { drawApple, drawCheese, drawOrange, drawWatermelon } from '../food/fruit.ts';
import { clipped, ellipse, path } from '../pen/pen.ts';
import type { ThingTools } from '../pen/thing-tools.ts';
import { drawTulip } from '../plants/flowers.ts';
import { grain } from '../things/effects.ts';
import { drawTable } from '../things/furniture/tables.ts';
import { drawCandle } from '../things/household/household-things.ts';
import { arrangement } from './arrangement.ts';

/** A checked blanket spread on the ground. */
function drawBlanket(tools: ThingTools, cloth: Rgb): void {
  const shape = path('M-1.02 -0.44C-0.5 -0.5 0.5 -0.5 1.02 -0.44L1.36 -0.02C0.7 0.06 -0.7 0.06 -1.36 -0.02Z');
  tools.solid(shape, [248, 244, 236], 0.02);
  const { context } = tools;
  clipped(context, shape, () => {
    for (let stripe = -7; stripe <= 7; stripe++)
      tools.stroke(`M${stripe * 0.148} -0.5L${stripe * 0.2} 0.08`, toCss(cloth, 0.6), 0.085);
    for (const [y, width] of rows<2>('-0.43,0.034 -0.34,0.042 -0.23,0.05 -0.1,0.06 0.03,0.06'))
      tools.stroke(`M-1.4 ${y}H1.4`, toCss(cloth, 0.6), width);
  });
  tools.stroke('M-1.36 -0.02C-0.7 0.06 0.7 0.06 1.36 -0.02', scale(cloth, 0.8), 0.02);
}

/** A blanket with basket, bread, fruit and lemonade. */
export const drawPicnic = arrangement({
  area: { left: -1.42, right: 1.42, top: -1.12, bottom: 0.08 },
  under: (tools, { color, random }) => {
    drawBlanket(tools, color ?? pickColor(random, '#d23a3e #3f74b8 #4f9a52'));
    tools.sheet.anchor('seat', 0, -0.14);
  },
  pieces: () => [
    { of: drawBasket, x: -0.5, y: -0.22, height: 0.86 },
    { of: drawBottle, x: 0.06, y: -0.3, height: 0.66 },
    { of: drawLoaf, x: 0.5, y: -0.28, height: 0.3 },
    { of: drawLemonade, x: 0.96, y: -0.22, height: 0.48 },
    { of: drawWatermelon, x: 0.34, y: -0.08, height: 0.28 },
    { of: drawApple, x: -0.02, y: -0.12, height: 0.2 },
    { of: drawOrange, x: -0.2, y: -0.07, height: 0.19 },
    { of: drawCupcake, x: 0.8, y: -0.06, height: 0.28 },
    { of: drawCookie, x: -0.94, y: -0.08, height: 0.18 },
  ],
});

/** A round wooden or silver tray seen a little from above. */
function drawTray(tools: ThingTools, half: number, color: Rgb): void {
  tools.flat(ellipse(0, -0.06, half, half * 0.22), scale(color, 0.6));
  tools.flat(ellipse(0, -0.1, half, half * 0.22), color);
  tools.flat(ellipse(0, -0.09, half * 0.92, half * 0.19), mix(color, [255, 255, 255], 0.2));
  tools.stroke(ellipse(0, -0.1, half * 0.99, half * 0.217), mix(color, [255, 255, 255], 0.45), 0.02);
}

/** A teapot with two cups and biscuits on a tray. */
export const drawTeaSet = arrangement({
  area: { left: -1.2, right: 1.2, top: -1.08, bottom: 0.18 },
  under: (tools) => drawTray(tools, 1.14, [176, 128, 80]),
  pieces: ({ color, random }) => {
    const glaze = color ?? pickColor(random, '#5f86b0 #e8a0b0 #e9e2d2 #6a9a8a');
    return [
      { of: drawTeapot, x: -0.1, y: -0.16, height: 0.82, color: glaze },
      { of: drawHoneyPot, x: 0.62, y: -0.18, height: 0.44 },
      { of: drawTea, x: -0.66, y: 0, height: 0.6, color: glaze },
      { of: drawTea, x: 0.48, y: 0.06, height: 0.6, color: glaze, mirrored: true },
      { of: drawCookie, x: -0.12, y: 0.07, height: 0.16 },
      { of: drawCookie, x: 0.03, y: 0.09, height: 0.15 },
    ];
  },
});

/** A laid breakfast table. */
export const drawBreakfastTable = arrangement({
  area: { left: -1, right: 1, top: -1.36 },
  pieces: ({ color }) => [
    { of: drawTable, x: 0, y: 0, height: 0.8, color: color ?? [88, 134, 182] },
    { of: drawTulip, x: 0.02, y: -0.74, height: 0.46 },
    { of: drawPancakes, x: -0.42, y: -0.66, height: 0.36 },
    { of: drawCoffee, x: 0.06, y: -0.65, height: 0.32 },
    { of: drawFryingPan, x: 0.5, y: -0.68, height: 0.17 },
    { of: drawCroissant, x: 0.32, y: -0.635, height: 0.13 },
    { of: drawOrange, x: -0.76, y: -0.66, height: 0.12 },
  ],
});

/** A wooden board with cheese, bread, grapes and wine. */
export const drawCheeseBoard = arrangement({
  area: { left: -1.2, right: 1.2, top: -1.12, bottom: 0.1 },
  under: (tools, { random }) => {
    tools.solid('M-1.06 -0.3H1.02L1.16 0.02H-1.16Z', [190, 136, 84], 0.02);
    tools.solid('M-1.16 0.02H1.16V0.08H-1.16Z', [150, 102, 60], 0.01);
    grain(tools, random, -0.9, 0.9, -0.28, 0, [140, 92, 52]);
  },
  pieces: () => [
    { of: drawBottle, x: 0.66, y: -0.24, height: 0.98 },
    { of: drawLoaf, x: -0.5, y: -0.24, height: 0.38 },
    { of: drawWine, x: 0.98, y: -0.1, height: 0.66 },
    { of: 'noto:grapes', x: 0.22, y: -0.1, height: 0.46 },
    { of: drawCheese, x: -0.36, y: -0.02, height: 0.42 },
    { of: drawApple, x: 0.62, y: -0.02, height: 0.26 },
  ],
});

/** A table for two by candlelight. */
export const drawDinnerTable = arrangement({
  area: { left: -1, right: 1, top: -1.4 },
  pieces: ({ color }) => [
    { of: drawTable, x: 0, y: 0, height: 0.8, color: color ?? [168, 46, 58] },
    { of: drawCandle, x: 0, y: -0.73, height: 0.54 },
    { of: drawPlate, x: -0.42, y: -0.65, height: 0.15 },
    { of: drawPlate, x: 0.42, y: -0.65, height: 0.15 },
    { of: drawWine, x: -0.16, y: -0.7, height: 0.34 },
    { of: drawWine, x: 0.2, y: -0.7, height: 0.34 },
    { of: drawBottle, x: 0.66, y: -0.72, height: 0.46 },
  ],
});
