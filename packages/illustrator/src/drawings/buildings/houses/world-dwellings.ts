import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { coloredRows, pointsAt } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import {
  across,
  barrel,
  box,
  down,
  ellipse,
  fill,
  line,
  modelled,
  path,
  pathAt,
  polygon,
} from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';
import { archShape, drawWindow } from '../parts/house-parts.ts';

/** Fills a doorway, warm when lamps burn. */
function drawDarkDoor(
  sheet: Sketch,
  shape: ReturnType<typeof path>,
  x: number,
  y: number,
  { lamps }: DrawingRequest,
): void {
  for (const target of lamps ? [sheet.context, sheet.glow] : [sheet.context])
    fill(
      target,
      shape,
      lamps ? down(target, y - 0.2, y + 0.2, coloredRows<1>('0,#ffe696 1,#ffa046')) : [48, 40, 48],
    );
  if (lamps) sheet.light(x, y, 0.5, [255, 180, 90]);
}

/** A dome of snow blocks with a tunnel. */
export function drawIgloo(request: DrawingRequest): Drawing {
  const { size, random, lightSide } = request;
  const snow: Rgb = request.color ?? [232, 241, 250];
  return sketch({ size: size * 1.15, left: -0.9, right: 0.95, top: -0.8 }, (sheet) => {
    const { context } = sheet;
    const dome = path('M-0.76 0Q-0.78 -0.72 -0.06 -0.74Q0.62 -0.72 0.64 0Z');
    fill(context, dome, across(context, -0.76, 0.64, barrel(snow, lightSide, 0.8)));
    context.save();
    context.clip(dome);
    for (let row = 1; row < 7; row++) {
      const y = -row * 0.11;
      line(context, `M-0.8 ${y}Q-0.06 ${y - 0.06} 0.7 ${y}`, 'rgba(110,150,196,0.55)', 0.011);
      for (let joint = 0; joint < 9; joint++) {
        const x = -0.74 + (joint + (row % 2) / 2) * 0.165;
        line(context, `M${x} ${y - 0.02}l${(x + 0.06) * -0.05} -0.09`, 'rgba(110,150,196,0.5)', 0.009);
      }
      for (let block = 0; block < 4; block++)
        fill(context, box(random.range(-0.7, 0.6), y - 0.01, 0.14, 0.07, 0.02), 'rgba(255,255,255,0.35)');
    }
    context.restore();
    line(context, dome, 'rgba(70,104,150,0.7)', 0.011);
    modelled(
      context,
      'M-0.02 0V-0.26Q0 -0.44 0.26 -0.44Q0.52 -0.44 0.54 -0.26V0Z',
      mix(snow, [255, 255, 255], 0.4),
      { depth: 0.05, lightSide },
    );
    drawDarkDoor(
      sheet,
      path('M0.09 0V-0.2Q0.1 -0.33 0.26 -0.33Q0.42 -0.33 0.43 -0.2V0Z'),
      0.26,
      -0.14,
      request,
    );
    for (let drift = 0; drift < 12; drift++)
      fill(context, ellipse(-0.78 + drift * 0.135, 0.005, 0.1, 0.03), [244, 249, 255]);
  });
}

