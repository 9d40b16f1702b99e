import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, clipped, down, ellipse, fade, fill, line, path } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { at, drawPlinth, drawWalls, type Volume } from '../pen/solid.ts';
import { archShape, drawDoorway, drawWindow } from './parts/house-parts.ts';
import { layStones } from './parts/masonry.ts';
import { drawPointedRoof } from './parts/roofs.ts';
import { drawClock } from './sacred/churches.ts';

/** A lattice tower of iron on four arched feet, as at Paris. */
export function drawIronTower({ size, random, color, lamps }: DrawingRequest): Drawing {
  const iron: Rgb = color ?? pickColor(random, '#6f5a48 #7a6654 #5f5650');
  const half = (y: number) => 0.012 + 0.33 * (Math.max(0, 0.98 + y) / 0.98) ** 2.1;
  return sketch({ size, left: -0.45, right: 0.45, top: -1.12 }, (sheet) => {
    const { context } = sheet;
    drawLattice(context, half, iron);
    line(context, 'M-0.2 -0.02Q0 -0.34 0.2 -0.02', scale(iron, 0.9), 0.022);
    for (const [y, grow] of rows<2>('-0.2,1.12 -0.4,1.2 -0.88,2.2')) {
      const reach = half(y) * grow + 0.012;
      fill(context, box(0, y + 0.012, reach * 2, 0.03, 0.004), mix(iron, [255, 236, 206], 0.2));
      fill(context, box(0, y + 0.018, reach * 2, 0.01), scale(iron, 0.5));
    }
    fill(context, 'M-0.016 -0.9Q0 -0.98 0.016 -0.9Z', iron);
    line(context, 'M0 -0.93V-1.09', iron, 0.011);
    for (const side of [-1, 1]) fill(context, box(side * 0.3, 0.005, 0.14, 0.035, 0.004), [176, 164, 148]);
    if (lamps) {
      for (let y = -0.03; y > -0.95; y -= 0.035)
        for (const side of [-1, 1])
          fill(sheet.glow, ellipse(side * half(y) * 0.98, y, 0.006), [255, 222, 140]);
      sheet.light(0, -0.4, 0.6, [255, 190, 100]);
      sheet.light(0, -1.05, 0.12, [255, 240, 200]);
    }
  });
}

function drawLattice(context: SKRSContext2D, half: (y: number) => number, iron: Rgb): void {
  const webs = path('');
  for (let y = 0; y > -0.94; y -= 0.042) {
    const [a, b] = [half(y), half(y - 0.042)];
    const leg = (t: number) => Math.max(0.012, t * (y > -0.38 ? 0.42 : 1));
    for (const side of [-1, 1]) {
      webs.moveTo(side * a, y);
      webs.lineTo(side * (b - leg(b)), y - 0.042);
      webs.moveTo(side * (a - leg(a)), y);
      webs.lineTo(side * b, y - 0.042);
      webs.moveTo(side * a, y);
      webs.lineTo(side * (a - leg(a)), y);
    }
  }
  line(context, webs, toCss(scale(iron, 0.85), 0.95), 0.007);
  for (const side of [-1, 1]) {
    const outer = path('');
    const inner = path('');
    for (let y = 0; y >= -0.95; y -= 0.02) {
      outer.lineTo(side * half(y), y);
      if (y > -0.4) inner.lineTo(side * half(y) * 0.58, y);
    }
    line(context, outer, side < 0 ? mix(iron, [255, 236, 206], 0.2) : scale(iron, 0.7), 0.018);
    line(context, inner, scale(iron, 0.8), 0.013);
  }
}

/** A slender clock tower with four gables and a spire, as at Westminster. */
export function drawClockTower(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const stone: Rgb = color ?? pickColor(random, '#d2b47e #b98a64 #c4bcae');
  const roof = pickColor(random, '#4f5f5a #4a5068 #6a4438');
  const shaft: Volume = { left: -0.13, right: 0.13, top: -0.6, depth: 0.24 };
  const head: Volume = { left: -0.155, right: 0.155, top: -0.82, base: -0.58, depth: 0.28 };
  return sketch({ size, left: -0.35, right: 0.5, top: -1.2 }, (sheet) => {
    drawWalls(sheet, shaft, { color: stone, surface: 'stone' }, request);
    drawPlinth(sheet, shaft, scale(stone, 0.85), request, 0.06);
    for (const x of [-0.07, 0, 0.07]) line(sheet.context, `M${x} -0.2V-0.56`, scale(stone, 0.68), 0.012);
    for (const bottom of [-0.26, -0.42])
      drawWindow(
        sheet,
        { x: 0, bottom, width: 0.05, height: 0.1 },
        { arched: true, sill: false, frame: scale(stone, 0.8), bars: [0, 1] },
        request,
      );
    drawWalls(sheet, head, { color: mix(stone, [255, 246, 226], 0.16), surface: 'plaster' }, request);
    drawPointedRoof(sheet, head, { rise: 0.3, overhang: 0.02 }, roof, request);
    drawClock(sheet, 0, -0.7, 0.095, request);
    const [x, y] = at(0, -1.12, 0.14);
    line(sheet.context, `M${x} ${y + 0.02}v-0.09`, [222, 178, 88], 0.014);
    drawDoorway(sheet, { x: 0, bottom: 0, width: 0.09, height: 0.16 }, [96, 62, 44], {
      arched: true,
      frame: scale(stone, 0.8),
      steps: 2,
    });
  });
}

