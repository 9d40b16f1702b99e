import type { SKRSContext2D } from '../../core/canvas.ts';
import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { coloredRows, points, pointsAt } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, box, clipped, down, ellipse, fill, line, modelled, pathAt, polygon } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { drawWalls, faceTones, type Volume } from '../pen/solid.ts';
import { drawAwning } from './parts/awning.ts';
import { isRuined } from './parts/building-state.ts';
import { drawDoorway, drawWindow } from './parts/house-parts.ts';
import { drawCornice } from './parts/roofs.ts';

const SHOP: Volume = { left: -0.5, right: 0.34, top: -0.86, depth: 0.34 };

/** What lies behind the glass of a shop. */
type Wares = 'bread' | 'books' | 'flowers' | 'jars' | 'cups' | 'toys';

/** A small shop in a town house: painted front, striped awning, a lit window full of wares. */
export function drawShop(request: DrawingRequest): Drawing {
  return drawShopFront(request, request.random.pick(['books', 'jars', 'toys', 'flowers']));
}

export function drawBakery(request: DrawingRequest): Drawing {
  return drawShopFront(request, 'bread');
}

export function drawCafeFront(request: DrawingRequest): Drawing {
  return drawShopFront(request, 'cups');
}

function drawShopFront(request: DrawingRequest, wares: Wares): Drawing {
  const { random, size, color } = request;
  const wall = pickColor(random, '#c98f6c #d9c2a0 #b4705a #a9b7b0');
  const paint: Rgb = color ?? pickColor(random, '#2f5d54 #7a2e34 #2d4a78 #8a5a2c');
  const stripe = pickColor(random, '#c8413a #2f7a5c #d98a2b #3465a8');
  const brick = random.chance(0.5);
  return sketch({ size, left: -0.72, right: 0.78, top: -1 }, (sheet) => {
    drawWalls(sheet, SHOP, { color: wall, surface: brick ? 'brick' : 'plaster' }, request);
    drawCornice(sheet, SHOP, scale(wall, 0.85), request, 0.05);
    for (const x of [-0.34, -0.08, 0.18])
      drawWindow(
        sheet,
        { x, bottom: -0.6, width: 0.12, height: 0.17 },
        { frame: [244, 238, 226], flowers: true },
        request,
      );
    const { context } = sheet;
    const front = faceTones(request).front;
    fill(context, box(-0.08, 0, 0.84, 0.5), scale(paint, front));
    line(context, box(-0.08, 0, 0.84, 0.5), scale(paint, 0.45), 0.008);
    drawDisplay(sheet, wares, request);
    drawDoorway(sheet, { x: 0.2, bottom: 0, width: 0.15, height: 0.31 }, scale(paint, 1.25), {
      frame: scale(paint, 0.7),
    });
    drawWindow(
      sheet,
      { x: 0.2, bottom: -0.13, width: 0.09, height: 0.14 },
      { frame: scale(paint, 0.8), sill: false, bars: [0, 0] },
      request,
    );
    drawSignBoard(context, wares, paint);
    drawAwning(context, -0.5, 0.34, stripe, request);
    drawPots(sheet, request);
  });
}

function drawDisplay(sheet: Sketch, wares: Wares, request: DrawingRequest): void {
  const { context } = sheet;
  const pane = box(-0.2, -0.08, 0.5, 0.24);
  const lit = request.lamps && !isRuined(request);
  const inside = lit
    ? down(context, -0.32, -0.08, coloredRows<1>('0,#ffe296 1,#f0a050'))
    : down(context, -0.32, -0.08, coloredRows<1>('0,#54463e 1,#967c62'));
  fill(context, pane, inside);
  if (lit) {
    fill(sheet.glow, pane, 'rgba(255,206,124,0.6)');
    sheet.light(-0.2, -0.2, 0.5, [255, 190, 100]);
  }
  clipped(context, pane, () => {
    for (const shelf of [-0.2, -0.085]) {
      fill(context, box(-0.2, shelf + 0.008, 0.5, 0.012), [112, 76, 48]);
      for (let piece = 0; piece < 7; piece++)
        drawWare(context, wares, -0.41 + piece * 0.07, shelf - 0.004, request.random);
    }
    fill(
      context,
      polygon(points('-0.45,-0.14 -0.25,-0.32 -0.16,-0.32 -0.42,-0.08 -0.45,-0.08')),
      'rgba(255,255,255,0.2)',
    );
  });
  line(context, pane, [240, 230, 210], 0.014);
  line(context, 'M-0.2 -0.08V-0.32', [240, 230, 210], 0.008);
}

