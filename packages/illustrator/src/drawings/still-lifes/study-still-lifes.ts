import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { coloredRows } from '../../core/number-tables.ts';
import { drawBerry } from '../food/toppings.ts';
import { ellipse } from '../pen/pen.ts';
import { curve } from '../pen/thing-tools.ts';
import { drawPottedPlant } from '../plants/potted-plants.ts';
import { drawFloorLamp, drawTableLamp } from '../things/furniture/lamps.ts';
import { drawArmchair, drawChair } from '../things/furniture/seats.ts';
import { drawBookshelf, drawDesk, drawRoundTable } from '../things/furniture/tables.ts';
import { drawHourglass } from '../things/furniture/timepieces.ts';
import { drawChessTable } from '../things/games-and-toys.ts';
import { drawCandle, drawCauldron, drawPotion } from '../things/household/household-things.ts';
import { drawDrum, drawGuitar, drawPiano, drawTrumpet, drawViolin } from '../things/instruments.ts';
import {
  drawBookStack,
  drawGlobe,
  drawOpenBook,
  drawQuill,
  drawTypewriter,
} from '../things/reading-things.ts';
import { drawCrystalBall } from '../things/treasures.ts';
import { arrangement } from './arrangement.ts';

/** Skull, candle, hourglass and books: all things pass. */
export const drawVanitas = arrangement({
  area: { left: -1, right: 1, top: -1.08 },
  pieces: () => [
    { of: drawHourglass, x: 0.6, y: -0.06, height: 0.78 },
    { of: drawBookStack, x: -0.12, y: 0, height: 0.46 },
    { of: drawCandle, x: -0.72, y: -0.02, height: 0.96 },
    { of: 'noto:skull', x: -0.1, y: -0.42, height: 0.56 },
    { of: drawQuill, x: 0.5, y: 0.02, height: 0.4 },
  ],
});

/** A stack of books with reading glasses and a candle beside it. */
export const drawScholarBooks = arrangement({
  area: { left: -0.95, right: 1, top: -1.08 },
  pieces: () => [
    { of: drawCandle, x: 0.72, y: -0.02, height: 0.72 },
    { of: drawBookStack, x: -0.08, y: 0, height: 0.74 },
    { of: 'noto:glasses', x: -0.08, y: -0.7, height: 0.24 },
  ],
});

/** A desk with lamp, typewriter, books and quill. */
export const drawWritingDesk = arrangement({
  area: { left: -1, right: 1, top: -1.34 },
  pieces: () => [
    { of: drawDesk, x: 0, y: 0, height: 0.76 },
    { of: drawBookStack, x: 0.56, y: -0.7, height: 0.24 },
    { of: drawTableLamp, x: -0.6, y: -0.68, height: 0.56 },
    { of: drawTypewriter, x: -0.06, y: -0.66, height: 0.38 },
    { of: drawQuill, x: 0.74, y: -0.66, height: 0.3 },
    { of: drawChair, x: -0.22, y: 0.03, height: 0.72 },
  ],
});

/** A table for a game of chess between two chairs. */
export const drawChessCorner = arrangement({
  area: { left: -1.1, right: 1.1, top: -1.08, bottom: 0.06 },
  pieces: () => [
    { of: drawChair, x: -0.76, y: -0.06, height: 0.96 },
    { of: drawChair, x: 0.76, y: -0.06, height: 0.96, mirrored: true },
    { of: drawChessTable, x: 0, y: 0.02, height: 0.84 },
  ],
});

/** Piano, guitar, drum and violin in a corner. */
export const drawMusicCorner = arrangement({
  area: { left: -1.3, right: 1.3, top: -1.08, bottom: 0.06 },
  pieces: () => [
    { of: drawPiano, x: -0.2, y: -0.06, height: 0.94 },
    { of: drawViolin, x: 1.12, y: 0.03, height: 0.62, turn: 0.1 },
    { of: drawGuitar, x: 0.82, y: 0, height: 0.94 },
    { of: drawDrum, x: -0.92, y: 0.03, height: 0.44 },
    { of: drawTrumpet, x: 0.4, y: 0.04, height: 0.2 },
  ],
});

