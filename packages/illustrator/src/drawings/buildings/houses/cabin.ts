import type { SKRSContext2D } from '../../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { coloredRows, points } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { across, box, clipped, down, ellipse, fade, fill, line, polygon } from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';
import { drawBars, drawOpening, drawTiledPlane, layStones } from '../parts/masonry.ts';

const LEFT = -0.46;
const RIGHT = 0.22;
const SIDE = 0.62;
const EAVES = -0.42;
const RIDGE = -0.84;
const MIDDLE = (LEFT + RIGHT) / 2;
const SNOW: Rgb = [240, 245, 252];

/** A house in three-quarter view: log cabin, plastered cottage or painted timber, by seed. */
export function drawCabin(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const wood = color ?? pickColor(random, '#8a5a36 #7a4a2a #93684a');
  const kind = random.pick(['logs', 'logs', 'plaster', 'boards'] as const);
  const wall = color ?? (kind === 'plaster' ? [230, 217, 192] : wood);
  const roof = pickColor(random, '#6b443a #7a3d32 #4f5560 #5c4a3a');
  return sketch({ size, left: -0.62, right: 0.8, top: -1.05 }, (sheet) => {
    const { context } = sheet;
    drawSideWall(context, wall, kind);
    drawFrontWall(context, wall, kind, request);
    drawChimney(sheet, request);
    drawRoof(context, roof, request.snow);
    drawWindows(sheet, request.lamps, request.snow);
    drawDoor(sheet, pickColor(random, '#5b3320 #7a2f2a #2f5a5c'), request);
    drawPorchPlants(context, request);
  });
}

function drawSideWall(context: SKRSContext2D, wall: Rgb, kind: 'logs' | 'plaster' | 'boards'): void {
  const side = polygon([
    [RIGHT, EAVES],
    [SIDE, EAVES + 0.02],
    [SIDE, -0.03],
    [RIGHT, 0],
  ]);
  fill(context, side, down(context, EAVES, 0, fade(scale(wall, 0.5), scale(wall, 0.66))));
  if (kind === 'plaster') return;
  for (let row = 0; row < 9; row++) {
    const y = -row * 0.047;
    line(context, `M${RIGHT} ${y}L${SIDE} ${y * 0.93 - 0.03}`, scale(wall, 0.38), 0.006);
  }
}

function drawFrontWall(
  context: SKRSContext2D,
  wall: Rgb,
  kind: 'logs' | 'plaster' | 'boards',
  { random }: DrawingRequest,
): void {
  const front = polygon([
    [LEFT, 0],
    [LEFT, EAVES],
    [MIDDLE, RIDGE],
    [RIGHT, EAVES],
    [RIGHT, 0],
  ]);
  fill(context, front, across(context, LEFT, RIGHT, fade(mix(wall, SNOW, 0.12), scale(wall, 0.86))));
  clipped(context, front, () => {
    if (kind === 'logs') {
      for (let y = 0; y > RIDGE; y -= 0.045) {
        context.fillStyle = down(
          context,
          y - 0.045,
          y,
          fade(scale(wall, 1.28), [0.35, scale(wall, 1.02)], scale(wall, 0.55)),
        );
        context.fillRect(LEFT, y - 0.045, RIGHT - LEFT, 0.044);
      }
    } else if (kind === 'boards') {
      for (let x = LEFT; x < RIGHT; x += 0.04) {
        context.fillStyle = toCss(scale(wall, random.range(0.86, 1.1)));
        context.fillRect(x, RIDGE, 0.037, -RIDGE);
      }
    } else {
      const beam: Rgb = [93, 63, 43];
      line(
        context,
        `M${LEFT} ${EAVES}H${RIGHT}M${LEFT} -0.21H${RIGHT}M${MIDDLE} ${EAVES}V${RIDGE}`,
        beam,
        0.026,
      );
      line(
        context,
        `M${LEFT + 0.01} 0V${EAVES}M${RIGHT - 0.01} 0V${EAVES}M-0.29 -0.21L${LEFT} ${EAVES}M0.05 -0.21L${RIGHT} ${EAVES}`,
        beam,
        0.022,
      );
      layStones(
        context,
        random,
        { left: LEFT, right: RIGHT, top: -0.06, bottom: 0 },
        [150, 140, 130],
        0.02,
        0.9,
      );
    }
    context.fillStyle = down(context, RIDGE, EAVES, fade('rgba(20,10,20,0.45)', 'rgba(20,10,20,0)'));
    context.fillRect(LEFT, RIDGE, RIGHT - LEFT, EAVES - RIDGE);
  });
}