function drawWare(context: SKRSContext2D, wares: Wares, x: number, y: number, random: Random): void {
  const pick = (colors: readonly string[]) => fromHex(random.pick(colors));
  switch (wares) {
    case 'bread': {
      const crust = pick(['#d9953f', '#c67f33', '#e5ac58']);
      modelled(context, ellipse(x, y - 0.022, 0.032, 0.022), crust, { depth: 0.01, outline: 0.003 });
      line(
        context,
        pathAt(x, y, 'M-0.014 -0.034l0.01 0.016M0.004 -0.036l0.01 0.016'),
        mix(crust, [255, 240, 210], 0.5),
        0.004,
      );
      return;
    }
    case 'books':
      for (let book = 0; book < 4; book++)
        fill(
          context,
          box(x - 0.022 + book * 0.015, y, 0.013, random.range(0.05, 0.075)),
          pick(['#a33a34', '#2f5a7a', '#c89a3c', '#4a6a44', '#6a4a7a']),
        );
      return;
    case 'flowers':
      line(context, `M${x} ${y - 0.02}V${y - 0.05}`, [70, 120, 60], 0.008);
      fill(context, polygon(pointsAt(x, y, '-0.016,-0.03 0.016,-0.03 0.011,0 -0.011,0')), [176, 92, 60]);
      for (let petal = 0; petal < 4; petal++)
        fill(
          context,
          ellipse(x + random.range(-0.02, 0.02), y - random.range(0.045, 0.075), 0.012),
          pick(['#e2506a', '#f4b13e', '#f7f1f5', '#b76ad0']),
        );
      return;
    case 'cups':
      modelled(
        context,
        `M${x - 0.022} ${y - 0.04}h0.036q0.002 0.03 -0.008 0.04h-0.02q-0.01 -0.01 -0.008 -0.04Z`,
        pick(['#f4efe4', '#c8503c', '#3f7d8b']),
        { depth: 0.008, outline: 0.003 },
      );
      line(context, `M${x + 0.013} ${y - 0.034}q0.02 0.004 0.002 0.024`, [240, 234, 220], 0.005);
      return;
    case 'toys':
      modelled(context, ellipse(x, y - 0.025, 0.024), pick(['#e2443c', '#3c7fd0', '#f0b53a', '#4aa86a']), {
        depth: 0.01,
        outline: 0.003,
      });
      return;
    case 'jars':
      modelled(context, box(x, y, 0.036, 0.055, 0.008), pick(['#d98a3c', '#a83a4a', '#6a8a4a', '#e0c05a']), {
        depth: 0.01,
        outline: 0.003,
      });
      fill(context, box(x, y - 0.052, 0.03, 0.01), [226, 214, 190]);
  }
}

function drawSignBoard(context: SKRSContext2D, wares: Wares, paint: Rgb): void {
  modelled(context, box(-0.08, -0.5, 0.74, 0.085, 0.01), scale(paint, 0.85), {
    depth: 0.012,
    outline: 0.006,
  });
  const gold: Rgb = [238, 204, 128];
  for (const side of [-1, 1]) line(context, `M${-0.08 + side * 0.1} -0.543h${side * 0.2}`, gold, 0.012);
  const x = -0.08;
  if (wares === 'bread')
    line(context, `M${x - 0.05} -0.535q0.05 -0.05 0.1 0q-0.05 0.01 -0.1 0Z`, gold, 0.016);
  else if (wares === 'cups')
    fill(
      context,
      `M${x - 0.03} -0.565h0.05q0.03 0 0.02 0.022q-0.01 0.01 -0.022 0.008q-0.02 0.016 -0.04 0q-0.01 -0.01 -0.008 -0.03Z`,
      gold,
    );
  else fill(context, polygon(pointsAt(x, 0, '0,-0.575 0.035,-0.543 0,-0.51 -0.035,-0.543')), gold);
}

function drawPots({ context }: Sketch, { random, snow }: DrawingRequest): void {
  for (const x of [-0.42, 0.06]) {
    fill(
      context,
      polygon(pointsAt(x, 0, '-0.04,-0.07 0.04,-0.07 0.03,0.01 -0.03,0.01')),
      across(context, x - 0.04, x + 0.04, coloredRows<1>('0,#c4704c 1,#824630')),
    );
    for (let leaf = 0; leaf < 14; leaf++)
      fill(
        context,
        ellipse(x + random.range(-0.045, 0.045), -0.1 + random.range(-0.05, 0.03), 0.02),
        snow ? [226, 236, 244] : random.pick(['#4f8a44', '#3c7038', '#6aa452']),
      );
    if (!snow)
      for (let bloom = 0; bloom < 6; bloom++)
        fill(
          context,
          ellipse(x + random.range(-0.045, 0.045), -0.11 + random.range(-0.05, 0.02), 0.01),
          random.pick(['#e8506a', '#f6c84e', '#ffffff']),
        );
  }
}
