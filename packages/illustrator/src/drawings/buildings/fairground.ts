import { fromHex, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { pointsAt, rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, ellipse, fill, line, modelled, path, pathAt, polygon } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { drawBulb, GAY } from './parts/bulbs.ts';

/** A Ferris wheel: two rims on spokes, gondolas that hang upright, a braced stand. */
export function drawFerrisWheel({ size, random, color, lamps, lightSide }: DrawingRequest): Drawing {
  const frame: Rgb = color ?? pickColor(random, '#f2ece0 #d84a4a #4a6fc0 #e8b84a');
  const cabins = random.pick([12, 14, 16]);
  const turn = random.range(0, TAU);
  const hub = { x: 0, y: -0.58 };
  const rim = 0.46;
  return sketch({ size, left: -0.66, right: 0.66, top: -1.16 }, (sheet) => {
    const { context } = sheet;
    line(context, `M${hub.x} ${hub.y}L-0.3 0M${hub.x} ${hub.y}L0.3 0`, scale(frame, 0.55), 0.034);
    for (const [radius, tone, width] of [
      [rim, 0.62, 0.016],
      [rim * 0.86, 0.62, 0.01],
    ] as const)
      line(context, ellipse(hub.x + 0.02, hub.y, radius), scale(frame, tone), width);
    const spokes = cabins * 2;
    for (let spoke = 0; spoke < spokes; spoke++) {
      const angle = turn + (spoke / spokes) * TAU;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      line(
        context,
        `M${hub.x} ${hub.y}L${hub.x + x * rim} ${hub.y + y * rim}`,
        toCss(scale(frame, 0.9), 0.85),
        0.006,
      );
      const next = angle + TAU / spokes;
      const [from, to] = spoke % 2 === 0 ? [rim, rim * 0.86] : [rim * 0.86, rim];
      line(
        context,
        `M${hub.x + x * from} ${hub.y + y * from}L${hub.x + Math.cos(next) * to} ${hub.y + Math.sin(next) * to}`,
        frame,
        0.007,
      );
      drawBulb(sheet, hub.x + x * rim, hub.y + y * rim, 0.011, fromHex(GAY[spoke % 6]!), lamps);
    }
    for (const radius of [rim, rim * 0.86]) line(context, ellipse(hub.x, hub.y, radius), frame, 0.014);
    for (let cabin = 0; cabin < cabins; cabin++) {
      const angle = turn + (cabin / cabins) * TAU;
      drawGondola(
        sheet,
        hub.x + Math.cos(angle) * rim,
        hub.y + Math.sin(angle) * rim,
        fromHex(GAY[cabin % 6]!),
        lamps,
        lightSide,
      );
    }
    line(context, `M${hub.x} ${hub.y}L-0.36 0M${hub.x} ${hub.y}L0.36 0M-0.26 -0.16H0.26`, frame, 0.03);
    modelled(context, ellipse(hub.x, hub.y, 0.06), [226, 68, 60], { depth: 0.02, lightSide });
    fill(context, ellipse(hub.x, hub.y, 0.028), [250, 214, 110]);
    modelled(context, box(0, 0.01, 0.86, 0.07, 0.01), [132, 100, 84], { depth: 0.02, lightSide });
    drawTicketBooth(sheet, 0.44, lamps, lightSide);
    if (lamps) sheet.light(hub.x, hub.y, 0.7, [255, 200, 140]);
  });
}

function drawGondola(
  sheet: Sketch,
  x: number,
  y: number,
  color: Rgb,
  lamps: boolean,
  lightSide: -1 | 1,
): void {
  const { context } = sheet;
  fill(context, ellipse(x, y, 0.012), [80, 76, 84]);
  modelled(context, pathAt(x, y, 'M-0.048 0.03Q0 -0.012 0.048 0.03Z'), color, {
    depth: 0.01,
    lightSide,
    outline: 0.004,
  });
  const window = box(x, y + 0.062, 0.076, 0.034);
  for (const target of lamps ? [context, sheet.glow] : [context])
    fill(target, window, lamps ? [255, 222, 150] : [180, 206, 222]);
  modelled(context, pathAt(x, y, 'M-0.046 0.06H0.046L0.036 0.098H-0.036Z'), color, {
    depth: 0.012,
    lightSide,
    outline: 0.004,
  });
}

function drawTicketBooth(sheet: Sketch, x: number, lamps: boolean, lightSide: -1 | 1): void {
  const { context } = sheet;
  modelled(context, box(x, 0, 0.14, 0.15), [236, 226, 206], { depth: 0.02, lightSide, outline: 0.005 });
  for (const target of lamps ? [context, sheet.glow] : [context])
    fill(target, box(x, -0.06, 0.08, 0.06), lamps ? [255, 214, 130] : [88, 96, 116]);
  modelled(context, polygon(pointsAt(x, 0, '-0.1,-0.14 0,-0.24 0.1,-0.14')), [210, 62, 58], {
    depth: 0.015,
    lightSide,
    outline: 0.005,
  });
}

/** A roller coaster on white trestles, with a train coming down. */
export function drawRollerCoaster({ size, random, color, lamps, lightSide }: DrawingRequest): Drawing {
  const track: Rgb = color ?? pickColor(random, '#d8403a #f0a53a #3a78c8');
  const height = (x: number) =>
    -0.36 - 0.3 * Math.cos((x + 0.62) * 4.3) * (x < 0.1 ? 1.25 : 0.7) - (x < 0.1 ? 0.1 : 0);
  return sketch({ size, left: -1.1, right: 1.1, top: -1.06 }, (sheet) => {
    const { context } = sheet;
    const beams = path('');
    for (let x = -0.98; x <= 0.99; x += 0.07) {
      beams.moveTo(x, 0);
      beams.lineTo(x, height(x));
      for (let y = 0; y > height(x) + 0.06; y -= 0.11) {
        beams.moveTo(x, y);
        beams.lineTo(x + 0.07, Math.max(y - 0.11, height(x + 0.07)));
        beams.moveTo(x, y);
        beams.lineTo(x + 0.07, y);
      }
    }
    line(context, beams, [150, 140, 132], 0.012);
    line(context, beams, [244, 238, 226], 0.007);
    for (const [offset, tone, width] of rows<3>('0.02,0.6,0.034 0,1,0.026 -0.03,1.1,0.01')) {
      const rail = path('');
      for (let x = -1; x <= 1.001; x += 0.02) rail.lineTo(x, height(x) + offset);
      line(context, rail, scale(track, tone), width);
    }
    for (let car = 0; car < 4; car++) {
      const x = -0.52 + car * 0.125;
      const slope = Math.atan2(height(x + 0.02) - height(x - 0.02), 0.04);
      framed(context, { at: [x, height(x)], turn: slope }, () => {
        for (const head of [-0.022, 0.025]) {
          line(context, `M${head} -0.09l0.02 -0.06`, [226, 178, 140], 0.012);
          fill(context, ellipse(head, -0.1, 0.02), [226, 178, 140]);
          fill(
            context,
            ellipse(head - 0.004, -0.11, 0.019, 0.014),
            pickColor(random, '#4a3028 #2a2424 #c89a4a'),
          );
        }
        modelled(
          context,
          'M-0.055 -0.08H0.055Q0.07 -0.05 0.06 -0.015H-0.06Q-0.07 -0.05 -0.055 -0.08Z',
          fromHex(GAY[car]!),
          { depth: 0.015, lightSide, outline: 0.005 },
        );
      });
    }
    for (let x = -0.95; x < 1; x += 0.14) drawBulb(sheet, x, height(x) + 0.02, 0.012, [255, 220, 120], lamps);
    fill(context, box(0, 0.015, 2, 0.03), across(context, -1, 1, barrel([120, 108, 96], lightSide)));
  });
}
