import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { coloredRows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { across, box, down, ellipse, fade, fill, line, modelled, path } from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';

const WHITE: Rgb = [246, 245, 241];
const WOOD: Rgb = [166, 112, 70];
const STONE: Rgb = [138, 136, 134];

/** Flat roofs, white walls and glass from floor to ceiling: two low boxes, the upper one pushed out over a terrace. */
export function drawModernHouse(request: DrawingRequest): Drawing {
  return sketch({ size: request.size, left: -1.2, right: 1.2, top: -0.98, bottom: 0.03 }, (sheet) =>
    drawHouse(sheet, request, 0),
  );
}

/** The same with a swimming pool in the terrace before it. */
export function drawPoolHouse(request: DrawingRequest): Drawing {
  return sketch({ size: request.size, left: -1.3, right: 1.3, top: -1.2, bottom: 0.05 }, (sheet) => {
    drawHouse(sheet, request, -0.3);
    drawPool(sheet, request);
  });
}

function drawHouse(sheet: Sketch, request: DrawingRequest, foot: number): void {
  const { context } = sheet;
  const { lightSide, random, snow } = request;
  const wall = request.color ?? random.pick<Rgb>([WHITE, WHITE, [226, 222, 214], [70, 72, 78]]);
  const slab = mix(wall, [255, 255, 255], 0.3);
  context.save();
  context.translate(0, foot);
  // The ground floor: a stone wall, a glass front, a door in wood.
  modelled(context, box(0.08, 0, 1.84, 0.44), scale(wall, 0.86), { depth: 0.02, lightSide });
  fill(context, box(-0.68, 0, 0.34, 0.44), STONE);
  layCourses(sheet, request);
  glassFront(sheet, request, foot, -0.46, 0.44, -0.03, 0.34, 4);
  modelled(context, box(0.6, 0, 0.2, 0.36), WOOD, { depth: 0.015, lightSide });
  line(context, 'M0.66 -0.12v-0.12', [60, 58, 56], 0.012);
  glassFront(sheet, request, foot, 0.76, 0.96, -0.16, 0.18, 1);
  modelled(context, box(0.06, -0.43, 2.1, 0.06), slab, { depth: 0.015, lightSide });
  fill(context, box(0.06, -0.42, 1.9, 0.02), toCss([30, 30, 36], 0.35));
  // The upper floor reaches out to one side.
  modelled(context, box(-0.3, -0.48, 1.3, 0.38), wall, { depth: 0.02, lightSide });
  fill(context, box(0.2, -0.48, 0.28, 0.38), across(context, 0.06, 0.34, fade(WOOD, scale(WOOD, 0.84))));
  for (let board = 0; board < 7; board++)
    line(context, `M${0.08 + board * 0.042} -0.48v-0.37`, scale(WOOD, 0.7), 0.005);
  glassFront(sheet, request, foot, -0.88, -0.02, -0.53, 0.26, 4);
  modelled(context, box(-0.28, -0.85, 1.44, 0.06), slab, { depth: 0.015, lightSide });
  // A rail of glass on the roof terrace.
  fill(context, box(0.7, -0.49, 0.66, 0.13), toCss([196, 224, 232], 0.5));
  line(context, 'M0.37 -0.62H1.03V-0.49M0.7 -0.62v0.13', [120, 124, 130], 0.012);
  if (snow)
    for (const [x, y, width] of [
      [-0.28, -0.9, 1.46],
      [0.7, -0.485, 0.66],
    ] as const)
      fill(context, box(x, y, width, 0.035, 0.015), [240, 246, 252]);
  context.restore();
}

function layCourses(sheet: Sketch, { random }: DrawingRequest): void {
  for (let row = 0; row < 8; row++)
    for (let stone = 0; stone < 3; stone++)
      fill(
        sheet.context,
        box(-0.794 + stone * 0.113, -row * 0.054 - 0.004, 0.106, 0.046, 0.006),
        scale(STONE, random.range(0.86, 1.2)),
      );
}

/** Panes side by side in thin dark frames, lit from inside after dusk. */
function glassFront(
  sheet: Sketch,
  { lamps }: DrawingRequest,
  foot: number,
  left: number,
  right: number,
  bottom: number,
  height: number,
  panes: number,
): void {
  const { context } = sheet;
  const pane = box((left + right) / 2, bottom, right - left, height);
  if (lamps) {
    const lit = coloredRows<1>('0,#ffe9b0 1,#f8b860');
    fill(context, pane, down(context, bottom - height, bottom, lit));
    // The sheet of lights is not moved along with the house.
    const glowing = box((left + right) / 2, foot + bottom, right - left, height);
    fill(sheet.glow, glowing, down(sheet.glow, foot + bottom - height, foot + bottom, lit));
    sheet.light((left + right) / 2, foot + bottom - height / 2, height * 1.6, [255, 214, 140]);
  } else {
    fill(
      context,
      pane,
      down(context, bottom - height, bottom, coloredRows<1>('0,#a9cfe2 0.6,#6f9db6 1,#4d7287')),
    );
    context.save();
    context.clip(pane);
    for (const share of [0.1, 0.62]) {
      const x = left + (right - left) * share;
      fill(
        context,
        path(`M${x} ${bottom}l${height * 0.5} ${-height}h${height * 0.26}l${-height * 0.5} ${height}Z`),
        'rgba(255,255,255,0.3)',
      );
    }
    context.restore();
  }
  const frame: Rgb = [52, 54, 60];
  line(context, pane, frame, 0.016);
  for (let bar = 1; bar < panes; bar++)
    line(context, `M${left + ((right - left) * bar) / panes} ${bottom}v${-height}`, frame, 0.012);
}

function drawPool(sheet: Sketch, { lamps, lightSide, random }: DrawingRequest): void {
  const { context } = sheet;
  const tiles: Rgb = [222, 214, 200];
  fill(
    context,
    path('M-1.02 -0.31H1.06L1.26 0.03H-1.26Z'),
    down(context, -0.31, 0.03, fade(scale(tiles, 0.9), tiles)),
  );
  for (let row = 1; row < 5; row++)
    line(
      context,
      `M${-1.02 - row * 0.05} ${-0.31 + row * 0.068}H${1.06 + row * 0.04}`,
      scale(tiles, 0.84),
      0.005,
    );
  const rim = path('M-0.72 -0.24H0.66L0.86 -0.03H-0.96Z');
  modelled(context, rim, mix(tiles, WHITE, 0.6), { depth: 0.01, lightSide });
  const water = path('M-0.69 -0.225H0.63L0.8 -0.05H-0.9Z');
  for (const target of lamps ? [context, sheet.glow] : [context])
    fill(
      target,
      water,
      down(target, -0.225, -0.05, coloredRows<1>(lamps ? '0,#4ec6d8 1,#8ef0ee' : '0,#3aa8cc 1,#74d8e4')),
    );
  if (lamps) sheet.light(0, -0.12, 0.8, [120, 226, 232]);
  context.save();
  context.clip(water);
  for (let wave = 0; wave < 16; wave++) {
    const [x, y] = [random.range(-0.8, 0.7), random.range(-0.21, -0.06)];
    line(context, `M${x} ${y}q0.05 -0.014 0.1 0t0.1 0`, 'rgba(255,255,255,0.55)', 0.007);
  }
  context.restore();
  // Steps into the water, and two loungers.
  line(
    context,
    'M0.52 -0.03v-0.1q0.03 -0.05 0.06 0M0.64 -0.03v-0.1q0.03 -0.05 0.06 0',
    [176, 184, 192],
    0.014,
  );
  for (const x of [-0.98, 0.92]) {
    modelled(context, path(`M${x - 0.1} -0.24l0.08 -0.09l0.03 0.01l-0.04 0.08h0.22v0.03h-0.29Z`), WHITE, {
      depth: 0.01,
      lightSide,
    });
    fill(context, ellipse(x, -0.205, 0.14, 0.012), 'rgba(40,30,30,0.18)');
  }
}