/** The leaning tower: round galleries of arches, aslant. */
export function drawLeaningTower({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const marble: Rgb = color ?? pickColor(random, '#efe6d6 #e6dccb');
  return sketch({ size, left: -0.4, right: 0.55, top: -1.1 }, ({ context }) => {
    framed(context, { turn: 0.085 }, () => {
      const drum = (y: number, height: number, half: number, arches: number) => {
        fill(context, box(0, y, half * 2, height), across(context, -half, half, barrel(marble, lightSide)));
        for (let arch = 0; arch < arches; arch++) {
          const t = ((arch + 0.5) / arches) * 2 - 1;
          const x = Math.sin(t * 1.45) * half;
          const width = (half * 2.2 * Math.cos(t * 1.35)) / arches;
          fill(
            context,
            archShape({ x, bottom: y - height * 0.08, width: width * 0.64, height: height * 0.68 }),
            toCss(scale(marble, 0.42), 0.9),
          );
        }
        fill(
          context,
          box(0, y - height + 0.016, half * 2.12, 0.024, 0.008),
          across(context, -half, half, barrel(mix(marble, [255, 255, 255], 0.4), lightSide)),
        );
      };
      drum(0.015, 0.19, 0.19, 7);
      for (let storey = 0; storey < 6; storey++) drum(-0.17 - storey * 0.108, 0.11, 0.2, 10);
      drum(-0.818, 0.11, 0.145, 7);
      line(context, 'M0 -0.92V-1.02', [120, 110, 100], 0.01);
      fill(context, 'M0 -1.02q0.06 -0.02 0.1 0.01q-0.05 0.01 -0.1 0.05Z', [206, 56, 50]);
    });
    for (let tuft = 0; tuft < 24; tuft++)
      fill(
        context,
        ellipse(-0.26 + tuft * 0.022, 0.01, 0.02, 0.014),
        random.pick(['#6f9a4c', '#7fae58', '#5f8a42']),
      );
  });
}

/** A Roman amphitheatre with rows of arches, its outer wall broken on one side. */
export function drawColosseum({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const stone: Rgb = color ?? pickColor(random, '#d6bd92 #c9ac84 #dcc6a2');
  return sketch({ size: size * 1.1, left: -1.0, right: 1.0, top: -0.8 }, ({ context }) => {
    const top = (x: number) =>
      -0.64 + (x > 0.3 ? Math.min(0.3, (x - 0.3) * 0.9) : 0) - 0.03 * Math.cos(x * 2);
    fill(context, 'M-0.8 -0.5Q0 -0.62 0.84 -0.4L0.8 -0.24Q0 -0.4 -0.78 -0.34Z', scale(stone, 0.5));
    const wall = path('M-0.86 -0.02');
    for (let x = -0.86; x <= 0.881; x += 0.02)
      wall.lineTo(x, top(x) + (x > 0.28 ? random.range(-0.012, 0.012) : 0));
    wall.lineTo(0.86, -0.02);
    wall.quadraticCurveTo(0, 0.06, -0.86, -0.02);
    fill(context, wall, across(context, -0.88, 0.88, barrel(stone, lightSide)));
    clipped(context, wall, () => {
      layStones(context, random, { left: -0.9, right: 0.9, top: -0.75, bottom: 0.05 }, stone, 0.024, 0.3);
      for (const [row, height] of rows<2>('0,0.15 1,0.14 2,0.13')) {
        const base = 0 - row * 0.19;
        for (let arch = 0; arch < 15; arch++) {
          const t = ((arch + 0.5) / 15) * 2 - 1;
          const x = Math.sin(t * 1.5) * 0.88;
          const width = Math.max(0.018, 0.082 * Math.cos(t * 1.4));
          const sink = 0.036 * Math.cos(t * 1.5) * (1 - row * 0.8);
          if (base - height + sink < top(x) + 0.02) continue;
          fill(
            context,
            archShape({ x, bottom: base + sink, width, height }),
            down(context, base - height, base, fade(scale(stone, 0.24), scale(stone, 0.46))),
          );
        }
        line(
          context,
          `M-0.9 ${base - 0.165}Q0 ${base - 0.165 + 0.06 * (1 - row * 0.8)} 0.9 ${base - 0.165}`,
          mix(stone, [255, 248, 230], 0.4),
          0.016,
        );
      }
    });
    line(context, wall, toCss(scale(stone, 0.35), 0.7), 0.008);
  });
}