/** A round felt tent with a patterned band and a painted door. */
export function drawYurt(request: DrawingRequest): Drawing {
  const { size, random, lightSide, color } = request;
  const felt: Rgb = [240, 232, 216];
  const band: Rgb = color ?? pickColor(random, '#b5402f #2f5f9a #c88a2c');
  return sketch({ size: size * 1.1, left: -0.85, right: 0.85, top: -0.86 }, (sheet) => {
    const { context } = sheet;
    fill(context, box(0, 0, 1.28, 0.42), across(context, -0.64, 0.64, barrel(felt, lightSide)));
    const roof = 'M-0.7 -0.4Q-0.3 -0.7 -0.1 -0.74H0.1Q0.3 -0.7 0.7 -0.4Q0 -0.34 -0.7 -0.4Z';
    fill(context, roof, across(context, -0.7, 0.7, barrel(mix(felt, [255, 255, 255], 0.3), lightSide)));
    for (let seam = -3; seam <= 3; seam++)
      line(
        context,
        pathAt(0, 0, 'M0.03 -0.74Q0.12 -0.6 0.21 -0.38', seam),
        toCss(scale(felt, 0.6), 0.5),
        0.008,
      );
    line(context, 'M-0.68 -0.39Q0 -0.33 0.68 -0.39', band, 0.05);
    for (let step = 0; step < 21; step++)
      fill(
        context,
        polygon(pointsAt(step * 0.064, 0, '-0.64,-0.37 -0.608,-0.335 -0.576,-0.37')),
        [246, 214, 120],
      );
    line(context, 'M-0.64 -0.14Q0 -0.08 0.64 -0.14', scale(felt, 0.66), 0.018);
    modelled(context, box(0, -0.73, 0.22, 0.06, 0.02), band, { depth: 0.015, lightSide });
    sheet.smoke(0, -0.8);
    modelled(context, box(0, 0.01, 0.3, 0.36, 0.01), band, { depth: 0.02, lightSide });
    drawDarkDoor(sheet, box(0, 0.005, 0.2, 0.29), 0, -0.14, { ...request, lamps: false });
    modelled(context, box(0, 0.005, 0.2, 0.29), [224, 150, 58], { depth: 0.02, lightSide });
    line(context, 'M0 0V-0.28M-0.05 -0.08v-0.12M0.05 -0.08v-0.12', scale(band, 0.8), 0.014);
    if (request.lamps) {
      fill(sheet.glow, ellipse(0, -0.77, 0.08, 0.025), [255, 214, 130]);
      sheet.light(0, -0.2, 0.5, [255, 180, 90]);
    }
  });
}

/** A tipi of hides on crossed poles, painted with suns and animals' tracks. */
export function drawTipi(request: DrawingRequest): Drawing {
  const { size, random, lightSide, color } = request;
  const hide: Rgb = color ?? pickColor(random, '#ecd9b0 #e2c69a #f0e4ca');
  const paint = pickColor(random, '#b5402f #2f6f8a #8a4a2c');
  return sketch({ size, left: -0.6, right: 0.6, top: -1.12 }, (sheet) => {
    const { context } = sheet;
    line(
      context,
      'M-0.06 -0.8L0.14 -1.1M0.06 -0.8L-0.14 -1.1M0 -0.8L0.02 -1.12M0.02 -0.8L-0.06 -1.1M-0.02 -0.8L0.08 -1.08',
      [126, 88, 56],
      0.018,
    );
    const cone = path('M0 -0.92L0.5 0Q0 0.05 -0.5 0Z');
    fill(context, cone, across(context, -0.5, 0.5, barrel(hide, lightSide)));
    context.save();
    context.clip(cone);
    fill(context, 'M-0.6 -0.16Q0 -0.1 0.6 -0.16V-0.06Q0 0 -0.6 -0.06Z', paint);
    for (let peak = 0; peak < 13; peak++)
      fill(context, polygon(pointsAt(peak * 0.08, 0, '-0.52,-0.15 -0.48,-0.21 -0.44,-0.15')), paint);
    fill(context, 'M-0.3 -0.66Q0 -0.62 0.3 -0.66V-1H-0.3Z', toCss(scale(paint, 0.9), 0.9));
    line(context, 'M-0.4 -0.58Q0 -0.53 0.4 -0.58', [232, 178, 70], 0.022);
    for (const side of [-1, 1])
      line(context, `M0 -0.92L${side * 0.24} 0.04`, toCss(scale(hide, 0.5), 0.4), 0.008);
    context.restore();
    fill(context, ellipse(0.2, -0.34, 0.05), [232, 158, 60]);
    fill(context, ellipse(-0.2, -0.34, 0.05), [232, 158, 60]);
    line(context, cone, toCss(scale(hide, 0.35), 0.8), 0.01);
    drawDarkDoor(sheet, path('M-0.13 0.02Q-0.1 -0.26 0 -0.44Q0.1 -0.26 0.13 0.02Z'), 0, -0.16, request);
    modelled(context, 'M0.13 0.02Q0.1 -0.26 0 -0.44Q0.17 -0.3 0.22 0.015Z', mix(hide, [255, 255, 255], 0.3), {
      depth: 0.02,
      lightSide,
    });
    sheet.smoke(0, -1.0);
  });
}

