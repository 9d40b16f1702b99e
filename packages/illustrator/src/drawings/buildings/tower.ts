import { pickColor } from '../../core/color.ts';
import { points } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, line } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import {
  drawBattlements,
  drawConeRoof,
  drawGate,
  drawOpening,
  drawPennant,
  drawTowerShaft,
} from './parts/masonry.ts';

/** A lonely tower with a balcony and creepers: a wizard's, or a princess's. */
export function drawTower({ size, random, color, lightSide, lamps, snow }: DrawingRequest): Drawing {
  const stone = pickColor(random, '#b3a99c #a7a2a6 #c0b09a');
  const roof = color ?? pickColor(random, '#5b4a86 #8a3543 #2f6a6e');
  return sketch({ size, left: -0.3, right: 0.3, top: -1.1 }, (sheet) => {
    const { context } = sheet;
    drawTowerShaft(context, random, { x: 0, width: 0.22, top: -0.62, bottom: 0 }, stone, lightSide);
    drawTowerShaft(context, random, { x: 0, width: 0.28, top: -0.72, bottom: -0.56 }, stone, lightSide);
    drawBattlements(context, -0.14, 0.14, -0.57, stone, 0.02);
    drawConeRoof(context, { x: 0, width: 0.36, y: -0.72, height: 0.3 }, roof, lightSide, snow);
    drawPennant(context, 0, -1.01, 0.07, roof);
    for (const [x, y] of points('-0.07,-0.645 0.07,-0.645 0.03,-0.42 -0.03,-0.26')) {
      const lit = lamps || random.chance(0.2);
      drawOpening(sheet, { x, y, width: 0.04, height: 0.075 }, lit);
      if (lit) sheet.light(x, y, 0.1, [255, 190, 100]);
    }
    drawGate(context, 0, 0.005, 0.08, 0.13);
    line(
      context,
      'M-0.09 0C-0.12 -0.14 -0.06 -0.2 -0.08 -0.34C-0.1 -0.42 -0.06 -0.46 -0.07 -0.5',
      [62, 84, 44],
      0.012,
    );
    for (let leaf = 0; leaf < 46; leaf++) {
      const t = random.next();
      const x = -0.085 + Math.sin(t * 9) * 0.022 + random.range(-0.022, 0.022);
      fill(
        context,
        ellipse(x, -0.5 * t, random.range(0.008, 0.017)),
        snow ? '#dfe8f2' : random.pick(['#4f7a3a', '#3e6430', '#6b9448']),
      );
    }
  });
}
