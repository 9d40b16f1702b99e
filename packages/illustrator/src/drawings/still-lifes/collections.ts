import { mix, type Rgb, scale } from '../../core/color.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import { drawLoaf } from '../food/bakery.ts';
import { drawBasket } from '../food/bowls.ts';
import { drawAcorn, drawApple, drawLemon, drawOrange } from '../food/fruit.ts';
import { box, ellipse } from '../pen/pen.ts';
import type { ThingTools } from '../pen/thing-tools.ts';
import { drawChristmasTree } from '../plants/conifers.ts';
import { drawCampfire } from '../things/crystals-and-fires.ts';
import { drawToyTrain } from '../things/games-and-toys.ts';
import { drawBarrel, drawCrate } from '../things/garden-things.ts';
import { drawCandle, drawCauldron, drawKettle } from '../things/household/household-things.ts';
import { drawBall, drawDoll } from '../things/playthings.ts';
import { drawGiftPile } from '../things/presents.ts';
import { drawJackOLantern, drawPumpkin } from '../things/pumpkins.ts';
import { drawGoldPile, drawTreasureChest } from '../things/treasures.ts';
import { arrangement } from './arrangement.ts';

/** The front boards of an open crate, over what stands in it. */
function crateFront(tools: ThingTools, half: number, height: number, wood: Rgb): void {
  for (let board = 0; board < 3; board++)
    tools.solid(
      box(0, -0.01 - (board * height) / 3, half * 2, height / 3 - 0.012, 0.008),
      scale(wood, 0.92 + (board % 2) * 0.1),
      0.02,
    );
  for (const x of [-half * 0.92, half * 0.92])
    tools.solid(box(x, 0, half * 0.16, height + 0.02, 0.008), mix(wood, [255, 236, 200], 0.16), 0.02);
}

/** A crate of fruit as markets show it. */
export const drawMarketCrate = arrangement({
  area: { left: -0.9, right: 0.9, top: -0.98 },
  under: (tools) => tools.solid('M-0.78 -0.4L-0.66 -0.6H0.66L0.78 -0.4Z', [122, 84, 50], 0.02),
  pieces: ({ random }) => {
    const kinds = random.pick([
      [drawApple, drawOrange],
      [drawApple, drawLemon],
      [drawOrange, drawLemon],
    ]);
    const piles = rows<3>('-0.42,4,0.54 -0.3,5,0.64 -0.16,4,0.58');
    return piles.flatMap(([y, count, reach], row) =>
      Array.from({ length: count }, (_, index) => ({
        of: kinds[(index + row) % 2]!,
        x: -reach + (index / (count - 1)) * reach * 2,
        y,
        height: 0.34,
      })),
    );
  },
  over: (tools) => crateFront(tools, 0.8, 0.36, [200, 148, 90]),
});

/** Chest, gold, barrel and sword of pirates. */
export const drawPirateLoot = arrangement({
  area: { left: -1.4, right: 1.4, top: -1.1, bottom: 0.06 },
  pieces: () => [
    { of: drawBarrel, x: 0.92, y: -0.1, height: 0.78 },
    { of: drawGoldPile, x: 0.1, y: -0.02, height: 0.56 },
    { of: drawTreasureChest, x: -0.44, y: -0.02, height: 0.84 },
    { of: 'noto:skull', x: 0.62, y: 0.02, height: 0.34 },
    { of: 'noto:dagger', x: 1.14, y: 0.03, height: 0.5 },
  ],
});

/** Logs and a kettle about a fire. */
export const drawCampfireCircle = arrangement({
  area: { left: -1.3, right: 1.3, top: -1.06, bottom: 0.1 },
  under: (tools) => {
    for (const side of [-1, 1]) {
      tools.rod(`${side * 0.62},-0.14 ${side * 1.2},-0.06`, '0.22 0.24', [122, 84, 54], 0.06);
      tools.ball(side * 0.62, -0.14, 0.11, [214, 170, 116]);
      tools.stroke(ellipse(side * 0.62, -0.14, 0.06), [170, 120, 72], 0.014);
    }
  },
  pieces: () => [
    { of: drawCampfire, x: 0, y: 0, height: 0.96 },
    { of: drawKettle, x: 0.52, y: 0.06, height: 0.44 },
  ],
});