/** A hut of straw or palm leaves; on stilts over water or sand, or on the ground. */
function drawThatchedHut(request: DrawingRequest, stilts: boolean): Drawing {
  const { size, random, lightSide, color } = request;
  const wall: Rgb = color ?? pickColor(random, '#b98a54 #a87848 #c79a62');
  const straw = pickColor(random, '#d8b060 #c29a50 #b58f58');
  const base = stilts ? -0.34 : 0;
  return sketch({ size, left: -0.75, right: 0.75, top: -1.2 }, (sheet) => {
    const { context } = sheet;
    if (stilts) {
      for (const x of [-0.38, -0.14, 0.14, 0.38])
        fill(
          context,
          box(x, 0.02, 0.04, 0.38),
          across(context, x - 0.02, x + 0.02, barrel([126, 90, 58], lightSide)),
        );
      line(
        context,
        'M-0.38 -0.06L-0.14 -0.3M0.14 -0.06L0.38 -0.3M-0.14 -0.06L0.14 -0.3',
        [104, 74, 48],
        0.018,
      );
      modelled(context, box(0, base + 0.03, 1.04, 0.06, 0.01), [150, 108, 70], { depth: 0.015, lightSide });
    }
    fill(context, box(0, base, 0.78, 0.34), across(context, -0.39, 0.39, barrel(wall, lightSide)));
    for (let cane = 0; cane < 26; cane++)
      line(
        context,
        `M${-0.38 + cane * 0.0305} ${base}v-0.34`,
        toCss(scale(wall, random.range(0.6, 1.2)), 0.6),
        0.009,
      );
    line(context, `M-0.39 ${base - 0.12}h0.78M-0.39 ${base - 0.25}h0.78`, scale(wall, 0.55), 0.012);
    drawDarkDoor(
      sheet,
      archShape({ x: -0.08, bottom: base, width: 0.17, height: 0.27 }),
      -0.08,
      base - 0.14,
      request,
    );
    drawWindow(
      sheet,
      { x: 0.22, bottom: base - 0.11, width: 0.12, height: 0.11 },
      { frame: scale(wall, 0.7), sill: false },
      request,
    );
    const roof = path(
      pathAt(
        0,
        base,
        'M-0.6 -0.27Q-0.34 -0.44 -0.06 -0.72H0.06Q0.34 -0.44 0.6 -0.27Q0.3 -0.3 0 -0.29Q-0.3 -0.3 -0.6 -0.27Z',
      ),
    );
    fill(
      context,
      roof,
      across(context, -0.6, 0.6, barrel(request.snow ? [236, 242, 250] : straw, lightSide)),
    );
    context.save();
    context.clip(roof);
    for (let blade = 0; blade < 120; blade++) {
      const t = random.range(-1, 1);
      const v = random.range(0.1, 1);
      line(
        context,
        `M${t * 0.6 * v} ${base - 0.72 + v * 0.42}l${t * 0.05} 0.07`,
        toCss(scale(straw, random.range(0.65, 1.25)), request.snow ? 0.2 : 0.7),
        0.009,
      );
    }
    context.restore();
    for (let fringe = 0; fringe < 40; fringe++) {
      const t = fringe / 39;
      line(
        context,
        `M${-0.59 + t * 1.18} ${base - 0.285}l${random.range(-0.015, 0.015)} ${random.range(0.03, 0.07)}`,
        scale(straw, random.range(0.7, 1.1)),
        0.014,
      );
    }
    modelled(context, ellipse(0, base - 0.72, 0.07, 0.035), scale(straw, 0.85), { depth: 0.015, lightSide });
    if (stilts) {
      line(context, `M-0.2 ${base + 0.02}L-0.32 0.02M0.0 ${base + 0.02}L-0.12 0.02`, [126, 90, 58], 0.022);
      for (let rung = 1; rung < 7; rung++)
        line(context, `M${-0.2 - rung * 0.017} ${base + 0.02 + rung * 0.048}h0.2`, [150, 108, 70], 0.018);
    }
  });
}

export function drawStrawHut(request: DrawingRequest): Drawing {
  return drawThatchedHut(request, false);
}

export function drawStiltHut(request: DrawingRequest): Drawing {
  return drawThatchedHut(request, true);
}