/** Armchair, lamp, plant and books: a place to read. */
export const drawReadingCorner = arrangement({
  area: { left: -1.1, right: 1.2, top: -1.5, bottom: 0.1 },
  under: (tools, { random }) => {
    const rug = pickColor(random, '#a8443c #3f6f86 #6a7d4a');
    tools.solid(ellipse(0, -0.02, 1.06, 0.11), rug, 0.01);
    tools.stroke(ellipse(0, -0.02, 0.9, 0.085), mix(rug, [255, 240, 210], 0.5), 0.016);
  },
  pieces: ({ color }) => [
    { of: drawFloorLamp, x: 0.62, y: -0.08, height: 1.38 },
    { of: drawBookshelf, x: -0.5, y: -0.1, height: 1.36 },
    { of: drawPottedPlant, x: -0.84, y: -0.02, height: 0.62 },
    { of: drawArmchair, x: 0, y: 0, height: 0.98, color },
    { of: drawOpenBook, x: 0, y: -0.32, height: 0.15 },
    { of: drawBookStack, x: 0.76, y: 0.05, height: 0.3 },
  ],
});

/** A wizard's table: crystal ball, potions, an open book, candle and skull. */
export const drawWizardTable = arrangement({
  area: { left: -1, right: 1, top: -1.5 },
  pieces: () => [
    { of: drawRoundTable, x: 0, y: 0, height: 0.92, color: [86, 62, 128] },
    { of: drawCandle, x: -0.44, y: -0.82, height: 0.5 },
    { of: drawCrystalBall, x: 0, y: -0.82, height: 0.44 },
    { of: drawPotion, x: 0.44, y: -0.82, height: 0.38 },
    { of: 'noto:skull', x: -0.28, y: -0.74, height: 0.22 },
    { of: drawOpenBook, x: 0.12, y: -0.7, height: 0.17 },
  ],
});

/** A witch's kitchen: cauldron, potions, books and a candle. */
export const drawWitchKitchen = arrangement({
  area: { left: -1.1, right: 1.1, top: -1.2, bottom: 0.06 },
  pieces: () => [
    { of: 'noto:broom', x: 0.78, y: -0.04, height: 1.1 },
    { of: drawBookStack, x: -0.72, y: -0.02, height: 0.32 },
    { of: drawCandle, x: -0.72, y: -0.3, height: 0.42 },
    { of: drawCauldron, x: 0, y: 0, height: 0.94 },
    { of: drawPotion, x: 0.7, y: 0.02, height: 0.42 },
  ],
});

const PLANETS = '0.34,0.05,#c8a070 0.5,0.075,#e8c878 0.66,0.08,#5f9ad8 0.82,0.06,#d8603c 1.04,0.12,#d8a868';

/** A brass model of the planets about their sun. */
export const drawOrrery = arrangement({
  area: { left: -1.24, right: 1.24, top: -1.1 },
  under: (tools) => {
    const brass: Rgb = [214, 168, 84];
    tools.turned(0, '0.03,-0.66 0.03,-0.4 0.07,-0.32 0.04,-0.24 0.08,-0.14 0.34,-0.05 0.36,-0.01', brass, {
      contrast: 1.2,
    });
    const planets = coloredRows<2>(PLANETS);
    for (const [reach] of planets)
      tools.stroke(ellipse(0, -0.72, reach * 1.06, reach * 0.24), scale(brass, 0.8), 0.014);
    tools.ball(0, -0.72, 0.17, [250, 196, 66]);
    planets.forEach(([reach, radius, tone], index) => {
      const angle = index * 2.2 + 0.5;
      const [x, y] = [Math.cos(angle) * reach * 1.06, -0.72 + Math.sin(angle) * reach * 0.24];
      tools.stroke(`M0 -0.62Q${x * 0.5} ${y + 0.12} ${x} ${y}`, brass, 0.022);
      drawBerry(tools, x, y - radius, radius, tone);
      if (index === 4)
        tools.stroke(
          curve(
            `${x - 0.2},${y - radius + 0.03} ${x},${y - radius + 0.05} ${x + 0.2},${y - radius - 0.03}`,
            false,
          ),
          [240, 214, 160],
          0.026,
        );
    });
    tools.sheet.light(0, -0.72, 0.5, [255, 210, 110]);
  },
  pieces: () => [],
});

/** Globe, telescope, map and hourglass of an explorer. */
export const drawExplorerTable = arrangement({
  area: { left: -1.1, right: 1.1, top: -1.2 },
  pieces: () => [
    { of: drawGlobe, x: -0.42, y: -0.04, height: 0.92 },
    { of: drawHourglass, x: 0.72, y: -0.06, height: 0.6 },
    { of: 'noto:compass', x: 0.36, y: 0, height: 0.34 },
    { of: 'noto:scroll', x: 0.06, y: 0.02, height: 0.36 },
  ],
});
