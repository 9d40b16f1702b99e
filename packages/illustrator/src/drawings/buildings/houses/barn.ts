import type { SKRSContext2D } from '../../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { across, barrel, box, clipped, ellipse, fill, line, polygon } from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';
import { at, drawWalls, faceTones, type Volume } from '../../pen/solid.ts';
import { isRuined } from '../parts/building-state.ts';
import { drawShrubs } from '../parts/doorstep.ts';
import { drawRoofPlane } from '../parts/roofs.ts';
import { paintSurface } from '../parts/wall-surface.ts';

const BARN: Volume = { left: -0.46, right: 0.26, top: -0.4, depth: 0.75 };
const MIDDLE = (BARN.left + BARN.right) / 2;
/** The broken slope of a gambrel roof: knee and ridge, out from the middle. */
const KNEE = { out: 0.24, y: -0.66 };
const RIDGE = -0.8;

/** A farm barn with a gambrel roof, white trim, a crossed double door and a hay loft; often with a silo. */
export function drawBarn(request: DrawingRequest): Drawing {
  const { random, size, color, qualities } = request;
  const wall: Rgb =
    color ?? (qualities.includes('wooden') ? [138, 100, 68] : pickColor(random, '#a5322a #b23c2e #93302c'));
  const roof = pickColor(random, '#4e5660 #5a4a42 #77808a');
  const trim: Rgb = isRuined(request) ? [186, 176, 160] : [248, 242, 230];
  const silo = random.chance(0.6);
  return sketch({ size: size * 1.12, left: -0.9, right: 1.05, top: -1.02 }, (sheet) => {
    if (silo) drawSilo(sheet.context, -0.62, request);
    drawWalls(sheet, BARN, { color: wall, surface: 'boards' }, request);
    drawFrontGable(sheet.context, wall, request);
    drawGambrelRoof(sheet.context, roof, trim, request);
    drawBarnDoors(sheet, wall, trim, request);
    drawShrubs(sheet, BARN.left - 0.05, 0.3, MIDDLE, request);
    sheet.anchor('back', MIDDLE, RIDGE);
  });
}

function drawFrontGable(context: SKRSContext2D, wall: Rgb, request: DrawingRequest): void {
  const gable = polygon([
    [BARN.left, BARN.top],
    [MIDDLE - KNEE.out, KNEE.y],
    [MIDDLE, RIDGE],
    [MIDDLE + KNEE.out, KNEE.y],
    [BARN.right, BARN.top],
  ]);
  const tone = scale(wall, faceTones(request).front);
  fill(context, gable, tone);
  clipped(context, gable, () =>
    paintSurface(
      context,
      request.random,
      { left: BARN.left, right: BARN.right, top: RIDGE, bottom: BARN.top },
      tone,
      'boards',
    ),
  );
}

function drawGambrelRoof(context: SKRSContext2D, roof: Rgb, trim: Rgb, request: DrawingRequest): void {
  const { side } = faceTones(request);
  const back = BARN.depth + 0.05;
  const tone = scale(roof, Math.max(0.7, side * 1.05));
  drawRoofPlane(
    context,
    [
      at(MIDDLE + KNEE.out, KNEE.y, -0.05),
      at(MIDDLE + KNEE.out, KNEE.y, back),
      at(BARN.right + 0.05, BARN.top + 0.05, back),
      at(BARN.right + 0.05, BARN.top + 0.05, -0.05),
    ],
    scale(tone, 0.86),
    request,
  );
  drawRoofPlane(
    context,
    [
      at(MIDDLE, RIDGE, -0.05),
      at(MIDDLE, RIDGE, back),
      at(MIDDLE + KNEE.out, KNEE.y, back),
      at(MIDDLE + KNEE.out, KNEE.y, -0.05),
    ],
    scale(tone, 1.12),
    { ...request, qualities: [] },
  );
  const edge =
    `M${BARN.left - 0.05} ${BARN.top + 0.05}L${MIDDLE - KNEE.out - 0.02} ${KNEE.y - 0.01}L${MIDDLE} ${RIDGE - 0.015}` +
    `L${MIDDLE + KNEE.out + 0.02} ${KNEE.y - 0.01}L${BARN.right + 0.05} ${BARN.top + 0.05}`;
  line(context, edge, scale(roof, 0.45), 0.052);
  line(context, edge, request.snow ? [240, 245, 252] : trim, 0.034);
}

function drawBarnDoors(sheet: Sketch, wall: Rgb, trim: Rgb, request: DrawingRequest): void {
  const { context } = sheet;
  const half = 0.17;
  const open = request.lamps && !isRuined(request);
  const doorway = box(MIDDLE, 0, half * 2, 0.34);
  fill(context, doorway, scale(wall, 0.8));
  for (const side of [-1, 1]) {
    const [outer, inner] = [MIDDLE + side * half, MIDDLE + side * 0.008];
    line(context, `M${outer} -0.005V-0.34H${inner}V-0.005ZM${outer} -0.17H${inner}`, trim, 0.02);
    line(context, `M${outer} -0.17L${inner} -0.335M${outer} -0.005L${inner} -0.165`, trim, 0.017);
  }
  if (isRuined(request))
    fill(context, polygon(pointsAt(MIDDLE, 0, '0.01,0 0.01,-0.3 0.12,-0.31 0.15,0')), [28, 20, 22]);
  const loft = `M${MIDDLE - 0.075} -0.47V-0.58A0.075 0.075 0 0 1 ${MIDDLE + 0.075} -0.58V-0.47Z`;
  for (const target of open ? [context, sheet.glow] : [context])
    fill(target, loft, open ? [255, 200, 110] : [46, 30, 26]);
  if (!open)
    for (let straw = 0; straw < 26; straw++)
      line(
        context,
        `M${MIDDLE + request.random.range(-0.06, 0.06)} -0.475l${request.random.range(-0.03, 0.03)} ${-request.random.range(0.03, 0.08)}`,
        mix([222, 184, 92], [160, 120, 50], request.random.next()),
        0.006,
      );
  line(context, loft, trim, 0.02);
  if (open) sheet.light(MIDDLE, -0.53, 0.3, [255, 180, 90]);
  line(
    context,
    `M${BARN.left + 0.012} 0V${BARN.top}M${BARN.right - 0.012} 0V${BARN.top}M${BARN.left} ${BARN.top}H${BARN.right}`,
    toCss(trim, 0.95),
    0.022,
  );
}

function drawSilo(context: SKRSContext2D, x: number, { lightSide, snow }: DrawingRequest): void {
  const steel: Rgb = [188, 192, 196];
  fill(context, box(x, 0, 0.22, 0.74), across(context, x - 0.11, x + 0.11, barrel(steel, lightSide)));
  for (let hoop = 1; hoop < 10; hoop++)
    line(context, `M${x - 0.11} ${-hoop * 0.074}q0.11 0.02 0.22 0`, 'rgba(60,60,70,0.45)', 0.006);
  const dome = `M${x - 0.12} -0.73A0.12 0.13 0 0 1 ${x + 0.12} -0.73Q${x} -0.69 ${x - 0.12} -0.73Z`;
  fill(
    context,
    dome,
    across(context, x - 0.12, x + 0.12, barrel(snow ? [240, 245, 252] : [150, 74, 64], lightSide)),
  );
  fill(context, ellipse(x, -0.86, 0.016), [110, 60, 54]);
}