/** Hammer, saw, spanner and box of tools. */
export const drawToolSet = arrangement({
  area: { left: -1.1, right: 1.1, top: -1, bottom: 0.06 },
  pieces: () => [
    { of: 'noto:carpentry-saw', x: -0.56, y: -0.16, height: 0.7 },
    { of: 'noto:toolbox', x: 0, y: 0, height: 0.8 },
    { of: 'noto:hammer', x: 0.68, y: 0, height: 0.66 },
    { of: 'noto:wrench', x: -0.66, y: 0.03, height: 0.44 },
  ],
});

/** A basket of wool with scissors, thread and buttons. */
export const drawSewingBasket = arrangement({
  area: { left: -1, right: 1, top: -1.06, bottom: 0.08 },
  pieces: () => [
    { of: drawBasket, x: -0.12, y: -0.02, height: 0.92 },
    { of: 'noto:yarn', x: -0.32, y: -0.32, height: 0.34 },
    { of: 'noto:yarn', x: 0.08, y: -0.34, height: 0.32 },
    { of: 'noto:thread', x: 0.66, y: 0, height: 0.4 },
    { of: 'noto:safety-pin', x: 0.34, y: 0.05, height: 0.2 },
  ],
  over: (tools) => {
    for (const [x, tone] of coloredRows<1>('-0.7,#d8566a -0.54,#4f9ac8 -0.84,#e8b43c')) {
      tools.ball(x, 0.01, 0.065, tone, 0.042);
      for (const dx of [-0.018, 0.018]) tools.flat(ellipse(x + dx, 0.008, 0.009), [255, 250, 240]);
    }
  },
});

/** A crate of toys. */
export const drawToyBox = arrangement({
  area: { left: -1.1, right: 1.1, top: -1.16, bottom: 0.06 },
  under: (tools) => tools.solid('M-0.68 -0.4L-0.56 -0.58H0.56L0.68 -0.4Z', [122, 84, 50], 0.02),
  pieces: () => [
    { of: 'noto:teddy-bear', x: -0.26, y: -0.2, height: 0.72 },
    { of: drawDoll, x: 0.3, y: -0.22, height: 0.68 },
    { of: drawBall, x: 0.04, y: -0.26, height: 0.32 },
  ],
  over: (tools) => {
    crateFront(tools, 0.7, 0.38, [200, 148, 90]);
    tools.flat('M0 -0.11C-0.16 -0.22 -0.1 -0.31 0 -0.25C0.1 -0.31 0.16 -0.22 0 -0.11Z', [214, 62, 66]);
  },
});

/** Pumpkins, a cauldron and candles of Halloween. */
export const drawHalloweenCorner = arrangement({
  area: { left: -1.2, right: 1.2, top: -1.2, bottom: 0.08 },
  pieces: () => [
    { of: drawCauldron, x: 0.64, y: -0.06, height: 0.82 },
    { of: drawCandle, x: -0.82, y: -0.04, height: 0.6 },
    { of: drawPumpkin, x: -0.6, y: 0, height: 0.44 },
    { of: drawJackOLantern, x: 0, y: 0.02, height: 0.76 },
    { of: drawJackOLantern, x: 0.6, y: 0.06, height: 0.36 },
  ],
});

/** A Christmas tree with presents on both sides and a toy train before it. */
export const drawChristmasCorner = arrangement({
  area: { left: -1.2, right: 1.2, top: -1.24, bottom: 0.08 },
  pieces: () => [
    { of: drawChristmasTree, x: 0, y: -0.06, height: 1.16 },
    { of: drawGiftPile, x: -0.6, y: 0, height: 0.46 },
    { of: drawGiftPile, x: 0.64, y: 0.02, height: 0.5, mirrored: true },
    { of: drawToyTrain, x: 0, y: 0.06, height: 0.15 },
  ],
});

/** Autumn's harvest: pumpkins, bread, apples and acorns. */
export const drawHarvest = arrangement({
  area: { left: -1.2, right: 1.2, top: -1.06, bottom: 0.08 },
  pieces: () => [
    { of: drawCrate, x: 0.6, y: -0.08, height: 0.56 },
    { of: drawPumpkin, x: -0.5, y: -0.04, height: 0.72 },
    { of: drawPumpkin, x: 0.56, y: -0.56, height: 0.4 },
    { of: drawLoaf, x: 0.2, y: 0.02, height: 0.3 },
    { of: drawApple, x: -0.1, y: 0.05, height: 0.26 },
    { of: drawApple, x: 0.78, y: 0.05, height: 0.26 },
    { of: drawAcorn, x: -0.86, y: 0.05, height: 0.18 },
  ],
});