function drawRoof(context: SKRSContext2D, roof: Rgb, snow: boolean): void {
  const plane = snow ? scale(SNOW, 0.9) : roof;
  drawTiledPlane(
    context,
    [
      [MIDDLE - 0.005, RIDGE - 0.05],
      [MIDDLE + 0.42, RIDGE - 0.02],
      [SIDE + 0.08, EAVES + 0.07],
      [RIGHT + 0.07, EAVES + 0.085],
    ],
    plane,
    snow ? 1 : 9,
  );
  const gable = `M${LEFT - 0.07} ${EAVES + 0.065}L${MIDDLE} ${RIDGE - 0.03}L${RIGHT + 0.065} ${EAVES + 0.07}`;
  line(context, gable, scale(roof, 0.45), 0.075);
  line(context, gable, scale(roof, 1.3), 0.045);
  if (!snow) return;
  const drift =
    `M${LEFT - 0.1} ${EAVES + 0.05}Q${MIDDLE - 0.2} ${RIDGE + 0.14} ${MIDDLE} ${RIDGE - 0.1}` +
    `Q${MIDDLE + 0.2} ${RIDGE - 0.11} ${MIDDLE + 0.43} ${RIDGE - 0.05}L${SIDE + 0.09} ${EAVES + 0.06}` +
    `Q0.45 ${EAVES + 0.11} ${RIGHT + 0.09} ${EAVES + 0.09}L${MIDDLE} ${RIDGE + 0.01}L${LEFT - 0.08} ${EAVES + 0.1}Z`;
  fill(context, drift, down(context, RIDGE, EAVES + 0.1, coloredRows<1>('0,#fcfdff 1,#d6e2f4')));
}

function drawChimney(sheet: Sketch, { snow, random }: DrawingRequest): void {
  const { context } = sheet;
  const chimney = { left: 0.14, right: 0.24, top: -0.98, bottom: -0.62 };
  context.fillStyle = across(context, chimney.left, chimney.right, coloredRows<1>('0,#967468 1,#5c443e'));
  context.fillRect(chimney.left, chimney.top, 0.1, 0.36);
  layStones(context, random, chimney, [136, 100, 90], 0.022, 0.8);
  context.fillStyle = snow ? toCss(SNOW) : 'rgb(84,64,60)';
  context.fillRect(chimney.left - 0.015, chimney.top - 0.02, 0.13, 0.03);
  sheet.smoke(0.19, -1);
}

function drawWindows(sheet: Sketch, lamps: boolean, snow: boolean): void {
  const glass: Rgb = [120, 152, 176];
  const windows = [
    { x: LEFT + 0.14, y: -0.24, width: 0.15, height: 0.16, arched: false },
    { x: RIGHT - 0.13, y: -0.24, width: 0.15, height: 0.16, arched: false },
    { x: MIDDLE, y: EAVES - 0.09, width: 0.12, height: 0.12, arched: false },
  ];
  for (const shape of windows) {
    drawOpening(sheet, shape, lamps, glass);
    drawBars(sheet, shape, lamps);
    if (lamps) sheet.light(shape.x, shape.y, 0.34, [255, 160, 70]);
    if (!snow) continue;
    fill(sheet.context, box(shape.x, shape.y + shape.height * 0.68, shape.width * 1.25, 0.022, 0.01), SNOW);
  }
  const sideWindow = polygon(points('0.33,-0.31 0.46,-0.305 0.46,-0.16 0.33,-0.15'));
  for (const target of lamps ? [sheet.context, sheet.glow] : [sheet.context]) {
    fill(target, sideWindow, lamps ? [255, 200, 104] : scale(glass, 0.8));
    line(target, 'M0.395 -0.308V-0.155M0.33 -0.23L0.46 -0.232', [58, 38, 26], 0.012);
  }
  line(sheet.context, sideWindow, [58, 38, 26], 0.014);
}

function drawDoor(sheet: Sketch, paint: Rgb, { lamps, color }: DrawingRequest): void {
  const { context } = sheet;
  const tone = color ? scale(color, 0.5) : paint;
  fill(context, box(MIDDLE, 0, 0.19, 0.34, 0.02), scale(tone, 0.5));
  fill(
    context,
    box(MIDDLE, 0, 0.16, 0.32, 0.015),
    across(context, MIDDLE - 0.08, MIDDLE + 0.08, fade(scale(tone, 1.25), scale(tone, 0.85))),
  );
  line(context, `M${MIDDLE - 0.03} 0V-0.32M${MIDDLE + 0.03} 0V-0.32`, scale(tone, 0.55), 0.006);
  fill(context, ellipse(MIDDLE + 0.055, -0.15, 0.012), [222, 182, 92]);
  const pane = { x: MIDDLE, y: -0.25, width: 0.075, height: 0.08, arched: true };
  drawOpening(sheet, pane, lamps, [120, 152, 176]);
  fill(context, box(MIDDLE, 0.025, 0.28, 0.03, 0.008), [142, 132, 124]);
}

function drawPorchPlants(context: SKRSContext2D, { random, snow }: DrawingRequest): void {
  const leaf: Rgb = snow ? [226, 234, 246] : [74, 112, 54];
  for (const [from, to] of [
    [LEFT - 0.05, MIDDLE - 0.14],
    [MIDDLE + 0.14, RIGHT + 0.02],
  ] as const) {
    for (let index = 0; index < 9; index++) {
      const x = from + (to - from) * random.next();
      const radius = random.range(0.022, 0.045);
      fill(context, ellipse(x, -radius * 0.5, radius, radius * 0.8), scale(leaf, random.range(0.7, 1.15)));
      if (!snow && random.chance(0.5))
        fill(context, ellipse(x, -radius, 0.009), random.pick(['#f2c14e', '#e86a7a', '#f4f0ea']));
    }
  }
}
